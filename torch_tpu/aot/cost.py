"""The cycles and flops that an optimised HLO module says it takes, summed over the program as it runs: a loop's body as often as its condition says.

What has no estimate is listed, never counted as free. Owns no opinion about what cycles mean: time_model.py has one.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from torch_tpu.aot.hlo import Instruction, Module

__all__ = ["FREE", "Cost", "cost_of", "flops_of", "trips_of", "with_fused"]

# Fields of ConvolutionDimensionNumbers.
_KERNEL_INPUT, _INPUT_SPATIAL, _OUTPUT_BATCH, _OUTPUT_FEATURE, _OUTPUT_SPATIAL = 3, 11, 9, 10, 12

# Their cost is the cost of others, or nothing: they name, pass or arrange values.
FREE = {"parameter", "constant", "tuple", "get-tuple-element", "bitcast", "while", "call", "conditional", "iota", "after-all",
         "partition-id", "replica-id", "opt-barrier"}  # fmt: skip


@dataclass
class Cost:
    """cycles: the sum. flops: of matrix products and convolutions, which libtpu makes of both. parts: (instruction, runs of it), those with an estimate. without: {opcode or custom call's target: runs}."""

    cycles: int = 0
    flops: int = 0
    parts: list[tuple[Instruction, int]] = field(default_factory=list)
    without: dict[str, int] = field(default_factory=dict)
    loops_of_unknown_length: list[str] = field(default_factory=list)


def cost_of(module: Module) -> Cost:
    """The cycles and flops of one run of the program."""
    cost = Cost()
    _add(module, module.entry, 1, cost)
    return cost


def _add(module: Module, computation: int, runs: int, cost: Cost) -> None:
    for instruction in module.computations[computation].values():
        cost.flops += runs * sum(flops_of(module, inner, one) for inner, one in with_fused(module, computation, instruction))
        if instruction.cycles is not None:
            cost.cycles += instruction.cycles * runs
            cost.parts.append((instruction, runs))
        elif instruction.opcode not in FREE:
            what = instruction.target or instruction.opcode
            cost.without[what] = cost.without.get(what, 0) + runs
        if instruction.opcode == "while":
            trips = trips_of(module, computation, instruction)
            if trips is None:
                cost.loops_of_unknown_length.append(instruction.name)
            _add(module, instruction.called[0], runs * (trips or 1), cost)  # the body; the condition costs nothing to speak of
        elif instruction.opcode in ("call", "conditional"):
            for called in instruction.called:
                _add(module, called, runs, cost)


def with_fused(module: Module, computation: int, instruction: Instruction) -> Iterator[tuple[int, Instruction]]:
    """The instruction, and what is fused into it."""
    yield computation, instruction
    if instruction.opcode == "fusion":
        for called in instruction.called:
            for inner in module.computations[called].values():
                yield from with_fused(module, called, inner)


def flops_of(module: Module, computation: int, instruction: Instruction) -> int:
    """2 for each multiplication and addition of a convolution, those with padding and holes left out, as XLA counts."""
    if instruction.opcode != "convolution":
        return 0
    image, kernel = (module.computations[computation][operand].shape for operand in instruction.operands)
    roles = instruction.roles
    (channels,), outputs, taps = roles.get(_KERNEL_INPUT, [0]), roles.get(_OUTPUT_SPATIAL, []), 1
    for dim, window in enumerate(instruction.window):
        stride, low = window.get(2) or 1, window.get(3, 0)
        spread, holes = window.get(5) or 1, window.get(6) or 1
        size = (image[roles[_INPUT_SPATIAL][dim]] - 1) * holes + 1
        reads = (out * stride - low + tap * spread for out in range(instruction.shape[outputs[dim]]) for tap in range(window[1]))
        taps *= sum(0 <= read < size and read % holes == 0 for read in reads)
    batch, features = (instruction.shape[roles.get(role, [0])[0]] for role in (_OUTPUT_BATCH, _OUTPUT_FEATURE))
    return 2 * taps * batch * features * kernel[channels]


def trips_of(module: Module, computation: int, loop: Instruction) -> int | None:
    """How often the body of `loop` runs, where its condition compares a counter with a constant: ours and JAX's count from 0 by 1."""
    known = re.search(r'"known_trip_count":\{"n":"(\d+)"', loop.config)
    if known:
        return int(known.group(1))
    bounds = []
    for called in loop.called[1:]:
        for reached in _reached(module, called):
            compares = [one.direction for one in module.computations[reached].values() if one.opcode == "compare"]
            constants = [one.number for one in module.computations[reached].values() if one.opcode == "constant" and one.number is not None]
            bounds += [number + (direction == "LE") for direction in compares for number in constants if direction in ("LT", "LE")]
    return bounds[0] if len(bounds) == 1 else None


def _reached(module: Module, computation: int) -> Iterator[int]:
    yield computation
    for instruction in module.computations[computation].values():
        for called in instruction.called:
            yield from _reached(module, called)
