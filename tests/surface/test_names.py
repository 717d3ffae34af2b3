"""The names that PyTorch's ecosystem imports exist and are plain working functions: none raises for code that runs on CUDA."""

from __future__ import annotations

import gc
import importlib
import math
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
import torch

from tests.conftest import ROOT

pytestmark = pytest.mark.usefixtures("tpu")


def tpu_module() -> Any:
    return torch.tpu


# name -> (call, what the result must be). The calls are those that libraries make of torch.cuda.
CALLS: dict[str, tuple[Callable[[], Any], Callable[[Any], bool]]] = {
    "is_available": (lambda: torch.tpu.is_available(), lambda r: r is True),
    "is_initialized": (lambda: torch.tpu.is_initialized(), lambda r: isinstance(r, bool)),
    "init": (lambda: torch.tpu.init(), lambda r: r is None and torch.tpu.is_initialized()),
    "_lazy_init": (lambda: torch.tpu._lazy_init(), lambda r: r is None),
    "_is_in_bad_fork": (lambda: torch.tpu._is_in_bad_fork(), lambda r: r is False),
    "device_count": (lambda: torch.tpu.device_count(), lambda r: isinstance(r, int) and r >= 1),
    "current_device": (lambda: torch.tpu.current_device(), lambda r: r == 0),
    "set_device": (lambda: [torch.tpu.set_device(d) for d in (0, "tpu", "tpu:0", torch.device("tpu", 0))], lambda r: r == [None] * 4),
    "device": (lambda: [torch.tpu.device(d).__enter__() for d in (0, "tpu:0", None, -1)], lambda r: r == [None] * 4),
    "device_of": (lambda: torch.tpu.device_of(torch.ones(1, device="tpu")).__enter__(), lambda r: r is None),
    "synchronize": (lambda: [torch.tpu.synchronize(), torch.tpu.synchronize(0), torch.tpu.synchronize("tpu:0")], lambda r: r == [None] * 3),
    "get_device_name": (lambda: torch.tpu.get_device_name(), lambda r: r.startswith("TPU")),
    "can_device_access_peer": (lambda: torch.tpu.can_device_access_peer(0, 0), lambda r: r is False),
    "get_device_capability": (lambda: torch.tpu.get_device_capability(), lambda r: len(r) == 2),
    "get_device_properties": (lambda: torch.tpu.get_device_properties(0), lambda r: r.name.startswith("TPU") and r.total_memory > 1 << 28),
    "get_amp_supported_dtype": (lambda: torch.tpu.get_amp_supported_dtype(), lambda r: torch.bfloat16 in r),
    "is_bf16_supported": (lambda: torch.tpu.is_bf16_supported(), lambda r: r is True),
    "memory_allocated": (lambda: torch.tpu.memory_allocated(), lambda r: isinstance(r, int) and r >= 0),
    "max_memory_allocated": (lambda: torch.tpu.max_memory_allocated(0), lambda r: r >= torch.tpu.memory_allocated()),
    "memory_reserved": (lambda: torch.tpu.memory_reserved("tpu:0"), lambda r: r >= 0),
    "max_memory_reserved": (lambda: torch.tpu.max_memory_reserved(), lambda r: r >= torch.tpu.memory_reserved()),
    "memory_stats": (lambda: (torch.tpu.init(), torch.tpu.memory_stats())[1], lambda r: "allocated_bytes.all.current" in r and "num_ooms" in r),
    "memory_summary": (lambda: torch.tpu.memory_summary(), lambda r: isinstance(r, str) and "Allocated memory" in r),
    "reset_peak_memory_stats": (lambda: torch.tpu.reset_peak_memory_stats(), lambda r: r is None),
    "mem_get_info": (lambda: torch.tpu.mem_get_info(), lambda r: 0 < r[0] <= r[1]),
    "empty_cache": (lambda: torch.tpu.empty_cache(), lambda r: r is None),
    "manual_seed": (lambda: torch.tpu.manual_seed(5), lambda r: torch.tpu.initial_seed() == 5),
    "manual_seed_all": (lambda: torch.tpu.manual_seed_all(6), lambda r: torch.tpu.initial_seed() == 6),
    "seed": (lambda: torch.tpu.seed(), lambda r: isinstance(r, int) and torch.tpu.initial_seed() == r),
    "get_rng_state": (lambda: torch.tpu.get_rng_state(), lambda r: r.dtype == torch.uint8 and r.shape == (16,) and r.device.type == "cpu"),
    "set_rng_state": (lambda: torch.tpu.set_rng_state(torch.tpu.get_rng_state()), lambda r: r is None),
    "default_generators": (lambda: torch.tpu.default_generators, lambda r: r[0].device == torch.device("tpu", 0)),
    "_get_generator": (lambda: torch.tpu._get_generator(torch.device("tpu")), lambda r: r.device.type == "tpu"),
    "Stream": (lambda: torch.tpu.Stream(), lambda r: r.device.type == "tpu"),
    "stream": (lambda: torch.tpu.stream(torch.tpu.Stream()).__class__, lambda r: hasattr(r, "__enter__")),
    "current_stream": (lambda: torch.tpu.current_stream(), lambda r: isinstance(r, torch.Stream)),
    "default_stream": (lambda: torch.tpu.default_stream("tpu:0"), lambda r: r == torch.tpu.current_stream()),
    "set_stream": (lambda: torch.tpu.set_stream(torch.tpu.default_stream()), lambda r: r is None),
    "Event": (lambda: torch.tpu.Event(enable_timing=True), lambda r: isinstance(r, torch.Event)),
    "_get_device_index": (lambda: torch.tpu._get_device_index("tpu:0"), lambda r: r == 0),
    "_get_cache_stats": (lambda: torch.tpu._get_cache_stats(), lambda r: r.num_cache_reqs >= r.num_cache_hits and len(r.per_entry_stats) >= 0),
    "_get_cache_misses": (lambda: torch.tpu._get_cache_misses(), lambda r: r is not None),
    "_hbm_usage_summary": (lambda: torch.tpu._hbm_usage_summary(), lambda r: r is not None),
    "EagerMode": (lambda: torch.tpu.EagerMode, lambda r: {"DEFER_NEVER", "DEFER_AND_FUSE", "DEFER_NEVER_AND_LAUNCH_BLOCKING"} <= set(r.__members__)),
    "eager_mode": (lambda: torch.tpu.eager_mode, lambda r: r == torch.tpu.EagerMode.DEFER_NEVER),
    "allow_excess_precision": (lambda: torch.tpu.allow_excess_precision, lambda r: isinstance(r, bool)),
    "Precision": (lambda: torch.tpu.Precision, lambda r: {"DEFAULT", "HIGH", "HIGHEST"} <= set(r.__members__)),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_torch_tpu(name: str) -> None:
    call, right = CALLS[name]
    assert hasattr(torch.tpu, name)
    result = call()
    assert right(result), result


def test_everything_in_all_exists() -> None:
    import torch_tpu

    for module in (torch.tpu, torch_tpu, torch.backends.tpu):
        missing = [name for name in module.__all__ if not hasattr(module, name)]
        assert not missing, f"{module.__name__} lacks {missing}"


@pytest.mark.parametrize(
    ("module", "names"),
    [
        ("torch_tpu", ["metrics", "reset_metrics", "__version__"]),
        ("torch_tpu._loader", ["load"]),
        ("torch_tpu.api", ["tpu_device"]),
        ("torch_tpu._internal.execution_mode", ["EagerMode", "set_eager_mode", "eager_mode"]),
        ("torch_tpu._internal.sync", ["synchronize", "is_materialized"]),
        ("torch_tpu._internal.utils.hardware", ["get_tpu_device_name", "get_hbm_bytes_per_device", "get_tpu_topology"]),
        ("torch_tpu._internal.stream.streams", ["TpuEvent"]),
        ("torch.backends.tpu", ["is_available", "is_built", "cpu_fallback"]),
    ],
)
def test_module_has(module: str, names: list[str]) -> None:
    found = importlib.import_module(module)
    assert [name for name in names if not hasattr(found, name)] == []


def test_internal_names_work() -> None:
    from torch_tpu._internal.execution_mode import EagerMode, set_eager_mode
    from torch_tpu._internal.stream.streams import TpuEvent
    from torch_tpu._internal.sync import is_materialized, synchronize
    from torch_tpu._internal.utils import hardware
    from torch_tpu.api import tpu_device

    x = torch.ones(2, device=tpu_device())
    synchronize(), synchronize([x, {"a": x}]), synchronize(x, wait=False)
    assert is_materialized(x) and x.device.type == "tpu" and TpuEvent is torch.Event
    assert hardware.get_tpu_device_name().startswith("TPU")
    assert hardware.get_hbm_bytes_per_device() is None or hardware.get_hbm_bytes_per_device() > 1 << 28
    assert hardware.get_tpu_topology() is None or "," in hardware.get_tpu_topology()
    with set_eager_mode(EagerMode.DEFER_NEVER_AND_LAUNCH_BLOCKING):
        assert torch.tpu.eager_mode == EagerMode.DEFER_NEVER_AND_LAUNCH_BLOCKING
    assert torch.tpu.eager_mode == EagerMode.DEFER_NEVER


def test_accelerator() -> None:
    accelerator = torch.accelerator
    assert accelerator.is_available() and accelerator.current_accelerator() == torch.device("tpu")
    assert accelerator.device_count() == torch.tpu.device_count()
    assert accelerator.current_device_index() == 0
    accelerator.set_device_index(0)
    with accelerator.device_index(0):
        x = torch.ones(1 << 18, device=accelerator.current_accelerator())
    accelerator.synchronize()
    stream = accelerator.current_stream()
    accelerator.set_stream(stream)
    assert stream.device == torch.device("tpu", 0)
    assert accelerator.memory_allocated() >= x.nbytes
    assert accelerator.max_memory_allocated() >= accelerator.memory_allocated()
    assert accelerator.memory_reserved() >= 0 and accelerator.max_memory_reserved() >= 0
    assert accelerator.memory_stats()["allocated_bytes.all.current"] >= x.nbytes
    free, total = accelerator.get_memory_info()
    assert 0 < free <= total
    accelerator.empty_cache(), accelerator.reset_peak_memory_stats(), accelerator.reset_accumulated_memory_stats()
    assert torch.accelerator.get_device_capability() is not None


def test_memory_statistics_tell_the_truth() -> None:
    gc.collect()
    torch.tpu.synchronize()
    base = torch.tpu.memory_allocated()
    torch.tpu.reset_peak_memory_stats()
    x = torch.ones(1 << 20, device="tpu")
    assert torch.tpu.memory_allocated() - base == x.nbytes
    y = x + 1
    assert torch.tpu.memory_allocated() - base == 2 * x.nbytes
    del y
    assert torch.tpu.memory_allocated() - base == x.nbytes
    assert torch.tpu.max_memory_allocated() - base == 2 * x.nbytes
    torch.tpu.reset_peak_memory_stats()
    assert torch.tpu.max_memory_allocated() - base == x.nbytes
    views = [x[i:] for i in range(10)]
    assert torch.tpu.memory_allocated() - base == x.nbytes, "views must not copy"
    del views, x
    assert torch.tpu.memory_allocated() == base


def test_flops_table_key() -> None:
    """torchtitan finds the peak by the device's name: a chip's has its version in it, the CPU plugin's has none."""
    name = torch.tpu.get_device_name()
    assert "CPU" in name or any(version in name for version in ("v4", "v5e", "v5p", "v6e", "v7"))
    assert math.isfinite(sum(torch.tpu.get_device_capability()))


def test_info_command() -> None:
    run = subprocess.run([sys.executable, "-m", "torch_tpu", "info"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    for word in ("torch-tpu-native", f"torch {torch.__version__}", "tpu:0", "TORCH_TPU_CACHE_DIR", "plugin", "compile cache"):
        assert word in run.stdout, run.stdout
