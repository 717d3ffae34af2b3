"""A fixed sixth of the database in float32, some of it in other dtypes, and what failed once: what `./dev test` runs of `./dev conformance`.

Ops that most programs use are always among them. One worker process, so that a crash is one failure.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch

from tests.conformance import databases, report, tables
from tests.conformance.pool import Job, Task, Worker

ALWAYS = """
    __getitem__ add addmm argmax as_strided bmm cat clamp cumsum div.no_rounding_mode eq exp expand gather index_put
    index_select linalg.vector_norm masked_fill matmul max.reduction_with_dim mean mm mul nn.functional.batch_norm
    nn.functional.conv2d nn.functional.cross_entropy nn.functional.dropout nn.functional.embedding nn.functional.gelu
    nn.functional.layer_norm nn.functional.linear nn.functional.max_pool2d nn.functional.scaled_dot_product_attention
    nn.functional.silu permute pow rsqrt scatter scatter_add select softmax sort sub sum tanh topk tril uniform view where
""".split()

# Ops that were wrong, or ended in an error, in one of the forms of a call; found by the whole database.
FAILED = {
    "int64": "bincount", "bool": "native_dropout_backward", "uint8": "_upsample_bilinear2d_aa", "bfloat16": "nn.functional.bilinear",
    "float32": """linalg.det linalg.slogdet logdet nn.functional.interpolate.nearest nn.functional.interpolate.nearest-exact
        nn.functional.mse_loss nn.functional.smooth_l1_loss nn.functional.upsample_nearest to_sparse""",
}  # fmt: skip
MODULES = ("nn.GRU", "nn.LSTM", "nn.BatchNorm2d", "nn.TransformerEncoderLayer")
FAILED_LATE = [Task(name, "module") for name in ("nn.FractionalMaxPool3d", "nn.MultiLabelMarginLoss")]  # not in their first samples

NAMES = databases.names("op", torch.float32)
SAMPLE = [Task(op) for op in sorted({*NAMES[::6], *ALWAYS, *FAILED["float32"].split()})]
OTHERS = [Task(op, "op", dtype) for dtype in ("bfloat16", "int64", "uint8", "bool", "complex64")
          for op in sorted({*databases.names("op", getattr(torch, dtype))[::40], *FAILED.get(dtype, "").split()})]  # fmt: skip
REST = [*(Task(name, "module") for name in MODULES), *(Task(name, "foreach") for name in databases.names("foreach", torch.float32)[::8])]


@pytest.fixture(scope="module")
def worker(device: str) -> Iterator[Worker]:
    worker = Worker(Job(device, samples=2))
    yield worker
    worker.close()


@pytest.mark.parametrize("task", [*SAMPLE, *OTHERS, *REST], ids=lambda task: f"{task.op}-{task.dtype}")
def test_agrees(task: Task, worker: Worker) -> None:
    outcome = worker.check(task)
    expected = "cannot run" if task.op.startswith(tables.CUDA_ONLY) else "refused" if task.op in tables.REFUSED else "agree"
    assert report.with_variants(outcome) == expected, report.line(outcome)


@pytest.mark.parametrize("task", FAILED_LATE, ids=lambda task: task.op)
def test_agrees_in_all_samples(task: Task, device: str) -> None:
    worker = Worker(Job(device))
    try:
        outcome = worker.check(task)
    finally:
        worker.close()
    assert outcome["status"] == "agree", report.line(outcome)
