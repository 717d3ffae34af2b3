"""Finds libtpu and opens a topology of it: the one place from which programs are compiled for chips that are not there."""

import functools
import importlib.util
import re
from pathlib import Path

from torch_tpu import _C
from torch_tpu.aot.chips import CHIPS, Chip

__all__ = ["chip_of", "libtpu_path", "open_topology", "smallest"]

_MISSING = "libtpu is not installed: it is TPU's compiler, and needs no TPU. Run: pip install 'torch-tpu-native[tpu]', or pip install libtpu"
_EXAMPLES = {2: "1x1, 2x2, 2x4, 4x4, 4x8, 8x8, 8x16, 16x16", 3: "2x2x1, 2x2x2, 2x2x4, 2x4x4, 4x4x4, 4x4x8, ..., 16x16x16"}


def libtpu_path() -> str | None:
    """None where the package is not installed."""
    spec = importlib.util.find_spec("libtpu")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        if (path := Path(folder, "libtpu.so")).exists():
            return str(path)
    return None


def chip_of(topology: str) -> Chip:
    """The chip of "v6e:4x4", "v6e" or "tpu7x:2x2x1". Errors: ValueError that lists the names."""
    kind = topology.split(":")[0]
    for chip in CHIPS.values():
        if kind in (chip.name, chip.topology):
            return chip
    raise ValueError(f"there is no chip {kind!r} (of topology {topology!r}). {_names()}")


def smallest(chip: Chip) -> str:
    """The name of the smallest slice, "v6e:1x1": what a program of one device is compiled for."""
    return f"{chip.name}:{'1x1' if chip.dimensions == 2 else '2x2x1'}"


@functools.cache
def open_topology(name: str) -> _C.AotTopology:
    """name: chip and shape of the slice, "v6e:4x4"; a chip alone means its smallest slice. Kept for the process: opening takes seconds.

    Errors: ImportError without libtpu; ValueError for a name that it does not know, with names that it does.
    """
    chip = chip_of(name)
    shape = name.partition(":")[2] or smallest(chip).partition(":")[2]
    if not re.fullmatch(r"\d+" + r"x\d+" * (chip.dimensions - 1), shape):
        raise ValueError(f"there is no slice {shape!r} of {chip.name}: its shape has {chip.dimensions} dimensions. {_names()}")
    path = libtpu_path()
    if path is None:
        raise ImportError(_MISSING)
    try:
        return _C.AotTopology(path, f"{chip.topology}:{shape}")
    except RuntimeError as error:
        raise ValueError(f"libtpu has no topology {name!r}: {' '.join(str(error).split())}. {_names()}") from error


def _names() -> str:
    return "There are: " + "; ".join(f"{chip.name}:{{{_EXAMPLES[chip.dimensions]}}}" for chip in CHIPS.values())
