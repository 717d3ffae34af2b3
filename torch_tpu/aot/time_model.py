"""How long an optimised program takes on a chip: the time of each of its ops, and what each time rests on.

- A fusion with a matrix product or convolution: the compiler's cycles over the clock, or its HBM traffic if that takes longer. The
  compiler's cycles model the matrix unit and the windows that it reads, and agree with measurements there (docs/planning.md).
- Any other op: its HBM traffic over the rate that streaming kernels reach, and the cycles that the compiler's model gives any op, however
  small, to fill and drain its windows. The rest of the compiler's cycles for these are mostly defaults. Where its bundles are known (dump.py), their cycles if
  those take longer.
- A kernel (custom call): its bundles or its traffic, whichever takes longer; without bundles it has no estimate.
- Copies between memories run beside the ops, one after the other; where an op needs one that is not done, the wait counts.
- A collective: a model of the links between chips (interconnect.py). One that is started ahead runs beside the ops like a copy.
- A loop's body counts as often as its condition says. What has no estimate is listed by name, never counted as free.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from torch_tpu.aot.bundles import Bundles
from torch_tpu.aot.cost import FREE, flops_of, trips_of, with_fused
from torch_tpu.aot.hlo import Instruction, Module
from torch_tpu.aot.interconnect import COLLECTIVES, Slice, collective_of
from torch_tpu.aot.traffic import hbm_bytes, memory_bytes

__all__ = ["TimedOp", "Timing", "time_of"]

_CYCLES_TO_START = 2_200

_WITHOUT = {"custom-call", "send", "recv", "infeed", "outfeed"}

# Custom calls that arrange memory and move nothing.
_FREE_TARGETS = {"ConcatBitcast"}

# Their traffic says little about their time: it is a lower bound.
_MORE_THAN_TRAFFIC = {"sort", "scatter", "gather", "rng-bit-generator", "fft", "cholesky", "triangular-solve", "reduce-window", "select-and-scatter"}


@dataclass(frozen=True)
class TimedOp:
    """One instruction of a program. seconds: of all its runs. basis: "compiler" (cycles), "traffic" (bytes over bandwidth), "bundles" (cycles of its code), "wait" (for a copy), "ici" (a
    collective, or the wait for one), "copy" and "none" (no time of their own).

    line: "model.py:12", "" where it is not known. op: "aten::mm"; "" for what the compiler added.
    """

    name: str
    opcode: str
    op: str
    line: str
    runs: int
    seconds: float
    basis: str
    cycles: int | None  # of one run, the compiler's estimate
    bytes: int  # of HBM, one run
    flops: int  # of matrix products, one run


@dataclass
class Timing:
    """seconds: of one run of the program. without: {opcode or custom call's target: runs} of what has no estimate; lower_bounds: of what has only a bound."""

    seconds: float = 0.0
    ops: list[TimedOp] = field(default_factory=list)
    without: dict[str, int] = field(default_factory=dict)
    lower_bounds: dict[str, int] = field(default_factory=dict)
    loops_of_unknown_length: list[str] = field(default_factory=list)

    @property
    def parts(self) -> dict[str, float]:
        """Seconds by what the time rests on."""
        found: dict[str, float] = {}
        for op in self.ops:
            found[op.basis] = found.get(op.basis, 0.0) + op.seconds
        return found

    @property
    def flops(self) -> int:
        return sum(op.flops * op.runs for op in self.ops)

    @property
    def cycles(self) -> int:
        return sum((op.cycles or 0) * op.runs for op in self.ops)


def time_of(module: Module, over: Slice, bundles: Mapping[str, Bundles] | None = None) -> Timing:
    """One run of `module` on one of the devices of `over`. bundles: {instruction's name: its code}, where that is known."""
    timing = Timing()
    timing.seconds = _Run(module, over, timing, bundles or {}).computation(module.entry, 1)
    return timing


class _Run:
    def __init__(self, module: Module, over: Slice, timing: Timing, bundles: Mapping[str, Bundles]) -> None:
        self._module, self._slice, self._chip, self._timing, self._bundles = module, over, over.chip, timing, bundles
        chip = over.chip
        self._rate = chip.hbm_bytes_per_s * chip.hbm_reached

    def computation(self, computation: int, runs: int) -> float:
        """Seconds of one run of it. runs: how often it runs in the program."""
        now = copies_free = links_free = 0.0
        under_way: dict[int, tuple[float, str]] = {}  # what was started ahead: when it is over, and what the wait for it rests on
        for one in self._module.computations[computation].values():
            if one.opcode == "while":
                now += self._loop(computation, one, runs)
            elif one.opcode in ("call", "conditional"):
                now += max((self.computation(called, runs) for called in one.called), default=0.0)
            elif one.opcode in FREE:
                continue
            elif (needed := self._collective(computation, one)) is not None:
                if one.opcode.endswith("-start"):
                    links_free = max(now, links_free) + needed
                    under_way[one.id] = links_free, "ici"
                    needed = 0.0
                now += needed
                self._note(one, runs, needed, "ici", 0, 0)
            elif (moved := self._moved(one)) is not None:
                copies_free = max(now, copies_free) + moved / self._rate
                under_way[one.id] = copies_free, "wait"
                self._note(one, runs, 0.0, "copy", moved, 0)
            elif one.opcode.endswith(("-done", "-update")) and (started := next((id for id in one.operands if id in under_way), None)) is not None:
                if one.opcode.endswith("-update"):
                    under_way[one.id] = under_way[started]
                    continue
                over, basis = under_way[started]
                self._note(one, runs, max(0.0, over - now), basis, 0, 0)
                now = max(now, over)
            else:
                now += self._op(computation, one, runs)
        return now

    def _collective(self, computation: int, one: Instruction) -> float | None:
        """Seconds of a collective, at once or started here; None for any other op."""
        if one.opcode == "async-start" and one.called:
            inner = one.called[0]
            return self._collective(inner, self._module.computations[inner][self._module.roots[inner]])
        if one.opcode == "fusion":  # the compiler makes a reduce-scatter as a fusion of an all-reduce with a slice
            for inner, fused in with_fused(self._module, computation, one):
                if fused.opcode in COLLECTIVES:
                    _, full_bytes, group = collective_of(fused, self._taken(inner, fused), self._slice.devices)
                    sliced = fused.opcode == "all-reduce" and sum(array.bytes for array in one.arrays) < full_bytes
                    return self._slice.seconds("reduce-scatter" if sliced else fused.opcode, full_bytes, group)
            return None
        found = collective_of(one, self._taken(computation, one), self._slice.devices)
        return None if found is None else self._slice.seconds(*found)

    def _taken(self, computation: int, one: Instruction) -> int:
        around = self._module.computations[computation]
        return sum(array.bytes for id in one.operands for array in around[id].arrays)

    def _loop(self, computation: int, one: Instruction, runs: int) -> float:
        trips = trips_of(self._module, computation, one)
        if trips is None:
            self._timing.loops_of_unknown_length.append(one.name)
        return (trips or 1) * self.computation(one.called[0], runs * (trips or 1))

    def _moved(self, one: Instruction) -> int | None:
        """The HBM bytes of a copy that starts here; None for what is no such copy."""
        if one.opcode == "copy-start":
            to, source = one.arrays[0], one.arrays[1]
            return (to.space == 0) * to.bytes + (source.space == 0) * source.bytes
        if one.opcode == "async-start" and one.called:
            inner = one.called[0]
            root = self._module.computations[inner][self._module.roots[inner]]
            if root.opcode in ("slice", "dynamic-slice", "copy", "bitcast", "dynamic-update-slice", "fusion"):
                return max(hbm_bytes(self._module, inner, root), memory_bytes(self._module, inner, root) // 2)
        return None

    def _op(self, computation: int, one: Instruction, runs: int) -> float:
        module, chip = self._module, self._chip
        flops = sum(flops_of(module, inner, fused) for inner, fused in with_fused(module, computation, one))
        if one.target in _FREE_TARGETS:
            return 0.0
        code = self._bundles.get(one.name)
        if one.opcode in _WITHOUT and not code or one.opcode.endswith(("-start", "-update", "-done")):
            what = one.target or one.opcode
            self._timing.without[what] = self._timing.without.get(what, 0) + runs
            self._note(one, runs, 0.0, "none", 0, flops)
            return 0.0
        moved = hbm_bytes(module, computation, one)
        has_windows = moved and any(array.sizes for array in one.arrays)  # a scalar has none
        seconds, basis = moved / self._rate + bool(has_windows) * _CYCLES_TO_START / chip.clock_hz, "traffic"
        if flops:
            least = one.cycles / chip.clock_hz if one.cycles is not None else max(flops / chip.peak_flops["bf16"], code.cycles / chip.clock_hz if code else 0.0)
            seconds, basis = max(seconds, least), "compiler"
        elif code:
            if code.cycles / chip.clock_hz >= moved / self._rate:
                seconds, basis = seconds + code.cycles / chip.clock_hz - moved / self._rate, "bundles"
        elif not moved:  # all in fast memory, of which only an upper bound is known
            seconds = memory_bytes(module, computation, one) / self._rate
            seconds = min(seconds, one.cycles / chip.clock_hz) if one.cycles is not None else seconds
        for inner in {fused.opcode for _, fused in with_fused(module, computation, one)} & _MORE_THAN_TRAFFIC:
            self._timing.lower_bounds[inner] = self._timing.lower_bounds.get(inner, 0) + runs
        if one.opcode == "custom-call" and code and not code.loops_known:
            self._timing.lower_bounds[one.target] = self._timing.lower_bounds.get(one.target, 0) + runs
        self._note(one, runs, seconds, basis, moved, flops, self._product(computation, one) if flops else None)
        return seconds

    def _product(self, computation: int, one: Instruction) -> Instruction | None:
        return next((fused for _, fused in with_fused(self._module, computation, one) if fused.opcode == "convolution"), None)

    def _note(self, one: Instruction, runs: int, seconds: float, basis: str, moved: int, flops: int, origin: Instruction | None = None) -> None:
        origin = origin if origin is not None and origin.frame else one
        line = self._module.lines.get(origin.frame, "")
        self._timing.ops.append(TimedOp(one.name, one.opcode, origin.op_name, line, runs, seconds * runs, basis, one.cycles, moved, flops))
