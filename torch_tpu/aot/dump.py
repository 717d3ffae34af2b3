"""Compiles a program and keeps what libtpu's code generator dumps: the final bundles of each op. In a process of its own, whose flags no other program sees.

The dump goes to a temporary folder, which is removed in the end; what a killed process left, by the next one. Without the filter of passes, one small program dumps more than 100 MB.
"""

import os
import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from torch_tpu.aot.bundles import Bundles, read_bundles
from torch_tpu.aot.hlo import Instruction, Module, read_module
from torch_tpu.aot.worker import Worker

__all__ = ["compile_with_bundles", "with_equals"]

_CODE, _UNITS = "final_bundles", "final_hlo-static-per-bundle-utilization"
_PREFIX = "torch_tpu_dump_"


def compile_with_bundles(topology: str, text: str, allow_excess_precision: bool, devices: int) -> tuple[dict[str, Any], dict[str, Bundles]]:
    """What AotTopology.compile() says, and the bundles of each op by its name in the optimised program.

    Costs the start of a process (seconds) over a plain compile. Errors: RuntimeError with the compiler's words, or with how its process ended.
    """
    _remove_orphans()
    with tempfile.TemporaryDirectory(prefix=f"{_PREFIX}{os.getpid()}_") as name:
        flags = {"xla_jf_dump_to": name, "xla_jf_dump_llo_text": "true", "xla_jf_dump_hlo_text": "false", "xla_jf_dump_llo_pass_label_regex": f"{_CODE}|{_UNITS}"}
        worker = Worker(flags)
        try:
            said = worker.compile(topology, text, allow_excess_precision, devices)
        finally:
            worker.end()
        return said, with_equals(read_module(said["optimized_hlo"]), _read(Path(name)))


def _remove_orphans() -> None:
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*_*"):
        owner = folder.name.removeprefix(_PREFIX).partition("_")[0]
        if owner.isdigit() and not Path("/proc", owner).exists():
            shutil.rmtree(folder, ignore_errors=True)


def with_equals(module: Module, found: Mapping[str, Bundles]) -> dict[str, Bundles]:
    """found, and the same for ops that equal one of those: libtpu makes, and dumps, the code of equal ops once."""
    by_shape: dict[Any, Bundles] = {}
    without: dict[str, Any] = {}
    for number, computation in module.computations.items():
        for one in computation.values():
            if one.name in found:
                by_shape[_shape_of(module, number, one)] = found[one.name]
            elif one.opcode in ("fusion", "custom-call", "copy"):
                without[one.name] = _shape_of(module, number, one)
    return {**found, **{name: by_shape[shape] for name, shape in without.items() if shape in by_shape}}


def _shape_of(module: Module, computation: int, one: Instruction) -> Any:
    """Equal for ops with equal code: what they do, to arrays of which sizes and places."""
    around = module.computations[computation]
    given = [tuple(around[id].arrays) for id in one.operands]
    order = {id: place for place, id in enumerate(around)}
    inside = [
        tuple(_shape_of(module, called, fused) for fused in module.computations[called].values()) for called in (one.called if one.opcode == "fusion" else ())
    ]
    links = tuple(order[id] - order[one.id] for id in one.operands) if one.opcode not in ("fusion", "custom-call", "copy") else ()
    config = one.config if one.opcode == "custom-call" else ""
    return one.opcode, one.target, config, one.direction, one.number, one.parameter, one.tuple_index, tuple(one.arrays), tuple(given), links, tuple(inside)


def _read(folder: Path) -> dict[str, Bundles]:
    """Files are called TIME-OP-NUMBER-PASS.txt."""
    texts: dict[str, dict[str, Path]] = {}
    for path in sorted(folder.iterdir()):
        if (found := re.fullmatch(rf"\d+-(.+)-\d+-({_CODE}|{_UNITS})\.txt", path.name)) and not found.group(1).startswith("<"):
            texts.setdefault(found.group(1), {})[found.group(2)] = path
    return {
        op: read_bundles(passes[_CODE].read_text(errors="replace"), passes[_UNITS].read_text() if _UNITS in passes else "")
        for op, passes in texts.items() if _CODE in passes and op != _WHOLE
    }  # fmt: skip


_WHOLE = "TLP"  # the program around the ops
