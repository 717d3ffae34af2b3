"""Meshes with a tensor axis, slices joined by the data-centre network, scaling curves; what is advised."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from torch import nn

import torch_tpu
from tests.aot.needs import needs_libtpu
from tests.planning.test_plan import CONFIG, DIM, decoder
from torch_tpu import aot
from torch_tpu.aot.chips import CHIPS
from torch_tpu.aot.division import tensor_dims
from torch_tpu.aot.interconnect import Slice, dcn_seconds
from torch_tpu.aot.sharding import Mesh
from torch_tpu.aot.worker import Worker
from torch_tpu.planning import Plan, Work, advice_of, model_of
from torch_tpu.planning.measure import Measured, ProgramPlan
from torch_tpu.planning.page import page
from torch_tpu.planning.scaling import curves, other_slices

TRAINING = {"layers": 1, "batch": 4, "sequence": 256, "optimizer": "adamw"}


@pytest.fixture(scope="module")
def tensor() -> Plan:
    return torch_tpu.plan(decoder, "v6e:2x2", mesh="fsdp=2,tensor=2", slices=2, scaling=True, **TRAINING)


@needs_libtpu
def test_a_tensor_axis(tensor: Plan, tpu: str) -> None:
    """Two devices share a batch: the products of a step, and what lives from step to step, are divided; activations mostly."""
    one = torch_tpu.plan(decoder, "v6e", **TRAINING)
    assert [program.name for program in tensor.programs] == ["forward", "backward", "optimizer"]
    assert tensor.model_flops == pytest.approx(one.model_flops / 2, rel=0.01)  # no product is done twice
    for kind in ("parameters", "gradients", "optimizer state"):
        assert tensor.memory[kind] == pytest.approx(one.memory[kind] / 4, rel=0.02)
    assert one.memory["activations"] / 2 < tensor.memory["activations"] < one.memory["activations"]  # what lies between blocks is on both
    assert tensor.tokens_per_second_per_chip == pytest.approx(4 * 256 / 2 / tensor.seconds)
    optimizer = tensor.programs[-1]
    assert "ici" not in optimizer.seconds  # gradients and states lie as their parameters do
    assert all(program.seconds["ici"] > 0 for program in tensor.programs[:-1])


@needs_libtpu
def test_slices_and_scaling_are_told(tensor: Plan, tpu: str) -> None:
    backward = tensor.programs[1]
    assert backward.seconds["dcn"] == dcn_seconds(tensor.memory["gradients"], 2) == pytest.approx(tensor.memory["gradients"] / 4.1e9)
    text, html = str(tensor), page([tensor])
    assert "2 slices of v6e:2x2, 4 devices (fsdp 2, tensor 2)" in text and "between slices" in text and "weak (batch of a device stays)" in text and "assumed" in text
    assert "scaling: tokens a second" in html and "the ops of a step as they run, all layers" in html and "http" not in html
    told = json.loads(json.dumps(tensor.as_dict()))
    assert told["slices"] == 2 and {point["curve"] for point in told["scaling"]} == {"weak", "strong"} and "model" in told["basis"]["scaling"]
    weak = [point for point in tensor.scaling if point.curve == "weak"]
    assert [point.devices for point in weak[:3]] == [4, 8, 16] and weak[-1].devices == 8 * 256 and weak[0].efficiency == 1 > weak[-1].efficiency > 0
    assert weak[0].seconds == pytest.approx(tensor.seconds - backward.seconds["dcn"])  # this slice, as it was compiled


def test_scaling_by_hand() -> None:
    mesh, chip = Mesh({"data": 2, "fsdp": 8}), CHIPS["v6e"]
    others = other_slices(chip, mesh)
    assert [other.devices for other in others] == [8, 16, 32, 64, 128, 256]
    assert others[3].groups == {16: 64, 2: 8} and others[0].groups == {16: 8, 2: 1}
    assert other_slices(chip, Mesh({"data": 4, "fsdp": 4}))[-1].groups == {16: 256}  # groups of four may be either axis

    def measured(seconds: float) -> Measured:
        on = {other.devices: {"compiler": seconds, "ici": 0.1} for other in others}
        return Measured(0, [ProgramPlan("backward", on[16], {}, 0.0, {}, {}, on)], [], [], {})

    points = curves(chip, mesh, Work(batch=2, sequence=10), measured(1.0), measured(1.5), others, gradient_bytes=4.1e9)
    weak, strong = ([point for point in points if point.curve == curve] for curve in ("weak", "strong"))
    assert [(point.devices, point.slices) for point in weak[-4:]] == [(256, 1), (512, 2), (1024, 4), (2048, 8)]
    assert weak[0].seconds == pytest.approx(1.1) and weak[-3].seconds == pytest.approx(1.1 + 1.0) and weak[-2].collective_seconds == pytest.approx(0.1 + 1.5)
    assert weak[0].tokens_per_second == pytest.approx(20 * 8 / 1.1)
    assert {point.devices * point.batch for point in strong} == {512} and strong[0].devices == 16 and strong[-1].batch == 1
    assert strong[0].seconds == pytest.approx(1.1 + 0.5 * 15)


def test_a_slice_of_another_size() -> None:
    here = Slice(CHIPS["v6e"], (4, 4), 16)
    there = replace(here, shape=(16, 16), devices=256, groups={16: 256})
    assert there.seconds("all-reduce", 10**8, 16) == replace(there, groups={}).seconds("all-reduce", 10**8, 256) < here.seconds("all-reduce", 10**8, 16)
    assert replace(here, groups={2: 1}).seconds("all-reduce", 10**8, 2) == 0
    assert dcn_seconds(1e9, 1) == 0 < dcn_seconds(1e9, 2) < dcn_seconds(1e9, 4)


def test_which_dimension_tensor_divides() -> None:
    found = tensor_dims(decoder(1))
    assert found == {
        "embedding.weight": 0, "head.weight": 0, "head.bias": 0, "blocks.0.qkv.weight": 0, "blocks.0.qkv.bias": 0, "blocks.0.out.weight": 1,
        "blocks.0.mlp.1.weight": 0, "blocks.0.mlp.1.bias": 0, "blocks.0.mlp.3.weight": 1,
    }  # fmt: skip
    assert tensor_dims(nn.Sequential(nn.Linear(DIM, DIM), nn.ReLU())) == {}  # one of a kind is no pair


def test_a_transformers_model_says_it_itself(tmp_path: Path) -> None:
    pytest.importorskip("transformers", reason="transformers is not installed; requirements/demo.txt brings it")
    (tmp_path / "config.json").write_text(json.dumps(CONFIG))
    with torch.device("meta"):
        found = tensor_dims(model_of(tmp_path).make(1))
    layer = {name.removeprefix("model.layers.0."): dim for name, dim in found.items() if ".layers." in name}
    assert layer == {
        "self_attn.q_proj.weight": 0, "self_attn.k_proj.weight": 0, "self_attn.v_proj.weight": 0, "self_attn.o_proj.weight": 1,
        "mlp.gate_proj.weight": 0, "mlp.up_proj.weight": 0, "mlp.down_proj.weight": 1,
    } | {name: 0 for name in layer if "norm" in name}  # fmt: skip
    assert found["lm_head.weight"] == found["model.embed_tokens.weight"] == 0


@needs_libtpu
def test_compile_over_a_mesh(tpu: str) -> None:
    with aot.fake_tensors():
        model = nn.Sequential(nn.Linear(DIM, 4 * DIM, bias=False), nn.ReLU(), nn.Linear(4 * DIM, DIM, bias=False))
        optimizer = torch.optim.SGD(model.parameters())
        x = torch.empty(16, DIM)

    def step(x: torch.Tensor) -> None:
        optimizer.zero_grad()
        model(x).square().mean().backward()
        optimizer.step()

    compiled = aot.compile(step, (x,), "v6e:2x2", mesh="data=2,tensor=2", state=(model, optimizer))
    assert compiled.devices == 4 and [program.name.split()[1] for program in compiled.programs] == ["forward", "backward", "inference"]
    products = 2 * 16 * DIM * 4 * DIM
    assert [program.timing.flops for program in compiled.programs] == [2 * products / 4, 3 * products / 4, 0]
    with torch.no_grad():
        [program] = aot.compile(nn.Sequential(nn.Linear(DIM, 64)), (torch.empty(16, DIM),), "v6e:2x2", mesh="data=4").programs
    assert program.timing.flops == 2 * 4 * DIM * 64
    with pytest.raises(ValueError, match="has 2 devices, and v6e:2x2 4"):
        aot.compile(step, (x,), "v6e:2x2", mesh="data=2")
    with pytest.raises(ValueError, match="the axes data, fsdp, tensor, not model"):
        aot.compile(step, (x,), "v6e:2x2", mesh="model=4")


def test_a_compiler_that_ends_is_an_error() -> None:
    worker = Worker()
    worker.end()
    with pytest.raises(RuntimeError, match="the compiler's process ended with -9"):
        worker.compile("v6e:2x2", "", False, 4)


@needs_libtpu
def test_two_plans_at_once(tpu: str, tmp_path: Path) -> None:
    code = "import sys; from tests.planning.test_plan import decoder; import torch_tpu; print(torch_tpu.plan(decoder, 'v6e', layers=1, kind='prefill', batch=1, sequence=64).fits)"
    both = [subprocess.Popen([sys.executable, "-W", "ignore", "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [(one.communicate(timeout=300)[0].strip(), one.returncode) for one in both] == [("True", 0)] * 2


def test_advice_says_why(tensor: Plan) -> None:
    def told(plan: Plan) -> str:
        return "\n".join(f"{one.what} [{one.evidence}]" for one in advice_of(plan))

    assert "a larger batch (--largest" in told(tensor) and "are free" in told(tensor)
    backward = replace(tensor.programs[1], seconds={"compiler": 1.0, "ici": 1.0, "dcn": 2.0}, bytes={**tensor.programs[1].bytes, "held": 2.0**36})
    slow = replace(tensor, programs=[backward], ops=[])
    assert "a smaller tensor axis" in told(slow) and "1 s, 25% of the step" in told(slow) and "2 s, 50% of the step" in told(slow)
    assert not slow.fits and "too much at batch 4" in told(slow)
    full = replace(slow, memory={**slow.memory, "activations": 2.0**36})
    assert "--checkpointing [64.00 GiB are activations" in told(full)
    assert "no batch is small enough" in told(replace(slow, memory={"parameters": 2.0**36}))
