"""autocast("tpu") with CUDA's lists, taken from PyTorch's own tests of autocast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import nn
from torch.testing._internal.autocast_test_lists import AutocastTestLists
from torch.utils import _pytree as pytree

pytestmark = pytest.mark.usefixtures("tpu")


@pytest.fixture(scope="module")
def lists() -> AutocastTestLists:
    return AutocastTestLists(torch.device("tpu"))


LOW = torch.bfloat16


def run(entry: tuple[Any, ...], module: Any, lower: bool) -> list[torch.Tensor]:
    """(name, arguments[, keywords]) under autocast; the float32 or float16 arguments as they are, or made low."""
    name, arguments, *rest = entry
    keywords = rest[0] if rest and isinstance(rest[0], dict) else {}
    lowered = pytree.tree_map(lambda t: t.to(LOW) if isinstance(t, torch.Tensor) and t.is_floating_point() else t, arguments)
    arguments = lowered if lower else pytree.tree_map(
        lambda t: t.float() if isinstance(t, torch.Tensor) and t.is_floating_point() else t, arguments)  # fmt: skip
    with torch.autocast("tpu", dtype=LOW):
        call: Callable[..., Any] = getattr(module, name, None) or getattr(torch.Tensor, name)
        return [leaf for leaf in pytree.tree_leaves(call(*arguments, **keywords)) if isinstance(leaf, torch.Tensor)]


# Lists of entries, the module they are called on, whether the arguments start low, and the dtype of the results.
KINDS = [
    ("torch_fp16", torch, False, LOW), ("nn_fp16", torch._C._nn, False, LOW),
    ("torch_fp32", torch, True, torch.float32), ("nn_fp32", torch._C._nn, True, torch.float32),
    ("methods_fp16", torch.Tensor, False, LOW), ("methods_fp32", torch.Tensor, True, torch.float32),
]  # fmt: skip

# cuDNN's own ops, and recurrent cells, which get weights and states as one flat buffer on CUDA.
CUDA_ONLY = {"cudnn_convolution", "cudnn_convolution_transpose", "_thnn_fused_lstm_cell", "_thnn_fused_gru_cell", "lstm_cell", "gru_cell", "rnn_tanh_cell", "rnn_relu_cell"}

# The list's entry for einsum is no call: an equation of 4-d tensors, with matrices. test_einsum has one that is.
NO_CALL = {"einsum"}


@pytest.mark.parametrize(("kind", "module", "lower", "want"), KINDS, ids=[kind[0] for kind in KINDS])
def test_lists(lists: AutocastTestLists, kind: str, module: Any, lower: bool, want: torch.dtype) -> None:
    entries = [entry for entry in getattr(lists, kind) if entry[0] not in CUDA_ONLY | NO_CALL]
    assert entries, f"PyTorch's list {kind} is empty"
    wrong = {}
    for entry in entries:
        found = {result.dtype for result in run(entry, module, lower) if result.is_floating_point()}
        if found != {want}:
            wrong[entry[0]] = found
    assert not wrong, f"instead of {want}: {wrong}"


def test_einsum() -> None:
    x = torch.ones(2, 3, device="tpu")
    with torch.autocast("tpu", dtype=LOW):
        assert torch.einsum("ij,kj->ik", x, x).dtype == LOW


def test_widest_type_wins(lists: AutocastTestLists) -> None:
    """Ops whose arguments must agree run in the widest of their types."""
    wrong = {}
    for entry in lists.torch_need_autocast_promote:
        name, arguments = entry[0], entry[1]
        with torch.autocast("tpu", dtype=torch.float16):  # the arguments in PyTorch's list are float16 and float32
            result = getattr(torch, name)(*arguments)
        if result.is_floating_point() and result.dtype != torch.float32:
            wrong[name] = result.dtype
    assert not wrong


def test_banned(lists: AutocastTestLists) -> None:
    x = torch.full((3,), 0.5, device="tpu")
    with torch.autocast("tpu", dtype=torch.float16), pytest.raises(RuntimeError, match="unsafe to autocast"):
        nn.functional.binary_cross_entropy(x.half(), x.half())


def test_switches() -> None:
    x = torch.ones(4, 4, device="tpu")
    with torch.autocast("tpu", dtype=LOW):
        assert torch.is_autocast_enabled("tpu") and (x @ x).dtype == torch.get_autocast_dtype("tpu") == LOW
        with torch.autocast("tpu", enabled=False):
            assert (x @ x).dtype == torch.float32
        with torch.autocast("tpu", dtype=torch.float16):
            assert (x @ x).dtype == torch.float16
        assert (torch.ones(2, 2) @ torch.ones(2, 2)).dtype == torch.float32, "CPU ops are none of its business"
    assert (x @ x).dtype == torch.float32 and not torch.is_autocast_enabled("tpu")
    with torch.autocast("cpu", dtype=LOW):
        assert (x @ x).dtype == torch.float32
    y = x.clone()
    with torch.autocast("tpu"):
        y.copy_(x @ x)
    assert y.dtype == torch.float32


def test_training_step() -> None:
    """float32 weights, gradients and loss; bfloat16 products; the weight is cast once in a block."""
    torch.manual_seed(0)
    model = nn.Sequential(nn.Conv2d(1, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU(), nn.Flatten(), nn.Linear(64, 3)).to("tpu")
    x, labels = torch.linspace(-1, 1, 32).reshape(2, 1, 4, 4).to("tpu"), torch.tensor([0, 2]).to("tpu")
    with torch.autocast("tpu", dtype=LOW):
        y = model(x)
        loss = nn.functional.cross_entropy(y, labels)
    assert y.dtype == LOW and loss.dtype == torch.float32
    loss.backward()
    assert {parameter.grad.dtype for parameter in model.parameters()} == {torch.float32}
    full = nn.functional.cross_entropy(model(x), labels)
    assert abs(loss.item() - full.item()) < 0.05


def test_custom_function_decorators() -> None:
    class Scale(torch.autograd.Function):
        @staticmethod
        @torch.amp.custom_fwd(device_type="tpu", cast_inputs=torch.float32)
        def forward(ctx, x: torch.Tensor) -> torch.Tensor:
            assert x.dtype == torch.float32 and not torch.is_autocast_enabled("tpu")
            return x * 2

        @staticmethod
        @torch.amp.custom_bwd(device_type="tpu")
        def backward(ctx, grad: torch.Tensor) -> torch.Tensor:
            return grad * 2

    x = torch.ones(3, device="tpu", dtype=LOW, requires_grad=True)
    with torch.autocast("tpu"):
        Scale.apply(x).sum().backward()
    assert x.grad.tolist() == [2, 2, 2]
