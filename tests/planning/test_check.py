"""`python -m torch_tpu check`: exit status, the op and the line of what a chip refuses; a script that fails."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from tests.aot.needs import needs_libtpu
from torch_tpu import _check

GOOD = """
import sys, torch
x = torch.ones(8, 8, device="tpu")
print((x @ x + len(sys.argv)).sum().item())
if "fail" in sys.argv:
    raise SystemExit(3)
"""
REFUSED = "y = torch.fft.fft(torch.ones(8, dtype=torch.complex128, device='tpu'))\n"


def run(*given: str) -> int:
    parser = argparse.ArgumentParser()
    _check.arguments(parser)
    return _check.main(parser.parse_args(given))


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "train.py"
    path.write_text(GOOD)
    return path


@needs_libtpu
def test_a_program_that_a_chip_refuses(script: Path, tpu: str, capfd: pytest.CaptureFixture[str]) -> None:
    script.write_text(GOOD + REFUSED)  # all others compile
    line = len((GOOD + REFUSED).splitlines())
    assert run("--topology", "v5e,v6e", str(script)) == 1
    told = capfd.readouterr().out
    for chip in ("v5e", "v6e"):
        assert f"aten::_fft_c2c at train.py:{line} does not compile for {chip}: " in told
    assert told.count("does not compile") == 2


@needs_libtpu
def test_a_script_that_fails(script: Path, tpu: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(str(script), "fail") == 2
    told = capfd.readouterr()
    assert told.out.startswith("640.0\n") and told.out.endswith("programs compile for v6e\n")  # 8 * 8 * (8 + 2): its arguments reached it
    good, _, of, *_ = told.out.split("\n")[-2].split()
    assert good == of and int(of) >= 2
    assert "exit status 3" in told.err


def test_no_such_chip(script: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("--topology", "v9", str(script)) == 2
    told = capfd.readouterr()
    assert "there is no chip 'v9'" in told.err and "640" not in told.out  # the script has not run


def test_no_script(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(str(tmp_path / "nothing.py")) == 2
    assert "there is no file" in capfd.readouterr().err


def test_the_command_is_there() -> None:
    told = subprocess.run([sys.executable, "-m", "torch_tpu", "--help"], capture_output=True, text=True, check=True).stdout
    assert "check" in told and "plan" in told and "info" in told
