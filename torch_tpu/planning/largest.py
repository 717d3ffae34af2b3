"""The largest batch that fits: HBM is taken to be a line over the batch, fitted over two of them; the answer is confirmed by planning it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from torch_tpu.planning.models import Model
from torch_tpu.planning.planner import Plan, plan
from torch_tpu.planning.steps import Work

__all__ = ["largest_batch"]

_TRIES = 4
_SPARE = 0.005  # of the HBM: what the line does not know


def largest_batch(model: Model, chip: str, work: Work, progress: Callable[[str], None] | None = None, **how: Any) -> Plan:
    """The plan of the largest batch on one device that fits, or of work.batch if not even that does. how: as plan() takes it."""
    tell = progress or (lambda text: None)

    def planned(batch: int) -> Plan:
        return plan(model, chip, replace(work, batch=batch), progress=lambda text: tell(f"batch {batch}: {text}"), **how)

    best = small = planned(work.batch)
    if not small.fits:
        return small
    large = planned(2 * work.batch)
    for _ in range(_TRIES):
        if large.fits:
            best = large
        slope = (large.peak_bytes - small.peak_bytes) / (large.work.batch - small.work.batch)
        if slope <= 0:  # as where activations are small beside what an optimizer needs
            return best
        found = small.work.batch + int((small.chip.usable_hbm_bytes * (1 - _SPARE) - small.peak_bytes) / slope)
        if found <= best.work.batch or found == large.work.batch:
            return best
        large = planned(found)
    return large if large.fits else best
