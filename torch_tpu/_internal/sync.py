"""Waiting for tensors, under the names that the ecosystem imports. torch.tpu.synchronize() is the plain way."""

from typing import Any

import torch
from torch.utils import _pytree

from torch_tpu import _C

__all__ = ["is_materialized", "synchronize"]


def synchronize(tensors: Any = None, wait: bool = True) -> None:
    """Waits until the work that produces `tensors` is done (any nest of tensors; None: the work of every device).

    With wait=False it only makes sure that the work was dispatched, which Strict and Debug do at each op.
    """
    if not wait:
        return
    if tensors is None:
        devices = set(range(_C.device_count())) if _C.is_initialized() else set()
    else:
        leaves = _pytree.tree_leaves(tensors)
        devices = {leaf.get_device() for leaf in leaves if isinstance(leaf, torch.Tensor) and leaf.device.type == "tpu"}
    for index in sorted(devices):
        _C.synchronize(index)


def is_materialized(tensor: torch.Tensor) -> bool:
    """True when the work that produces `tensor` was dispatched, which in Strict and Debug is always so."""
    return True
