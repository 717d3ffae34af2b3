"""What TPU is attached to this machine, read from the PCI bus: starts no device and takes no lock on one.

Where no chip is attached the answers describe the plugin's first device instead.
"""

import glob
import os
from dataclasses import dataclass

_GOOGLE_VENDOR = "0x1ae0"
_GIB = 1 << 30


@dataclass(frozen=True)
class Chip:
    """One generation. hbm_bytes: of a whole chip; devices: how many a chip shows; hosts: chips or devices of a host -> bounds."""

    name: str
    hbm_bytes: int
    devices: int
    hosts: dict[int, str]


_PLANE = {1: "1,1,1", 4: "2,2,1", 8: "2,4,1"}
# By PCI device id. HBM sizes: Cloud TPU's page for each generation.
_CHIPS = {
    "0x005e": Chip("TPU v4", 32 * _GIB, 1, {4: "2,2,1"}),
    "0x0063": Chip("TPU v5e", 16 * _GIB, 1, _PLANE),
    "0x0062": Chip("TPU v5p", 95 * _GIB, 1, {1: "1,1,1", 4: "2,2,1"}),
    "0x006f": Chip("TPU v6e", 32 * _GIB, 1, _PLANE),
    "0x0076": Chip("TPU v7x", 192 * _GIB, 2, {2: "1,1,1,2", 4: "1,2,1,2", 8: "2,2,1,2"}),
}


def attached_chips() -> list[Chip]:
    """One entry for each chip on the PCI bus; an unknown generation is left out."""
    chips = []
    for folder in glob.glob("/sys/bus/pci/devices/*"):
        if _read(os.path.join(folder, "vendor")) == _GOOGLE_VENDOR:
            chip = _CHIPS.get(_read(os.path.join(folder, "device")))
            if chip is not None:
                chips.append(chip)
    return chips


def get_tpu_device_name() -> str:
    """Like "TPU v6e"; on a machine without a chip, the name of the plugin's device."""
    chips = attached_chips()
    if chips:
        return chips[0].name
    from torch_tpu import _C

    return _C.device_name(0)


def get_hbm_bytes_per_device() -> int | None:
    """Memory of one device in bytes; None where it is not known."""
    chips = attached_chips()
    if chips:
        return chips[0].hbm_bytes // chips[0].devices
    from torch_tpu import _C

    return _C.mem_get_info(0)[1] or None


def get_tpu_topology(world_size: int | None = None) -> str | None:
    """Bounds of this host's devices, like "2,2,1"; None without a chip. Errors: RuntimeError when no such slice exists."""
    chips = attached_chips()
    if not chips:
        return None
    count = len(chips) * chips[0].devices if world_size is None else world_size
    if count not in chips[0].hosts:
        raise RuntimeError(f"{chips[0].name} has no topology of {count} devices on one host. Known: {sorted(chips[0].hosts)}.")
    return chips[0].hosts[count]


def _read(path: str) -> str:
    try:
        with open(path) as file:
            return file.read().strip()
    except OSError:
        return ""
