"""The table of chips beside what libtpu says of them; names of topologies; several processes at once."""

from __future__ import annotations

import math
import re
import subprocess
import sys

import pytest

from torch_tpu.aot import topology
from torch_tpu.aot.chips import CHIPS
from torch_tpu.aot.topology import chip_of, open_topology, smallest

from .needs import needs_libtpu

TOO_LARGE = """module @main { func.func public @main(%a: tensor<137438953472xf32>) -> tensor<137438953472xf32> {
  %0 = "stablehlo.negate"(%a) : (tensor<137438953472xf32>) -> tensor<137438953472xf32>
  "func.return"(%0) : (tensor<137438953472xf32>) -> () } }"""


@needs_libtpu
@pytest.mark.parametrize("chip", CHIPS.values(), ids=lambda chip: chip.name)
def test_libtpu_agrees_with_the_table(chip: object) -> None:
    opened = open_topology(smallest(chip))
    shape = [int(size) for size in smallest(chip).split(":")[1].split("x")]
    assert len(shape) == chip.dimensions
    assert opened.num_devices == chip.devices * math.prod(shape)
    with pytest.raises(RuntimeError, match="exceeds available HBM") as refused:
        opened.compile(TOO_LARGE)
    usable_gib = float(re.search(r"available HBM \(([\d.]+)G\)", str(refused.value)).group(1))
    assert chip.usable_hbm_bytes == int(usable_gib * 2**30)
    assert chip.usable_hbm_bytes < chip.hbm_bytes * 1.01


def test_peak_is_flops_a_cycle_at_the_clock() -> None:
    for name, flops_a_cycle in {"v5e": 131_072, "v5p": 262_144, "v6e": 524_288, "v7x": 524_288}.items():
        assert CHIPS[name].peak_flops["bf16"] == pytest.approx(flops_a_cycle * CHIPS[name].clock_hz, rel=0.002)


def test_names() -> None:
    assert chip_of("v6e") is chip_of("v6e:4x4") is CHIPS["v6e"]
    assert chip_of("tpu7x:2x2x1") is chip_of("v7x") is CHIPS["v7x"]
    with pytest.raises(ValueError, match=r"no chip 'v9' .*v5e:\{1x1, .*v7x:\{2x2x1"):
        chip_of("v9:2x2")
    with pytest.raises(ValueError, match=r"no slice '4x4' of v5p: its shape has 3 dimensions.*There are"):
        open_topology("v5p:4x4")


@needs_libtpu
def test_a_slice_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match=r"libtpu has no topology 'v6e:3x3': .*There are: v5e"):
        open_topology("v6e:3x3")


def test_without_libtpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(topology, "libtpu_path", lambda: None)
    open_topology.cache_clear()
    with pytest.raises(ImportError, match="pip install"):
        open_topology("v6e:1x1")


@needs_libtpu
def test_two_processes_at_once() -> None:
    code = "from torch_tpu.aot.topology import open_topology; print(open_topology('v5e').device_kind); input()"
    started = [subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    kinds = [process.stdout.readline() for process in started]  # both are open now
    for process in started:
        process.communicate("\n", timeout=60)
    assert kinds == ["TPU v5 lite\n"] * 2
