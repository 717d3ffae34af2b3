"""Registers device `tpu` with PyTorch: its name, the module torch.tpu, the methods Tensor.tpu() and the like, the C++ core.

PyTorch calls load() at `import torch`, by the entry point `torch.backends`. It is idempotent and silent, starts no
device, and adds nothing to torch but what torch's own registration functions add, and `torch.backends.tpu`.
"""

import atexit
import sys
import time
import warnings
from typing import Any

_loaded = False

# The autograd engine's device thread may still hold a Python object for a moment after backward() has returned, and needs
# the GIL to drop it. Measured: at 2 ms no abort in 6 exits, without it an abort in every one.
_ENGINE_IDLE_S = 0.01


def load() -> None:
    """Makes torch.device("tpu") usable. Errors: ImportError when the native module does not fit the installed torch."""
    import torch  # may call load() itself, through the entry point

    global _loaded
    if _loaded:
        return

    torch.utils.rename_privateuse1_backend("tpu")
    try:
        from torch_tpu import _C
    except ImportError as error:
        raise ImportError(
            f"torch_tpu's native module does not load with torch {torch.__version__}: {error}. It has to be built for the "
            "installed torch: ./dev build in a checkout, or pip install --force-reinstall --no-build-isolation "
            "torch-tpu-native. TORCH_DEVICE_BACKEND_AUTOLOAD=0 starts torch without it."
        ) from error
    from torch_tpu import _dynamo_hook, _plugin, backends, device

    _C.init()
    _C.set_python_callbacks(
        warn=_warn, has_decomposition=_has_decomposition, lower_decomposition=_lower_decomposition, fused_begins=_fused_begins
    )
    path, missing = _plugin.discover()
    _C.configure_plugin(path, missing, _plugin.conflict())

    torch._register_device_module("tpu", device)
    torch.utils.generate_methods_for_privateuse1_backend(for_storage=True)
    torch.backends.tpu = backends  # type: ignore[attr-defined]
    sys.modules["torch.backends.tpu"] = backends
    _dynamo_hook.install()
    atexit.register(_drain)
    _loaded = True


def _warn(text: str) -> None:
    """A UserWarning at the innermost line outside of torch and torch_tpu; autograd's own thread has none."""
    frame, level = sys._getframe(), 1
    while frame is not None and _is_library(frame.f_code.co_filename):
        frame, level = frame.f_back, level + 1
    warnings.warn(text, UserWarning, stacklevel=level)


def _is_library(file: str) -> bool:
    return "/torch/" in file or "/torch_tpu/" in file or file.startswith("<frozen")


# Imported at the first op without a rule: tracing needs a second's worth of torch that most programs never load.
def _has_decomposition(op: str) -> bool:
    from torch_tpu import _decompose

    return _decompose.has_decomposition(op)


def _lower_decomposition(op: str, arguments: dict[str, Any], calls: Any) -> list[Any]:
    from torch_tpu import _decompose

    return _decompose.lower_decomposition(op, arguments, calls)


def _fused_begins() -> None:
    from torch_tpu import modes

    modes.watch_optimizers()


def _drain() -> None:
    from torch_tpu import _C

    if _C.is_initialized() and not _C.is_in_bad_fork():
        _C.drain()
        time.sleep(_ENGINE_IDLE_S)  # sleeping releases the GIL
