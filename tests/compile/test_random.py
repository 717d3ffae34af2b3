"""Random numbers in compiled graphs: fresh at each call, eager's stream, the same again where they are recomputed."""

from __future__ import annotations

import torch
from torch.utils.checkpoint import checkpoint

from .programs import compiled, programs


def dropped(x):
    return torch.nn.functional.dropout(x, 0.5) + torch.nn.functional.dropout(x, 0.25)


def several(x):
    return dropped(x), torch.rand_like(x), torch.randn(5, device=x.device), torch.bernoulli(torch.full_like(x, 0.5)), x.clone().uniform_(2, 3)


def test_fresh_and_eagers_stream(tpu: str) -> None:
    x = torch.ones(40, 10, device=tpu)
    torch.manual_seed(3)
    want = [several(x) for _ in range(3)]
    after = torch.tpu.get_rng_state()
    function = compiled(several)
    torch.manual_seed(3)
    got = [function(x) for _ in range(3)]
    assert torch.equal(torch.tpu.get_rng_state(), after)
    for one, other in zip(want, got, strict=True):
        for a, b in zip(one, other, strict=True):
            torch.testing.assert_close(a.cpu(), b.cpu())
    assert not torch.equal(got[0][0].cpu(), got[1][0].cpu())


def test_a_new_seed_compiles_nothing(tpu: str) -> None:
    x = torch.ones(40, 10, device=tpu)
    function = compiled(dropped)
    function(x)
    before = programs()
    torch.manual_seed(77)
    function(x)
    assert programs() == before


def gradient_of_dropout(function, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    x = x.clone().requires_grad_()
    y = function(x)
    y.sum().backward()
    return y.detach().cpu(), x.grad.cpu()


def test_gradients_have_the_mask_of_the_forward_pass(tpu: str) -> None:
    function = compiled(lambda x: torch.nn.functional.dropout(x, 0.5) * 3)
    y, gradient = gradient_of_dropout(function, torch.ones(1000, device=tpu))
    assert torch.equal(y, gradient) and 300 < (y == 0).sum() < 700


def test_checkpoint_recomputes_the_mask(tpu: str) -> None:
    def block(x):
        return torch.nn.functional.dropout(torch.sin(torch.nn.functional.dropout(x, 0.5)), 0.5)

    function = compiled(lambda x: checkpoint(block, x, use_reentrant=False))
    x = torch.full((1000,), 0.5, device=tpu)
    for _ in range(2):
        y, gradient = gradient_of_dropout(function, x)
        assert torch.equal(y == 0, gradient == 0) and 600 < (y == 0).sum() < 900
    torch.manual_seed(5)
    want = gradient_of_dropout(block, x)
    torch.manual_seed(5)
    got = gradient_of_dropout(function, x)
    torch.testing.assert_close(want, got)
