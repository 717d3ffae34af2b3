"""Runs the database: `./dev conformance`, `./dev conformance --ops add,nn.functional.gelu`, `--refuse-fallback`, `--shard 1/4`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from . import report
from .pool import Job, check_all


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev conformance", description=__doc__)
    parser.add_argument("--ops", help="full names, or names (all variants), separated by commas")
    parser.add_argument("--dtype", default="float32")
    parser.add_argument("--samples", type=int, default=12, metavar="N", help="at most N samples an op (default 12)")
    parser.add_argument("--no-variants", action="store_true", help="leave out the in-place and out= forms")
    parser.add_argument("--refuse-fallback", action="store_true", help="set TORCH_TPU_CPU_FALLBACK=refuse")
    parser.add_argument("--shard", default="1/1", metavar="I/N", help="every N-th op, starting with the I-th (1..N)")
    parser.add_argument("--device", default="tpu", help="cpu checks the harness itself")
    parser.add_argument("--timeout", type=float, default=180.0, metavar="S", help="for one op (default 180)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--quiet", action="store_true", help="print no line for ops that agree")
    parser.add_argument("--json", metavar="FILE", help="write the outcomes, even if interrupted")
    parser.add_argument("--load", nargs="+", metavar="FILE", help="report on earlier --json files; run nothing")
    parser.add_argument("--markdown", metavar="FILE", help="write the page docs/conformance.md")
    return parser.parse_args(arguments)


def names(options: argparse.Namespace) -> list[str]:
    import torch
    from torch.testing._internal.common_methods_invocations import op_db

    dtype = getattr(torch, options.dtype)
    ops = [op for op in op_db if dtype in op.supported_dtypes("cpu")]
    if options.ops:
        wanted = options.ops.split(",")
        unknown = [name for name in wanted if not any(name in (op.full_name, op.name) for op in ops)]
        if unknown:
            sys.exit(f"no such op with {options.dtype}: {', '.join(unknown)}")
        ops = [op for op in ops if op.full_name in wanted or op.name in wanted]
    shard, shards = map(int, options.shard.split("/"))
    return sorted(op.full_name for op in ops)[shard - 1 :: shards]


def versions(options: argparse.Namespace) -> str:
    import torch

    return f"torch {torch.__version__}, device {options.device}, {options.dtype}, {platform.machine()}."


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(sys.argv[1:] if arguments is None else arguments)
    outcomes: list[report.Outcome] = []
    if options.load:
        outcomes = [outcome for file in options.load for outcome in json.loads(Path(file).read_text())]
    else:
        environment = {"TORCH_TPU_CPU_FALLBACK": "refuse"} if options.refuse_fallback else {}
        job = Job(options.device, options.dtype, options.samples, not options.no_variants, options.timeout, environment=environment)
        todo = names(options)
        try:
            for outcome in check_all(todo, job, options.workers):
                outcomes.append(outcome)
                if not options.quiet or report.with_variants(outcome) not in ("agree", "cannot run"):
                    print(f"{len(outcomes):4}/{len(todo)} {report.line(outcome)}", flush=True)
        finally:
            if options.json:
                Path(options.json).write_text(json.dumps(outcomes, indent=1) + "\n")
    print("\n" + report.summary(outcomes, options.refuse_fallback))
    if options.markdown:
        Path(options.markdown).write_text(report.markdown(outcomes, options.refuse_fallback, versions(options)))
    return int(any(report.with_variants(outcome) in report.BAD for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
