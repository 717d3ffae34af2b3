"""torch_tpu.aot.compile: a function, the sizes of its arguments, the name of a chip; what its compiler says. No chip, and no memory, is needed."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

from torch_tpu import _C
from torch_tpu._lower_only import Lowered, Operand
from torch_tpu.aot.bundles import Bundles
from torch_tpu.aot.capture import programs_of
from torch_tpu.aot.compiled import Compiled, Memory, Program
from torch_tpu.aot.dump import compile_with_bundles
from torch_tpu.aot.interconnect import slice_of
from torch_tpu.aot.lifetimes import Lifetimes
from torch_tpu.aot.sharding import Mesh, with_shardings
from torch_tpu.aot.topology import chip_of, open_topology, smallest

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
    progress: Callable[[str], None] | None = None, bundles: bool = False,
) -> Compiled:  # fmt: skip
    """What the compiler of `topology` ("v6e", "v5p:2x2x1") makes of one call of torch.compile(function) on one device.

    function: a module, or anything else that torch.compile takes, such as a training step with backward and optimizer. It is traced, nothing is run.
    args, kwargs: tensors of any device, fake or not. What the function holds besides (a model, an optimizer) is made under fake_tensors(), or lies
    on device tpu. A gradient is asked for as always: torch.no_grad() around this call, or not. progress: told what is being done.
    bundles: read the code of each op too, which gives a time to kernels and a truer one to ops without a product; a new process for each program.
    Errors: ProgramTooLarge, ProgramRefused; ImportError without libtpu; ValueError for an unknown topology; what torch.compile raises.
    """
    open_topology(topology)  # before the work of tracing
    if progress:
        progress("tracing")
    return compile_programs(*programs_of(function, args, kwargs or {}), topology, progress, bundles=bundles)


def compile_programs(
    lowered: Sequence[Lowered], beside: Counter[str], topology: str, progress: Callable[[str], None] | None = None, mesh: Mesh | None = None,
    shard: Callable[[Operand], Sequence[Sequence[str]]] = lambda operand: (), bundles: bool = False,
) -> Compiled:  # fmt: skip
    """The second half of compile(): lowered and beside are what programs_of() gave.

    mesh: of as many devices as the slice has; shard(operand) says over which of its axes each dimension of a parameter or result is divided.
    """
    name = topology if ":" in topology else smallest(chip_of(topology))
    opened = open_topology(name)
    devices = mesh.devices if mesh else 1
    if devices not in (1, opened.num_devices):
        raise ValueError(f"a mesh of {devices} devices does not fit {name}, which has {opened.num_devices}")
    over = slice_of(chip_of(name), name, devices)
    tell = progress or (lambda text: None)
    excess = _C.allow_excess_precision()
    lifetimes = Lifetimes(lowered, lambda operand: prod(mesh.axes[axis] for dim in shard(operand) for axis in dim) if mesh else 1)
    programs: list[Program] = []
    known: dict[str, tuple[dict[str, Any], dict[str, Bundles]]] = {}
    for index, one in enumerate(lowered):
        text = one.located
        if mesh and devices > 1:
            takes, gives = ([mesh.sharding(_as_it_lies(each, shard(each))) if each else "{replicated}" for each in operands] for operands in (one.takes, one.gives))
            text = with_shardings(text, takes, gives)
        if text not in known:
            tell(f"compiling {one.name} for {name}")
            known[text] = _compile(opened, name, one.name, text, excess, devices, bundles)
        said, code = known[text]
        memory = Memory(*(said[f"{part}_bytes"] for part in ("argument", "output", "temp", "alias", "code")))
        programs.append(
            Program(one.name, over, memory, said["flops"], said["bytes_accessed"], said["compile_seconds"], round(lifetimes.held_bytes(index)), excess,
                    one.stablehlo, said["optimized_hlo"], said["serialized"], code)
        )  # fmt: skip
    return Compiled(name, devices, opened.fingerprint, programs, beside)


def _as_it_lies(operand: Operand, dims: Sequence[Sequence[str]]) -> list[Sequence[str]]:
    """A program's parameters and results are row-major: a transposed tensor's dimensions in the order of its memory."""
    order = sorted(range(len(operand.sizes)), key=lambda dim: -operand.strides[dim])
    return [dims[dim] for dim in order]


def _compile(topology: _C.AotTopology, topology_name: str, name: str, text: str, excess: bool, devices: int, bundles: bool) -> tuple[dict[str, Any], dict[str, Bundles]]:
    try:
        if bundles:
            return compile_with_bundles(topology_name, text, excess, devices)
        return topology.compile(text, excess, devices, serialize=True), {}
    except RuntimeError as error:
        words = " ".join(str(error).split())
        if too_large := re.search(r"\(([\d.]+)([KMGT]?)\) exceeds available HBM", words):
            needed = float(too_large.group(1)) * 1024 ** " KMGT".index(too_large.group(2) or " ")
            raise ProgramTooLarge(name, words, int(needed)) from None
        raise ProgramRefused(name, words) from None
