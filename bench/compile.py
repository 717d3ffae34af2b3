"""torch.compile on tpu: what a call of a small compiled function costs, and a training step, beside inductor on CPU and eager.

A call of 30 small ops is nearly all Dynamo: its guards and wrappers are the same for every backend.
"""

from __future__ import annotations

from typing import Any

from .measure import Figure, measure

TITLE = "torch.compile"
HEAD = ("what", "value", "")
MAX_OF_INDUCTOR = 1.0

OPS, SIZE = 30, 64


def run(budget_s: float = 4.0) -> dict[str, Any]:
    import torch

    torch.set_num_threads(1)
    calls = {
        "tpu": small_ops("tpu", "tpu", budget_s),
        "inductor on CPU": small_ops("cpu", "inductor", budget_s),
        "tpu, eager": small_ops("tpu", None, budget_s),
    }
    steps = {"tpu, compiled": training_step("tpu", "tpu", budget_s), "tpu, eager": training_step("tpu", None, budget_s), "CPU, eager": training_step("cpu", None, budget_s)}
    ratio = calls["tpu"].best / calls["inductor on CPU"].best
    rows = [[f"{name}: {OPS} ops of {SIZE} floats, us a call", figure.best * 1e6, f"others {figure.others}"] for name, figure in calls.items()]
    rows += [[f"{name}: MLP step with AdamW, ms", figure.best * 1e3, f"first {figure.first:.1f} s, others {figure.others}"] for name, figure in steps.items()]
    rows.append(["a call, tpu to inductor", ratio, f"at most {MAX_OF_INDUCTOR}"])
    figures = {name: figure.as_dict() for name, figure in (calls | {f"step {name}": figure for name, figure in steps.items()}).items()}
    return {"rows": rows, "figures": figures, "passed": ratio <= MAX_OF_INDUCTOR}


def wait_for(device: str) -> Any:
    import torch

    return torch.tpu.synchronize if device == "tpu" else lambda: None


def small_ops(device: str, backend: str | None, budget_s: float) -> Figure:
    import torch

    def chain(x: Any, y: Any) -> Any:
        for _ in range(OPS // 3):
            x = torch.nn.functional.gelu((x + y) * 0.999)
        return x

    x, y = torch.linspace(-1, 1, SIZE).to(device), torch.linspace(0, 0.01, SIZE).to(device)
    function = torch.compile(chain, backend=backend) if backend else chain
    calls = 50

    def repeat() -> None:
        for _ in range(calls):
            function(x, y)

    with torch.no_grad():
        return measure(repeat, wait_for(device), budget_s).scaled(1 / calls)


def training_step(device: str, backend: str | None, budget_s: float) -> Figure:
    import torch
    from torch import nn

    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(1024, 1024), nn.ReLU(), nn.Linear(1024, 1024), nn.ReLU(), nn.Linear(1024, 1024)).to(device)
    x, y = torch.randn(64, 1024).to(device), torch.randn(64, 1024).to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    loss_of, update = (lambda: nn.functional.mse_loss(model(x), y)), optimizer.step
    if backend:
        loss_of, update = torch.compile(loss_of, backend=backend), torch.compile(update, backend=backend)

    def step() -> None:
        optimizer.zero_grad()
        loss_of().backward()
        update()

    return measure(step, wait_for(device), budget_s)
