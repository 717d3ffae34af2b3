"""HBM traffic and times of modules made by hand; of programs that others measured on the chip."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch

from torch_tpu import aot
from torch_tpu.aot.chips import CHIPS
from torch_tpu.aot.hlo import Array, Instruction, Module
from torch_tpu.aot.interconnect import slice_of
from torch_tpu.aot.time_model import time_of
from torch_tpu.aot.traffic import hbm_bytes

from .needs import needs_libtpu

ONE = slice_of(CHIPS["v6e"], "v6e:1x1", 1)
V6E = CHIPS["v6e"]
RATE = V6E.hbm_bytes_per_s * V6E.hbm_reached
START = 2_200 / V6E.clock_hz
MB = 2**20
VMEM = 1


def array(mebibytes: float, space: int = 0) -> Array:
    return Array(16, (int(mebibytes * MB) // 2,), int(mebibytes * MB), space)


def module(*instructions: Instruction, **computations: list[Instruction]) -> Module:
    """The entry is computation 0; others are numbered from 1 in order. Ids count from 1 in each, the last one is the root."""
    everything = [list(instructions), *computations.values()]
    for computation in everything:
        for id, one in enumerate(computation, 1):
            one.id = id
    return Module(0, {number: {one.id: one for one in computation} for number, computation in enumerate(everything)},
                  {number: len(computation) for number, computation in enumerate(everything)})  # fmt: skip


def one(opcode: str, *operands: int, size: float = 0, space: int = 0, **more: object) -> Instruction:
    return Instruction(opcode, opcode, operands=list(operands), arrays=[array(size, space)] if size else [], **more)


def test_traffic_of_plain_ops() -> None:
    m = module(one("parameter", size=4), one("parameter", size=4, space=VMEM), one("add", 1, 2, size=4), one("slice", 1, size=1),
               one("dynamic-update-slice", 1, 4, size=4))  # fmt: skip
    assert [hbm_bytes(m, 0, m.computations[0][id]) / MB for id in (3, 4, 5)] == [8, 2, 2]


def test_traffic_of_a_fusion_that_slices_and_one_that_updates() -> None:
    slices = [one("parameter", size=64), one("parameter", size=2, parameter=1), one("bitcast", 1, size=64), one("dynamic-slice", 3, size=2), one("add", 4, 2, size=2)]
    updates = [one("parameter", size=64), one("parameter", size=2, parameter=1), one("dynamic-update-slice", 1, 2, size=64)]
    m = module(one("parameter", size=64), one("parameter", size=2), one("fusion", 1, 2, size=2, called=[1]), one("fusion", 1, 2, size=64, called=[2]),
               slices=slices, updates=updates)  # fmt: skip
    assert hbm_bytes(m, 0, m.computations[0][3]) == 6 * MB
    assert hbm_bytes(m, 0, m.computations[0][4]) == 4 * MB


def test_a_loop_counts_as_often_as_its_condition_says() -> None:
    body = [one("parameter", size=8), one("negate", 1, size=8)]
    condition = [one("parameter", size=8), one("constant", number=5), one("compare", 1, 2, direction="LT")]
    m = module(one("parameter", size=8), one("while", 1, size=8, called=[1, 2]), body=body, condition=condition)
    timing = time_of(m, ONE)
    assert timing.seconds == pytest.approx(5 * (16 * MB / RATE + START))
    assert [(op.name, op.runs, op.basis) for op in timing.ops] == [("negate", 5, "traffic")]
    condition[2].direction = "EQ"
    assert time_of(m, ONE).loops_of_unknown_length == ["while"]


def test_copies_run_beside_ops_and_what_waits_for_them_waits() -> None:
    start = one("copy-start", 1, called=[])
    start.arrays = [array(16, VMEM), array(16)]
    done = one("copy-done", 2, size=16, space=VMEM)
    work = one("negate", 1, size=2)
    hidden = time_of(module(one("parameter", size=16), start, work, done), ONE)
    alone = 18 * MB / RATE + START
    assert hidden.seconds == pytest.approx(alone)  # the copy of 16 MiB is over before
    assert hidden.parts["wait"] == 0
    exposed = time_of(module(one("parameter", size=16), start, one("copy-done", 2, size=16, space=VMEM)), ONE)
    assert exposed.seconds == exposed.parts["wait"] == pytest.approx(16 * MB / RATE)


def test_what_has_no_estimate_is_named() -> None:
    m = module(one("parameter", size=4), one("custom-call", 1, size=4, target="flash"), one("send", 1, size=4), one("sort", 1, size=4))
    timing = time_of(m, ONE)
    assert timing.without == {"flash": 1, "send": 1}
    assert timing.lower_bounds == {"sort": 1}


# GB/s of an all-gather over v7x 2x2x1 by bytes received; microbenchmarks/ironwood/collectives/all_gather.md. It set the start and the part reached.
GATHERS_MB = {1.6: 72, 6.3: 129, 25: 162, 101: 175, 403: 179}


@pytest.mark.parametrize("megabytes", GATHERS_MB)
def test_published_gathers(megabytes: float) -> None:
    over = slice_of(CHIPS["v7x"], "v7x:2x2x1", 4)
    per_chip = slice_of(replace(over.chip, ici_bytes_per_s=600e9), "v7x:2x2x1", 4)  # four of the eight devices: one a chip, with all links of it
    predicted = per_chip.seconds("all-gather", int(megabytes * 1e6 * 4 / 3), 4)
    assert predicted / (megabytes * 1e6 / (GATHERS_MB[megabytes] * 1e9)) == pytest.approx(1, abs=0.1)


def test_a_published_all_reduce() -> None:
    size = 17408 * 17408 * 2
    predicted = slice_of(V6E, "v6e:16x16", 256).seconds("all-reduce", size, 256)  # microbenchmarks/trillium/collectives; it set the part reached
    assert predicted / (size * 2 * 255 / 256 / 235.8e9) == pytest.approx(1, abs=0.02)


def test_collectives_by_their_links() -> None:
    ring, line = slice_of(V6E, "v6e:16x16", 256), slice_of(V6E, "v6e:8x8", 64)
    assert line.seconds("all-gather", 10**9, 64) == pytest.approx(2 * ring.seconds("all-gather", 10**9, 256), rel=0.05)
    assert ring.seconds("all-gather", 10**9, 1) == 0
    m = module(one("parameter", size=4), one("all-gather", 1, size=64, config='{"debug":"group_size = 16"}'))
    assert time_of(m, ring).parts == {"ici": ring.seconds("all-gather", 64 * MB, 16)}
    scatter = [one("parameter", size=64), one("all-reduce", 1, size=64), one("dynamic-slice", 2, size=1)]
    m = module(one("parameter", size=64), one("fusion", 1, size=1, called=[1]), scatter=scatter)
    assert time_of(m, line).parts == {"ici": line.seconds("reduce-scatter", 64 * MB, 64)}


def test_a_collective_that_is_started_ahead() -> None:
    ring = slice_of(V6E, "v6e:16x16", 256)
    start = one("all-gather-start", 1)
    start.arrays = [array(4), array(64)]
    m = module(one("parameter", size=4), start, one("negate", 1, size=4), one("all-gather-done", 2, size=64))
    alone = ring.seconds("all-gather", 64 * MB, 256)
    timing = time_of(m, ring)
    assert timing.seconds == pytest.approx(max(alone, 8 * MB / RATE + START))
    assert timing.parts["ici"] == pytest.approx(alone - 8 * MB / RATE - START)


# TFLOP/s per device of v7x, by others: tpu-recipes, microbenchmarks/ironwood/README.md.
MATMULS = {128: 2.59, 512: 105, 1024: 350, 4096: 893}
# GB/s, read and written; microbenchmarks/ironwood/hbm/hbm.md. The largest of that table set `hbm_reached`.
COPIES_MIB = {16: 2757, 256: 3167}


@needs_libtpu
@pytest.mark.parametrize("size", MATMULS)
def test_published_matrix_products(size: int, tpu: str) -> None:
    with aot.fake_tensors():
        x = torch.empty(size, size, dtype=torch.bfloat16)
    predicted = aot.compile(torch.matmul, (x, x), "v7x").seconds
    assert 0.8 <= predicted / (2 * size**3 / MATMULS[size] / 1e12) <= 1.05  # as docs/planning.md says


@needs_libtpu
@pytest.mark.parametrize("mebibytes", COPIES_MIB)
def test_published_copies(mebibytes: int, tpu: str) -> None:
    with aot.fake_tensors():
        x = torch.empty(mebibytes * 512, 1024, dtype=torch.bfloat16)
    predicted = aot.compile(torch.neg, (x,), "v7x").seconds
    assert 0.9 <= predicted / (2 * mebibytes * MB / COPIES_MIB[mebibytes] / 1e9) <= 1.05
