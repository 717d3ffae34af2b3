"""What a program gives back for each output of its graph: a new tensor, an input itself, or a view of either.

The graph's outputs are values. PyTorch's fake tensors say which of them share memory: such an output is returned as a view, so that
its strides and offset are right and nothing is copied.
"""

from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import Node
from torch.fx.experimental.symbolic_shapes import statically_known_true

from torch_tpu import _C
from torch_tpu._fx_walker import Walk, said

__all__ = ["Returns", "returned"]

_COPY = torch.ops.aten.copy_.default


class Returns:
    """inputs: of the program. outputs: nodes, or numbers. nodes: the program's. aliases: the numbers of those outputs of which PyTorch
    says that they are a view of an input, written or not. written_elsewhere: inputs of the graph that another program writes.
    """

    def __init__(
        self, inputs: Sequence[Node], outputs: Sequence[Any], nodes: Sequence[Node], aliases: Container[int], written_elsewhere: Container[Node] = ()
    ) -> None:
        self._index = {node: index for index, node in enumerate(inputs)}
        self._outputs = list(outputs)
        self._aliases = aliases
        # of each output; None if it is no tensor of the device
        self._storages = [_storage(fake) if _is_on_device(fake := _said(output)) else None for output in self._outputs]
        written = {node.args[0]: node.args[1] for node in nodes if node.target is _COPY and node.args[0] in self._index}
        self._kept = {node for node in self._index if node not in written and node not in written_elsewhere}
        # storage -> what is returned a view of
        self._inputs: dict[int, _Base] = {}
        self._written: dict[int, _Base] = {}
        self._made: dict[int, _Base] = {}
        wanted = Counter(self._storages)
        for node, index in self._index.items():
            fake = said(node)
            if node in self._kept:
                if _is_on_device(fake) and (storage := _storage(fake)) in wanted:
                    self._inputs.setdefault(storage, _Base(index, True, fake))
            elif node in written and _same_layout(fake, new := said(written[node])):
                self._written.setdefault(_storage(new), _Base(index, True, new))
        for number, storage in enumerate(self._storages):
            if storage is not None and wanted[storage] > 1 and _is_whole(fake := said(self._outputs[number])):
                self._made.setdefault(storage, _Base(number, False, fake))
        self.needs = {output for number, output in enumerate(self._outputs) if output in self._index and not self._base(number, output)}

    def make(self, walk: Walk) -> list[_C.GraphReturn]:
        """What each output is, after the walk over the program's nodes."""
        return [self._one(number, output, walk) for number, output in enumerate(self._outputs)]

    def _base(self, number: int, output: Any) -> "_Base | None":
        storage = self._storages[number]
        if storage is None:
            return None
        base = self._inputs.get(storage) or (self._written.get(storage) if number in self._aliases else None) or self._made.get(storage)
        if base is None or (not base.is_input and base.index == number):
            return None
        fake = said(output)
        if base.fake.itemsize != fake.itemsize or _bits(base.fake) != _bits(fake) or not (base.is_input or _bits(fake) == (False, False)):
            return None  # offsets of another unit; or what was made has its conj and neg bits worked out
        if not base.is_input and self._base(base.index, self._outputs[base.index]):
            return None  # that one is a view itself
        return base

    def _one(self, number: int, output: Any, walk: Walk) -> _C.GraphReturn:
        if not isinstance(output, Node):
            return _C.GraphReturn.constant(output)
        if output in self._kept and not isinstance(said(output), torch.SymInt):
            return _C.GraphReturn.argument(self._index[output])
        value, fake, sizes = walk.value_of(output), said(output), walk.sizes
        if not isinstance(value, _C.Value):
            return _C.GraphReturn.constant(value)
        if not isinstance(fake, torch.Tensor):  # a random state
            return _C.GraphReturn.tensor(value, value.dtype, value.shape, [1])
        if base := self._base(number, output):
            offset = sizes.number(fake.storage_offset()) - sizes.number(base.fake.storage_offset())
            return _C.GraphReturn.view(base.index, base.is_input, fake.dtype, sizes.list(fake.shape), sizes.list(fake.stride()), offset)
        return _C.GraphReturn.tensor(value, fake.dtype, sizes.list(fake.shape), sizes.list(fake.stride()))


@dataclass
class _Base:
    index: int  # of the input, or of the output
    is_input: bool
    fake: torch.Tensor  # from whose offset a view's offset counts


def _said(output: Any) -> Any:
    return said(output) if isinstance(output, Node) else None


def _is_on_device(fake: Any) -> bool:
    return isinstance(fake, torch.Tensor) and fake.layout == torch.strided and fake.device.type == "tpu"


def _storage(fake: torch.Tensor) -> int:
    return fake.untyped_storage()._cdata


def _bits(fake: torch.Tensor) -> tuple[bool, bool]:
    return fake.is_conj(), fake.is_neg()


def _is_whole(fake: torch.Tensor) -> bool:
    """Whether a tensor is known to be all of its storage, in some order."""
    whole = statically_known_true(fake.untyped_storage().nbytes() == fake.numel() * fake.itemsize)
    if whole and not fake._has_symbolic_sizes_strides and fake.is_contiguous():  # the usual case, asked in C++
        return True
    return whole and torch._prims_common.is_non_overlapping_and_dense_or_false(fake)


def _same_layout(one: torch.Tensor, other: torch.Tensor) -> bool:
    if one.dtype != other.dtype or one.dim() != other.dim():
        return False
    return all(statically_known_true(a == b) for a, b in zip((*one.shape, *one.stride()), (*other.shape, *other.stride()), strict=True))


def returned(spec: Sequence[Any], inputs: Sequence[Any], made: Sequence[torch.Tensor]) -> Any:
    """What a GraphReturn stands for. spec: one of "returns" as programs() describes them. made: the program's new tensors."""
    kind, *rest = spec
    if kind == "constant":
        return rest[0]
    index, *layout = rest
    base = made[index] if kind.endswith("output") else inputs[index]
    return torch.as_strided(base, *layout[:2], base.storage_offset() + layout[2]) if layout else base
