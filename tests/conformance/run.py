"""One run of one call on one device: copies of its arguments, the results, the gradients, second-order gradients.

Samples are made on CPU and copied with their layout, so both devices see the same bits and the same strides. `widen` asks for the
float64 run that decides where two float32 or half results differ.
"""

from __future__ import annotations

import contextlib
import functools
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from unittest import mock

import torch
from torch.testing._internal.common_utils import set_default_dtype
from torch.testing._internal.opinfo.core import SampleInput
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

Call = Callable[..., Any]

WIDE = {torch.float32: torch.float64, torch.bfloat16: torch.float64, torch.float16: torch.float64, torch.complex64: torch.complex128}


@dataclass
class Run:
    results: list[Any]  # what the op returned, flat, then its tensor arguments, which it may have changed
    gradients: list[torch.Tensor | None]

    def everything(self) -> list[Any]:
        return [*self.results, *self.gradients]


# --- copies of samples ----------------------------------------------------------------------------------------------


def replicate(tree: Any, device: str, widen: bool = False, noise: torch.Generator | None = None) -> Any:
    """`tree` with each tensor copied to `device`, layout and requires_grad kept; widen: floats become float64, and with `noise` each
    moves by half an ulp of the type that it had."""
    copies: dict[int, torch.Tensor] = {}

    def copy(leaf: Any) -> Any:
        if isinstance(leaf, torch.device):
            return torch.device(device)
        if not isinstance(leaf, torch.Tensor):
            return WIDE.get(leaf, leaf) if widen and isinstance(leaf, torch.dtype) else leaf
        if id(leaf) not in copies:
            copied = copy_tensor(leaf, device, widen)
            copies[id(leaf)] = moved(copied, leaf.dtype, noise).requires_grad_(leaf.requires_grad)
        return copies[id(leaf)]

    tree = pytree.tree_map(copy, tree)
    # Factory functions get the device by name.
    return tuple({**part, "device": device} if isinstance(part, dict) and "device" in part else part for part in tree)


def moved(tensor: torch.Tensor, precision: torch.dtype, noise: torch.Generator | None) -> torch.Tensor:
    """Each element half an ulp of `precision` up or down; without noise as it is."""
    if noise is None or precision not in WIDE or not (tensor.is_floating_point() or tensor.is_complex()):
        return tensor
    signs = torch.randint(0, 2, tensor.shape, generator=noise) * 2 - 1
    return tensor * (1 + signs * torch.finfo(precision).eps / 2)


class Rounding(TorchDispatchMode):
    """Moves what every op returns by half an ulp of `precision`, as if it had rounded to that."""

    def __init__(self, precision: torch.dtype, noise: torch.Generator) -> None:
        super().__init__()
        self.precision, self.noise = precision, noise

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = func(*args, **(kwargs or {}))
        if func._schema.is_mutable or any(returned.alias_info for returned in func._schema.returns):
            return result
        return pytree.tree_map(lambda leaf: self.round(leaf) if isinstance(leaf, torch.Tensor) else leaf, result)

    def round(self, result: torch.Tensor) -> torch.Tensor:
        wide = result.dtype in WIDE.values() and result.layout == torch.strided
        return moved(result, self.precision, self.noise) if wide else result


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


# --- the run --------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def seeded(seed: int) -> Iterator[None]:
    """All generators start from `seed`; calls of torch.manual_seed inside (the database's own) do nothing."""
    seed_all(seed)
    with mock.patch.object(torch, "manual_seed", lambda seed: torch.default_generator):
        yield


def seed_all(seed: int) -> None:
    """torch.manual_seed without its record of the Python stack for CUDA, which takes longer than most ops."""
    torch.default_generator.manual_seed(seed)
    if hasattr(torch, "tpu"):
        torch.tpu.manual_seed_all(seed)


# Take a tensor of indices that has to be on CPU, on every device.
HOST_INDICES = (torch.tensor_split,)


# Whether the device runs each op inside torch.compile: `./dev conformance --compile`.
COMPILE = os.environ.get("CONFORMANCE_COMPILE") == "1"


def compiled_for(device: str, call: Call) -> Call:
    """On the device with --compile: the call as a compiled function, with nothing kept of those before it. Else the call itself."""
    if not COMPILE or device == "cpu":
        return call
    torch.compiler.reset()
    return torch.compile(lambda *args, **kwargs: call(*args, **kwargs), backend="tpu", dynamic=False)


def run(call: Call, sample: SampleInput, device: str, backward: bool, seed: int = 0, widen: bool = False, noise: int = 0,
        second: bool = False) -> Run:
    """noise: a seed, 0 for none; with `widen` only."""
    generator = torch.Generator().manual_seed(noise) if noise else None
    precision = precision_of((sample.input, sample.args))
    given, args, kwargs = replicate((sample.input, sample.args, sample.kwargs), device, widen, generator)
    if call in HOST_INDICES:
        args = replicate(sample.args, "cpu", widen)
    wide = set_default_dtype(torch.float64) if widen else contextlib.nullcontext()
    rounding = Rounding(precision, generator) if noise else contextlib.nullcontext()
    with wide, seeded(seed), rounding, contextlib.nullcontext() if backward else torch.no_grad():
        result = compiled_for(device, call)(given, *args, **kwargs)
        results = pytree.tree_leaves(result)
        arguments = [leaf for leaf in pytree.tree_leaves((given, args, kwargs)) if isinstance(leaf, torch.Tensor)]
        cotangents = functools.partial(cotangent, precision=precision, noise=generator)
        gradients = gradients_of(sample.output_process_fn_grad(result), arguments, second, cotangents) if backward else []
        if device != "cpu":
            torch.accelerator.synchronize()
    return Run([*results, *arguments], gradients)


def precision_of(tree: Any) -> torch.dtype:
    """The lowest precision among the floating-point tensors of `tree`."""
    dtypes = [leaf.dtype for leaf in pytree.tree_leaves(tree) if isinstance(leaf, torch.Tensor) and leaf.dtype in WIDE]
    return max(dtypes, key=lambda dtype: torch.finfo(dtype).eps, default=torch.float64)


def cotangent(output: torch.Tensor, generator: torch.Generator, precision: torch.dtype = torch.float64, noise: torch.Generator | None = None) -> torch.Tensor:
    """The same numbers for every precision of the output: those that bfloat16 holds."""
    shape = (*output.shape, 2) if output.is_complex() else output.shape
    numbers = torch.randn(shape, dtype=torch.float32, generator=generator).bfloat16().float()
    return moved((torch.view_as_complex(numbers) if output.is_complex() else numbers).to(output.dtype), precision, noise)


def gradients_of(result: Any, arguments: list[torch.Tensor], second: bool = False, cotangent: Call = cotangent) -> list[torch.Tensor | None]:
    """Gradients of every differentiable argument, for cotangents that are the same on every device; then, if `second`, the
    gradients of those gradients."""
    generator = torch.Generator().manual_seed(11)
    inputs = [argument for argument in arguments if argument.requires_grad]
    gradients: list[torch.Tensor | None] = []
    outputs = pytree.tree_leaves(result)
    for again in (second, False)[: 1 + second]:
        outputs = [leaf for leaf in outputs if isinstance(leaf, torch.Tensor) and leaf.requires_grad]
        if not outputs or not inputs:
            break
        cotangents = [cotangent(output, generator).to(output.device) for output in outputs]
        outputs = list(torch.autograd.grad(outputs, inputs, cotangents, allow_unused=True, create_graph=again))
        gradients += outputs
    return gradients
