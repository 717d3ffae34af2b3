"""HBM traffic and times of modules made by hand; of programs that others measured on the chip."""

from __future__ import annotations

import pytest
import torch

from torch_tpu import aot
from torch_tpu.aot.chips import CHIPS
from torch_tpu.aot.hlo import Array, Instruction, Module
from torch_tpu.aot.time_model import time_of
from torch_tpu.aot.traffic import hbm_bytes

from .needs import needs_libtpu

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
    timing = time_of(m, V6E)
    assert timing.seconds == pytest.approx(5 * (16 * MB / RATE + START))
    assert [(op.name, op.runs, op.basis) for op in timing.ops] == [("negate", 5, "traffic")]
    condition[2].direction = "EQ"
    assert time_of(m, V6E).loops_of_unknown_length == ["while"]


def test_copies_run_beside_ops_and_what_waits_for_them_waits() -> None:
    start = one("copy-start", 1, called=[])
    start.arrays = [array(16, VMEM), array(16)]
    done = one("copy-done", 2, size=16, space=VMEM)
    work = one("negate", 1, size=2)
    hidden = time_of(module(one("parameter", size=16), start, work, done), V6E)
    alone = 18 * MB / RATE + START
    assert hidden.seconds == pytest.approx(alone)  # the copy of 16 MiB is over before
    assert hidden.parts["wait"] == 0
    exposed = time_of(module(one("parameter", size=16), start, one("copy-done", 2, size=16, space=VMEM)), V6E)
    assert exposed.seconds == exposed.parts["wait"] == pytest.approx(16 * MB / RATE)


def test_what_has_no_estimate_is_named() -> None:
    m = module(one("parameter", size=4), one("custom-call", 1, size=4, target="flash"), one("all-reduce", 1, size=4), one("sort", 1, size=4))
    timing = time_of(m, V6E)
    assert timing.without == {"flash": 1, "all-reduce": 1}
    assert timing.lower_bounds == {"sort": 1}


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
