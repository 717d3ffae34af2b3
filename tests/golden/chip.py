"""Compiles program texts for a real chip's topology with libtpu. No chip is needed."""

import importlib.util
from pathlib import Path


def libtpu_path() -> str | None:
    spec = importlib.util.find_spec("libtpu")
    return None if spec is None else str(Path(next(iter(spec.submodule_search_locations))) / "libtpu.so")


def compile_all(texts: dict[str, str], topology: str, progress: bool = False) -> dict[str, str]:
    """{name: the compiler's words} for the texts that it refuses. A text may hold several modules, one after the other."""
    from torch_tpu import _C

    path = libtpu_path()
    if path is None:
        raise RuntimeError("libtpu is not installed; pip install -r requirements/dev.txt brings it")
    chip = _C.AotTopology(path, topology)
    refused = {}
    for number, (name, text) in enumerate(texts.items(), 1):
        for module in text.split("module @")[1:]:
            try:
                chip.compile("module @" + module)
            except RuntimeError as error:
                refused[name] = " ".join(str(error).split())[:400]
                break
        if progress and number % 25 == 0:
            print(f"  {number} of {len(texts)}", flush=True)
    return refused
