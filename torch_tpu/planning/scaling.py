"""How a step scales over slices of a chip, from the programs of one of them.

A model: `fsdp` and `tensor` stay as they are, `data` grows, so each device runs the same programs; their collectives are costed on the other slice, and
where they have none over `data`, an all-reduce of the gradients is added. Weak: the batch of a device stays. Strong: the batch of all devices stays, that of
the chip's largest slice, and a program's time is a line over the batch of a device, through two of them. Beyond one slice: an all-reduce of the gradients over the data-centre network.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from torch_tpu.aot.chips import Chip
from torch_tpu.aot.interconnect import Slice, dcn_seconds
from torch_tpu.aot.sharding import Mesh
from torch_tpu.planning.measure import Measured
from torch_tpu.planning.steps import Work

__all__ = ["Point", "curves", "other_slices"]

# Shapes of slices that libtpu knows, by the dimensions of the chip's interconnect.
_SHAPES = {
    2: [(1, 1), (2, 2), (2, 4), (4, 4), (4, 8), (8, 8), (8, 16), (16, 16)],
    3: [(2, 2, 1), (2, 2, 2), (2, 2, 4), (2, 4, 4), (4, 4, 4), (4, 4, 8), (4, 8, 8), (8, 8, 8), (8, 8, 16), (8, 16, 16), (16, 16, 16)],
}
_SLICES = (2, 4, 8)
_RANGE = 16  # strong scaling: a line through two batches is not asked for more than so many times the batch


@dataclass(frozen=True)
class Point:
    """curve: "weak" or "strong". batch: of one device. efficiency: tokens a second and chip, of those of the curve's first point."""

    curve: str
    devices: int
    slices: int
    batch: float
    seconds: float
    collective_seconds: float
    tokens_per_second: float
    efficiency: float


def other_slices(chip: Chip, mesh: Mesh) -> list[Slice]:
    """Those on which the mesh's fsdp and tensor find room, the smallest first. groups: those of `mesh` as they are there."""
    data = mesh.axes.get("data", 1)
    rest = mesh.devices // data
    found = []
    for shape in _SHAPES[chip.dimensions]:
        devices = prod(shape) * chip.devices
        if devices % rest == 0:
            groups = {mesh.devices: devices}
            if data > 1 and data != mesh.devices and data not in (mesh.axes.get("fsdp", 1), mesh.axes.get("tensor", 1)):
                groups[data] = devices // rest
            found.append(Slice(chip, shape, devices, groups if data > 1 else {}))
    return found


def curves(chip: Chip, mesh: Mesh, work: Work, once: Measured, twice: Measured | None, others: Sequence[Slice], gradient_bytes: float) -> list[Point]:
    """once, twice: with work's batch, and with twice as much. gradient_bytes: of one device."""
    rest = mesh.devices // mesh.axes.get("data", 1)
    places = [(other, 1) for other in others] + [(others[-1], slices) for slices in _SLICES if others]
    largest = max((other.devices for other in others), default=0)

    def added(other: Slice, slices: int) -> float:
        over_data = other.devices // rest if mesh.axes.get("data", 1) == 1 else 1
        return (other.seconds("all-reduce", int(gradient_bytes), over_data) if gradient_bytes else 0.0) + dcn_seconds(gradient_bytes, slices)

    def seconds(found: Measured, other: Slice, basis: str = "") -> float:
        return sum(value for program in found.programs for key, value in program.on[other.devices].items() if basis in ("", key))

    def points(curve: str, batch_at: dict[int, float]) -> list[Point]:
        made: list[Point] = []
        for other, slices in places:
            devices = other.devices * slices
            if (batch := batch_at.get(devices, 0.0)) < 1:
                continue
            both = []
            for basis in ("", "ici"):
                a = seconds(once, other, basis)
                b = seconds(twice, other, basis) if twice else a
                both.append(max(0.0, a + (b - a) * (batch / work.batch - 1)) + added(other, slices))
            tokens = batch * work.tokens / work.batch * devices / mesh.axes.get("tensor", 1)
            rate = tokens / both[0] if both[0] else 0.0
            first = made[0] if made else None
            made.append(Point(curve, devices, slices, batch, both[0], both[1], rate, rate / devices / (first.tokens_per_second / first.devices) if first else 1.0))
        return made

    devices_of = [other.devices * slices for other, slices in places]
    found = points("weak", dict.fromkeys(devices_of, float(work.batch)))
    if twice:
        found += points("strong", {devices: work.batch * largest / devices for devices in devices_of if devices * _RANGE >= largest})
    return found
