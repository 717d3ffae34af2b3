"""`python -m torch_tpu check SCRIPT`: does every program that a script runs compile for a chip?

The script runs in a process of its own, on whatever plugin there is, with the forms that rules take for chips; each program that it asks for is then
compiled by libtpu.
"""

import argparse
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Checked", "Refusal", "arguments", "check", "main"]

_RUN = "from torch_tpu import _check; _check.run_script()"


@dataclass(frozen=True)
class Refusal:
    """A program that the chip's compiler does not take. name: "aten::sort", "compiled forward 0". line: of its first use, "" where it is not known."""

    topology: str
    name: str
    line: str
    words: str

    def __str__(self) -> str:
        return f"{self.name}{f' at {self.line}' if self.line else ''} does not compile for {self.topology}: {self.words}"


@dataclass
class Checked:
    """What check() found. programs: how many the script asked for. exit_status: of the script."""

    programs: int
    refusals: list[Refusal]
    exit_status: int


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--topology", default="v6e", help="a chip or slice, or several with commas: v5e, v6e:2x2, v5p, v7x (default: v6e)")
    parser.add_argument("script", help="a Python file")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="its arguments")


def main(options: argparse.Namespace) -> int:
    """0: every program compiles. 1: some do not. 2: the script itself failed, or is not there; no such topology; no libtpu."""
    if not Path(options.script).is_file():
        print(f"there is no file {options.script}", file=sys.stderr)
        return 2
    try:
        found = check([options.script, *options.arguments], options.topology.split(","))
    except (ValueError, ImportError) as error:
        print(f"torch_tpu check: {error}", file=sys.stderr)
        return 2
    for refusal in found.refusals:
        print(refusal)
    good = found.programs - len({(refusal.name, refusal.line) for refusal in found.refusals})
    print(f"{good} of {found.programs} programs compile for {options.topology}")
    if found.exit_status:
        print(f"the script failed (exit status {found.exit_status}); only programs up to there were checked", file=sys.stderr)
    return 1 if found.refusals else 2 if found.exit_status else 0


def check(command: Sequence[str], topologies: Sequence[str]) -> Checked:
    """command: a script and its arguments. Errors: those of open_topology, before the script runs."""
    from torch_tpu.aot.topology import open_topology

    chips = {topology: open_topology(topology) for topology in topologies}
    with tempfile.TemporaryDirectory() as folder:
        status = subprocess.run([sys.executable, "-c", _RUN, *command], env={**os.environ, "TORCH_TPU_DUMP_DIR": folder}, check=False).returncode
        texts = sorted(Path(folder).glob("*.mlir"))
        refusals = []
        for text in texts:
            name, line = (text.with_suffix(".origin").read_text() + "\n").split("\n")[:2]
            for topology, chip in chips.items():
                try:
                    chip.compile(text.read_text())
                except RuntimeError as error:
                    refusals.append(Refusal(topology, name, line, " ".join(str(error).split())[:400]))
        return Checked(len(texts), refusals, status)


def run_script() -> None:
    """In the script's own process: as `python SCRIPT ARGUMENTS` would run it."""
    from torch_tpu import _C

    _C.set_lowers_for_chip(True)
    sys.argv = sys.argv[1:]
    sys.path[0] = str(Path(sys.argv[0]).resolve().parent)
    runpy.run_path(sys.argv[0], run_name="__main__")
