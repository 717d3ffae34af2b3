"""Runs what a graph was divided into: programs, and nodes as eager calls between them.

Where each value lies is worked out once; a call is a walk over a list. A value is let go after its last use.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Node
from torch.utils import _pytree as pytree

from torch_tpu._fx_walker import said
from torch_tpu._graph_division import is_number
from torch_tpu._symbols import Sizes

__all__ = ["Run", "Steps"]

Run = Callable[[list[Any]], list[Any]]


@dataclass
class _Step:
    """One call. arguments: (place of a value, or -1; the constant that is there then). places: where its results go.

    whole: it takes and gives a list. ends: the places that nobody needs after it. number: of a node that gives a number, what PyTorch
    says. sized: the results whose sizes are symbolic.
    """

    call: Callable[..., Any]
    arguments: list[tuple[int, Any]]
    places: list[int]
    keywords: Mapping[str, Any] = field(default_factory=dict)
    whole: bool = False
    ends: list[int] = field(default_factory=list)
    number: Any = None
    sized: list[tuple[int, Any]] = field(default_factory=list)


class Steps:
    def __init__(self, placeholders: Sequence[Node], outputs: Sequence[Any], constant_of: Callable[[Node], Any]) -> None:
        """constant_of: what a get_attr node stands for."""
        self._places = {node: place for place, node in enumerate(placeholders)}
        self._sized = [(place, said(node)) for node, place in self._places.items() if Sizes.can_bind(said(node))]
        self._outputs = outputs
        self._constant_of = constant_of
        self._steps: list[_Step] = []

    def program(self, run: Run, inputs: Sequence[Node], outputs: Sequence[Node]) -> None:
        self._add(run, [self._argument(node) for node in inputs], outputs, whole=True)

    def eager(self, node: Node) -> None:
        """What a view op gives is copied: its operand may be written before the result is read."""
        schema = getattr(node.target, "_schema", None)
        is_view = schema and any(returned.alias_info and not returned.alias_info.is_write for returned in schema.returns)
        self._node(node, _copied if is_view else _same)

    def end(self) -> Callable[[list[Any]], list[Any]]:
        """What runs the steps that have been added: it takes the graph's inputs as a list, which it empties."""
        self._given = [self._argument(output) for output in self._outputs]
        needed = {place for place, _ in self._given}
        for step in reversed(self._steps):
            mine = {place for place, _ in step.arguments if place >= 0} | set(step.places)
            step.ends = sorted(mine - needed)
            needed |= mine
        return self._run

    def _node(self, node: Node, finish: Callable[[Callable[..., Any]], Callable[..., Any]], number: Any = None) -> None:
        flat = sum(isinstance(argument, Node) for argument in node.args)
        if flat == len(_nodes_in(node)):  # none inside of a list, or by keyword
            self._add(finish(node.target), [self._argument(argument) for argument in node.args], [node], keywords=node.kwargs, number=number)
        else:
            self._add(finish(_nested(node)), [self._argument(argument) for argument in node.all_input_nodes], [node], number=number)

    def _number(self, node: Node) -> None:
        """One that follows from sizes. What it is worked out from may be inside a program; then the sizes alone tell it."""
        if all(given in self._places or given.op == "get_attr" or is_number(given) for given in node.all_input_nodes):
            self._node(node, _same, number=node.meta["val"])
        else:
            self._add(_unknown(node), [], [node], number=node.meta["val"])

    def _add(self, call: Callable[..., Any], arguments: list[tuple[int, Any]], results: Sequence[Node], **rest: Any) -> None:
        places = [self._places.setdefault(node, len(self._places)) for node in results]
        sized = [(index, said(node)) for index, node in enumerate(results) if Sizes.can_bind(said(node))]
        self._steps.append(_Step(call, arguments, places, sized=sized, **rest))

    def _argument(self, argument: Any) -> tuple[int, Any]:
        if not isinstance(argument, Node):
            return -1, argument
        if argument not in self._places:
            if argument.op == "get_attr":
                return -1, self._constant_of(argument)
            self._number(argument)
        return self._places[argument], None

    def _run(self, inputs: list[Any]) -> list[Any]:
        values = inputs + [None] * (len(self._places) - len(inputs))
        inputs.clear()
        sizes = Sizes()
        for place, symbolic in self._sized:
            sizes.bind(symbolic, values[place])
        for step in self._steps:
            given = [values[place] if place >= 0 else constant for place, constant in step.arguments]
            if step.whole:
                for place in step.ends:
                    values[place] = None
                results = step.call(given)
            else:
                number = None if step.number is None else sizes.of(step.number)
                results = [step.call(*given, **step.keywords) if number is None else number]
            for place, result in zip(step.places, results, strict=True):
                values[place] = result
            for index, symbolic in step.sized:
                sizes.bind(symbolic, results[index])
            for place in step.ends:
                values[place] = None
        return [values[place] if place >= 0 else constant for place, constant in self._given]


def _nodes_in(node: Node) -> list[Node]:
    return [leaf for leaf in pytree.tree_leaves((node.args, dict(node.kwargs))) if isinstance(leaf, Node)]


def _unknown(node: Node) -> Callable[[], Any]:
    def call() -> Any:
        raise RuntimeError(f"internal error: the number {node.meta['val']} does not follow from the sizes of the graph's inputs [{node.format_node()}]")

    return call


def _same(call: Callable[..., Any]) -> Callable[..., Any]:
    return call


def _copied(call: Callable[..., Any]) -> Callable[..., Any]:
    def copied(*args: Any, **kwargs: Any) -> Any:
        return pytree.tree_map_only(torch.Tensor, torch.clone, call(*args, **kwargs))

    return copied


def _nested(node: Node) -> Callable[..., Any]:
    """The call of a node with nodes inside of lists, or by keyword: it takes those, flat."""

    def call(*given: Any) -> Any:
        args, kwargs = torch.fx.map_arg((node.args, node.kwargs), dict(zip(node.all_input_nodes, given, strict=True)).__getitem__)
        return node.target(*args, **kwargs)

    return call
