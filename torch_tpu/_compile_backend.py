"""The torch.compile backend `tpu`, found by the entry point `torch_dynamo_backends`, and what torch.compile does without a backend.

Dynamo captures a graph, AOTAutograd makes it functional and splits it into forward and backward, _graph_compiler.py makes programs
of it. A graph without tpu tensors is not ours: it runs as it would without this package.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._dynamo import disable, graph_bytecode_inputs, trace_rules
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.symbolic_convert import InstructionTranslator
from torch._functorch import config as functorch_config
from torch._functorch._aot_autograd.schemas import OutputType, SerializableAOTDispatchCompiler
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch._guards import TracingContext
from torch.compiler import config as compiler_config
from torch.fx import GraphModule
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import is_traceable_wrapper_subclass

from torch_tpu import _lower_only
from torch_tpu._aot_cache import CachedGraph, is_cacheable, key_tag
from torch_tpu._decompose import decompositions
from torch_tpu._graph_compiler import bare_graphs, compile_graph

__all__ = ["default", "tpu"]

trace_rules.add("torch_tpu")  # Dynamo is to call torch.tpu's functions, not to trace them

# Accepted for the sake of programs that set them: there is one way to compile here.
_MODES = (None, "default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs")


def tpu(
    graph: GraphModule, example_inputs: Sequence[Any], *, mode: str | None = None, options: dict[str, Any] | None = None
) -> Callable[..., Any]:
    """What runs `graph`. Dynamo calls it once for each graph that it captures. Errors: ValueError for an unknown mode or option."""
    if mode not in _MODES:
        raise ValueError(f"torch.compile on tpu: there is no mode {mode!r}; there are {', '.join(map(repr, _MODES[1:]))}")
    buckets = _buckets(**(options or {}))
    if not on_device(graph, example_inputs):
        return graph.forward
    whole = _is_whole()
    cached = is_cacheable(graph, example_inputs) and not _lower_only.is_active()  # a graph from the cache has no Python lines

    def compiler(kind: str) -> Callable[..., Any]:
        def compile(inner: GraphModule, inputs: Sequence[Any]) -> Callable[[list[Any]], list[Any]]:
            arguments = kind, whole, _views_of_inputs(kind), buckets, kind == "inference" and _needs_no_wrapper(inner, example_inputs)
            return CachedGraph(inner, *arguments) if cached else compile_graph(inner, *arguments)

        return SerializableAOTDispatchCompiler(CachedGraph, compile) if cached else compile

    backward = compiler("backward")
    if not cached:
        # Dynamo is not to trace it, nor what it returns, which sees to that itself: AotAutograd's wrapper would hide _boxed_call.
        backward = disable(backward, reason="compiles")
        backward._is_wrapped_bw_compiler = True  # type: ignore[attr-defined]
    with (
        # Donated buffers would forbid backward(retain_graph=True), for what we do not use. A lazy backward graph is not kept.
        functorch_config.patch(donated_buffer=False, bundled_autograd_cache=cached, force_non_lazy_backward_lowering=cached),
        compiler_config.patch(cache_key_tag=key_tag(whole, buckets)),
        bare_graphs() as bare,
    ):
        run = aot_autograd(
            fw_compiler=compiler("forward"),
            bw_compiler=backward,
            inference_compiler=compiler("inference"),
            partition_fn=min_cut_rematerialization_partition,
            decompositions=decompositions(),
            keep_inference_input_mutations=True,
        )(graph, example_inputs)
    if not _uses_streams(graph):
        _forget_current_stream()
    return bare[0] if bare else run


def _buckets(**options: Any) -> tuple[int, ...] | None:
    """Sizes of buffers, of the option `bucket`: True (four to eight sizes an octave), "powers" (of two), or the sizes. Errors: ValueError."""
    for name in options.keys() - {"bucket"}:
        raise ValueError(f"torch.compile on tpu: there is no option {name!r}; there is 'bucket'")
    bucket = options.get("bucket", False)
    if bucket is False or bucket is None:
        return None
    if bucket is True:
        return ()
    if bucket == "powers":
        return tuple(2**power for power in range(4, 31))
    if isinstance(bucket, Sequence) and not isinstance(bucket, str) and bucket and all(isinstance(size, int) and size > 0 for size in bucket):
        return tuple(sorted(set(bucket)))
    raise ValueError(f'torch.compile on tpu: bucket is True, "powers" or a list of sizes, not {bucket!r}')


def default(
    graph: GraphModule, example_inputs: Sequence[Any], *, mode: str | None = None, options: dict[str, Any] | None = None
) -> Callable[..., Any]:
    """The backend where torch.compile is given none: this one for a graph with tpu tensors, inductor for any other."""
    if on_device(graph, example_inputs):
        return tpu(graph, example_inputs, mode=mode, options=options)
    return torch._TorchCompileInductorWrapper(mode, options, None)(graph, example_inputs)


def on_device(graph: GraphModule, example_inputs: Sequence[Any]) -> bool:
    """Whether a tensor of the graph is on the device: an input, or what a factory in it makes."""
    given = [example_inputs, [node.meta.get("example_value") for module in graph.modules() if isinstance(module, GraphModule) for node in module.graph.nodes]]
    return any(isinstance(leaf, torch.Tensor) and leaf.device.type == "tpu" for leaf in pytree.tree_leaves(given))


def _views_of_inputs(kind: str) -> frozenset[int]:
    """The numbers of those outputs of which AOTAutograd says that they are views of inputs, or inputs."""
    context = TracingContext.try_get()
    if kind != "inference" or context is None or context.fw_metadata is None:
        return frozenset()
    said = context.fw_metadata
    first = len(said.mutated_inp_runtime_indices)
    return frozenset(first + number for number, output in enumerate(said.output_info) if output.output_type in (OutputType.alias_of_input, OutputType.is_input))


def _needs_no_wrapper(graph: GraphModule, example_inputs: Sequence[Any]) -> bool:
    """Whether AOTAutograd's run-time wrappers around an inference graph have nothing to do: the graph is then called as it is.

    They undo aliases and subclasses, and apply what the graph does not write itself. A graph's own writes bump versions in C++.
    """
    context = TracingContext.try_get()
    if context is None or context.fw_metadata is None or len(graph.graph.find_nodes(op="placeholder")) != len(example_inputs):
        return False
    said = context.fw_metadata
    return not (
        any(is_traceable_wrapper_subclass(value) for value in example_inputs)
        or said.mutated_inp_runtime_indices
        or said.num_outputs_aliased
        or said.num_intermediate_bases
        or said.tokens
        or said.dynamic_outputs
        or said.is_rng_op_functionalized
        or said.grad_enabled_mutation is not None
        or len(graph.graph.output_node().args[0]) != said.num_outputs
    )


def _uses_streams(graph: GraphModule) -> bool:
    modules = [module for module in graph.modules() if isinstance(module, GraphModule)]
    return any("stream" in f"{node.target} {node.meta.get('custom')}" for module in modules for node in module.graph.nodes if node.op == "call_function")


def _forget_current_stream() -> None:
    """Dynamo gives every graph the current stream, at several microseconds a call. A graph that uses none can do without."""
    known = graph_bytecode_inputs.index_to_bytecode_constructor
    if known.keys() == {graph_bytecode_inputs.CURRENT_STREAM_INDEX}:
        known.clear()


def _is_whole() -> bool:
    """Whether fullgraph=True was asked for."""
    try:
        return InstructionTranslator.current_tx().one_graph
    except AttributeError:  # called by other than Dynamo
        return False
