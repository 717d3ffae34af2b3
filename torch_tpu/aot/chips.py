"""What is known of TPU chips: one table, for all that compiles for them, costs or plans. Per device, as PyTorch counts devices.

A chip of v7x shows as two devices, each with half of it; every other chip is one. Sources stand beside the figures:
[C] Google Cloud's pages on each chip, docs.cloud.google.com/tpu/docs/{v5e, v5p, v6e, tpu7x}, read December 2026.
[L] libtpu 0.0.52: its own message for a program that is too large, and cycles beside flops for large matrix products.
[M] measured by others on the chip: AI-Hypercomputer/tpu-recipes, microbenchmarks/ironwood (docs/planning.md has the rows).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["CHIPS", "Chip"]

_GiB = 2**30


@dataclass(frozen=True)
class Chip:
    """name: as users say it. topology: how libtpu calls it. Bytes, flops and rates are those of one device; ICI: what leaves a device in one direction, all links."""

    name: str
    topology: str
    devices: int  # a chip
    dimensions: int  # of its interconnect's torus
    hbm_bytes: int  # [C]
    usable_hbm_bytes: int  # [L] what the compiler lets one program allocate
    hbm_bytes_per_s: float  # [C]
    hbm_reached: float  # the part of it that streaming kernels reach
    ici_bytes_per_s: float  # [C] half of the bidirectional figure
    clock_hz: float  # [L] of estimated cycles: peak flops of bf16 / flops a cycle
    peak_flops: Mapping[str, float] = field(repr=False)  # [C] by dtype of the operands


# hbm_reached: v7x copies 3,210 of 3,690 GB/s [M]; libtpu reckons with 0.90 (v5e) and 0.85 (v5p) [L]; v6e has v7x's figure, a guess.
CHIPS: dict[str, Chip] = {
    "v5e": Chip("v5e", "v5e", 1, 2, 16 * _GiB, int(15.75 * _GiB), 819e9, 0.90, 200e9, 1.50e9, {"bf16": 197e12, "s8": 393e12}),
    "v5p": Chip("v5p", "v5p", 1, 3, 95 * _GiB, int(95.73 * _GiB), 2765e9, 0.85, 600e9, 1.75e9, {"bf16": 459e12, "s8": 918e12}),
    "v6e": Chip("v6e", "v6e", 1, 2, 32 * _GiB, int(31.24 * _GiB), 1638e9, 0.87, 400e9, 1.75e9, {"bf16": 918e12, "s8": 1836e12}),
    "v7x": Chip("v7x", "tpu7x", 2, 3, 96 * _GiB, int(94.74 * _GiB), 3690e9, 0.87, 300e9, 2.20e9, {"bf16": 1153.5e12, "f8": 2307e12}),
}
