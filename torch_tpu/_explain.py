"""torch_tpu.explain: what torch.compile makes of a function on tpu: graphs, breaks with lines, programs with sizes and reasons."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch._dynamo.utils import graph_break_reasons

from torch_tpu import _compile_log

__all__ = ["Explanation", "explain"]


@dataclass
class Explanation:
    """What explain() found. str() of it is a page of text."""

    programs: list[_compile_log.Lowering]
    breaks: list[str]
    result: Any = field(repr=False)

    @property
    def graphs(self) -> list[_compile_log.Graph]:
        """The graphs, in the order of their first program."""
        return list({id(program.graph): program.graph for program in self.programs}.values())

    def __str__(self) -> str:
        lines = [f"{len(self.graphs)} graphs, {len(self.programs)} programs, {len(self.breaks)} graph breaks"]
        for graph in self.graphs:
            lines.append(f"\n{graph.name}" + (f", first line {graph.line}" if graph.line else ""))
            lines += [f"  between programs, as an eager call: {call}" for call in graph.eager]
            for program in self.programs:
                if program.graph is graph:
                    lines += _program_text(program)
        if self.breaks:
            lines += ["\ngraph breaks"] + [f"  {reason}" for reason in self.breaks]
        return "\n".join(lines)


def explain(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Explanation:
    """Compiles `function` afresh, runs it once with these arguments, and says what came of it.

    What was compiled before is forgotten (torch.compiler.reset). A backward pass is told of if `function` runs it.
    """
    torch.compiler.reset()
    known = len(graph_break_reasons)
    with _compile_log.collecting() as programs:
        result = torch.compile(function)(*args, **kwargs)
    for program in programs:
        program.made = program.graph.compiled.programs()[program.index] if program.graph.compiled else {}
    return Explanation(programs, [_break_text(reason) for reason in graph_break_reasons[known:]], result)


def _break_text(found: Any) -> str:
    frame = found.user_stack[-1] if found.user_stack else None
    place = f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}: " if frame else ""
    return place + " ".join(str(found.reason).split())[:200]


def _program_text(program: _compile_log.Lowering) -> list[str]:
    made = program.made
    work = f"{program.nodes} ops, {_amount(program.flops, 'flop')}, {_amount(program.bytes, 'B')} in and out"
    where = {"memory": "found in memory", "disk": "found on disk", "compiled": f"compiled in {made.get('seconds', 0):.2f} s"}.get(made.get("origin", ""), "not run yet")
    return [
        f"  program {program.index + 1}: {work}; lowered in {program.seconds:.2f} s, {where}",
        f"    made for: {program.reason}",
        "    inputs: " + (", ".join(f"{name} {text}" for name, text in program.inputs.items()) or "none"),
    ]


def _amount(number: int | None, unit: str) -> str:
    if number is None:
        return f"unknown {unit}"
    for size, prefix in ((10**12, "T"), (10**9, "G"), (10**6, "M"), (10**3, "k")):
        if number >= size:
            return f"{number / size:.1f} {prefix}{unit}"
    return f"{number} {unit}"
