"""How long a collective takes over the links between chips (ICI). A model: the compiler gives no cost for collectives.

A slice is a grid of chips, with a link in each direction of each dimension; a dimension that closes to a ring has two ways round. A device must receive
what it has not got over the links that it has, at the rate that was measured, after a fixed start. Measured by others (docs/planning.md): all-gather on v7x
2x2x1 reaches 0.90 of its links after 12 us, all-reduce on v6e 16x16 reaches 0.59.
"""

import math
import re
from dataclasses import dataclass

from torch_tpu.aot.chips import Chip
from torch_tpu.aot.hlo import Instruction

__all__ = ["COLLECTIVES", "Slice", "collective_of", "slice_of"]

COLLECTIVES = {"all-reduce", "all-gather", "reduce-scatter", "all-to-all", "collective-permute", "collective-broadcast"}
_START_S = 12e-6
_REACHED = {"all-reduce": 0.59}
_REACHED_ELSE = 0.90


@dataclass(frozen=True)
class Slice:
    """shape: chips along each dimension. devices: of the program."""

    chip: Chip
    shape: tuple[int, ...]
    devices: int

    def seconds(self, kind: str, full_bytes: int, group: int) -> float:
        """kind: of COLLECTIVES. full_bytes: of the whole array that the group shares: an all-gather's result, what a reduce-scatter takes.

        group: how many devices take part; fewer than all are taken to lie along one dimension.
        """
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
