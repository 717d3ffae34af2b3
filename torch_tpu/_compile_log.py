"""What torch.compile made on tpu and why: one record for each program, a limit on them, PyTorch's own trace.

A record is kept for each lowering of a graph. `collecting` hands the new ones to explain(); TORCH_LOGS="+torch_tpu" prints them;
TORCH_TRACE gets each graph as an artifact, and later the program's StableHLO and optimised HLO.
"""

import atexit
import contextlib
import logging
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch._guards import CompileContext
from torch._logging import trace_structured
from torch._logging._internal import trace_log
from torch.fx import GraphModule, Node
from torch.utils import _pytree as pytree
from torch.utils.flop_counter import flop_registry

from torch_tpu import _C, settings
from torch_tpu._fx_walker import Walk, said
from torch_tpu._hlo_text import hlo_text

__all__ = ["Graph", "Lowering", "as_text", "collecting", "counts", "keeps_texts"]

_log = logging.getLogger("torch_tpu.compile")


@dataclass
class Lowering:
    """One program of a graph, number `index` of it. inputs: as text, by name. reason: why it was made. seconds: of lowering.

    flops: of matrix products, convolutions and attention. bytes: of inputs and outputs. Both are counted for explain() only.
    """

    graph: "Graph"
    index: int
    inputs: dict[str, str]
    reason: str
    seconds: float
    nodes: int
    flops: int = 0
    bytes: int = 0
    made: dict[str, Any] = field(default_factory=dict)  # of _C.CompiledGraph.programs(), for explain()

    def facts(self) -> list[tuple[str, str]]:
        """What explain() tells of it, in its words."""
        made, memory = self.made, self.made.get("memory")
        return [
            ("work", f"{self.nodes} ops, {_amount(self.flops, 'flop')}, {_amount(self.bytes, 'B')} in and out"),
            ("peak memory", _memory_text(memory) if memory else "the plugin does not tell"),
            ("lowered", f"in {self.seconds:.2f} s"),
            ("program", _origin_text(made)),
            ("made for", self.reason),
            ("inputs", ", ".join(f"{name} {text}" for name, text in self.inputs.items()) or "none"),
        ]


def _memory_text(memory: dict[str, int]) -> str:
    parts = ", ".join(f"{name} {_amount(memory[name], 'B')}" for name in ("argument", "output", "temp", "alias"))
    return f"{_amount(memory['total'], 'B')}, by the plugin's own account (argument + output + temp - alias: {parts})"


def _origin_text(made: dict[str, Any]) -> str:
    seconds = made.get("seconds", 0)
    texts = {
        "compiled": f"compiled in {seconds:.2f} s: a miss, neither in memory nor on disk",
        "disk": f"found on disk, loaded in {seconds:.2f} s",
        "memory": "found in memory",
    }
    sizes = ", for every size up to its bucket" if made.get("bucket") else ""
    return texts.get(made.get("origin", ""), "not run yet") + sizes


def _amount(number: int, unit: str) -> str:
    for size, prefix in ((10**12, "T"), (10**9, "G"), (10**6, "M"), (10**3, "k")):
        if number >= size:
            return f"{number / size:.1f} {prefix}{unit}"
    return f"{number} {unit}"


@dataclass
class Graph:
    """A graph, or a part of one that is divided. steps: what runs between its programs, as text."""

    name: str
    line: str
    module: GraphModule
    eager: list[str]
    lowerings: list[Lowering] = field(default_factory=list)
    programs: int = 0  # fewer than lowerings where sizes share one
    compiled: Any = None
    compile_id: Any = field(default_factory=CompileContext.current_compile_id)  # Dynamo's

    def ask(self, inputs: dict[str, str]) -> None:
        """Before another program is made. Errors: RuntimeError if TORCH_TPU_RECOMPILE_LIMIT does not allow it."""
        limit = int(settings.get("TORCH_TPU_RECOMPILE_LIMIT"))
        if 0 < limit <= self.programs:
            raise RuntimeError(
                f"{self.name}{' (' + self.line + ')' if self.line else ''} needs another program after {self.programs}, and "
                f"TORCH_TPU_RECOMPILE_LIMIT={limit}: {self.why(inputs)}"
            )
        self.programs += 1
        _counts["programs"] += 1
        _counts["graphs"] += self.programs == 1

    def record(self, inputs: dict[str, str], seconds: float, walk: Walk, nodes: Sequence[Node], outputs: Sequence[Node]) -> Lowering:
        """What add() is to keep of one lowering, made by `walk` over `nodes`, whose values are read here."""
        record = Lowering(self, len(self.lowerings), inputs, self.why(inputs), seconds, len(nodes))
        if _collectors:
            values = [walk.values[node] for node in (*self.given(walk), *outputs) if isinstance(walk.values.get(node), _C.Value)]
            record.bytes = sum(math.prod(value.shape) * value.dtype.itemsize for value in values)
            record.flops = sum(_flops(node, walk) for node in nodes)
        return record

    def add(self, record: Lowering) -> None:
        """Keeps the record of a lowering that has its program."""
        tell_traces()
        self.lowerings.append(record)
        _log.debug("%s: program %d, %s", self.name, len(self.lowerings), record.reason)
        self._artifact(record, "", lambda: f"# {record.reason}\n" + self.module.print_readable(print_output=False))
        if _traces():
            _untold.append(record)
        for collector in _collectors:
            collector.append(record)

    def _artifact(self, record: Lowering, kind: str, text: Callable[[], str]) -> None:
        """For TORCH_TRACE, under the frame of Dynamo's that the graph was compiled for."""
        name = f"tpu_{self.name.replace(' ', '_')}_{record.index + 1}{kind}"
        trace_structured("artifact", metadata_fn=lambda: {"name": name, "encoding": "string"}, payload_fn=text, compile_id=self.compile_id)

    def given(self, walk: Walk) -> list[Node]:
        return [node for node in walk.values if node.op == "placeholder"]

    def why(self, inputs: dict[str, str]) -> str:
        """What is new about these inputs, against the most similar ones before."""
        if not self.lowerings:
            return "the first call"
        changes = [
            [f"{name}: {before.inputs.get(name)} -> {found}" for name, found in inputs.items() if before.inputs.get(name) != found]
            for before in self.lowerings
        ]
        fewest = min(changes, key=len)
        return ", ".join(fewest) if fewest else "another layout of an input, precision or default dtype"


# Programs whose texts TORCH_TRACE is still to get: they are compiled in the background.
_untold: list[Lowering] = []


def tell_traces() -> None:
    """Gives TORCH_TRACE the texts of programs that have been compiled meanwhile: StableHLO, optimised HLO."""
    for record in list(_untold):
        programs = record.graph.compiled.programs()  # with their texts: not for nothing
        made = programs[record.index] if record.index < len(programs) else {}
        if "origin" not in made:
            continue
        _untold.remove(record)
        record.graph._artifact(record, "_stablehlo", lambda made=made: made["stablehlo"])
        if "hlo" in made:
            record.graph._artifact(record, "_optimized_hlo", lambda made=made: hlo_text(made["hlo"]))


def _traces() -> bool:
    return bool(trace_log.handlers)


@atexit.register
def _tell_the_rest() -> None:
    if _untold:
        torch.tpu.synchronize()
        tell_traces()


_collectors: list[list[Lowering]] = []
_counts = {"graphs": 0, "programs": 0}


def counts() -> dict[str, int]:
    """graphs: compiled graphs that ran; programs: made for them."""
    return dict(_counts)


@contextlib.contextmanager
def collecting() -> Iterator[list[Lowering]]:
    """The records made inside the block."""
    found: list[Lowering] = []
    _collectors.append(found)
    try:
        yield found
    finally:
        _collectors.remove(found)


def keeps_texts() -> bool:
    """Whether the graphs compiled now keep their StableHLO text: inside of collecting(), and for TORCH_TRACE."""
    return bool(_collectors) or _traces()


def _flops(node: Node, walk: Walk) -> int:
    formula = flop_registry.get(getattr(node.target, "_overloadpacket", None))
    if formula is None:
        return 0

    def sized(value: Any) -> Any:
        return torch.empty(walk.sizes.list(value.shape), device="meta") if isinstance(value, torch.Tensor) else walk.sizes.number(value)

    try:
        args, kwargs = torch.fx.map_arg((node.args, node.kwargs), lambda given: pytree.tree_map(sized, said(given)))
        return int(formula(*args, **kwargs, out_val=pytree.tree_map(sized, said(node))))
    except Exception:  # noqa: BLE001: a formula of PyTorch's that does not take these arguments, or a size that is not known
        return 0


def as_text(values: Sequence[Any], names: Sequence[str]) -> dict[str, str]:
    """ "f32[4,8]" for a Value, a number as it is. What the graph does not read is left out."""
    return {
        name: f"{str(value.dtype)[6:]}[{','.join(map(str, value.shape))}]" if isinstance(value, _C.Value) else str(value)
        for name, value in zip(names, values, strict=True)
        if isinstance(value, (_C.Value, int, float))
    }
