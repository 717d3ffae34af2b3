"""Calls at the edges of what an op takes: layouts, empty arguments, lists of the wrong length. Values, gradients and errors are CPU's.
"""

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


@pytest.mark.parametrize("arguments", [([1] * 5,), ([1] * 7,), ([1] * 6, [0.0, 1.0]), ([torch.tensor([0.0, 1.0])] * 5,)], ids=str)
def test_histogramdd_reads_no_bins_that_are_not_there(arguments: tuple, tpu: str) -> None:
    def call(device: str) -> None:
        bins, *rest = [[b.to(device) if isinstance(b, Tensor) else b for b in argument] for argument in arguments]
        torch.histogramdd(torch.ones(5, 6, device=device), bins, *rest)

    with pytest.raises(RuntimeError) as want:
        call("cpu")
    with pytest.raises(RuntimeError) as got:
        call(tpu)
    assert str(want.value).split("\n")[0] in str(got.value)
