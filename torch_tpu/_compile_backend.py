"""The torch.compile backend `tpu`, found by the entry point `torch_dynamo_backends`, and what torch.compile does without a backend.

Dynamo captures a graph, AOTAutograd makes it functional and splits it into forward and backward, _graph_compiler.py makes programs
of it. A graph without tpu tensors is not ours: it runs as it would without this package.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._dynamo import disable, trace_rules
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.symbolic_convert import InstructionTranslator
from torch._functorch._aot_autograd.schemas import OutputType
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch._guards import TracingContext
from torch.fx import GraphModule
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu._decompose import decompositions
from torch_tpu._graph_compiler import compile_graph

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
    for name in options or {}:
        raise ValueError(f"torch.compile on tpu: there is no option {name!r}")
    if not on_device(graph, example_inputs):
        return graph.forward
    whole = _is_whole()
    backward = functools.partial(_compile_backward, whole=whole)
    backward._is_wrapped_bw_compiler = True  # type: ignore[attr-defined]
    return aot_autograd(
        fw_compiler=functools.partial(_compile, kind="forward", whole=whole),
        bw_compiler=backward,
        inference_compiler=functools.partial(_compile, kind="inference", whole=whole),
        partition_fn=min_cut_rematerialization_partition,
        decompositions=decompositions(),
        keep_inference_input_mutations=True,
    )(graph, example_inputs)


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


def _compile(graph: GraphModule, example_inputs: Sequence[Any], *, kind: str, whole: bool) -> Callable[[list[Any]], list[Any]]:
    aliases: set[int] = set()
    if kind == "inference" and (context := TracingContext.try_get()) and context.fw_metadata:
        said = context.fw_metadata
        first = len(said.mutated_inp_runtime_indices)
        aliases = {first + number for number, output in enumerate(said.output_info) if output.output_type in (OutputType.alias_of_input, OutputType.is_input)}
    return compile_graph(graph, kind, whole, aliases)


@disable(reason="compiles")
def _compile_backward(graph: GraphModule, example_inputs: Sequence[Any], *, whole: bool) -> Callable[[list[Any]], list[Any]]:
    """AOTAutograd asks for it when backward() first runs. Dynamo is to trace neither this nor what it returns."""
    compiled = _compile(graph, example_inputs, kind="backward", whole=whole)
    if isinstance(compiled, _C.CompiledGraph):
        return compiled
    run = disable(compiled.__call__, reason="a compiled graph")
    run._boxed_call = True
    return run


def _is_whole() -> bool:
    """Whether fullgraph=True was asked for."""
    try:
        return InstructionTranslator.current_tx().one_graph
    except AttributeError:  # called by other than Dynamo
        return False
