"""`./dev bench [NAME...]`: runs the benches, prints a table for each, keeps the figures in bench/results/. Exits 1 if a bound fails."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from types import ModuleType

from rich.console import Console
from rich.table import Table

from . import compile, decode, dispatch, eager, layers, restart, sizes, static_cache, tpu_layer
from .measure import machine

RESULTS = Path(__file__).parent / "results"
BENCHES: dict[str, ModuleType] = {
    "compile": compile, "dispatch": dispatch, "decode": decode, "eager": eager, "layers": layers, "restart": restart,
    "sizes": sizes, "static_cache": static_cache, "tpu_layer": tpu_layer
}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*BENCHES, []], help="which (default: all)")
    parser.add_argument("--budget", type=float, default=4.0, metavar="S", help="seconds of repetitions for a figure")
    options = parser.parse_args()
    console = Console()
    about = machine()
    console.print(", ".join(f"{key} {value}" for key, value in about.items()), highlight=False)
    passed = True
    for name in options.names or (name for name in BENCHES if name != "tpu_layer"):  # that one takes minutes of compiling
        bench = BENCHES[name]
        with console.status(f"measuring {name}"):
            result = bench.run(options.budget)
        if "skipped" in result:
            console.print(f"{name}: {result['skipped']}")
            continue
        table = Table(*bench.HEAD, title=bench.TITLE)
        for what, value, remark in result["rows"]:
            table.add_row(what, f"{value:.3g}", remark)
        console.print(table)
        passed &= result["passed"]
        RESULTS.mkdir(exist_ok=True)
        file = RESULTS / f"{time.strftime('%Y%m%d-%H%M%S')}-{name}.json"
        if draw := result.pop("picture", None):
            draw(file.with_suffix(".svg"))
        file.write_text(json.dumps({"machine": about, **result}, indent=1) + "\n")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
