"""One op of the database on a device against CPU: every sample forward and backward, then its in-place and out= forms.

The samples are made on CPU and copied with their layout, so both devices see the same bits and the same strides.
Each op ends in exactly one status; the worst of its samples decides.
"""

from __future__ import annotations

import contextlib
import itertools
import random
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any
from unittest import mock

import numpy
import torch
from torch.testing._internal.opinfo.core import OpInfo, SampleInput
from torch.utils import _pytree as pytree

from . import compare, tables

# From best to worst. `error` raised something that does not say what is unsupported; pool.py adds `crash` and `hang`.
STATUSES = ("agree", "cannot run", "refused", "error", "wrong", "hang", "crash")
SEEDS = tuple(range(1, 9))  # several, because two draws of a few coins may well be equal
DRAWS = 48  # per device, to compare the distribution of a random result


@dataclass
class Outcome:
    """The row of one op. `variants` holds "in-place" and "out=" where the op has them, with their own status."""

    op: str
    status: str = "agree"
    detail: str = ""
    compared: str = "values"  # or "distribution", "form"
    samples: int = 0
    samples_agree: int = 0
    variants: dict[str, str] = field(default_factory=dict)
    variant_details: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    fallbacks: dict[str, int] = field(default_factory=dict)
    decompositions: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def add(self, status: str, detail: str) -> None:
        """Counts one sample; the worst status stays, with the first detail of that status."""
        self.samples += 1
        self.samples_agree += status == "agree"
        if STATUSES.index(status) > STATUSES.index(self.status):
            self.status, self.detail = status, detail

    def add_variant(self, name: str, status: str, detail: str) -> None:
        if STATUSES.index(status) >= STATUSES.index(self.variants.get(name, "agree")):
            self.variants[name] = status
            if detail:
                self.variant_details.setdefault(name, detail)

    def note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


# --- copies of samples ----------------------------------------------------------------------------------------------


def replicate(tree: Any, device: str, widen: bool = False) -> Any:
    """`tree` with each tensor copied to `device`, layout and requires_grad kept; widen: float32 becomes float64."""
    copies: dict[int, torch.Tensor] = {}

    def copy(leaf: Any) -> Any:
        if isinstance(leaf, torch.device):
            return torch.device(device)
        if not isinstance(leaf, torch.Tensor):
            return leaf
        if id(leaf) not in copies:
            copies[id(leaf)] = copy_tensor(leaf, device, widen).requires_grad_(leaf.requires_grad)
        return copies[id(leaf)]

    tree = pytree.tree_map(copy, tree)
    # Factory functions get the device by name.
    return tuple({**part, "device": device} if isinstance(part, dict) and "device" in part else part for part in tree)


WIDE = {torch.float32: torch.float64, torch.complex64: torch.complex128}


def copy_tensor(tensor: torch.Tensor, device: str, widen: bool = False) -> torch.Tensor:
    tensor = tensor.detach()
    if widen:
        return tensor.to(WIDE.get(tensor.dtype, tensor.dtype), copy=True)
    if tensor.layout != torch.strided:
        return tensor.to(device, copy=True)
    if tensor.is_conj():
        return copy_tensor(tensor.conj(), device).conj()
    if tensor.is_neg():
        return torch._neg_view(copy_tensor(torch._neg_view(tensor), device))
    whole = tensor.untyped_storage().nbytes() == tensor.numel() * tensor.itemsize
    if whole or tensor.numel() == 0:
        return tensor.to(device, copy=True)
    length = tensor.untyped_storage().nbytes() // tensor.itemsize
    storage = tensor.as_strided((length,), (1,), 0).to(device, copy=True)
    return storage.as_strided(tensor.shape, tensor.stride(), tensor.storage_offset())


# --- one run of one sample ------------------------------------------------------------------------------------------

Call = Callable[..., Any]


@dataclass
class Run:
    results: list[Any]  # what the op returned, flat, then its tensor arguments, which it may have changed
    gradients: list[torch.Tensor | None]

    def everything(self) -> list[Any]:
        return [*self.results, *self.gradients]


@contextlib.contextmanager
def seeded(seed: int) -> Iterator[None]:
    """All generators start from `seed`; calls of torch.manual_seed inside (the database's own) do nothing."""
    seed_all(seed)
    with mock.patch.object(torch, "manual_seed", lambda seed: torch.default_generator):
        yield


# Take a tensor of indices that has to be on CPU, on every device.
HOST_INDICES = (torch.tensor_split,)


def seed_all(seed: int) -> None:
    """torch.manual_seed without its record of the Python stack for CUDA, which takes longer than most ops."""
    torch.default_generator.manual_seed(seed)
    if hasattr(torch, "tpu"):
        torch.tpu.manual_seed_all(seed)


def run(call: Call, sample: SampleInput, device: str, backward: bool, seed: int = 0, widen: bool = False) -> Run:
    given, args, kwargs = replicate((sample.input, sample.args, sample.kwargs), device, widen)
    if call in HOST_INDICES:
        args = replicate(sample.args, "cpu", widen)
    with seeded(seed), contextlib.nullcontext() if backward else torch.no_grad():
        result = call(given, *args, **kwargs)
        results = pytree.tree_leaves(result)
        arguments = [leaf for leaf in pytree.tree_leaves((given, args, kwargs)) if isinstance(leaf, torch.Tensor)]
        gradients = gradients_of(sample.output_process_fn_grad(result), arguments) if backward else []
        if device != "cpu":
            torch.accelerator.synchronize()
    return Run([*results, *arguments], gradients)


def gradients_of(result: Any, arguments: list[torch.Tensor]) -> list[torch.Tensor | None]:
    """Gradients of every differentiable argument, for cotangents that are the same on every device."""
    outputs = [leaf for leaf in pytree.tree_leaves(result) if isinstance(leaf, torch.Tensor) and leaf.requires_grad]
    inputs = [argument for argument in arguments if argument.requires_grad]
    if not outputs or not inputs:
        return []
    generator = torch.Generator().manual_seed(11)
    cotangents = [cotangent(output, generator).to(output.device) for output in outputs]
    return list(torch.autograd.grad(outputs, inputs, cotangents, allow_unused=True))


def cotangent(output: torch.Tensor, generator: torch.Generator) -> torch.Tensor:
    """The same numbers for every precision of the output."""
    dtype = torch.complex128 if output.is_complex() else torch.float64
    return torch.randn(output.shape, dtype=dtype, generator=generator).to(output.dtype)


# --- an op ----------------------------------------------------------------------------------------------------------


def samples_of(op: OpInfo, dtype: torch.dtype, count: int, backward: bool) -> list[SampleInput]:
    """The first `count` samples, the same in every process."""
    seed_all(0), random.seed(0), numpy.random.seed(0)
    return list(itertools.islice(op.sample_inputs("cpu", dtype, requires_grad=backward), count))


def check_op(op: OpInfo, device: str, dtype: torch.dtype, count: int, variants: bool = True) -> Outcome:
    outcome, start = Outcome(op.full_name), time.perf_counter()
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
    try:
        want = run(op.op, sample, "cpu", backward)
    except Exception as error:  # noqa: BLE001: whatever CPU raises, the device has nothing to agree with
        return raises_as_well(op.op, sample, device, error)
    try:
        if op.full_name in tables.UNINITIALISED:
            outcome.compared = "form"
            problem = forms_differ(run(op.op, sample, device, backward), want)
        elif op.full_name in tables.RANDOM and depends_on_seed(op, sample, backward):
            outcome.compared = "distribution"
            problem = check_random(op, sample, device, backward, want)
        else:
            got = run(op.op, sample, device, backward)
            problem = runs_differ(op, op.op, sample, got, want, outcome)
            strides = first(compare.stride_difference, got.results, want.results)
            if strides and not problem:
                outcome.note(strides)
    except Exception as error:  # noqa: BLE001
        return refusal(error)
    return ("wrong", f"{problem} ({describe(sample)})") if problem else ("agree", "")


def describe(sample: SampleInput) -> str:
    text = sample.summary().removeprefix("SampleInput(").replace("torch.", "").replace(', device="cpu"', "")
    return text.split(", broadcasts_input=")[0][:300]


def refusal(error: Exception) -> tuple[str, str]:
    """A clear error says that something is not supported; anything else is a fault of ours, `error`."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    clear = isinstance(error, NotImplementedError) or "fallback" in text
    return ("refused" if clear else "error"), text[:600]


def raises_as_well(call: Call, sample: SampleInput, device: str, error: Exception) -> tuple[str, str]:
    try:
        run(call, sample, device, False)
    except Exception:  # noqa: BLE001
        return "agree", ""
    return "wrong", f"gives a result where CPU raises {type(error).__name__}: {str(error)[:200]} ({describe(sample)})"


def runs_differ(op: OpInfo, call: Call, sample: SampleInput, got: Run, want: Run, outcome: Outcome) -> str | None:
    """The first difference, with both devices' distance from a float64 run. A device nearer to that than CPU is right."""
    if not (problem := difference(op, got, want)):
        return None
    try:
        exact = run(call, sample, "cpu", bool(want.gradients), widen=True)
    except Exception:  # noqa: BLE001: the op has no float64 form
        return problem
    problem = difference(op, got, want, exact)
    if problem is None:
        outcome.note("nearer to a float64 run than CPU is")
        return None
    return f"{problem}; error against float64: {error_of(got, exact):.1e}, CPU's {error_of(want, exact):.1e}"


def difference(op: OpInfo, got: Run, want: Run, exact: Run = Run([], [])) -> str | None:  # noqa: B008: never changed
    wider = tables.WIDER.get(op.full_name)
    bounds = wider[:2] if wider else None
    if problem := compare.differences(got.results, want.results, bounds, exact.results):
        return problem
    problem = compare.differences(got.gradients, want.gradients, bounds, exact.gradients)
    return f"gradient: {problem}" if problem else None


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


# --- random results -------------------------------------------------------------------------------------------------


def depends_on_seed(op: OpInfo, sample: SampleInput, backward: bool) -> bool:
    if op.full_name in tables.CONVERGING:
        return True
    one, *others = (run(op.op, sample, "cpu", backward, seed).everything() for seed in SEEDS)
    return any(compare.differences(other, one) for other in others)


def forms_differ(got: Run, want: Run) -> str | None:
    ours, theirs = got.everything(), want.everything()
    if len(ours) != len(theirs):
        return f"{len(ours)} results instead of {len(theirs)}"
    if [value is None for value in ours] != [value is None for value in theirs]:
        return "a gradient is missing"
    return first(compare.form_difference, ours, theirs) or first(compare.stride_difference, got.results, want.results)


def check_random(op: OpInfo, sample: SampleInput, device: str, backward: bool, want: Run) -> str | None:
    """Form, seed-determinism, fresh numbers for another seed, distribution."""
    once, again, *others = (on_cpu(run(op.op, sample, device, backward, seed).everything()) for seed in (SEEDS[0], *SEEDS))
    if problem := compare.differences(again, once):
        return f"the same seed gave other numbers: {problem}"
    fresh = op.full_name in tables.CONVERGING or any(compare.differences(other, once) for other in others)
    if not fresh:
        return "other seeds gave the same numbers"
    if problem := forms_differ(run(op.op, sample, device, backward), want):
        return problem
    got, expected = ([run(op.op, sample, place, False, 100 + i).results for i in range(DRAWS)] for place in (device, "cpu"))
    for index, value in enumerate(expected[0]):
        if not isinstance(value, torch.Tensor):
            continue
        ours, theirs = ([draw[index] for draw in draws] for draws in (got, expected))
        if problem := compare.distribution_difference(ours, theirs):
            return f"result {index}: {problem}"
    return None


def on_cpu(values: list[Any]) -> list[Any]:
    return [compare.dense(value) if isinstance(value, torch.Tensor) else value for value in values]


# --- in-place and out= ----------------------------------------------------------------------------------------------


def check_variants(op: OpInfo, device: str, dtype: torch.dtype, count: int, backward: bool, outcome: Outcome) -> None:
    """Each form on the first sample that CPU accepts."""
    if op.inplace_variant is not None and isinstance(op.inplace_variant, Callable):
        for sample in samples_of(op, dtype, count, backward):
            if isinstance(sample.input, torch.Tensor) and check_variant("in-place", in_place(op), op, sample, device, backward, outcome):
                break
    if op.supports_out:
        for sample in samples_of(op, dtype, count, False):
            if check_variant("out=", into_out(op, resize=False), op, sample, device, False, outcome):
                check_variant("out=", into_out(op, resize=True), op, sample, device, False, outcome)
                break


def check_variant(name: str, call: Call, op: OpInfo, sample: SampleInput, device: str, backward: bool, outcome: Outcome) -> bool:
    """True if the sample was good for a comparison."""
    try:
        want = run(call, sample, "cpu", backward)
    except Exception as error:  # noqa: BLE001: not a form that CPU has for this sample
        if sample.broadcasts_input:  # and then the device must refuse it too
            status, detail = raises_as_well(call, sample, device, error)
            if status != "agree":
                outcome.add_variant(name, status, detail)
        return False
    try:
        problem = runs_differ(op, call, sample, run(call, sample, device, backward), want, outcome)
        status, detail = ("wrong", f"{problem} ({describe(sample)})") if problem else ("agree", "")
    except Exception as error:  # noqa: BLE001
        status, detail = refusal(error)
    outcome.add_variant(name, status, detail)
    return True


def in_place(op: OpInfo) -> Call:
    def call(given: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        target = given.clone()
        returned = op.inplace_variant(target, *args, **kwargs)
        assert returned is target, "the in-place form did not return its argument"
        return target

    return call


def into_out(op: OpInfo, resize: bool) -> Call:
    """The op with out= tensors full of garbage (of size 0: the op has to resize them)."""

    def call(given: Any, *args: Any, **kwargs: Any) -> Any:
        shapes = op.op(given, *args, **kwargs)
        assert pytree.tree_all_only(torch.Tensor, lambda t: t.layout == torch.strided, shapes)
        garbage = [leaf.new_empty(0) if resize else torch.empty_like(leaf).fill_(7) for leaf in pytree.tree_leaves(shapes)]
        out = garbage[0] if isinstance(shapes, torch.Tensor) else tuple(garbage)
        returned = op.op(given, *args, **{**kwargs, "out": out})
        same = zip(pytree.tree_leaves(returned), garbage, strict=True)
        assert all(a is b for a, b in same), "the out= form did not return its out arguments"
        return garbage

    return call


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
