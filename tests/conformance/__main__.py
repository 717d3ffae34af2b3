"""Runs the databases: `./dev conformance`, `--kind op,foreach --dtype bfloat16`, `--op add,nn.functional.gelu`, `--refuse-fallback`, `--fused --sample`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from . import report
from .pool import Job, Task, check_all


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev conformance", description=__doc__)
    parser.add_argument("--kind", default="op", help="op, foreach, module, optim, separated by commas, or all (default op)")
    parser.add_argument("--dtype", default="float32", help="dtypes separated by commas, or all (default float32)")
    parser.add_argument("--op", metavar="NAME", help="full names, or names (all variants), separated by commas")
    parser.add_argument("--samples", type=int, metavar="N", help="at most N samples each (default 12)")
    parser.add_argument("--no-variants", action="store_true", help="leave out in-place, out=, second order, other layouts, wrong input")
    parser.add_argument("--compile", action="store_true", help='run each op inside torch.compile(backend="tpu")')
    parser.add_argument("--fused", action="store_true", help="in the Fused mode, every sequence of ops compiled as one program and awaited")
    parser.add_argument("--sample", action="store_true", help="the fixed sample that ./dev test runs, two samples each unless --samples says so")
    parser.add_argument("--refuse-fallback", action="store_true", help="set TORCH_TPU_CPU_FALLBACK=refuse")
    parser.add_argument("--shard", default="1/1", metavar="I/N", help="every N-th entry, starting with the I-th (1..N)")
    parser.add_argument("--device", default="tpu", help="cpu checks the harness itself")
    parser.add_argument("--timeout", type=float, default=180.0, metavar="S", help="for one entry (default 180)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--quiet", action="store_true", help="print no line for entries that agree")
    parser.add_argument("--json", metavar="FILE", help="write the outcomes, even if interrupted")
    parser.add_argument("--again", metavar="FILE", help="take the tasks that did not agree in an earlier --json file")
    parser.add_argument("--load", nargs="+", metavar="FILE", help="report on earlier --json files, the last word counts; run nothing")
    parser.add_argument("--markdown", metavar="FILE", help="write the page docs/conformance.md")
    options = parser.parse_args(arguments)
    options.samples = options.samples or (2 if options.sample else 12)
    return options


def tasks(options: argparse.Namespace) -> list[Task]:
    import torch

    from .databases import DTYPES, KINDS, database, names

    if options.again:
        return [Task(o["op"], o["kind"], o["dtype"]) for o in read([options.again]) if report.with_variants(o) not in ("agree", "cannot run")]
    if options.sample:
        from .test_sample import OTHERS, REST, SAMPLE

        shard, shards = map(int, options.shard.split("/"))
        return [*SAMPLE, *OTHERS, *REST][shard - 1 :: shards]
    kinds = KINDS if options.kind == "all" else options.kind.split(",")
    dtypes = DTYPES if options.dtype == "all" else [getattr(torch, name) for name in options.dtype.split(",")]
    found = [Task(name, kind, str(dtype)[6:]) for dtype in dtypes for kind in kinds for name in names(kind, dtype)]
    if options.op:
        wanted = options.op.split(",")
        known = {alias for task in found for alias in (task.op, getattr(database(task.kind)[task.op], "name", task.op))}
        if unknown := set(wanted) - known:
            sys.exit(f"no such op with {options.dtype}: {', '.join(sorted(unknown))}")
        found = [task for task in found if task.op in wanted or getattr(database(task.kind)[task.op], "name", "") in wanted]
    shard, shards = map(int, options.shard.split("/"))
    return found[shard - 1 :: shards]


def read(files: Iterable[str]) -> list[report.Outcome]:
    """Of several outcomes for one task the last one."""
    outcomes = (outcome for file in files for outcome in json.loads(Path(file).read_text()))
    return list({(o["kind"], o["op"], o["dtype"]): o for o in outcomes}.values())


def versions(options: argparse.Namespace) -> str:
    import torch

    return f"torch {torch.__version__}, device {options.device}, {platform.machine()}."


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(sys.argv[1:] if arguments is None else arguments)
    outcomes: list[report.Outcome] = []
    if options.load:
        outcomes = read(options.load)
    else:
        environment = {"TORCH_TPU_CPU_FALLBACK": "refuse"} if options.refuse_fallback else {}
        if options.compile:
            environment["CONFORMANCE_COMPILE"] = "1"
        if options.fused:
            environment |= {"TORCH_TPU_EAGER_MODE": "fused", "TORCH_TPU_FUSED_SIGHTINGS": "0"}
        job = Job(options.device, options.samples, not options.no_variants, options.timeout, environment=environment)
        todo = tasks(options)
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
