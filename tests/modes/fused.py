"""Running something in Fused until its traces are compiled."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import torch

from torch_tpu import metrics

Result = TypeVar("Result")


def wait_for_compilations(timeout_s: float = 120) -> None:
    end = time.monotonic() + timeout_s
    while metrics()["fused"]["compiling"]:
        assert time.monotonic() < end, metrics()["fused"]
        time.sleep(0.01)


def repeated(run: Callable[[], Result], times: int = 4) -> list[Result]:
    """What `run` gives each time in Fused; from the third time on its traces have their programs."""
    with torch.tpu.set_eager_mode(torch.tpu.EagerMode.DEFER_AND_FUSE):
        results = []
        for _ in range(times):
            results.append(run())
            torch.tpu.synchronize()
            wait_for_compilations()
    return results


def fused_ops() -> int:
    return metrics()["fused"]["fused_ops"]
