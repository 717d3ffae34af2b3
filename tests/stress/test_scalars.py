"""A number that changes from call to call compiles nothing new: 1,000 different values after the first few calls."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch.nn import functional as F

COUNT = 1000
WARM_UP = 3  # the first calls may compile: 0, 1 and other numbers can be different programs

Case = Callable[[str], Callable[[int], Tensor]]


def tensors(device: str) -> tuple[Tensor, Tensor]:
    return torch.linspace(1, 2, 1200).to(device), torch.linspace(-1, 1, 1200).to(device)


def optimizer(make: Callable[..., torch.optim.Optimizer], **options: object) -> Case:
    """A step with a learning rate of its own each time."""

    def case(device: str) -> Callable[[int], Tensor]:
        parameters = [torch.nn.Parameter(torch.ones(shape).to(device)) for shape in ((4, 5), (7,))]
        optimizer = make(parameters, lr=1e-3, **options)

        def step(i: int) -> Tensor:
            for group in optimizer.param_groups:
                group["lr"] = 1e-3 / (1 + i)
            for parameter in parameters:
                parameter.grad = torch.full_like(parameter, 0.5)
            optimizer.step()
            return parameters[0]

        return step

    return case


def writes(action: Callable[[Tensor, int], object]) -> Case:
    def case(device: str) -> Callable[[int], Tensor]:
        target = tensors(device)[0]

        def step(i: int) -> Tensor:
            action(target, i)
            return target

        return step

    return case


def pure(action: Callable[[Tensor, Tensor, int], Tensor]) -> Case:
    def case(device: str) -> Callable[[int], Tensor]:
        x, y = tensors(device)
        return lambda i: action(x, y, i)

    return case


def gradients(action: Callable[[Tensor, int], Tensor]) -> Case:
    def case(device: str) -> Callable[[int], Tensor]:
        x = tensors(device)[0].requires_grad_()
        return lambda i: torch.autograd.grad(action(x, i).sum(), x)[0]

    return case


def decode(device: str) -> Callable[[int], Tensor]:
    """A step of a decoder with a static cache: writes row i, reads the rows with a mask."""
    keys = torch.zeros(1, 2, 1200, 4).to(device)
    positions = torch.arange(1200).to(device)

    def step(i: int) -> Tensor:
        keys[:, :, i] = float(i)
        return keys.masked_fill((positions > i)[:, None], 0.0).sum()

    return step


CASES: dict[str, Case] = {
    "x * s": pure(lambda x, y, i: x * (0.1 * i + 0.05)),
    "x * int": pure(lambda x, y, i: x * (i + 7)),
    "s / x": pure(lambda x, y, i: (i + 0.5) / x),
    "x > s": pure(lambda x, y, i: x > i * 1e-3),
    "x % s": pure(lambda x, y, i: x % (i + 0.5)),
    "x ** s": pure(lambda x, y, i: x ** (1.001 + i * 1e-4)),
    "add alpha": pure(lambda x, y, i: torch.add(x, y, alpha=0.3 + i)),
    "clamp": pure(lambda x, y, i: x.clamp(1 + i * 1e-4, 2 - i * 1e-4)),
    "where scalar": pure(lambda x, y, i: torch.where(x > 1.5, x, float(i))),
    "masked_fill": pure(lambda x, y, i: x.masked_fill(y > 0, float(i))),
    "addcmul value": pure(lambda x, y, i: torch.addcmul(x, x, y, value=0.1 + i)),
    "lerp weight": pure(lambda x, y, i: torch.lerp(x, y, i / 1000)),
    "leaky_relu slope": pure(lambda x, y, i: F.leaky_relu(y, 0.001 * (i + 1))),
    "full": pure(lambda x, y, i: torch.full((3,), float(i), device=x.device)),
    "0-d CPU tensor": pure(lambda x, y, i: x + torch.tensor(i * 0.5)),
    "0-d device tensor": pure(lambda x, y, i: x + torch.tensor(i * 0.5).to(x.device)),
    "slice offset": pure(lambda x, y, i: x[i : i + 100] * 2),
    "strided slice offset": pure(lambda x, y, i: x[i : i + 200 : 2] * 2),
    "narrow": pure(lambda x, y, i: x.narrow(0, i, 64) + y.narrow(0, 1100 - i, 64)),
    "two offsets of a matrix": pure(lambda x, y, i: x.view(30, 40)[i % 20 : i % 20 + 10, i % 30 : i % 30 + 10].sum()),
    "index in a loop": pure(lambda x, y, i: x[i] + 1),
    "negative index": pure(lambda x, y, i: x[-1 - i] + 1),
    "column": pure(lambda x, y, i: x.view(1, 1200)[:, i] + 1),
    "select": pure(lambda x, y, i: x.view(1200, 1).select(0, i).exp()),
    "index_select": pure(lambda x, y, i: x.index_select(0, torch.tensor([i, i + 1]).to(x.device))),
    "list index": pure(lambda x, y, i: x[[i, i + 1]]),
    "as_strided offset": pure(lambda x, y, i: x.as_strided((3, 4), (2, 5), i) + 0),
    "x[i] = s": writes(lambda x, i: x.__setitem__(i, float(i))),
    "x[i:j] = tensor": writes(lambda x, i: x.__setitem__(slice(i, i + 8), x[:8] * 0 + i)),
    "x[i] += s": writes(lambda x, i: x[i : i + 3].add_(0.5 + i)),
    "x.mul_(s)": writes(lambda x, i: x.mul_(1 + 1e-6 * i)),
    "fill_": writes(lambda x, i: x.fill_(i)),
    "index_fill_": writes(lambda x, i: x.index_fill_(0, torch.tensor([i]).to(x.device), float(i))),
    "gradient of x * s": gradients(lambda x, i: x * (0.5 + i)),
    "gradient of a slice": gradients(lambda x, i: x[i : i + 100] * 2),
    "gradient of x[i]": gradients(lambda x, i: x[i] * 2),
    "dropout (a new offset each time)": pure(lambda x, y, i: F.dropout(x, 0.5)),
    "randn after a new seed": pure(lambda x, y, i: (torch.tpu.manual_seed(i), torch.randn(8, device=x.device))[1]),
    "uniform_": writes(lambda x, i: x.uniform_(i, i + 1)),
    "arange": pure(lambda x, y, i: torch.arange(i, i + 10, device=x.device)),
    "arange of floats": pure(lambda x, y, i: torch.arange(i * 0.1, i * 0.1 + 2.2, 0.25, device=x.device)),
    "arange with a step": pure(lambda x, y, i: torch.arange(3 - i, 13 * (i + 2) - i, i + 2, device=x.device)),
    "linspace": pure(lambda x, y, i: torch.linspace(i, i + 0.5, 11, device=x.device)),
    "logspace": pure(lambda x, y, i: torch.logspace(i * 1e-3, 1, 5, base=2 + i * 1e-3, device=x.device)),
    "SGD": optimizer(torch.optim.SGD, momentum=0.9),
    "Adam": optimizer(torch.optim.Adam),
    "AdamW": optimizer(torch.optim.AdamW, weight_decay=0.1),
    "AdamW, one tensor at a time": optimizer(torch.optim.AdamW, foreach=False),
    "RMSprop": optimizer(torch.optim.RMSprop),
    "decode step": decode,
}


@pytest.mark.parametrize("case", CASES)
def test_new_values_compile_nothing(case: str, tpu: str) -> None:
    import torch_tpu

    step = CASES[case](tpu)
    for i in range(WARM_UP):
        step(i)
    torch.tpu.synchronize()
    before = torch_tpu.metrics()
    for i in range(WARM_UP, COUNT):
        last = step(i)
    torch.tpu.synchronize()
    after = torch_tpu.metrics()
    compiled = after["programs_compiled"] - before["programs_compiled"] + after["cache_hits_disk"] - before["cache_hits_disk"]
    assert compiled == 0, f"{compiled} programs were made for {COUNT - WARM_UP} new values"

    reference = CASES[case]("cpu")
    if "random" not in case and "dropout" not in case and "uniform" not in case and "randn" not in case:
        for i in range(COUNT):
            want = reference(i)
        torch.testing.assert_close(last.cpu(), want, rtol=1e-4, atol=1e-5)
