"""What there is to check: PyTorch's databases of ops, foreach ops, modules and optimizers, by name and dtype."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch.testing._internal import common_methods_invocations as ops
from torch.testing._internal.common_modules import module_db
from torch.testing._internal.common_optimizers import optim_db

from .check import check_op
from .modules import check_module, check_optimizer
from .outcome import Outcome

KINDS = ("op", "foreach", "module", "optim")
DTYPES = (torch.float32, torch.bfloat16, torch.float16, torch.float64, torch.int64, torch.int32, torch.uint8, torch.bool,
          torch.complex64)  # fmt: skip


@functools.cache
def database(kind: str) -> dict[str, Any]:
    """The entries of one database by their full names."""
    if kind == "op":
        return {info.full_name: info for info in ops.op_db}
    if kind == "foreach":
        groups = (ops.foreach_unary_op_db, ops.foreach_binary_op_db, ops.foreach_pointwise_op_db, ops.foreach_reduce_op_db, ops.foreach_other_op_db)
        return {info.full_name: info for group in groups for info in group}
    if kind == "module":
        return {info.name: info for info in module_db}
    return {info.optim_cls.__name__: info for info in optim_db}


def supports(kind: str, info: Any, dtype: torch.dtype) -> bool:
    """Whether CPU has this entry in `dtype`."""
    if kind == "module":
        return dtype in info.supported_dtypes("cpu")
    if kind == "optim":
        return dtype.is_floating_point or (dtype.is_complex and info.supports_complex)
    return dtype in info.supported_dtypes("cpu")


def names(kind: str, dtype: torch.dtype) -> list[str]:
    return sorted(name for name, info in database(kind).items() if supports(kind, info, dtype))


def check(kind: str, name: str, device: str, dtype: torch.dtype, samples: int, variants: bool) -> Outcome:
    checks: dict[str, Callable[..., Outcome]] = {"module": check_module, "optim": check_optimizer}
    outcome = checks.get(kind, check_op)(database(kind)[name], device, dtype, samples, variants)
    outcome.kind = kind
    return outcome
