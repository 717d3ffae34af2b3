"""Lowers an FX graph of aten and prims calls node by node, through the rules that serve eager dispatch.

Serves PyTorch's decompositions (_decompose.py) and torch.compile. Shapes are static. The graph must be functional: a node that
writes, draws random numbers or has no rule raises NotImplementedError, which names the op.
"""

import operator
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload
from torch._prims_common import is_contiguous
from torch.fx import GraphModule, Interpreter, Node
from torch.utils import _pytree as pytree

from torch_tpu import _C

__all__ = ["lower_graph"]

# Ops that check or order and return nothing: a program has no place for them.
_WITHOUT_EFFECT = {"aten::_assert_async", "aten::_assert_async.msg", "aten::_assert_scalar", "aten::_assert_tensor_metadata"}

# Ops that read memory, not values. Here an operand is the row-major value itself, so its meta tensor has to be that too.
_READ_MEMORY = {"aten::as_strided", "aten::as_strided_copy", "prims::as_strided"}


def lower_graph(graph: GraphModule, inputs: Sequence[Any], calls: _C.GraphCalls) -> Any:
    """What `graph` returns, with a Value for each tensor.

    graph: each node's meta["val"] says what PyTorch gives (the dtypes, what is a list). inputs: one per placeholder: a Value for a
    tensor, anything else as it is. calls: the program being built.
    Errors: NotImplementedError, as said above; what a rule raises.
    """
    return _Lowering(graph, calls).run(*inputs)


class _Lowering(Interpreter):
    def __init__(self, graph: GraphModule, calls: _C.GraphCalls) -> None:
        super().__init__(graph)
        self.extra_traceback = False
        self._calls = calls

    def run_node(self, n: Node) -> Any:
        self._node = n
        return super().run_node(n)

    def get_attr(self, target: Any, args: Any, kwargs: Any) -> Any:
        constant = self.fetch_attr(target)
        if not isinstance(constant, torch.Tensor):
            return constant
        return self._calls.constant(constant.dtype, constant.flatten().tolist(), list(constant.shape))

    def call_function(self, target: Callable[..., Any], args: Any, kwargs: Any) -> Any:
        if isinstance(target, OpOverload):
            return self._call_op(target, args, kwargs)
        computes = any(isinstance(leaf, _C.Value) for leaf in pytree.tree_leaves((args, kwargs)))
        if computes and target is not operator.getitem:
            raise NotImplementedError(f"{target} has no lowering")
        return target(*args, **kwargs)

    def _call_op(self, op: OpOverload, args: Any, kwargs: Any) -> Any:
        name, schema = op.name(), op._schema
        if name in _WITHOUT_EFFECT:
            return None
        if schema.is_mutable:
            raise NotImplementedError(f"{name} writes its argument inside a graph")
        if name in _READ_MEMORY and not _is_its_memory(self._node.args[0].meta["val"]):
            raise NotImplementedError(f"{name} of a view has no lowering inside a graph")
        named = {argument.name: value for argument, value in zip(schema.arguments, args, strict=False)} | kwargs
        leaves, structure = pytree.tree_flatten(self._node.meta["val"])
        tensors = [leaf for leaf in leaves if leaf is None or isinstance(leaf, torch.Tensor)]
        results = self._calls.call(name, named, [None if tensor is None else tensor.dtype for tensor in tensors])
        if any(value is not None for value in results[len(tensors) :]):
            raise NotImplementedError(f"{name} changes an argument inside a graph")
        rest = iter(results)
        return pytree.tree_unflatten([next(rest) if leaf is None or isinstance(leaf, torch.Tensor) else leaf for leaf in leaves], structure)


def _is_its_memory(meta: torch.Tensor) -> bool:
    return is_contiguous(meta) and meta.untyped_storage().nbytes() == meta.numel() * meta.itemsize
