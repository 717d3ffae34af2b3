"""Device memory of torch.tpu, in torch.cuda's words. Allocated: bytes of live buffers. Reserved: what the plugin holds."""

from typing import Any

from torch.types import Device

from torch_tpu import _C
from torch_tpu.device_index import device_index

__all__ = [
    "empty_cache",
    "max_memory_allocated",
    "max_memory_reserved",
    "mem_get_info",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "memory_stats_as_nested_dict",
    "memory_summary",
    "reset_accumulated_memory_stats",
    "reset_max_memory_allocated",
    "reset_max_memory_cached",
    "reset_peak_memory_stats",
]

_ROWS = (
    ("allocated_bytes", "Allocated memory"),
    ("reserved_bytes", "Reserved memory"),
    ("allocation", "Allocations"),
)
_COLUMNS = ("current", "peak", "allocated", "freed")


def empty_cache() -> None:
    """Releases memory that the core keeps for reuse. Live tensors and compiled programs stay."""
    _C.empty_cache()


def memory_stats(device: Device = None) -> dict[str, Any]:
    """torch.cuda.memory_stats' flat keys, like "allocated_bytes.all.peak". Empty before the device is first used."""
    return _C.memory_stats(device_index(device)) if _C.is_initialized() else {}


def memory_stats_as_nested_dict(device: Device = None) -> dict[str, Any]:
    """memory_stats() as a tree: stats["allocated_bytes"]["all"]["peak"]."""
    tree: dict[str, Any] = {}
    for key, value in memory_stats(device).items():
        *parents, leaf = key.split(".")
        node = tree
        for parent in parents:
            node = node.setdefault(parent, {})
        node[leaf] = value
    return tree


def memory_allocated(device: Device = None) -> int:
    """Bytes of live buffers on `device`."""
    return memory_stats(device).get("allocated_bytes.all.current", 0)


def max_memory_allocated(device: Device = None) -> int:
    """The most bytes of live buffers since the start or the last reset_peak_memory_stats()."""
    return memory_stats(device).get("allocated_bytes.all.peak", 0)


def memory_reserved(device: Device = None) -> int:
    """Bytes that the plugin holds on `device`; where it does not say, the bytes of live buffers."""
    return memory_stats(device).get("reserved_bytes.all.current", 0)


def max_memory_reserved(device: Device = None) -> int:
    """The most bytes that the plugin held since the start or the last reset_peak_memory_stats()."""
    return memory_stats(device).get("reserved_bytes.all.peak", 0)


def reset_peak_memory_stats(device: Device = None) -> None:
    """Sets each peak to the current value."""
    if _C.is_initialized():
        _C.reset_peak_memory_stats(device_index(device))


def reset_accumulated_memory_stats(device: Device = None) -> None:
    """Sets each count of bytes allocated and freed to zero."""
    if _C.is_initialized():
        _C.reset_accumulated_memory_stats(device_index(device))


reset_max_memory_allocated = reset_peak_memory_stats
reset_max_memory_cached = reset_peak_memory_stats


def mem_get_info(device: Device = None) -> tuple[int, int]:
    """(free, total) bytes of `device`."""
    return _C.mem_get_info(device_index(device))


def memory_summary(device: Device = None, abbreviated: bool = False) -> str:
    """A table of memory_stats() to print; abbreviated leaves out what was allocated and freed over time."""
    stats = memory_stats(device)
    columns = _COLUMNS[: 2 if abbreviated else None]
    lines = [f"torch.tpu memory, device tpu:{device_index(device)}", f"{'':<20}" + "".join(f"{name:>14}" for name in columns)]
    for key, title in _ROWS:
        values = [stats.get(f"{key}.all.{column}", 0) for column in columns]
        shown = [f"{value / 2**20:.1f} MiB" if key.endswith("_bytes") else str(value) for value in values]
        lines.append(f"{title:<20}" + "".join(f"{value:>14}" for value in shown))
    lines.append(f"{'Out of memory':<20}{stats.get('num_ooms', 0):>14}")
    return "\n".join(lines) + "\n"
