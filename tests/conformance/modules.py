"""PyTorch's databases of modules and of optimizers, with the comparison that check.py has for ops."""

from __future__ import annotations

import contextlib
import copy
import functools
import itertools
import time
import warnings
from collections.abc import Callable
from typing import Any

import torch
from torch.testing._internal.common_modules import ModuleInfo, ModuleInput
from torch.testing._internal.common_optimizers import OptimizerInfo
from torch.testing._internal.common_utils import set_default_dtype
from torch.utils import _pytree as pytree

from . import compare
from .check import Case, check_case, forms_differ, record_sources, reset_sources, seed_database
from .outcome import Outcome, refusal
from .run import WIDE, Rounding, Run, compiled_for, cotangent, gradients_of, moved, replicate, seeded

STEPS = 3  # of an optimizer


def check_cases(outcome: Outcome, cases: list[tuple[str, Case]], device: str, check: Callable[..., tuple[str, str]]) -> Outcome:
    start = time.perf_counter()
    reset_sources(device)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, case in cases:
            status, detail = check(case, device, outcome)
            outcome.add(status, f"{name}: {detail}")
    record_sources(device, outcome)
    outcome.seconds = round(time.perf_counter() - start, 2)
    return outcome


# --- modules --------------------------------------------------------------------------------------------------------


def check_module(info: ModuleInfo, device: str, dtype: torch.dtype, count: int, variants: bool = True) -> Outcome:
    """Training and eval, `count` inputs each: outputs, buffers, gradients of inputs and parameters."""
    cases = []
    for training in (True, False):
        seed_database()
        inputs = info.module_inputs_func(info, device="cpu", dtype=dtype, requires_grad=True, training=training)
        for index, given in enumerate(itertools.islice(inputs, count)):
            name = f"{'training' if training else 'eval'} {given.desc or index}"
            cases.append((name, module_case(info, given, dtype, training)))
    outcome = Outcome(info.name, kind="module", dtype=str(dtype)[6:])
    return check_cases(outcome, cases, device, check_module_case)


def module_case(info: ModuleInfo, given: ModuleInput, dtype: torch.dtype, training: bool) -> Case:
    """The module is made once, so that every device gets the same parameters."""
    seed_database()
    constructor, forward = given.constructor_input, given.forward_input
    module = info.module_cls(*constructor.args, **constructor.kwargs).to(dtype).train(training)
    if info.is_lazy:
        with torch.no_grad():
            module(*forward.args, **forward.kwargs)

    def case(device: str, widen: bool = False, noise: int = 0, seed: int = 0) -> Run:
        generator = torch.Generator().manual_seed(noise) if noise else None
        here = copy.deepcopy(module).to(device, WIDE[dtype] if widen and dtype in WIDE else dtype)
        for parameter in here.parameters():
            parameter.data = moved(parameter.data, dtype, generator)
        args, kwargs = replicate((forward.args, forward.kwargs), device, widen, generator)
        wide = set_default_dtype(torch.float64 if widen else torch.float32)
        rounding = Rounding(dtype, generator) if noise else contextlib.nullcontext()
        with wide, seeded(seed), rounding:
            result = compiled_for(device, here)(*args, **kwargs)
            leaves = [leaf for leaf in pytree.tree_leaves((args, kwargs)) if isinstance(leaf, torch.Tensor)]
            cotangents = functools.partial(cotangent, precision=dtype, noise=generator)
            gradients = gradients_of(result, [*leaves, *here.parameters()], cotangent=cotangents)
        return Run([*flat(result), *here.buffers()], gradients)

    return case


def flat(result: Any) -> list[Any]:
    return [leaf for leaf in pytree.tree_leaves(result) if not isinstance(leaf, torch.Tensor) or leaf.layout == torch.strided]


def check_module_case(case: Case, device: str, outcome: Outcome) -> tuple[str, str]:
    """Dropout and its like by form; the others by value."""
    try:
        one, other = case(device="cpu"), case(device="cpu", seed=1)
        random = compare.differences(one.everything(), other.everything())
    except Exception:  # noqa: BLE001
        random = None
    if not random:
        return check_case(case, device, outcome)
    outcome.compared = "form"
    try:
        problem = forms_differ(case(device=device), one)
    except Exception as error:  # noqa: BLE001
        return refusal(error)
    return ("wrong", problem) if problem else ("agree", "")


# --- optimizers -----------------------------------------------------------------------------------------------------

SHAPES = ((4, 3), (5,), ())


def check_optimizer(info: OptimizerInfo, device: str, dtype: torch.dtype, count: int, variants: bool = True) -> Outcome:
    """Every set of arguments, one by one, foreach and fused: parameters and state after a few steps."""
    choices: list[dict[str, bool]] = [{}]
    if "foreach" in info.supported_impls:
        choices += [{"foreach": True}, {"foreach": False}]
    if "fused" in info.supported_impls and "cpu" in info.supports_fused_on:
        choices.append({"fused": True})
    cases = []
    for given in itertools.islice(info.optim_inputs_func(device="cpu"), count):
        for choice in choices:
            if not given.kwargs.keys() & choice.keys():
                cases.append((f"{given.desc} {choice or ''}", optimizer_case(info, {**given.kwargs, **choice}, dtype)))
    outcome = Outcome(info.optim_cls.__name__, kind="optim", dtype=str(dtype)[6:])
    return check_cases(outcome, cases, device, check_case)


def optimizer_case(info: OptimizerInfo, kwargs: dict[str, Any], dtype: torch.dtype) -> Case:
    def case(device: str, widen: bool = False, noise: int = 0) -> Run:
        wide = WIDE[dtype] if widen and dtype in WIDE else dtype
        generator = torch.Generator().manual_seed(0)
        nudge = torch.Generator().manual_seed(noise) if noise else None
        shapes = SHAPES[:1] if info.optim_cls.__name__ == "Muon" else SHAPES  # which takes matrices only
        start = [torch.randn(shape, dtype=torch.complex64 if dtype.is_complex else torch.float32, generator=generator) for shape in shapes]
        parameters = [torch.nn.Parameter(moved(value.to(dtype).to(device, wide), dtype, nudge)) for value in start]
        given = {key: value.to(device) if isinstance(value, torch.Tensor) else value for key, value in kwargs.items()}
        optimizer = info.optim_cls(parameters, **given)

        def closure() -> torch.Tensor:
            optimizer.zero_grad()
            loss = sum((parameter - 0.3).abs().square().sum() for parameter in parameters)
            loss.backward()
            if info.only_supports_sparse_grads:
                for parameter in parameters:
                    parameter.grad = parameter.grad.to_sparse()
            return loss

        with Rounding(dtype, nudge) if noise else contextlib.nullcontext():
            step = compiled_for(device, optimizer.step)
            for _ in range(STEPS):
                if step == optimizer.step or info.optim_cls.__name__ == "LBFGS":
                    step(closure)
                else:  # the backward pass is no part of the compiled step
                    closure(), step()
        return Run([parameter.detach() for parameter in parameters], [])

    return case
