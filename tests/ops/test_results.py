"""Dtypes and strides of results, where PyTorch's Meta kernels say something else than CPU's kernels, or nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

from torch_tpu import metrics

CALLS: dict[str, Callable[[str], object]] = {}


def form(result: object) -> list[tuple]:
    return [(t.dtype, tuple(t.shape), t.stride()) for t in (result if isinstance(result, tuple | list) else [result])]


def ones(device: str, *sizes: int, dtype: torch.dtype = torch.float32) -> Tensor:
    return torch.ones(sizes, device=device, dtype=dtype)


def last(device: str, *sizes: int) -> Tensor:
    return ones(device, *sizes).contiguous(memory_format=torch.channels_last)


for reduction in ("none", "mean", "sum"):
    CALLS[f"huber_loss {reduction}"] = lambda d, r=reduction: F.huber_loss(ones(d, 3), ones(d, 3, dtype=torch.double), reduction=r)
    CALLS[f"soft_margin_loss {reduction}"] = lambda d, r=reduction: F.soft_margin_loss(ones(d, 3, dtype=torch.bfloat16), ones(d, 3), reduction=r)
for mine, other in itertools.product((torch.half, torch.float, torch.double, torch.int64, torch.complex64), (torch.half, torch.float, torch.int32)):
    CALLS[f"addr {mine} {other}"] = lambda d, s=mine, v=other: torch.addr(ones(d, dtype=s), ones(d, 3, dtype=v), ones(d, 2, dtype=v))
for half, weight in itertools.product((torch.half, torch.bfloat16), (None, torch.float, torch.half, torch.bfloat16)):
    if weight in (None, torch.float, half):
        CALLS[f"group_norm {half} {weight}"] = lambda d, t=half, w=weight: torch.ops.aten.native_group_norm(
            ones(d, 2, 4, 3, dtype=t), None if w is None else ones(d, 4, dtype=w), None if w is None else ones(d, 4, dtype=w), 2, 4, 3, 2, 1e-5
        )
    CALLS[f"weight_norm {half}"] = lambda d, t=half: torch.ops.aten._weight_norm_interface(ones(d, 2, 4, dtype=t), ones(d, 2, 1, dtype=t), 0)
for kernel, padding in ((4, 0), (4, 1), (3, 0), (1, 0)):
    CALLS[f"conv2d of channels last {kernel} {padding}"] = lambda d, k=kernel, p=padding: F.conv2d(last(d, 2, 3, 4, 4), ones(d, 5, 3, k, k), padding=p)
    CALLS[f"conv2d by channels last {kernel} {padding}"] = lambda d, k=kernel, p=padding: F.conv2d(ones(d, 2, 3, 4, 4), last(d, 5, 3, k, k), padding=p)
CALLS |= {
    "conv_transpose2d": lambda d: F.conv_transpose2d(last(d, 2, 3, 2, 2), ones(d, 3, 5, 3, 3), stride=2, output_padding=1),
    "conv2d with gaps": lambda d: F.conv2d(last(d, 2, 3, 6, 6)[:, :, ::2], ones(d, 4, 3, 3, 3)),
    "conv2d of one channel": lambda d: F.conv2d(last(d, 2, 1, 6, 6), ones(d, 3, 1, 3, 3)),
    "conv3d": lambda d: F.conv3d(ones(d, 2, 3, 4, 4, 4).contiguous(memory_format=torch.channels_last_3d), ones(d, 5, 3, 4, 4, 4)),
    "conv2d gradients": lambda d: torch.ops.aten.convolution_backward(
        ones(d, 2, 4, 4, 4), last(d, 2, 3, 6, 6), ones(d, 4, 3, 3, 3), [4], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]
    )[:2],
}
for sizes, keepdim in itertools.product(((2, 3), (0, 3), ()), (False, True)):
    CALLS[f"nansum of no dims {sizes} {keepdim}"] = lambda d, s=sizes, k=keepdim: torch.nansum(ones(d, *s), dim=(), keepdim=k)
for sizes in ((0, 3), (2, 3), (0,), (), (0, 3, 2)):
    CALLS[f"nonzero {sizes}"] = lambda d, s=sizes: ones(d, *s).mul(0).nonzero()
for sizes, order in itertools.product(((3, 1, 1), (1, 2, 3), (2, 3, 1), (2, 3, 4)), itertools.permutations(range(3))):
    CALLS[f"flip {sizes} {order}"] = lambda d, s=sizes, o=order: ones(d, *s).permute(o).flip(0)
    CALLS[f"exp {sizes} {order}"] = lambda d, s=sizes, o=order: ones(d, *s).permute(o).exp()


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS.keys())
def test_dtypes_and_strides_are_cpus(call: Callable[[str], object], tpu: str) -> None:
    assert form(call(tpu)) == form(call("cpu"))


def test_addr_of_a_0d_double_is_computed_in_double(tpu: str) -> None:
    third = torch.tensor(1 / 3, dtype=torch.double)
    x = torch.tensor([1e-9, 2e-9])
    torch.testing.assert_close(torch.addr(third.to(tpu), x.to(tpu), x.to(tpu)).cpu(), torch.addr(third, x, x), rtol=0, atol=0)


@pytest.fixture
def exact_sizes() -> Iterator[None]:
    """No program for a range of sizes, which the sizes of tests before this one may call for."""
    torch.tpu.size_buckets = False
    yield
    torch.tpu.size_buckets = True


def test_lengths_of_another_batch_compile_nothing(tpu: str, exact_sizes: None) -> None:
    x, rows = torch.randn(9, 2, 5, device=tpu).log_softmax(-1).requires_grad_(), torch.tensor([[1, 2, 3], [3, 1, 1]], device=tpu)

    def step(input_lengths: list[int], target_lengths: list[int]) -> None:
        torch.autograd.grad(F.ctc_loss(x, rows, input_lengths, target_lengths), x)

    step([9, 8], [3, 2])
    before = metrics()
    step([7, 9], [2, 3])
    after = metrics()
    for counter in ("programs_compiled", "cache_hits_disk"):
        assert after[counter] == before[counter]


WRONG_CTC: dict[str, tuple] = {
    "too few lengths": ([9], [1, 1], 0), "too long": ([10, 9], [1, 1], 0), "negative": ([9, 9], [-1, 1], 0),
    "wider than its row": ([9, 9], [4, 1], 0), "blank": ([9, 9], [1, 1], 5),
}  # fmt: skip


@pytest.mark.parametrize("lengths", WRONG_CTC.values(), ids=WRONG_CTC.keys())
def test_wrong_ctc_lengths_raise_what_cpu_raises(lengths: tuple, tpu: str) -> None:
    def call(device: str) -> None:
        F.ctc_loss(torch.zeros(9, 2, 5, device=device), torch.ones(2, 3, dtype=torch.long, device=device), *lengths)

    with pytest.raises(RuntimeError) as want:
        call("cpu")
    with pytest.raises(RuntimeError) as got:
        call(tpu)
    assert str(want.value).split("\n")[0] in str(got.value)


def test_zero_tensors_take_no_memory(tpu: str) -> None:
    zeros = torch._efficientzerotensor((2, 3), device=tpu)
    assert zeros._is_zerotensor() and (zeros * torch.ones(2, 3, device=tpu))._is_zerotensor()
    assert torch.equal((zeros + 1).cpu(), torch.ones(2, 3)) and torch.equal(zeros.cpu(), torch.zeros(2, 3))


@pytest.mark.parametrize("bits", [0.0, -0.0, 1e-40, -1e-45, 1.1754944e-38, 3.4e38, float("inf"), float("-inf"), float("nan")], ids=str)
def test_hash_of_a_float_is_that_of_its_double(bits: float, tpu: str) -> None:
    x = torch.tensor(bits)
    assert torch.hash_tensor(x.to(tpu)).cpu().view(torch.int64) == torch.hash_tensor(x).view(torch.int64)


@pytest.mark.parametrize("name", ["unique", "unique_consecutive"])
@pytest.mark.parametrize("dim", [0, 1, -1])
@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.bool, torch.bfloat16], ids=str)
def test_unique_slices(name: str, dim: int, dtype: torch.dtype, tpu: str) -> None:
    x = torch.randint(0, 2, (6, 2, 3), generator=torch.Generator().manual_seed(0)).to(dtype)
    call = getattr(torch, name)
    before = metrics()["fallbacks"].copy()
    got, want = (call(x.to(device), dim=dim, return_inverse=True, return_counts=True) for device in (tpu, "cpu"))
    assert metrics()["fallbacks"] == before
    for g, w in zip(got, want, strict=True):
        assert torch.equal(g.cpu(), w) and g.stride() == w.stride()


@pytest.mark.parametrize(("sizes", "dim"), [((0, 3), 1), ((0, 0), 0), ((), 0)], ids=str)
def test_unique_slices_of_nothing(sizes: tuple[int, ...], dim: int, tpu: str) -> None:
    for call in (torch.unique, torch.unique_consecutive):
        with pytest.raises((RuntimeError, IndexError)) as want:
            call(torch.zeros(sizes), dim=dim)
        with pytest.raises(want.type) as got:
            call(torch.zeros(sizes, device=tpu), dim=dim)
        assert str(want.value).split("\n")[0] in str(got.value)
    assert torch.unique(torch.zeros(0, 3, device=tpu), dim=0).shape == (0, 3)
    line = torch.tensor([3, 1, 3, 2])
    for got, want in zip(*(torch.unique(x, dim=-1, return_inverse=True, return_counts=True) for x in (line.to(tpu), line)), strict=True):
        assert torch.equal(got.cpu(), want)


def test_forward_derivatives_of_glu_run_on_the_device(tpu: str) -> None:
    x, dx = torch.randn(2, 4, 6, dtype=torch.double)
    before = metrics()["fallbacks"].copy()

    def tangents(device: str) -> list[Tensor]:
        first = torch.func.jvp(F.glu, (x.to(device),), (dx.to(device),))[1]
        second = torch.func.jvp(torch.func.grad(lambda v: F.glu(v).sin().sum()), (x.to(device),), (dx.to(device),))[1]
        return [first.cpu(), second.cpu()]

    torch.testing.assert_close(tangents(tpu), tangents("cpu"))
    assert metrics()["fallbacks"] == before


@pytest.mark.parametrize("name", ["max", "min", "argmax", "amin", "aminmax", "median", "mode"])
@pytest.mark.parametrize("sizes", [(0,), (0, 3), (0, 0, 2)], ids=str)
def test_extremes_along_nothing_are_refused(name: str, sizes: tuple[int, ...], tpu: str) -> None:
    with pytest.raises(IndexError) as want:
        getattr(torch.zeros(sizes), name)(dim=0)
    with pytest.raises(IndexError) as got:
        getattr(torch.zeros(sizes, device=tpu), name)(dim=0)
    assert str(want.value) in str(got.value)


FLOATS = (torch.float32, torch.float64, torch.bfloat16, torch.float16)
INTEGERS = (torch.uint8, torch.int8, torch.int16, torch.uint16, torch.uint32)


@pytest.mark.parametrize(("source", "target"), list(itertools.product(FLOATS, INTEGERS)), ids=str)
def test_floats_out_of_range_wrap_as_on_cpu(source: torch.dtype, target: torch.dtype, tpu: str) -> None:
    x = torch.tensor([-1.9, -0.5, -129.0, 127.5, 128.0, 255.9, 256.0, 300.0, -300.0, 32768.0, 40000.0, -40000.0]).to(source)
    assert torch.equal(x.to(tpu).to(target).cpu(), x.to(target))
    written = torch.zeros(12, dtype=target, device=tpu).copy_(x.to(tpu))
    assert torch.equal(written.cpu(), x.to(target))
    compiled = torch.compile(lambda x: x.to(target))
    assert torch.equal(compiled(x.to(tpu)).cpu(), x.to(target))


def test_what_cpu_refuses_is_no_fallback(tpu: str) -> None:
    before = metrics()["fallbacks"].copy()
    for refused in (lambda: torch.ones(2, device=tpu).bitwise_and(torch.ones(2, device=tpu)), lambda: torch.ones(2, device=tpu, dtype=torch.bool).abs()):
        with pytest.raises(RuntimeError):
            refused()
    assert metrics()["fallbacks"] == before
