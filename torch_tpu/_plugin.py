"""Finds the PJRT plugin to use when TORCH_TPU_PLUGIN_PATH names none (C++ reads that setting first).

Order: libtpu where a TPU is attached, then the embedded CPU plugin. Packages are located, never imported.
"""

import glob
import importlib.metadata
import importlib.util
import os

from torch_tpu._internal.utils.hardware import attached_chips

EMBEDDED = "fastatomstruct-xla-cpu"

_MISSING = (
    "no PJRT plugin for device tpu: package {embedded} is not installed, and {tpu}. Run: pip install {embedded}, or on a TPU "
    "machine: pip install libtpu, or set TORCH_TPU_PLUGIN_PATH to the .so of another PJRT plugin."
)
_CONFLICT = (
    "two packages provide the module torch_tpu: torch-tpu-native and torch_tpu {version} (Google's). Their files replace one "
    "another, so neither can be trusted. Run: pip uninstall torch_tpu torch-tpu-native, then install the one you want."
)


def discover() -> tuple[str, str]:
    """(path of the plugin, ""), or ("", what to install) where there is none."""
    tpu = tpu_attached()
    if tpu and (libtpu := _package_file("libtpu", "libtpu.so")):
        return libtpu, ""
    if embedded := _package_file(EMBEDDED.replace("-", "_"), "libpjrt_cpu.so"):
        return embedded, ""
    found = "a TPU is attached but package libtpu is not installed" if tpu else "no TPU is attached"
    return "", _MISSING.format(embedded=EMBEDDED, tpu=found)


def conflict() -> str:
    """What to do about Google's package of the same module name; empty where it is not installed."""
    try:
        return _CONFLICT.format(version=importlib.metadata.version("torch_tpu"))
    except importlib.metadata.PackageNotFoundError:
        return ""


def tpu_attached() -> bool:
    """True when the kernel shows a device node and the PCI bus a Google chip: /dev/accel* alone may be another vendor's."""
    return bool(glob.glob("/dev/accel[0-9]*") or glob.glob("/dev/vfio/[0-9]*")) and bool(attached_chips())


def _package_file(package: str, file: str) -> str:
    spec = importlib.util.find_spec(package)
    for folder in (spec.submodule_search_locations or []) if spec else []:
        path = os.path.join(folder, file)
        if os.path.exists(path):
            return path
    return ""
