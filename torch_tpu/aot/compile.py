"""torch_tpu.aot.compile: a function, the sizes of its arguments, the name of a chip; what its compiler says. No chip, and no memory, is needed."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from torch_tpu import _C
from torch_tpu._lower_only import Lowered
from torch_tpu.aot.capture import programs_of
from torch_tpu.aot.compiled import Compiled, Memory, Program
from torch_tpu.aot.topology import chip_of, open_topology, smallest

__all__ = ["ProgramRefused", "ProgramTooLarge", "compile", "compile_programs", "held_beside"]


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
    progress: Callable[[str], None] | None = None,
) -> Compiled:  # fmt: skip
    """What the compiler of `topology` ("v6e", "v5p:2x2x1") makes of one call of torch.compile(function) on one device.

    function: a module, or anything else that torch.compile takes, such as a training step with backward and optimizer. It is traced, nothing is run.
    args, kwargs: tensors of any device, fake or not. What the function holds besides (a model, an optimizer) is made under fake_tensors(), or lies
    on device tpu. A gradient is asked for as always: torch.no_grad() around this call, or not. progress: told what is being done.
    Errors: ProgramTooLarge, ProgramRefused; ImportError without libtpu; ValueError for an unknown topology; what torch.compile raises.
    """
    open_topology(topology)  # before the work of tracing
    if progress:
        progress("tracing")
    return compile_programs(*programs_of(function, args, kwargs or {}), topology, progress)


def compile_programs(lowered: Sequence[Lowered], beside: Counter[str], topology: str, progress: Callable[[str], None] | None = None) -> Compiled:
    """The second half of compile(): lowered and beside are what programs_of() gave."""
    name = topology if ":" in topology else smallest(chip_of(topology))
    opened = open_topology(name)
    tell = progress or (lambda text: None)
    excess = _C.allow_excess_precision()
    programs: list[Program] = []
    known: dict[str, dict[str, Any]] = {}
    for one, held_bytes in zip(lowered, held_beside(lowered), strict=True):
        if one.stablehlo not in known:
            tell(f"compiling {one.name} for {name}")
            known[one.stablehlo] = _compile(opened, one, excess)
        said = known[one.stablehlo]
        memory = Memory(*(said[f"{part}_bytes"] for part in ("argument", "output", "temp", "alias", "code")))
        programs.append(
            Program(one.name, chip_of(name), memory, said["flops"], said["bytes_accessed"], said["compile_seconds"], held_bytes, excess,
                    one.stablehlo, said["optimized_hlo"], said["serialized"])
        )  # fmt: skip
    return Compiled(name, opened.fingerprint, programs, beside)


def _compile(topology: _C.AotTopology, program: Lowered, excess: bool) -> dict[str, Any]:
    try:
        return topology.compile(program.located, excess, serialize=True)
    except RuntimeError as error:
        words = " ".join(str(error).split())
        if too_large := re.search(r"\(([\d.]+)([KMGT]?)\) exceeds available HBM", words):
            needed = float(too_large.group(1)) * 1024 ** " KMGT".index(too_large.group(2) or " ")
            raise ProgramTooLarge(program.name, words, int(needed)) from None
        raise ProgramRefused(program.name, words) from None


def held_beside(programs: Sequence[Lowered]) -> list[int]:
    """For each program: bytes of device memory that are alive while it runs and that it neither takes nor gives.

    What a program takes and none gave was there before, and stays: parameters, an optimizer's state, a batch. What a program gives lives
    until the last one that takes it: activations, gradients.
    """
    born: dict[int, int] = {}
    last: dict[int, int] = {}
    sizes: dict[int, int] = {}
    for index, program in enumerate(programs):
        for storages, start in ((program.takes, -1), (program.gives, index)):
            for storage in storages:
                born.setdefault(storage._cdata, start)
                last[storage._cdata] = index
                sizes[storage._cdata] = storage.nbytes()
    held = []
    for index, program in enumerate(programs):
        own = {storage._cdata for storage in (*program.takes, *program.gives)}
        alive = (id for id in born if id not in own and (born[id] < 0 or born[id] < index <= last[id]))
        held.append(sum(sizes[id] for id in alive))
    return held
