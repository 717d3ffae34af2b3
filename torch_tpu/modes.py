"""Eager modes and matrix precision. A process-wide value is a property of torch.tpu; a local one is a context manager.

A local value holds for the thread that set it and for its backward, which runs in another thread.
"""

import contextlib
import enum
import functools
import types
from collections.abc import Iterator
from typing import Any

from torch_tpu import _C

__all__ = ["EagerMode", "Precision", "precision", "set_eager_mode"]

_INHERIT = -1


class EagerMode(enum.Enum):
    """When an eager op runs. The names are those that the ecosystem uses; ours stand beside them."""

    DEFER_NEVER = 0  # Strict: at once, without waiting
    DEFER_NEVER_AND_LAUNCH_BLOCKING = 1  # Debug: at once; waits, checks, names the line
    DEFER_AND_FUSE = 2  # Fused: as Strict, but a sequence of ops that recurs is held back and run as one program


class Precision(enum.Enum):
    """StableHLO's precision config of a matrix product of float32."""

    DEFAULT = 0  # one bfloat16 pass on a TPU
    HIGH = 1  # three bfloat16 passes
    HIGHEST = 2  # float32


class ModeProperties(types.ModuleType):
    """A module class: `module.eager_mode = EagerMode.DEFER_NEVER` calls the core."""

    @property
    def eager_mode(self) -> EagerMode:
        """The mode in force in this thread. Setting it sets the default of all threads."""
        return EagerMode(_C.eager_mode())

    @eager_mode.setter
    def eager_mode(self, mode: EagerMode) -> None:
        _C.set_eager_mode(EagerMode(mode).value)

    @property
    def allow_excess_precision(self) -> bool:
        """Whether the compiler may keep more precision between ops than their dtypes say. It compiles anew when changed."""
        return _C.allow_excess_precision()

    @allow_excess_precision.setter
    def allow_excess_precision(self, allowed: bool) -> None:
        _C.set_allow_excess_precision(allowed)

    @property
    def size_buckets(self) -> bool:
        """Whether a dimension that keeps changing is served by programs for ranges of sizes. Off: each size gets its own."""
        return _C.size_buckets()

    @size_buckets.setter
    def size_buckets(self, on: bool) -> None:
        _C.set_size_buckets(on)


@contextlib.contextmanager
def set_eager_mode(mode: EagerMode) -> Iterator[None]:
    """Runs the block's ops in `mode`."""
    _C.push_modes(EagerMode(mode).value, _INHERIT)
    try:
        yield
    finally:
        _C.pop_modes()


@functools.cache
def watch_optimizers() -> Any:
    """Tells Fused of an optimizer's step: a segment ends after it, once its gradients are released (till then they would be results).

    Called by the core when the mode is first used.
    """
    import torch
    from torch.optim.optimizer import register_optimizer_step_post_hook, register_optimizer_step_pre_hook

    def a_gradient(optimizer: torch.optim.Optimizer) -> torch.Tensor | None:
        for group in optimizer.param_groups:
            for parameter in group["params"]:
                gradient = parameter.grad
                if type(gradient) is torch.Tensor and gradient.is_tpu and gradient.layout is torch.strided:  # no fake one, no wrapper: they have no storage
                    return gradient
        return None

    def begin_step(optimizer: torch.optim.Optimizer, args: Any, kwargs: Any) -> None:
        if (gradient := a_gradient(optimizer)) is not None:
            _C.optimizer_steps(gradient)

    def end_step(optimizer: torch.optim.Optimizer, args: Any, kwargs: Any) -> None:
        if (gradient := a_gradient(optimizer)) is not None:
            _C.end_segment_after(gradient)

    return register_optimizer_step_pre_hook(begin_step), register_optimizer_step_post_hook(end_step)


@contextlib.contextmanager
def precision(mode: Precision) -> Iterator[None]:
    """Computes the block's matrix products at `mode`, whatever torch.get_float32_matmul_precision() says."""
    _C.push_modes(_INHERIT, Precision(mode).value)
    try:
        yield
    finally:
        _C.pop_modes()
