"""What the compiler makes of a step with a few layers, and what follows for more of them: every figure is a + b * layers."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from torch_tpu._lower_only import Lowered
from torch_tpu.aot.capture import programs_of
from torch_tpu.aot.compile import compile_programs
from torch_tpu.aot.compiled import Compiled, Program
from torch_tpu.aot.division import Division, kept_of
from torch_tpu.aot.interconnect import Slice
from torch_tpu.aot.lifetimes import Lifetimes
from torch_tpu.aot.sharding import Mesh
from torch_tpu.aot.time_model import time_of
from torch_tpu.planning.mesh import batch_parts
from torch_tpu.planning.models import Model
from torch_tpu.planning.steps import Step, Work, step_of

__all__ = ["COUNTED", "Measured", "OpTime", "ProgramPlan", "counted_up", "measure"]

COUNTED = (2, 4)

# An op this small beside its program is drawn together with its neighbours.
_SMALL_SHARE = 0.002


@dataclass
class ProgramPlan:
    """One program of the step. seconds: {"compiler": ..., "traffic": ..., "wait": ...}, by what they rest on. bytes: of HBM, "held" is beside the program.

    on: seconds on other slices, by their devices; a model.
    """

    name: str
    seconds: dict[str, float]
    bytes: dict[str, float]
    flops: float
    without: dict[str, float]
    lower_bounds: dict[str, float]
    on: dict[int, dict[str, float]] = field(default_factory=dict, repr=False)

    @property
    def total_bytes(self) -> float:
        of = self.bytes
        return of["argument"] + of["output"] + of["temp"] - of["alias"] + of["held"]

    @property
    def total_seconds(self) -> float:
        return sum(self.seconds.values())


@dataclass
class OpTime:
    """All ops of one kind and line; in a timeline, one op, or small ones in a row. op: "aten::mm". basis: as TimedOp's."""

    op: str
    line: str
    basis: str
    seconds: float
    bytes: float
    flops: float


@dataclass
class Measured:
    """kinds: for each program bytes alive, by what they are. timeline: for each program its ops as they run."""

    parameters: float
    programs: list[ProgramPlan]
    kinds: list[dict[str, float]]
    ops: list[OpTime]
    beside: Counter[str]
    timeline: list[list[OpTime]] = field(default_factory=list)


def measure(model: Model, layers: int, work: Work, topology: str, mesh: Mesh, tell: Callable[[str], None], others: Sequence[Slice] = ()) -> Measured:
    """others: slices of other sizes, for which the same programs are timed."""
    tell("tracing")
    whole = replace(work, batch=work.batch * batch_parts(mesh))
    step = step_of(model, layers, whole)
    with step.context():
        lowered, beside = programs_of(step.run, step.args, {})
    caches = {tensor.untyped_storage()._cdata for tensor in step.held().get("key-value cache", [])}
    division = Division(mesh, kept_of(mesh, [step.module], step.optimizers), {whole.batch, whole.tokens}, caches)
    compiled = compile_programs(lowered, beside, topology, tell, mesh, division)
    lifetimes = Lifetimes(lowered, division.parts)
    programs = [
        ProgramPlan(
            _name(one.name, work), dict(one.timing.parts), {part: getattr(one.memory, part) for part in ("argument", "output", "temp", "alias")} | {"held": one.held_bytes},
            one.timing.flops, dict(one.timing.without), dict(one.timing.lower_bounds), {other.devices: time_of(one.module, other).parts for other in others},
        )
        for one in compiled.programs
    ]  # fmt: skip
    return Measured(step.parameters, programs, _kinds(lowered, lifetimes, step), _by_line(compiled), beside, [_timeline(one) for one in compiled.programs])


def _name(program: str, work: Work) -> str:
    """ "compiled forward 0" -> "forward"; what a training step runs beside forward and backward is its optimizer."""
    kind = program.split()[1]
    return ("optimizer" if work.kind == "training" else work.kind) if kind == "inference" else kind


def _kinds(programs: Sequence[Lowered], lifetimes: Lifetimes, step: Step) -> list[dict[str, float]]:
    """For each program the bytes that are alive while it runs, by kind."""
    kind_of = {tensor.untyped_storage()._cdata: kind for kind, tensors in step.held().items() for tensor in tensors}
    found = []
    for index in range(len(programs)):
        kinds = dict.fromkeys([*step.held(), "activations"], 0.0)
        for id in lifetimes.alive(index):
            kinds[kind_of.get(id, "activations")] += lifetimes.bytes[id]
        found.append(kinds)
    return found


def _by_line(compiled: Compiled) -> list[OpTime]:
    found: dict[tuple[str, str, str], OpTime] = {}
    for op in compiled.ops:
        key = (op.op or op.opcode, op.line, op.basis)
        one = found.setdefault(key, OpTime(*key, 0.0, 0.0, 0.0))
        one.seconds += op.seconds
        one.bytes += op.bytes * op.runs
        one.flops += op.flops * op.runs
    return list(found.values())


def _timeline(program: Program) -> list[OpTime]:
    found: list[OpTime] = []
    small = _SMALL_SHARE * program.timing.seconds
    for op in program.timing.ops:
        if not op.seconds:
            continue
        last = found[-1] if found else None
        if op.seconds < small and last and last.basis == op.basis and not last.op:
            last.seconds += op.seconds
            last.bytes += op.bytes * op.runs
        elif op.seconds < small:
            found.append(OpTime("", "", op.basis, op.seconds, op.bytes * op.runs, 0.0))
        else:
            found.append(OpTime(op.op or op.opcode, op.line, op.basis, op.seconds, op.bytes * op.runs, op.flops * op.runs))
    return found


def counted_up(found: Sequence[Measured], layers: int) -> Measured:
    """Every figure is a line through what two and four layers gave."""
    few, more = found
    if [program.name for program in few.programs] != [program.name for program in more.programs]:
        raise RuntimeError(f"the step has other programs with {COUNTED[1]} layers than with {COUNTED[0]}, so its layers cannot be counted; count_layers=False compiles all")

    def line(a: float, b: float) -> float:
        """What falls from two layers to four, such as a wait that one schedule has and the other has not, stays as four gave it."""
        return a + (b - a) * (layers - COUNTED[0]) / (COUNTED[1] - COUNTED[0]) if b > a else b

    def lines(a: dict[str, float], b: dict[str, float]) -> dict[str, float]:
        return {key: line(a.get(key, 0.0), b.get(key, 0.0)) for key in {**a, **b}}

    programs = [
        ProgramPlan(a.name, lines(a.seconds, b.seconds), lines(a.bytes, b.bytes), line(a.flops, b.flops), lines(a.without, b.without), lines(a.lower_bounds, b.lower_bounds),
                    {devices: lines(a.on[devices], b.on[devices]) for devices in a.on})
        for a, b in zip(few.programs, more.programs, strict=True)
    ]  # fmt: skip
    kinds = [lines(a, b) for a, b in zip(few.kinds, more.kinds, strict=True)]
    known = {(op.op, op.line, op.basis): op for op in few.ops}
    none = OpTime("", "", "", 0.0, 0.0, 0.0)
    ops = []
    for b in more.ops:
        a = known.get((b.op, b.line, b.basis), none)
        ops.append(OpTime(b.op, b.line, b.basis, line(a.seconds, b.seconds), line(a.bytes, b.bytes), line(a.flops, b.flops)))
    return Measured(line(few.parameters, more.parameters), programs, kinds, ops, more.beside, more.timeline)
