"""A small language of views, writes and math on tensors, read from a list of numbers and run on CPU and on a device.

Every list of numbers is a program, so hypothesis can shrink one that fails. Choices look only at CPU's tensors. A step that
raises on CPU must raise the same type on the device. What CPU leaves undefined is not generated: writing different values
to one address, or reading memory that the same op writes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from tests.conformance import compare

Make = Callable[[torch.Tensor], torch.Tensor]
Step = tuple[str, Make]  # source text with {} for the tensor, and the same as a function


class Choices:
    """Numbers from a list; zeros after its end, which is what shrinking tends to."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers, self.at = numbers, 0

    def __call__(self, count: int) -> int:
        """One of 0..count-1."""
        number = self.numbers[self.at] if self.at < len(self.numbers) else 0
        self.at += 1
        return number % count


# --- views ----------------------------------------------------------------------------------------------------------


def slice_(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() == 0:
        return None
    dim = c(t.dim())
    start = c(t.size(dim) + 1)
    stop, step = t.size(dim) - c(t.size(dim) - start + 1), 1 + c(3)
    index = (slice(None),) * dim + (slice(start, stop, step),)
    return f"{{}}[{':, ' * dim}{start}:{stop}:{step}]", lambda x: x[index]


def select(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() == 0 or 0 in t.shape:
        return None
    dim = c(t.dim())
    index = c(t.size(dim))
    return f"{{}}.select({dim}, {index})", lambda x: x.select(dim, index)


def narrow(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() == 0:
        return None
    dim = c(t.dim())
    start = c(t.size(dim) + 1)
    length = t.size(dim) - start - c(t.size(dim) - start + 1)
    return f"{{}}.narrow({dim}, {start}, {length})", lambda x: x.narrow(dim, start, length)


def transpose(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() < 2:
        return None
    a, b = c(t.dim()), c(t.dim())
    return f"{{}}.transpose({a}, {b})", lambda x: x.transpose(a, b)


def permute(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() < 2:
        return None
    left = list(range(t.dim()))
    order = [left.pop(c(len(left))) for _ in range(t.dim())]
    return f"{{}}.permute({order})", lambda x: x.permute(order)


def expand(t: torch.Tensor, c: Choices) -> Step | None:
    sizes = [1 + c(3) if size == 1 else -1 for size in t.shape]
    if t.dim() < 3 and c(2):
        sizes = [1 + c(3), *sizes]
    return f"{{}}.expand({sizes})", lambda x: x.expand(sizes)


def unsqueeze(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() > 3:
        return None
    dim = c(t.dim() + 1)
    return f"{{}}.unsqueeze({dim})", lambda x: x.unsqueeze(dim)


def squeeze(t: torch.Tensor, c: Choices) -> Step | None:
    return "{}.squeeze()", lambda x: x.squeeze()


def diagonal(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() < 2:
        return None
    a = c(t.dim())
    b = (a + 1 + c(t.dim() - 1)) % t.dim()
    offset = c(5) - 2
    return f"{{}}.diagonal({offset}, {a}, {b})", lambda x: x.diagonal(offset, a, b)


def as_strided(t: torch.Tensor, c: Choices) -> Step | None:
    length = t.untyped_storage().nbytes() // t.itemsize
    sizes = [1 + c(4) for _ in range(c(4))]
    strides = [c(4) for _ in sizes]
    last = sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True))
    if last >= length:
        return None
    offset = c(length - last)
    return f"{{}}.as_strided({sizes}, {strides}, {offset})", lambda x: x.as_strided(sizes, strides, offset)


def unfold(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() == 0 or t.dim() > 3:
        return None
    dim = c(t.dim())
    size, step = c(t.size(dim) + 1), 1 + c(3)
    return f"{{}}.unfold({dim}, {size}, {step})", lambda x: x.unfold(dim, size, step)


def view(t: torch.Tensor, c: Choices) -> Step | None:
    """Another shape; CPU raises where the strides do not allow it."""
    count = t.numel()
    divisors = [n for n in range(1, count + 1) if count % n == 0] or [0]
    rows = divisors[c(len(divisors))]
    sizes = [[count], [rows, count // rows if rows else 0], [1, count]][c(3)]
    return f"{{}}.view({sizes})", lambda x: x.view(sizes)


def flatten(t: torch.Tensor, c: Choices) -> Step | None:
    return "{}.flatten()", lambda x: x.flatten()


def split(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() == 0 or 0 in t.shape:
        return None
    dim, size = c(t.dim()), 1 + c(3)
    part = c(math.ceil(t.size(dim) / size))
    return f"{{}}.split({size}, {dim})[{part}]", lambda x: x.split(size, dim)[part]


def chunk(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() == 0 or 0 in t.shape:
        return None
    dim, chunks = c(t.dim()), 1 + c(3)
    part = c(len(t.chunk(chunks, dim)))
    return f"{{}}.chunk({chunks}, {dim})[{part}]", lambda x: x.chunk(chunks, dim)[part]


def unbind(t: torch.Tensor, c: Choices) -> Step | None:
    if t.dim() == 0 or 0 in t.shape:
        return None
    dim = c(t.dim())
    part = c(t.size(dim))
    return f"{{}}.unbind({dim})[{part}]", lambda x: x.unbind(dim)[part]


def data(t: torch.Tensor, c: Choices) -> Step | None:
    return "{}.data", lambda x: x.data


def detach(t: torch.Tensor, c: Choices) -> Step | None:
    return "{}.detach()", lambda x: x.detach()


def complex_parts(t: torch.Tensor, c: Choices) -> Step | None:
    if t.is_complex():
        steps = [("torch.view_as_real({})", torch.view_as_real), ("{}.real", lambda x: x.real), ("{}.imag", lambda x: x.imag),
                 ("{}.conj()", lambda x: x.conj())]  # fmt: skip
        return steps[c(4)]
    return ("torch.view_as_complex({})", torch.view_as_complex) if t.dtype == torch.float32 else None


VIEW_DTYPES = (torch.int32, torch.float32, torch.int16, torch.uint8, torch.int64, torch.bfloat16)


def view_dtype(t: torch.Tensor, c: Choices) -> Step | None:
    if t.is_complex() or t.dtype == torch.bool or t.dim() == 0:
        return None
    dtype = VIEW_DTYPES[c(len(VIEW_DTYPES))]
    return f"{{}}.view({dtype})", lambda x: x.view(dtype)


DIFFERENTIABLE_VIEWS = (slice_, select, transpose, permute, expand, diagonal, as_strided, unfold, view, split, chunk, narrow,
                        unsqueeze, squeeze, flatten, unbind)  # fmt: skip
VIEWS = (*DIFFERENTIABLE_VIEWS, data, detach, complex_parts, view_dtype)


# --- programs -------------------------------------------------------------------------------------------------------


def addresses(t: torch.Tensor) -> torch.Tensor:
    """i64[n]: the bytes of the storage that the tensor's elements occupy, an element that repeats repeating them."""
    length = t.untyped_storage().nbytes() // t.itemsize
    starts = torch.arange(length).as_strided(t.shape, t.stride(), t.storage_offset()).flatten()
    return (starts[:, None] * t.itemsize + torch.arange(t.itemsize)).flatten()


def overlaps_itself(t: torch.Tensor) -> bool:
    places = addresses(t)
    return len(places.unique()) < len(places)


def overlap(a: torch.Tensor, b: torch.Tensor) -> bool:
    if a.untyped_storage().data_ptr() != b.untyped_storage().data_ptr():
        return False
    return bool(torch.isin(addresses(a), addresses(b)).any())


def plain_numbers(t: torch.Tensor) -> bool:
    """Nothing on which arithmetic may differ by right: subnormal numbers (XLA flushes them), NaN's bits, overflow on casts."""
    values = torch.view_as_real(t.resolve_conj()) if t.is_complex() else t
    if not values.is_floating_point():
        return bool((values.long().abs() < 1 << 20).all()) if values.dtype != torch.bool else True
    values = values.resolve_neg().double().abs()
    return bool(((values == 0) | ((values > 1e-30) & (values < 1e6))).all())


def attempt(action: Callable[..., Any], *arguments: Any) -> Any:
    """What `action` returns or raises."""
    try:
        return action(*arguments)
    except Exception as error:  # noqa: BLE001: its type is compared
        return error


def outcome(value: Any) -> str:
    return repr(value) if isinstance(value, Exception) else "no error"


@dataclass
class Programs:
    """The same tensors on CPU and on the device, and the text of what was done to them."""

    device: str
    c: Choices
    autograd: bool = False
    cpu: list[torch.Tensor] = field(default_factory=list)
    dev: list[torch.Tensor] = field(default_factory=list)
    leaves: list[tuple[torch.Tensor, torch.Tensor]] = field(default_factory=list)
    text: list[str] = field(default_factory=list)

    def source(self) -> str:
        return "\n  ".join(["the program:", *self.text])

    def start(self, dtype: torch.dtype) -> None:
        """t0, of a small shape, filled with small whole numbers, all of them exact in every dtype."""
        shape = [(3, 4), (12,), (2, 3, 4), (1, 5), (4, 4), (), (2, 1, 3)][self.c(7)]
        values = (torch.arange(math.prod(shape)) % 7 + 1).reshape(shape).to(dtype)
        other = values.to(self.device, copy=True)
        if self.autograd:
            self.leaves.append((values.requires_grad_(), other.requires_grad_()))
            values, other = values * 1, other * 1
        self.text.append(f"t0 = (torch.arange({math.prod(shape)}) % 7 + 1).reshape({shape}).to({dtype})")
        self.keep(values, other)

    def keep(self, cpu: torch.Tensor, dev: torch.Tensor) -> None:
        self.cpu.append(cpu)
        self.dev.append(dev)

    def run(self, text: str, action: Callable[[list[torch.Tensor]], torch.Tensor | None], result: bool) -> None:
        """`action` on both; a new tensor if `result`."""
        name = f"t{len(self.cpu)} = " if result else ""
        self.text.append(name + text)
        with torch.enable_grad():
            want, got = attempt(action, self.cpu), attempt(action, self.dev)
        if isinstance(want, Exception) or isinstance(got, Exception):
            assert type(want) is type(got), f"{outcome(got)} instead of {outcome(want)}\n{self.source()}"
            self.text[-1] += f"   # {type(want).__name__}"
        elif result:
            same = (want.shape, want.dtype, want.stride(), want.storage_offset())
            found = (got.shape, got.dtype, got.stride(), got.storage_offset())
            assert same == found, f"{found} instead of {same}\n{self.source()}"
            self.keep(want, got)

    # -- steps

    def view(self) -> None:
        at = self.c(len(self.cpu))
        table = DIFFERENTIABLE_VIEWS if self.autograd else VIEWS
        step = table[self.c(len(table))](self.cpu[at], self.c)
        if step:
            self.run(step[0].format(f"t{at}"), lambda ts: step[1](ts[at]), result=True)

    def write(self) -> None:
        """Through any tensor. A source that shares memory with the target is cloned first."""
        at = self.c(len(self.cpu))
        target = self.cpu[at]
        kind, number = self.c(7), [0, 2, -1, 3][self.c(4)]
        if overlaps_itself(target):
            kind = 0  # the same value everywhere is defined
        elif kind in (1, 2, 5) and not plain_numbers(target) or target.dtype == torch.bool:
            kind = 3
        if target.dtype in (torch.bool, torch.uint8):
            number = abs(number)
        if kind == 0:
            self.run(f"t{at}.fill_({number})", lambda ts: ts[at].fill_(number), result=False)
        elif kind == 1:
            self.run(f"t{at}.add_({number})", lambda ts: ts[at].add_(number), result=False)
        elif kind == 2:
            self.run(f"t{at}.mul_({number})", lambda ts: ts[at].mul_(number), result=False)
        elif kind in (3, 4, 5):
            self.copy_or_add(at, "add_" if kind == 5 else "copy_")
        elif target.dim() and target.numel():
            row = self.c(target.size(0))
            self.run(f"t{at}[{row}] = {number}", lambda ts: ts[at].__setitem__(row, number), result=False)

    def copy_or_add(self, at: int, method: str) -> None:
        source = self.c(len(self.cpu))
        a, b = self.cpu[at], self.cpu[source]
        if not plain_numbers(b) or (b.is_complex() and not a.is_complex()) or (method == "add_" and not plain_numbers(a)):
            return
        if method == "add_" and (b.is_floating_point() and not a.is_floating_point()):
            return
        if a.dtype == torch.uint8 and bool((b.abs() != b).any() if not b.is_complex() else True):
            return  # a negative float as uint8 is undefined
        clone = ".clone()" if overlap(a, b) else ""
        try:
            torch.broadcast_shapes(a.shape, b.shape)
        except RuntimeError:
            return
        self.run(f"t{at}.{method}(t{source}{clone})",
                 lambda ts: getattr(ts[at], method)(ts[source].clone() if clone else ts[source]), result=False)  # fmt: skip

    def math(self) -> None:
        """A new tensor that shares no memory."""
        at, other = self.c(len(self.cpu)), self.c(len(self.cpu))
        a, b = self.cpu[at], self.cpu[other]
        kind = self.c(5)
        if not plain_numbers(a) or not plain_numbers(b) or torch.bool in (a.dtype, b.dtype):
            kind = 0
        if kind == 0:
            self.run(f"t{at}.clone()", lambda ts: ts[at].clone(), result=True)
        elif kind == 1:
            self.run(f"t{at}.contiguous()", lambda ts: ts[at].contiguous(), result=True)
        elif kind == 2 and a.dim():
            self.run(f"t{at}.sum(0)", lambda ts: ts[at].sum(0), result=True)
        elif kind == 3 and b.dtype == a.dtype:
            self.run(f"torch.cat([t{at}.flatten(), t{other}.flatten()])",
                     lambda ts: torch.cat([ts[at].flatten(), ts[other].flatten()]), result=True)  # fmt: skip
        else:
            try:
                torch.broadcast_shapes(a.shape, b.shape)
            except RuntimeError:
                return
            self.run(f"t{at} + t{other}", lambda ts: ts[at] + ts[other], result=True)

    @torch.no_grad()  # looking at a stale view of split() must not raise; run() turns gradients on
    def steps(self, count: int) -> None:
        for _ in range(count):
            [self.view, self.view, self.write, self.write, self.math][self.c(5)]()
            if len(self.cpu) > 8 or sum(t.numel() for t in self.cpu) > 400:
                break

    # -- comparison

    @torch.no_grad()
    def compare(self) -> None:
        for index, (got, want) in enumerate(zip(self.dev, self.cpu, strict=True)):
            problem = compare.difference(got, want)
            assert problem is None, f"t{index}: {problem}\n{self.source()}"

    def backward(self) -> None:
        """Gradients of a weighted sum of all tensors; in-place writes may have made that an error, on both devices."""

        def total(tensors: list[torch.Tensor], place: str) -> None:
            result = torch.zeros((), device=place)
            for index, tensor in enumerate(tensors):
                if tensor.requires_grad:
                    weights = (torch.arange(tensor.numel(), dtype=torch.float32) % 5 - 1).reshape(tensor.shape)
                    result = result + (tensor * weights.to(place)).sum() * (index + 1)
            if result.requires_grad:
                result.backward()

        want, got = attempt(total, self.cpu, "cpu"), attempt(total, self.dev, self.device)
        assert type(want) is type(got), f"backward: {outcome(got)} instead of {outcome(want)}\n{self.source()}"
        for want, got in self.leaves:
            problem = compare.difference(got.grad, want.grad)
            assert problem is None, f"gradient: {problem}\n{self.source()}"
