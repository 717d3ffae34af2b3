"""Forms that rules take for chips only, run here on the CPU plugin against CPU; lowering without a program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch.nn import functional as F

import torch_tpu
from torch_tpu import _C
from torch_tpu._lower_only import collecting, lowered_for_chip

from .programs import to


@pytest.fixture
def chip_forms(tpu: str) -> Iterator[None]:
    _C.set_lowers_for_chip(True)
    yield
    _C.set_lowers_for_chip(False)


# queries, keys, query heads (2 key heads), causal, shape of a mask
ATTENTION = [
    (1024, 1024, 4, True, None),
    (1300, 1300, 2, True, None),  # the last block is shorter
    (1100, 700, 2, True, None),  # later queries see all keys
    (1024, 1200, 2, True, None),  # no query sees the last keys
    (1024, 300, 4, False, None),
    (1024, 64, 2, False, (1, 2, 1024, 64)),
    (1024, 64, 4, False, (1, 1, 64)),
]


@pytest.mark.parametrize("boolean", [False, True])
@pytest.mark.parametrize(("queries", "keys", "heads", "causal", "mask_shape"), ATTENTION)
def test_attention_in_blocks(
    queries: int, keys: int, heads: int, causal: bool, mask_shape: tuple[int, ...] | None, boolean: bool, chip_forms: None, tpu: str
) -> None:
    if mask_shape is None and boolean:
        return
    given = [torch.randn(2, number, size, 16) for number, size in ((heads, queries), (2, keys), (2, keys))]
    mask = None if mask_shape is None else (torch.rand(mask_shape) > 0.3 if boolean else torch.randn(mask_shape))
    above = torch.randn(2, heads, queries, 16)

    def results(device: str) -> list[torch.Tensor]:
        query, key, value, bias, grad = to((*given, mask, above), device)
        wanted = [leaf.requires_grad_() for leaf in (query, key, value, bias) if leaf is not None and leaf.is_floating_point()]
        output = F.scaled_dot_product_attention(query, key, value, bias, is_causal=causal, enable_gqa=heads != 2)
        return [output.detach().cpu(), *(one.cpu() for one in torch.autograd.grad(output, wanted, grad))]

    for found, expected in zip(results(tpu), results("cpu"), strict=True):
        torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-4)  # sums of up to 1300 products in another order


def test_causal_blocks_leave_keys_out(tpu: str) -> None:
    query = torch.empty(1, 2, 2048, 64, dtype=torch.bfloat16, device=tpu)
    [program] = lowered_for_chip(lambda q: F.scaled_dot_product_attention(q, q, q, is_causal=True), query)
    for keys in (512, 1024, 1536, 2048):
        assert f"tensor<1x2x1x512x{keys}xf32>" in program.stablehlo
    assert "tensor<1x2x1x2048x2048x" not in program.stablehlo


def test_arithmetic_is_computed_once_for_its_products(chip_forms: None, tpu: str) -> None:
    def products(x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
        h = F.silu(x) * 2
        return h @ y, h.t() @ h, (x @ y) @ y

    x, y = torch.randn(1024, 1024), torch.randn(1024, 1024)
    [program] = lowered_for_chip(products, *to((x, y), tpu))
    assert program.stablehlo.count("stablehlo.optimization_barrier") == 1
    [program] = lowered_for_chip(products, *to((x[:64, :64], y[:64, :64]), tpu))
    assert "stablehlo.optimization_barrier" not in program.stablehlo
    for found, expected in zip(torch.compile(products)(*to((x, y), tpu)), products(x, y), strict=True):
        torch.testing.assert_close(found.cpu(), expected, rtol=1e-4, atol=1e-2)  # sums of 1024 squared products of order 1


def test_lowering_compiles_and_runs_nothing(tpu: str) -> None:
    model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.GELU(), torch.nn.Linear(16, 4)).to(tpu)
    x = torch.randn(5, 8).to(tpu)
    torch.tpu.synchronize()
    torch.compiler.reset()
    before = torch_tpu.metrics()["programs_compiled"]
    with collecting() as found:
        loss = torch.compile(model)(x)
        loss.backward(torch.empty_like(loss))
    assert [program.name.split()[1] for program in found] == ["forward", "backward"]
    parameters = [program.stablehlo.split("@main(")[1].split(") ->")[0].count("%arg") for program in found]
    assert parameters[0] == 5 and parameters[1] >= 4  # a tensor without values is no constant
    assert all("stablehlo.dot_general" in program.stablehlo for program in found)
    assert torch_tpu.metrics()["programs_compiled"] == before
    assert not _C.lowers_for_chip()
    torch.compiler.reset()
    torch.testing.assert_close(torch.compile(model)(x), model(x))  # what was only lowered is not kept
