"""The native module, csrc/python/bindings.cc. Indices are device indices; an index of -1 means the current device.

"Starts" means: opens the plugin and its devices if that was not done yet.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch

def init() -> None:
    """Registers the device with PyTorch's C++ side. Idempotent; starts nothing."""

def configure_plugin(default_path: str, missing: str, refusal: str) -> None:
    """To be called before the first use. default_path: the plugin to open unless TORCH_TPU_PLUGIN_PATH names one; when
    both are empty the first use raises `missing`. A `refusal` that is not empty is raised by the first use in any case."""

def lazy_init() -> None:
    """Starts; raises what prevents it. Every function below that needs a device does it too."""

def is_initialized() -> bool:
    """Whether it was started in this process. Starts nothing."""

def is_in_bad_fork() -> bool:
    """True in a child that was forked after the start: nothing can run there."""

def drain() -> None:
    """Waits for all work of all devices; for the end of the process. Releases the GIL; raises nothing."""

def device_count() -> int:
    """Starts. 0 where that fails; never raises."""

def current_device() -> int:
    """Of this thread; 0 before the start. Starts nothing."""

def set_device(index: int) -> None: ...
def exchange_device(index: int) -> int:
    """Sets the current device; returns the one before."""

def synchronize(device: int = -1) -> None:
    """Waits for all work on the device; raises the error of a failed run, once. Releases the GIL."""

def device_name(index: int) -> str: ...
def device_kind(index: int) -> str: ...
def platform_name() -> str: ...
def plugin_info() -> dict[str, Any]:
    """To print: path, platform, API version, what the plugin can do."""

def memory_stats(index: int) -> dict[str, int]:
    """torch.cuda's flat keys: {allocated_bytes,reserved_bytes,allocation}.all.{current,peak,allocated,freed}, num_ooms."""

def reset_peak_memory_stats(index: int) -> None: ...
def reset_accumulated_memory_stats(index: int) -> None: ...
def mem_get_info(index: int) -> tuple[int, int]:
    """(free, total) bytes."""

def empty_cache() -> None: ...
def default_generator(index: int) -> torch.Generator: ...
def manual_seed_all(seed: int) -> None:
    """Seeds the default generators that exist and those made later. seed: a uint64. Starts nothing."""

def metrics() -> dict[str, Any]: ...
def reset_metrics() -> None: ...
def cache_info() -> dict[str, Any]:
    """To print: directory, sizes. And: requests, hits (int), entries {program: {"requests": n, "hits": n}}."""

def cache_files() -> list[str]:
    """The compile cache's files of all programs asked for so far. Waits for what is being compiled. Some may not exist."""

def settings() -> list[tuple[str, str, str, str]]:
    """(name, value in force, default, one line of doc) for each TORCH_TPU_* setting."""

def set_setting(name: str, value: str) -> None:
    """Changes a setting for the process. ValueError: no such setting, or a value it does not take."""

def eager_mode() -> int:
    """In force in this thread: 0 Strict, 1 Debug, 2 Fused."""

def set_eager_mode(mode: int) -> None:
    """The default of all threads. ValueError: no such mode."""

def allow_excess_precision() -> bool: ...
def set_allow_excess_precision(allowed: bool) -> None: ...
def size_buckets() -> bool: ...
def set_size_buckets(on: bool) -> None: ...
def push_modes(mode: int, matmul_precision: int) -> None:
    """This thread's own eager mode, and matrix precision (0 default, 1 high, 2 highest), which its backward inherits.
    -1: as around. Nested like a stack."""

def pop_modes() -> None: ...
def optimizer_steps(gradient: torch.Tensor) -> None:
    """Before an optimizer's step: what Fused has recorded runs if the step had better be a program of its own."""

def end_segment_after(gradient: torch.Tensor) -> None:
    """After an optimizer's step: Fused ends its segment once no tensor holds the gradient's value."""

def live_handles() -> dict[str, int]:
    """PJRT handles that exist now: buffers, events, executables."""

def set_python_callbacks(**callbacks: Callable[..., Any]) -> None:
    """What the core calls in Python: warn(text), has_decomposition(op), lower_decomposition(op, arguments, calls),
    fused_begins()."""

class Value:
    """A tensor in the program being built. Valid until its lowering ends."""

    @property
    def dtype(self) -> torch.dtype: ...
    @property
    def shape(self) -> list[int]: ...

class GraphCalls:
    """The program being built. Valid until its lowering ends."""

    def call(
        self, op: str, arguments: dict[str, Any], dtypes: list[torch.dtype | None], random_state: Value | None = None, strided: list[str] = ...
    ) -> list[Value | None]:
        """Lowers one call by its rule. arguments: by the schema's names, Values for tensors; a missing one has its default.
        dtypes: of the results, as PyTorch says. NotImplementedError: there is no rule, or it draws random numbers."""

    def at(self, line: str) -> None:
        """The Python line of the calls that follow, "model.py:12". It is no part of what keys the compile cache."""

    def constant(self, dtype: torch.dtype, numbers: list[Any], shape: list[int]) -> Value:
        """numbers: row-major."""

    def function(self, like: list[Value], body: Callable[[GraphCalls, list[Value]], list[Value]]) -> GraphFunction:
        """A part of the program that it runs several times. body(calls, values) fills it; its values have the avals of `like`."""

    def call_function(self, function: GraphFunction, operands: list[Value]) -> list[Value]: ...

class GraphFunction:
    """Made by GraphCalls.function. Valid until its lowering ends."""

def has_rule(op: str) -> bool:
    """Whether a lowering is registered for the op, as in "aten::add.Tensor"."""

def rule_names() -> list[str]: ...

def live_handles() -> dict[str, int]:
    """How many PJRT buffers, events and executables are alive."""

def has_rule(op: str) -> bool:
    """Whether a full schema name ("aten::add.Tensor") has a lowering of ours."""

def rule_names() -> list[str]: ...
def bench_execute(x: torch.Tensor, y: torch.Tensor, count: int) -> float:
    """Microseconds for one raw PJRT execute of x + y, its output destroyed, mean of `count`."""

def bench_dispatch(x: torch.Tensor, y: torch.Tensor, count: int) -> float:
    """Microseconds for one at::add(x, y) from C++ without gradients, mean of `count`."""

class AotTopology:
    """A chip topology to compile for, with no such chip present."""

    def __init__(self, plugin_path: str, name: str) -> None:
        """RuntimeError with the plugin's text. One process, one plugin: libtpu takes seconds to start."""

    @property
    def num_devices(self) -> int: ...
    @property
    def device_kind(self) -> str:
        """ "TPU v6 lite" """

    @property
    def fingerprint(self) -> str:
        """What the compile cache of a machine with this plugin and chip says of both."""

    def compile(self, stablehlo: str, allow_excess_precision: bool = False, partitions: int = 1, serialize: bool = False, free_results: Sequence[bool] = ()) -> dict[str, Any]:
        """What the compiler says of one StableHLO program: seconds, flops, bytes; optimized_hlo for torch_tpu._hlo_proto;
        serialized, if it is asked for. partitions: over how many devices the program is divided; free_results: for each result, whether the compiler
        chooses how. RuntimeError with the plugin's text."""

    def store(self, folder: str, stablehlo: str, allow_excess_precision: bool, serialized: bytes) -> str:
        """Puts a program of one device into a compile cache folder, as a machine with this plugin would; gives its file."""

def lowers_for_chip() -> bool:
    """Whether rules take their forms for chips on the CPU plugin too."""

def set_lowers_for_chip(chip: bool) -> None: ...
