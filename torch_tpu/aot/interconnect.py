"""How long a collective takes over the links between chips (ICI). A model: the compiler gives no cost for collectives.

A slice is a grid of chips, with a link in each direction of each dimension; a dimension that closes to a ring has two ways round. A device must receive
what it has not got over the links that it has, at the rate that was measured, after a fixed start. Measured by others (docs/planning.md): all-gather on v7x
2x2x1 reaches 0.90 of its links after 12 us, all-reduce on v6e 16x16 reaches 0.59. Slices are joined by the data-centre network (DCN): 4.1 GB/s of an
array's bytes in an all-reduce, measured on v6e, taken for every chip.
"""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from torch_tpu.aot.chips import Chip
from torch_tpu.aot.hlo import Instruction

__all__ = ["ASSUMED_OF_LINKS", "ASSUMED_OF_NETWORK", "COLLECTIVES", "Slice", "collective_of", "dcn_seconds", "slice_of"]

COLLECTIVES = {"all-reduce", "all-gather", "reduce-scatter", "all-to-all", "collective-permute", "collective-broadcast"}
_START_S = 12e-6
_REACHED = {"all-reduce": 0.59}
_REACHED_ELSE = 0.90
_DCN_ALL_REDUCE_BYTES_PER_S = 4.1e9

ASSUMED_OF_LINKS = (
    f"a group of fewer devices than the slice lies along one dimension of it; all-gather reaches {_REACHED_ELSE:.2f} of its links, "
    f"all-reduce {_REACHED['all-reduce']:.2f}, {_START_S * 1e6:.0f} us to start"
)
ASSUMED_OF_NETWORK = (
    f"an all-reduce of the gradients after the backward pass, which nothing hides, at {_DCN_ALL_REDUCE_BYTES_PER_S / 1e9:.1f} GB/s of a device's bytes "
    "(measured by others on two slices of v6e-256; taken for all chips)"
)


@dataclass(frozen=True)
class Slice:
    """shape: chips along each dimension. devices: of the program. groups: of a program that was compiled for another slice, its groups -> those here."""

    chip: Chip
    shape: tuple[int, ...]
    devices: int
    groups: Mapping[int, int] = field(default_factory=dict)

    def seconds(self, kind: str, full_bytes: int, group: int) -> float:
        """kind: of COLLECTIVES. full_bytes: of the whole array that the group shares: an all-gather's result, what a reduce-scatter takes.

        group: how many devices take part; fewer than all are taken to lie along one dimension.
        """
        group = self.groups.get(group, group)
        if group <= 1:
            return 0.0
        one_link = self.chip.ici_bytes_per_s / (2 * self.chip.dimensions)
        dimensions = [size for size in self.shape if size > 1] if group == self.devices else [group // self.chip.devices or 1]
        ways = sum(2 if self._closes(size) else 1 for size in dimensions) or 1
        if kind == "collective-permute":
            return _START_S + full_bytes / (one_link * _REACHED_ELSE)
        received = full_bytes * (group - 1) / group * (2 if kind == "all-reduce" else 1)
        if kind == "all-to-all":  # each piece goes to one device only, over a quarter of a ring on the average
            received /= 4
        return _START_S + received / (one_link * ways * _REACHED.get(kind, _REACHED_ELSE))

    def _closes(self, size: int) -> bool:
        return size % 4 == 0 and size >= 4 if self.chip.dimensions == 3 else size == 16


def dcn_seconds(bytes_of_a_device: float, slices: int) -> float:
    """Of an all-reduce between slices in which each device takes part with that much, beside all others of its slice. A model.

    The measurement is of two slices; more are taken to form a ring, in which each sends and receives 2 (n - 1) / n of its bytes.
    """
    return bytes_of_a_device / _DCN_ALL_REDUCE_BYTES_PER_S * 2 * (slices - 1) / slices if slices > 1 else 0.0


def slice_of(chip: Chip, topology: str, devices: int) -> Slice:
    """topology: "v6e:4x4"."""
    return Slice(chip, tuple(int(size) for size in topology.partition(":")[2].split("x")), devices)


def collective_of(instruction: Instruction, operand_bytes: int, devices: int) -> tuple[str, int, int] | None:
    """(kind, full_bytes, group) of a collective or its start; None for any other op. devices: the group where the compiler does not say."""
    kind = instruction.opcode.removesuffix("-start")
    if kind not in COLLECTIVES:
        return None
    said = re.search(r"group_size = (\d+)", instruction.config)
    group = int(said.group(1)) if said else devices
    result = math.fsum(array.bytes for array in instruction.arrays[-1:]) if instruction.opcode.endswith("-start") else sum(array.bytes for array in instruction.arrays)
    return kind, int(operand_bytes if kind != "all-gather" else max(result, operand_bytes)), group
