"""Finds what repeats in a graph: a decoder's layers, the stages of a CNN. Such a part is lowered once and called as a function.

Two stretches of nodes are the same if they call the same ops with the same numbers and are wired alike; what they take from outside
becomes arguments. One pass makes a word of each node; a stretch that repeats is a period of those words. The cost is linear.
"""

import itertools
import operator
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch._ops import HigherOrderOperator, OpOverload
from torch.fx import Node

__all__ = ["Repeat", "parts"]

# Nodes of a part. A shorter one is not worth a function: XLA's CPU compiler fuses nothing across a call.
_SHORTEST = 24
# A part has one of these, which hides what a call may cost. A chain of small ops is better fused as a whole.
_HEAVY = {
    getattr(torch.ops.aten, name).default
    for name in ("mm", "addmm", "bmm", "baddbmm", "convolution", "convolution_backward", "_scaled_dot_product_fused_attention_overrideable")
}
# Words in a row that are looked at to guess a period.
_WINDOW = 8
# Higher-order ops without a graph of their own.
_PLAIN_HIGHER_ORDER = {"run_and_save_rng_state", "run_with_rng_state"}
# Their lowering looks at more than values and dtypes.
_READ_MEMORY = {
    *(torch.ops.aten.as_strided.default, torch.ops.aten.as_strided_copy.default, torch.ops.prims.as_strided.default),
    *(torch.ops.aten._linalg_det.default, torch.ops.aten._linalg_slogdet.default),  # by the strides of their matrix
}


@dataclass(eq=False)
class Repeat:
    """One occurrence of a part. inputs: what it takes from outside. kind: equal for equal parts, whatever they take.

    outputs: which of the nodes somebody outside takes, in any occurrence of the kind.
    """

    nodes: Sequence[Node]
    inputs: list[Node]
    kind: int
    outputs: set[int]


def parts(nodes: Sequence[Node]) -> list[Node | Repeat]:
    """The nodes in order, with the parts that repeat as one item each."""
    if len(nodes) < 2 * _SHORTEST:
        return list(nodes)
    inputs = [node.all_input_nodes for node in nodes]
    words = _words(nodes, inputs)
    found: list[Node | Repeat] = []
    kinds: dict[Any, tuple[int, set[int]]] = {}
    after = 0
    for start, period, count in sorted(_periods(words, 0, len(nodes))):
        if _HEAVY.isdisjoint(node.target for node in nodes[start : start + period]):
            continue
        occurrences = [_repeat(nodes[at : at + period], inputs[at : at + period], words[at : at + period], kinds) for at in range(start, start + count * period, period)]
        shared = Counter(one.kind for one in occurrences)
        found += nodes[after:start]
        for one in occurrences:
            found += [one] if shared[one.kind] > 1 else one.nodes
        after = start + count * period
    return found + list(nodes[after:])


def _words(nodes: Sequence[Node], inputs: Sequence[list[Node]]) -> list[int]:
    """A number for each node: equal for nodes that call one op with the same arguments, apart from the nodes among them."""
    numbers: dict[Any, int] = {}
    shared: dict[int, bool] = {}  # by the id of a target: what PyTorch hashes by is slow
    words = []
    for node, given in zip(nodes, inputs, strict=True):
        target = node.target
        may = shared.get(id(target))
        if may is None:
            may = shared[id(target)] = _may_be_shared(target)
        word = _word(node, target, given) if may else node
        try:
            words.append(numbers.setdefault(word, len(numbers)))
        except TypeError:  # an argument that cannot be hashed
            words.append(numbers.setdefault(node, len(numbers)))
    return words


def _may_be_shared(target: Any) -> bool:
    if isinstance(target, OpOverload):
        return not target._schema.is_mutable and target not in _READ_MEMORY
    return target is operator.getitem or (isinstance(target, HigherOrderOperator) and target.name() in _PLAIN_HIGHER_ORDER)


def _word(node: Node, target: Any, given: list[Node]) -> Any:
    word = [id(target), getattr(node.meta.get("val"), "dtype", None)]
    for argument in node.args:
        if type(argument) is Node:
            word.append(given.index(argument))
        else:
            _spell(argument, given, word)
    for name, value in node.kwargs.items():
        word.append(name)
        _spell(value, given, word)
    return tuple(word)


def _spell(argument: Any, given: list[Node], word: list[Any]) -> None:
    """Adds to a word: of a node its place among the node's inputs, of anything else its type, then what it is."""
    kind = type(argument)
    if kind is Node:
        word.append(given.index(argument))
    elif issubclass(kind, (list, tuple)):
        if {*map(type, argument)} == {int}:  # sizes
            word.append(tuple(argument))
            return
        word += (list, len(argument))
        for one in argument:
            _spell(one, given, word)
    else:
        word += (kind, repr(argument) if kind is float or kind is complex else argument)  # 0.0 is not -0.0


def _periods(words: Sequence[int], start: int, stop: int) -> Iterator[tuple[int, int, int]]:
    """(start, period, count) of stretches that repeat, the one that saves most first, then what is left on both sides of it."""
    if stop - start < 2 * _SHORTEST:
        return
    last: dict[tuple[int, ...], int] = {}
    distances: Counter[int] = Counter()
    for at in range(start, stop - _WINDOW):
        window = tuple(words[at : at + _WINDOW])
        if (before := last.get(window)) is not None and at - before >= _SHORTEST:
            distances[at - before] += 1
        last[window] = at
    best = (0, 0, 0, 0)
    for period, _ in distances.most_common(3):
        first = None
        for at in range(start, stop - period + 1):
            if at < stop - period and words[at] == words[at + period]:
                first = at if first is None else first
            elif first is not None:
                count = (at - first) // period + 1
                best = max(best, ((count - 1) * period, first, period, count))
                first = None
    saved, first, period, count = best
    if saved:
        yield first, period, count
        yield from _periods(words, start, first)
        yield from _periods(words, first + count * period, stop)


def _repeat(nodes: Sequence[Node], inputs: Sequence[list[Node]], words: Sequence[int], kinds: dict[Any, tuple[int, set[int]]]) -> Repeat:
    place = {node: index for index, node in enumerate(nodes)}
    outside: dict[Node, int] = {}
    wiring = []
    for given in itertools.chain.from_iterable(inputs):
        index = place.get(given)
        wiring.append(index if index is not None else -1 - outside.setdefault(given, len(outside)))
    kind, outputs = kinds.setdefault((*words, *wiring), (len(kinds), set()))
    inside = place.keys()
    outputs.update(index for node, index in place.items() if not node.users.keys() <= inside)
    return Repeat(nodes, list(outside), kind, outputs)
