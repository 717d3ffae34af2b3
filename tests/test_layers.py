"""The map of STYLE section 1, read from the #includes; the size guide; nothing of one machine in the repository."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CSRC = ROOT / "csrc"

# A folder may include itself, what it uses, and what those use.
USES: dict[str, tuple[str, ...]] = {
    "base": (),
    "pjrt": ("base",),
    "ir": ("base",),
    "lowering": ("ir", "base"),
    "runtime": ("pjrt", "ir", "base"),
    "eager": ("lowering", "runtime"),
    "distributed": ("lowering", "runtime"),
    "aten": ("eager", "distributed"),
    "python": ("eager", "distributed", "aten"),
}

CORE = ("base", "pjrt", "ir", "lowering", "runtime")  # built without torch beyond c10's dtypes, errors and containers
C10 = re.compile(
    r"c10/(core/(ScalarType|Scalar|ScalarTypeToTypeMeta)|util/(Exception|complex|Half|BFloat16|Float8_\w+|SmallVector|ArrayRef|"
    r"irange|OptionalArrayRef|string_view|quint\w+|qint\w+|bits|floating_point_utils|TypeCast|MathConstants|DimVector))\.h"
)

INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]', re.MULTILINE)


def sources() -> list[Path]:
    return sorted(path for path in CSRC.rglob("*") if path.suffix in (".h", ".cc"))


def folder(path: Path) -> str:
    return path.relative_to(CSRC).parts[0]


def reach(name: str) -> set[str]:
    found = {name}
    for used in USES[name]:
        found |= reach(used)
    return found


def includes(path: Path) -> list[tuple[str, str]]:
    """("own", "base/dtype.h") or ("system", "ATen/ATen.h"), from the file's text."""
    kinds = {'"': "own", "<": "system"}
    return [(kinds[mark], name) for mark, name in INCLUDE.findall(path.read_text())]


def test_every_folder_is_on_the_map() -> None:
    assert {folder(path) for path in sources()} <= set(USES)
    assert len(sources()) > 50, "the sources were not found"


def test_folders_include_only_what_they_use() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} includes {name}"
        for path in sources()
        for kind, name in includes(path)
        if kind == "own" and "/" in name and name.split("/")[0] not in reach(folder(path))
    ]
    assert wrong == []


def test_own_headers_are_named_by_folder_and_exist() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} includes {name}"
        for path in sources()
        for kind, name in includes(path)
        if kind == "own" and not (CSRC / name).exists()
    ]
    assert wrong == []


def test_only_pjrt_sees_the_c_api() -> None:
    seen = {folder(path) for path in sources() if any("pjrt_c_api" in name for _, name in includes(path))}
    assert seen == {"pjrt"}


def test_the_core_is_free_of_torch() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} includes <{name}>"
        for path in sources()
        for kind, name in includes(path)
        if kind == "system" and folder(path) in CORE and name.startswith(("ATen", "torch", "c10", "pybind11", "Python"))
        and not C10.fullmatch(name)
    ]  # fmt: skip
    assert wrong == []


def test_only_the_bindings_see_python() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} includes <{name}>"
        for path in sources()
        for _, name in includes(path)
        if folder(path) != "python" and (name in ("Python.h", "torch/extension.h") or name.startswith(("pybind11", "torch/csrc/utils")))
    ]
    assert wrong == []


# Longer than 600 lines with one idea: path -> why.
LONG: dict[str, str] = {}


def test_files_are_short() -> None:
    """Header about 150 lines, source about 400; at 600, look for the second idea in it."""
    checked = [*sources(), *(ROOT / "torch_tpu").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "tests").rglob("*.cc")]
    long = {str(path.relative_to(ROOT)): lines for path in checked if (lines := path.read_text().count("\n")) > 600}
    assert {name: lines for name, lines in long.items() if name not in LONG} == {}
    assert set(LONG) <= set(long), "an exception that is none"


def test_files_say_what_they_own() -> None:
    """A header or a Python file begins with a comment or docstring; a folder of csrc has a README of about ten lines."""
    silent = [str(path.relative_to(ROOT)) for path in sources() if path.suffix == ".h" and not path.read_text().startswith("//")]
    python = [*(ROOT / "torch_tpu").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
    silent += [str(path.relative_to(ROOT)) for path in python if not re.match(r'(#!.*\n)?"""', path.read_text())]
    assert silent == []
    readmes = {name: CSRC / name / "README.md" for name in {folder(path) for path in sources()}}
    assert sorted(name for name, path in readmes.items() if not path.exists() or path.read_text().count("\n") > 20) == []


def tracked() -> list[Path]:
    """Files that are committed or would be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in run.stdout.split("\0") if name and (ROOT / name).is_file()]


MACHINE = {
    "an absolute path of one machine": re.compile(r"(?<![\w.~-])/(?:home|Users|work|mnt|data|scratch)/\w+|(?<![\w.~-])/root/\w+"),
    "a registry's or a proxy's host": re.compile(r"https?://[\w.:@-]*(?:pypi|pythonhosted|artifactory|nexus|registry|mirror|proxy)[\w.:-]*"),
    "a private address": re.compile(r"\b(?:10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+)\b"),
}


def test_nothing_of_one_machine_is_tracked() -> None:
    files = tracked()
    assert len(files) > 50
    found = []
    for path in files:
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        for what, pattern in MACHINE.items():
            found += [f"{path.relative_to(ROOT)}: {what}: {hit}" for hit in pattern.findall(text)] if path != Path(__file__) else []
    assert found == []


def test_no_large_or_built_file_is_tracked() -> None:
    wrong = [str(path.relative_to(ROOT)) for path in tracked() if path.stat().st_size > 1 << 20 or path.suffix in (".so", ".o", ".a", ".pyc", ".whl")]
    assert wrong == []
