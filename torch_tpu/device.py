"""The module torch.tpu: devices here; streams, memory, random numbers and modes from the files of those names.

The names are those of torch.cuda wherever they make sense. Only calls that need a device start one.
"""

import dataclasses
import re
import sys
from types import SimpleNamespace, TracebackType
from typing import Any

import torch
from torch.types import Device

from torch_tpu import _C, memory, random, streams
from torch_tpu.device_index import device_index
from torch_tpu.memory import (
    empty_cache,
    max_memory_allocated,
    max_memory_reserved,
    mem_get_info,
    memory_allocated,
    memory_reserved,
    memory_stats,
    memory_stats_as_nested_dict,
    memory_summary,
    reset_accumulated_memory_stats,
    reset_max_memory_allocated,
    reset_max_memory_cached,
    reset_peak_memory_stats,
)
from torch_tpu.modes import EagerMode, ModeProperties, Precision, precision, set_eager_mode
from torch_tpu.random import (
    _get_generator,
    get_rng_state,
    get_rng_state_all,
    initial_seed,
    manual_seed,
    manual_seed_all,
    seed,
    seed_all,
    set_rng_state,
    set_rng_state_all,
)
from torch_tpu.streams import Event, Stream, StreamContext, current_stream, default_stream, set_stream, stream

__all__ = [
    "EagerMode",
    "Event",
    "Precision",
    "Stream",
    "StreamContext",
    "TpuDeviceProperties",
    "allow_excess_precision",
    "can_device_access_peer",
    "current_device",
    "current_stream",
    "default_generators",
    "default_stream",
    "device",
    "device_count",
    "device_of",
    "eager_mode",
    "empty_cache",
    "get_amp_supported_dtype",
    "get_device_capability",
    "get_device_name",
    "get_device_properties",
    "get_rng_state",
    "get_rng_state_all",
    "init",
    "initial_seed",
    "is_available",
    "is_bf16_supported",
    "is_initialized",
    "manual_seed",
    "manual_seed_all",
    "max_memory_allocated",
    "max_memory_reserved",
    "mem_get_info",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "memory_stats_as_nested_dict",
    "memory_summary",
    "precision",
    "reset_accumulated_memory_stats",
    "reset_max_memory_allocated",
    "reset_max_memory_cached",
    "reset_peak_memory_stats",
    "seed",
    "seed_all",
    "set_device",
    "set_eager_mode",
    "set_rng_state",
    "set_rng_state_all",
    "set_stream",
    "size_buckets",
    "stream",
    "synchronize",
]


class _DeviceModule(ModeProperties):
    @property
    def _initialized(self) -> bool:
        """torch.utils.checkpoint asks for it before it saves the generators' states."""
        return _C.is_initialized()

    @property
    def default_generators(self) -> tuple[torch.Generator, ...]:
        """The default generator of each device."""
        return random.default_generators()


sys.modules[__name__].__class__ = _DeviceModule  # adds default_generators, eager_mode, allow_excess_precision, size_buckets


@dataclasses.dataclass(frozen=True)
class TpuDeviceProperties:
    """What get_device_properties() returns. total_memory in bytes; kind: the plugin's word for the device."""

    name: str
    kind: str
    platform: str
    total_memory: int
    major: int
    minor: int
    multi_processor_count: int = 1


def init() -> None:
    """Starts the devices. Needed only to choose the moment: the first use of a device does it."""
    _C.lazy_init()


_lazy_init = init


def is_initialized() -> bool:
    """Whether the devices were started in this process."""
    return _C.is_initialized()


def is_available() -> bool:
    """Whether there is a device. Never raises."""
    return device_count() > 0


def device_count() -> int:
    """How many devices this process has; 0 where no plugin can be opened. Never raises."""
    return _C.device_count()


def current_device() -> int:
    """The index of the current device."""
    return _C.current_device()


def set_device(device: Device) -> None:
    """Makes `device` the current one. A negative index changes nothing."""
    index = device_index(device)
    if index >= 0:
        _C.set_device(index)


def _exchange_device(index: int) -> int:
    return _C.exchange_device(index) if index >= 0 else -1


_maybe_exchange_device = _exchange_device


class device:
    """Makes `device` the current one inside a with block. None or a negative index changes nothing."""

    def __init__(self, device: Any) -> None:
        self.idx = -1 if device is None else device_index(device)
        self.prev_idx = -1

    def __enter__(self) -> None:
        self.prev_idx = _exchange_device(self.idx)

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        _exchange_device(self.prev_idx)


class device_of(device):
    """Makes the device of a tensor or storage the current one inside a with block; of another device type: no change."""

    def __init__(self, obj: Any) -> None:
        super().__init__(obj.get_device() if obj.device.type == "tpu" else None)


def synchronize(device: Device = None) -> None:
    """Waits for all work on `device`. An error of that work is raised here, once."""
    if _C.is_initialized() or _C.is_in_bad_fork():  # which raises
        _C.synchronize(device_index(device))


def get_device_name(device: Device = None) -> str:
    """Like "TPU v6e"; "TPU (XLA CPU)" on the embedded plugin."""
    return _C.device_name(device_index(device))


def get_device_capability(device: Device = None) -> tuple[int, int]:
    """(generation, 0), like (6, 0) for v6e; (0, 0) where the device is no chip."""
    found = re.match(r"TPU v(\d+)", get_device_name(device))
    return (int(found[1]), 0) if found else (0, 0)


def can_device_access_peer(device: Device, peer_device: Device) -> bool:
    """True for two devices of this process: copies between them need no help of the host's."""
    return device_index(device) != device_index(peer_device)


def get_device_properties(device: Device = None) -> TpuDeviceProperties:
    """Name, kind, memory and generation of `device`."""
    index = device_index(device)
    major, minor = get_device_capability(index)
    total = mem_get_info(index)[1]
    return TpuDeviceProperties(get_device_name(index), _C.device_kind(index), _C.platform_name(), total, major, minor)


def get_amp_supported_dtype() -> list[torch.dtype]:
    """The dtypes that torch.autocast("tpu") takes; the first is the natural one."""
    return [torch.bfloat16, torch.float16]


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """True: every device has bfloat16."""
    return True


def _is_in_bad_fork() -> bool:
    return _C.is_in_bad_fork()


def _get_device_index(device: Any, optional: bool = False, allow_cpu: bool = False) -> int:
    if device is None and not optional:
        raise ValueError("Expected a tpu device with a specified index or an integer, but got: None")
    if allow_cpu and not isinstance(device, (int, type(None))) and torch.device(device).type == "cpu":
        return -1
    return device_index(device)


_utils = SimpleNamespace(_get_device_index=_get_device_index)


def _get_cache_stats() -> SimpleNamespace:
    """Requests to the compile cache and how many of them needed no compile, over the process and for each program."""
    info = _C.cache_info()
    return SimpleNamespace(
        num_cache_reqs=info["requests"], num_cache_hits=info["hits"], per_entry_stats=info["entries"]
    )


def _get_cache_requests() -> int:
    return _get_cache_stats().num_cache_reqs


def _get_cache_hits() -> int:
    return _get_cache_stats().num_cache_hits


def _get_cache_misses() -> int:
    stats = _get_cache_stats()
    return stats.num_cache_reqs - stats.num_cache_hits


def _hbm_usage_summary() -> str:
    return memory_summary()
