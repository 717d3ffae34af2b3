"""Fused where a program is interrupted: exceptions and Ctrl-C in a recorded region, fork, exit with ops held back, the log of traces.

TORCH_TPU_FUSED_SIGHTINGS=0 makes every segment one program at once, so that ops are surely held back.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conftest import Script

pytestmark = pytest.mark.usefixtures("tpu")
AT_ONCE = {"TORCH_TPU_EAGER_MODE": "fused", "TORCH_TPU_FUSED_SIGHTINGS": "0"}

HELD = """
import torch, torch_tpu
x = torch.linspace(0, 1, 64).to("tpu")
before = torch_tpu.metrics()["launches"]
y = (x * 3 + 1).exp()
assert torch_tpu.metrics()["launches"] == before, "nothing ran yet"
"""


@pytest.mark.parametrize(("end", "status"), [("", 0), ("raise SystemExit(7)", 7), ("import os; os._exit(5)", 5), ("import builtins; builtins.kept = y", 0)])
def test_exit_with_ops_held_back(end: str, status: int, script: Script) -> None:
    result = script(HELD + end, timeout_s=100, **AT_ONCE)
    assert (result.returncode, result.stderr) == (status, ""), result


def test_keyboard_interrupt_leaves_what_was_recorded(passes: Callable[..., str]) -> None:
    """Ctrl-C between two ops: what came before it gives its values, and the mode goes on."""
    passes(
        HELD
        + """
import os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background inherits that it is ignored
try:
    for step in range(10_000):
        y = y * 1.0
        if step == 20:
            os.kill(os.getpid(), signal.SIGINT)
    raise AssertionError("no interrupt came")
except KeyboardInterrupt:
    pass
want = (x.cpu() * 3 + 1).exp()
torch.testing.assert_close(y.cpu(), want)
torch.testing.assert_close((y + 1).cpu(), want + 1)
""",
        **AT_ONCE,
    )


def test_an_exception_leaves_what_was_recorded(passes: Callable[..., str]) -> None:
    passes(
        HELD
        + """
try:
    y.add_(torch.ones(5, device="tpu"))
except RuntimeError as error:
    assert "must match the size" in str(error), error
else:
    raise AssertionError("no error")
torch.testing.assert_close(y.cpu(), (x.cpu() * 3 + 1).exp())
""",
        **AT_ONCE,
    )


def test_a_child_forked_with_ops_held_back(passes: Callable[..., str]) -> None:
    """The child is refused in words, the parent goes on."""
    passes(
        HELD
        + """
import os
child = os.fork()
if child == 0:
    for action in (lambda: y + 1, lambda: y.cpu(), lambda: torch.tpu.synchronize()):
        try:
            action()
        except RuntimeError as error:
            assert "fork" in str(error), error
        else:
            os._exit(9)
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
torch.testing.assert_close(y.cpu(), (x.cpu() * 3 + 1).exp())
""",
        timeout_s=100, **AT_ONCE,
    )  # fmt: skip


def test_threads_in_different_modes(passes: Callable[..., str]) -> None:
    """Each thread in its own mode, on tensors of its own and on one that all read."""
    passes(
        """
import threading, torch
shared = torch.linspace(0, 1, 64).to("tpu")
errors = []
def work(mode, n):
    try:
        with torch.tpu.set_eager_mode(mode):
            mine = torch.full((64,), float(n)).to("tpu")
            for step in range(30):
                mine = (mine + shared).sin() * 2
                if step % 7 == n % 7:
                    mine.cpu()
            want = torch.full((64,), float(n))
            for step in range(30):
                want = (want + shared.cpu()).sin() * 2
            torch.testing.assert_close(mine.cpu(), want)
    except BaseException as error:
        errors.append(repr(error))
threads = [threading.Thread(target=work, args=(mode, n)) for n in range(2) for mode in torch.tpu.EagerMode]
[t.start() for t in threads]
[t.join() for t in threads]
assert not errors, errors
""",
        TORCH_TPU_FUSED_SIGHTINGS="0",
    )


def test_the_environment_watches_optimizers(passes: Callable[..., str]) -> None:
    """With Fused from the environment a step of training without host reads is cut after the optimizer's step."""
    passes(
        """
import torch, torch_tpu
layer = torch.nn.Linear(8, 8).to("tpu")
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
x = torch.ones(4, 8, device="tpu")
before = torch_tpu.metrics()["fused"]["segments"]
for _ in range(6):
    optimizer.zero_grad()
    layer(x).square().sum().backward()
    optimizer.step()
assert torch_tpu.metrics()["fused"]["segments"] - before >= 5
""",
        TORCH_TPU_EAGER_MODE="fused",
    )


LOGGED = """
import torch, torch_tpu
x, y, z = torch.ones(8).to("tpu"), torch.ones(8).to("tpu"), torch.ones(9).to("tpu")
def run(f): f().cpu()
run(lambda: (x * 2 + 1).exp())
run({changed})
[(why, count)] = torch_tpu.metrics()["fused"]["not_repeated"].items()
assert count == 1
print(why)
"""


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ("lambda: (x * 2 + 1).sin()", "a new sequence of 3 ops; the first 2 are those of one of 3 ops, then aten::sin where that had aten::exp"),
        ("lambda: (z * 2 + 1).exp()", "then aten::mul.Tensor has other sizes: (f32[9], f32[]) for (f32[8], f32[])"),
        ("lambda: (x * 2 + 1).exp().neg()", "then it goes on with aten::neg"),
        ("lambda: x * 2 + 1", "then it ends where that went on with aten::exp"),
        ("lambda: (x * 2 + x).exp()", "then aten::add.Tensor has other sizes: (f32[8], f32[8]"),
    ],
)
def test_the_log_says_why_a_trace_did_not_repeat(changed: str, why: str, script: Script) -> None:
    result = script(LOGGED.format(changed=changed), TORCH_TPU_EAGER_MODE="fused", TORCH_TPU_LOG_TRACES="1")
    assert result.returncode == 0, result.stderr
    assert why in result.stdout and "torch_tpu: fused on tpu:0: " + result.stdout.strip() in result.stderr


def test_the_log_tells_static_numbers_and_other_operands(passes: Callable[..., str]) -> None:
    text = passes(
        LOGGED.format(changed="lambda: (x * 2 + 1).exp()").split("run(lambda")[0]
        + """
run(lambda: (x + y).pow(2.0).exp())
run(lambda: (x + y).pow(3.0).exp())
run(lambda: (x + x).pow(3.0).exp())
print("\\n".join(torch_tpu.metrics()["fused"]["not_repeated"]))
""",
        TORCH_TPU_EAGER_MODE="fused", TORCH_TPU_LOG_TRACES="1",
    )  # fmt: skip
    operand, static = text.splitlines()   # in alphabetical order: "the first 0", "the first 1"
    assert "aten::pow.Tensor_Scalar has another number or option in its program: " in static
    assert "aten::add.Tensor takes input 0 where that took input 1 (parameter 1)" in operand


def test_a_trace_has_the_names_of_its_own_ops(passes: Callable[..., str]) -> None:
    """Programs are shared by their text, and carry the name of the op that asked first."""
    text = passes(
        """
import torch, torch_tpu
x = torch.linspace(-1, 1, 8).to("tpu")
x.sgn().cpu()
torch.tpu.eager_mode = torch.tpu.EagerMode.DEFER_AND_FUSE
x.sign().exp().sin().cpu()
x.exp().sin().cpu()
[why] = torch_tpu.metrics()["fused"]["not_repeated"]
print(why)
""",
        TORCH_TPU_LOG_TRACES="1",
    )
    assert "aten::exp where that had aten::sign" in text


def test_metrics_tell_what_a_trace_saved(passes: Callable[..., str]) -> None:
    passes(
        """
import torch, torch_tpu
from tests.modes.fused import repeated
x = torch.linspace(0, 1, 64).to("tpu")
def run():
    y = x
    for _ in range(3):
        y = torch.sin(y * 1.5 + 0.25)
    return torch.tanh(y).cosh().cpu()
repeated(run, times=7)
fused = torch_tpu.metrics()["fused"]
[trace] = [t for t in fused["best_traces"] if t["name"] == "aten::mul.Tensor .. aten::cosh (11 ops)"]
assert trace["sightings"] == 7 and trace["fused"] >= 4, trace
assert abs(fused["seconds_saved"]) < 60 and abs(trace["seconds_saved"]) < 60, fused
"""
    )


def test_a_convolutions_gradient_is_not_in_the_optimizers_program(passes: Callable[..., str]) -> None:
    """On the CPU plugin: its dimensions are in another order there (recorder.h). Without one the step is one program."""
    passes(
        """
import torch, torch_tpu
def segments(layer, x):
    optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
    before = torch_tpu.metrics()["fused"]["segments"]
    with torch.tpu.set_eager_mode(torch.tpu.EagerMode.DEFER_AND_FUSE):
        for _ in range(4):
            optimizer.zero_grad()
            loss = layer(x).square().sum()
            loss.backward()
            optimizer.step()
            loss.item()
    return torch_tpu.metrics()["fused"]["segments"] - before
assert segments(torch.nn.Linear(8, 8).to("tpu"), torch.ones(4, 8, device="tpu")) == 4
assert segments(torch.nn.Conv2d(2, 4, 3).to("tpu"), torch.ones(2, 2, 8, 8, device="tpu")) == 8
"""
    )


def test_an_optimizer_of_wrappers_steps(passes: Callable[..., str]) -> None:
    """Once Fused has been used its hooks see every optimizer: gradients without a storage of their own are left alone."""
    passes(
        """
import torch, torch_tpu
from torch._subclasses.fake_tensor import FakeTensorMode
torch.tpu.eager_mode = torch.tpu.EagerMode.DEFER_AND_FUSE
layer = torch.nn.Linear(2, 2).to("tpu")
layer(torch.ones(1, 2, device="tpu")).sum().backward()
torch.optim.SGD(layer.parameters(), lr=0.1).step()
with FakeTensorMode():
    weight = torch.nn.Parameter(torch.ones(2, device="tpu"))
    weight.grad = torch.ones(2, device="tpu")
    torch.optim.SGD([weight], lr=0.1).step()
"""
    )
