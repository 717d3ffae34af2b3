"""A dimension that keeps changing: programs for buckets of sizes beside programs for the exact sizes.

Counts: how many programs a loop over 200 sizes compiles for each op. Times: the same op at the same size, exact and bucketed in
turn, each on tensors of its own; sizes just above a bucket, where the padding is largest, are among them.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import torch
from torch.nn import functional as F

COUNTED = range(1, 201)
TIMED = (65, 100, 129, 177, 257, 300, 385, 450, 513, 700, 897, 1000)
ROUNDS = 40
MOST_PROGRAMS = 14
MEDIAN, WORST = 1.25, 1.5

TITLE = f"{len(COUNTED)} sizes of one dimension (programs); buckets over exact programs (times), median and worst of {len(TIMED)} sizes"
HEAD = ("op", "median ratio", "")

Make = Callable[[int], tuple[torch.Tensor, ...]]


def workloads() -> dict[str, tuple[str, Make, Callable[..., torch.Tensor]]]:
    """name: (the ATen op that is counted, its arguments at size n, the call)"""
    torch.manual_seed(0)
    weight, table, row = torch.randn(256, 256).to("tpu"), torch.randn(5000, 256).to("tpu"), torch.randn(1, 8, 1, 64).to("tpu")
    return {
        "cat": ("aten::cat", lambda n: (torch.randn(1, 8, n, 64),), lambda x: torch.cat([x, row], 2)),
        "matmul, rows": ("aten::mm", lambda n: (torch.randn(n, 256),), lambda x: x @ weight),
        "matmul, contracted": ("aten::mm", lambda n: (torch.randn(128, n), torch.randn(n, 128)), lambda x, y: x @ y),
        "softmax": ("aten::_softmax", lambda n: (torch.randn(192, n),), lambda x: x.softmax(1)),
        "layer_norm, rows": ("aten::native_layer_norm", lambda n: (torch.randn(n, 256),), lambda x: F.layer_norm(x, (256,))),
        "layer_norm, normalised": ("aten::native_layer_norm", lambda n: (torch.randn(192, n),), lambda x: F.layer_norm(x, x.shape[1:])),
        "cumsum": ("aten::cumsum", lambda n: (torch.randn(64, n),), lambda x: x.cumsum(1)),
        "index": ("aten::index.Tensor", lambda n: (torch.randint(0, 5000, (n,)),), lambda i: table[i]),
        "cross_entropy, rows": ("aten::nll_loss_forward", lambda n: (torch.randn(n, 500), torch.randint(0, 500, (n,))), F.cross_entropy),
        "cross_entropy, classes": ("aten::nll_loss_forward", lambda n: (torch.randn(100, n), torch.randint(0, n, (100,))), F.cross_entropy),
    }  # fmt: skip


def compiled(op: str) -> int:
    from torch_tpu import _C

    entry = _C.cache_info()["entries"].get(op, {"requests": 0, "hits": 0})
    return entry["requests"] - entry["hits"]


def count(op: str, make: Make, call: Callable[..., torch.Tensor]) -> int:
    before = compiled(op)
    for n in random.Random(0).sample(COUNTED, len(COUNTED)):
        call(*[x.to("tpu") for x in make(n)])
    torch.tpu.synchronize()
    return compiled(op) - before


def ratios(make: Make, call: Callable[..., torch.Tensor]) -> list[float]:
    contenders: dict[tuple[int, bool], tuple[torch.Tensor, ...]] = {}
    for n in (3, 5, *TIMED):  # the first two sizes are served exactly
        for buckets in (True, False):
            torch.tpu.size_buckets = buckets
            contenders[n, buckets] = tuple(x.to("tpu") for x in make(n))
            for _ in range(3):
                call(*contenders[n, buckets])
    torch.tpu.synchronize()
    found = []
    for n in TIMED:
        best: dict[bool, float] = {}
        for _ in range(ROUNDS):
            for buckets in (True, False):
                torch.tpu.size_buckets = buckets
                start = time.perf_counter()
                for _ in range(10):
                    result = call(*contenders[n, buckets])
                torch.tpu.synchronize()
                del result
                best[buckets] = min(best.get(buckets, 1e9), time.perf_counter() - start)
        found.append(best[True] / best[False])
    torch.tpu.size_buckets = True
    return found


def run(budget_s: float = 0.0) -> dict[str, Any]:
    rows, passed = [], True
    for name, (op, make, call) in workloads().items():
        programs, found = count(op, make, call), ratios(make, call)
        median, worst = statistics.median(found), max(found)
        passed &= programs <= MOST_PROGRAMS and median <= MEDIAN and worst <= WORST
        rows.append([name, median, f"worst {worst:.2f}, {programs} programs (at most {MOST_PROGRAMS}; {MEDIAN:g} and {WORST:g} times)"])
    return {"rows": rows, "passed": passed}
