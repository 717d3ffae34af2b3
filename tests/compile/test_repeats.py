"""Parts that repeat in a graph are lowered once and called as functions: found, wired right, and nothing else changes."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from torch_tpu import _compile_log, _graph_compiler
from torch_tpu._fx_repeats import Repeat, parts

from .models import GPT, Llama, ResNet18
from .programs import agree, compiled, to


def texts_of(function, *args) -> list[str]:
    """The StableHLO texts of what a first call of the compiled function runs, and its backward."""
    with _compile_log.collecting() as programs:
        function(*args)
    return [program.graph.compiled.programs()[program.index]["stablehlo"] for program in programs]


def train(model: nn.Module, *args: Tensor) -> list[str]:
    return texts_of(lambda *given: compiled(model)(*given).backward(), *args)


@pytest.mark.parametrize("kind", [Llama, GPT])
def test_the_text_has_a_layer_once(tpu: str, kind) -> None:
    tokens = torch.randint(64, (2, 12)).to(tpu)
    few, many = (train(kind(layers=layers).to(tpu), tokens, tokens) for layers in (4, 8))
    assert len(few) == len(many) == 2
    for one, other in zip(few, many, strict=True):
        assert other.count("func.func private") >= 1
        assert one.count("dot_general") == other.count("dot_general")
        assert other.count('"func.call"') == one.count('"func.call"') + 4


@pytest.mark.parametrize("kind", [Llama, GPT])
def test_values_and_gradients(tpu: str, kind) -> None:
    torch.manual_seed(0)
    model = kind(layers=5)
    ours = kind(layers=5)
    ours.load_state_dict(model.state_dict())
    ours.to(tpu)
    tokens, targets = torch.randint(64, (2, 12)), torch.randint(64, (2, 12))
    want = model(tokens, targets)
    want.backward()
    got = compiled(ours)(tokens.to(tpu), targets.to(tpu))
    got.backward()
    torch.testing.assert_close(got.cpu(), want, rtol=1e-5, atol=1e-6)
    for (name, parameter), other in zip(model.named_parameters(), ours.parameters(), strict=True):
        torch.testing.assert_close(other.grad.cpu(), parameter.grad, rtol=1e-3, atol=1e-5, msg=lambda text, name=name: f"{name}: {text}")


def layer(x: Tensor, w: Tensor, v: Tensor, scale: float = 0.5) -> Tensor:
    """30 nodes with a product."""
    for _ in range(7):
        x = (x + 0.5).sin() * scale - 1.0
    return x @ w + (x @ v).tanh()


def calls(function, *args) -> int:
    return sum(text.count('"func.call"') for text in texts_of(compiled(function), *args))


X, W, V = torch.linspace(-1, 1, 16).view(4, 4), torch.linspace(0, 1, 16).view(4, 4), torch.linspace(1, -1, 16).view(4, 4)


def test_only_what_is_wired_alike_is_shared(tpu: str) -> None:
    def same(x, w, v):
        return layer(layer(layer(x, w, v), v, w), w, v)

    def tied(x, w, v):  # one weight twice is another function
        return layer(layer(layer(x, w, v), v, w), w, w)

    def all_tied(x, w, v):
        return layer(layer(layer(x, w, w), v, v), w, w) + v

    for function, expected in ((same, 3), (tied, 2), (all_tied, 3)):
        agree(function, X, W, V, device=tpu)
        assert calls(function, *to((X, W, V), tpu)) == expected


def test_numbers_tell_parts_apart(tpu: str) -> None:
    def scales(*of):
        def function(x, w, v):
            for scale in of:
                x = layer(x, w, v, scale)
            return x.clamp(-4, 4)

        return function

    # Of six layers one lies across both kinds.
    for of, expected in (((0.5, 0.5, 0.5, 0.5), 4), ((0.5, 0.25, 0.5, 0.25), 2), ((0.5, 0.5, 0.5, 0.25, 0.25, 0.25), 5), ((1, 1.0), 0), ((0.0, -0.0), 0)):
        agree(scales(*of), X, W, V, device=tpu)
        assert calls(scales(*of), *to((X, W, V), tpu)) == expected, of


def test_another_size_in_the_middle(tpu: str) -> None:
    def function(x, w, v):
        x = layer(layer(x, w, v), w, v)[:2]
        return layer(layer(x, w, v), w, v)

    agree(function, X, W, V, device=tpu)
    assert calls(function, *to((X, W, V), tpu)) == 4


def test_what_only_one_of_them_returns(tpu: str) -> None:
    def function(x, w, v):
        one = layer(x, w, v)
        two = layer(one, w, v)
        three = layer(two, w, v)
        return three, one, two.sum(), (one * 2, three.t())

    agree(function, X, W, V, device=tpu)


def test_small_ops_stay_one_fusion(tpu: str) -> None:
    def function(x):
        for _ in range(40):
            x = ((x + 0.5).sin() * 2 - 1).tanh()
        return x

    assert calls(function, X.to(tpu)) == 0


def test_random_numbers_are_those_of_eager(tpu: str) -> None:
    def function(x, w, v):
        masks = []
        for _ in range(4):
            x = F.dropout(layer(x, w, v), 0.5, training=True)
            masks.append(x == 0)
        return x, torch.stack(masks)

    inputs = to((torch.rand(16, 4), W, V), tpu)
    torch.tpu.manual_seed(7)
    want = [function(*inputs) for _ in range(2)]
    run = compiled(function)
    torch.tpu.manual_seed(7)
    got = [run(*inputs) for _ in range(2)]
    assert calls(function, *inputs) == 4
    for (x, masks), (y, others) in zip(want, got, strict=True):
        torch.testing.assert_close(y, x)
        assert torch.equal(masks, others)
    assert len({tuple(mask.flatten().tolist()) for _, masks in got for mask in masks.cpu()}) == 8  # no two masks are the same


def test_recomputed_random_numbers(tpu: str) -> None:
    def block(x, w):
        return F.dropout(layer(x, w, w), 0.5, training=True)

    def function(x, w):
        for _ in range(3):
            x = torch.utils.checkpoint.checkpoint(block, x, w, use_reentrant=False)
        return x.sum()

    gradients = []
    for run in (function, compiled(function)):
        x, w = (t.to(tpu).requires_grad_() for t in (torch.rand(16, 4), W / 8))
        torch.tpu.manual_seed(3)
        run(x, w).backward()
        gradients.append((x.grad.cpu(), w.grad.cpu()))
    torch.testing.assert_close(gradients[1], gradients[0], rtol=1e-4, atol=1e-5)


def test_caches_of_layers_are_written_in_place(tpu: str) -> None:
    def function(x, w, v, at, *caches):
        for cache in caches:
            x = layer(x, w, v)
            x = x + cache.index_copy_(0, at, x[:1]).mean(0)
        return x

    caches = [torch.zeros(8, 4) + i for i in range(4)]
    agree(function, X, W, V, torch.tensor([3]), *caches, device=tpu)


def test_dynamic_sizes(tpu: str) -> None:
    def function(x, w, v):
        for _ in range(3):
            x = layer(x, w, v) / x.shape[0]
        return x

    run = compiled(function, dynamic=True)
    w, v = W.to(tpu), V.to(tpu)
    for rows in (4, 7, 5):
        x = torch.rand(rows, 4)
        torch.testing.assert_close(run(x.to(tpu), w, v).cpu(), function(x, W, V), rtol=1e-4, atol=1e-5)


def test_convolutions(tpu: str) -> None:
    class Blocks(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.blocks = nn.Sequential(*(nn.Sequential(*(nn.Sequential(nn.Conv2d(4, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU()) for _ in range(6))) for _ in range(4)))

        def forward(self, x: Tensor) -> Tensor:
            return self.blocks(x).square().mean()

    torch.manual_seed(0)
    model, ours = Blocks(), Blocks()
    ours.load_state_dict(model.state_dict())
    ours.to(tpu)
    x = torch.randn(2, 4, 8, 8)
    model(x).backward()
    compiled(ours)(x.to(tpu)).backward()
    for (name, one), other in zip([*model.named_parameters(), *model.named_buffers()], [*ours.parameters(), *ours.buffers()], strict=True):
        one, other = (one.grad, other.grad) if one.grad is not None else (one, other)
        torch.testing.assert_close(other.cpu(), one, rtol=1e-3, atol=1e-4, msg=lambda text, name=name: f"{name}: {text}")


def test_parts_are_the_nodes_in_order(tpu: str, monkeypatch) -> None:
    seen = []

    def watch(nodes):
        found = parts(nodes)
        seen.append((list(nodes), found))
        return found

    monkeypatch.setattr(_graph_compiler, "parts", watch)
    images, labels = torch.randn(2, 3, 16, 16).to(tpu), torch.tensor([1, 2], device=tpu)
    compiled(ResNet18(width=4).to(tpu))(images, labels).backward()  # its stages are too different
    tokens = torch.randint(64, (2, 12)).to(tpu)
    compiled(GPT(layers=6).to(tpu))(tokens, tokens).backward()
    assert len(seen) == 4 and any(isinstance(one, Repeat) for _, found in seen for one in found)
    for nodes, found in seen:
        assert [node for one in found for node in (one.nodes if isinstance(one, Repeat) else [one])] == nodes
