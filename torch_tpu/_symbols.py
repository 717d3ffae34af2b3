"""The symbolic sizes of a graph, looked up in the sizes that its inputs have now. Adds no guard: Dynamo keeps the symbols."""

from collections.abc import Iterable
from typing import Any

import torch

__all__ = ["Sizes"]

_SYMBOLIC = (torch.SymInt, torch.SymFloat, torch.SymBool)


class Sizes:
    """symbol -> int."""

    def __init__(self, around: "Sizes | None" = None) -> None:
        self._known: dict[Any, int] = dict(around._known) if around else {}

    def bind(self, said: Any, actual: Any) -> None:
        """said: a node's meta["val"]. actual: the number, or what has the tensor's `shape`."""
        if isinstance(said, torch.SymInt):
            self._bind_one(said, actual)
        elif isinstance(said, torch.Tensor) and hasattr(actual, "shape"):
            for size, found in zip(said.shape, actual.shape, strict=True):
                if isinstance(size, torch.SymInt):
                    self._bind_one(size, found)

    @staticmethod
    def can_bind(said: Any) -> bool:
        """Whether bind() may learn a size from it."""
        return isinstance(said, torch.SymInt) or (isinstance(said, torch.Tensor) and any(isinstance(size, torch.SymInt) for size in said.shape))

    def _bind_one(self, said: torch.SymInt, actual: Any) -> None:
        expression = said.node.expr
        if expression.is_symbol and isinstance(actual, int):
            self._known[expression] = actual

    def of(self, said: Any) -> Any:
        """The number that a symbolic one is now. None for anything else, or if a symbol is not known."""
        if not isinstance(said, _SYMBOLIC):
            return None
        expression = said.node.expr
        if not expression.free_symbols <= self._known.keys():
            return None
        value = expression.xreplace(self._known)
        if isinstance(said, torch.SymBool):
            return bool(value)
        return int(value) if isinstance(said, torch.SymInt) else float(value)

    def list(self, sizes: Iterable[Any]) -> list[int]:
        """Sizes or strides as numbers. Errors: NotImplementedError if a symbol is not known."""
        return [self.number(size) for size in sizes]

    def number(self, size: Any) -> int:
        """A size as a number. Errors: NotImplementedError if a symbol is not known."""
        if not isinstance(size, _SYMBOLIC):
            return size
        number = self.of(size)
        if number is None:
            raise NotImplementedError(f"the size {size} is not known before the program runs")
        return number


