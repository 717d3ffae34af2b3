"""Higher-order ops with sub-graphs -> StableHLO control flow: cond, while_loop, scan, map.

A sub-graph becomes a closed region: it sees its own arguments only. Numbers among the operands are constants of the region.
"""

from collections.abc import Callable, Sequence
from typing import Any

from torch.fx import GraphModule, Node
from torch.utils import _pytree as pytree

from torch_tpu import _C

__all__ = ["LOWERINGS"]

# (the sub-graph, its arguments, the program being built) -> what it returns, flat
Run = Callable[[GraphModule, Sequence[Any], _C.GraphCalls], list[_C.Value]]


class _Operands:
    """Operands of a region: the tensors among them travel as its arguments, the numbers as they are."""

    def __init__(self, operands: Sequence[Any]) -> None:
        self._operands = list(operands)
        self.tensors = [operand for operand in operands if isinstance(operand, _C.Value)]

    def with_tensors(self, tensors: Sequence[_C.Value]) -> list[Any]:
        rest = iter(tensors)
        return [next(rest) if isinstance(operand, _C.Value) else operand for operand in self._operands]


def _cond(calls: _C.GraphCalls, run: Run, node: Node, pred: Any, on_true: GraphModule, on_false: GraphModule, operands: Sequence[Any]) -> Any:
    if not isinstance(pred, _C.Value):
        return tuple(run(on_true if pred else on_false, operands, calls))
    given = _Operands(operands)
    branches = [lambda inner, values, graph=graph: run(graph, given.with_tensors(values), inner) for graph in (on_true, on_false)]
    return tuple(calls.cond(pred, given.tensors, *branches))


def _while_loop(
    calls: _C.GraphCalls, run: Run, node: Node, condition: GraphModule, body: GraphModule, carried: Sequence[Any], additional: Sequence[Any], **_: Any
) -> Any:
    if not all(isinstance(value, _C.Value) for value in carried):
        raise NotImplementedError("while_loop over a Python number has no lowering")
    given, count = _Operands(additional), len(carried)

    def inside(graph: GraphModule) -> Callable[[_C.GraphCalls, Sequence[_C.Value]], list[_C.Value]]:
        return lambda inner, values: run(graph, [*values[:count], *given.with_tensors(values[count:])], inner)

    def step(inner: _C.GraphCalls, values: Sequence[_C.Value]) -> list[_C.Value]:
        return [*inside(body)(inner, values), *values[count:]]

    return tuple(calls.while_loop([*carried, *given.tensors], inside(condition), step)[:count])


def _scan(calls: _C.GraphCalls, run: Run, node: Node, combine: GraphModule, init: Sequence[Any], xs: Sequence[Any], additional: Sequence[Any]) -> Any:
    given, count, length = _Operands(additional), len(init), node.args[2][0].meta["val"].shape[0]
    stacked = pytree.tree_leaves(node.meta["val"])[count:]

    def step(inner: _C.GraphCalls, carried: Sequence[_C.Value], slices: Sequence[_C.Value], captured: Sequence[_C.Value]) -> list[_C.Value]:
        return run(combine, [*carried, *slices, *given.with_tensors(captured)], inner)

    return calls.scan(list(init), list(xs), given.tensors, int(length), [(one.dtype, list(one.shape[1:])) for one in stacked], step)


def _map(calls: _C.GraphCalls, run: Run, node: Node, function: GraphModule, xs: Sequence[Any], additional: Sequence[Any]) -> Any:
    given, length = _Operands(additional), node.args[1][0].meta["val"].shape[0]
    stacked = pytree.tree_leaves(node.meta["val"])

    def step(inner: _C.GraphCalls, carried: Sequence[_C.Value], slices: Sequence[_C.Value], captured: Sequence[_C.Value]) -> list[_C.Value]:
        return run(function, [*slices, *given.with_tensors(captured)], inner)

    return calls.scan([], list(xs), given.tensors, int(length), [(one.dtype, list(one.shape[1:])) for one in stacked], step)


# By the name of the higher-order op: lowering(calls, run, node, *arguments).
LOWERINGS: dict[str, Callable[..., Any]] = {"cond": _cond, "while_loop": _while_loop, "scan": _scan, "map_impl": _map}
