"""PyTorch's own decomposition of an op without a rule: traced on fake tensors and lowered through the rules of its parts.

Called by the core (csrc/eager/fallback.cc) on a miss: the core keeps what comes of it, once for each signature. Any thread may
call; tracing has a thread of its own. It must not touch a tpu tensor: that could need a trace in turn.
"""

import functools
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch
from torch._decomp import decomposition_table
from torch._ops import OpOverload
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx import GraphModule
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu._fx_walker import lower_graph

__all__ = ["has_decomposition", "lower_decomposition"]

# Functionalising a graph can bring in an op whose decomposition writes in turn.
_FUNCTIONALISATIONS = 3


def has_decomposition(op: str) -> bool:
    """Whether PyTorch says how to make `op`, a functional overload ("aten::mish"), of other ops, and that is of use here."""
    overload = _overloads().get(op)
    return (
        overload is not None
        and torch.Tag.nondeterministic_seeded not in overload.tags  # its numbers would be constants of the program
        and torch.Tag.dynamic_output_shape not in overload.tags
        and torch.Tag.data_dependent_output not in overload.tags
        and all(returned.alias_info is None for returned in overload._schema.returns)
    )


def lower_decomposition(op: str, arguments: dict[str, Any], calls: _C.GraphCalls) -> list[_C.Value | None]:
    """The tensors that `op` returns, flat. arguments: by name, a Value for a tensor.

    Errors: NotImplementedError where the decomposition cannot be traced (it looks at data) or a part of it has no rule.
    """
    leaves, structure = pytree.tree_flatten(arguments)
    tensors = [index for index, leaf in enumerate(leaves) if isinstance(leaf, _C.Value)]

    def call(*values: Any) -> Any:
        filled = dict(zip(tensors, values, strict=True))
        return _overloads()[op](**pytree.tree_unflatten([filled.get(index, leaf) for index, leaf in enumerate(leaves)], structure))

    given = [leaves[index] for index in tensors]
    graph = _tracing_thread().submit(_trace, op, call, [(value.shape, value.dtype) for value in given]).result()
    returned = pytree.tree_leaves(lower_graph(graph, given, calls))
    return [value for value in returned if value is None or isinstance(value, _C.Value)]


@functools.cache
def _overloads() -> dict[str, OpOverload]:
    return {op.name(): op for op in decomposition_table if isinstance(op, OpOverload)}


@functools.cache
def _table() -> Mapping[OpOverload, Callable[..., Any]]:
    """PyTorch's whole table, but for ops with a rule (tracing stops there) and ops that write (they become functional first)."""
    table = {
        op: function
        for op, function in decomposition_table.items()
        if isinstance(op, OpOverload) and not op._schema.is_mutable and not _C.has_rule(op.name())
    }
    table[torch.ops.prims.copy_to.default] = torch.ops.aten.copy_.default  # functionalize() takes ATen's ops only
    return table


# FX keeps what it traces in globals, and a caller has modes of its own (autograd, functorch, dispatch modes, inference mode):
# one thread does all the tracing, with none of them.
@functools.cache
def _tracing_thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="torch_tpu-trace")


os.register_at_fork(after_in_child=_tracing_thread.cache_clear)


def _trace(op: str, call: Callable[..., Any], avals: list[tuple[list[int], torch.dtype]]) -> GraphModule:
    try:
        with torch.no_grad():
            with FakeTensorMode():
                fakes = [torch.empty(shape, dtype=dtype) for shape, dtype in avals]
            for _ in range(_FUNCTIONALISATIONS):
                graph = make_fx(call, _table(), tracing_mode="fake", _allow_non_fake_inputs=True)(*fakes)
                if not any(isinstance(node.target, OpOverload) and node.target._schema.is_mutable for node in graph.graph.nodes):
                    break
                call = torch.func.functionalize(graph)
            return graph
    except Exception as error:
        # Whatever it is, CPU has the last word.
        raise NotImplementedError(f"PyTorch's decomposition of {op} cannot be traced: {type(error).__name__}: {error}") from error
