"""The eager modes beside torch.compile and PyTorch's CPU: chains, optimizers, training steps, a language model's decode loop.

Rounds alternate between the contenders, in one process a workload. Two figures: wall time, and the processor time of the process.
Where others keep the machine busy (more than BUSY cores), wall time says little about work that is handed from thread to thread, and
the bounds are for processor time. `cold` is the wall time of the first COLD steps of each mode in
a fresh process without a disk cache: what a mode costs someone who has just started. `memory` is the peak of the process over what
it had before the workload, with its programs from disk. Peers (peers.py) run the same workloads where they are installed.
`python -m bench.eager warm|cold|memory NAME [MODE]` is one such process; it prints one JSON line.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from . import peers
from .dispatch import operands
from .eager_workloads import WORKLOADS, plain, times
from .measure import busy_s

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 7
COLD = 20
BUSY = 0.3
MAX_COLD = 1.1  # times Strict's time of the first COLD steps
MAX_MEMORY = 1.1  # times Strict's peak
MAX_RECORD_US = 0.8
MODES = {"strict": "DEFER_NEVER", "fused": "DEFER_AND_FUSE"}

TITLE = "eager modes"
HEAD = ("what", "ms a step", "")


def set_mode(who: str) -> None:
    torch.tpu.eager_mode = torch.tpu.EagerMode[MODES.get(who, "DEFER_NEVER")]


def wait_for_compilations() -> None:
    import torch_tpu

    torch.tpu.synchronize()
    while torch_tpu.metrics()["fused"]["compiling"]:
        time.sleep(0.01)


def warm(name: str) -> dict[str, Any]:
    """{"rounds": {contender: [[wall, processor] seconds a step, ...]}, "others": cores that other processes kept busy}"""
    workload = WORKLOADS[name]
    steps: dict[str, Callable[[], None]] = {"cpu": workload.make("cpu", plain), "strict": workload.make("tpu", plain), "fused": workload.make("tpu", plain)}
    if workload.compiled:
        steps["compiled"] = workload.make("tpu", torch.compile)
    figures: dict[str, list[tuple[float, float]]] = {who: [] for who in steps}
    for number in range(ROUNDS + 3):
        if number == 3:
            start, busy, own = time.perf_counter(), busy_s(), time.process_time()
        for who, step in steps.items():
            set_mode(who)
            used = time.process_time()
            seconds = times(step, workload.count)
            torch.tpu.synchronize()
            if number >= 3:
                figures[who].append((seconds, (time.process_time() - used) / workload.count))
            elif who != "cpu":
                wait_for_compilations()
    others = (busy_s() - busy - (time.process_time() - own)) / (time.perf_counter() - start)
    return {"rounds": figures, "others": round(max(others, 0.0), 2)}


def cold(name: str, mode: str) -> float:
    """Seconds of the first COLD steps, the workload's making included."""
    set_mode(mode)
    torch.ones(1, device="tpu").item()
    start = time.perf_counter()
    step = WORKLOADS[name].make("tpu", plain)
    for _ in range(COLD):
        step()
    return time.perf_counter() - start


def resident(field: str) -> int:
    """Bytes: VmRSS of this process, or VmHWM, its peak."""
    line = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(field))
    return int(line.split()[1]) * 1024


def memory(name: str, mode: str) -> int:
    """Bytes of the process' peak over what it had before the workload."""
    set_mode(mode)
    torch.ones(1, device="tpu").item()
    before = resident("VmRSS")
    step = WORKLOADS[name].make("tpu", plain)
    for _ in range(4):
        step()
        wait_for_compilations()
    Path("/proc/self/clear_refs").write_text("5")  # the peak starts anew
    for _ in range(3):
        step()
    return resident("VmHWM") - before


def recording() -> dict[str, float]:
    """Best microseconds for one at::add from C++, in each mode."""
    from torch_tpu import _C

    x, y = operands("tpu")
    best = dict.fromkeys(MODES, float("inf"))
    for _ in range(60):
        for who in MODES:
            set_mode(who)
            best[who] = min(best[who], _C.bench_dispatch(x, y, 1000))
            wait_for_compilations()
    return best


def child(*arguments: str, **environment: str) -> Any:
    command = [sys.executable, "-m", "bench.eager", *arguments]
    quiet = {"HF_HUB_OFFLINE": "1", "TQDM_DISABLE": "1", "TORCH_TPU_CPU_FALLBACK": "silent"}
    result = subprocess.run(command, cwd=ROOT, env={**os.environ, **quiet, **environment}, text=True, stdout=subprocess.PIPE, check=True)
    return json.loads(result.stdout.splitlines()[-1])


def cold_ratio(name: str, pairs: int) -> tuple[dict[str, float], float]:
    found: dict[str, list[float]] = {who: [] for who in MODES}
    for _ in range(pairs):
        for who in MODES:
            found[who].append(child("cold", name, who, TORCH_TPU_CACHE="0"))
    medians = {who: statistics.median(values) for who, values in found.items()}
    return medians, statistics.median(f / s for s, f in zip(found["strict"], found["fused"], strict=True))


def gain(rounds: dict[str, list[list[float]]], which: int) -> float:
    return statistics.median(s[which] / f[which] for s, f in zip(rounds["strict"], rounds["fused"], strict=True))


def one(name: str, pairs: int) -> dict[str, Any]:
    """All figures of one workload. `passed`: the bounds hold."""
    workload = WORKLOADS[name]
    found = child("warm", name)
    rounds = found["rounds"]
    seconds, slower = cold_ratio(name, pairs)
    figures: dict[str, Any] = {
        "ms": {who: statistics.median(wall for wall, _ in values) * 1e3 for who, values in rounds.items()},
        "processor_ms": {who: statistics.median(used for _, used in values) * 1e3 for who, values in rounds.items()},
        "fused_over_strict": {"wall": gain(rounds, 0), "processor": gain(rounds, 1)},
        "others": found["others"], "cold_s": seconds, "cold_ratio": slower,
    }  # fmt: skip
    decides = "processor" if found["others"] > BUSY else "wall"
    figures["passed"] = figures["fused_over_strict"][decides] >= workload.at_least and slower <= MAX_COLD
    if workload.memory:
        with tempfile.TemporaryDirectory() as folder:
            for who in MODES:
                child("memory", name, who, TORCH_TPU_CACHE_DIR=folder)
            figures["memory"] = {who: child("memory", name, who, TORCH_TPU_CACHE_DIR=folder) for who in MODES}
        figures["memory_ratio"] = figures["memory"]["fused"] / figures["memory"]["strict"]
        figures["passed"] &= figures["memory_ratio"] <= MAX_MEMORY
    if workload.peers:
        figures["peers_ms"] = {peer: seconds * 1e3 for peer, seconds in peers.steps(name).items()}
    return figures


def rows_of(name: str, figures: dict[str, Any]) -> list[list[Any]]:
    ms, over = figures["ms"], figures["fused_over_strict"]
    text = f"{over['wall']:.2f} x as fast as Strict, {over['processor']:.2f} x by processor time (at least {WORKLOADS[name].at_least:g}; others took {figures['others']:g} cores)"
    text += f"; first {COLD} steps {figures['cold_ratio']:.2f} x Strict's time (at most {MAX_COLD:g})"
    if "memory_ratio" in figures:
        text += f"; peak memory {figures['memory_ratio']:.2f} x Strict's (at most {MAX_MEMORY:g})"
    rows = [[f"{name}: Fused{'' if figures['passed'] else ' (!)'}", ms["fused"], text]]
    for who, label in (("strict", "Strict"), ("compiled", "torch.compile"), ("cpu", "CPU")):
        if who in ms:
            rows.append([f"{name}: {label}", ms[who], f"{figures['processor_ms'][who]:.3g} ms of processor time"])
    return rows + [[f"{name}: {peer}", value, "peer"] for peer, value in figures.get("peers_ms", {}).items()]


def picture(figures: dict[str, Any], file: Path) -> None:
    """Strict's processor time over each contender's, a group of bars for each workload. Nothing where matplotlib is missing."""
    try:
        import matplotlib as mpl
    except ImportError:
        return
    mpl.use("Agg")
    from matplotlib import pyplot as plt

    whos = [who for who in ("fused", "compiled", "cpu") if any(who in f["ms"] for f in figures.values())]
    plot, axes = plt.subplots(figsize=(1.3 * len(figures) + 2, 4))
    for k, who in enumerate(whos):
        places = [n + (k - len(whos) / 2 + 0.5) * 0.27 for n, f in enumerate(figures.values()) if who in f["ms"]]
        axes.bar(places, [f["processor_ms"]["strict"] / f["processor_ms"][who] for f in figures.values() if who in f["ms"]], 0.25, label=who)
    axes.axhline(1, color="black", linewidth=0.8)
    axes.set_xticks(range(len(figures)), list(figures), rotation=30, ha="right")
    axes.set_ylabel("Strict's processor time / theirs")
    axes.legend()
    plot.tight_layout()
    plot.savefig(file)
    plt.close(plot)


def run(budget_s: float = 4.0) -> dict[str, Any]:
    rows, figures, missing = [], {}, []
    record = child("recording")
    rows.append(["at::add in Strict, from C++", record["strict"] * 1e-3, f"{record['strict']:.2f} us"])
    rows.append(["at::add recorded in Fused, from C++", record["fused"] * 1e-3, f"{record['fused']:.2f} us (at most {MAX_RECORD_US:g})"])
    for name, workload in WORKLOADS.items():
        if workload.missing():
            missing.append(f"{name} needs {', '.join(workload.missing())}")
            continue
        figures[name] = one(name, 5 if budget_s >= 4 else 1)
        rows += rows_of(name, figures[name])
    rows += [[text, float("nan"), "skipped: run ./dev demo once, or pip install -r requirements/demo.txt"] for text in missing]
    passed = record["fused"] <= MAX_RECORD_US and all(f["passed"] for f in figures.values())
    return {"rows": rows, "figures": figures, "recording_us": record, "passed": passed, "picture": lambda file: picture(figures, file)}


if __name__ == "__main__":
    print(json.dumps({"warm": warm, "cold": cold, "memory": memory, "recording": recording}[sys.argv[1]](*sys.argv[2:])))
