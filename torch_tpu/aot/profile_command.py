"""`python -m torch_tpu profile-static`: the profile of a StableHLO text, or of a function in a Python file; JSON and a page on request."""

import argparse
import json
import runpy
import sys
from pathlib import Path
from typing import Any

from torch_tpu._whole_file import whole_file
from torch_tpu.aot.capture import fake_tensors
from torch_tpu.aot.compile import ProgramRefused
from torch_tpu.aot.profile import profile

__all__ = ["arguments", "main"]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("program", help="a file with StableHLO text (such as JAX exports, kernels included), or FILE.py:NAME, a function without arguments; the file runs under aot.fake_tensors()")
    parser.add_argument("--topology", default="v6e", help="the chip (default: v6e)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the profile there too, all ops")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write one page with pictures")


def main(options: argparse.Namespace) -> int:
    """0: there is a profile. 2: there is none."""
    try:
        found = profile(_program(options.program), topology=options.topology, progress=lambda text: print(text, file=sys.stderr, flush=True))
        print(found)
        if options.json:
            with whole_file(options.json) as file:
                file.write_text(json.dumps(found.as_dict(), indent=1) + "\n")
        if options.html:
            from torch_tpu.aot.profile_page import page  # needs jinja

            with whole_file(options.html) as file:
                file.write_text(page(found), encoding="utf-8")
    except (ValueError, ImportError, OSError, ProgramRefused) as error:
        print(f"torch_tpu profile-static: {error}", file=sys.stderr)
        return 2
    return 0


def _program(given: str) -> Any:
    file, _, name = given.rpartition(":")
    if not file.endswith(".py"):
        return given
    with fake_tensors():
        names = runpy.run_path(file)
    if not callable(names.get(name)):
        raise ValueError(f"{file} has no function {name!r}")
    return names[name]
