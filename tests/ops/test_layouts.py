"""What an op saves for backward may depend on the layout of its argument: the gradients must not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

LAYOUTS: dict[str, Callable[[Tensor], Tensor]] = {
    "contiguous": lambda x: x,
    "transposed": lambda x: x.mT.contiguous().mT,
    "with gaps": lambda x: torch.stack([x, x * 0], -1)[..., 0],
    "expanded": lambda x: x[:1].expand(2, -1, -1),
}
OPS: dict[str, Callable[[Tensor], Tensor]] = {
    "det": torch.linalg.det, "slogdet": lambda x: torch.linalg.slogdet(x)[1], "inv": torch.linalg.inv,
    "solve": lambda x: torch.linalg.solve(x, x.detach().mT + 1), "cholesky": lambda x: torch.linalg.cholesky(x @ x.mT),
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("op", OPS)
def test_gradient_does_not_depend_on_the_layout(op: str, layout: str, tpu: str) -> None:
    matrix = torch.eye(4) * 3 + torch.linspace(-1, 1, 32).reshape(2, 4, 4).sin()

    def gradient(device: str) -> Tensor:
        x = LAYOUTS[layout](matrix.to(device)).detach().requires_grad_()
        return torch.autograd.grad(OPS[op](x).sum(), x)[0].cpu()

    torch.testing.assert_close(gradient(tpu), gradient("cpu"), rtol=1e-4, atol=1e-5)


def test_empty_arguments_that_pytorchs_meta_kernels_fail_on(tpu: str) -> None:
    empty = torch.empty(0, device=tpu, requires_grad=True)
    for loss in (torch.nn.functional.mse_loss, torch.nn.functional.smooth_l1_loss):
        value = loss(empty, empty.detach())
        assert value.isnan().item() and torch.autograd.grad(value, empty)[0].shape == (0,)
    assert torch.nn.functional.interpolate(torch.empty(0, 3, 4, device=tpu), 3).shape == (0, 3, 3)
