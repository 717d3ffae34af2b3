"""Compiled graphs in PyTorch's AOTAutogradCache, and so in torch.compiler.save_cache_artifacts().

A second process that finds a graph there does not trace it through AOTAutograd again. It lowers it anew, and finds its programs in the
compile cache. PyTorch's key has the captured graph, its inputs and PyTorch's settings; key_tag() adds what else is ours.
"""

import functools
import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import torch
from torch._functorch._aot_autograd.autograd_cache import BypassAOTAutogradCache, should_use_local_autograd_cache
from torch._inductor.output_code import OutputCode
from torch._ops import OpOverload, OpOverloadPacket
from torch._subclasses.fake_tensor import FakeTensor
from torch.fx import Graph, GraphModule
from torch.fx._graph_pickler import GraphPickler, Options
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import is_traceable_wrapper_subclass

from torch_tpu import _C, settings
from torch_tpu._graph_compiler import compile_graph

__all__ = ["CachedGraph", "is_cacheable", "key_tag"]

# What lowering reads of a node.
_META = ("val", "stack_trace")

# Of ops whose meaning PyTorch's version tells.
_NAMESPACES = {"aten", "prims", "_c10d_functional"}

Run = Callable[[list[Any]], list[Any]]


class CachedGraph(OutputCode):
    """One graph of AOTAutograd's as a callable that can be written to a file: the graph is, its programs are made where it is read."""

    def __init__(self, graph: GraphModule, *arguments: Any) -> None:
        """arguments: the graph's kind, and what else compile_graph() takes."""
        super().__init__()
        self._boxed_call = True  # AOTAutograd's sign that it takes a list and empties it
        self._arguments = arguments
        self._bytes = _to_bytes(graph)
        self._run: Run | None = compile_graph(_copy(graph) if arguments[0] == "backward" else graph, *arguments)

    def __call__(self, inputs: list[Any]) -> list[Any]:
        return self._run(inputs)  # type: ignore[misc]

    def prepare_for_serialization(self) -> None:
        if self._bytes is None:
            raise BypassAOTAutogradCache("torch_tpu: the graph cannot be written to a file")
        self._run = None

    def post_compile(self, example_inputs: Sequence[Any], constants: Any, graph_kwargs: Any) -> None:
        """After it has been read from a file."""
        if self._run is None:
            context = torch._guards.TracingContext.get()
            graph = GraphPickler.loads(self._bytes, context.fake_mode)
            self._run = compile_graph(graph, *self._arguments)

    def set_triton_bundle(self, triton_bundle: Any) -> None:
        pass


def _copy(graph: GraphModule) -> GraphModule:
    """The graph with metadata of its own: AOTAutograd empties that of a backward graph when it writes it."""
    copy = Graph()
    copy.output(copy.graph_copy(graph.graph, {}))
    copy.output_node().meta = dict(graph.graph.output_node().meta)
    return GraphModule(graph, copy)


def _with_shared_values(graph: GraphModule) -> GraphModule:
    """A copy in which values that look alike are one fake tensor: reading each costs 0.1 ms, and a decoder has thousands of a few kinds.

    Not what is told apart by its storage (_graph_returns.py): what a graph takes, gives and writes.
    """
    copy = _copy(graph)
    known: dict[Any, Any] = {}

    def shared(value: Any) -> Any:
        if not isinstance(value, torch.Tensor) or value.layout is not torch.strided:
            return value
        numbers = (*value.shape, *value.stride(), value.storage_offset(), value.untyped_storage().nbytes())
        if not all(isinstance(number, int) for number in numbers):
            return value
        return known.setdefault((numbers, value.dtype, value.device, value.requires_grad, value.is_conj(), value.is_neg()), value)

    ends = {*copy.graph.output_node().all_input_nodes}
    for node in copy.graph.find_nodes(op="call_function", target=torch.ops.aten.copy_.default):
        ends.update(node.all_input_nodes)
    for node in copy.graph.nodes:
        if node.op == "call_function" and node not in ends and "val" in node.meta:
            node.meta["val"] = pytree.tree_map(shared, node.meta["val"])
        if "stack_trace" in node.meta:
            node.meta["stack_trace"] = known.setdefault(node.meta["stack_trace"], node.meta["stack_trace"])
    return copy


def _to_bytes(graph: GraphModule) -> bytes | None:
    if any(isinstance(one, torch.Tensor) and not isinstance(one, FakeTensor) for one in (*graph.parameters(), *graph.buffers(), *vars(graph).values())):
        return None  # a constant tensor: it would go into the file, and its device with it
    if any(node.target is torch.ops.higher_order.with_effects for node in graph.graph.nodes):
        return None  # its first inputs are tokens, which PyTorch hands only to a graph that it has just traced
    try:
        return GraphPickler.dumps(_with_shared_values(graph), Options(ops_filter=None, node_metadata_key_filter=lambda key: key in _META))
    except Exception:  # noqa: BLE001: whatever it holds; it is not kept then
        return None


def is_cacheable(graph: GraphModule, example_inputs: Sequence[Any]) -> bool:
    """Whether a graph of Dynamo's with these inputs may come from the cache.

    Not where PyTorch's key says too little: of a user's op it has the name, not what it does. And where inputs share memory, AOTAutograd
    adds guards while it traces, which a graph from the cache would lack.
    """
    if not should_use_local_autograd_cache() or settings.get("TORCH_TPU_CACHE") == "0":
        return False
    targets = {node.target for module in graph.modules() if isinstance(module, GraphModule) for node in module.graph.nodes}
    if any(getattr(target, "namespace", None) not in _NAMESPACES for target in targets if isinstance(target, OpOverload)):
        return False
    if any(isinstance(target, OpOverloadPacket) for target in targets):
        return False
    tensors = [value for value in example_inputs if isinstance(value, torch.Tensor)]
    if any(is_traceable_wrapper_subclass(tensor) or tensor.layout is not torch.strided for tensor in tensors):
        return False
    return len({tensor.untyped_storage()._cdata for tensor in tensors}) == len(tensors)


def key_tag(whole: bool, buckets: tuple[int, ...] | None) -> str:
    """What a graph depends on beside PyTorch's own key: our code, the plugin, precision and dtype in force; fullgraph=True; buckets."""
    in_force = (torch.get_float32_matmul_precision(), torch.get_default_dtype(), _C.allow_excess_precision(), _C.lowers_for_chip(), whole, buckets, sorted(_C.plugin_info().items()))
    return f"{torch.compiler.config.cache_key_tag}torch_tpu {_code_digest()} {in_force}"


@functools.cache
def _code_digest() -> str:
    """Of this package's files."""
    digest = hashlib.blake2b(digest_size=16)
    folder = Path(__file__).parent
    for file in sorted([*folder.rglob("*.py"), *folder.glob("_C.*so")]):
        digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()
