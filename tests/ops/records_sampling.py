"""Images read around given places: grid_sampler and its gradients, in a plane and in a solid, for each way to treat the outside."""

from __future__ import annotations

from collections.abc import Iterable

import torch
from torch.testing._internal.opinfo.core import SampleInput

from tests.ops.records import Record

LINEAR, CUBIC = 0, 2
ZEROS, BORDER, REFLECTION = 0, 1, 2
FLOATS = (torch.float32, torch.float64)


def images(dtype: torch.dtype, rank: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """An image, places up to twice as far as its edges, and a gradient of the result."""
    sizes = (3, 4, 5)[-rank:]
    return torch.randn(2, 3, *sizes, dtype=dtype), torch.rand(2, *(2,) * rank, rank, dtype=dtype) * 4 - 2, torch.randn(2, 3, *(2,) * rank, dtype=dtype)


def samples(rank: int, ways: list[tuple[int, int, bool]]) -> object:
    def make(dtype: torch.dtype) -> Iterable[SampleInput]:
        image, places, _ = images(dtype, rank)
        for way in ways:
            yield SampleInput(image, args=(places, *way))

    return make


def gradients(rank: int, ways: list[tuple[int, int, bool]]) -> object:
    def make(dtype: torch.dtype) -> Iterable[SampleInput]:
        image, places, gradient = images(dtype, rank)
        for way in ways:
            yield SampleInput(gradient, args=(image, places, *way, [True, True]))

    return make


PLANE = [(LINEAR, ZEROS, False), (CUBIC, REFLECTION, True)]
SOLID = [(LINEAR, ZEROS, True), (LINEAR, BORDER, False)]

RECORDS = [
    Record("grid_sampler_2d", FLOATS, call=torch.ops.aten.grid_sampler_2d, own=samples(2, PLANE)),
    Record("grid_sampler_3d", FLOATS, call=torch.ops.aten.grid_sampler_3d, own=samples(3, SOLID)),
    Record("grid_sampler_2d_backward", FLOATS, call=torch.ops.aten.grid_sampler_2d_backward, own=gradients(2, PLANE), backward=False),
    Record("grid_sampler_3d_backward", FLOATS, call=torch.ops.aten.grid_sampler_3d_backward, own=gradients(3, SOLID), backward=False),
]
