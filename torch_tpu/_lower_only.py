"""What torch.compile makes of a function, as StableHLO text for a chip: traced and lowered, never compiled, never run.

Inside of collecting() the compile backend hands its graphs here. Their results are tensors of the right sizes without values, so that
a backward pass can follow. For ahead-of-time costs; a program whose shapes depend on values has none.
"""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch

from torch_tpu import _C
from torch_tpu._graph_returns import returned

__all__ = ["Lowered", "collecting", "is_active", "lowered_for_chip", "run"]


@dataclass(frozen=True)
class Lowered:
    """One program. name: "compiled forward 0"."""

    name: str
    stablehlo: str


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
    made = graph.lower(inputs)
    for found in _found:
        found.append(Lowered(graph.name, made["stablehlo"]))
    new = [torch.empty_strided(one["sizes"], one["strides"], dtype=one["dtype"], device=f"tpu:{device}") for one in made["outputs"] if one["written"] < 0]
    results = [returned(spec, inputs, new) for spec in made["returns"]]
    inputs.clear()
    return results
