"""The device object, under the name that the ecosystem imports."""

import torch

__all__ = ["tpu_device"]


def tpu_device() -> torch.device:
    """torch.device("tpu"): the current tpu device."""
    return torch.device("tpu")
