"""The judge of emitted programs: one Qwen3-8B decoder layer, all gradients, compiled for v6e by libtpu, beside the same in plain JAX.

The figures are the compiler's estimates; no chip is there or needed. What has no estimate is listed: a count that hides work does not
count. Ours is what torch.compile makes of torch.func.vjp, JAX's what jax.jit makes of jax.vjp (jax_layer.py).
The gradient of the layer's output is given: a constant one lets XLA drop products.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from .layer_sizes import DIM, HEAD_SIZE, HEADS, KEY_HEADS, LENGTH, SHAPES
from .peers import FOLDER

TITLE = "Qwen3-8B layer, bf16, 1 x 2048, forward and backward, estimated for one v6e"
HEAD = ("what", "value", "")
TOPOLOGY = "v6e:2x2"
PEAK_FLOPS_A_CYCLE = 524_288
MAX_OF_JAX = 1.0
WANTED_MCYCLES = 8.2

EPS = 1e-6


def run(budget_s: float = 0.0) -> dict[str, Any]:
    """budget_s: unused; compiling takes minutes and nothing is repeated."""
    from torch_tpu.aot.topology import libtpu_path, open_topology

    if libtpu_path() is None:
        return {"skipped": "libtpu is not installed; requirements/dev.txt brings it"}
    texts = {"torch_tpu": [joint_text()]}
    theirs = jax_text()
    if theirs:
        texts["JAX"] = [theirs]
    chip = open_topology(TOPOLOGY)
    figures = {name: cost(chip, programs, allow_excess_precision=name == "JAX") for name, programs in texts.items()}
    rows = [[f"{name}: {what}", figure[what], remark] for name, figure in figures.items() for what, remark in WHAT.items()]
    for name, figure in figures.items():
        rows.append([f"{name}: ops without an estimate", sum(figure["without"].values()), ", ".join(f"{count} {op}" for op, count in figure["without"].items())])
    passed = True
    if theirs:
        for what in ("Mcycles", "temporary MiB", "Gflop"):
            ratio = figures["torch_tpu"][what] / figures["JAX"][what]
            rows.append([f"{what}, torch_tpu to JAX", ratio, f"at most {MAX_OF_JAX}"])
            passed &= ratio <= MAX_OF_JAX
    else:
        rows.append(["JAX", float("nan"), f"not installed under {FOLDER}"])
    return {"rows": rows, "figures": figures, "passed": passed}


WHAT = {
    "Mcycles": f"estimated, trips of loops multiplied; wanted {WANTED_MCYCLES}",
    "of peak": "products' flops in those cycles",
    "Gflop": "of products",
    "temporary MiB": "",
    "compile s": "",
}


def cost(chip: Any, programs: list[str], allow_excess_precision: bool) -> dict[str, Any]:
    """allow_excess_precision: JAX compiles with it, torch_tpu without."""
    from torch_tpu.aot.cost import cost_of
    from torch_tpu.aot.hlo import read_module

    total: dict[str, Any] = {"Mcycles": 0.0, "Gflop": 0.0, "temporary MiB": 0.0, "compile s": 0.0, "without": {}}
    for text in programs:
        said = chip.compile(text, allow_excess_precision)
        found = cost_of(read_module(said["optimized_hlo"]))
        if found.loops_of_unknown_length:
            raise RuntimeError(f"loops whose length is not known: {found.loops_of_unknown_length}")
        total["Mcycles"] += found.cycles / 1e6
        total["Gflop"] += found.flops / 1e9
        total["temporary MiB"] = max(total["temporary MiB"], said["temp_bytes"] / 2**20)
        total["compile s"] += said["compile_seconds"]
        for op, count in found.without.items():
            total["without"][op] = total["without"].get(op, 0) + count
    total["of peak"] = total["Gflop"] * 1e3 / (total["Mcycles"] * PEAK_FLOPS_A_CYCLE)
    return total


def jax_text() -> str | None:
    python = next((python for python in (FOLDER / "jax" / "bin" / "python",) if python.exists()), None)
    if python is None:
        return None
    return subprocess.run([str(python), str(Path(__file__).with_name("jax_layer.py"))], capture_output=True, text=True, check=True, timeout=600).stdout


def joint_text() -> str:
    """The one program of all gradients, in StableHLO."""
    import torch

    from torch_tpu._lower_only import lowered_for_chip

    def gradients(weights: dict[str, Any], x: Any, cos: Any, sin: Any, above: Any) -> Any:
        return torch.func.vjp(lambda weights, x: layer(weights, x, cos, sin), weights, x)[1](above)

    def empty(*sizes: int) -> Any:
        return torch.empty(sizes, dtype=torch.bfloat16, device="tpu")

    weights = {name: empty(*reversed(sizes)) for name, sizes in SHAPES.items()}  # as torch.nn.Linear keeps them
    x, above, cos, sin = empty(1, LENGTH, DIM), empty(1, LENGTH, DIM), empty(LENGTH, HEAD_SIZE), empty(LENGTH, HEAD_SIZE)
    [program] = lowered_for_chip(gradients, weights, x, cos, sin, above)
    return program.stablehlo


def rotate(x: Any, cos: Any, sin: Any) -> Any:
    import torch

    first, second = x.chunk(2, -1)
    return x * cos + torch.cat([-second, first], -1) * sin


def layer(weights: dict[str, Any], x: Any, cos: Any, sin: Any) -> Any:
    from torch.nn import functional as F

    def heads(projected: Any, number: int) -> Any:
        return projected.view(1, LENGTH, number, HEAD_SIZE).transpose(1, 2)

    h = F.rms_norm(x, (DIM,), weights["input_norm"], EPS)
    query = rotate(F.rms_norm(heads(F.linear(h, weights["query"]), HEADS), (HEAD_SIZE,), weights["query_norm"], EPS), cos, sin)
    key = rotate(F.rms_norm(heads(F.linear(h, weights["key"]), KEY_HEADS), (HEAD_SIZE,), weights["key_norm"], EPS), cos, sin)
    value = heads(F.linear(h, weights["value"]), KEY_HEADS)
    attended = F.scaled_dot_product_attention(query, key, value, is_causal=True, enable_gqa=True)
    x = x + F.linear(attended.transpose(1, 2).reshape(1, LENGTH, HEADS * HEAD_SIZE), weights["output"])
    h = F.rms_norm(x, (DIM,), weights["mlp_norm"], EPS)
    return x + F.linear(F.silu(F.linear(h, weights["gate"])) * F.linear(h, weights["up"]), weights["down"])
