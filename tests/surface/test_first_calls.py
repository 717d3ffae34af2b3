"""What the first call of an op costs beside its program."""

from __future__ import annotations

import torch


def test_a_list_of_large_tensors_is_not_computed_on_cpu(tpu: str) -> None:
    """CPU is asked what it says of dtypes, with small tensors only; those of a list count too."""
    large = [torch.ones(1 << 16, device=tpu) * number for number in range(3)] + [torch.ones(1 << 16, dtype=torch.float64, device=tpu)]
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        torch._foreach_expm1(large)
    assert "aten::zeros" not in {event.key for event in profile.key_averages()}


def test_a_list_of_small_tensors_is(tpu: str) -> None:
    small = [torch.ones(4, device=tpu), torch.ones(4, dtype=torch.float64, device=tpu)]
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        torch._foreach_log2(small)
    assert "aten::zeros" in {event.key for event in profile.key_averages()}
