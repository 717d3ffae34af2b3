"""The judge of emitted programs: gradients of a Qwen3-8B decoder layer, of attention alone, a ResNet-50 block and DLRM's interaction (tpu_programs.py), compiled for
v6e by libtpu, beside the same in plain JAX (jax_programs.py), and beside JAX with its Pallas kernel for attention.

No chip is there or needed. A program's cycles are torch_tpu.aot's: the compiler's for matrix products, traffic or bundles for all others, kernels by bundles and
grid; what has no estimate is listed: a count that hides work does not count. The compiler's own sum stands beside it. The gradient of a result is given: a
constant one lets XLA drop products.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from .peers import FOLDER
from .tpu_programs import PROGRAMS

TITLE = "gradients in bf16, estimated for one v6e: Qwen3-8B layer and its attention (1 x 2048), ResNet-50 block, DLRM interaction"
HEAD = ("what", "value", "")
TOPOLOGY = "v6e:1x1"
MAX_OF_JAX = 1.0
COMPARED = ("Mcycles", "temporary MiB", "Gflop")
WITH_KERNEL = {"attention": "attention with the kernel", "layer": "layer with the kernel"}
WHAT = {
    "Mcycles": "all ops, loops multiplied",
    "compiler's Mcycles": "its own sum: defaults where it has no model, nothing for kernels",
    "of peak": "products' flops in those cycles; a kernel's are not counted",
    "Gflop": "of products",
    "temporary MiB": "",
    "compile s": "",
}


def run(budget_s: float = 0.0) -> dict[str, Any]:
    """budget_s: unused; compiling takes minutes and nothing is repeated."""
    from torch_tpu.aot.topology import libtpu_path

    if libtpu_path() is None:
        return {"skipped": "libtpu is not installed; requirements/dev.txt brings it"}
    rows: list[list[Any]] = []
    figures: dict[str, dict[str, Any]] = {}
    passed = True
    for name, ours in PROGRAMS.items():
        print(name, file=sys.stderr, flush=True)
        found = {"torch_tpu": cost(ours(), allow_excess_precision=False)}
        if theirs := jax_text(name):
            found["JAX"] = cost(theirs, allow_excess_precision=True)
        if theirs and name in WITH_KERNEL:
            found["JAX, Pallas"] = cost(jax_text(WITH_KERNEL[name]) or "", allow_excess_precision=True)
        passed &= not found["torch_tpu"]["without"]
        for who, figure in found.items():
            rows += [[f"{name}, {who}: {what}", figure[what], remark] for what, remark in WHAT.items()]
            rows.append([f"{name}, {who}: ops without an estimate", sum(figure["without"].values()), ", ".join(f"{count} {op}" for op, count in figure["without"].items())])
        for what in COMPARED if theirs else ():
            ratio = found["torch_tpu"][what] / (found["JAX"][what] or 1.0)
            rows.append([f"{name}: {what}, torch_tpu to JAX", ratio, f"at most {MAX_OF_JAX}"])
            passed &= round(ratio, 2) <= MAX_OF_JAX  # interaction: 48 KiB of 128 MiB more
        figures[name] = found
    if not any("JAX" in found for found in figures.values()):
        rows.append(["JAX", float("nan"), f"not installed under {FOLDER}"])
    return {"rows": rows, "figures": figures, "passed": passed}


def cost(text: str, allow_excess_precision: bool) -> dict[str, Any]:
    """allow_excess_precision: JAX compiles with it, torch_tpu without."""
    from torch_tpu.aot.dump import compile_with_bundles

    return figures_of(*compile_with_bundles(TOPOLOGY, text, allow_excess_precision, 1))


def figures_of(said: dict[str, Any], bundles: dict[str, Any]) -> dict[str, Any]:
    from torch_tpu.aot.cost import cost_of
    from torch_tpu.aot.hlo import read_module
    from torch_tpu.aot.interconnect import slice_of
    from torch_tpu.aot.time_model import time_of
    from torch_tpu.aot.topology import chip_of

    chip, module = chip_of(TOPOLOGY), read_module(said["optimized_hlo"])
    timing = time_of(module, slice_of(chip, TOPOLOGY, 1), bundles)
    if timing.loops_of_unknown_length:
        raise RuntimeError(f"loops whose length is not known: {timing.loops_of_unknown_length}")
    return {
        "Mcycles": timing.seconds * chip.clock_hz / 1e6, "compiler's Mcycles": cost_of(module).cycles / 1e6, "Gflop": timing.flops / 1e9,
        "of peak": timing.flops / timing.seconds / chip.peak_flops["bf16"], "temporary MiB": said["temp_bytes"] / 2**20, "compile s": said["compile_seconds"],
        "without": timing.without, "lower bounds": timing.lower_bounds,
    }  # fmt: skip


def jax_text(name: str) -> str | None:
    python = FOLDER / "jax" / "bin" / "python"
    if not python.exists():
        return None
    return subprocess.run([str(python), str(Path(__file__).with_name("jax_programs.py")), name], capture_output=True, text=True, check=True, timeout=600).stdout
