"""What is told of compiled graphs: explain(), the limit on programs, the reason for each."""

from __future__ import annotations

import pytest
import torch

import torch_tpu
from torch_tpu import _compile_log, settings

from .programs import compiled

X = torch.arange(12.0).reshape(3, 4)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_explain(tpu: str) -> None:
    def function(x):
        y = torch.relu(x @ x.t()) + 1
        print("a break")
        return torch.linalg.svdvals(y).sum() * 2

    found = torch_tpu.explain(function, X.to(tpu))
    text = str(found)
    assert len(found.breaks) == 1 and "test_telling.py:" in text
    assert len(found.graphs) == 2  # before the break, and after it; there the op without a lowering comes first
    assert found.programs[0].flops == 2 * 3 * 4 * 3
    assert found.programs[0].bytes == 4 * (12 + 9)
    assert "as an eager call" in text and "_linalg_svd" in text
    assert "the first call" in text
    torch.testing.assert_close(found.result.cpu(), torch.linalg.svdvals(torch.relu(X @ X.t()) + 1).sum() * 2)


def test_the_reason_is_the_new_size(tpu: str) -> None:
    function = compiled(lambda x: x * 2, dynamic=True)
    with _compile_log.collecting() as programs:
        function(X.to(tpu)), function(X[:2].to(tpu)), function(X.to(tpu))
    assert len(programs) == 2 and programs[0].reason == "the first call"
    assert "float32[3,4] -> float32[2,4]" in programs[1].reason


def test_too_many_programs_is_an_error(tpu: str) -> None:
    function = compiled(lambda x: x + 1, dynamic=True)
    settings.put("TORCH_TPU_RECOMPILE_LIMIT", "2")
    try:
        function(X.to(tpu)), function(X[:2].to(tpu))
        with pytest.raises(RuntimeError, match=r"needs another program after 2.*float32\[2,4\] -> float32\[4,4\]|RECOMPILE_LIMIT=2"):
            function(torch.zeros(4, 4, device=tpu))
        function(X.to(tpu))
    finally:
        settings.put("TORCH_TPU_RECOMPILE_LIMIT", "0")
