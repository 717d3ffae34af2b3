"""torch_tpu.metrics(): what was compiled, what ran where, what was read, with the Python lines. And CPU fallback."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch

pytestmark = pytest.mark.usefixtures("tpu")

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def metrics() -> Iterator[Callable[[], dict]]:
    import torch_tpu

    torch.tpu.synchronize()
    torch_tpu.reset_metrics()
    yield torch_tpu.metrics


@pytest.fixture
def fallback() -> Iterator[Callable[[str], None]]:
    before = torch.backends.tpu.cpu_fallback

    def choose(value: str) -> None:
        torch.backends.tpu.cpu_fallback = value

    yield choose
    torch.backends.tpu.cpu_fallback = before


def test_keys(metrics: Callable[[], dict]) -> None:
    expected = {"programs_compiled", "compile_seconds", "cache_hits_memory", "cache_hits_disk", "fallbacks", "decompositions",
                "bytes_to_device", "bytes_to_host", "host_reads", "size_buckets"}  # fmt: skip
    found = metrics()
    assert expected <= set(found)
    documented = set(re.findall(r"`(\w+)`", (ROOT / "docs/settings.md").read_text().split("## Metrics")[1]))
    assert set(found) <= documented, f"docs/settings.md lacks {set(found) - documented}"


def test_compiling_is_counted(metrics: Callable[[], dict]) -> None:
    x = torch.ones(3, 17, device="tpu")
    x.sinh().cpu()
    first = metrics()
    assert first["programs_compiled"] + first["cache_hits_disk"] >= 1
    for _ in range(5):
        x.sinh()
    after = metrics()
    assert after["programs_compiled"] == first["programs_compiled"]
    if first["programs_compiled"]:
        assert first["compile_seconds"] > 0


def test_excess_precision_takes_effect_at_once(metrics: Callable[[], dict]) -> None:
    def programs() -> int:
        x.cosh().cpu()
        return metrics()["programs_compiled"] + metrics()["cache_hits_disk"]

    x = torch.ones(3, 19, device="tpu")
    before = programs()
    torch.tpu.allow_excess_precision = not torch.tpu.allow_excess_precision
    try:
        assert programs() == before + 1
    finally:
        torch.tpu.allow_excess_precision = not torch.tpu.allow_excess_precision
    assert programs() == before + 1


def test_transfers_are_counted(metrics: Callable[[], dict]) -> None:
    host = torch.ones(1000)
    there = host.to("tpu")
    assert metrics()["bytes_to_device"] == 4000 and metrics()["bytes_to_host"] == 0
    there.cpu()
    assert metrics()["bytes_to_host"] == 4000
    there[:10].cpu()
    assert metrics()["bytes_to_host"] == 4040, "a slice must not bring the whole tensor"


def test_host_reads_name_their_line(metrics: Callable[[], dict]) -> None:
    x = torch.ones(3, device="tpu")
    for _ in range(4):
        x.sum().item()
    bool(x[0] > 0)
    reads = metrics()["host_reads"]
    ours = {line: count for line, count in reads.items() if "test_metrics.py" in line}
    assert sorted(ours.values()) == [1, 4], reads



def test_fallback_is_counted_by_line_and_said_once(metrics: Callable[[], dict], fallback: Callable[[str], None]) -> None:
    fallback("warn")
    x = torch.tensor([[2.0, 0.0], [1.0, 3.0]], device="tpu")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(3):
            torch.linalg.eigvals(x)
            torch.linalg.eigvals(x)
    ours = [str(w.message) for w in caught if "ran on CPU" in str(w.message) and "eig" in str(w.message)]
    assert len(ours) <= 1, "an op is reported once"
    assert all("test_metrics.py" in text for text in ours)
    entries = {op: entry for op, entry in metrics()["fallbacks"].items() if "eig" in op}
    [(op, entry)] = entries.items()
    assert op.startswith("aten::") and entry["count"] == 6
    lines = {line: count for line, count in entry["lines"].items() if "test_metrics.py" in line}
    assert sorted(lines.values()) == [3, 3]


def test_fallback_refused(metrics: Callable[[], dict], fallback: Callable[[str], None]) -> None:
    fallback("refuse")
    x = torch.tensor([[2.0, 0.0], [1.0, 3.0]], device="tpu")
    with pytest.raises(NotImplementedError, match=r"aten::.*eig.*") as caught:
        torch.linalg.eigvals(x)
    for part in ("tpu:0", "f32[2,2]", "TORCH_TPU_CPU_FALLBACK"):
        assert part in str(caught.value), caught.value
    assert not [op for op in metrics()["fallbacks"] if "eig" in op]
    assert (x @ x).sum().item() == 18.0, "what has a lowering goes on"
    fallback("warn")
    assert torch.linalg.eigvals(x).shape == (2,)


def test_fallback_gives_gradients_and_writes_through_views() -> None:
    x = torch.tensor([[2.0, 1.0], [1.0, 3.0]], device="tpu", requires_grad=True)
    torch.linalg.eigvals(x).real.sum().backward()
    assert torch.allclose(x.grad.cpu(), torch.eye(2), atol=1e-5)
    base, pivots = torch.zeros(4, 2, 2, device="tpu"), torch.zeros(2, dtype=torch.int32, device="tpu")
    torch.linalg.ldl_factor(x.detach(), out=(base[1], pivots))
    assert torch.allclose(base[1].cpu(), torch.linalg.ldl_factor(x.detach().cpu()).LD) and base[0].abs().sum().item() == 0


def test_decompositions_are_counted(metrics: Callable[[], dict]) -> None:
    for op, count in metrics()["decompositions"].items():
        assert op.startswith("aten::") and count > 0


def test_settings_page_says_what_the_settings_are() -> None:
    from torch_tpu import _C

    page = (ROOT / "docs/settings.md").read_text()
    rows = dict(re.findall(r"^\| `(TORCH_TPU_\w+)` \| (.*?) \|", page, re.MULTILINE))
    found = {name: f"`{default}`" if default else "" for name, _, default, _ in _C.settings()}
    assert {name: value.strip() for name, value in rows.items()} == found


def test_setting_by_environment(passes: Callable[..., str]) -> None:
    code = """
        import torch
        assert torch.backends.tpu.cpu_fallback == "refuse"
        try:
            torch.linalg.eigvals(torch.eye(2, device="tpu"))
        except NotImplementedError as error:
            print("refused")
        """
    assert passes(code, TORCH_TPU_CPU_FALLBACK="refuse").strip() == "refused"
    mode = "import torch; print(torch.tpu.eager_mode.name)"
    assert passes(mode, TORCH_TPU_EAGER_MODE="debug").strip() == "DEFER_NEVER_AND_LAUNCH_BLOCKING"
    assert passes(mode, TORCH_TPU_LAUNCH_BLOCKING="1").strip() == "DEFER_NEVER_AND_LAUNCH_BLOCKING"
    assert passes(mode).strip() == "DEFER_NEVER"
