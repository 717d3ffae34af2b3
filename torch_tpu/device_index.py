"""From what a user may call a device (None, 1, "tpu:1", torch.device) to its index."""

import torch
from torch.types import Device

from torch_tpu import _C

__all__ = ["device_index"]


def device_index(device: Device = None) -> int:
    """The index of `device`; of the current device for None or "tpu". Errors: ValueError for another device type."""
    if isinstance(device, int):
        return device
    if device is not None:
        device = torch.device(device)
        if device.type != "tpu":
            raise ValueError(f"Expected a tpu device, but got: {device}")
        if device.index is not None:
            return device.index
    return _C.current_device()
