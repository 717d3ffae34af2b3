"""Higher-order ops become StableHLO control flow: one program, forward and backward."""

from __future__ import annotations

import pytest
import torch
from torch._higher_order_ops import associative_scan, scan, while_loop
from torch._higher_order_ops.map import map as map_over

from .programs import agree, compiled, programs, to

X = torch.arange(12.0).reshape(3, 4) / 5 - 1


def branches(x, y):
    return torch.cond(x.sum() > y.sum(), lambda x, y: (x.sin() + y, x * 2), lambda x, y: (x.cos() - y, y * 3), (x, y))


def nested(x):
    inner = lambda x: torch.cond(x.max() > 1, lambda x: x + 10, lambda x: x - 10, (x,))  # noqa: E731
    return torch.cond(x.sum() > 0, inner, lambda x: x * 2, (x,))


def doubled_until_large(x):
    return while_loop(lambda i, y: (i < 10) & (y.abs().max() < 50), lambda i, y: (i + 1, y * 2 + x), (torch.zeros((), dtype=torch.int64, device=x.device), x + 0))


def recurrence(x, w):
    def step(h, row):
        h = torch.tanh(h @ w + row)
        return h, h.sum(-1)

    return scan(step, torch.zeros(4, device=x.device), x)


def over_rows(x, w):
    return map_over(lambda row, w: torch.relu(row @ w), x, w)


W = torch.randn(4, 4, generator=torch.Generator().manual_seed(0))
CASES = {
    "cond_true": (branches, X + 1, X),
    "cond_false": (branches, X, X + 1),
    "nested_cond": (nested, X),
    "nested_cond_other": (nested, X - 5),
    "while_loop": (doubled_until_large, X),
    "scan": (recurrence, X, W),
    "map": (over_rows, X, W),
}


@pytest.mark.parametrize("name", CASES)
def test_agrees_with_cpu(name: str, tpu: str) -> None:
    function, *args = CASES[name]
    before = programs()
    agree(function, *args, device=tpu, fullgraph=True, exact_layout=False)
    assert programs() == before + 1


def test_both_branches_are_in_one_program(tpu: str) -> None:
    function = compiled(branches, fullgraph=True)
    function(*to((X + 1, X), tpu))
    before = programs()
    for a, b in zip(function(*to((X, X + 1), tpu)), branches(X, X + 1), strict=True):
        torch.testing.assert_close(a.cpu(), b)
    assert programs() == before


@pytest.mark.parametrize("function", [branches, recurrence, over_rows], ids=["cond", "scan", "map"])
def test_gradients(function, tpu: str) -> None:
    other = X if function is branches else W
    theirs = [(X + 1).requires_grad_(), other.clone().requires_grad_()]
    ours = to(theirs, tpu)

    def loss(*args):
        return sum(part.square().sum() for part in torch.utils._pytree.tree_leaves(function(*args)))

    want, got = loss(*theirs), compiled(loss)(*ours)
    want.backward(), got.backward()
    torch.testing.assert_close(got.detach().cpu(), want.detach())
    for a, b in zip(ours, theirs, strict=True):
        torch.testing.assert_close(a.grad.cpu(), b.grad, rtol=1e-4, atol=1e-5)


def test_associative_scan(tpu: str) -> None:
    agree(lambda x: associative_scan(torch.add, x, 0, combine_mode="generic"), X, device=tpu, exact_layout=False)
