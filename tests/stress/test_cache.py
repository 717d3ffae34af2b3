"""The compile cache on disk: a second start compiles nothing, also beside another process, after damage, on a read-only or a
full disk; what others can write is refused, because its entries are native code."""

from __future__ import annotations

import ast
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT, Script

PROGRAM = """
import sys, torch, torch_tpu
from tests.stress.models import train
values = train("mlp", "tpu", 3)
metrics = torch_tpu.metrics()
print({"sum": round(float(sum(v.double().sum() for v in values)), 4), "compiled": metrics["programs_compiled"],
       "disk": metrics["cache_hits_disk"], "memory": metrics["cache_hits_memory"]})
"""


class Start:
    """One run of PROGRAM with the cache in `folder`."""

    def __init__(self, result: subprocess.CompletedProcess[str]) -> None:
        assert result.returncode == 0, f"{result.stdout}\n{result.stderr[-4000:]}"
        self.values: dict[str, Any] = ast.literal_eval(result.stdout)
        self.warnings = [line for line in result.stderr.splitlines() if "cache" in line]
        self.noise = [line for line in result.stderr.splitlines() if "cache" not in line]


@pytest.fixture
def start(tpu: str, script: Script) -> Callable[..., Start]:
    return lambda folder, **environment: Start(script(PROGRAM, TORCH_TPU_CACHE_DIR=str(folder), **environment))


@pytest.fixture(scope="module")
def warm(device: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that one run has filled. Tests work on copies."""
    if device == "cpu":
        pytest.skip("about device tpu")
    folder = tmp_path_factory.mktemp("cache") / "warm"
    environment = {**os.environ, "TORCH_TPU_CACHE_DIR": str(folder)}
    run = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment, text=True, capture_output=True, check=False)
    first = Start(run)
    assert first.values["compiled"] > 10 and first.warnings == [], (first.values, first.warnings)
    (folder.parent / "sum").write_text(str(first.values["sum"]))
    return folder


@pytest.fixture
def cache(warm: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "cache"
    shutil.copytree(warm, folder)
    folder.chmod(0o700)
    return folder


def right_sum(warm: Path) -> float:
    return float((warm.parent / "sum").read_text())


def entries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.is_file())


def test_the_folder_is_private(warm: Path) -> None:
    assert warm.stat().st_mode & 0o777 == 0o700
    assert entries(warm) and all(path.stat().st_mode & 0o777 == 0o600 for path in entries(warm))


def test_second_start_compiles_nothing(cache: Path, warm: Path, start: Callable[..., Start]) -> None:
    again = start(cache)
    assert (again.values["compiled"], again.values["sum"], again.warnings) == (0, right_sum(warm), [])
    assert again.values["disk"] >= len(entries(warm)) > 0


def test_without_the_cache_every_start_compiles(cache: Path, warm: Path, start: Callable[..., Start]) -> None:
    again = start(cache, TORCH_TPU_CACHE="0")
    assert again.values["compiled"] >= len(entries(warm)) and again.values["disk"] == 0 and again.warnings == []


def test_two_processes_start_at_once(tmp_path: Path, warm: Path, tpu: str, start: Callable[..., Start]) -> None:
    folder = tmp_path / "shared"
    command = [sys.executable, "-c", PROGRAM]
    environment = {**os.environ, "TORCH_TPU_CACHE_DIR": str(folder)}
    pair = [subprocess.Popen(command, cwd=ROOT, env=environment, text=True, stdout=-1, stderr=-1) for _ in range(2)]
    for process in pair:
        out, err = process.communicate(timeout=300)
        one = Start(subprocess.CompletedProcess(command, process.returncode, out, err))
        assert (one.values["sum"], one.warnings) == (right_sum(warm), [])
    third = start(folder)
    assert (third.values["compiled"], third.warnings) == (0, [])
    assert [path for path in folder.iterdir() if path not in entries(folder)] == [], "temporary files were left behind"


def damage(path: Path, kind: int, generator: random.Random) -> None:
    content = bytearray(path.read_bytes())
    if kind == 0:
        content = content[: generator.randrange(len(content))]
    elif kind == 1:
        content = bytearray(generator.randbytes(len(content)))
    elif kind == 2:
        for _ in range(3):
            content[generator.randrange(len(content))] ^= 1 << generator.randrange(8)
    elif kind == 3:
        content = bytearray()
    elif kind == 4:
        content += generator.randbytes(100)
    elif kind == 5:  # sizes in the header that do not fit
        content[8:32] = generator.randbytes(24)
    elif kind == 6:  # sizes that overflow when added
        content[8:32] = b"\xff" * 24
    if kind == 7:  # larger than memory
        with path.open("r+b") as file:
            file.truncate(1 << 40)
        return
    path.write_bytes(content)


KINDS = 8


def test_damaged_entries_are_skipped_with_one_warning(cache: Path, warm: Path, start: Callable[..., Start]) -> None:
    """Cut off, noise, flipped bits, empty, too long, false sizes, huge. Seed 1."""
    generator = random.Random(1)
    for index, path in enumerate(entries(cache)):
        damage(path, index % KINDS, generator)
    bad = len(entries(cache))
    run = start(cache)
    assert run.values["sum"] == right_sum(warm)
    assert run.values["compiled"] == bad
    assert len(run.warnings) == 1 and "skipped" in run.warnings[0], run.warnings
    assert start(cache).values["compiled"] == 0, "the damaged entries were not replaced"


def test_entries_of_another_program_are_skipped(cache: Path, warm: Path, start: Callable[..., Start]) -> None:
    """Sound entries under each other's names: the text inside decides."""
    names = entries(cache)
    contents = [path.read_bytes() for path in names]
    for path, content in zip(names, contents[1:] + contents[:1], strict=True):
        path.write_bytes(content)
    run = start(cache)
    assert (run.values["sum"], run.values["compiled"], len(run.warnings)) == (right_sum(warm), len(names), 1)


def test_strange_things_in_the_folder(cache: Path, warm: Path, start: Callable[..., Start]) -> None:
    """A link, a pipe and a folder in the place of entries: nothing hangs, nothing is followed."""
    link, pipe, folder = entries(cache)[:3]
    kept = link.rename(cache.parent / "elsewhere")
    link.symlink_to(kept)
    pipe.unlink()
    os.mkfifo(pipe)
    folder.unlink()
    folder.mkdir()
    run = start(cache)
    assert (run.values["sum"], run.values["compiled"]) == (right_sum(warm), 3)
    assert len(run.warnings) == 1, run.warnings


@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777])
def test_folder_that_others_can_write_is_refused(mode: int, cache: Path, warm: Path, start: Callable[..., Start]) -> None:
    cache.chmod(mode)
    run = start(cache)
    assert run.values["compiled"] >= len(entries(warm)) and run.values["disk"] == 0
    assert run.values["sum"] == right_sum(warm)
    assert len(run.warnings) == 1 and "TORCH_TPU_CACHE_TRUST_SHARED" in run.warnings[0], run.warnings
    assert start(cache, TORCH_TPU_CACHE_TRUST_SHARED="1").values["compiled"] == 0


def test_entry_that_others_can_write_is_refused(cache: Path, warm: Path, start: Callable[..., Start]) -> None:
    entries(cache)[0].chmod(0o622)
    run = start(cache)
    assert (run.values["sum"], run.values["compiled"], len(run.warnings)) == (right_sum(warm), 1, 1)


def mounted(mount: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """PROGRAM in a mount namespace of its own, where `mount` has changed `folder`."""
    shell = f"{mount} && exec {sys.executable} -c \"$PROGRAM\""
    return subprocess.run(
        ["unshare", "-rm", "sh", "-c", shell], cwd=ROOT, text=True, capture_output=True, check=False, timeout=300,
        env={**os.environ, "TORCH_TPU_CACHE_DIR": str(folder), "PROGRAM": PROGRAM},
    )  # fmt: skip


needs_mounts = pytest.mark.skipif(
    shutil.which("unshare") is None or subprocess.run(["unshare", "-rm", "true"], capture_output=True, check=False).returncode != 0,
    reason="needs user namespaces, to mount a read-only and a small file system",
)


@needs_mounts
def test_read_only_folder(cache: Path, warm: Path) -> None:
    """Its entries are used, new programs are not kept, one warning says so."""
    missing = entries(cache)[0]
    missing.unlink()
    run = Start(mounted(f"mount --bind {cache} {cache} && mount -o remount,ro,bind {cache}", cache))
    assert (run.values["sum"], run.values["compiled"]) == (right_sum(warm), 1)
    assert len(run.warnings) == 1 and not missing.exists(), run.warnings


@needs_mounts
def test_full_disk(tmp_path: Path, warm: Path) -> None:
    folder = tmp_path / "small"
    folder.mkdir()
    run = Start(mounted(f"mount -t tmpfs -o size=64k,mode=700 none {folder}", folder))
    assert run.values["sum"] == right_sum(warm) and run.values["compiled"] >= len(entries(warm))
    assert len(run.warnings) == 1 and "cannot be written" in run.warnings[0], run.warnings


def test_folder_that_cannot_be_made(start: Callable[..., Start], warm: Path) -> None:
    run = start("/proc/torch_tpu/cache")
    assert run.values["sum"] == right_sum(warm)
    assert len(run.warnings) == 1, run.warnings


def test_size_cap_removes_the_least_recently_used(cache: Path, start: Callable[..., Start]) -> None:
    """A cap of 1 MiB, and 2 MiB of older entries: they go, and what was just made stays usable."""
    for index in range(8):
        old = cache / f"{index:032x}-0123456789abcdef"
        old.write_bytes(bytes(1 << 18))
        os.utime(old, (1, 1))
    for path in entries(cache)[8:20]:
        path.unlink()
    start(cache, TORCH_TPU_CACHE_SIZE_MB="1")
    total = sum(path.stat().st_size for path in entries(cache))
    assert total <= (1 << 20) * 1.1, f"{total} bytes are left"
