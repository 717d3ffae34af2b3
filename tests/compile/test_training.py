"""Training with compiled graphs: gradients, optimizers, buffers, autocast, checkpointing, hooks."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
import torch
from torch import nn

from torch_tpu import _compile_log

from .programs import compiled, to


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm, self.attention, self.out = nn.LayerNorm(16), nn.Linear(16, 48), nn.Linear(16, 16)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        q, k, v = self.attention(self.norm(x)).unflatten(-1, (2, 24)).transpose(1, 2).chunk(3, -1)
        mixed = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        return x + self.out(mixed.transpose(1, 2).flatten(2))


MODELS: dict[str, tuple[Callable[[], nn.Module], tuple[int, ...]]] = {
    "mlp": (lambda: nn.Sequential(nn.Linear(6, 16), nn.GELU(), nn.Linear(16, 4)), (5, 6)),
    "convolutions": (lambda: nn.Sequential(nn.Conv2d(3, 8, 3, stride=2), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(32, 4)), (4, 3, 9, 9)),
    "attention": (lambda: nn.Sequential(Block(), Block(), nn.Linear(16, 4)), (2, 7, 16)),
    "embedding": (lambda: nn.Sequential(nn.Embedding(10, 8), nn.Flatten(), nn.Linear(24, 4)), ()),
}


def trained(model: nn.Module, step: Callable[[nn.Module], Callable], data: list[torch.Tensor], device: str) -> tuple[list[float], nn.Module]:
    model = copy.deepcopy(model).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01, momentum=0.9)
    run, losses = step(model), []
    for x in data:
        optimizer.zero_grad()
        loss = run(x.to(device))
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses, model


@pytest.mark.parametrize("name", MODELS)
def test_training_agrees_with_cpu(name: str, tpu: str) -> None:
    torch.manual_seed(0)
    make, shape = MODELS[name]
    model = make()
    data = [torch.randn(shape) if shape else torch.randint(10, (5, 3)) for _ in range(4)]
    want, theirs = trained(model, lambda m: lambda x: m(x).square().mean(), data, "cpu")
    got, ours = trained(model, lambda m: compiled(lambda x: m(x).square().mean()), data, tpu)
    torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-6)
    for (key, one), other in zip(theirs.state_dict().items(), ours.state_dict().values(), strict=True):
        torch.testing.assert_close(other.cpu(), one, rtol=1e-3, atol=1e-4, msg=lambda text, key=key: f"{key}: {text}")


@pytest.mark.parametrize("dims", [1, 2, 3])
@pytest.mark.parametrize("transposed", [False, True])
def test_convolutions_are_part_of_the_program(dims: int, transposed: bool, tpu: str) -> None:
    kind = getattr(nn, f"Conv{'Transpose' if transposed else ''}{dims}d")
    torch.manual_seed(0)
    model = nn.Sequential(kind(4, 6, 3, stride=2, padding=1), nn.ReLU(), kind(6, 4, 3, groups=2, bias=False))
    ours = copy.deepcopy(model).to(tpu)
    for batch in (2, 0):
        x = torch.randn(batch, 4, *[7] * dims, requires_grad=True)
        y = x.detach().to(tpu).requires_grad_()
        want = model(x)
        want.square().sum().backward()
        with _compile_log.collecting() as programs:
            got = compiled(ours, fullgraph=True)(y)
            got.square().sum().backward()
        assert len(programs) == 2 and not any(program.graph.eager for program in programs)
        torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)
        torch.testing.assert_close(y.grad.cpu(), x.grad, rtol=1e-4, atol=1e-5)
        for one, other in zip(model.parameters(), ours.parameters(), strict=True):
            torch.testing.assert_close(other.grad.cpu(), one.grad, rtol=1e-4, atol=1e-5)


def test_a_whole_step_in_one_graph(tpu: str) -> None:
    """Forward, gradients and the optimizer's update of its parameters, which are inputs that the graph writes."""
    def step(w, m, x):
        gradient = torch.func.grad(lambda w: (x @ w).square().mean())(w)
        m.mul_(0.9).add_(gradient)
        w.sub_(m, alpha=0.1)
        return (x @ w).square().mean()

    w, m, x = torch.randn(4, 3), torch.zeros(4, 3), torch.randn(5, 4)
    ours = to((w, m, x), tpu)
    function = compiled(step)
    for _ in range(3):
        want, got = step(w, m, x), function(*ours)
        torch.testing.assert_close(got.cpu(), want)
    torch.testing.assert_close(ours[0].cpu(), w)


@pytest.mark.parametrize("optimizer", [torch.optim.SGD, torch.optim.AdamW])
def test_a_compiled_optimizer_step(optimizer: type, tpu: str) -> None:
    def weights(device: str) -> list[nn.Parameter]:
        generator = torch.Generator().manual_seed(0)
        return [nn.Parameter(torch.randn(n, 3, generator=generator).to(device)) for n in (4, 5)]

    def run(parameters: list[nn.Parameter], wrap: Callable) -> list[nn.Parameter]:
        opt = optimizer(parameters, lr=0.1)
        step = wrap(opt.step)
        for _ in range(3):
            for parameter in parameters:
                parameter.grad = (parameter * 2).detach()
            step()
        return parameters

    for one, other in zip(run(weights("cpu"), lambda f: f), run(weights(tpu), compiled), strict=True):
        torch.testing.assert_close(other.detach().cpu(), one.detach())


def test_autocast(tpu: str) -> None:
    model = nn.Linear(8, 8).to(tpu)

    def run(x):
        with torch.autocast("tpu", dtype=torch.bfloat16):
            return model(x).relu()

    x = torch.randn(3, 8, device=tpu)
    got = compiled(run)(x)
    assert got.dtype == torch.bfloat16
    torch.testing.assert_close(got.cpu(), run(x).cpu())


def test_gradients_accumulate_and_hooks_run(tpu: str) -> None:
    w = torch.ones(3, device=tpu, requires_grad=True)
    seen = []
    w.register_hook(lambda gradient: seen.append(gradient.shape))
    function = compiled(lambda w: (w * 3).sum())
    function(w).backward(), function(w).backward()
    assert seen == [torch.Size([3])] * 2
    torch.testing.assert_close(w.grad.cpu(), torch.full((3,), 6.0))


def test_a_later_write_of_what_was_saved_is_noticed(tpu: str) -> None:
    function = compiled(lambda x, w: (x.t() @ w).exp())
    x, w = torch.randn(4, 3, device=tpu), torch.randn(4, 2, device=tpu, requires_grad=True)
    y = function(x, w)
    x.zero_()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_backward_twice_and_double_use(tpu: str) -> None:
    function = compiled(lambda x: (x.sin() * x).sum())
    x = torch.randn(5)
    ours, theirs = x.to(tpu).requires_grad_(), x.clone().requires_grad_()
    y, z = function(ours), (theirs.sin() * theirs).sum()
    torch._functorch.config.donated_buffer = False
    try:
        y = function(ours)
        y.backward(retain_graph=True), z.backward(retain_graph=True)
        y.backward(), z.backward()
    finally:
        torch._functorch.config.donated_buffer = True
    torch.testing.assert_close(ours.grad.cpu(), theirs.grad)
