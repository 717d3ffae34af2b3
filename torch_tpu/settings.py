"""The TORCH_TPU_* settings, declared in csrc/base/settings.cc: what is in force, and changing one for the process."""

from torch_tpu import _C

__all__ = ["get", "put"]


def get(name: str) -> str:
    """The value in force: from put(), else the environment, else the default. Errors: AttributeError for an unknown name."""
    for declared, value, _, _ in _C.settings():
        if declared == name:
            return value
    raise AttributeError(f"there is no setting {name}; docs/settings.md lists them")


def put(name: str, value: str) -> None:
    """Changes it for this process. Errors: ValueError for an unknown name."""
    _C.set_setting(name, value)
