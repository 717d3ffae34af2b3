"""PyTorch's own decomposition of an op without a rule: traced on fake tensors and lowered through the rules of its parts.

Called by the core (csrc/eager/fallback.cc) on a miss: the core keeps what comes of it, once for each signature. Any thread may
call; tracing has a thread of its own. Nothing here may touch a tpu tensor: that could need a trace in turn.
"""

import functools
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch
from torch._decomp import decomposition_table
from torch._ops import OpOverload
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx import GraphModule
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes

from torch_tpu import _C
from torch_tpu._fx_walker import lower_graph

__all__ = ["decompositions", "has_decomposition", "lower_decomposition"]

# Random numbers would be constants of the program; shapes and branches that the data decide cannot be traced.
_REFUSED = {torch.Tag.nondeterministic_seeded, torch.Tag.dynamic_output_shape, torch.Tag.data_dependent_output}

# Making a graph functional can bring in an op whose decomposition writes in turn.
_ATTEMPTS = 3

_THREAD = "torch_tpu-trace"


def has_decomposition(op: str) -> bool:
    """Whether PyTorch makes `op`, a functional overload ("aten::mish"), of other ops, in a way that a program can hold."""
    try:
        overload = _overload(op)
    except AttributeError:  # Python does not show every op
        return False
    if overload not in decomposition_table or not _REFUSED.isdisjoint(overload.tags):
        return False
    return all(returned.alias_info is None for returned in overload._schema.returns)


def lower_decomposition(op: str, arguments: dict[str, Any], calls: _C.GraphCalls) -> list[_C.Value | None]:
    """The tensors that `op` returns, flat. arguments: by name, a Value for a tensor.

    Errors: NotImplementedError where the decomposition cannot be traced (it looks at data) or a part of it has no rule.
    """
    if threading.current_thread().name.startswith(_THREAD):
        raise NotImplementedError(f"{op} was called while the decomposition of another op was traced")
    if "device" in arguments:
        arguments["device"] = torch.device("cpu")  # where the fake tensors are
    leaves, structure = pytree.tree_flatten(arguments)
    places = [index for index, leaf in enumerate(leaves) if isinstance(leaf, _C.Value)]
    values = [leaves[index] for index in places]

    def call(*tensors: torch.Tensor) -> Any:
        given = dict(zip(places, tensors, strict=True))
        return _overload(op)(**pytree.tree_unflatten([given.get(index, leaf) for index, leaf in enumerate(leaves)], structure))

    try:
        trace = _tracing_thread.submit(_trace, op, call, [(value.shape, value.dtype) for value in values])
    except RuntimeError as error:  # the interpreter is about to end
        raise NotImplementedError(f"{op} cannot be traced any more: {error}") from error
    graph = trace.result()
    with torch._C.DisableTorchFunction(), _disable_current_modes():  # a user's modes do not see what is ours
        returned = pytree.tree_leaves(lower_graph(graph, values, calls))
    return [value for value in returned if value is None or isinstance(value, _C.Value)]


def _overload(op: str) -> OpOverload:
    name, _, overload = op.partition(".")
    namespace, _, packet = name.partition("::")
    return getattr(getattr(getattr(torch.ops, namespace), packet), overload or "default")


@functools.cache
def decompositions() -> dict[OpOverload, Callable[..., Any]]:
    """PyTorch's whole table, but for ops with a rule (tracing stops there) and ops that write (they become functional first)."""
    table = {
        op: function
        for op, function in decomposition_table.items()
        if isinstance(op, OpOverload) and not op._schema.is_mutable and not _C.has_rule(op.name())
    }
    table[torch.ops.prims.copy_to.default] = torch.ops.aten.copy_.default  # functionalize() knows ATen's ops only
    return table


# FX keeps what it traces in globals, and a caller has modes of its own (autograd, inference mode, functorch, dispatch modes): one
# thread does all the tracing, with none of them. It starts with the first trace.
_tracing_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=_THREAD)


def _renew_tracing_thread() -> None:
    """In a forked child: the parent's thread is not there."""
    global _tracing_thread
    _tracing_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=_THREAD)


os.register_at_fork(after_in_child=_renew_tracing_thread)


def _trace(op: str, call: Callable[..., Any], avals: list[tuple[list[int], torch.dtype]]) -> GraphModule:
    table = decompositions() | {_overload(op): decomposition_table[_overload(op)]}
    try:
        with FakeTensorMode():
            inputs = [torch.empty(shape, dtype=dtype) for shape, dtype in avals]
        with torch.no_grad():
            for _ in range(_ATTEMPTS):
                graph = make_fx(call, table, tracing_mode="fake", _allow_non_fake_inputs=True)(*inputs)
                if not any(isinstance(node.target, OpOverload) and node.target._schema.is_mutable for node in graph.graph.nodes):
                    break
                call = torch.func.functionalize(graph)
        graph.graph.eliminate_dead_code()
        return graph
    except Exception as error:  # whatever it is: CPU has the last word
        raise NotImplementedError(f"PyTorch's decomposition of {op} cannot be traced: {type(error).__name__}: {error}") from error
