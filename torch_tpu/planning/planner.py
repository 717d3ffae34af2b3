"""torch_tpu.plan: does a model's step fit a chip, by how much, how long does it take, where does the time go. Asked of the chip's compiler.

A model of many layers is compiled with two and with four of them, and what is found is counted up: every figure is a + b * layers.
"""

import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import prod
from typing import Any

import torch

from torch_tpu._lower_only import Lowered
from torch_tpu.aot.capture import programs_of
from torch_tpu.aot.chips import Chip
from torch_tpu.aot.compile import ProgramTooLarge, compile_programs
from torch_tpu.aot.compiled import Compiled
from torch_tpu.aot.lifetimes import Lifetimes
from torch_tpu.aot.sharding import Mesh
from torch_tpu.aot.topology import chip_of, open_topology, smallest
from torch_tpu.planning.mesh import divided, mesh_of
from torch_tpu.planning.models import Model, model_of
from torch_tpu.planning.steps import Step, Work, step_of

__all__ = ["OpTime", "Plan", "ProgramPlan", "plan"]

_COUNTED = (2, 4)
_TOP = 20


@dataclass
class ProgramPlan:
    """One program of the step. seconds: {"compiler": ..., "traffic": ..., "wait": ...}, by what they rest on. bytes: of HBM, "held" is beside the program."""

    name: str
    seconds: dict[str, float]
    bytes: dict[str, float]
    flops: float
    without: dict[str, float]
    lower_bounds: dict[str, float]

    @property
    def total_bytes(self) -> float:
        of = self.bytes
        return of["argument"] + of["output"] + of["temp"] - of["alias"] + of["held"]

    @property
    def total_seconds(self) -> float:
        return sum(self.seconds.values())


@dataclass
class OpTime:
    """All ops of one kind and line. op: "aten::mm". basis: as TimedOp's."""

    op: str
    line: str
    basis: str
    seconds: float
    bytes: float
    flops: float


@dataclass
class Plan:
    """What plan() found; figures are of one device. basis: {figure: what it rests on}. memory: {kind: bytes} at the peak."""

    model: str
    parameters: int
    layers: int
    work: Work
    topology: str
    mesh: dict[str, int]
    libtpu: str
    programs: list[ProgramPlan]
    memory: dict[str, float]
    ops: list[OpTime]
    beside: dict[str, int]
    basis: dict[str, str]
    compile_seconds: float
    chip: Chip = field(repr=False)
    refused: str = ""  # the compiler's words, where a program is too large to be compiled at all
    needed_bytes: float = 0.0  # then: as those words say

    @property
    def peak_bytes(self) -> float:
        return max((program.total_bytes for program in self.programs), default=self.needed_bytes)

    @property
    def fits(self) -> bool:
        return not self.refused and self.peak_bytes <= self.chip.usable_hbm_bytes

    @property
    def seconds(self) -> float:
        """Of one step."""
        return sum(program.total_seconds for program in self.programs)

    @property
    def tokens_per_second_per_chip(self) -> float:
        return self.work.tokens * self.chip.devices / self.seconds if self.seconds else 0.0

    @property
    def model_flops(self) -> float:
        """Of the products of a forward pass, and twice that for a backward pass: what is recomputed does not count."""
        if self.work.kind != "training":
            return sum(program.flops for program in self.programs)
        return 3 * sum(program.flops for program in self.programs if program.name == "forward")

    @property
    def mfu(self) -> float:
        return self.model_flops / self.seconds / self.chip.peak_flops["bf16"] if self.seconds else 0.0

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        of_self = {name: getattr(self, name) for name in ("model", "parameters", "layers", "topology", "mesh", "libtpu", "memory", "beside", "basis", "refused", "compile_seconds")}
        figures = {name: getattr(self, name) for name in ("fits", "peak_bytes", "seconds", "tokens_per_second_per_chip", "model_flops", "mfu")}
        chip = {"name": self.chip.name, "usable_hbm_bytes": self.chip.usable_hbm_bytes}
        lists = {"programs": [asdict(program) for program in self.programs], "ops": [asdict(op) for op in self.ops]}
        return of_self | {"work": asdict(self.work), "chip": chip} | figures | lists

    def __str__(self) -> str:
        from torch_tpu.planning.report import text_of

        return text_of(self)


def plan(
    model: str | os.PathLike[str] | Callable[..., torch.nn.Module] | Model, chip: str = "v6e", work: Work | None = None, layers: int | None = None,
    count_layers: bool = True, mesh: str | None = None, progress: Callable[[str], None] | None = None, **of_work: Any,
) -> Plan:  # fmt: skip
    """The step of `model` on a chip, or on a slice of them such as "v6e:4x4". No TPU and no memory for the model is needed; libtpu is.

    model: as model_of() takes it. work, or its fields (kind, batch, sequence, optimizer, precision, checkpointing). layers: instead of the model's own.
    mesh: "data=2,fsdp=8", how the devices of a slice are used; else all of them as fsdp. work's batch is that of one device.
    count_layers: from two and four layers; False compiles all of them. Errors: ValueError for a wrong argument; those of aot.compile, but for a program
    that is too large: that is an answer.
    """
    work = work or Work(**of_work)
    model = model if isinstance(model, Model) else model_of(model, layers)
    topology = chip if ":" in chip else smallest(chip_of(chip))
    opened = open_topology(topology)
    fingerprint, over = opened.fingerprint, mesh_of(mesh, opened.num_devices if ":" in chip else 1)
    tell = progress or (lambda text: None)
    counted = count_layers and model.layers > max(_COUNTED)
    started = time.perf_counter()
    found = []
    try:
        for number in _COUNTED if counted else (model.layers,):
            found.append(_measure(model, number, work, topology, over, lambda text, number=number: tell(f"{number} layers: {text}" if model.layers else text)))
    except ProgramTooLarge as error:
        parameters = found[0].parameters if found else 0
        basis = {"HBM": "the compiler's refusal" + (f", with only {_COUNTED[len(found)]} of {model.layers} layers" if counted else "")}
        return Plan(model.name, parameters, model.layers, work, topology, dict(over.axes), fingerprint, [], {}, [], {}, basis, time.perf_counter() - started, chip_of(chip),
                    str(error), error.needed_bytes)  # fmt: skip
    if not all(one.programs for one in found):
        raise ValueError(f"torch.compile makes no program of {model.name}: a bare module of torch.nn is not captured, nor what runs no op on device tpu")
    whole = _counted_up(found, model.layers) if counted else found[0]
    source = f"counted from {_COUNTED[0]} and {_COUNTED[1]} layers of {model.layers}" if counted else "all of it compiled"
    basis = {
        "HBM": f"compiler, {source}; by kind: sizes of the tensors",
        "time": f"model on the compiler's program, {source}: cycles for matrix products, HBM traffic for the rest" + ", links for collectives" * (over.devices > 1),
        "flops": f"compiler's program, {source}",
    }
    peak = max(range(len(whole.programs)), key=lambda index: whole.programs[index].total_bytes)
    memory = dict(whole.kinds[peak])
    memory["temporary"] = whole.programs[peak].total_bytes - sum(memory.values())
    ops = sorted(whole.ops, key=lambda op: -op.seconds)[:_TOP]
    return Plan(model.name, round(whole.parameters), model.layers, work, topology, dict(over.axes), fingerprint, whole.programs, memory, ops, dict(whole.beside), basis,
                time.perf_counter() - started, chip_of(chip))  # fmt: skip


@dataclass
class _Measured:
    parameters: float
    programs: list[ProgramPlan]
    kinds: list[dict[str, float]]  # of each program: bytes alive, by what they are
    ops: list[OpTime]
    beside: Counter[str]


def _measure(model: Model, layers: int, work: Work, topology: str, mesh: Mesh, tell: Callable[[str], None]) -> _Measured:
    tell("tracing")
    whole = replace(work, batch=work.batch * mesh.devices)
    step = step_of(model, layers, whole)
    with step.context():
        lowered, beside = programs_of(step.run, step.args, {})
    shard = divided(mesh, step, whole)
    compiled = compile_programs(lowered, beside, topology, tell, mesh, shard)
    lifetimes = Lifetimes(lowered, lambda operand: prod(mesh.axes[axis] for dim in shard(operand) for axis in dim))
    programs = [
        ProgramPlan(
            _name(one.name, work), dict(one.timing.parts), {part: getattr(one.memory, part) for part in ("argument", "output", "temp", "alias")} | {"held": one.held_bytes},
            one.timing.flops, dict(one.timing.without), dict(one.timing.lower_bounds),
        )
        for one in compiled.programs
    ]  # fmt: skip
    return _Measured(step.parameters, programs, _kinds(lowered, lifetimes, step), _by_line(compiled), beside)


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


def _counted_up(found: Sequence[_Measured], layers: int) -> _Measured:
    """Every figure is a line through what two and four layers gave."""
    few, more = found
    if [program.name for program in few.programs] != [program.name for program in more.programs]:
        raise RuntimeError(f"the step has other programs with {_COUNTED[1]} layers than with {_COUNTED[0]}, so its layers cannot be counted; count_layers=False compiles all")

    def line(a: float, b: float) -> float:
        return a + (b - a) * (layers - _COUNTED[0]) / (_COUNTED[1] - _COUNTED[0])

    def lines(a: dict[str, float], b: dict[str, float]) -> dict[str, float]:
        return {key: line(a.get(key, 0.0), b.get(key, 0.0)) for key in {**a, **b}}

    programs = [
        ProgramPlan(a.name, lines(a.seconds, b.seconds), lines(a.bytes, b.bytes), line(a.flops, b.flops), lines(a.without, b.without), lines(a.lower_bounds, b.lower_bounds))
        for a, b in zip(few.programs, more.programs, strict=True)
    ]
    kinds = [lines(a, b) for a, b in zip(few.kinds, more.kinds, strict=True)]
    known = {(op.op, op.line, op.basis): op for op in few.ops}
    none = OpTime("", "", "", 0.0, 0.0, 0.0)
    ops = []
    for b in more.ops:
        a = known.get((b.op, b.line, b.basis), none)
        ops.append(OpTime(b.op, b.line, b.basis, line(a.seconds, b.seconds), line(a.bytes, b.bytes), line(a.flops, b.flops)))
    return _Measured(line(few.parameters, more.parameters), programs, kinds, ops, more.beside)
