"""grid_sample where a coordinate is NaN, infinite or far away: CPU's values and gradients, which differ by padding and rank."""

from __future__ import annotations

import itertools

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

FAR = (float("nan"), float("inf"), float("-inf"), 3e38, -3e38, 1e5, -1e5)
WAYS = [
    (rank, mode, padding, corners)
    for rank, mode, padding, corners in itertools.product((2, 3), ("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection"), (False, True))
    if rank == 2 or mode != "bicubic"
]


def sample(device: str, way: tuple, coordinate: float, backward: bool) -> list[Tensor]:
    rank, mode, padding, corners = way
    torch.default_generator.manual_seed(0)
    image = torch.randn(1, 2, *(3, 4, 5)[-rank:]).to(device).requires_grad_()
    place = torch.full((1,) * (rank + 1) + (rank,), 0.3)
    place.view(-1)[0] = coordinate
    place = place.to(device).requires_grad_()
    result = F.grid_sample(image, place, mode=mode, padding_mode=padding, align_corners=corners)
    return [t.detach().cpu() for t in (result, *(torch.autograd.grad(result.sum(), (image, place)) if backward else ()))]


def crashes_on_cpu(way: tuple, coordinate: float) -> bool:
    """CPU's backward writes where a NaN points to (PyTorch 2.13)."""
    rank, mode, padding, _ = way
    no_number = coordinate != coordinate or (padding == "reflection" and abs(coordinate) > 1e38)
    return rank == 2 and mode == "bilinear" and padding != "zeros" and no_number


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_coordinates_far_away(way: tuple, tpu: str) -> None:
    for coordinate in FAR:
        backward = not crashes_on_cpu(way, coordinate)
        for want, got in zip(sample("cpu", way, coordinate, backward), sample(tpu, way, coordinate, backward), strict=True):
            torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-5, equal_nan=True, msg=lambda m, c=coordinate: f"at {c}: {m}")


@pytest.mark.parametrize("way", [w for w in WAYS if crashes_on_cpu(w, float("nan"))], ids=str)
def test_the_gradient_of_nan_goes_to_the_element_that_was_read(way: tuple, tpu: str) -> None:
    _, at_image, at_place = sample(tpu, way, float("nan"), backward=True)
    assert at_image.sum().item() == pytest.approx(2)   # one per channel
    assert at_image[..., 1:].abs().sum() == 0
    assert at_place.view(-1)[0] == 0
