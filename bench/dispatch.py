"""What a small op costs: raw PJRT execute, the same op dispatched from C++, and a chain of ops from Python beside PyTorch's CPU.

Rounds alternate between the contenders, so that the machine's other work hits all of them alike.
"""

from __future__ import annotations

import time
from typing import Any

import torch
from torch.nn import functional as F

from . import peers
from .measure import measure

SIZE = 64
CHAIN = 999
NATIVE_COUNT = 500  # short rounds: the best of many escapes the other processes
NATIVE_ROUNDS = 200
MAX_OVER_FLOOR = 2.0  # C++ dispatch against the raw execute of the same program
MAX_OVER_CPU = 3.0  # the chain from Python against PyTorch's CPU


def chain(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """CHAIN elementwise ops: add, mul, gelu, add, ..."""
    for _ in range(CHAIN // 3):
        x = F.gelu(torch.mul(torch.add(x, y), 0.999))
    return x


def operands(device: str) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.linspace(-1, 1, SIZE).to(device), torch.linspace(0, 0.01, SIZE).to(device)


def native(rounds: int = NATIVE_ROUNDS) -> dict[str, float]:
    """Best microseconds an op, C++ loops only."""
    from torch_tpu import _C

    x, y = operands("tpu")
    a, b = operands("cpu")

    def dispatch() -> float:
        """The queue included: the loop is over when the last op has run."""
        start = time.perf_counter()
        _C.bench_dispatch(x, y, NATIVE_COUNT)
        torch.tpu.synchronize()
        return (time.perf_counter() - start) / NATIVE_COUNT * 1e6

    contenders = {
        "raw execute": lambda: _C.bench_execute(x, y, NATIVE_COUNT),
        "C++ dispatch": dispatch,
        "C++ dispatch on CPU": lambda: _C.bench_dispatch(a, b, NATIVE_COUNT),
    }
    best = dict.fromkeys(contenders, float("inf"))
    for _ in range(rounds):
        for name, contender in contenders.items():
            best[name] = min(best[name], contender())
    return best


def python(rounds: int, budget_s: float) -> dict[str, float]:
    """Best microseconds an op of the chain."""
    best: dict[str, float] = {}
    with torch.no_grad():
        for _ in range(rounds):
            for device in ("cpu", "tpu"):
                x, y = operands(device)
                wait = torch.tpu.synchronize if device == "tpu" else (lambda: None)
                figure = measure(lambda: chain(x, y), wait, budget_s / rounds)  # noqa: B023: called before the next round
                best[device] = min(best.get(device, float("inf")), figure.best / CHAIN * 1e6)
    return best


def run(budget_s: float = 4.0) -> dict[str, Any]:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # with more, CPU's ops of this size wait for each other on a busy machine
    floor, ours = native(), python(4, budget_s)
    torch.set_num_threads(threads)
    others = peers.chain(budget_s)
    return {
        "rows": [
            ["raw PJRT execute of add, from C++", floor["raw execute"], ""],
            ["at::add on tpu, from C++", floor["C++ dispatch"], f"{floor['C++ dispatch'] / floor['raw execute']:.2f} x raw (at most {MAX_OVER_FLOOR:g})"],
            ["at::add on CPU, from C++", floor["C++ dispatch on CPU"], ""],
            ["chain on tpu, from Python", ours["tpu"], f"{ours['tpu'] / ours['cpu']:.2f} x CPU (at most {MAX_OVER_CPU:g})"],
            ["chain on CPU, from Python", ours["cpu"], ""],
            *[[f"chain, {name}", value, "peer"] for name, value in others.items()],
        ],
        "native_us": floor, "chain_us": ours, "peers_us": others,
        "passed": floor["C++ dispatch"] <= MAX_OVER_FLOOR * floor["raw execute"] and ours["tpu"] <= MAX_OVER_CPU * ours["cpu"],
    }  # fmt: skip


TITLE = f"one op on {SIZE} floats"
HEAD = ("what", "us an op", "")
