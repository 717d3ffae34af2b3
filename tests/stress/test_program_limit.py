"""Only so many compiled programs stay in memory (TORCH_TPU_MAX_PROGRAMS): the others are freed, and come back when they are wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("tpu")

OPS = """
import torch, torch_tpu
from torch_tpu import _C

def loop():
    for n in range(1, 121):
        x = torch.arange(float(n)).to("tpu")
        assert (x * 2 + 1).sum().item() == n * n, n
"""


def test_programs_are_freed_and_come_back_from_disk(passes: Callable[..., str], tmp_path: Path) -> None:
    passes(
        OPS
        + """
loop()
torch.tpu.synchronize()
first = torch_tpu.metrics()
assert first["programs_compiled"] > 300 and first["programs_evicted"] > 200, first
assert _C.live_handles()["executables"] <= 40 and _C.cache_info()["programs_in_memory"] <= 40   # the limit, and what is just being made
loop()
second = torch_tpu.metrics()
assert second["programs_compiled"] == first["programs_compiled"], "compiled again although they are on disk"
assert second["programs_brought_back"] > 200 and second["cache_hits_disk"] == second["programs_brought_back"]
maps = sum(1 for _ in open("/proc/self/maps"))
assert maps < 5000, maps
""",
        TORCH_TPU_MAX_PROGRAMS="32", TORCH_TPU_SIZE_BUCKETS="0", TORCH_TPU_CACHE_DIR=str(tmp_path),
    )  # fmt: skip


def test_without_a_disk_cache_they_are_compiled_again(passes: Callable[..., str]) -> None:
    passes(OPS.replace("121", "31") + "loop(); loop()\nassert torch_tpu.metrics()['programs_evicted'] > 60",
           TORCH_TPU_MAX_PROGRAMS="16", TORCH_TPU_SIZE_BUCKETS="0", TORCH_TPU_CACHE="0")  # fmt: skip


def test_the_most_used_stay(passes: Callable[..., str]) -> None:
    """What is launched all the time is never freed, whatever comes and goes beside it."""
    passes(
        """
import torch, torch_tpu
y = torch.ones(7, device="tpu")
y.neg().cpu()
def hot():
    return y.neg().cpu()
for n in range(1, 200):
    torch.ones(n, 2).to("tpu").cosh().cpu()
    hot()
before = torch_tpu.metrics()["programs_brought_back"]
hot()
assert torch_tpu.metrics()["programs_evicted"] > 100
assert torch_tpu.metrics()["programs_brought_back"] == before == 0
""",
        TORCH_TPU_MAX_PROGRAMS="32", TORCH_TPU_SIZE_BUCKETS="0",
    )  # fmt: skip


@pytest.mark.parametrize("mode", ["strict", "fused"])
def test_threads_whose_programs_do_not_fit(mode: str, passes: Callable[..., str]) -> None:
    """A limit far below what four threads use at once: right results, no hang."""
    passes(
        """
import threading, torch
errors = []
def work(seed):
    try:
        for step in range(25):
            n = 3 + (step * 7 + seed * 5) % 23
            x = torch.arange(float(n))
            y = x.to("tpu")
            got = ((y + seed).sin() * 2 - y.flip(0)).cumsum(0).cpu()
            torch.testing.assert_close(got, ((x + seed).sin() * 2 - x.flip(0)).cumsum(0))
            m = torch.ones(n, n, device="tpu")
            assert (m @ m).sum().item() == n ** 3
    except BaseException as error:
        errors.append(repr(error))
threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
[t.start() for t in threads]
[t.join() for t in threads]
assert not errors, errors
import torch_tpu
assert torch_tpu.metrics()["programs_evicted"] > 20
""",
        TORCH_TPU_MAX_PROGRAMS="8", TORCH_TPU_SIZE_BUCKETS="0", TORCH_TPU_EAGER_MODE=mode,
    )  # fmt: skip
