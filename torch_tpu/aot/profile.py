"""A profile of a program that has not run: for each op of the optimised program its final VLIW bundles, how often they run, and how busy each unit is.

It says what the code can do at best: what a bundle waits for is not seen. The op's time, from time_model.py, sets HBM traffic beside it.
"""

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from torch_tpu._lower_only import Lowered
from torch_tpu.aot.compile import compile, compile_programs
from torch_tpu.aot.compiled import Compiled
from torch_tpu.aot.report import seconds_text

__all__ = ["OpProfile", "Profile", "profile"]

_TOP = 40


@dataclass(frozen=True)
class OpProfile:
    """One op of a program. seconds, of which basis: as TimedOp's, of all its runs. bundles: in its code; cycles: bundles of one run, 0 where its code is not known.

    exact: False where the code branches on what is not known. estimate: the compiler's cycles for one run. units: {unit: part of its slots filled}.
    """

    program: str
    name: str
    op: str
    line: str
    runs: int
    seconds: float
    basis: str
    bundles: int
    cycles: int
    exact: bool
    estimate: int | None
    bytes: int
    flops: int
    units: dict[str, float]


@dataclass
class Profile:
    """ops: the longest first. seconds: of one run of all programs."""

    topology: str
    libtpu: str
    seconds: float
    ops: list[OpProfile]
    without: dict[str, int]
    compiled: Compiled = field(repr=False)

    @property
    def units(self) -> list[str]:
        """All units of the chip, as libtpu calls them."""
        return list(dict.fromkeys(unit for op in self.ops for unit in op.units))

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {name: getattr(self, name) for name in ("topology", "libtpu", "seconds", "without")} | {"ops": [asdict(op) for op in self.ops]}

    def __str__(self) -> str:
        units = [unit for unit in self.units if any(op.units.get(unit, 0.0) >= 0.005 for op in self.ops)]
        rows = [("time", "basis", "runs", "bundles", "cycles", *units, "op")]
        for op in self.ops[:_TOP]:
            cycles = "?" if not op.cycles else f"{op.cycles:,}" + "~" * (not op.exact)
            busy = [f"{op.units.get(unit, 0.0):.0%}" if op.cycles else "" for unit in units]
            rows.append((seconds_text(op.seconds), op.basis, str(op.runs), str(op.bundles or "?"), cycles, *busy, f"{op.op or op.name} {op.line}".strip()))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [f"{self.topology}: {seconds_text(self.seconds)} a run, estimated; units by the part of their slots that are filled"]
        lines += ["  ".join([*(text.rjust(width) for text, width in zip(row[:-1], widths, strict=False)), row[-1]]) for row in rows]
        if len(self.ops) > _TOP:
            lines.append(f"and {len(self.ops) - _TOP} ops that take less")
        if self.without:
            lines.append("without an estimate: " + ", ".join(f"{count} x {what}" for what, count in self.without.items()))
        return "\n".join(lines)


def profile(
    what: Callable[..., Any] | str | os.PathLike[str], args: Sequence[Any] = (), topology: str = "v6e", kwargs: Mapping[str, Any] | None = None,
    progress: Callable[[str], None] | None = None,
) -> Profile:  # fmt: skip
    """The profile of one call of torch.compile(what) on a chip, as aot.compile() takes it; or of a file with StableHLO text, such as JAX exports.

    Errors: those of aot.compile(); OSError, ValueError for a file that is no such text.
    """
    if isinstance(what, str | os.PathLike):
        compiled = compile_programs([_from_file(Path(what))], Counter(), topology, progress, bundles=True)
    else:
        compiled = compile(what, args, topology, kwargs, progress, bundles=True)
    return _profile_of(compiled)


def _from_file(path: Path) -> Lowered:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        text = ""
    if "module" not in text or "func.func" not in text:
        raise ValueError(f"{path} is no StableHLO text: from JAX, write jax.export.export(jax.jit(f), platforms=['tpu'])(*shapes).mlir_module()")
    return Lowered(path.name, text, text, [], [])


def _profile_of(compiled: Compiled) -> Profile:
    ops, without = [], Counter[str]()
    for program in compiled.programs:
        without.update(program.timing.without)
        for op in program.timing.ops:
            code = program.bundles.get(op.name)
            if not code and not op.seconds and op.basis != "none":
                continue  # a copy that is over before it is waited for
            units = {unit: code.utilisation(unit) for unit in code.capacity} if code else {}
            ops.append(
                OpProfile(program.name, op.name, op.op, op.line, op.runs, op.seconds, op.basis, code.static if code else 0, code.cycles if code else 0,
                          bool(code and code.exact), op.cycles, op.bytes, op.flops, units)
            )  # fmt: skip
    return Profile(compiled.topology, compiled.libtpu, compiled.seconds, sorted(ops, key=lambda op: -op.seconds), dict(without), compiled)
