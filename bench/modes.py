"""Fused beside Strict and PyTorch's CPU: a chain of small ops, an optimizer's step, a training step, a decode loop.

Rounds alternate between the contenders. `cold` is the wall time of the first COLD steps of each in a fresh process, compiling
included: what a mode costs someone who has just started.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import torch
from torch import nn
from torch.nn import functional as F

ROUNDS = 7
COLD = 20
MIN_OVER_STRICT = 0.9  # of each workload, warm; cold at most 1.1 x Strict's time
MAX_COLD = 1.1

Step = Callable[[], None]


def chain(device: str) -> Step:
    x, y = torch.linspace(-1, 1, 64).to(device), torch.linspace(0, 0.01, 64).to(device)

    def step() -> None:
        z = x
        for _ in range(100):
            z = torch.sin(torch.mul(torch.add(z, y), 0.999))
        z.sum().item()

    return step


def adamw(device: str) -> Step:
    parameters = [nn.Parameter(torch.linspace(-1, 1, 256).to(device)) for _ in range(24)]
    optimizer = torch.optim.AdamW(parameters, lr=1e-3, foreach=False)
    gradients = [torch.full((256,), 0.1).to(device) for _ in parameters]

    def step() -> None:
        for parameter, gradient in zip(parameters, gradients, strict=True):
            parameter.grad = gradient
        optimizer.step()
        parameters[-1].sum().item()

    return step


def mlp(device: str) -> Step:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, 10)).to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    x, labels = torch.randn(32, 64).to(device), torch.randint(0, 10, (32,)).to(device)

    def step() -> None:
        optimizer.zero_grad()
        loss = F.cross_entropy(model(x), labels)
        loss.backward()
        optimizer.step()
        loss.item()

    return step


class Block(nn.Module):
    """One layer of a decoder with a static cache of 128 positions."""

    def __init__(self, width: int = 128, heads: int = 4) -> None:
        super().__init__()
        self.norm, self.qkv, self.out = nn.RMSNorm(width), nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down, self.heads = nn.Linear(width, 4 * width), nn.Linear(4 * width, width), heads
        self.register_buffer("cache", torch.zeros(2, 1, heads, 128, width // heads))

    def forward(self, x: torch.Tensor, position: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        q, k, v = (part.unflatten(-1, (self.heads, -1)).transpose(1, 2) for part in self.qkv(self.norm(x)).chunk(3, -1))
        self.cache[0].index_copy_(2, position, k)
        self.cache[1].index_copy_(2, position, v)
        x = x + self.out(F.scaled_dot_product_attention(q, self.cache[0], self.cache[1], mask).transpose(1, 2).flatten(2))
        return x + self.down(F.silu(self.up(x)))


def decode(device: str) -> Step:
    torch.manual_seed(0)
    embedding, blocks, head = nn.Embedding(256, 128).to(device), nn.ModuleList(Block() for _ in range(4)).to(device), nn.Linear(128, 256).to(device)
    places = torch.arange(128).to(device)
    state = {"token": torch.zeros(1, 1, dtype=torch.long).to(device), "position": torch.zeros(1, dtype=torch.long).to(device)}

    def step() -> None:
        with torch.no_grad():
            mask = (places <= state["position"])[None, None, None]
            x = embedding(state["token"])
            for block in blocks:
                x = block(x, state["position"], mask)
            state["token"] = head(x).argmax(-1)
            state["position"] = (state["position"] + 1) % 128
            state["token"].item()

    return step


WORKLOADS: dict[str, tuple[Callable[[str], Step], int]] = {"chain": (chain, 10), "adamw": (adamw, 10), "mlp": (mlp, 10), "decode": (decode, 10)}


def contenders() -> dict[str, tuple[str, Any]]:
    modes = torch.tpu.EagerMode
    return {"cpu": ("cpu", None), "strict": ("tpu", modes.DEFER_NEVER), "fused": ("tpu", modes.DEFER_AND_FUSE)}


def times(step: Step, count: int) -> float:
    start = time.perf_counter()
    for _ in range(count):
        step()
    return (time.perf_counter() - start) / count


def warm(name: str) -> dict[str, float]:
    """Median milliseconds a step."""
    make, count = WORKLOADS[name]
    figures: dict[str, list[float]] = {}
    steps = {who: make(device) for who, (device, _) in contenders().items()}
    for rounds in range(ROUNDS + 2):
        for who, (device, mode) in contenders().items():
            if mode is not None:
                torch.tpu.eager_mode = mode
            figures.setdefault(who, []).append(times(steps[who], count) * 1e3)
            if rounds < 2 and device == "tpu":
                wait_for_compilations()
    torch.tpu.eager_mode = torch.tpu.EagerMode.DEFER_NEVER
    return {who: statistics.median(values[2:]) for who, values in figures.items()}


def wait_for_compilations() -> None:
    import torch_tpu

    while torch_tpu.metrics()["fused"]["compiling"]:
        time.sleep(0.01)


COLD_SCRIPT = """
import json, sys, time, torch
from bench.modes import COLD, WORKLOADS
torch.tpu.eager_mode = torch.tpu.EagerMode[sys.argv[2]]
torch.ones(1, device="tpu").item()
start = time.perf_counter()
step = WORKLOADS[sys.argv[1]][0]("tpu")
for _ in range(COLD):
    step()
print(json.dumps(time.perf_counter() - start))
"""


def cold(name: str) -> dict[str, float]:
    """Seconds of the first COLD steps, without a disk cache."""
    import os

    result: dict[str, list[float]] = {"strict": [], "fused": []}
    for _ in range(3):
        for who in result:
            mode = contenders()[who][1].name
            out = subprocess.run([sys.executable, "-c", COLD_SCRIPT, name, mode], capture_output=True, text=True, check=True,
                                 env={**os.environ, "TORCH_TPU_CACHE": "0"})  # fmt: skip
            result[who].append(json.loads(out.stdout))
    return {who: statistics.median(values) for who, values in result.items()}


def run(budget_s: float = 4.0) -> dict[str, Any]:
    rows, figures, passed = [], {}, True
    for name in WORKLOADS:
        hot, first = warm(name), cold(name)
        gain, slower = hot["strict"] / hot["fused"], first["fused"] / first["strict"]
        passed &= gain >= MIN_OVER_STRICT and slower <= MAX_COLD
        rows += [[f"{name}: fused", hot["fused"], f"{gain:.2f} x as fast as Strict, {hot['cpu'] / hot['fused']:.2f} x CPU; first {COLD} steps {slower:.2f} x Strict's time"],
                 [f"{name}: strict", hot["strict"], f"{hot['cpu'] / hot['strict']:.2f} x as fast as CPU"],
                 [f"{name}: CPU", hot["cpu"], ""]]  # fmt: skip
        figures[name] = {"warm_ms": hot, "cold_s": first}
    return {"rows": rows, "figures": figures, "passed": passed}


TITLE = "eager modes"
HEAD = ("what", "ms a step", "")
