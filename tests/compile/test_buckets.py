"""torch.compile(options={"bucket": ...}): a few programs for many sizes, the values of exact ones."""

from __future__ import annotations

import copy

import pytest
import torch
from torch.nn import functional as F

from torch_tpu import explain, settings

from .models import Llama
from .programs import compiled, programs

SIZES = range(3, 43, 3)


@pytest.fixture(autouse=True)
def poisoned(tpu: str):
    """What the host pads with is NaN."""
    before = settings.get("TORCH_TPU_SIZE_BUCKETS")
    settings.put("TORCH_TPU_SIZE_BUCKETS", "poison")
    yield
    settings.put("TORCH_TPU_SIZE_BUCKETS", before)


def mixed(x, w, mask):
    y = torch.softmax((x @ w).masked_fill(mask, -1e9), -1)
    z = torch.cat([y, x[:, :3]], 1)
    return z.cumsum(0), F.layer_norm(z, z.shape[-1:]), (z * x.shape[0]).sum(), z.argmax(0), x.mean(), z.t().reshape(-1)


def check(function, n: int, tpu: str) -> None:
    x, mask, w = torch.randn(n, 6), torch.rand(n, 6) > 0.5, torch.eye(6)
    for got, want in zip(function(*(t.to(tpu) for t in (x, w, mask))), mixed(x, w, mask), strict=True):
        torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("bucket", "most"),
    [(True, 2 + 3), ("powers", 2 + 3), ([20, 40], 2 + 2 + 1), (False, len(SIZES))],  # two exact ones, then 16, 32, 48; 16, 32, 64; 20, 40 and an exact 42
)
def test_a_few_programs_serve_many_sizes(bucket, most: int, tpu: str) -> None:
    function = compiled(mixed, dynamic=True, options={"bucket": bucket})
    before = programs()
    for n in SIZES:
        check(function, n, tpu)
    assert programs() - before == most
    for n in SIZES:  # again: nothing is lowered
        check(function, n, tpu)
    assert programs() - before == most


def test_a_program_for_a_bucket_counts_once(tpu: str) -> None:
    function = compiled(mixed, dynamic=True, options={"bucket": [64]})
    settings.put("TORCH_TPU_RECOMPILE_LIMIT", "3")
    try:
        for n in SIZES:
            check(function, n, tpu)
        with pytest.raises(RuntimeError, match="needs another program after 3"):
            check(function, 65, tpu)
    finally:
        settings.put("TORCH_TPU_RECOMPILE_LIMIT", "0")


@pytest.mark.parametrize("batch", [1, 2])
def test_training_at_many_lengths(batch: int, tpu: str) -> None:
    """Forward and backward of a decoder: the length is merged with the batch and parted again."""
    torch.manual_seed(0)
    theirs = Llama(layers=2)
    ours = copy.deepcopy(theirs).to(tpu)
    step = compiled(ours, dynamic=True, options={"bucket": True})
    before = programs()
    for n in (5, 7, *range(9, 30, 4)):
        tokens = torch.randint(96, (batch, n))
        want, got = theirs(tokens, tokens), step(tokens.to(tpu), tokens.to(tpu))
        want.backward(), got.backward()
        torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)
        for one, other in zip(ours.parameters(), theirs.parameters(), strict=True):
            torch.testing.assert_close(one.grad.cpu(), other.grad, rtol=1e-3, atol=1e-5)  # sums over all tokens in another order
            one.grad = other.grad = None
    assert programs() - before <= 2 * (2 + 2)  # forward and backward: two exact ones, then 16 and 32


def test_a_cache_that_grows(tpu: str) -> None:
    def step(cache, row):
        cache = torch.cat([cache, row], 1)
        return cache, torch.softmax(cache, 1).sum(2)

    function = compiled(step, dynamic=True, options={"bucket": True})
    ours, theirs = torch.zeros(2, 3, 4).to(tpu), torch.zeros(2, 3, 4)
    before = programs()
    for _ in range(40):
        row = torch.randn(2, 1, 4)
        (ours, got), (theirs, want) = function(ours, row.to(tpu)), step(theirs, row)
        torch.testing.assert_close(got.cpu(), want)
    torch.testing.assert_close(ours.cpu(), theirs)
    assert programs() - before <= 2 + 3


def test_explain_names_a_program_for_many_sizes(tpu: str) -> None:
    function = compiled(mixed, dynamic=True, options={"bucket": True})

    def all_sizes(device: str) -> None:
        for n in (3, 6, 9, 12):
            check(function, n, device)

    assert "for every size up to its bucket" in str(explain(all_sizes, tpu))


@pytest.mark.parametrize("bucket", ["many", 3, [], [4, -1], [4.0]])
def test_what_bucket_may_be(bucket, tpu: str) -> None:
    with pytest.raises(Exception, match=r'bucket is True, "powers" or a list of sizes, not'):
        compiled(mixed, options={"bucket": bucket})(torch.ones(3, 6, device=tpu), torch.ones(6, 6, device=tpu), torch.ones(3, 6, device=tpu) > 0)
