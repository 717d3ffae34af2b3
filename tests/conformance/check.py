"""One op of the database on a device against CPU: every sample forward and backward, then the other forms of the call (forms.py).

Each op ends in exactly one status; the worst of its samples decides. A `case` is one comparison: a function of the device that
makes the Run; case("cpu", widen=True) is the float64 run that decides where CPU and the device differ.
"""

from __future__ import annotations

import functools
import itertools
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy
import torch
from torch.testing._internal.opinfo.core import OpInfo, SampleInput

from . import compare, tables
from .outcome import STATUSES, Outcome, refusal
from .run import WIDE, Call, Run, run, seed_all
from .ties import by_value

__all__ = ["STATUSES", "Case", "Outcome", "check_case", "check_op", "describe", "samples_of"]

SEEDS = tuple(range(1, 9))  # several, because two draws of a few coins may well be equal
DRAWS = 48  # per device, to compare the distribution of a random result

NOISES = (1, 2, 3, 4)  # seeds of the runs that show how a result depends on the rounding of its arguments
NOTHING = Run([], [])

Case = Callable[..., Run]  # (device, widen=False, noise=0)


def samples_of(op: OpInfo, dtype: torch.dtype, count: int, backward: bool) -> list[SampleInput]:
    """The first `count` samples, the same in every process."""
    seed_database()
    return list(itertools.islice(op.sample_inputs("cpu", dtype, requires_grad=backward), count))


def seed_database() -> None:
    seed_all(0), random.seed(0), numpy.random.seed(0)


def check_op(op: OpInfo, device: str, dtype: torch.dtype, count: int, variants: bool = True) -> Outcome:
    from .forms import check_variants  # which needs this file

    outcome, start = Outcome(op.full_name, dtype=str(dtype)[6:]), time.perf_counter()
    if op.full_name.startswith(tables.CUDA_ONLY):
        outcome.status, outcome.detail = "cannot run", "compiles CUDA source at run time"
        return outcome
    reset_sources(device)
    backward = op.supports_autograd and dtype in op.supported_backward_dtypes("cpu")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for index, sample in enumerate(samples_of(op, dtype, count, backward)):
            status, detail = check_sample(op, sample, device, backward, outcome)
            outcome.add(status, f"sample {index}: {detail}")
        if variants and op.full_name not in tables.RANDOM | tables.UNINITIALISED:
            check_variants(op, device, dtype, count, backward, outcome)
    if not outcome.samples:
        outcome.status, outcome.detail = "error", "the database has no samples"
    record_sources(device, outcome)
    outcome.seconds = round(time.perf_counter() - start, 2)
    return outcome


def check_sample(op: OpInfo, sample: SampleInput, device: str, backward: bool, outcome: Outcome) -> tuple[str, str]:
    if op.full_name in tables.UNINITIALISED:
        check = check_form
    elif op.full_name in tables.RANDOM:
        check = check_random
    else:
        status, detail = check_case(functools.partial(run, by_value(op.full_name, op.op), sample, backward=backward), device, outcome)
        return status, f"{detail} ({describe(sample)})" if detail else ""
    try:
        want = run(op.op, sample, "cpu", backward)
    except Exception as error:  # noqa: BLE001: whatever CPU raises, the device has nothing to agree with
        return raises_as_well(functools.partial(run, op.op, sample, backward=False), device, error)
    try:
        problem = check(op, sample, device, backward, want, outcome)
    except Exception as error:  # noqa: BLE001
        return refusal(error)
    return ("wrong", f"{problem} ({describe(sample)})") if problem else ("agree", "")


def describe(sample: SampleInput) -> str:
    text = sample.summary().removeprefix("SampleInput(").replace("torch.", "").replace(', device="cpu"', "")
    return text.split(", broadcasts_input=")[0][:300]


# --- one comparison -------------------------------------------------------------------------------------------------


def check_case(case: Case, device: str, outcome: Outcome) -> tuple[str, str]:
    """Status and detail. What CPU refuses, the device must refuse too."""
    try:
        want = case(device="cpu")
    except Exception as error:  # noqa: BLE001
        return raises_as_well(case, device, error)
    return against(case, device, want, outcome)


def against(case: Case, device: str, want: Run, outcome: Outcome) -> tuple[str, str]:
    try:
        got = case(device=device)
        problem = runs_differ(case, got, want, outcome)
        if not problem and (strides := first(compare.stride_difference, got.results, want.results)):
            outcome.note(strides)
    except Exception as error:  # noqa: BLE001
        return refusal(error)
    return ("wrong", problem) if problem else ("agree", "")


def raises_as_well(case: Case, device: str, error: Exception) -> tuple[str, str]:
    try:
        case(device=device)
    except Exception:  # noqa: BLE001
        return "agree", ""
    return "wrong", f"gives a result where CPU raises {type(error).__name__}: {str(error)[:200]}"


def runs_differ(case: Case, got: Run, want: Run, outcome: Outcome) -> str | None:
    """The first difference, with both devices' distance from a float64 run. A device as near to that as CPU is right."""
    if not (problem := difference(outcome.op, got, want)):
        return None
    try:
        exact = case(device="cpu", widen=True)
        spread = spread_of([case(device="cpu", widen=True, noise=seed) for seed in NOISES], exact, want)
    except Exception:  # noqa: BLE001: the op has no float64 form
        return problem
    problem = difference(outcome.op, got, want, exact, spread)
    if problem is None:
        outcome.note("as near to a float64 run as CPU is")
        return None
    return f"{problem}; error against float64: {error_of(got, exact):.1e}, CPU's {error_of(want, exact):.1e}"


def spread_of(rounded: list[Run], exact: Run, want: Run) -> Run:
    """How far each number of `exact` moves in runs that round. 0 where CPU is exact, so that it excuses no jump of a floor or a
    comparison: for results number by number, for gradients (chains of several ops, in which one number may be lucky) all at once.
    """

    def largest(values: tuple[Any, ...], truth: Any, cpu: Any, each: bool) -> Any:
        if not isinstance(truth, torch.Tensor) or truth.dtype not in WIDE.values() or truth.numel() == 0:
            return None
        truth = compare.dense(truth)
        moves = [(compare.dense(value) - truth).abs().nan_to_num(0.0, 0.0, 0.0) for value in values if value.shape == truth.shape]
        inexact = compare.dense(cpu).to(truth.dtype) != truth
        return torch.stack(moves).amax(0) * (inexact if each else inexact.any())

    def every(name: str, each: bool) -> list[Any]:
        lists = [getattr(run, name) for run in (*rounded, exact, want)]
        return [largest(values, truth, cpu, each) for *values, truth, cpu in zip(*lists, strict=True)]

    return Run(every("results", each=True), every("gradients", each=False))


def difference(op: str, got: Run, want: Run, exact: Run = NOTHING, spread: Run = NOTHING) -> str | None:
    if op in tables.FLOAT32_STATISTICS:
        want = Run([like(a, b) for a, b in zip(want.results, got.results, strict=False)], want.gradients)
    bounds = tables.bounds(op)
    if problem := compare.differences(got.results, want.results, bounds, exact.results, spread.results):
        return problem
    problem = compare.differences(got.gradients, want.gradients, bounds, exact.gradients, spread.gradients)
    return f"gradient: {problem}" if problem else None


def like(want: Any, got: Any) -> Any:
    both = isinstance(want, torch.Tensor) and isinstance(got, torch.Tensor)
    return want.float() if both and want.dtype in compare.HALF and got.dtype == torch.float32 else want


def error_of(value: Run, exact: Run) -> float:
    """The largest error of a run, relative above 1, absolute below."""
    worst = 0.0
    for one, truth in zip(value.everything(), exact.everything(), strict=False):
        if isinstance(one, torch.Tensor) and isinstance(truth, torch.Tensor) and truth.dtype in WIDE.values():
            if truth.shape == one.shape and truth.numel():
                truth = compare.dense(truth)
                error = (compare.dense(one).to(truth.dtype) - truth).abs() / (1 + truth.abs())
                worst = max(worst, float(error.nan_to_num(0.0, 0.0).max()))
    return worst


def first(difference: Callable[[torch.Tensor, torch.Tensor], str | None], got: list[Any], want: list[Any]) -> str | None:
    for a, b in zip(got, want, strict=False):
        if isinstance(a, torch.Tensor) and isinstance(b, torch.Tensor) and (problem := difference(a, b)):
            return problem
    return None


# --- random and uninitialised results -------------------------------------------------------------------------------


def depends_on_seed(op: str, call: Call, sample: SampleInput, backward: bool) -> bool:
    if op in tables.CONVERGING:
        return True
    one, *others = (run(call, sample, "cpu", backward, seed).everything() for seed in SEEDS)
    return any(compare.differences(other, one) for other in others)


def forms_differ(got: Run, want: Run) -> str | None:
    ours, theirs = got.everything(), want.everything()
    if len(ours) != len(theirs):
        return f"{len(ours)} results instead of {len(theirs)}"
    if [value is None for value in ours] != [value is None for value in theirs]:
        return "a gradient is missing"
    return first(compare.form_difference, ours, theirs) or first(compare.stride_difference, got.results, want.results)


def check_form(op: OpInfo, sample: SampleInput, device: str, backward: bool, want: Run, outcome: Outcome) -> str | None:
    outcome.compared = "form"
    return forms_differ(run(op.op, sample, device, backward), want)


def check_random(op: OpInfo, sample: SampleInput, device: str, backward: bool, want: Run, outcome: Outcome) -> str | None:
    """Form, seed-determinism, fresh numbers for another seed, distribution; the values where no seed changes them."""
    call = by_value(op.full_name, op.op)
    if not depends_on_seed(op.full_name, op.op, sample, backward):
        case = functools.partial(run, op.op, sample, backward=backward)
        return runs_differ(case, case(device=device), want, outcome)
    outcome.compared = "distribution"
    once, again, *others = (on_cpu(run(op.op, sample, device, backward, seed).everything()) for seed in (SEEDS[0], *SEEDS))
    if problem := compare.differences(again, once):
        return f"the same seed gave other numbers: {problem}"
    fresh = op.full_name in tables.CONVERGING or any(compare.differences(other, once) for other in others)
    if not fresh:
        return "other seeds gave the same numbers"
    if problem := forms_differ(run(op.op, sample, device, backward), want):
        return problem
    got, expected = ([run(call, sample, place, False, 100 + i).results for i in range(DRAWS)] for place in (device, "cpu"))
    for index, value in enumerate(expected[0]):
        if not isinstance(value, torch.Tensor):
            continue
        ours, theirs = ([draw[index] for draw in draws] for draws in (got, expected))
        if problem := compare.distribution_difference(ours, theirs):
            return f"result {index}: {problem}"
    return None


def on_cpu(values: list[Any]) -> list[Any]:
    return [compare.dense(value) if isinstance(value, torch.Tensor) else value for value in values]


# --- where the op ran -----------------------------------------------------------------------------------------------


def reset_sources(device: str) -> None:
    if device != "cpu":
        import torch_tpu

        torch_tpu.reset_metrics()


def record_sources(device: str, outcome: Outcome) -> None:
    if device == "cpu":
        return
    import torch_tpu

    metrics = torch_tpu.metrics()
    outcome.fallbacks = {op: entry["count"] for op, entry in metrics["fallbacks"].items()}
    outcome.decompositions = {
        op: entry["count"] if isinstance(entry, dict) else entry for op, entry in metrics["decompositions"].items()
    }
