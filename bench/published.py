"""Predicted training steps beside the 34 that others published: `python -m bench.published`. Needs libtpu, no TPU; takes half an hour, goes on where it was ended.

A step is put together from what the chip's compiler says of its pieces, as a plan is, but with the attention kernel that those rows use:
- a layer without its attention, forward and backward, compiled for 8,192 tokens of one device, by aot's time model; what is computed again at the rate of its products;
- attention by the bundles of JAX's splash kernel (cycles of a block of 1,024 x 1,024), times the blocks that a causal mask keeps;
- collectives of weights, gradients and shared layers by aot's model of the links, all beside the layers; the longer of both counts;
- the vocabulary's product at the rate of the layers' products; its softmax and the optimizer by HBM traffic.

Rows with an odd number set one factor a chip; rows with an even one are held out. Beside it: the mean TFLOP/s of the same odd rows as a guess for the even ones.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import Counter
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import Any

from .peers import FOLDER
from .published_rows import ROWS, Layer, Row
from .tpu_layer import WITH_KERNEL, jax_text

RESULTS = Path(__file__).parent / "data" / "published.json"
TOKENS = 8192  # of a compiled layer
BLOCK = 1024
KERNEL_TOKENS, KERNEL_GROUPS, KERNEL_HEADS = 2048, 8, 32  # of jax_programs.py's attention


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.published", description=__doc__)
    parser.add_argument("--again", action="store_true", help="compile all pieces again")
    options = parser.parse_args()
    pieces: dict[str, Any] = {} if options.again or not RESULTS.exists() else json.loads(RESULTS.read_text())["pieces"]
    wanted = [row for row in ROWS if row.layer]
    names = list(dict.fromkeys(name for row in wanted for name in (_kernel_name(row), _layer_name(row))))
    for number, name in enumerate(names, 1):
        if name not in pieces:
            print(f"{number} of {len(names)}: {name}", file=sys.stderr, flush=True)
            try:
                pieces[name] = _compiled(name)
            except (FileNotFoundError, RuntimeError) as error:
                print(f"  {error}", file=sys.stderr, flush=True)
                continue
            _keep(pieces, {})
    found = table({row.number: predicted(row, pieces) for row in wanted if _kernel_name(row) in pieces and _layer_name(row) in pieces}, pieces)
    _keep(pieces, found)
    print("\n".join(lines(found)))
    return 0


def _keep(pieces: dict[str, Any], found: dict[str, Any]) -> None:
    from torch_tpu._whole_file import whole_file

    RESULTS.parent.mkdir(exist_ok=True)
    with whole_file(RESULTS) as file:
        file.write_text(json.dumps({"pieces": pieces, **found}, indent=1) + "\n")


def _chip(row: Row) -> Any:
    from torch_tpu.aot.topology import chip_of

    return chip_of(row.topology)


def _kernel_name(row: Row) -> str:
    return f"{_chip(row).name} attention kernel"


def _layer_name(row: Row) -> str:
    layer, parts = row.layer, row.tensor
    assert layer
    return f"{_chip(row).name} layer {layer.dim} {layer.heads // parts} {-(-layer.key_heads // parts)} {layer.mlp // parts}"


def _compiled(name: str) -> dict[str, Any]:
    chip, kind, *sizes = name.split()
    return _kernel(chip) if kind == "attention" else _layer(chip, *(int(size) for size in sizes))


def _kernel(chip: str) -> dict[str, float]:
    """Cycles of one block of one head, of the passes forward and backward."""
    from torch_tpu.aot.dump import compile_with_bundles
    from torch_tpu.aot.hlo import read_module
    from torch_tpu.aot.topology import chip_of, smallest

    text = jax_text(WITH_KERNEL["attention"])
    if text is None:
        raise FileNotFoundError(f"the kernel is JAX's, and JAX is not installed under {FOLDER}")
    said, bundles = compile_with_bundles(smallest(chip_of(chip)), text, True, 1)
    module = read_module(said["optimized_hlo"])
    calls = [bundles[one.name].cycles for one in module.computations[module.entry].values() if one.opcode == "custom-call" and one.name in bundles]
    forward, backward = sorted(calls)[-2:]  # the backward pass computes more
    rows = KERNEL_TOKENS // BLOCK
    return {kind: cycles / (KERNEL_HEADS * rows * (rows + 1) / 2) for kind, cycles in (("forward", forward), ("backward", backward))}


def _layer(chip: str, dim: int, heads: int, key_heads: int, mlp: int) -> dict[str, Any]:
    """Seconds and flops of a layer's gradients for TOKENS tokens, its attention left out. without: ops that have no estimate."""
    import torch
    from torch.nn import functional as F

    from torch_tpu import aot

    size = 128
    with aot.fake_tensors():
        sizes = {"query": (heads * size, dim), "key": (key_heads * size, dim), "value": (key_heads * size, dim), "output": (dim, heads * size),
                 "gate": (mlp, dim), "up": (mlp, dim), "down": (dim, mlp), "norm1": (dim,), "norm2": (dim,)}  # fmt: skip
        weights = {name: torch.empty(shape, dtype=torch.bfloat16) for name, shape in sizes.items()}
        x, cos, sin = (torch.empty(TOKENS, *shape, dtype=torch.bfloat16) for shape in ((dim,), (1, size), (1, size)))

    def rotate(x: Any) -> Any:
        first, second = x.chunk(2, -1)
        return x * cos + torch.cat([-second, first], -1) * sin

    def layer(weights: dict[str, Any], x: Any) -> Any:
        h = F.rms_norm(x, (dim,), weights["norm1"])
        query, key, value = (F.linear(h, weights[name]).view(TOKENS, -1, size) for name in ("query", "key", "value"))
        pair = (rotate(key) + value).repeat_interleave(heads // key_heads, 1)  # stands for attention, which costs nothing here
        x = x + F.linear((rotate(query) + pair).flatten(1), weights["output"])
        h = F.rms_norm(x, (dim,), weights["norm2"])
        return x + F.linear(F.silu(F.linear(h, weights["gate"])) * F.linear(h, weights["up"]), weights["down"])

    def gradients(weights: dict[str, Any], x: Any, above: Any) -> Any:
        return torch.func.vjp(layer, weights, x)[1](above)

    compiled = aot.compile(gradients, (weights, x, x.clone()), chip)
    timings = [program.timing for program in compiled.programs]
    without = sum((Counter(timing.without) for timing in timings), Counter[str]())
    products_s = sum(timing.parts.get("compiler", 0.0) for timing in timings)
    return {"without": dict(without), "seconds": compiled.seconds, "flops": sum(timing.flops for timing in timings), "products_s": products_s}


def predicted(row: Row, pieces: dict[str, Any]) -> dict[str, float]:
    """Seconds of a step by its parts, without any factor."""
    from torch_tpu.aot.interconnect import slice_of

    layer, chip = row.layer, _chip(row)
    assert layer
    kernel, piece = pieces[_kernel_name(row)], pieces[_layer_name(row)]
    devices = chip.devices * prod(int(size) for size in row.topology.partition(":")[2].split("x"))
    tokens = row.batch * row.sequence * row.tensor  # of the devices that share a layer
    flops_a_second = piece["flops"] / piece["products_s"]
    once = {name: 2 * weights / row.tensor * tokens / flops_a_second for name, weights in layer.products.items()}
    rows = row.sequence / BLOCK
    blocks = row.batch * row.tensor * layer.heads / row.tensor * rows * (rows + 1) / 2
    flash = {kind: blocks * cycles / chip.clock_hz for kind, cycles in kernel.items()}
    of_one = piece["seconds"] * tokens / TOKENS
    again = sum(flash["forward"] if name == "flash" else once[name] for name in row.again)
    over = slice_of(chip, row.topology, devices)
    weights_bytes = 2 * sum(layer.products.values()) // row.tensor
    group = devices // row.tensor
    links = 2 * over.seconds("all-gather", weights_bytes, group) + over.seconds("reduce-scatter", weights_bytes, group)
    if row.tensor > 1:  # activations before and after attention and MLP, forward, backward, and computed again
        passes = 3 if row.again else 2
        links += passes * 2 * sum(over.seconds(kind, 2 * tokens * layer.dim, row.tensor) for kind in ("all-gather", "reduce-scatter"))
    rate = chip.hbm_bytes_per_s * chip.hbm_reached
    head = 3 * 2 * layer.dim * layer.vocabulary / row.tensor * tokens / flops_a_second + 4 * 4 * tokens * layer.vocabulary / row.tensor / rate
    optimizer = 28 * layer.weights / devices / rate  # weights, gradients and two moments in float32, read and written
    parts = {"layers": of_one, "attention": flash["forward"] + flash["backward"], "again": again}
    compute = layer.layers * sum(parts.values())
    exposed = max(0.0, layer.layers * links - compute)
    return {name: layer.layers * seconds for name, seconds in parts.items()} | {"waits for links": exposed, "vocabulary": head, "optimizer": optimizer}


def model_flops(row: Row) -> float:
    """Of one device's share of a step, as MaxText counted for the row."""
    layer: Layer | None = row.layer
    assert layer
    tokens = row.batch * row.sequence
    attention = 12 * layer.layers * layer.heads * layer.head_size * row.sequence * tokens
    return 6 * layer.weights * tokens + attention / (2 if row.halved else 1)


def measured(row: Row) -> float:
    return row.step_s or model_flops(row) / (row.tflops * 1e12 / _chip(row).devices)


def table(parts: dict[int, dict[str, float]], pieces: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Each row with its errors; factors a chip, from odd rows; medians over even rows."""
    rows = {row.number: row for row in ROWS if row.number in parts}
    chips = {_chip(row).name for row in rows.values()}

    def odd_of(chip: str) -> list[Row]:
        return [row for row in rows.values() if row.number % 2 and _chip(row).name == chip]

    factors = {chip: statistics.geometric_mean([measured(row) / sum(parts[row.number].values()) for row in odd_of(chip)]) for chip in chips if odd_of(chip)}
    speeds = {chip: statistics.mean([model_flops(row) / measured(row) for row in odd_of(chip)]) for chip in factors}
    found = []
    for number, row in rows.items():
        chip, raw, truth = _chip(row).name, sum(parts[number].values()), measured(row)
        if chip not in factors:
            continue
        guess = model_flops(row) / speeds[chip]
        found.append({
            "row": number, "model": row.model, "topology": row.topology, "held_out": number % 2 == 0, "measured_s": truth, "predicted_s": raw, "parts": parts[number],
            "error": raw / truth - 1, "calibrated_error": raw * factors[chip] / truth - 1, "guess_error": guess / truth - 1, "assumed": row.assumed,
            "without": (pieces or {}).get(_layer_name(row), {}).get("without", {}),
        })  # fmt: skip
    held = [one for one in found if one["held_out"]]
    medians = {kind: statistics.median(abs(one[kind]) for one in held) for kind in ("error", "calibrated_error", "guess_error")} if held else {}
    return {"rows": found, "factors": factors, "held_out_medians": medians, "not_described": {row.number: row.why_not for row in ROWS if row.why_not}}


def lines(found: dict[str, Any]) -> list[str]:
    text = ["| # | model | slice | | measured s | predicted s | error | with the chip's factor | constant-MFU guess |", "|---|---|---|---|---|---|---|---|---|"]
    for one in found["rows"]:
        errors = " | ".join(f"{one[kind]:+.1%}" for kind in ("error", "calibrated_error", "guess_error"))
        half = "held out" if one["held_out"] else "calibration"
        text.append(f"| {one['row']} | {one['model']} | {one['topology']} | {half} | {one['measured_s']:.2f} | {one['predicted_s']:.2f} | {errors} |")
    text.append("factors: " + ", ".join(f"{chip} {factor:.2f}" for chip, factor in found["factors"].items()))
    text.append("median error of held-out rows: " + ", ".join(f"{kind} {value:.1%}" for kind, value in found["held_out_medians"].items()))
    return text


if __name__ == "__main__":
    sys.exit(main())
