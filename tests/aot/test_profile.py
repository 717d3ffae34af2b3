"""The bundles of an op read from its dump; the profile of programs and of a Pallas kernel; what goes wrong, and what is left behind."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
import torch

from torch_tpu import aot
from torch_tpu.aot import profile_command
from torch_tpu.aot.bundles import Bundles, read_bundles
from torch_tpu.aot.chips import CHIPS
from torch_tpu.aot.dump import compile_with_bundles, with_equals
from torch_tpu.aot.hlo import Array, Instruction
from torch_tpu.aot.time_model import time_of

from .needs import needs_libtpu
from .test_time_model import ONE, RATE, START, MB, module, one

KERNEL = Path(__file__).parent / "data" / "pallas_exp.mlir"

# A loop of 6 runs over bundles 2 to 13, whose middle (9 to 11) is left out when the counter is 0, as in a pipeline that first only loads.
CODE = """
= control target key end

     0   :  { %s1_s0 = smov.u32 0 /* copy for cssa */ }
   0x1   :  {}
   0x2 LB: > { %p5_p1 = scmp.ge.s32.totalorder %s2_s1, 1  ;;  %s2_s1 = sphi %s1_s0, %s3_s1 /* phi copy */ }
   0x3   : > { %p6_p2 = pneg %p5_p1 }
   0x4   : > { %10 = sbr.rel (%p6_p2) target = $region7 }
   0x5   : > {}
   0x6   : > {}
   0x7   : > {}
   0x8   : > {}
   0x9   : > { %v1_v0 = vld [vmem:[%s9_s9] sm:$0xff] }
   0xa   : > { %v2_v0 = vadd.f32 %v1_v0, %v1_v0 }
   0xb   : > { %11 = vst [vmem:[%s9_s9] sm:$0xff] %v2_v0 }
   0xc PF: > { %s3_s1 = sadd.s32 1, %s2_s1  } /* Start/End empty region 7 */
   0xd   : > { %p4_p0 = scmp.ge.s32.totalorder %s3_s1, BOUND /* loop exit test */ }
   0xe   :  { %12 = sbr.rel (!%p4_p0) target = $region8 }
   0xf   :  {}
  0x10   :  {}
  0x11   :  {}
  0x12   :  { %13 = vsyncpa [#allocation7], 1 } /* exit bundle: %add.1 = add(%x.1) */
"""
UNITS = "== CAPACITY:\nVALU, VLOAD\n    4     3\n== UTILIZATION:\n" + "".join(
    f"{int(row == 10)} {int(row == 9)}\n" for row in range(0x13)
)


def test_a_loop_and_what_it_skips() -> None:
    found = read_bundles(CODE.replace("BOUND", "6"), UNITS)
    assert found.cycles == 2 + 6 * 17 - 3  # with the four bundles that run while a branch is under way
    assert found.static == 19 and found.used == {"VALU": 5, "VLOAD": 5} and found.exact
    assert found.utilisation("VALU") == pytest.approx(5 / (4 * found.cycles))


def test_an_unknown_branch_is_said() -> None:
    found = read_bundles(CODE.replace("BOUND", "%s77_s7"), UNITS)
    assert not found.exact and not found.loops_known and found.cycles == 19 - 3  # counted once
    with pytest.raises(ValueError, match="no bundles"):
        read_bundles("nothing of the kind")


def test_long_loops_are_scaled() -> None:
    found = read_bundles(CODE.replace("BOUND", "4000000"), UNITS)
    assert not found.exact and found.cycles == pytest.approx(4_000_000 * 17, rel=0.01)


def test_times_by_bundles() -> None:
    m = module(one("parameter", size=4), one("custom-call", 1, size=4, target="flash"), one("negate", 1, size=4))
    cycles = 10 * int(8 * MB / RATE * CHIPS["v6e"].clock_hz)
    timing = time_of(m, ONE, {"custom-call": Bundles(100, cycles, True), "negate": Bundles(10, 20, True)})
    assert not timing.without and [(op.name, op.basis) for op in timing.ops] == [("custom-call", "bundles"), ("negate", "traffic")]
    assert timing.ops[0].seconds == pytest.approx(cycles / CHIPS["v6e"].clock_hz + START)
    assert timing.ops[1].seconds == pytest.approx(8 * MB / RATE + START)
    assert time_of(m, ONE, {"custom-call": Bundles(100, cycles, False, loops_known=False)}).lower_bounds == {"flash": 1}


def test_equal_ops_have_equal_code() -> None:
    def fusion(name: str, space: int) -> Instruction:
        return Instruction("fusion", name, operands=[1], arrays=[Array(16, (8,), 16, space)], called=[1])

    m = module(one("parameter", size=4), fusion("fusion", 0), fusion("fusion", 0), fusion("fusion", 1), inside=[one("parameter", size=4), one("negate", 1, size=4)])
    for number, name in ((2, "a"), (3, "b"), (4, "c")):
        m.computations[0][number].name = name
    code = Bundles(5, 9, True)
    assert with_equals(m, {"a": code}) == {"a": code, "b": code}


@needs_libtpu
def test_the_profile_of_a_function(tpu: str) -> None:
    with aot.fake_tensors():
        x = torch.empty(512, 2048)

    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.softmax(x, -1) @ x.t()

    found = aot.profile(function, (x,), "v6e")
    assert not found.without and found.seconds == pytest.approx(sum(op.seconds for op in found.ops))
    product = max(found.ops, key=lambda op: op.flops)
    assert product.flops == 2 * 512 * 512 * 2048 and product.units["MATMUL"] > 0.1 and product.line.startswith("test_profile.py:")
    assert all(op.cycles > 0 and op.exact for op in found.ops)
    assert any(op.units["EUP"] > 0.01 for op in found.ops)  # exp
    assert "MATMUL" in str(found) and "aten::" in str(found)


@needs_libtpu
def test_the_profile_of_a_pallas_kernel(tpu: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "torch_tpu", "profile-static", str(KERNEL), "--json", str(tmp_path / "p.json"), "--html", str(tmp_path / "p.html")]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    [kernel] = json.loads((tmp_path / "p.json").read_text())["ops"]
    assert kernel["exact"] and 10 * kernel["bundles"] > kernel["cycles"] > 8 * 128 * 128 / 1024  # 8 blocks and 2 runs to fill and drain; EUP does 1,024 elements a bundle
    assert kernel["bytes"] == 2 * 1024 * 128 * 4 and kernel["line"] == "pk.py:9" and 0 < kernel["units"]["EUP"] < 1
    assert "pallas_call" in ended.stdout
    page = (tmp_path / "p.html").read_text()
    assert "pallas_call" in page and "<svg" in page and "http" not in page.replace("http://www.w3.org", "")


@needs_libtpu
def test_what_cannot_be_profiled(tpu: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    (tmp_path / "not.mlir").write_bytes(b"\xff\x00")
    with pytest.raises(ValueError, match="no StableHLO text"):
        aot.profile(tmp_path / "not.mlir")
    with pytest.raises(FileNotFoundError):
        aot.profile(tmp_path / "nowhere.mlir")
    (tmp_path / "wrong.mlir").write_text("module { func.func public @main() { oops } }")
    with pytest.raises(aot.ProgramRefused, match=r"wrong\.mlir"):
        aot.profile(tmp_path / "wrong.mlir")
    (tmp_path / "torch_tpu_dump_999999999_x").mkdir()  # of a process that was killed
    (tmp_path / f"torch_tpu_dump_{os.getppid()}_x").mkdir()
    monkeypatch.setattr("torch_tpu.aot.worker._RUN", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)")
    with pytest.raises(RuntimeError, match="process ended with -9"):
        compile_with_bundles("v6e:1x1", "", False, 1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["not.mlir", f"torch_tpu_dump_{os.getppid()}_x", "wrong.mlir"]


def test_a_function_of_a_file(tpu: str, tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text("import torch\nx = torch.ones(3)\ndef step():\n    return x + 1\n")
    found = profile_command._program(f"{tmp_path}/train.py:step")
    assert type(found.__globals__["x"]).__name__ == "FakeTensor" and found.__globals__["x"].device.type == "tpu"
    with pytest.raises(ValueError, match="has no function 'other'"):
        profile_command._program(f"{tmp_path}/train.py:other")
    assert profile_command._program("kernel.mlir") == "kernel.mlir"
