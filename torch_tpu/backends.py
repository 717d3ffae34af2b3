"""The module torch.backends.tpu: whether the backend is there, and the settings that change what it does."""

import sys
import types

from torch_tpu import _C, settings

__all__ = ["cpu_fallback", "is_available", "is_built"]

_CPU_FALLBACK = ("warn", "silent", "refuse")


class _Backend(types.ModuleType):
    @property
    def cpu_fallback(self) -> str:
        """What happens to an op that the device cannot run: "warn" (runs on CPU, said once), "silent" or "refuse" (raises)."""
        return settings.get("TORCH_TPU_CPU_FALLBACK")

    @cpu_fallback.setter
    def cpu_fallback(self, value: str) -> None:
        if value not in _CPU_FALLBACK:
            raise ValueError(f"cpu_fallback is one of {', '.join(_CPU_FALLBACK)}; got {value!r}")
        settings.put("TORCH_TPU_CPU_FALLBACK", value)


sys.modules[__name__].__class__ = _Backend


def is_built() -> bool:
    """True: this module exists only where the backend was built."""
    return True


def is_available() -> bool:
    """Whether there is a device."""
    return _C.device_count() > 0
