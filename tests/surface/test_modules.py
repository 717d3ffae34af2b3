"""Modules, optimizers, autograd features, checkpointing: what training code relies on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F
from torch.utils.checkpoint import checkpoint

import torch_tpu

pytestmark = pytest.mark.usefixtures("tpu")


class Tied(nn.Module):
    """An embedding whose weight is the head's weight too, and a buffer that two names share."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding, self.head = nn.Embedding(7, 4), nn.Linear(4, 7, bias=False)
        self.head.weight = self.embedding.weight
        self.register_buffer("scale", torch.ones(4))
        self.norm = nn.BatchNorm1d(4)

    def forward(self, tokens: Tensor) -> Tensor:
        return self.head(self.norm(self.embedding(tokens) * self.scale))


MOVES: dict[str, Callable[[nn.Module], nn.Module]] = {
    "to": lambda m: m.to("tpu"), "tpu": lambda m: m.tpu(), "to device and back": lambda m: m.to("tpu").cpu(),
    "twice": lambda m: m.tpu().to("tpu:0"), "dtype too": lambda m: m.to("tpu", torch.float64),
    "to empty tensor's device": lambda m: m.to(torch.empty(0, device="tpu")),
}  # fmt: skip


@pytest.mark.parametrize("move", MOVES)
def test_to_keeps_identity_ties_gradients_and_optimizer(move: str) -> None:
    model = Tied()
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.1)
    model(torch.arange(7)).square().sum().backward()
    parameters = dict(model.named_parameters())
    gradients = {name: parameter.grad.clone() for name, parameter in parameters.items()}

    assert MOVES[move](model) is model
    assert model.head.weight is model.embedding.weight, "the tie was cut"
    for name, parameter in model.named_parameters():
        assert parameter is parameters[name], f"{name} is another object now"
        assert isinstance(parameter, nn.Parameter) and parameter.is_leaf and parameter.requires_grad
        assert parameter.grad.device == parameter.device and parameter.grad.dtype == parameter.dtype
        torch.testing.assert_close(parameter.grad.cpu().float(), gradients[name])
    assert [id(p) for group in optimizer.param_groups for p in group["params"]] == [id(p) for p in model.parameters()]

    device = next(model.parameters()).device
    before = model.embedding.weight.detach().cpu().clone()
    optimizer.zero_grad()
    model(torch.arange(7).to(device)).square().sum().backward()
    optimizer.step()
    assert not torch.equal(model.embedding.weight.detach().cpu(), before), "the optimizer steps on other tensors"
    assert torch.equal(model.head.weight.detach().cpu(), model.embedding.weight.detach().cpu())


def test_data_swap_keeps_identity() -> None:
    parameter = nn.Parameter(torch.ones(3))
    view = parameter.detach()
    parameter.data = parameter.data.to("tpu")
    assert parameter.is_tpu and parameter.is_leaf and not view.is_tpu
    parameter.data = torch.zeros(3, device="tpu")
    (parameter * 2).sum().backward()
    assert parameter.grad.is_tpu and parameter.grad.tolist() == [2, 2, 2]


def test_other_ways_to_move_a_module() -> None:
    with torch.device("meta"):
        model = Tied()
    model.to_empty(device="tpu")
    model.load_state_dict(Tied().state_dict())
    assert model.head.weight.is_tpu
    assert nn.Linear(2, 2, device="tpu").weight.is_tpu
    layer = nn.Conv2d(2, 3, 3).tpu().to(memory_format=torch.channels_last)
    assert layer.weight.is_contiguous(memory_format=torch.channels_last)
    assert nn.Linear(2, 2).tpu().half().weight.dtype == torch.float16
    assert nn.Linear(2, 2).tpu().bfloat16()(torch.ones(1, 2, device="tpu", dtype=torch.bfloat16)).dtype == torch.bfloat16
    packed = nn.utils.rnn.pack_sequence([torch.ones(3, 2), torch.ones(1, 2)]).to("tpu")
    assert packed.data.is_tpu and packed.is_tpu


def close(got: Tensor, want: Tensor, rtol: float = 1e-4, atol: float = 1e-5) -> None:
    torch.testing.assert_close(got.detach().cpu(), want.detach(), rtol=rtol, atol=atol)


def on_both(build: Callable[[str], list[Tensor]]) -> None:
    for got, want in zip(build("tpu"), build("cpu"), strict=True):
        close(got, want)


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpoint(reentrant: bool) -> None:
    """Gradients as without it; dropout inside draws the same mask when it is run again."""

    def build(device: str) -> list[Tensor]:
        torch.manual_seed(0)
        first, second = nn.Linear(5, 8).to(device), nn.Linear(8, 3).to(device)
        x = torch.linspace(-1, 1, 20).reshape(4, 5).to(device).requires_grad_()
        y = checkpoint(lambda t: second(F.gelu(first(t))), x, use_reentrant=reentrant)
        y.square().sum().backward()
        return [y, x.grad, first.weight.grad, second.bias.grad]

    on_both(build)
    x = torch.ones(400, device="tpu", requires_grad=True)
    y = checkpoint(lambda t: F.dropout(t * 2, 0.5), x, use_reentrant=reentrant)
    y.sum().backward()
    assert torch.equal(x.grad.cpu() != 0, y.detach().cpu() != 0), "the second run drew another mask"
    assert 100 < int((y != 0).sum()) < 300


def test_autograd_features() -> None:
    def build(device: str) -> list[Tensor]:
        x = torch.linspace(0.5, 1.5, 6).reshape(2, 3).to(device).requires_grad_()
        seen: list[Tensor] = []
        y = (x * 3).sin()
        y.register_hook(lambda grad: seen.append(grad) or grad * 2)
        y.retain_grad()
        (grad,) = torch.autograd.grad(y.square().sum(), x, create_graph=True)
        (second,) = torch.autograd.grad(grad.sum(), x)
        z = x.detach().clone().requires_grad_()
        for _ in range(3):
            (z.exp() * 0.1).sum().backward()   # accumulates
        jvp = torch.func.jvp(lambda t: t.tanh() * 2, (x.detach(),), (torch.ones_like(x),))[1]
        jacobian = torch.func.jacrev(lambda t: t.prod(0))(x.detach())
        mapped = torch.func.vmap(lambda row: row.cumsum(0) * 2)(x.detach())
        hessian = torch.autograd.functional.hessian(lambda t: t.pow(3).sum(), x.detach())
        return [grad, second, seen[0], z.grad, jvp, jacobian, mapped, hessian]

    on_both(build)


class Twice(torch.autograd.Function):
    """Thread-local state of the caller is not seen in backward; the device has to be right there."""

    @staticmethod
    def forward(ctx, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        ctx.mark_non_differentiable()
        return x * 2

    @staticmethod
    def backward(ctx, grad: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        assert torch.tpu.current_device() == x.get_device()
        return grad * 2 + torch.zeros_like(x)


def test_custom_function_and_anomaly_mode() -> None:
    x = torch.ones(3, device="tpu", requires_grad=True)
    Twice.apply(x).sum().backward()
    assert x.grad.tolist() == [2, 2, 2]
    with torch.autograd.set_detect_anomaly(True), pytest.raises(RuntimeError, match="nan"):
        y = torch.zeros(2, device="tpu", requires_grad=True)
        (y.sqrt() * 0).sum().backward()


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32])
@pytest.mark.parametrize("weighted", [True, False])
def test_second_derivatives_of_rms_norm(dtype: torch.dtype, weighted: bool) -> None:
    """Whose squares are larger than the largest half: CPU computes in float32."""
    x = torch.linspace(-900, 800, 12).view(3, 4).to(dtype)
    weight = torch.linspace(1, 2, 4).to(dtype) if weighted else None

    def second(where: str) -> list[Tensor]:
        inputs = [t.to(where).requires_grad_() for t in (x, weight) if t is not None]
        result = nn.functional.rms_norm(inputs[0], (4,), *inputs[1:], eps=0.5)
        first = torch.autograd.grad(result.square().sum(), inputs, create_graph=True)
        return [t.cpu() for t in (*first, *torch.autograd.grad(sum(g.float().pow(2).sum() for g in first), inputs))]

    compiled = torch.compile(lambda x, weight: nn.functional.rms_norm(x, (4,), weight, eps=0.5))
    weights = [weight if weight is None else weight.to(where).requires_grad_() for where in ("tpu", "cpu")]
    torch.testing.assert_close(compiled(x.to("tpu"), weights[0]).cpu(), nn.functional.rms_norm(x, (4,), weights[1], eps=0.5))
    on_device = x.to("tpu")
    torch.tpu.synchronize()
    launches = torch_tpu.metrics()["launches"]
    nn.functional.rms_norm(on_device, (4,), eps=0.5)
    torch.tpu.synchronize()
    assert torch_tpu.metrics()["launches"] == launches + 1  # without gradients it is one op
    for got, want in zip(second("tpu"), second("cpu"), strict=True):
        torch.testing.assert_close(got, want, rtol=1e-5 if dtype == torch.float32 else 4 * torch.finfo(dtype).eps, atol=torch.finfo(dtype).eps)


def test_version_counters_catch_a_changed_saved_tensor() -> None:
    x = torch.ones(3, device="tpu", requires_grad=True)
    y = x.exp()
    y.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_inference_mode_and_no_grad() -> None:
    layer = nn.Linear(3, 3).tpu()
    with torch.inference_mode():
        y = layer(torch.ones(2, 3, device="tpu"))
        y.add_(1)
    assert y.is_inference() and not y.requires_grad
    with torch.no_grad():
        layer.weight.mul_(0)
    assert layer.weight.abs().sum().item() == 0 and layer.weight.requires_grad


def test_compile_backend_named_tpu() -> None:
    """It runs the graph op by op; Transformers' static cache asks for it by this name."""

    def step(x: Tensor, cache: Tensor, at: Tensor) -> Tensor:
        cache.index_copy_(0, at, x)
        return cache.sum(0).relu()

    compiled = torch.compile(step, backend="tpu", dynamic=False, mode="default")
    cache, want = torch.zeros(4, 3, device="tpu"), torch.zeros(4, 3)
    for i in range(3):
        x = torch.full((1, 3), float(i + 1))
        close(compiled(x.tpu(), cache, torch.tensor([i]).tpu()), step(x, want, torch.tensor([i])))
    close(cache, want)


def test_transformer_layers() -> None:
    """Fused paths of PyTorch's own layers, in training and in eval, with and without a mask."""

    def build(device: str) -> list[Tensor]:
        torch.manual_seed(0)
        layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True).to(device)
        encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True), 1).to(device).eval()
        x = torch.linspace(-1, 1, 48).reshape(2, 3, 8).to(device)
        mask = torch.tensor([[False, False, True], [False, False, False]]).to(device)
        trained = layer(x)
        trained.sum().backward()
        with torch.no_grad():
            quick, masked = layer.eval()(x), encoder(x, src_key_padding_mask=mask)
        assert "aten::_transformer_encoder_layer_fwd" not in torch_tpu.metrics()["fallbacks"]
        return [trained, layer.linear1.weight.grad, quick, masked[:, :2]]

    on_both(build)


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("kind", [nn.LSTM, nn.GRU, nn.RNN])
def test_recurrent_layers(kind: type[nn.RNNBase], bias: bool) -> None:
    def build(device: str) -> list[Tensor]:
        torch.manual_seed(0)
        layer = kind(3, 4, num_layers=2, bias=bias, bidirectional=True).to(device)
        x = torch.linspace(-1, 1, 30).reshape(5, 2, 3).to(device).requires_grad_()
        y, state = layer(x)
        y.square().sum().backward()
        states = state if isinstance(state, tuple) else (state,)
        return [y, *states, x.grad, layer.weight_hh_l0.grad]

    on_both(build)


def test_grad_scaler() -> None:
    """Scales, unscales, steps, and leaves out a step with infinite gradients."""
    parameter = nn.Parameter(torch.ones(3, device="tpu"))
    optimizer = torch.optim.SGD([parameter], lr=0.5)
    scaler = torch.amp.GradScaler("tpu", init_scale=4.0, growth_interval=1)
    scaler.scale((parameter * torch.tensor([1.0, 2.0, 3.0], device="tpu")).sum()).backward()
    assert parameter.grad.tolist() == [4, 8, 12]
    scaler.unscale_(optimizer)
    assert parameter.grad.tolist() == [1, 2, 3]
    scaler.step(optimizer), scaler.update()
    assert parameter.tolist() == [0.5, 0.0, -0.5] and scaler.get_scale() == 8.0
    optimizer.zero_grad()
    scaler.scale((parameter * float("inf")).sum()).backward()
    scaler.step(optimizer), scaler.update()
    assert parameter.tolist() == [0.5, 0.0, -0.5] and scaler.get_scale() == 4.0


def test_clip_gradients_and_parametrizations() -> None:
    def build(device: str) -> list[Tensor]:
        torch.manual_seed(0)
        layer = nn.utils.parametrizations.weight_norm(nn.Linear(4, 3)).to(device)
        spectral = nn.utils.parametrizations.spectral_norm(nn.Linear(4, 3)).to(device).eval()
        x = torch.linspace(-3, 3, 8).reshape(2, 4).to(device)
        vector_weight = nn.utils.parametrizations.weight_norm(nn.LayerNorm(4)).to(device)
        (layer(x).square().sum() + spectral(x).sum() + vector_weight(x).square().sum()).backward()
        norm = nn.utils.clip_grad_norm_(layer.parameters(), 0.1)
        vector = nn.utils.parameters_to_vector(layer.parameters())
        return [norm, vector, *(parameter.grad for module in (layer, vector_weight) for parameter in module.parameters())]

    on_both(build)
