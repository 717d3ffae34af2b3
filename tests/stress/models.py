"""Small models of different kinds, and a training loop that gives the same numbers on every device. Plain PyTorch."""

from __future__ import annotations

import threading
from collections.abc import Callable

import torch
from torch import Tensor, nn
from torch.nn import functional as F


class Attention(nn.Module):
    """One pre-norm transformer block and a linear head over 8 tokens."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding, self.norm = nn.Embedding(17, 24), nn.LayerNorm(24)
        self.qkv, self.out, self.head = nn.Linear(24, 72), nn.Linear(24, 24), nn.Linear(24, 17)

    def forward(self, tokens: Tensor) -> Tensor:
        x = self.embedding(tokens)
        q, k, v = (part.unflatten(-1, (3, 8)).transpose(1, 2) for part in self.qkv(self.norm(x)).chunk(3, -1))
        x = x + self.out(F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).flatten(2))
        return self.head(F.gelu(x)).flatten(0, 1)


class Recurrent(nn.Module):
    """A hand-written cell, six steps: many small ops and in-place writes into slices."""

    def __init__(self) -> None:
        super().__init__()
        self.gate, self.head = nn.Linear(10, 12), nn.Linear(6, 3)

    def forward(self, x: Tensor) -> Tensor:
        state, states = x.new_zeros(len(x), 6), x.new_zeros(6, len(x), 6)
        for step in range(6):
            a, b = self.gate(torch.cat([x[:, step], state], 1)).chunk(2, 1)
            state = torch.lerp(state, b.tanh(), a.sigmoid())
            states[step] = state
        return self.head(states.mean(0))


def digits_cnn() -> nn.Module:
    """The demo's network for 8x8 digits: convolution, batch norm, pooling, dropout."""
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1), nn.BatchNorm2d(32), nn.ReLU(), nn.Flatten(), nn.Dropout(0.2), nn.Linear(512, 10),
    )  # fmt: skip


def mlp() -> nn.Module:
    return nn.Sequential(nn.Linear(20, 32), nn.ReLU(), nn.Linear(32, 32), nn.Tanh(), nn.Linear(32, 5))


def cnn() -> nn.Module:
    return nn.Sequential(nn.Conv2d(2, 6, 3, stride=2), nn.GroupNorm(2, 6), nn.SiLU(), nn.AdaptiveAvgPool2d(2), nn.Flatten(), nn.Linear(24, 5))


# name -> (model, inputs, number of classes)
MODELS: dict[str, tuple[Callable[[], nn.Module], Callable[[], Tensor], int]] = {
    "mlp": (mlp, lambda: torch.randn(16, 20), 5),
    "cnn": (cnn, lambda: torch.randn(4, 2, 9, 9), 5),
    "attention": (Attention, lambda: torch.randint(0, 17, (2, 8)), 17),
    "recurrent": (Recurrent, lambda: torch.randn(5, 6, 4), 3),
}


_MAKING = threading.Lock()


def train(name: str, device: str, steps: int, seed: int = 0) -> list[Tensor]:
    """The losses and the final parameters, on CPU. Weights and data are made on CPU from `seed`, by a generator of its own."""
    make, inputs, classes = MODELS[name]
    with _MAKING, torch.random.fork_rng(devices=[]):  # one thread at a time: the CPU generator is the process's
        torch.default_generator.manual_seed(seed)
        model, batches = make(), [inputs() for _ in range(3)]
        rows = len(batches[0]) * (batches[0].shape[1] if name == "attention" else 1)
        labels = torch.randint(0, classes, (3, rows))
    model.to(device)
    # Not Adam: it turns the rounding noise of a gradient that is zero (the keys' bias) into whole steps.
    optimizer = torch.optim.SGD(model.parameters(), lr=5e-2, momentum=0.9)
    losses = []
    for step in range(steps):
        optimizer.zero_grad()
        loss = F.cross_entropy(model(batches[step % 3].to(device)), labels[step % 3].to(device))
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
    return [torch.stack(losses).cpu(), *(parameter.detach().cpu() for parameter in model.parameters())]


def assert_same(got: list[Tensor], want: list[Tensor], what: str) -> None:
    for index, (a, b) in enumerate(zip(got, want, strict=True)):
        torch.testing.assert_close(a, b, rtol=2e-3, atol=1e-4, msg=lambda text: f"{what}, value {index}: {text}")  # noqa: B023
