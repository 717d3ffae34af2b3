"""The StableHLO programs of the op records: each record's first float sample, run once in a process that writes its programs.

A record may need several programs (copies, views, the op). Only the op's own are kept: those compiled while it ran.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.ops.records import Record, all_records

ROOT = Path(__file__).resolve().parents[2]


def file_name(record: Record) -> str:
    return record.name.replace("/", "_").replace("::", "_") + ".mlir"


def collect(names: list[str]) -> dict[str, str]:
    """{record name: its programs' texts, joined}. Runs in a child, with no cache on disk: every program is printed."""
    with tempfile.TemporaryDirectory() as scratch:
        environment = os.environ | {"TORCH_TPU_DUMP_DIR": scratch, "TORCH_TPU_CACHE": "0", "TORCH_TPU_CPU_FALLBACK": "silent"}
        result = subprocess.run(
            [sys.executable, "-m", "tests.golden.programs", *names], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
        )
        return json.loads(result.stdout)


def _child(names: list[str]) -> dict[str, str]:
    import torch
    from torch.utils import _pytree as pytree

    folder = Path(os.environ["TORCH_TPU_DUMP_DIR"])

    def to_device(leaf: object) -> object:
        return leaf.detach().to("tpu") if isinstance(leaf, torch.Tensor) else leaf

    texts = {}
    for record in all_records():
        if names and record.name not in names:
            continue
        dtype = torch.float32 if torch.float32 in record.supported() else record.supported()[0]
        samples = record.samples(dtype)
        if not samples:
            continue
        sample = pytree.tree_map(to_device, (samples[0].input, samples[0].args, samples[0].kwargs))
        torch.tpu.synchronize()
        before = set(folder.glob("*.mlir"))
        torch.manual_seed(0)
        try:
            record.function(sample[0], *sample[1], **sample[2])
            torch.tpu.synchronize()
        except (RuntimeError, NotImplementedError, IndexError):
            continue  # tests/ops says what is wrong with it
        made = sorted(set(folder.glob("*.mlir")) - before)  # by name, a hash of the text: compilations end in any order
        if made:
            texts[record.name] = "\n".join(path.read_text() for path in made)
    return texts


if __name__ == "__main__":
    json.dump(_child(sys.argv[1:]), sys.stdout)
