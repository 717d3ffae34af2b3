"""From a function to its programs without memory: fake tensors on device tpu, and the graphs that torch.compile makes of them."""

import contextlib
import functools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import torch
from torch._guards import TracingContext, detect_fake_mode
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from torch.nn.utils.stateless import _reparametrize_module
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

from torch_tpu._lower_only import Lowered, collecting

__all__ = ["fake_tensors", "held_as_fakes", "programs_of"]


@functools.cache
def _the_mode() -> FakeTensorMode:
    """One for the process: fake tensors of two modes do not mix."""
    mode = FakeTensorMode(allow_non_fake_inputs=True)
    # Its memo of tensors has a weak reference to each, and Module.to() does not replace a parameter that has one.
    mode.fake_tensor_converter.meta_converter.tensor_memo = {}  # type: ignore[assignment]
    return mode


@contextlib.contextmanager
def fake_tensors() -> Iterator[None]:
    """Inside, new tensors are on device tpu, have sizes and dtypes but no values, and need no memory, however large."""
    try:
        with _the_mode(), torch.device("tpu"):
            yield
    finally:
        _the_mode().fake_tensor_converter.meta_converter.tensor_memo.clear()


def programs_of(function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[list[Lowered], Counter[str]]:
    """The programs of one call of `function` on device tpu, in order, and the ops that run beside them, each as a program of its own.

    function, args: tensors of any device, fake or not; only their sizes, strides and dtypes matter. A module's parameters are treated
    alike; other tensors that the function holds must be fake, or on device tpu.
    """
    torch.compiler.reset()
    try:
        with contextlib.ExitStack() as stack:
            args, kwargs = stack.enter_context(held_as_fakes(function, args, kwargs))
            stack.enter_context(detect_fake_mode([*pytree.tree_leaves((args, kwargs)), *_held_by(function)]) or _the_mode())
            beside = stack.enter_context(_Beside())
            programs = stack.enter_context(collecting())
            torch.compile(function)(*args, **kwargs)
    finally:
        torch.compiler.reset()
    return programs, beside.ops


@contextlib.contextmanager
def held_as_fakes(function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]) -> Iterator[tuple[Sequence[Any], Mapping[str, Any]]]:
    """args and kwargs as fake tensors of device tpu; inside, so are the parameters and buffers of a module that is to be compiled."""
    mode = detect_fake_mode([*pytree.tree_leaves((args, kwargs)), *_held_by(function)]) or _the_mode()
    with contextlib.ExitStack() as stack:
        if isinstance(function, torch.nn.Module):
            state = {name: _fake(tensor, mode) for name, tensor in (*function.named_parameters(), *function.named_buffers())}
            stack.enter_context(_reparametrize_module(function, state))
        yield pytree.tree_map_only(torch.Tensor, lambda tensor: _fake(tensor, mode), (args, kwargs))


def _held_by(function: Callable[..., Any]) -> list[torch.Tensor]:
    return list(function.parameters()) if isinstance(function, torch.nn.Module) else []


def _fake(tensor: torch.Tensor, mode: FakeTensorMode) -> torch.Tensor:
    """A tensor of device tpu without memory: of the same kind, sizes and strides."""
    if isinstance(tensor, FakeTensor) and tensor.fake_mode is mode and tensor.device.type == "tpu":
        return tensor
    with mode:
        made = torch.empty_strided(tensor.shape, tensor.stride(), dtype=tensor.dtype, device="tpu")
    if isinstance(tensor, torch.nn.Parameter):
        return torch.nn.Parameter(made, tensor.requires_grad)
    return made.requires_grad_(tensor.requires_grad)


class _Beside(TorchDispatchMode):
    """Counts the ops of device tpu that come past outside of compiled graphs."""

    def __init__(self) -> None:
        super().__init__()
        self.ops: Counter[str] = Counter()

    @classmethod
    def is_infra_mode(cls) -> bool:  # Dynamo goes on under it
        return True

    def __torch_dispatch__(self, op: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = op(*args, **(kwargs or {}))
        traced = TracingContext.try_get() is not None
        if not traced and not _is_free(op) and any(isinstance(leaf, torch.Tensor) and leaf.device.type == "tpu" for leaf in pytree.tree_leaves(result)):
            self.ops[op.name()] += 1
        return result


def _is_free(op: Any) -> bool:
    """Whether it makes no program: a view, or memory without values."""
    return any(returned.alias_info and not returned.alias_info.is_write for returned in op._schema.returns) or op.namespace != "aten" or op.name().startswith(("aten::empty", "aten::set_"))
