"""How processes end, fork and grow."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conftest import Script
from tests.sizes import size

BACKWARD = """
import sys
import torch
layer = torch.nn.Linear(8, 8).to(sys.argv[1])
layer(torch.ones(4, 8, device=sys.argv[1])).square().sum().backward()
"""


def test_exit_right_after_backward(device: str, script: Script) -> None:
    """Autograd's device thread still holds Python objects then: without care the process aborts (PYTORCH_FACTS point 1)."""
    for attempt in range(size(10, 200)):
        result = script(BACKWARD, device)
        assert (result.returncode, result.stdout, result.stderr) == (0, "", ""), f"attempt {attempt}: {result}"


ENDS = {
    "exception": ("raise SystemExit(7)", 7),
    # The thread may find the device shut down, which is an error like any other.
    "thread": ("import contextlib, threading\ndef work():\n  with contextlib.suppress(RuntimeError): x.mm(x).cpu()\n"
               "threading.Thread(target=work, daemon=True).start()", 0),
    "os._exit": ("import os; os._exit(5)", 5),
    "pending work": ("[x := x.mm(x) for _ in range(50)]", 0),
    "alive globals": ("import builtins; builtins.kept = [x, torch.Generator(device=x.device), x.detach().requires_grad_()]", 0),
}


@pytest.mark.parametrize("end", ENDS)
def test_exit(end: str, device: str, script: Script) -> None:
    code, expected = ENDS[end]
    result = script(f"import sys, torch\nx = torch.eye(64, device=sys.argv[1])\ny = x + 1\n{code}\n", device)
    assert (result.returncode, result.stderr) == (expected, ""), result


FORK = """
import os, sys, torch
x = torch.ones(3, device=sys.argv[1])
print(x.sum().item())
child = os.fork()
if child == 0:
    assert torch.tpu._is_in_bad_fork()
    for action in (lambda: x + 1, lambda: torch.ones(2, device="tpu"), lambda: x.cpu(), lambda: torch.tpu.synchronize()):
        try:
            action()
        except RuntimeError as error:
            assert "fork" in str(error) and "spawn" in str(error), error
        else:
            os._exit(9)
    assert (torch.ones(2) + 1).sum().item() == 4.0   # CPU goes on working
    torch.manual_seed(1)                              # and so does what every program calls
    os._exit(0)
_, status = os.waitpid(child, 0)
print(os.waitstatus_to_exitcode(status), (x + 1).sum().item())
"""


def test_fork_after_start_is_refused_in_the_child(tpu: str, passes: Callable[..., str]) -> None:
    """A clear error in the child, which names the cure; the parent goes on."""
    assert passes(FORK, tpu).split() == ["3.0", "0", "6.0"]


EARLY_FORK = """
import os, sys, torch
torch.tpu.is_initialized()
child = os.fork()
if child == 0:
    print(torch.ones(3, device="tpu").sum().item(), flush=True)
    os._exit(0)
_, status = os.waitpid(child, 0)
print(os.waitstatus_to_exitcode(status), torch.ones(4, device="tpu").sum().item())
"""


def test_fork_before_start_works_on_both_sides(tpu: str, passes: Callable[..., str]) -> None:
    assert passes(EARLY_FORK).split() == ["3.0", "0", "4.0"]


LOADER = """
import sys, torch
from torch.utils.data import DataLoader, TensorDataset
x = torch.ones(3, device=sys.argv[1])   # started before the workers are forked
data = TensorDataset(torch.arange(32.0).reshape(16, 2), torch.arange(16))
total = 0.0
for values, labels in DataLoader(data, batch_size=4, num_workers=2):
    total += (values.to(x.device).sum() + labels.to(x.device).sum()).item()
print(total)
"""


def test_data_loader_workers_forked_after_start(device: str, passes: Callable[..., str]) -> None:
    assert passes(LOADER, device).strip() == str(float(sum(range(32)) + sum(range(16))))


GROWTH = """
import gc, sys
import torch
from tests.stress.models import digits_cnn

def resident_kib():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

device, steps = sys.argv[1], int(sys.argv[2])
torch.set_num_threads(1)
torch.manual_seed(0)
model = digits_cnn().to(device)
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
images, labels = torch.randn(256, 1, 8, 8), torch.randint(0, 10, (256,))
for step in range(1, steps + 1):
    at = step * 64 % 256
    optimizer.zero_grad()
    loss = torch.nn.functional.cross_entropy(model(images[at:at + 64].to(device)), labels[at:at + 64].to(device))
    loss.backward()
    optimizer.step()
    if step % 50 == 0:
        loss.item()
    if step in (100, steps):
        gc.collect()
        print(resident_kib())
"""


def test_resident_memory_does_not_grow_over_1000_steps(device: str, passes: Callable[..., str]) -> None:
    early, late = map(int, passes(GROWTH, device, str(size(1000, 10000)), timeout_s=1200).split())
    assert late - early <= 8 * 1024, f"{early} KiB after 100 steps, {late} KiB at the end"


ACTIVATIONS = """
import sys, torch
device = sys.argv[1]
big = lambda: torch.ones(1 << 20, device=device)   # 4 MiB
x = big()
base = torch.tpu.memory_allocated()
for _ in range(20):
    y = big() * x + 1
    del y
assert torch.tpu.memory_allocated() == base, (torch.tpu.memory_allocated(), base)
assert torch.tpu.max_memory_allocated() <= base + (16 << 20), torch.tpu.max_memory_allocated()
cycle = [big()]
cycle.append(cycle)
del cycle
import gc; gc.collect()
assert torch.tpu.memory_allocated() == base
"""


def test_device_memory_is_freed_at_once(tpu: str, passes: Callable[..., str]) -> None:
    passes(ACTIVATIONS, tpu)


FAULTS = """
import resource, sys, torch
x = torch.ones(1024, 1024, device=sys.argv[1])

def step():
    kept = [x + number for number in range(8)]   # 32 MiB
    torch.tpu.synchronize()

for _ in range(5):
    step()
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(20):
    step()
print((resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before) // 20)
"""


@pytest.mark.parametrize("told", [False, True], ids=["as it is", "told by the user"])
def test_freed_memory_is_not_given_back_between_steps(told: bool, tpu: str, passes: Callable[..., str]) -> None:
    """Else each step pays for fresh, zeroed pages; 8192 of them. What the user told malloc stays."""
    faults = int(passes(FAULTS, tpu, MALLOC_TRIM_THRESHOLD_="65536" if told else None, MALLOC_MMAP_THRESHOLD_=None, GLIBC_TUNABLES=None))
    assert (faults > 1000) == told, f"{faults} page faults a step"
