"""Helpers: a function compiled on the device and run on CPU, and what was compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.utils import _pytree as pytree

from torch_tpu import _C


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    """The function under torch.compile, with nothing kept of those before it."""
    torch.compiler.reset()
    return torch.compile(function, backend="tpu", **options)


def to(tree: Any, device: str) -> Any:
    """A copy of every tensor on `device`; requires_grad is kept."""
    return pytree.tree_map_only(torch.Tensor, lambda t: t.detach().clone().to(device).requires_grad_(t.requires_grad), tree)


def agree(function: Callable[..., Any], *args: Any, device: str, exact_layout: bool = True, **options: Any) -> Any:
    """What the function returns and what it leaves in its arguments is the same compiled on the device and eager on CPU."""
    theirs, ours = to(args, "cpu"), to(args, device)
    want, got = function(*theirs), compiled(function, **options)(*ours)
    wanted, found = pytree.tree_leaves((want, theirs)), pytree.tree_leaves((got, ours))
    assert len(wanted) == len(found)
    for one, other in zip(wanted, found, strict=True):
        if not isinstance(one, torch.Tensor):
            assert one == other
            continue
        assert other.device.type == device.split(":")[0]
        torch.testing.assert_close(other.detach().cpu(), one.detach(), rtol=1e-4, atol=1e-5)
        if exact_layout:
            assert other.stride() == one.stride()
    return got


def programs(prefix: str = "compiled") -> int:
    """How many programs of compiled graphs have been asked for so far."""
    return sum(entry["requests"] for name, entry in _C.cache_info()["entries"].items() if name.startswith(prefix))
