"""Lowers an FX graph of aten and prims calls node by node, through the rules that serve eager dispatch.

Serves PyTorch's decompositions (_decompose.py) and torch.compile (_graph_compiler.py). Sizes are concrete: a symbolic size is looked
up in the sizes that the graph's inputs have now. The graph must be functional, but for the copies into its own inputs that
AOTAutograd leaves at its end. A node without a lowering raises Unsupported.
"""

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import torch
from torch._ops import HigherOrderOperator, OpOverload
from torch._prims import rng_prims
from torch._prims_common import is_contiguous
from torch.fx import Graph, GraphModule, Node
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu._fx_control_flow import LOWERINGS
from torch_tpu._fx_repeats import Repeat
from torch_tpu._symbols import Sizes

__all__ = ["Unsupported", "Walk", "lower_graph", "place_of", "rule_name", "said", "tell_random_states_apart"]

# Ops that check or order and return nothing: a program has no place for them.
_WITHOUT_EFFECT = {"aten::_assert_async", "aten::_assert_async.msg", "aten::_assert_scalar", "aten::_assert_tensor_metadata"}

# PyTorch's graphs call what chooses a backend when it runs. A device registers what is chosen there.
_CHOSEN = {"aten::convolution": "aten::convolution_overrideable", "aten::convolution_backward": "aten::convolution_backward_overrideable"}

# Ops that read memory, not values. Here an operand is the row-major value itself, so its meta tensor has to be that too.
_READ_MEMORY = {"aten::as_strided", "aten::as_strided_copy", "prims::as_strided"}


# Ops that factor a matrix or its transpose, by its strides; the formulas of their gradients ask the same.
_ASK_STRIDES = {"aten::_linalg_det", "aten::_linalg_slogdet"}


class Unsupported(NotImplementedError):
    """A node that has no lowering: says which, where and why."""

    def __init__(self, node: Node, why: str) -> None:
        place = place_of(node)
        super().__init__(f"{why} [{node.format_node()}{', ' + place if place else ''}]")
        self.node = node


def rule_name(op: OpOverload) -> str:
    """The name under which `op` has a rule, if it has one."""
    name = op.name()
    return _CHOSEN.get(name, name)


def place_of(node: Node) -> str:
    """ "train.py:12", the innermost line that made the node; "" if it is not known."""
    for line in reversed((node.meta.get("stack_trace") or "").splitlines()):
        if line.strip().startswith('File "'):
            file, number = line.strip().split('"')[1], line.split(", line ")[1].split(",")[0]
            return f"{file.rsplit('/', 1)[-1]}:{number}"
    return ""


def said(node: Node) -> Any:
    """What PyTorch says that a node gives: fake tensors, symbolic sizes. None for a random state, once they have been told apart."""
    return node.meta.get("val")


def tell_random_states_apart(graph: Graph) -> None:
    """The state that a recomputed random op draws from is a value of ours: the forward graph returns it, the backward graph takes it."""
    for node in graph.find_nodes(op="call_function", target=rng_prims.run_and_save_rng_state):
        for user in node.users:
            if user.target is operator.getitem and user.args[1] == 0:
                user.meta["val"] = None
    for node in graph.find_nodes(op="call_function", target=rng_prims.run_with_rng_state):
        if node.args[0].op == "placeholder":
            node.args[0].meta["val"] = None


def lower_graph(graph: GraphModule, inputs: Sequence[Any], calls: _C.GraphCalls) -> Any:
    """What `graph` returns, with a Value for each tensor.

    graph: each node's meta["val"] says what PyTorch gives (the dtypes, what is a list). inputs: one per placeholder: a Value for a
    tensor, anything else as it is. calls: the program being built.
    Errors: NotImplementedError, as said above; what a rule raises.
    """
    placeholders = graph.graph.find_nodes(op="placeholder")
    walk = Walk(graph, dict(zip(placeholders, inputs, strict=True)), calls)
    walk.run(graph.graph.nodes)
    return walk.value(graph.graph.output_node().args[0])


class Walk:
    """One pass over nodes of one graph. `values` has what each node gave: Values for tensors."""

    def __init__(self, graph: GraphModule, values: Mapping[Node, Any], calls: _C.GraphCalls, around: Sizes | None = None) -> None:
        self.values = dict(values)
        self.writes: dict[Node, _C.Value] = {}  # placeholder -> what it holds at the end
        self.sizes = Sizes(around)
        self._functions: dict[Any, tuple[_C.GraphFunction, dict[int, Any]]] = {}
        self._locates = _C.lowers_for_chip()  # ahead of time, where a program's text is wanted with its Python lines
        self._graph = graph
        self._calls = calls
        for node, value in values.items():
            self.sizes.bind(said(node), value)

    def run(self, nodes: Iterable[Node | Repeat]) -> None:
        for node in nodes:
            if isinstance(node, Repeat):
                self._call_part(node)
            elif node.op in ("get_attr", "call_function") and node not in self.values:
                self.values[node] = self._lower(node)

    def value(self, argument: Any) -> Any:
        """An argument of a node, with values instead of nodes."""
        return torch.fx.map_arg(argument, self.value_of)

    def value_of(self, node: Node) -> Any:
        if node not in self.values:  # a number, or a constant
            self.values[node] = self._lower(node)
        return self.values[node]

    def _call_part(self, part: Repeat) -> None:
        """A function of the program, made where the first part of its kind comes with values of these avals."""
        values = [self.value_of(node) for node in part.inputs]
        given, structure = (values, None) if all(type(one) is _C.Value for one in values) else pytree.tree_flatten(values)
        if not all(isinstance(one, (_C.Value, int, float, type(None))) for one in given):  # a number that is a parameter of the program
            self.run(part.nodes)
            return
        key = (part.kind, structure, *((one.dtype, *one.shape) if isinstance(one, _C.Value) else (type(one), repr(one)) for one in given))
        if key not in self._functions:
            self._functions[key] = self._function(part, given, structure)
        function, returned = self._functions[key]
        rest = iter(self._calls.call_function(function, [one for one in given if isinstance(one, _C.Value)]))
        for index, form in returned.items():
            if form is None:
                self.values[part.nodes[index]] = next(rest)
            else:
                leaves, shape = form
                self.values[part.nodes[index]] = pytree.tree_unflatten([next(rest) if isinstance(leaf, _C.Value) else leaf for leaf in leaves], shape)

    def _function(self, part: Repeat, given: list[Any], structure: pytree.TreeSpec | None) -> tuple[_C.GraphFunction, dict[int, Any]]:
        """The part's nodes as a function; and for each of its outputs what it is, flat: None for one value."""
        returned: dict[int, Any] = {}

        def body(calls: _C.GraphCalls, parameters: list[_C.Value]) -> list[_C.Value]:
            rest = iter(parameters)
            values = [next(rest) if isinstance(one, _C.Value) else one for one in given]
            if structure is not None:
                values = pytree.tree_unflatten(values, structure)
            inner = Walk(self._graph, dict(zip(part.inputs, values, strict=True)), calls, self.sizes)
            inner.run(part.nodes)
            flat = []
            for index in sorted(part.outputs):
                value = inner.values[part.nodes[index]]
                leaves, shape = pytree.tree_flatten(value)
                returned[index] = None if type(value) is _C.Value else (leaves, shape)
                flat += [leaf for leaf in leaves if isinstance(leaf, _C.Value)]
            return flat

        return self._calls.function([one for one in given if isinstance(one, _C.Value)], body), returned

    def _lower(self, node: Node) -> Any:
        if node.op == "get_attr":
            return self._attribute(node)
        known = self.sizes.of(said(node))  # a size or another number: no matter how it is worked out
        if known is not None:
            return known
        target, args, kwargs = node.target, self.value(node.args), self.value(node.kwargs)
        try:
            if isinstance(target, OpOverload):
                return self._call_op(node, target, args, kwargs)
            if isinstance(target, HigherOrderOperator):
                return self._call_higher_order(node, target, args, kwargs)
        except NotImplementedError as error:
            raise error if isinstance(error, Unsupported) else Unsupported(node, str(error)) from error
        if target is not operator.getitem and any(isinstance(leaf, _C.Value) for leaf in pytree.tree_leaves((args, kwargs))):
            raise Unsupported(node, f"{target} has no lowering")
        return target(*args, **kwargs)

    def _attribute(self, node: Node) -> Any:
        constant: Any = self._graph
        for name in node.target.split("."):
            constant = getattr(constant, name)
        if not isinstance(constant, torch.Tensor):
            return constant
        return self._calls.constant(constant.dtype, constant.flatten().tolist(), list(constant.shape))

    def _call_op(self, node: Node, op: OpOverload, args: Any, kwargs: Any, random_state: _C.Value | None = None) -> Any:
        name, schema = op.name(), op._schema
        if name in _WITHOUT_EFFECT:
            return None
        if op is torch.ops.aten.copy_.default and node.args[0].op == "placeholder":
            return self._write(node.args[0], args[1])
        if schema.is_mutable:
            raise NotImplementedError(f"{name} writes its argument inside a graph")
        if name in _READ_MEMORY and not _is_its_memory(node.args[0].meta["val"]):
            raise NotImplementedError(f"{name} of a view has no lowering inside a graph")
        named = {argument.name: value for argument, value in zip(schema.arguments, args, strict=False)} | kwargs
        leaves, structure = pytree.tree_flatten(node.meta["val"] if "val" in node.meta else _fake_result(op, node))
        tensors = [leaf for leaf in leaves if leaf is None or isinstance(leaf, torch.Tensor)]
        dtypes = [None if tensor is None else tensor.dtype for tensor in tensors]
        if named.get("check_errors"):  # a program cannot raise for what it finds; between programs the op runs as an eager call, which can
            raise NotImplementedError(f"{name} with check_errors=True waits for its result")
        strided = ["A"] if name in _ASK_STRIDES and not is_contiguous(node.args[0].meta["val"]) else []
        if self._locates:
            self._calls.at(place_of(node))
        results = self._calls.call(rule_name(op), named, dtypes, random_state, strided)
        if any(value is not None for value in results[len(tensors) :]):
            raise NotImplementedError(f"{name} changes an argument inside a graph")
        rest = iter(results)
        return pytree.tree_unflatten([next(rest) if leaf is None or isinstance(leaf, torch.Tensor) else leaf for leaf in leaves], structure)

    def _write(self, placeholder: Node, value: _C.Value) -> _C.Value:
        target = placeholder.meta["val"]
        [value] = self._calls.call("aten::expand", {"self": value, "size": self.sizes.list(target.shape)}, [target.dtype])
        self.writes[placeholder] = value
        return value

    def _call_higher_order(self, node: Node, op: HigherOrderOperator, args: Any, kwargs: Any) -> Any:
        name = op.name()
        if name == "run_and_save_rng_state":  # of a recomputed random op, in the forward graph
            state = self._calls.random_state()
            return state, self._call_op(_inner(node, 1), args[0], args[1:], kwargs)
        if name == "run_with_rng_state":  # the same op in the backward graph
            return self._call_op(_inner(node, 2), args[1], args[2:], kwargs, random_state=args[0])
        if name in LOWERINGS:
            try:
                return LOWERINGS[name](self._calls, self._sub_graph, node, *args, **kwargs)
            except Unsupported as error:  # of a node inside, which nobody outside knows
                raise Unsupported(node, str(error)) from error
        raise NotImplementedError(f"{name} has no lowering")

    def _sub_graph(self, graph: GraphModule, inputs: Sequence[Any], calls: _C.GraphCalls) -> list[_C.Value]:
        """What a sub-graph of a higher-order op returns, flat."""
        walk = Walk(graph, dict(zip(graph.graph.find_nodes(op="placeholder"), inputs, strict=True)), calls, self.sizes)
        walk.run(graph.graph.nodes)
        output = graph.graph.output_node()
        returned = pytree.tree_leaves(walk.value(output.args[0]))
        if walk.writes or not all(isinstance(value, _C.Value) for value in returned):
            raise Unsupported(output, "a sub-graph that writes its inputs, or returns other than tensors, has no lowering")
        return returned


def _inner(node: Node, start: int) -> Node:
    """The call that a higher-order op wraps, as a node of no graph: for its arguments, meta and line."""
    inner = Node(node.graph, node.name, "call_function", node.args[start - 1], (), {})
    inner.args, inner.kwargs = node.args[start:], node.kwargs
    inner.meta = {key: value for key, value in node.meta.items() if key != "val"}
    return inner


def _fake_result(op: OpOverload, node: Node) -> Any:
    """What PyTorch's fake tensors give for a node without meta["val"]."""
    args, kwargs = torch.fx.map_arg((node.args, node.kwargs), lambda argument: argument.meta["val"])
    mode = next(leaf.fake_mode for leaf in pytree.tree_leaves((args, kwargs)) if isinstance(leaf, torch._subclasses.FakeTensor))
    with mode:
        return op(*args, **kwargs)


def _is_its_memory(meta: torch.Tensor) -> bool:
    return is_contiguous(meta) and meta.untyped_storage().nbytes() == meta.numel() * meta.itemsize
