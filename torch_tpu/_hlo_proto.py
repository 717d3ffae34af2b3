"""Reads the optimised HLO module that a TPU compiler returns: its instructions, and the cycles that it estimates for them.

Only the few fields that are needed (XLA's hlo.proto; jaxlib's own reader refuses modules of the newest chips). Cycles and the flops of products are summed over the program as it runs: a loop's body as often as its condition says.
What has no estimate is listed, never counted as free. Owns no opinion about what cycles mean.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from torch_tpu._protobuf import fields, numbers

__all__ = ["Cost", "Instruction", "Module", "cost_of", "read_module"]

# Fields of the wire format: HloProto.hlo_module and those of HloModuleProto, HloComputationProto, HloInstructionProto, ...
_HLO_MODULE, _ENTRY, _COMPUTATIONS = 1, 6, 3
_INSTRUCTIONS, _COMPUTATION_ID, _ROOT_ID = 2, 5, 6
_KERNEL_INPUT, _INPUT_SPATIAL, _OUTPUT_BATCH, _OUTPUT_FEATURE, _OUTPUT_SPATIAL = 3, 11, 9, 10, 12  # of ConvolutionDimensionNumbers
_UNKNOWN_CYCLES = 2**62  # 2**63 - 1 stands for "no estimate"

# Their cost is the cost of others, or nothing: they name, pass or arrange values.
_FREE = {"parameter", "constant", "tuple", "get-tuple-element", "bitcast", "while", "call", "conditional", "iota", "after-all",
         "partition-id", "replica-id", "opt-barrier"}  # fmt: skip

# S32 and S64 of xla_data.proto, with where their values are in LiteralProto.
_INTEGERS = {4: 4, 5: 5}


@dataclass
class Instruction:
    """One instruction. cycles: the compiler's estimate for one run of it; None where it gives none."""

    name: str = ""
    opcode: str = ""
    id: int = 0
    operands: list[int] = field(default_factory=list)
    called: list[int] = field(default_factory=list)
    shape: tuple[int, ...] = ()
    element: int = 0  # xla_data.proto's PrimitiveType
    tuple_index: int = 0
    direction: str = ""  # of a compare
    target: str = ""  # of a custom call
    window: list[dict[int, int]] = field(default_factory=list)  # of a convolution: WindowDimension's fields by number
    roles: dict[int, list[int]] = field(default_factory=dict)  # of a convolution: ConvolutionDimensionNumbers' fields by number
    op_name: str = ""  # where it came from
    config: str = ""
    number: int | None = None  # of an integer constant
    cycles: int | None = None


@dataclass
class Module:
    entry: int
    computations: dict[int, dict[int, Instruction]]  # computation -> instruction id -> instruction
    roots: dict[int, int]


@dataclass
class Cost:
    """cycles: the sum. flops: of matrix products and convolutions, which libtpu makes of both. parts: (instruction, runs of it), those with an estimate. without: {opcode or custom call's target: runs}."""

    cycles: int = 0
    flops: int = 0
    parts: list[tuple[Instruction, int]] = field(default_factory=list)
    without: dict[str, int] = field(default_factory=dict)
    loops_of_unknown_length: list[str] = field(default_factory=list)


def read_module(data: bytes) -> Module:
    """data: an HloModuleProto, or a message whose first field is one (PJRT's `hlo_with_config`). Errors: ValueError if it is neither."""
    outer = list(fields(data))
    if not any(number == _COMPUTATIONS for number, _ in outer):
        inner = next((value for number, value in outer if number == _HLO_MODULE and isinstance(value, bytes)), None)
        if inner is None:
            raise ValueError("no HLO module in these bytes")
        return read_module(inner)
    computations: dict[int, dict[int, Instruction]] = {}
    roots: dict[int, int] = {}
    entry = 0
    for number, value in outer:
        if number == _ENTRY and isinstance(value, int):
            entry = value
        if number != _COMPUTATIONS:
            continue
        identity = root = 0
        instructions = {}
        for inner, item in fields(value):
            if inner == _INSTRUCTIONS:
                instruction = _instruction(item)
                instructions[instruction.id] = instruction
            elif inner == _COMPUTATION_ID:
                identity = item
            elif inner == _ROOT_ID:
                root = item
        computations[identity], roots[identity] = instructions, root
    return Module(entry, computations, roots)


def cost_of(module: Module) -> Cost:
    """The cycles and flops of one run of the program."""
    cost = Cost()
    _add(module, module.entry, 1, cost)
    return cost


def _add(module: Module, computation: int, runs: int, cost: Cost) -> None:
    for instruction in module.computations[computation].values():
        cost.flops += runs * sum(flops_of(module, inner, one) for inner, one in _with_fused(module, computation, instruction))
        if instruction.cycles is not None:
            cost.cycles += instruction.cycles * runs
            cost.parts.append((instruction, runs))
        elif instruction.opcode not in _FREE:
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


def _with_fused(module: Module, computation: int, instruction: Instruction) -> Iterator[tuple[int, Instruction]]:
    """The instruction, and what is fused into it."""
    yield computation, instruction
    if instruction.opcode == "fusion":
        for called in instruction.called:
            for inner in module.computations[called].values():
                yield from _with_fused(module, called, inner)


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


def _instruction(data: bytes) -> Instruction:
    found = Instruction()
    for number, value in fields(data):
        match number:
            case 1: found.name = value.decode()
            case 2: found.opcode = value.decode()
            case 3: found.element, found.shape = _shape(value)
            case 7: found.op_name = next((item.decode() for inner, item in fields(value) if inner == 2), "")
            case 8: found.number = _integer(value)
            case 13: found.tuple_index = value
            case 15: found.window = [_integers(item) for inner, item in fields(value) if inner == 1]
            case 16: found.roles = _lists(value)
            case 28: found.target = value.decode()
            case 35: found.id = value
            case 36: found.operands += numbers(value)
            case 38: found.called += numbers(value)
            case 43: found.config = value.decode(errors="replace")
            case 63: found.direction = value.decode()
    estimate = re.search(r'"estimated_cycles":"(\d+)"', found.config)
    if estimate and int(estimate.group(1)) < _UNKNOWN_CYCLES:
        found.cycles = int(estimate.group(1))
    return found


def _integers(data: bytes) -> dict[int, int]:
    return {number: value for number, value in fields(data) if isinstance(value, int)}


def _lists(data: bytes) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for number, value in fields(data):
        found.setdefault(number, []).extend(numbers(value))
    return found


def _shape(data: bytes) -> tuple[int, tuple[int, ...]]:
    element, sizes = 0, []
    for number, value in fields(data):
        if number == 2:
            element = value
        elif number == 3:
            sizes += numbers(value)
    return element, tuple(sizes)


def _integer(literal: bytes) -> int | None:
    """The number of a 0-d integer literal."""
    given = dict(fields(literal))
    element, shape = _shape(given.get(1, b""))
    values = numbers(given[_INTEGERS[element]]) if element in _INTEGERS and _INTEGERS[element] in given else []
    if shape or len(values) != 1:
        return 0 if element in _INTEGERS and not shape and not values else None
    return values[0]
