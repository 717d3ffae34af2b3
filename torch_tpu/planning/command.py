"""`python -m torch_tpu plan`: a table over chips and batches, then each plan as text; JSON and a page on request."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import torch

from torch_tpu._whole_file import whole_file
from torch_tpu.aot.chips import CHIPS
from torch_tpu.aot.compile import ProgramRefused
from torch_tpu.aot.report import bytes_text, seconds_text
from torch_tpu.planning.largest import largest_batch
from torch_tpu.planning.models import model_of
from torch_tpu.planning.planner import Plan, plan
from torch_tpu.planning.steps import OPTIMIZERS, PRECISIONS, Work

__all__ = ["arguments", "main", "rows_of", "table"]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", help="a config.json of Transformers on this machine, or the folder with it")
    parser.add_argument("--chip", default="v6e", help=f"one of {', '.join(CHIPS)}, a slice such as v6e:4x4, or several with commas (default: v6e)")
    parser.add_argument("--mesh", help="how the devices of a slice are used: data=2,fsdp=4,tensor=2; data and fsdp divide the batch (default: fsdp=all)")
    parser.add_argument("--slices", type=int, default=1, help="so many slices, joined by the data-centre network (default: 1)")
    parser.add_argument("--scaling", action="store_true", help="weak and strong scaling over the chip's slices")
    parser.add_argument("--kind", default="training", choices=["training", "prefill", "decode"])
    parser.add_argument("--batch", default=[1], type=_numbers, help="sequences on one device, or several numbers with commas (default: 1)")
    parser.add_argument("--largest", action="store_true", help="find the largest batch that fits, from --batch upwards")
    parser.add_argument("--sequence", type=int, default=2048, help="tokens; for decode, of the cache (default: 2048)")
    parser.add_argument("--optimizer", default="adamw", choices=list(OPTIMIZERS))
    parser.add_argument("--precision", default="bf16", choices=list(PRECISIONS), help="bf16: parameters too; mixed: f32 parameters, autocast to bf16")
    parser.add_argument("--checkpointing", action="store_true", help="recompute each layer's activations")
    parser.add_argument("--layers", type=int, help="instead of the config's")
    parser.add_argument("--whole", action="store_true", help="compile all layers instead of counting them up from two and four")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the plans there too")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write one page with pictures")


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main(options: argparse.Namespace) -> int:
    """0: a plan was made, whether it fits or not. 2: it could not be made."""
    plans: list[Plan] = []
    try:
        model = model_of(options.model, options.layers)
        for chip in options.chip.split(","):
            for batch in options.batch:
                work = Work(options.kind, batch, options.sequence, options.optimizer, options.precision, options.checkpointing)
                told = f"{chip}, batch {batch}: "
                make = largest_batch if options.largest else plan
                plans.append(make(model, chip, work, count_layers=not options.whole, mesh=options.mesh, slices=options.slices, scaling=options.scaling,
                                  progress=lambda text, told=told: print(told + text, file=sys.stderr, flush=True)))  # fmt: skip
    except (ValueError, ImportError, OSError, ProgramRefused, torch.OutOfMemoryError) as error:  # the last: a tensor of all devices is larger than 1 TiB
        print(f"torch_tpu plan: {error}", file=sys.stderr)
        return 2
    if len(plans) > 1:
        print("\n".join(table(plans)) + "\n")
    print("\n\n".join(map(str, plans)))
    if options.json:
        with whole_file(options.json) as file:
            file.write_text(json.dumps([one.as_dict() for one in plans], indent=1) + "\n")
    if options.html:
        from torch_tpu.planning.page import page  # needs jinja

        with whole_file(options.html) as file:
            file.write_text(page(plans), encoding="utf-8")
    return 0


def table(plans: Sequence[Plan]) -> list[str]:
    """A line for each plan."""
    rows = rows_of(plans)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True)) for row in rows]


def rows_of(plans: Sequence[Plan]) -> list[tuple[str, ...]]:
    rows = [("chip", "batch", "HBM", "fits", "step", "MFU", "tokens/s a chip")]
    for one in plans:
        timed = (seconds_text(one.seconds), f"{one.mfu:.0%}", f"{one.tokens_per_second_per_chip:,.0f}") if one.seconds else ("?", "?", "?")
        rows.append((one.topology if one.devices > 1 else one.chip.name, str(one.work.batch), bytes_text(one.peak_bytes), "yes" if one.fits else "no", *timed))
    return rows
