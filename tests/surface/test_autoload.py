"""`import torch` is enough, costs little, prints nothing, starts nothing, patches nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest

from tests.conftest import Script

pytestmark = pytest.mark.usefixtures("tpu")

# All that PyTorch's own registration functions and `torch.backends.tpu` may add; see PYTORCH_FACTS, registration points.
ADDED = {
    "torch": {"tpu"},
    "torch.backends": {"tpu"},
    "torch.utils.backend_registration": {"_privateuse1_backend_name"},
    "torch.Tensor": {"is_tpu", "tpu"},
    "torch.nn.Module": {"tpu"},
    "torch.storage._StorageBase": {"is_tpu", "tpu"},  # of UntypedStorage, which inherits them
    "torch.TypedStorage": {"is_tpu", "tpu"},
    "torch.nn.utils.rnn.PackedSequence": {"is_tpu", "tpu"},
}


def test_import_is_silent_and_enough(script: Script) -> None:
    result = script("import torch; x = torch.ones(2, 3, device='tpu'); assert (x + 1).sum().item() == 12")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_import_starts_nothing(passes: Callable[..., str]) -> None:
    passes("""
        import sys, torch
        assert "torch_tpu" in sys.modules and not torch.tpu.is_initialized()
        torch.manual_seed(3)
        torch.tpu.synchronize(), torch.tpu.memory_allocated(), torch.tpu.empty_cache(), torch.tpu.current_device()
        assert not torch.tpu.is_initialized()
        with open("/proc/self/maps") as maps:
            assert "libpjrt" not in maps.read(), "the plugin was opened"
        for heavy in ("torch._dynamo", "torch._inductor", "jax", "torch._decomp"):
            assert heavy not in sys.modules or heavy == "torch._decomp", heavy
        torch.ones(1, device="tpu")
        assert torch.tpu.is_initialized()
    """)


def test_autoload_can_be_turned_off(passes: Callable[..., str]) -> None:
    passes("import sys, torch; assert 'torch_tpu' not in sys.modules", TORCH_DEVICE_BACKEND_AUTOLOAD="0")


def test_import_order_does_not_matter(passes: Callable[..., str]) -> None:
    passes("import torch_tpu, torch; torch.ones(1, device='tpu')")
    passes("import torch_tpu._loader as loader; loader.load(); loader.load(); import torch; torch.ones(1, device='tpu')")
    passes("import torch, torch_tpu; torch_tpu._loader.load(); torch.ones(1, device='tpu')", TORCH_DEVICE_BACKEND_AUTOLOAD="0")


def test_nothing_else_of_torch_changes(passes: Callable[..., str]) -> None:
    out = passes(
        """
        import json, sys, torch, torch.nn.utils.rnn
        objects = {name: eval(name) for name in json.loads(sys.argv[1])}
        for name, module in list(sys.modules.items()):
            if name.startswith("torch.") and module is not None and not name.startswith("torch._inductor"):
                objects.setdefault(name, module)
        def snapshot():
            return {name: {key: id(value) for key, value in list(vars(thing).items())} for name, thing in objects.items()}
        before = snapshot()
        import torch_tpu
        changed = {}
        for name, attributes in snapshot().items():
            new = {key for key, value in attributes.items() if before[name].get(key) != value}
            new |= {"-" + key for key in before[name].keys() - attributes.keys()}
            if new := {key for key in new if not key.startswith("__")}:
                changed[name] = sorted(new)
        print(json.dumps(changed))
        """,
        json.dumps(list(ADDED)), TORCH_DEVICE_BACKEND_AUTOLOAD="0",
    )  # fmt: skip
    changed = {name: set(keys) for name, keys in json.loads(out).items()}
    aliases = {"torch.nn.modules.module", "torch.storage", "torch._tensor"}  # where the classes above live
    # A lazily imported submodule shows up as an attribute of its package; that is Python's import system.
    surplus = {
        name: left
        for name, keys in changed.items()
        if name not in aliases and (left := {key for key in keys - ADDED.get(name, set()) if not is_submodule(name, key)})
    }
    assert surplus == {}
    for name, keys in ADDED.items():
        assert keys <= changed.get(name, set()), f"{name} lacks {keys - changed.get(name, set())}"


def is_submodule(package: str, name: str) -> bool:
    import importlib.util

    try:
        return importlib.util.find_spec(f"{package}.{name}") is not None
    except (ImportError, AttributeError, ValueError):
        return False


def test_import_costs_at_most_a_fifth_of_a_second(script: Script) -> None:
    """CPU time of `import torch` with the device and without, the best of 5 to 15 in turn: other processes disturb each alike."""
    code = "import time; start = time.process_time(); import torch; print(time.process_time() - start)"
    times: dict[str, list[float]] = {"0": [], "1": []}
    for attempt in range(15):
        if attempt >= 5 and min(times["1"]) - min(times["0"]) <= 0.2:
            break
        for autoload, seconds in times.items():
            seconds.append(float(script(code, TORCH_DEVICE_BACKEND_AUTOLOAD=autoload).stdout))
        time.sleep(0.05)
    assert min(times["1"]) - min(times["0"]) <= 0.2, times
