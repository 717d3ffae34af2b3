"""Options and fixtures of all tests: the device under test, scripts in fresh processes, the size of the run.

`--device cpu` runs the tests with CPU standing in for the device: it checks the tests, not the device. TESTS_SIZE=nightly
makes the random and the stress tests longer.
"""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# Caches of the tests' own: the user's stay as they are, and a second run is quick.
os.environ.setdefault("TORCH_TPU_CACHE_DIR", str(ROOT / "build" / "tests-cache"))
os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", str(ROOT / "build" / "tests-graphs"))

Script = Callable[..., subprocess.CompletedProcess[str]]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--device", default="tpu", help="the device under test; cpu checks the tests themselves")


def pytest_report_header(config: pytest.Config) -> str:
    return f"device: {config.getoption('--device')}, size: {os.environ.get('TESTS_SIZE', 'ci')}"


@pytest.fixture(scope="session")
def device(pytestconfig: pytest.Config) -> str:
    """The device under test, as torch.device takes it."""
    return pytestconfig.getoption("--device")


@pytest.fixture
def tpu(device: str) -> str:
    """For tests of what CPU does not have."""
    if device == "cpu":
        pytest.skip("about device tpu; --device cpu only checks the tests that compare with CPU")
    return device


@pytest.fixture
def script() -> Script:
    """script(code, *arguments, timeout_s=300, **environment): runs Python code in a fresh process at the repository root.

    An environment value of None removes the variable. The result has returncode, stdout, stderr.
    """

    def run(code: str, *arguments: str, timeout_s: float = 300, **environment: str | None) -> subprocess.CompletedProcess[str]:
        merged = {**os.environ, **environment}
        return subprocess.run(
            [sys.executable, "-c", textwrap.dedent(code), *arguments], cwd=ROOT, text=True, capture_output=True,
            timeout=timeout_s, env={name: value for name, value in merged.items() if value is not None}, check=False,
        )  # fmt: skip

    return run


@pytest.fixture
def passes(script: Script) -> Callable[..., str]:
    """Like script, but the process must exit with 0; gives its standard output."""

    def run(code: str, *arguments: str, timeout_s: float = 300, **environment: str | None) -> str:
        result = script(code, *arguments, timeout_s=timeout_s, **environment)
        assert result.returncode == 0, f"exit {result.returncode}\n{result.stdout}\n{result.stderr[-4000:]}"
        return result.stdout

    return run


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Expected failures, from tests/known_failures.py. One that passes is an error: its entry has to go."""
    from tests.known_failures import KNOWN

    for item in items:
        for part, reason in KNOWN.items():
            if part in item.nodeid:
                item.add_marker(pytest.mark.xfail(reason=reason, strict=True))
