"""torch_tpu.export: a program in files, loaded in a process that knows no model."""

from __future__ import annotations

import pytest
import torch
from torch import nn

import torch_tpu.export

from .models import Llama

pytest.importorskip("safetensors")


class Counting(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear, self.steps = nn.Linear(4, 3), nn.Buffer(torch.zeros(()))

    def forward(self, x, *, scale):
        self.steps.add_(1)
        y = torch.relu(self.linear(x)) * scale
        return {"y": y, "row": y[1], "steps": self.steps + 0}


def test_a_program_with_a_buffer_and_views(tpu: str, tmp_path) -> None:
    model, x, scale = Counting().eval(), torch.randn(5, 4), torch.tensor(2.0)
    torch_tpu.export.save(torch.export.export(model, (x,), {"scale": scale}), tmp_path)
    loaded = torch_tpu.export.load(tmp_path)
    for _ in range(3):
        want, got = model(x, scale=scale), loaded(x.to(tpu), scale=scale.to(tpu))
        for name in want:
            torch.testing.assert_close(got[name].cpu(), want[name].detach())
    with pytest.raises(RuntimeError, match=r"input \d is Float\[6,4\]|input \d is f32\[6,4\]"):
        loaded(torch.randn(6, 4, device=tpu), scale=scale.to(tpu))
    with pytest.raises(ValueError, match="was exported for arguments"):
        loaded(x.to(tpu))


def test_a_fresh_process_needs_no_model(tpu: str, tmp_path, passes) -> None:
    torch.manual_seed(0)
    model, tokens = Llama(layers=1).eval(), torch.randint(96, (2, 8))
    torch_tpu.export.save(torch.export.export(model, (tokens, tokens)), tmp_path)
    out = passes(
        """
        import sys, torch, torch_tpu.export
        loaded = torch_tpu.export.load(sys.argv[1])
        tokens = torch.tensor(eval(sys.argv[2]), device="tpu")
        print(loaded(tokens, tokens).item())
        assert not [name for name in sys.modules if name.startswith("torch._dynamo.") and "output_graph" in name]
        """,
        str(tmp_path), str(tokens.tolist()),
    )  # fmt: skip
    assert abs(float(out.split()[-1]) - model(tokens, tokens).item()) < 1e-4
