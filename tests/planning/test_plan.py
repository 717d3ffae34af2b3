"""torch_tpu.plan: counted layers against compiled ones, what fits and what does not, kinds of memory, text, JSON, page, command."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn
from torch.nn import functional as F

import torch_tpu
from tests.aot.needs import needs_libtpu
from torch_tpu.planning import Plan, Work, largest_batch, model_of
from torch_tpu.planning.command import arguments, main, table
from torch_tpu.planning.measure import Measured, OpTime, ProgramPlan, counted_up
from torch_tpu.planning.mesh import mesh_of
from torch_tpu.planning.page import page

DIM, HEADS, VOCABULARY = 256, 4, 512

CONFIG = {
    "model_type": "qwen3", "hidden_size": 256, "intermediate_size": 512, "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2,
    "head_dim": 64, "vocab_size": 512, "tie_word_embeddings": False,
}  # fmt: skip


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm, self.qkv, self.out = nn.LayerNorm(DIM), nn.Linear(DIM, 3 * DIM), nn.Linear(DIM, DIM)
        self.mlp = nn.Sequential(nn.LayerNorm(DIM), nn.Linear(DIM, 4 * DIM), nn.GELU(), nn.Linear(4 * DIM, DIM))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        query, key, value = self.qkv(self.norm(x)).unflatten(-1, (3, HEADS, DIM // HEADS)).permute(2, 0, 3, 1, 4)
        x = x + self.out(F.scaled_dot_product_attention(query, key, value, is_causal=True).transpose(1, 2).flatten(2))
        return x + self.mlp(x)


class Decoder(nn.Module):
    def __init__(self, layers: int) -> None:
        super().__init__()
        self.embedding, self.blocks, self.head = nn.Embedding(VOCABULARY, DIM), nn.Sequential(*(Block() for _ in range(layers))), nn.Linear(DIM, VOCABULARY)

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        return self.head(self.blocks(self.embedding(tokens)))


def decoder(layers: int = 6) -> nn.Module:
    return Decoder(layers)


@pytest.fixture(scope="module")
def training() -> Plan:
    return torch_tpu.plan(decoder, "v6e", layers=2, batch=2, sequence=256, optimizer="sgd")


@needs_libtpu
def test_counted_layers_are_compiled_ones(tpu: str) -> None:
    given: dict[str, Any] = {"kind": "prefill", "batch": 4, "sequence": 256}
    counted, whole = torch_tpu.plan(decoder, "v6e", **given), torch_tpu.plan(decoder, "v6e", count_layers=False, **given)
    assert counted.parameters == whole.parameters and counted.model_flops == whole.model_flops > 0
    assert counted.peak_bytes == pytest.approx(whole.peak_bytes, rel=0.01)
    assert counted.seconds == pytest.approx(whole.seconds, rel=0.05)  # later layers are scheduled a little differently
    assert "counted from 2 and 4 layers of 6" in counted.basis["HBM"] and "all of it compiled" in whole.basis["HBM"]


@needs_libtpu
def test_a_training_step(training: Plan, tpu: str) -> None:
    assert [program.name for program in training.programs] == ["forward", "backward", "optimizer"]
    assert training.fits and not training.refused
    weights = 2 * training.parameters
    assert training.memory["parameters"] == training.memory["gradients"] == weights
    assert sum(training.memory.values()) == pytest.approx(training.peak_bytes)
    assert training.memory["activations"] > 0 and training.memory["temporary"] > 0
    matrices = 12 * DIM**2 * 2 + DIM * VOCABULARY
    attention = 3 * 2 * 2 * 2 * (2 * 256 * 256 * DIM)  # passes, layers, products, batch
    assert training.model_flops == pytest.approx(6 * matrices * 512 + attention, rel=0.01)
    assert training.tokens_per_second_per_chip == pytest.approx(512 / training.seconds)
    assert 0 < training.mfu < 1
    assert not training.beside.keys() - {"aten::ones_like"}  # the loss is in the program, too
    assert any("test_plan.py" in op.line for op in training.ops)


@needs_libtpu
def test_a_mesh(training: Plan, tpu: str) -> None:
    """The same step on four devices: each has its batch, and a quarter of what lives from step to step."""
    divided = torch_tpu.plan(decoder, "v6e:2x2", layers=2, batch=2, sequence=256, optimizer="sgd")
    assert divided.mesh == {"fsdp": 4} and divided.parameters == training.parameters
    for kind in ("parameters", "gradients"):
        assert divided.memory[kind] == pytest.approx(training.memory[kind] / 4, rel=0.01)
    assert divided.memory["activations"] == pytest.approx(training.memory["activations"], rel=0.01)
    assert divided.model_flops == pytest.approx(training.model_flops, rel=0.01)
    assert all(program.seconds["ici"] > 0 for program in divided.programs if program.name != "optimizer")
    assert divided.seconds > training.seconds and "4 devices (fsdp 4), figures of one" in str(divided) and "collectives" in str(divided)


def test_meshes() -> None:
    assert mesh_of(None, 4).axes == {"fsdp": 4} and mesh_of("data=2,fsdp=2", 4).axes == {"data": 2, "fsdp": 2}
    with pytest.raises(ValueError, match="has 8 devices, and the slice 4"):
        mesh_of("fsdp=8", 4)
    with pytest.raises(ValueError, match="the axes data, fsdp, tensor, not tp"):
        mesh_of("tp=4", 4)
    assert mesh_of(None, 8192).axes == {"data": 32, "fsdp": 256}


@needs_libtpu
def test_told_as_text_json_and_page(training: Plan, tpu: str) -> None:
    text = str(training)
    assert "decoder: " in text and "fits, " in text and "to spare" in text and "MFU" in text and "test_plan.py:" in text and "[compiler, all of it compiled" in text
    told = json.loads(json.dumps(training.as_dict()))
    assert told["fits"] is True and told["work"]["optimizer"] == "sgd" and told["basis"].keys() == {"HBM", "time", "flops"}
    html = page([training, training])
    assert html.count("<svg") == 6 and "HBM of one device at the peak" in html
    assert "http" not in html, html[html.index("http") - 80 :][:160]
    assert len(table([training, training])) == 3


@needs_libtpu
def test_what_does_not_fit(training: Plan, tpu: str) -> None:
    program = replace(training.programs[0], bytes={**training.programs[0].bytes, "held": 2.0**36})
    counted = replace(training, programs=[program])
    assert not counted.fits and not counted.refused and "does NOT fit: 32.77 GiB too much" in str(counted)
    refused = torch_tpu.plan(lambda: nn.Embedding(2**25, 2**10), "v6e", kind="prefill", batch=1, sequence=1)
    assert not refused.fits and refused.needed_bytes > 2**36 * 0.9 and "exceeds available HBM" in refused.refused
    assert "does NOT fit" in str(refused) and json.dumps(refused.as_dict()) and "<svg" in page([refused, counted])


@needs_libtpu
def test_the_largest_batch(tpu: str) -> None:
    given = model_of(lambda: nn.Sequential(nn.Embedding(VOCABULARY, 4 * DIM), nn.Linear(4 * DIM, 4 * DIM)))
    found = largest_batch(given, "v5e", Work("prefill", batch=64, sequence=4096))
    assert found.fits and found.peak_bytes > 0.98 * found.chip.usable_hbm_bytes
    assert not torch_tpu.plan(given, "v5e", kind="prefill", batch=round(1.03 * found.work.batch), sequence=4096).fits
    none = largest_batch(given, "v5e", Work("prefill", batch=8192, sequence=4096))
    assert not none.fits and none.work.batch == 8192


def measured(layers: int) -> Measured:
    program = ProgramPlan("prefill", {"traffic": 1.0 + layers}, {"argument": 10.0 * layers, "output": 1.0, "temp": 5.0, "alias": 0.0, "held": 0.0}, 7.0 * layers, {}, {"gather": 1.0})
    ops = [OpTime("aten::mm", "model.py:1", "compiler", 2.0 * layers, 1.0, 1.0), *([OpTime("copy", "", "traffic", 3.0, 1.0, 0.0)] if layers == 4 else [])]
    return Measured(100.0 + layers, [program], [{"parameters": 10.0 * layers}], ops, {})


def test_counting_up() -> None:
    whole = counted_up([measured(2), measured(4)], 32)
    [program] = whole.programs
    assert whole.parameters == 132 and program.flops == 7 * 32 and program.seconds == {"traffic": 33.0} and program.total_bytes == 326
    assert program.lower_bounds == {"gather": 1.0} and whole.kinds == [{"parameters": 320.0}]
    assert [(op.op, op.seconds) for op in whole.ops] == [("aten::mm", 64.0), ("copy", 45.0)]
    few, more = measured(2), measured(4)
    few.programs[0].seconds["wait"], more.programs[0].seconds["wait"] = 0.5, 0.25  # one schedule waits, the other less: it is not below zero with 32
    assert counted_up([few, more], 32).programs[0].seconds["wait"] == 0.25
    other = measured(4)
    other.programs[0].name = "decode"
    with pytest.raises(RuntimeError, match="cannot be counted"):
        counted_up([measured(2), other], 32)


def test_wrong_arguments(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no kind 'serving'; there are training, prefill, decode"):
        Work("serving")
    with pytest.raises(ValueError, match="no optimizer 'lion'; there are adamw"):
        Work(optimizer="lion")
    with pytest.raises(ValueError, match="batch 0"):
        Work(batch=0)
    with pytest.raises(ValueError, match="takes no argument `layers`"):
        model_of(lambda: nn.Linear(2, 2), layers=3)
    (tmp_path / "config.json").write_text('{"hidden_size": 4}')
    with pytest.raises(ValueError, match="no config of Transformers: it has no model_type"):
        model_of(tmp_path)
    (tmp_path / "config.json").write_text("{")
    with pytest.raises(ValueError, match="is no JSON file"):
        model_of(tmp_path)


def options(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    arguments(parser)
    return parser.parse_args(given)


def test_a_command_that_cannot_be_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(options(str(tmp_path / "nothing"))) == 2
    assert "nothing" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        options("config.json", "--batch", "many")
    pytest.importorskip("transformers", reason="transformers is not installed; requirements/demo.txt brings it")
    (tmp_path / "config.json").write_text(json.dumps(CONFIG))
    assert main(options(str(tmp_path), "--chip", "v9")) == 2
    assert "there is no chip 'v9'" in capsys.readouterr().err


@needs_libtpu
def test_a_transformers_config(tpu: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("transformers", reason="transformers is not installed; requirements/demo.txt brings it")
    (tmp_path / "config.json").write_text(json.dumps(CONFIG))
    given = options(str(tmp_path), "--kind", "decode", "--batch", "2", "--sequence", "512", "--json", str(tmp_path / "plan.json"), "--html", str(tmp_path / "plan.html"))
    assert main(given) == 0
    [told] = json.loads((tmp_path / "plan.json").read_text())
    assert told["layers"] == 2 and told["memory"]["key-value cache"] == 2 * 2 * (2 * 2 * 512 * 64) * 2
    assert told["programs"][0]["name"] == "decode" and told["programs"][0]["bytes"]["alias"] >= told["memory"]["key-value cache"]  # written in place
    assert "a cache of 512" in capsys.readouterr().out and (tmp_path / "plan.html").exists()
