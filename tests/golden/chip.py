"""Compiles program texts for a real chip's topology with libtpu. No chip is needed."""

from torch_tpu.aot.topology import open_topology


def compile_all(texts: dict[str, str], topology: str, progress: bool = False) -> dict[str, str]:
    """{name: the compiler's words} for the texts that it refuses. A text may hold several modules, one after the other."""
    chip = open_topology(topology)
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
