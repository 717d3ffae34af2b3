"""torch_tpu.aot.compile: a function, the sizes of its arguments, the name of a chip; what its compiler says. No chip, and no memory, is needed."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import torch
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu._lower_only import Lowered
from torch_tpu.aot.bundles import Bundles
from torch_tpu.aot.capture import held_as_fakes, programs_of
from torch_tpu.aot.compiled import Compiled, Memory, Program
from torch_tpu.aot.division import Division, kept_of, mesh_for
from torch_tpu.aot.dump import compile_with_bundles
from torch_tpu.aot.interconnect import slice_of
from torch_tpu.aot.lifetimes import Lifetimes
from torch_tpu.aot.sharding import Mesh, Pin, result_shardings, with_shardings
from torch_tpu.aot.topology import chip_of, open_topology, smallest
from torch_tpu.aot.worker import compile_elsewhere

__all__ = ["ProgramRefused", "ProgramTooLarge", "compile", "compile_programs"]


class ProgramRefused(RuntimeError):
    """The chip's compiler does not take a program. program: its name."""

    def __init__(self, program: str, words: str) -> None:
        super().__init__(f"{program}: {words}")
        self.program = program


class ProgramTooLarge(ProgramRefused):
    """A program needs more HBM than a device has. needed_bytes: as the compiler says, in three digits."""

    def __init__(self, program: str, words: str, needed_bytes: int) -> None:
        super().__init__(program, words)
        self.needed_bytes = needed_bytes


def compile(
    function: Callable[..., Any], args: Sequence[Any] = (), topology: str = "v6e", kwargs: Mapping[str, Any] | None = None,
    progress: Callable[[str], None] | None = None, bundles: bool = False, mesh: str | None = None, state: Sequence[torch.nn.Module | torch.optim.Optimizer] = (),
) -> Compiled:  # fmt: skip
    """What the compiler of `topology` ("v6e", "v5p:2x2x1") makes of one call of torch.compile(function), on one device or on those of a mesh.

    function: a module, or anything else that torch.compile takes, such as a training step with backward and optimizer. It is traced, nothing is run.
    args, kwargs: tensors of any device, fake or not. What the function holds besides (a model, an optimizer) is made under fake_tensors(), or lies
    on device tpu. A gradient is asked for as always: torch.no_grad() around this call, or not. progress: told what is being done.
    bundles: read the code of each op too, which gives a time to kernels and a truer one to ops without a product; a new process for each program.
    mesh: "data=2,fsdp=4,tensor=2", all devices of the slice; division.py says what each axis divides. Tensors of args are those of all devices, their
    first dimension is the batch. state: the modules and optimizers whose tensors the mesh divides; `function` itself, if it is a module.
    Errors: ProgramTooLarge, ProgramRefused; ImportError without libtpu; ValueError for an unknown topology or a wrong mesh; what torch.compile raises.
    """
    opened = open_topology(topology)  # before the work of tracing
    over = mesh_for(mesh, topology, opened.num_devices) if mesh else None
    if over and bundles:
        raise ValueError("bundles are read of programs of one device: leave out mesh, or bundles")
    if progress:
        progress("tracing")
    modules = [one for one in (function, *state) if isinstance(one, torch.nn.Module)]
    optimizers = [one for one in state if isinstance(one, torch.optim.Optimizer)]
    if over is None:
        return compile_programs(*programs_of(function, args, kwargs or {}), topology, progress, bundles=bundles)
    with held_as_fakes(function, args, kwargs or {}) as (args, kwargs):
        lowered, beside = programs_of(function, args, kwargs)
        leaves = [leaf for leaf in pytree.tree_leaves((args, kwargs)) if isinstance(leaf, torch.Tensor) and leaf.dim()]
        batch = {size for leaf in leaves for size in (leaf.shape[0], leaf.shape[:2].numel())}
        division = Division(over, kept_of(over, modules, optimizers), batch)
    return compile_programs(lowered, beside, topology, progress, over, division, bundles)


def compile_programs(
    lowered: Sequence[Lowered], beside: Counter[str], topology: str, progress: Callable[[str], None] | None = None, mesh: Mesh | None = None,
    division: Division | None = None, bundles: bool = False,
) -> Compiled:  # fmt: skip
    """The second half of compile(): lowered and beside are what programs_of() gave.

    mesh: of as many devices as the slice has; division says how it divides what programs take and give, and is told what the compiler chose.
    """
    name = topology if ":" in topology else smallest(chip_of(topology))
    opened = open_topology(name)
    devices = mesh.devices if mesh and division else 1
    if devices not in (1, opened.num_devices):
        raise ValueError(f"a mesh of {devices} devices does not fit {name}, which has {opened.num_devices}")
    over = slice_of(chip_of(name), name, devices)
    tell = progress or (lambda text: None)
    excess = _C.allow_excess_precision()

    def compiled_of(one: Lowered) -> tuple[Any, ...]:
        """One program's text, and which of its results the compiler divides, as a key; compiled once."""
        text, free = one.located, ()
        if division and devices > 1:
            takes = [division.sharding(operand) if operand else "{replicated}" for operand in one.takes]
            gives = [division.sharding(operand, is_result=True) if operand else "{replicated}" for operand in one.gives]
            text = with_shardings(text, takes, gives, lambda sizes: division.pin(sizes) if sizes else None)
            free = tuple(isinstance(words, Pin) for words in gives)
            free = free if any(free) else ()
        if (text, free) not in known:
            tell(f"compiling {one.name} for {name}")
            known[text, free] = threads.submit(_compile, opened, name, one.name, text, excess, devices, free, bundles)
        if division and free:  # what follows takes the results as the compiler divided them
            for operand, words, is_free in zip(one.gives, result_shardings(known[text, free].result()[0]["optimized_hlo"]), free, strict=True):
                if is_free:
                    division.choose(operand, words)
        return text, free

    known: dict[tuple[Any, ...], Future[tuple[dict[str, Any], dict[str, Bundles]]]] = {}
    with ThreadPoolExecutor(2 if devices > 1 else 1) as threads:
        keys = [compiled_of(one) for one in lowered]
        compiled = [known[key].result() for key in keys]
    lifetimes = Lifetimes(lowered, division.parts if division and devices > 1 else lambda operand: 1)
    programs = []
    for index, (one, (said, code)) in enumerate(zip(lowered, compiled, strict=True)):
        memory = Memory(*(said[f"{part}_bytes"] for part in ("argument", "output", "temp", "alias", "code")))
        programs.append(
            Program(one.name, over, memory, said["flops"], said["bytes_accessed"], said["compile_seconds"], round(lifetimes.held_bytes(index)), excess,
                    one.stablehlo, said["optimized_hlo"], said["serialized"], code)
        )  # fmt: skip
    return Compiled(name, devices, opened.fingerprint, programs, beside)


def _compile(
    topology: _C.AotTopology, topology_name: str, name: str, text: str, excess: bool, devices: int, free: Sequence[bool], bundles: bool
) -> tuple[dict[str, Any], dict[str, Bundles]]:
    try:
        if bundles:
            return compile_with_bundles(topology_name, text, excess, devices)
        if devices > 1:
            return compile_elsewhere(topology_name, text, excess, devices, free), {}
        return topology.compile(text, excess, devices, serialize=True), {}
    except RuntimeError as error:
        words = " ".join(str(error).split())
        if too_large := re.search(r"\(([\d.]+)([KMGT]?)\) exceeds available HBM", words):
            needed = float(too_large.group(1)) * 1024 ** " KMGT".index(too_large.group(2) or " ")
            raise ProgramTooLarge(name, words, int(needed)) from None
        raise ProgramRefused(name, words) from None
