"""How long an optimised program takes on a chip: the time of each of its ops, and what each time rests on.

- A fusion with a matrix product or convolution: the compiler's cycles over the clock, or its HBM traffic if that takes longer. The
  compiler's cycles model the matrix unit and the windows that it reads, and agree with measurements there (docs/planning.md).
- Any other op: its HBM traffic over the rate that streaming kernels reach, and the cycles that the compiler's model gives any op, however
  small, to fill and drain its windows. The rest of the compiler's cycles for these are mostly defaults.
- Copies between memories run beside the ops, one after the other; where an op needs one that is not done, the wait counts.
- A loop's body counts as often as its condition says. What has no estimate is listed by name, never counted as free.
"""

from dataclasses import dataclass, field

from torch_tpu.aot.chips import Chip
from torch_tpu.aot.cost import FREE, flops_of, trips_of, with_fused
from torch_tpu.aot.hlo import Instruction, Module
from torch_tpu.aot.traffic import hbm_bytes, memory_bytes

__all__ = ["TimedOp", "Timing", "time_of"]

_CYCLES_TO_START = 2_200

# Custom calls that arrange memory and move nothing.
_FREE_TARGETS = {"ConcatBitcast"}

# Their traffic says little about their time: it is a lower bound.
_MORE_THAN_TRAFFIC = {"sort", "scatter", "gather", "rng-bit-generator", "fft", "cholesky", "triangular-solve", "reduce-window", "select-and-scatter"}


@dataclass(frozen=True)
class TimedOp:
    """One instruction of a program. seconds: of all its runs. basis: "compiler" (cycles), "traffic" (bytes over bandwidth), "wait" (for a copy), "none".

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


def time_of(module: Module, chip: Chip) -> Timing:
    """One run of `module` on one device of `chip`."""
    timing = Timing()
    timing.seconds = _Run(module, chip, timing).computation(module.entry, 1)
    return timing


class _Run:
    def __init__(self, module: Module, chip: Chip, timing: Timing) -> None:
        self._module, self._chip, self._timing = module, chip, timing
        self._rate = chip.hbm_bytes_per_s * chip.hbm_reached

    def computation(self, computation: int, runs: int) -> float:
        """Seconds of one run of it. runs: how often it runs in the program."""
        now = copies_free = 0.0
        done_at: dict[int, float] = {}  # of the copies that are under way
        for one in self._module.computations[computation].values():
            if one.opcode == "while":
                now += self._loop(computation, one, runs)
            elif one.opcode in ("call", "conditional"):
                now += max((self.computation(called, runs) for called in one.called), default=0.0)
            elif one.opcode in FREE:
                continue
            elif (moved := self._moved(one)) is not None:
                copies_free = max(now, copies_free) + moved / self._rate
                done_at[one.id] = copies_free
                self._note(one, runs, 0.0, "copy", moved, 0)
            elif one.opcode in ("copy-done", "async-update", "async-done"):
                started = next((operand for operand in one.operands if operand in done_at), None)
                if one.opcode == "async-update" and started is not None:
                    done_at[one.id] = done_at[started]
                elif started is not None:
                    wait = max(0.0, done_at[started] - now)
                    now += wait
                    self._note(one, runs, wait, "wait", 0, 0)
            else:
                now += self._op(computation, one, runs)
        return now

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
        if one.opcode == "custom-call" or (one.opcode.startswith("async") or one.opcode in _COLLECTIVES):
            what = one.target or one.opcode
            self._timing.without[what] = self._timing.without.get(what, 0) + runs
            self._note(one, runs, 0.0, "none", 0, flops)
            return 0.0
        moved = hbm_bytes(module, computation, one)
        has_windows = moved and any(array.sizes for array in one.arrays)  # a scalar has none
        seconds, basis = moved / self._rate + bool(has_windows) * _CYCLES_TO_START / chip.clock_hz, "traffic"
        if flops:
            least = one.cycles / chip.clock_hz if one.cycles is not None else flops / chip.peak_flops["bf16"]
            seconds, basis = max(seconds, least), "compiler"
        elif not moved:  # all in fast memory, of which only an upper bound is known
            seconds = memory_bytes(module, computation, one) / self._rate
            seconds = min(seconds, one.cycles / chip.clock_hz) if one.cycles is not None else seconds
        for inner in {fused.opcode for _, fused in with_fused(module, computation, one)} & _MORE_THAN_TRAFFIC:
            self._timing.lower_bounds[inner] = self._timing.lower_bounds.get(inner, 0) + runs
        self._note(one, runs, seconds, basis, moved, flops, self._product(computation, one) if flops else None)
        return seconds

    def _product(self, computation: int, one: Instruction) -> Instruction | None:
        return next((fused for _, fused in with_fused(self._module, computation, one) if fused.opcode == "convolution"), None)

    def _note(self, one: Instruction, runs: int, seconds: float, basis: str, moved: int, flops: int, origin: Instruction | None = None) -> None:
        origin = origin if origin is not None and origin.frame else one
        line = self._module.lines.get(origin.frame, "")
        self._timing.ops.append(TimedOp(one.name, one.opcode, origin.op_name, line, runs, seconds * runs, basis, one.cycles, moved, flops))


_COLLECTIVES = {"all-reduce", "all-gather", "reduce-scatter", "all-to-all", "collective-permute", "collective-broadcast", "all-reduce-start",
                "all-gather-start", "collective-permute-start", "all-reduce-done", "all-gather-done", "collective-permute-done", "send", "recv"}  # fmt: skip
