"""torch_tpu.explain: what torch.compile makes of a function on tpu: graphs, breaks with lines, programs with sizes and reasons."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch._dynamo.utils import counters, graph_break_reasons

from torch_tpu import _compile_log

__all__ = ["Explanation", "explain"]


@dataclass
class Explanation:
    """What explain() found. str() of it is a page of text. traced: how many graphs AOTAutograd's cache had."""

    programs: list[_compile_log.Lowering]
    breaks: list[str]
    traced: str
    result: Any = field(repr=False)

    @property
    def graphs(self) -> list[_compile_log.Graph]:
        """The graphs, in the order of their first program."""
        return list({id(program.graph): program.graph for program in self.programs}.values())

    def save_html(self, path: str | os.PathLike[str]) -> None:
        """Writes one HTML file with pictures and the programs' texts (StableHLO, optimised HLO, FX), which needs no other file."""
        from torch_tpu._explain_page import page

        Path(path).write_text(page(self), encoding="utf-8")

    def __str__(self) -> str:
        lines = [f"{len(self.graphs)} graphs, {len(self.programs)} programs, {len(self.breaks)} graph breaks; {self.traced}"]
        for graph in self.graphs:
            lines.append(f"\n{graph.name}" + (f", first line {graph.line}" if graph.line else ""))
            lines += [f"  between programs, as an eager call: {call}" for call in graph.eager]
            for program in self.programs:
                if program.graph is graph:
                    lines.append(f"  program {program.index + 1}")
                    lines += [f"    {key}: {value}" for key, value in program.facts()]
        if self.breaks:
            lines += ["\ngraph breaks"] + [f"  {reason}" for reason in self.breaks]
        return "\n".join(lines)


def explain(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Explanation:
    """Compiles `function` afresh, runs it once with these arguments, and says what came of it.

    What was compiled before is forgotten (torch.compiler.reset). A backward pass is told of if `function` runs it.
    """
    torch.compiler.reset()
    known, before = len(graph_break_reasons), counters["aot_autograd"].copy()
    with _compile_log.collecting() as programs:
        result = torch.compile(function)(*args, **kwargs)
    torch.tpu.synchronize()  # so that every program is compiled
    for program in programs:
        program.made = program.graph.compiled.programs()[program.index] if program.graph.compiled else {}
    hits, misses = (counters["aot_autograd"][f"autograd_cache_{what}"] - before[f"autograd_cache_{what}"] for what in ("hit", "miss"))
    traced = f"AOTAutograd found {hits} graphs in its cache and traced {misses}"
    return Explanation(programs, [_break_text(reason) for reason in graph_break_reasons[known:]], traced, result)


def _break_text(found: Any) -> str:
    frame = found.user_stack[-1] if found.user_stack else None
    place = f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}: " if frame else ""
    return place + " ".join(str(found.reason).split())[:200]
