"""Training curves: compiled and eager on the device against eager on CPU. 50 steps in the nightly size."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
import torch
from torch import Tensor, nn

from tests.sizes import size

from .models import GPT, Llama, ResNet18
from .programs import compiled

STEPS = size(8, 50)
RELATIVE = 1e-4


def images() -> tuple[Tensor, Tensor]:
    return torch.randn(8, 3, 16, 16), torch.randint(10, (8,))


def tokens(vocabulary: int) -> tuple[Tensor, Tensor]:
    line = torch.randint(vocabulary, (4, 25))
    return line[:, :-1], line[:, 1:]


MODELS: dict[str, tuple[Callable[[], nn.Module], Callable[[], tuple[Tensor, Tensor]], Callable[..., torch.optim.Optimizer]]] = {
    "resnet18": (lambda: ResNet18(width=8), images, lambda p: torch.optim.SGD(p, lr=0.002, momentum=0.9)),  # faster is chaotic: CPU then leaves its own float64 run
    "llama": (Llama, lambda: tokens(96), lambda p: torch.optim.AdamW(p, lr=1e-3)),
    "mingpt": (GPT, lambda: tokens(64), lambda p: torch.optim.AdamW(p, lr=1e-3)),
}


def curve(model: nn.Module, batches: list[tuple[Tensor, Tensor]], optimizer: Callable, device: str, wrap: Callable) -> list[float]:
    model = copy.deepcopy(model).to(device)
    step, run, losses = optimizer(model.parameters()), wrap(model), []
    for x, y in batches:
        step.zero_grad()
        loss = run(x.to(device), y.to(device))
        loss.backward()
        step.step()
        losses.append(loss.item())
    return losses


@pytest.mark.parametrize("name", MODELS)
def test_losses_agree(name: str, tpu: str) -> None:
    torch.manual_seed(0)
    make, batch, optimizer = MODELS[name]
    model, batches = make(), [batch()] * STEPS  # one batch again and again: the loss falls fast, which is the harder comparison
    want = curve(model, batches, optimizer, "cpu", lambda m: m)
    assert want[-1] < want[0]
    torch.testing.assert_close(curve(model, batches, optimizer, tpu, compiled), want, rtol=RELATIVE, atol=0.0)
    torch.testing.assert_close(curve(model, batches, optimizer, tpu, lambda m: m), want, rtol=RELATIVE, atol=0.0)
