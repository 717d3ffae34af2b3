"""Every optimizer of torch.optim, with the arguments of PyTorch's own database, against CPU: foreach, fused and one by one."""

from __future__ import annotations

import pytest
import torch
from torch.testing._internal.common_optimizers import OptimizerInfo, optim_db

from tests.sizes import size

STEPS = 3


def cases() -> list[object]:
    found = []
    for info in optim_db:
        inputs = list(info.optim_inputs_func(device="cpu"))
        for index, given in enumerate(inputs):
            if index < size(6, len(inputs)) and not info.only_supports_sparse_grads:
                found.append(pytest.param(info, given.kwargs, id=f"{info.optim_cls.__name__}-{given.desc or index}"))
    return found


def trained(info: OptimizerInfo, kwargs: dict, device: str, **choice: bool) -> list[torch.Tensor]:
    kwargs = {key: value.to(device) if isinstance(value, torch.Tensor) else value for key, value in kwargs.items()}
    generator = torch.Generator().manual_seed(0)
    parameters = [torch.nn.Parameter(torch.randn(shape, generator=generator).to(device)) for shape in ((4, 3), (5,), ())]
    if info.optim_cls.__name__ == "Muon":
        parameters = parameters[:1]  # takes matrices only
    optimizer = info.optim_cls(parameters, **kwargs, **choice)

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        loss = sum((parameter - 0.3).square().sum() for parameter in parameters)
        loss.backward()
        return loss

    for _ in range(STEPS):
        optimizer.step(closure)
    return [parameter.detach().cpu() for parameter in parameters]


def agree(info: OptimizerInfo, kwargs: dict, device: str, **choice: bool) -> None:
    for got, want in zip(trained(info, kwargs, device, **choice), trained(info, kwargs, "cpu", **choice), strict=True):
        torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("info", "kwargs"), cases())
def test_optimizer(info: OptimizerInfo, kwargs: dict, device: str) -> None:
    agree(info, kwargs, device)


@pytest.mark.parametrize("choice", ["foreach", "fused", "neither"])
@pytest.mark.parametrize("name", ["SGD", "Adam", "AdamW", "Adagrad"])
def test_implementations(name: str, choice: str, device: str) -> None:
    [info] = [info for info in optim_db if info.optim_cls.__name__ == name]
    agree(info, {"lr": 0.1}, device, **({"foreach": False} if choice == "neither" else {choice: True}))


def test_learning_rate_schedulers(device: str) -> None:
    def run(place: str) -> list[torch.Tensor]:
        parameter = torch.nn.Parameter(torch.ones(4).to(place))
        optimizer = torch.optim.SGD([parameter], lr=0.5, momentum=0.9)
        scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.5, total_steps=8)
        for _ in range(7):
            optimizer.zero_grad()
            parameter.square().sum().backward()
            optimizer.step()
            scheduler.step()
        average = torch.optim.swa_utils.AveragedModel(torch.nn.Linear(2, 2).to(place))
        average.update_parameters(torch.nn.Linear(2, 2).to(place))
        return [parameter.detach().cpu()]

    torch.testing.assert_close(run(device), run("cpu"), rtol=1e-5, atol=1e-6)
