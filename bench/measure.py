"""How every figure is taken: repeat for a while, keep the best and the median, say how much of the machine others used.

On a shared machine the minimum over many repetitions is the figure to compare; `others` near 0 says that it can be trusted.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Figure:
    """Seconds for one call. first: the very first call, compiling included; others: cores that other processes kept busy."""

    best: float
    median: float
    first: float
    repetitions: int
    others: float

    def scaled(self, factor: float) -> Figure:
        return Figure(self.best * factor, self.median * factor, self.first, self.repetitions, self.others)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def measure(call: Callable[[], object], wait: Callable[[], object] = lambda: None, budget_s: float = 2.0, at_least: int = 3) -> Figure:
    """Times call() and wait() together until `budget_s` is used up, after one warm-up call."""
    first = timed(call, wait)
    timed(call, wait)
    start, busy, own = time.perf_counter(), busy_s(), time.process_time()
    times: list[float] = []
    while len(times) < at_least or time.perf_counter() - start < budget_s:
        times.append(timed(call, wait))
    elapsed = time.perf_counter() - start
    others = max(0.0, (busy_s() - busy - (time.process_time() - own)) / elapsed)
    return Figure(min(times), statistics.median(times), first, len(times), round(others, 2))


def timed(call: Callable[[], object], wait: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    wait()
    return time.perf_counter() - start


def busy_s() -> float:
    """CPU seconds that all processes of the machine have used."""
    with open("/proc/stat") as stat:
        fields = [int(field) for field in stat.readline().split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def machine() -> dict[str, Any]:
    """What the figures were taken on."""
    import torch

    with open("/proc/cpuinfo") as info:
        model = next((line.split(":")[1].strip() for line in info if line.startswith("model name")), platform.machine())
    return {"cpu": model, "cores": os.cpu_count(), "threads": torch.get_num_threads(), "torch": torch.__version__,
            "device": torch.tpu.get_device_name(), "load": os.getloadavg()[0], "time": time.strftime("%F %T")}  # fmt: skip
