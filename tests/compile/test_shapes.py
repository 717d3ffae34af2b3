"""Sizes that change: one Dynamo graph, one program for each size, none for a size seen before."""

from __future__ import annotations

import pytest
import torch
from torch._dynamo.testing import CompileCounterWithBackend

from .programs import compiled, programs, to


def scores(x, w):
    return torch.softmax(x @ w, -1).cumsum(0)[1:], x.shape[0] * 2, x.reshape(-1, 2).mean()


@pytest.mark.parametrize("dynamic", [None, False, True])
def test_changing_sizes(dynamic: bool | None, tpu: str) -> None:
    function = compiled(scores, dynamic=dynamic)
    w = torch.randn(4, 3)
    for n in (4, 2, 8, 6, 2, 4):
        x = torch.randn(n, 4)
        want, got = scores(x, w), function(*to((x, w), tpu))
        assert got[1] == want[1]
        for a, b in zip(got, want, strict=True):
            if isinstance(a, torch.Tensor):
                torch.testing.assert_close(a.cpu(), b)
    before = programs()
    function(*to((torch.randn(8, 4), w), tpu))
    assert programs() == before


def test_one_graph_serves_all_sizes(tpu: str) -> None:
    torch.compiler.reset()
    counter = CompileCounterWithBackend("tpu")
    function = torch.compile(scores, backend=counter, dynamic=True)
    for n in (8, 6, 10, 12):
        function(torch.randn(n, 4, device=tpu), torch.randn(4, 3, device=tpu))
    assert counter.frame_count == 1


def test_training_with_changing_sizes(tpu: str) -> None:
    def loss(x, w):
        return (torch.relu(x @ w).sum(0) * x.shape[0]).square().mean()

    function = compiled(loss, dynamic=True)
    for n in (4, 7, 5, 4):
        x, w = torch.randn(n, 4), torch.randn(4, 3, requires_grad=True)
        xd, wd = x.to(tpu), w.detach().to(tpu).requires_grad_()
        loss(x, w).backward(), function(xd, wd).backward()
        torch.testing.assert_close(wd.grad.cpu(), w.grad, rtol=1e-4, atol=1e-4)


def test_a_growing_cache(tpu: str) -> None:
    """What a decoder without a static cache does: cat along a growing dimension."""
    def step(cache, row):
        cache = torch.cat([cache, row], 1)
        return cache, cache.mean(1)

    function = compiled(step, dynamic=True)
    ours, theirs = torch.zeros(2, 3, 4).to(tpu), torch.zeros(2, 3, 4)
    for _ in range(4):
        row = torch.randn(2, 1, 4)
        (ours, mean), (theirs, want) = function(ours, row.to(tpu)), step(theirs, row)
        torch.testing.assert_close(mean.cpu(), want)
    torch.testing.assert_close(ours.cpu(), theirs)


def test_an_offset_or_a_layout_that_changes(tpu: str) -> None:
    """Dynamo does not guard the offset of an input, nor the storage under it."""
    function = compiled(lambda x: (x * 2, x[1:]))
    storage = torch.arange(100.0)
    for start in (0, 6, 50):
        x, y = storage[start : start + 12].view(3, 4), storage.to(tpu)[start : start + 12].view(3, 4)
        double, tail = function(y)
        torch.testing.assert_close(double.cpu(), x * 2)
        torch.testing.assert_close(tail.cpu(), x[1:])
        assert tail.storage_offset() == start + 4


def test_a_number_that_changes_compiles_nothing_more(tpu: str) -> None:
    def scaled(x, factor, count):
        return x * factor + count

    function = compiled(scaled)
    x = torch.ones(3, device=tpu)
    for factor, count in ((2.5, 1), (3.5, 2), (4.5, 3)):  # Dynamo makes them symbolic at the second value
        torch.testing.assert_close(function(x, factor, count).cpu(), torch.ones(3) * factor + count)
    before = programs()
    for factor, count in ((5.5, 4), (0.25, 5), (-1.5, 60)):
        torch.testing.assert_close(function(x, factor, count).cpu(), torch.ones(3) * factor + count)
    assert programs() == before
