"""Random numbers: seeds repeat, states travel, generators are independent, values are distributed as they should be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch.nn import functional as F

pytestmark = pytest.mark.usefixtures("tpu")

DRAWS: dict[str, Callable[[], Tensor]] = {
    "rand": lambda: torch.rand(50, device="tpu"),
    "randn": lambda: torch.randn(7, 7, device="tpu"),
    "randint": lambda: torch.randint(0, 1000, (50,), device="tpu"),
    "randperm": lambda: torch.randperm(50, device="tpu"),
    "uniform_": lambda: torch.empty(50, device="tpu").uniform_(-2, 3),
    "normal_ of a transposed tensor": lambda: torch.empty(5, 9, device="tpu").t().normal_(),
    "bernoulli": lambda: torch.bernoulli(torch.full((99,), 0.5, device="tpu")),
    "multinomial": lambda: torch.multinomial(torch.ones(60, device="tpu"), 40),
    "exponential_": lambda: torch.empty(50, device="tpu").exponential_(),
    "dropout": lambda: F.dropout(torch.ones(99, device="tpu")),
    "rand_like": lambda: torch.rand_like(torch.ones(50, device="tpu", dtype=torch.bfloat16)),
    "rand float64": lambda: torch.rand(50, device="tpu", dtype=torch.float64),
    "randn complex": lambda: torch.randn(50, device="tpu", dtype=torch.complex64),
}


@pytest.mark.parametrize("name", DRAWS)
def test_a_seed_repeats(name: str) -> None:
    draw = DRAWS[name]
    torch.manual_seed(7)
    first, second = draw().cpu(), draw().cpu()
    torch.manual_seed(7)
    assert torch.equal(draw().cpu(), first) and torch.equal(draw().cpu(), second)
    assert not torch.equal(first, second), "two draws in a row were equal"
    torch.manual_seed(8)
    assert not torch.equal(draw().cpu(), first), "another seed gave the same numbers"


def test_state_is_seed_and_offset() -> None:
    """16 bytes, uint64 each: DTensor slices it so (PYTORCH_FACTS point 19)."""
    torch.tpu.manual_seed(0x1234_5678_9ABC)
    state = torch.tpu.get_rng_state()
    assert state.view(torch.int64).tolist() == [0x1234_5678_9ABC, 0]
    want = torch.rand(9, device="tpu").cpu()
    moved = torch.tpu.get_rng_state()
    assert moved.view(torch.int64)[0] == 0x1234_5678_9ABC and moved.view(torch.int64)[1] > 0
    torch.tpu.set_rng_state(state)
    assert torch.equal(torch.rand(9, device="tpu").cpu(), want)
    assert torch.equal(torch.tpu.get_rng_state(), moved)


def test_generators() -> None:
    a = torch.Generator("tpu").manual_seed(5)
    assert (a.device, a.initial_seed()) == (torch.device("tpu", 0), 5)
    torch.manual_seed(1)
    default = torch.tpu.get_rng_state()
    first = torch.rand(20, generator=a, device="tpu").cpu()
    assert torch.equal(torch.tpu.get_rng_state(), default), "a generator of one's own moved the default one"
    state = a.get_state()
    second = torch.rand(20, generator=a, device="tpu").cpu()
    b = torch.Generator("tpu")
    b.set_state(state)
    assert torch.equal(torch.rand(20, generator=b, device="tpu").cpu(), second)
    copy = a.clone_state()
    assert torch.equal(torch.randn(4, generator=a, device="tpu").cpu(), torch.randn(4, generator=copy, device="tpu").cpu())
    assert torch.equal(torch.rand(20, generator=a.manual_seed(5), device="tpu").cpu(), first)
    graphsafe = a.graphsafe_get_state()
    a.manual_seed(9), a.graphsafe_set_state(graphsafe)
    assert isinstance(a.seed(), int) and a.initial_seed() != 5
    with pytest.raises(RuntimeError, match="(?i)generator"):
        torch.rand(3, generator=torch.Generator("cpu"), device="tpu")
    with pytest.raises(RuntimeError):
        a.set_state(torch.zeros(3, dtype=torch.uint8))


def test_fork_rng_and_seed_all() -> None:
    torch.manual_seed(3)
    with torch.random.fork_rng(devices=[0], device_type="tpu"):
        inside = torch.rand(5, device="tpu").cpu()
        torch.manual_seed(99)
    assert torch.equal(torch.rand(5, device="tpu").cpu(), inside)
    torch.tpu.seed_all()
    assert torch.tpu.initial_seed() not in (3, 99)


def test_chunks_of_a_stream_do_not_repeat() -> None:
    """However the numbers are drawn, no block of the counter is used twice."""
    torch.manual_seed(0)
    values = torch.cat([torch.rand(size, device="tpu", dtype=torch.float64).cpu() for size in (1, 2, 3, 4, 5, 7, 64, 1000, 1, 33)])
    assert len(values.unique()) == len(values)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16, torch.float64])
def test_uniform_stays_in_its_interval(dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    values = torch.rand(100_000, device="tpu", dtype=dtype).cpu().double()
    assert 0 <= values.min() and values.max() < 1, "torch.rand is in [0, 1)"
    assert abs(values.mean() - 0.5) < 0.006 and abs(values.std() - 12**-0.5) < 0.006


def test_distributions_pass_a_test_of_their_shape() -> None:
    """Kolmogorov-Smirnov against the exact distribution: at most 1.95/sqrt(n) with probability 0.999; the seed is fixed."""
    torch.manual_seed(0)
    count = 40_000
    normal = torch.randn(count, device="tpu").cpu().double()
    exponential = torch.empty(count, device="tpu").exponential_(2.0).cpu().double()
    for values, distribution in ((normal, torch.special.ndtr), (exponential, lambda v: 1 - torch.exp(-2.0 * v))):
        reached = distribution(values.sort().values)
        steps = torch.arange(count, dtype=torch.float64)
        distance = torch.maximum(reached - steps / count, (steps + 1) / count - reached).max()
        assert distance < 1.95 / count**0.5, distance
    integers = torch.randint(0, 10, (count,), device="tpu").cpu().bincount(minlength=10).double()
    assert ((integers - count / 10) ** 2 / (count / 10)).sum() < 27.9  # chi squared, 9 degrees of freedom, p = 0.001
    pairs = normal[:-1] * normal[1:]
    assert abs(pairs.mean()) < 4 / count**0.5, "neighbours are correlated"


def test_dropout_scales_and_differs() -> None:
    torch.manual_seed(0)
    x = torch.ones(300, 300, device="tpu", requires_grad=True)
    y = F.dropout(x, 0.25)
    y.sum().backward()
    kept = y.detach().cpu() != 0
    assert 0.74 < kept.double().mean() < 0.76
    assert torch.allclose(y.detach().cpu()[kept], torch.tensor(4 / 3)) and torch.equal(x.grad.cpu(), y.detach().cpu())
    assert not torch.equal(F.dropout(x, 0.25).detach().cpu(), y.detach().cpu())
    assert torch.equal(F.dropout(x, 0.25, training=False), x)


def test_randperm_is_a_permutation_and_shuffles() -> None:
    for count in (0, 1, 5, 1000):
        permutation = torch.randperm(count, device="tpu").cpu()
        assert permutation.dtype == torch.int64 and torch.equal(permutation.sort().values, torch.arange(count))
    firsts = torch.stack([torch.randperm(4, device="tpu")[0] for _ in range(200)]).cpu().bincount(minlength=4)
    assert firsts.min() > 20, firsts


def test_multinomial_follows_the_weights() -> None:
    weights = torch.tensor([0.0, 1.0, 3.0, 0.0, 6.0], device="tpu")
    counts = torch.multinomial(weights, 10_000, replacement=True).cpu().bincount(minlength=5)
    assert counts[0] == counts[3] == 0 and abs(counts[4] - 6000) < 300 and abs(counts[1] - 1000) < 200
    assert sorted(torch.multinomial(weights, 3).tolist()) == [1, 2, 4]
