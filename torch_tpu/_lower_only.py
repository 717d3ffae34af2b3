"""What torch.compile makes of a function, as StableHLO text for a chip: traced and lowered, never compiled, never run.

Inside of collecting() the compile backend hands its graphs here. Their results are tensors of the right sizes without values, so that
a backward pass can follow; fake tensors give fake tensors. For ahead-of-time costs; a program whose shapes depend on values has none.
"""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch.utils._python_dispatch import _disable_current_modes

from torch_tpu import _C
from torch_tpu._graph_returns import returned

__all__ = ["Lowered", "Operand", "collecting", "is_active", "lowered_for_chip", "run"]


@dataclass(frozen=True)
class Operand:
    """A tensor that a program takes or gives. Its storage is kept, so that storages stay distinct, not the tensor: autograd minds who else holds a gradient."""

    storage: torch.UntypedStorage
    sizes: tuple[int, ...]
    strides: tuple[int, ...]

    @classmethod
    def of(cls, tensor: torch.Tensor) -> "Operand":
        return cls(tensor.untyped_storage(), tuple(tensor.shape), tensor.stride())

    @property
    def id(self) -> int:
        """Equal for what shares memory."""
        return self.storage._cdata


@dataclass(frozen=True)
class Lowered:
    """One program, as often as it was called. name: "compiled forward 0". located: stablehlo with Python lines, which key no cache.

    takes, gives: its parameters and results, in order. None: no tensor of the caller's, such as a random state. What is written in place is given as it
    was taken.
    """

    name: str
    stablehlo: str
    located: str
    takes: list[Operand | None] = field(repr=False)
    gives: list[Operand] = field(repr=False)


_found: list[list[Lowered]] = []


def lowered_for_chip(function: Callable[..., Any], *args: Any) -> list[Lowered]:
    """The programs of one call of `function`, which is compiled afresh. args: their sizes and dtypes matter, not their values."""
    torch.compiler.reset()
    with collecting() as found:
        torch.compile(function)(*args)
    torch.compiler.reset()
    return found


@contextlib.contextmanager
def collecting() -> Iterator[list[Lowered]]:
    """The programs of the graphs that are called inside the block, in the forms meant for chips."""
    found: list[Lowered] = []
    before = _C.lowers_for_chip()
    _C.set_lowers_for_chip(True)
    _found.append(found)
    try:
        yield found
    finally:
        _found.remove(found)
        _C.set_lowers_for_chip(before)


def is_active() -> bool:
    return bool(_found)


def run(graph: _C.CompiledGraph, device: int, inputs: list[Any]) -> list[Any]:
    """In place of a call of `graph`: takes and returns what that does."""
    with _disable_current_modes():  # what lowering asks of fake tensors is no op of the program
        made = graph.lower(_without_values(inputs, device))
    new = [torch.empty_strided(one["sizes"], one["strides"], dtype=one["dtype"], device=f"tpu:{device}") for one in made["outputs"] if one["written"] < 0]
    results = [returned(spec, inputs, new) for spec in made["returns"]]
    tensors = [value for value in inputs if isinstance(value, torch.Tensor)]
    takes = [Operand.of(tensors[index]) if index is not None and index < len(tensors) else None for index in made["parameters"]]
    fresh = iter(new)
    gives = [Operand.of(tensors[one["written"]] if one["written"] >= 0 else next(fresh)) for one in made["outputs"]]
    for found in _found:
        found.append(Lowered(graph.name, made["stablehlo"], made["located_stablehlo"], takes, gives))
    inputs.clear()
    return results


def _without_values(inputs: list[Any], device: int) -> list[Any]:
    """Device tensors without memory in place of fake ones; those that shared memory share it."""
    storages: dict[int, torch.Tensor] = {}

    def one(value: Any) -> Any:
        if not isinstance(value, FakeTensor) or value.device.type != "tpu":
            return value
        number, size_bytes = value.untyped_storage()._cdata, value.untyped_storage().nbytes()
        if number not in storages:
            if size_bytes == value.numel() * value.itemsize:
                storages[number] = torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device=f"tpu:{device}")
                return storages[number]
            storages[number] = torch.empty(size_bytes // value.itemsize, dtype=value.dtype, device=f"tpu:{device}")
        memory = storages[number].untyped_storage()
        return torch.empty(0, dtype=value.dtype, device=f"tpu:{device}").set_(memory, value.storage_offset(), value.shape, value.stride())

    return [one(value) for value in inputs]
