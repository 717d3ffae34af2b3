"""Divides a graph of AOTAutograd's into programs and what runs between them: ops without a lowering, transfers, CPU work.

A program is one StableHLO module; the graph becomes as few of them as its data flow allows. What lies between runs as eager calls.
"""

import itertools
import operator
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch._ops import HigherOrderOperator, OpOverload
from torch._subclasses.fake_tensor import FakeTensor
from torch.fx import GraphModule, Node
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu._fx_control_flow import LOWERINGS
from torch_tpu._fx_walker import rule_name, said

__all__ = ["Division", "Program", "divide", "is_number", "runtime_numbers", "tensors_of"]

# Elements of a constant that is part of the program text.
_SMALL = 64

_COPY = torch.ops.aten.copy_.default
_HIGHER_ORDER = {"run_and_save_rng_state", "run_with_rng_state", *LOWERINGS}
_WITHOUT_RULE = {"aten::_assert_async", "aten::_assert_async.msg", "aten::_assert_scalar", "aten::_assert_tensor_metadata"}


@dataclass
class Program:
    """Nodes that make one program, in order; what they take from elsewhere, and what others take from them."""

    nodes: list[Node] = field(default_factory=list)
    inputs: list[Node] = field(default_factory=list)
    outputs: list[Node] = field(default_factory=list)


@dataclass
class Division:
    """steps: Programs, and nodes that run as eager calls, in order. unsupported: those of the nodes that want a lowering."""

    steps: list[Program | Node]
    unsupported: list[Node]


def divide(graph: GraphModule, refused: Iterable[Node] = ()) -> Division:
    """refused: nodes whose rule did not take them."""
    return _Division(graph, set(refused)).make()


def tensors_of(node: Node) -> list[torch.Tensor]:
    """The tensors that a node gives, as PyTorch says."""
    given = said(node)
    if isinstance(given, torch.Tensor):
        return [given]
    return [leaf for leaf in pytree.tree_leaves(given) if isinstance(leaf, torch.Tensor)]


class _Division:
    def __init__(self, graph: GraphModule, refused: set[Node]) -> None:
        self._nodes = list(graph.graph.nodes)
        self._refused = refused
        self._device = next((t.device for node in self._nodes for t in tensors_of(node) if t.device.type == "tpu"), None)
        self._eager: set[Node] = set()
        # Facts about nodes, asked for often.
        self._numbers: set[Node] = set()
        self._elsewhere: set[Node] = set()  # what gives a tensor of another device
        self._outside: set[Node] = set()  # what gives one that a program cannot take
        self._calls: list[Node] = []  # without the numbers
        for node in self._nodes:
            if node.op == "call_function":
                self._calls.append(node)
            given = said(node)
            if type(given) is FakeTensor and given.fake_device == self._device:  # nearly all
                continue
            if is_number(node):
                self._numbers.add(node)
                self._calls.pop()
            elif others := [tensor for tensor in tensors_of(node) if tensor.device != self._device]:
                self._elsewhere.add(node)
                if any(tensor.device.type != "cpu" or tensor.dim() > 0 for tensor in others):
                    self._outside.add(node)
        self._lowerings: dict[int, bool] = {}  # by the id of a target: what PyTorch hashes by is slow

    def make(self) -> Division:
        unsupported = []
        for node in self._calls:
            if node.target is _COPY and node in self._elsewhere:  # a write of a CPU tensor
                self._eager.add(node)
            elif not self._has_lowering(node):
                self._eager.add(node)
                if self._on_device(node):
                    unsupported.append(node)
        self._leave_on_cpu()
        return Division(self._steps(), unsupported)

    def _has_lowering(self, node: Node) -> bool:
        target = node.target
        if node in self._refused:
            return False
        if target is operator.getitem:
            return node.args[0] not in self._eager
        if target is _COPY:
            return node.args[0].op == "placeholder"
        known = self._lowerings.get(id(target))
        if known is None:
            known = self._lowerings[id(target)] = _target_has_lowering(target)
        return known

    def _on_device(self, node: Node) -> bool:
        """Whether it works on tensors of the device only, so that nothing but a lowering is missing."""
        if node.target is operator.getitem or node.target is torch.ops.aten._local_scalar_dense.default:
            return False
        tensors = [tensor for part in (node, *node.all_input_nodes) for tensor in tensors_of(part)]
        return all(tensor.device.type == "tpu" for tensor in tensors)

    def _leave_on_cpu(self) -> None:
        """CPU tensors are part of a program only where they are numbers (0-d) or made of constants, and nobody else wants them."""
        calls = self._calls
        before = -1
        while self._elsewhere and len(self._eager) != before:
            before = len(self._eager)
            cannot_take = {given for given in self._outside if given.op == "placeholder" or given in self._eager}
            self._eager.update(node for node in calls if not cannot_take.isdisjoint(node.all_input_nodes))
            for node in reversed(calls):
                if node in self._elsewhere and (_is_random(node) or any(user.op == "output" or user in self._eager for user in node.users)):
                    self._eager.add(node)

    def _steps(self) -> list[Program | Node]:
        """Programs and eager nodes alternate; each node comes as early as what it needs, and random ones keep their order."""
        if not self._eager:
            program = Program(self._calls)
            return [self._completed(program)] if program.nodes else []
        stages: dict[Node, int] = {}
        programs: dict[int, Program] = {}
        eager: dict[int, list[Node]] = {}
        random_stage = 0
        for node in self._nodes:
            if node.op != "call_function":
                continue
            stage = self._earliest(node, stages)
            if _is_random(node):
                stage = random_stage = max(stage, random_stage)
            if node.target is _COPY:  # a write comes after all reads of what was there
                for user in node.args[0].users:
                    if user is not node and user in stages:
                        stage = max(stage, stages[user] + (user in self._eager))
            stages[node] = stage
            if node in self._eager:
                eager.setdefault(stage, []).append(node)
            elif node not in self._numbers:
                programs.setdefault(stage, Program()).nodes.append(node)
        steps: list[Program | Node] = []
        for stage in sorted(programs.keys() | eager.keys()):
            if stage in programs:
                steps.append(self._completed(programs[stage]))
            steps += eager.get(stage, [])
        return steps

    def _earliest(self, node: Node, stages: dict[Node, int]) -> int:
        """Stage s: program s, then the eager nodes of s. Eager nodes that need no program are of stage -1."""
        given = [given for given in node.all_input_nodes if given in stages]
        if node in self._numbers:  # it follows from sizes, which are known before the tensors
            given = [one for one in given if one in self._eager or one in self._numbers]
        if node in self._eager:
            return max((stages[one] for one in given), default=-1)
        return max((stages[one] + (one in self._eager) for one in given), default=0)

    def _completed(self, program: Program) -> Program:
        inside = set(program.nodes)
        outside = [given for given in dict.fromkeys(itertools.chain.from_iterable(node.all_input_nodes for node in program.nodes)) if given not in inside]
        constants = [node for node in outside if node.op == "get_attr" and is_small(node)]
        program.inputs = [node for node in outside if node not in constants]
        known = inside | self._numbers
        program.outputs = [node for node in program.nodes if not node.users.keys() <= known]
        program.nodes = constants + program.nodes
        return program


def runtime_numbers(graph: GraphModule) -> set[Node]:
    """The symbolic ints among the graph's inputs of which no rule has to know the value: those that are no size of anything.

    Such a number is an input of the program, so that a new value compiles nothing.
    """
    candidates = {node: symbol for node in graph.graph.find_nodes(op="placeholder") if (symbol := _symbol(said(node))) is not None}
    if not candidates:
        return set()
    shaping = set().union(*(_symbols(node) for node in graph.graph.nodes if node not in candidates))
    return {node for node, symbol in candidates.items() if symbol not in shaping and all(_takes_runtime(user, node) for user in node.users)}


def _symbol(number: object) -> object:
    return number.node.expr if isinstance(number, torch.SymInt) and number.node.expr.is_symbol else None


def _symbols(node: Node) -> set[object]:
    sizes = [size for tensor in tensors_of(node) for size in (*tensor.shape, *tensor.stride(), tensor.storage_offset())]
    numbers = [one for one in (*sizes, *pytree.tree_leaves(said(node))) if isinstance(one, (torch.SymInt, torch.SymFloat, torch.SymBool))]
    return set().union(*(number.node.expr.free_symbols for number in numbers))


def _takes_runtime(user: Node, number: Node) -> bool:
    target = user.target
    if not isinstance(target, OpOverload):
        return False
    allowed = _C.runtime_arguments(target.name())
    names = [argument.name for argument in target._schema.arguments]
    given = dict(zip(names, user.args, strict=False)) | user.kwargs
    return all(name in allowed if value is number else number not in _nodes_in(value) for name, value in given.items())


def _nodes_in(value: object) -> list[Node]:
    found: list[Node] = []
    torch.fx.map_arg(value, lambda node: found.append(node) or node)
    return found


def is_small(node: Node) -> bool:
    """Whether a constant of the graph is written into the program; a larger one is an input of it."""
    constant = said(node)
    return not isinstance(constant, torch.Tensor) or (constant.device.type == "cpu" and constant.numel() <= _SMALL)


def is_number(node: Node) -> bool:
    """Whether a node gives a size or another number that follows from sizes."""
    if isinstance(said(node), (torch.SymInt, torch.SymFloat, torch.SymBool, int, float, bool)):
        return node.op == "call_function" and node.target is not torch.ops.aten._local_scalar_dense.default
    return False


def _target_has_lowering(target: Any) -> bool:
    if isinstance(target, HigherOrderOperator):
        return target.name() in _HIGHER_ORDER
    if not isinstance(target, OpOverload):
        return False
    return target.name() in _WITHOUT_RULE or (_C.has_rule(rule_name(target)) and not target._schema.is_mutable)


def _is_random(node: Node) -> bool:
    target = node.target
    if isinstance(target, HigherOrderOperator):
        return target.name() == "run_and_save_rng_state"
    return isinstance(target, OpOverload) and torch.Tag.nondeterministic_seeded in target.tags
