"""One graph of AOTAutograd's -> what runs it: a program, or programs with eager calls between them.

The graph is functional, but for the copies into its inputs at its end; those become writes of the program, donated and in place.
A program is lowered when it first meets sizes, dtypes and layouts, and kept by them.
"""

import contextlib
import functools
import itertools
import time
from collections.abc import Callable, Container, Iterator, Sequence
from contextvars import ContextVar
from typing import Any

import torch
from torch._dynamo import disable
from torch.fx import GraphModule, Node

from torch_tpu import _C, _lower_only
from torch_tpu._cache_artifacts import record_programs
from torch_tpu._compile_log import Graph, as_text, keeps_texts
from torch_tpu._fx_repeats import parts
from torch_tpu._fx_walker import Unsupported, Walk, place_of, said, tell_random_states_apart
from torch_tpu._graph_division import Division, Program, divide, runtime_numbers, tensors_of
from torch_tpu._graph_returns import Returns
from torch_tpu._graph_steps import Run, Steps

__all__ = ["bare_graphs", "compile_graph"]

# Where bare_graphs() collects, if it does.
_bare: ContextVar[list[Callable[..., Any]] | None] = ContextVar("bare", default=None)

_numbers = itertools.count()
_COPY = torch.ops.aten.copy_.default


def compile_graph(
    graph: GraphModule, kind: str, whole: bool, aliases: Container[int] = (), buckets: Sequence[int] | None = None, is_bare: bool = False
) -> Run:
    """A callable that takes the graph's inputs as a list, which it empties, and returns a list.

    kind: "forward", for names. whole: refuse ops without a lowering instead of running them between programs. aliases: the numbers
    of those outputs that are views of inputs. buckets: sizes of buffers, for programs that serve the sizes up to them; (): our own;
    None: each size has its program. is_bare: Dynamo may call the graph as it is: bare_graphs() is to have one program's own call.
    """
    compiled = _Graph(graph, f"compiled {kind} {next(_numbers)}", whole, aliases, buckets).compiled()
    if is_bare and (found := _bare.get()) is not None and isinstance(compiled, _C.CompiledGraph):
        found.append(compiled.direct)
    return compiled


@contextlib.contextmanager
def bare_graphs() -> Iterator[list[Callable[..., Any]]]:
    """What calls the graphs that this thread compiles inside with is_bare; AOTAutograd may take them from its cache, out of our hands."""
    found: list[Callable[..., Any]] = []
    token = _bare.set(found)
    try:
        yield found
    finally:
        _bare.reset(token)


class _Graph:
    def __init__(self, graph: GraphModule, name: str, whole: bool, aliases: Container[int], buckets: Sequence[int] | None) -> None:
        tell_random_states_apart(graph.graph)
        self._buckets = buckets
        self._graph = graph
        self._name = name
        self._whole = whole
        self._aliases = aliases
        self._refused: list[Node] = []
        self._numbers = runtime_numbers(graph)
        self._placeholders = graph.graph.find_nodes(op="placeholder")
        self._written = {node.args[0] for node in graph.graph.find_nodes(op="call_function", target=_COPY)}
        self._outputs: Sequence[Any] = graph.graph.output_node().args[0]
        for node in graph.graph.find_nodes(op="get_attr"):
            if "val" not in node.meta and isinstance(constant := _attribute(graph, node), torch.Tensor):
                node.meta["val"] = constant

    def compiled(self) -> Run:
        division = divide(self._graph, self._refused)
        if self._whole and division.unsupported:
            raise Unsupported(division.unsupported[0], f"{division.unsupported[0].target} has no lowering, and fullgraph=True asks for one program")
        steps = division.steps
        if len(steps) == 1 and isinstance(steps[0], Program):
            return self._runnable(self._program(steps[0], self._placeholders, self._outputs, self._name, self._aliases))
        return _boxed(self._in_steps(division))

    def _in_steps(self, division: Division) -> Run:
        steps = Steps(self._placeholders, self._outputs, functools.partial(_attribute, self._graph))
        is_first = True
        for index, step in enumerate(division.steps):
            if isinstance(step, Node):
                steps.eager(step)
                continue
            inputs = [node for node in step.inputs if node.op != "get_attr"]
            between = list(itertools.takewhile(lambda step: isinstance(step, Node), division.steps[index + 1 :]))
            if is_first:  # it tells of what runs before it, too
                between = [*division.steps[:index], *between]
            is_first = False
            steps.program(self._runnable(self._program(step, inputs, step.outputs, f"{self._name}.{index}", (), between)), inputs, step.outputs)
        return steps.end()

    def _runnable(self, program: _C.CompiledGraph) -> Run:
        return _boxed(functools.partial(_lower_only.run, program, self._device())) if _lower_only.is_active() else program

    def _device(self) -> int:
        return next((tensor.device.index for node in self._graph.graph.nodes for tensor in tensors_of(node) if tensor.device.type == "tpu"), -1)

    def _program(
        self, program: Program, inputs: Sequence[Node], outputs: Sequence[Any], name: str, aliases: Container[int], between: Sequence[Node] = ()
    ) -> _C.CompiledGraph:
        """inputs: what it is called with. outputs: nodes, or numbers as they are. between: nodes that run as eager calls beside it."""
        captured = [node for node in program.inputs if node.op == "get_attr"]
        inputs = [*inputs, *captured]
        returns = Returns(inputs, outputs, program.nodes, aliases, self._written)
        needed = {*program.inputs, *returns.needs}

        written = {node.args[0] for node in program.nodes if node.target is _COPY} if self._written else set()
        line = next((place for node in program.nodes if (place := place_of(node))), "")
        log = Graph(name, line, self._graph, [str(step) for step in between])

        @disable(reason="makes a program")
        def lower(values: list[Any], calls: _C.GraphCalls) -> Any:
            given = as_text(values, [node.name for node in inputs])
            start = time.perf_counter()
            walk = Walk(self._graph, dict(zip(inputs, values, strict=True)), calls)
            walk.run(program.nodes if self._buckets is not None else parts(program.nodes))  # sizes inside of a function cannot change
            made = returns.make(walk)
            record_programs(f"{name} {len(log.lowerings)}")
            results = [node for node in outputs if isinstance(node, Node)]
            record = log.record(given, time.perf_counter() - start, walk, program.nodes, results)
            writes = [(inputs.index(node), value) for node, value in walk.writes.items()]
            return made, writes, functools.partial(log.ask, given), functools.partial(log.add, record)

        device = self._device()
        log.compiled = _C.CompiledGraph(
            name,
            ["written" if node in written else "number" if node in self._numbers else _kind(node) for node in inputs],
            [node in needed or isinstance(said(node), (int, torch.SymInt)) for node in inputs],
            device,
            [_attribute(self._graph, node).to(f"tpu:{device}") for node in captured],
            lower,
            disable(self._divide_again, reason="makes programs"),
            self._buckets,
        )
        if keeps_texts():
            log.compiled.keep_texts()
        return log.compiled

    def _divide_again(self, error: Unsupported) -> Run:
        """A rule did not take a node: that one runs as an eager call."""
        known = isinstance(error, Unsupported) and error.node.graph is self._graph.graph and error.node not in self._refused
        if self._whole or not known:
            raise error
        self._refused.append(error.node)
        return self.compiled()


def _boxed(run: Run) -> Run:
    """Not to be traced by Dynamo, and with AOTAutograd's sign that it takes a list and empties it."""
    run = disable(run, reason="a compiled graph")
    run._boxed_call = True  # type: ignore[attr-defined]
    return run


def _kind(node: Node) -> str:
    """What an input is for _C.CompiledGraph."""
    given = said(node)
    if isinstance(given, torch.Tensor):
        return "tensor" if node.users or given.device.type == "tpu" else "ignored"
    for kind, types in (("bool", (bool, torch.SymBool)), ("int", (int, torch.SymInt)), ("float", (float, torch.SymFloat))):
        if isinstance(given, types):
            return kind
    return "tensor" if node.users else "ignored"


def _attribute(graph: GraphModule, node: Node) -> Any:
    value: Any = graph
    for name in node.target.split("."):
        value = getattr(value, name)
    return value
