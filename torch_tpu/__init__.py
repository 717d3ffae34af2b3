"""PyTorch's `tpu` device. Importing torch is enough to use it; this module holds the few extras that torch has no name for.

Importing it registers the device and nothing more: no device is started, nothing is printed.
"""

from collections.abc import Callable
from typing import Any

from torch_tpu._loader import load as _load

__all__ = ["__version__", "explain", "metrics", "plan", "reset_metrics"]

_load()


def metrics() -> dict[str, Any]:
    """Counts since the start of the process or the last reset_metrics(). Keys: docs/settings.md, section Metrics."""
    from torch_tpu import _C

    return _C.metrics()


def reset_metrics() -> None:
    """Sets every count of metrics() to zero."""
    from torch_tpu import _C

    _C.reset_metrics()


def explain(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """What torch.compile makes of `function` for these arguments: graphs, breaks, programs, reasons. print() it. See docs/compile.md."""
    from torch_tpu import _explain

    return _explain.explain(function, *args, **kwargs)


def plan(model: Any, chip: str = "v6e", **work: Any) -> Any:
    """Does a step of `model` fit a TPU chip, how long does it take, where does the time go. Needs libtpu, no TPU. See docs/planning.md.

    model: a Transformers config file, or a function that makes a module. work: kind, batch, sequence, optimizer, precision, checkpointing; layers.
    """
    from torch_tpu import planning

    return planning.plan(model, chip, **work)


def __getattr__(name: str) -> Any:
    if name == "aot":  # imported at the first use: it needs more of torch than a program does
        import importlib

        return importlib.import_module("torch_tpu.aot")
    if name == "__version__":
        from importlib.metadata import version

        return version("torch-tpu-native")
    raise AttributeError(f"module 'torch_tpu' has no attribute {name!r}")
