"""A fixed sixth of the database, two samples an op: what `./dev test` runs of `./dev conformance`.

Ops that most programs use are always among them. One worker process, so that a crash is one failure.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch
from torch.testing._internal.common_methods_invocations import op_db

from tests.conformance import report, tables
from tests.conformance.pool import Job, Task, Worker

ALWAYS = """
    __getitem__ add addmm argmax as_strided bmm cat clamp cumsum div.no_rounding_mode eq exp expand gather index_put
    index_select linalg.vector_norm masked_fill matmul max.reduction_with_dim mean mm mul nn.functional.batch_norm
    nn.functional.conv2d nn.functional.cross_entropy nn.functional.dropout nn.functional.embedding nn.functional.gelu
    nn.functional.layer_norm nn.functional.linear nn.functional.max_pool2d nn.functional.scaled_dot_product_attention
    nn.functional.silu permute pow rsqrt scatter scatter_add select softmax sort sub sum tanh topk tril uniform view where
""".split()

NAMES = sorted(op.full_name for op in op_db if torch.float32 in op.supported_dtypes("cpu"))
SAMPLE = sorted({*NAMES[::6], *ALWAYS})


@pytest.fixture(scope="module")
def worker(device: str) -> Iterator[Worker]:
    worker = Worker(Job(device, samples=2))
    yield worker
    worker.close()


@pytest.mark.parametrize("op", SAMPLE)
def test_op(op: str, worker: Worker) -> None:
    outcome = worker.check(Task(op))
    expected = "cannot run" if op.startswith(tables.CUDA_ONLY) else "refused" if op in tables.REFUSED else "agree"
    assert report.with_variants(outcome) == expected, report.line(outcome)
