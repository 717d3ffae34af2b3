"""Sizes that keep changing: programs for buckets of sizes give what programs for the exact sizes give, NaN in the padding included.

Each test runs one function at many sizes of one dimension, so that its ops are served by buckets from the third size on, and
compares every result with CPU's. The padding that the host makes is NaN; what the ops make of it comes with it.
"""

from __future__ import annotations

import copy
import io
import random
from collections.abc import Callable, Iterator

import pytest
import torch
import torch.nn.functional as F
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.sizes import size

Tensors = tuple[torch.Tensor, ...]

SIZES = [5, 7, 12, 13, 16, 17, 33, 31, 1, 2, 47, 64, 65, 100, 81, 3]


@pytest.fixture(autouse=True)
def poisoned(tpu: str) -> Iterator[None]:
    from torch_tpu import settings as own

    before = own.get("TORCH_TPU_SIZE_BUCKETS")
    own.put("TORCH_TPU_SIZE_BUCKETS", "poison")
    yield
    own.put("TORCH_TPU_SIZE_BUCKETS", before)


def made(seed: int, *shapes: tuple[int, ...]) -> Tensors:
    generator = torch.Generator().manual_seed(seed)
    return tuple(torch.randn(shape, generator=generator) for shape in shapes)


def strides(x: torch.Tensor) -> list[int]:
    return [stride for stride, n in zip(x.stride(), x.shape, strict=True) if n > 1]


def compare(got: object, want: object) -> None:
    if isinstance(want, torch.Tensor):
        assert isinstance(got, torch.Tensor)
        assert got.dtype == want.dtype and got.shape == want.shape and strides(got) == strides(want)
        torch.testing.assert_close(got.cpu(), want, rtol=2e-5, atol=2e-5, equal_nan=True)
    elif isinstance(want, (tuple, list)):
        assert len(got) == len(want)
        for g, w in zip(got, want, strict=True):
            compare(g, w)
    else:
        assert got == want


def run(function: Callable[..., object], make: Callable[[int], Tensors], tpu: str, sizes: list[int] = SIZES) -> None:
    for n in sizes:
        args = make(n)
        compare(function(*[a.to(tpu) for a in args]), function(*args))


def rows(n: int) -> Tensors:
    return made(n, (n, 24))


def columns(n: int) -> Tensors:
    return made(n, (6, n))


def middle(n: int) -> Tensors:
    return made(n, (3, n, 8))


def indices(n: int, below: int) -> torch.Tensor:
    return torch.randint(0, below, (n,), generator=torch.Generator().manual_seed(n))


TABLE, WEIGHT, ROW = made(0, (50, 24), (24, 16), (1, 24))
PLACES: dict[str, Tensors] = {}


def on(x: torch.Tensor, constant: torch.Tensor) -> torch.Tensor:
    return constant.to(x.device)


# name: (function of the arguments, the arguments at size n)
OPS: dict[str, tuple[Callable[..., object], Callable[[int], Tensors]]] = {
    "elementwise": (lambda x: torch.tanh(x) * 2 - x.abs().sqrt(), rows),
    "broadcast of a column": (lambda x, y: x + y, lambda n: made(n, (n, 24), (n, 1))),
    "where": (lambda x: torch.where(x > 0, x, x.exp()), columns),
    "comparison with a number that is a size": (lambda x: x + x.shape[1], columns),
    "sum of rows": (lambda x: x.sum(0), rows),
    "sum of all": (lambda x: x.sum(), middle),
    "product": (lambda x: (1 + x / 10).prod(1), columns),
    "mean": (lambda x: (x.mean(1), x.mean(), x.mean(0)), columns),
    "variance": (lambda x: (x.var(1), x.std(0)), lambda n: made(n, (n + 1, n + 1))),
    "max, min": (lambda x: (x.amax(1), x.max(1), x.min(0), x.max()), columns),
    "argmax": (lambda x: (x.argmax(1), x.argmin(0), x.argmax()), columns),
    "any, all": (lambda x: ((x > 1).any(1), (x > -4).all(1)), columns),
    "norm": (lambda x: (x.norm(dim=1), x.norm(p=1, dim=0), torch.linalg.vector_norm(x, ord=float("inf"))), columns),
    "logsumexp": (lambda x: x.logsumexp(1), columns),
    "softmax": (lambda x: (x.softmax(1), x.log_softmax(0)), columns),
    "layer norm of rows": (lambda x: F.layer_norm(x, (24,)), rows),
    "layer norm over the size": (lambda x: F.layer_norm(x, x.shape[1:]), columns),
    "merged dimensions": (lambda x: (x.reshape(-1, 8).exp(), x.transpose(0, 1).reshape(-1), x.permute(2, 0, 1).reshape(-1, x.shape[1]) + 1), middle),
    "merged and parted": (lambda x: (x.reshape(-1, 8) * 2).view(3, -1, 2, 4).sum(1), middle),
    "linear of a batch": (lambda x: F.linear(x, on(x, WEIGHT[:5, :8]), on(x, WEIGHT[0, :5])), middle),
    "cumsum": (lambda x: (x.cumsum(1), x.cumsum(0), x.cumprod(1)), columns),
    "cummax": (lambda x: x.cummax(1), columns),
    "sort": (lambda x: x.sort(1), columns),
    "argsort of rows": (lambda x: x.argsort(0), rows),
    "topk": (lambda x: x.topk(1, 1), columns),
    "flip": (lambda x: (x.flip(1), x.flip(0, 1)), columns),
    "roll": (lambda x: x.roll(1, 1), columns),
    "mm, rows": (lambda x: x @ on(x, WEIGHT), rows),
    "mm, contracted": (lambda x, y: x @ y, lambda n: made(n, (6, n), (n, 4))),
    "mm, square": (lambda x: x @ x.t(), rows),
    "bmm": (lambda x, y: x @ y, lambda n: made(n, (3, 5, n), (3, n, 4))),
    "linear": (lambda x: F.linear(x, on(x, WEIGHT).t(), on(x, ROW)[0, :16]), middle_of_24 := lambda n: made(n, (1, n, 24))),
    "addmm": (lambda x: torch.addmm(on(x, ROW)[0, :16], x, on(x, WEIGHT)), rows),
    "attention, growing keys": (lambda q, k, v: F.scaled_dot_product_attention(q, k, v), lambda n: made(n, (1, 2, 1, 8), (1, 2, n, 8), (1, 2, n, 8))),
    "attention, causal": (lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True), lambda n: made(n, (1, 2, n, 8), (1, 2, n, 8), (1, 2, n, 8))),
    "cat of a row": (lambda x: torch.cat([x, on(x, ROW)]), rows),
    "cat before": (lambda x: torch.cat([on(x, ROW), x, on(x, ROW)]), rows),
    "cat of itself": (lambda x: torch.cat([x, x], 1), columns),
    "cat of both": (lambda x, y: torch.cat([x, y, x], 1), lambda n: made(n, (4, n), (4, n + 3))),
    "stack": (lambda x: torch.stack([x, x]), columns),
    "pad": (lambda x: (F.pad(x, (1, 2), value=3.0), F.pad(x, (2, 0))), columns),
    "index": (lambda x, i: x[i], lambda n: (*rows(n), indices(20, n))),
    "index, growing": (lambda i: on(i, TABLE)[i], lambda n: (indices(n, 50),)),
    "embedding": (lambda i: F.embedding(i, on(i, TABLE)), lambda n: (indices(n, 50).reshape(1, n),)),
    "gather": (lambda x, i: x.gather(1, i), lambda n: (*columns(n), indices(6, n).reshape(6, 1))),
    "index_select": (lambda x, i: x.index_select(0, i), lambda n: (*rows(n), indices(9, n))),
    "index_add": (lambda x, i: torch.zeros(50, 24, device=x.device).index_add(0, i, x), lambda n: (*rows(n), indices(n, 50))),
    "scatter": (lambda x, i: x.scatter(1, i, 5.0), lambda n: (*columns(n), indices(6, n).reshape(6, 1))),
    "cross entropy": (lambda x, t: F.cross_entropy(x, t), lambda n: (*rows(n), indices(n, 24))),
    "cross entropy, classes": (lambda x, t: F.cross_entropy(x, t), lambda n: (*columns(n), indices(6, n))),
    "last, first": (lambda x: (x[:, -1] * 2, x[:, 0] * 2, x[-1].exp()), columns),
    "slices": (lambda x: (x[:, 1:].exp(), x[:, : (x.shape[1] + 1) // 2].exp(), x[1:].cos()), columns),
    "transposed": (lambda x: (x.t().contiguous(), x.t().exp(), x.permute(1, 0) * 2), rows),
    "heads": (lambda x: x.view(1, -1, 4, 6).transpose(1, 2).reshape(4, -1, 6).exp(), rows),
    "flattened": (lambda x: (x.reshape(-1).exp(), x.reshape(-1, 12).sum(0)), rows),
    "flattened, inner": (lambda x: x.reshape(-1).exp(), columns),
    "expand": (lambda x: x[:1].expand(x.shape[1], x.shape[1]).exp(), columns),
    "tril": (lambda x: (x.tril(), x.triu(1)), lambda n: made(n, (n, n))),
    "arange": (lambda x: (torch.arange(x.shape[1], device=x.device), torch.ones(x.shape[1], 3, device=x.device).cumsum(0)), columns),
    "conversion": (lambda x: (x.to(torch.float64), x.to(torch.int32), (x * 9).to(torch.int64)), columns),
    "bytes": (lambda x: x.view(torch.int32), columns),
    "convolution, batch": (lambda x: F.conv2d(x, torch.ones(2, 3, 3, 3, device=x.device)), lambda n: made(n, (n, 3, 5, 5))),
    "pooling, batch": (lambda x: (F.max_pool2d(x, 2), F.avg_pool2d(x, 2)), lambda n: made(n, (n, 3, 6, 6))),
    "batch norm": (lambda x: F.batch_norm(x, None, None, training=True), lambda n: made(n, (n + 1, 7))),
    "two sizes of one tensor": (lambda x: x * 2 + x.mean(), lambda n: made(n, (n, n + 1))),
    "foreach": (lambda x, y: torch._foreach_add([x, y], 1.0), lambda n: made(n, (n, 4), (3, n))),
    "list of parts": (lambda x: [part.exp() for part in x.split(5, 1)], columns),
}  # fmt: skip


@pytest.mark.parametrize("name", OPS)
def test_op(tpu: str, name: str) -> None:
    run(*OPS[name], tpu)


def test_backward(tpu: str) -> None:
    def step(x: torch.Tensor, target: torch.Tensor) -> object:
        x = x.clone().requires_grad_()
        weight = on(x, WEIGHT).clone().requires_grad_()
        y = F.gelu(F.layer_norm(x, (24,)) @ weight)
        loss = F.cross_entropy(y, target) + (y.softmax(0) * y).sum()
        loss.backward()
        return loss.detach(), x.grad, weight.grad

    run(step, lambda n: (*rows(n), indices(n, 16)), tpu)


def test_backward_of_a_convolution(tpu: str) -> None:
    def step(x: torch.Tensor) -> object:
        x = x.clone().requires_grad_()
        kernel = torch.linspace(-1, 1, 54, device=x.device).reshape(2, 3, 3, 3).requires_grad_()
        F.max_pool2d(F.conv2d(x, kernel), 2).sum().backward()
        return x.grad, kernel.grad

    run(step, lambda n: made(n, (n, 3, 6, 6)), tpu)


def test_random_numbers_are_those_of_the_exact_program(tpu: str) -> None:
    """The same seed, the same numbers, whether a size is met early (exact) or late (bucketed)."""

    def draw(n: int) -> list[torch.Tensor]:
        torch.manual_seed(n)
        x = torch.randn(n, 6, device=tpu)
        return [x.cpu(), torch.rand(n, device=tpu).cpu(), F.dropout(torch.ones(n, 5, device=tpu), 0.3).cpu(), torch.randint(0, 99, (n, 2), device=tpu).cpu()]

    for n in SIZES:
        torch.tpu.size_buckets = True
        bucketed = draw(n)
        torch.tpu.size_buckets = False
        exact = draw(n)
        torch.tpu.size_buckets = True
        for got, want in zip(bucketed, exact, strict=True):
            torch.testing.assert_close(got, want, rtol=1e-6, atol=1e-6)


def test_embedding_gradient(tpu: str) -> None:
    def step(index: torch.Tensor) -> object:
        table = on(index, TABLE).clone().requires_grad_()
        F.embedding(index, table).pow(2).sum().backward()
        return table.grad

    run(step, lambda n: (indices(n, 50),), tpu)


def test_writes(tpu: str) -> None:
    def write(x: torch.Tensor) -> object:
        y = x.exp()
        y.add_(1)
        y[0] = 7
        y[:, 2:5] *= 2
        y.t()[3].fill_(-1)
        z = y.view(-1, 6)
        z[1].neg_()
        y.copy_(y * 2)
        out = torch.empty_like(y)
        torch.mul(y, 3, out=out)
        torch.add(out, 1, out=out)
        return y, z, out, y[:, 1]

    run(write, rows, tpu)


def test_growing(tpu: str) -> None:
    """A cache that gets a row each step, and what reads it."""
    caches = {place: torch.zeros(1, 2, 0, 8, device=place) for place in ("cpu", tpu)}
    for step in range(90):
        [row] = made(step, (1, 2, 1, 8))
        results = {}
        for place, cache in caches.items():
            caches[place] = cache = torch.cat([cache, row.to(place)], 2)
            results[place] = cache, F.scaled_dot_product_attention(row.to(place), cache, cache), cache.sum(2), cache[:, :, -1]
        compare(results[tpu], results["cpu"])


def test_other_readers(tpu: str) -> None:
    """Copies, saved files, resized storages, views of other dtypes, deep copies, graphs: each sees the value alone."""
    compiled = torch.compile(lambda x: x.softmax(1) + x.sum(), dynamic=False, fullgraph=True)
    for n in [*SIZES[:8], 81]:
        [x] = columns(n)
        y = (x.to(tpu) * 2).exp()
        want = (x * 2).exp()
        compare(y.clone(), want)
        compare(copy.deepcopy(y), want)
        file = io.BytesIO()
        torch.save(y, file)
        compare(torch.load(io.BytesIO(file.getvalue())).to(tpu), want)
        assert y.tolist() == y.cpu().tolist() and y[0, -1].item() == y.cpu()[0, -1].item()
        assert y.untyped_storage().nbytes() == want.untyped_storage().nbytes()
        compare(y.view(torch.int32).view(torch.float32), want)
        compare(torch.as_strided(y, (n, 2), (1, n)), torch.as_strided(want, (n, 2), (1, n)))
        if n < 14:
            compare(compiled(y), want.softmax(1) + want.sum())
        z = y.clone()
        z.resize_(6 * n + 5)[6 * n :] = 1
        compare(z[: 6 * n], want.reshape(-1))
        grown = torch.empty(0, device=tpu).set_(y.untyped_storage(), 1, (6, n - 1), (n, 1))
        compare(grown + 0, want[:, 1:] + 0)


def test_reading_most_of_a_small_buffer_compiles_nothing(tpu: str) -> None:
    import torch_tpu

    def programs() -> int:
        counts = torch_tpu.metrics()
        return counts["programs_compiled"] + counts["cache_hits_disk"] + counts["cache_hits_memory"]

    for n in SIZES:
        [x] = made(n, (1, 4, n))
        y = x.to(tpu)
        before = programs()
        for view in (lambda t: t[0], lambda t: t.mT, lambda t: t[:, 1:], lambda t: t.reshape(-1), lambda t: t.expand(3, 4, n)):
            torch.testing.assert_close(view(y).cpu(), view(x), rtol=0, atol=0)
            assert view(y).tolist() == view(x).tolist()
        assert programs() == before


@pytest.mark.parametrize("mode", ["DEFER_AND_FUSE", "DEFER_NEVER_AND_LAUNCH_BLOCKING"])
def test_modes(tpu: str, mode: str) -> None:
    def chain(x: torch.Tensor) -> object:
        y = x.exp()
        for _ in range(4):
            y = (y - y.mean(1, keepdim=True)).softmax(1) * x
        y.add_(1)
        return y, y.sum(0)

    with torch.tpu.set_eager_mode(getattr(torch.tpu.EagerMode, mode)):
        for _ in range(4):
            run(chain, columns, tpu, SIZES[:9])


# --- random functions of one size

UNARY: list[Callable[[torch.Tensor], torch.Tensor]] = [
    lambda x: x.tanh(), lambda x: x - x.mean(-1, keepdim=True), lambda x: x.softmax(-1), lambda x: x.softmax(0), lambda x: x.cumsum(-1) / 8,
    lambda x: x.flip(-1), lambda x: x.flip(0), lambda x: x.t(), lambda x: x.t().contiguous(), lambda x: x.sort(-1)[0], lambda x: torch.cat([x, x[:1]]),
    lambda x: torch.cat([x[:, :1], x], 1), lambda x: x[1:] if x.shape[0] > 2 else x, lambda x: x[:, :-1] if x.shape[1] > 2 else x, lambda x: x + x.amax(0),
    lambda x: x @ x.t() @ x / x.numel(), lambda x: F.pad(x, (1, 1)), lambda x: x.roll(1, 0), lambda x: x.clone().mul_(0.5),
    lambda x: x[torch.arange(x.shape[0], device=x.device).flip(0)], lambda x: F.layer_norm(x, x.shape[1:]), lambda x: x.reshape(-1).reshape(x.shape),
    lambda x: x.tril(), lambda x: torch.where(x > x.mean(), x, -x), lambda x: x.reshape(1, *x.shape).transpose(0, 1).reshape(x.shape),
    lambda x: x.clone().index_fill_(0, torch.zeros(1, dtype=torch.int64, device=x.device), 0.25),
]  # fmt: skip


@settings(max_examples=size(25, 1000), deadline=None, derandomize=True, print_blob=True, suppress_health_check=list(HealthCheck))
@given(steps=st.lists(st.integers(0, len(UNARY) - 1), min_size=1, max_size=6), fixed=st.integers(1, 9), first=st.booleans(), seed=st.integers(0, 9))
def test_chains(tpu: str, steps: list[int], fixed: int, first: bool, seed: int) -> None:
    def chain(x: torch.Tensor) -> torch.Tensor:
        for step in steps:
            x = UNARY[step](x)
        return x

    sizes = random.Random(seed).sample(range(1, 70), 8)
    run(chain, lambda n: made(n, (n, fixed) if first else (fixed, n)), tpu, sizes)


# --- how many programs

LOOPS: dict[str, int] = {
    "cat of a row": 1, "mm, rows": 1, "mm, contracted": 1, "softmax": 2, "layer norm of rows": 1, "layer norm over the size": 1, "cumsum": 3, "index": 1,
    "index, growing": 1, "cross entropy": 2, "cross entropy, classes": 2,
}  # fmt: skip


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_over_sizes_compiles_a_few_programs(script, name: str) -> None:
    """LOOPS says how many ops of ours the function is. A fresh process: other tests have compiled some of the programs."""
    result = script(
        """
        import sys
        import torch, torch_tpu
        from tests.property.test_size_buckets import OPS
        function, make = OPS[sys.argv[1]]
        for n in range(1, 201):
            function(*[a.to("tpu") for a in make(n)])
        torch.tpu.synchronize()
        print(torch_tpu.metrics()["programs_compiled"])
        """,
        name, TORCH_TPU_CACHE="0", timeout_s=600,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr[-2000:]
    assert int(result.stdout) <= 14 * LOOPS[name]
