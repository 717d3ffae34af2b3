"""torch_tpu.plan: does a model's step fit a chip, by how much, how long does it take, where does the time go. Asked of the chip's compiler.

A model of many layers is compiled with two and with four of them, and what is found is counted up (measure.py).
"""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import prod
from typing import Any

import torch

from torch_tpu.aot.chips import Chip
from torch_tpu.aot.compile import ProgramTooLarge
from torch_tpu.aot.interconnect import Slice, dcn_seconds
from torch_tpu.aot.sharding import Mesh
from torch_tpu.aot.topology import chip_of, open_topology, smallest
from torch_tpu.planning.measure import COUNTED, Measured, OpTime, ProgramPlan, counted_up, measure
from torch_tpu.planning.mesh import mesh_of
from torch_tpu.planning.models import Model, model_of
from torch_tpu.planning.scaling import Point, curves, other_slices
from torch_tpu.planning.steps import Work

__all__ = ["Plan", "plan"]

_TOP = 20


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
    slices: int = 1  # joined by the data-centre network, each with this mesh
    timeline: dict[str, list[OpTime]] = field(default_factory=dict, repr=False)  # of each program; of few layers where they are counted
    scaling: list[Point] = field(default_factory=list)
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
        """The devices of `tensor` work on the same tokens."""
        return self.work.tokens * self.chip.devices / self.mesh.get("tensor", 1) / self.seconds if self.seconds else 0.0

    @property
    def devices(self) -> int:
        """Of one slice."""
        return prod(self.mesh.values())

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
        of_self = {name: getattr(self, name) for name in ("model", "parameters", "layers", "topology", "mesh", "slices", "libtpu", "memory", "beside", "basis", "refused", "compile_seconds")}
        figures = {name: getattr(self, name) for name in ("fits", "peak_bytes", "seconds", "tokens_per_second_per_chip", "model_flops", "mfu")}
        chip = {"name": self.chip.name, "usable_hbm_bytes": self.chip.usable_hbm_bytes}
        lists = {name: [asdict(one) for one in getattr(self, name)] for name in ("programs", "ops", "scaling")}
        return of_self | {"work": asdict(self.work), "chip": chip} | figures | lists

    def __str__(self) -> str:
        from torch_tpu.planning.report import text_of

        return text_of(self)


def plan(
    model: str | os.PathLike[str] | Callable[..., torch.nn.Module] | Model, chip: str = "v6e", work: Work | None = None, layers: int | None = None,
    count_layers: bool = True, mesh: str | None = None, slices: int = 1, scaling: bool = False, progress: Callable[[str], None] | None = None, **of_work: Any,
) -> Plan:  # fmt: skip
    """The step of `model` on a chip, or on a slice of them such as "v6e:4x4". No TPU and no memory for the model is needed; libtpu is.

    model: as model_of() takes it. work, or its fields (kind, batch, sequence, optimizer, precision, checkpointing). layers: instead of the model's own.
    mesh: "data=2,fsdp=4,tensor=2", how the devices of a slice are used; else all of them as fsdp. work's batch is that of one device; devices of one
    `tensor` group share it. slices: so many, joined by the data-centre network; their gradients are added there. scaling: weak and strong scaling over
    the chip's slices too, which needs the step with twice the batch. count_layers: from two and four layers; False compiles all of them.
    Errors: ValueError for a wrong argument; those of aot.compile, but for a program that is too large: that is an answer.
    """
    work = work or Work(**of_work)
    model = model if isinstance(model, Model) else model_of(model, layers)
    topology = chip if ":" in chip else smallest(chip_of(chip))
    opened = open_topology(topology)
    fingerprint, over = opened.fingerprint, mesh_of(mesh, opened.num_devices if ":" in chip else 1)
    if slices < 1:
        raise ValueError(f"slices {slices} must be at least 1")
    tell = progress or (lambda text: None)
    counted = count_layers and model.layers > max(COUNTED)
    others = other_slices(chip_of(chip), over) if scaling else []
    started = time.perf_counter()
    found: list[Measured] = []
    try:
        whole = _found(model, work, topology, over, counted, found, tell, others)
    except ProgramTooLarge as error:
        parameters = found[0].parameters if found else 0
        basis = {"HBM": "the compiler's refusal" + (f", with only {COUNTED[len(found)]} of {model.layers} layers" if counted else "")}
        return Plan(model.name, round(parameters), model.layers, work, topology, dict(over.axes), fingerprint, [], {}, [], {}, basis, time.perf_counter() - started, chip_of(chip),
                    slices, refused=str(error), needed_bytes=error.needed_bytes)  # fmt: skip
    source = f"counted from {COUNTED[0]} and {COUNTED[1]} layers of {model.layers}" if counted else "all of it compiled"
    basis = {
        "HBM": f"compiler, {source}; by kind: sizes of the tensors",
        "time": f"model on the compiler's program, {source}: cycles for matrix products, HBM traffic for the rest" + ", links for collectives" * (over.devices > 1)
        + ", data-centre network between slices" * (slices > 1),
        "flops": f"compiler's program, {source}",
    }  # fmt: skip
    gradients = max((kinds.get("gradients", 0.0) for kinds in whole.kinds), default=0.0)
    twice = None
    if scaling:
        basis["scaling"] = "model: these programs and those of twice the batch, with the collectives of other slices; nothing overlaps the network between slices"
        try:
            twice = _found(model, replace(work, batch=2 * work.batch), topology, over, counted, [], lambda text: tell(f"batch {2 * work.batch}: {text}"), others)
        except ProgramTooLarge:
            basis["scaling"] += "; no strong scaling, as the compiler refuses twice the batch"
    points = curves(chip_of(chip), over, work, whole, twice, others, gradients) if scaling else []
    if slices > 1 and gradients:
        next(program for program in reversed(whole.programs) if program.name == "backward").seconds["dcn"] = dcn_seconds(gradients, slices)
    peak = max(range(len(whole.programs)), key=lambda index: whole.programs[index].total_bytes)
    memory = dict(whole.kinds[peak])
    memory["temporary"] = whole.programs[peak].total_bytes - sum(memory.values())
    ops = sorted(whole.ops, key=lambda op: -op.seconds)[:_TOP]
    timeline = {program.name: ops for program, ops in zip(whole.programs, whole.timeline, strict=True)}
    return Plan(model.name, round(whole.parameters), model.layers, work, topology, dict(over.axes), fingerprint, whole.programs, memory, ops, dict(whole.beside), basis,
                time.perf_counter() - started, chip_of(chip), slices, timeline, points)  # fmt: skip


def _found(
    model: Model, work: Work, topology: str, mesh: Mesh, counted: bool, found: list[Measured], tell: Callable[[str], None], others: Sequence[Slice]
) -> Measured:
    """found: gets what was measured, should the compiler refuse more of it."""
    for number in COUNTED if counted else (model.layers,):
        found.append(measure(model, number, work, topology, mesh, lambda text, number=number: tell(f"{number} layers: {text}" if model.layers else text), others))
    if not all(one.programs for one in found):
        raise ValueError(f"torch.compile makes no program of {model.name}: a bare module of torch.nn is not captured, nor what runs no op on device tpu")
    return counted_up(found, model.layers) if counted else found[0]
