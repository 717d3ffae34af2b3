"""Eight Python threads that train different models, on one device and on several, give the numbers that CPU gives alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.sizes import size

PROGRAM = """
import sys, threading
import torch
from tests.stress.models import MODELS, assert_same, train

device, devices, steps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
if device == "tpu":
    assert torch.tpu.device_count() == devices, torch.tpu.device_count()
jobs = [(list(MODELS)[i % len(MODELS)], f"{device}:{i % devices}" if device == "tpu" else device, i) for i in range(8)]
results, errors, start = {}, [], threading.Barrier(8)

def work(job):
    try:
        start.wait()
        results[job] = train(job[0], job[1], steps, seed=job[2])
    except BaseException as error:
        errors.append((job, repr(error)))

threads = [threading.Thread(target=work, args=(job,)) for job in jobs]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert not errors, errors
for job in jobs:
    assert_same(results[job], train(job[0], "cpu", steps, seed=job[2]), str(job))
print("same numbers in", len(results), "threads")
"""


@pytest.mark.parametrize("devices", [1, 3])
def test_threads_train_different_models(device: str, devices: int, passes: Callable[..., str]) -> None:
    steps = str(size(8, 60))
    out = passes(PROGRAM, device, str(devices), steps, timeout_s=600, TORCH_TPU_CPU_DEVICE_COUNT=str(devices))
    assert "same numbers in 8 threads" in out


SHARED = """
import sys, threading
import torch

device = sys.argv[1]
table, errors = torch.zeros(8, 64, device=device), []

def work(row):
    try:
        x = torch.full((64,), float(row), device=device)
        for step in range(200):
            table[row].add_(x * step - x * (step - 1))
            if step % 50 == 0:
                assert table[row].cpu().eq(row * (step + 1)).all(), (row, step)
    except BaseException as error:
        errors.append(repr(error))

threads = [threading.Thread(target=work, args=(row,)) for row in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert not errors, errors
print(table.sum(1).tolist())
"""


def test_threads_write_rows_of_one_tensor(device: str, passes: Callable[..., str]) -> None:
    """Each thread writes its own row, as CPU allows: no write of another row may be lost with the swap of the buffer."""
    assert passes(SHARED, device).split() == str([row * 200.0 * 64 for row in range(8)]).split()


GRAPHS = """
import sys, threading
import torch

device = sys.argv[1]
weight = torch.ones(32, 32, device=device, requires_grad=True)
errors = []

def work(seed):
    try:
        for _ in range(20):
            x = torch.full((4, 32), float(seed), device=device)
            (grad,) = torch.autograd.grad((x @ weight).sum(), weight)
            assert grad.cpu().eq(4.0 * seed).all(), (seed, grad.cpu().unique())
    except BaseException as error:
        errors.append(repr(error))

threads = [threading.Thread(target=work, args=(seed,)) for seed in range(1, 9)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert not errors, errors
"""


def test_backward_from_many_threads(device: str, passes: Callable[..., str]) -> None:
    passes(GRAPHS, device)
