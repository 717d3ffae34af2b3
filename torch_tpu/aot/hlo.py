"""Reads the optimised HLO module that a TPU compiler returns: its instructions in the order in which they run, where their values lie,
the cycles that the compiler estimates, the Python lines that they came from.

Only the few fields that are needed (XLA's hlo.proto; jaxlib's own reader refuses modules of the newest chips). cost.py adds up.
"""

import math
import re
from dataclasses import dataclass, field

from torch_tpu._protobuf import fields, numbers

__all__ = ["Array", "Instruction", "Module", "read_module"]

# Fields of the wire format: HloProto.hlo_module and those of HloModuleProto, HloComputationProto, HloInstructionProto, ...
_HLO_MODULE, _ENTRY, _COMPUTATIONS = 1, 6, 3
_INSTRUCTIONS, _COMPUTATION_ID, _ROOT_ID = 2, 5, 6
_SCHEDULE, _STACK_FRAMES = 7, 17
_UNKNOWN_CYCLES = 2**62  # 2**63 - 1 stands for "no estimate"

# Bits of an element, by xla_data.proto's PrimitiveType; others are 8 bits.
_BITS = {3: 16, 4: 32, 5: 64, 7: 16, 8: 32, 9: 64, 10: 16, 11: 32, 12: 64, 15: 64, 16: 16, 18: 128, 21: 4, 22: 4, 26: 2, 27: 2, 32: 4}
_TUPLE, _OPAQUE, _TOKEN = 13, 14, 17

# S32 and S64 of xla_data.proto, with where their values are in LiteralProto.
_INTEGERS = {4: 4, 5: 5}


@dataclass(frozen=True)
class Array:
    """One array of a result. bytes: as it lies in memory, padded to the tiles of its layout. space: 0 is HBM, 1 the vector unit's memory."""

    element: int  # xla_data.proto's PrimitiveType
    sizes: tuple[int, ...]
    bytes: int
    space: int


@dataclass
class Instruction:
    """One instruction. cycles: the compiler's estimate for one run of it; None where it gives none."""

    name: str = ""
    opcode: str = ""
    id: int = 0
    operands: list[int] = field(default_factory=list)
    called: list[int] = field(default_factory=list)
    arrays: list[Array] = field(default_factory=list)  # of its result; several where that is a tuple
    shape: tuple[int, ...] = ()  # of a result that is no tuple
    parameter: int = 0  # which one it is
    tuple_index: int = 0
    direction: str = ""  # of a compare
    target: str = ""  # of a custom call
    window: list[dict[int, int]] = field(default_factory=list)  # of a convolution: WindowDimension's fields by number
    roles: dict[int, list[int]] = field(default_factory=dict)  # of a convolution: ConvolutionDimensionNumbers' fields by number
    op_name: str = ""  # where it came from: "aten::mm"
    frame: int = 0  # and the line, a number of Module.lines; 0 where that is not known
    config: str = ""
    number: int | None = None  # of an integer constant
    cycles: int | None = None


@dataclass
class Module:
    entry: int
    computations: dict[int, dict[int, Instruction]]  # computation -> instruction id -> instruction, in the order of the schedule
    roots: dict[int, int]
    lines: dict[int, str] = field(default_factory=dict)  # frame -> "model.py:12"


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
    lines: dict[int, str] = {}
    orders: dict[int, list[int]] = {}
    for number, value in outer:
        if number == _ENTRY and isinstance(value, int):
            entry = value
        if number == _STACK_FRAMES and isinstance(value, bytes):
            lines = _lines(value)
        if number == _SCHEDULE and isinstance(value, bytes):
            orders = _orders(value)
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
    for identity, order in orders.items():
        computations[identity] = {id: computations[identity][id] for id in order}
    return Module(entry, computations, roots, lines)


def _instruction(data: bytes) -> Instruction:
    found = Instruction()
    for number, value in fields(data):
        match number:
            case 1: found.name = value.decode()
            case 2: found.opcode = value.decode()
            case 3:
                found.arrays = _arrays(value)
                found.shape = found.arrays[0].sizes if len(found.arrays) == 1 else ()
            case 7:
                origin = dict(fields(value))
                found.op_name, found.frame = origin.get(2, b"").decode(), origin.get(15, 0)
            case 8: found.number = _integer(value)
            case 9: found.parameter = value
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


def _arrays(shape: bytes) -> list[Array]:
    element, sizes, layout, parts = 0, [], b"", []
    for number, value in fields(shape):
        match number:
            case 2: element = value
            case 3: sizes += numbers(value)
            case 4: parts += _arrays(value)
            case 5: layout = value
    if element == _TUPLE:
        return parts
    if element in (_OPAQUE, _TOKEN):
        return []
    order, tiles, space = [], [], 0
    for number, value in fields(layout):
        match number:
            case 1: order += numbers(value)
            case 6: tiles.append([size for inner, item in fields(value) if inner == 1 for size in numbers(item)])
            case 8: space = value
    padded = [sizes[dim] for dim in reversed(order)] if len(order) == len(sizes) else list(sizes)
    tile = [size for size in tiles[0] if size > 0][-len(padded) :] if tiles and padded else []
    for place, size in enumerate(reversed(tile), 1):
        padded[-place] = -(-padded[-place] // size) * size
    return [Array(element, tuple(sizes), math.prod(padded) * _BITS.get(element, 8) // 8, space)]


def _orders(schedule: bytes) -> dict[int, list[int]]:
    """Of a HloScheduleProto: computation -> its instructions in the order in which they run."""
    entries = (dict(fields(entry)) for number, entry in fields(schedule) if number == 1)
    return {entry[1]: [id for number, value in fields(entry.get(2, b"")) if number == 1 for id in numbers(value)] for entry in entries}


def _lines(index: bytes) -> dict[int, str]:
    """Of a StackFrameIndex: frames point at places, places at files. All count from 1."""
    files, places, lines = [], [], {}
    for number, value in fields(index):
        if number == 1:
            files.append(value.decode())
        elif number == 3:
            place = dict(fields(value))
            places.append(f"{files[place[1] - 1]}:{place.get(3, 0)}" if place.get(1) else "")
        elif number == 4:
            lines[len(lines) + 1] = places[dict(fields(value)).get(1, 0) - 1]
    return {frame: line for frame, line in lines.items() if line}


def _integer(literal: bytes) -> int | None:
    """The number of a 0-d integer literal."""
    given = dict(fields(literal))
    [array] = _arrays(given.get(1, b"")) or [Array(0, (), 0, 0)]
    values = numbers(given[_INTEGERS[array.element]]) if array.element in _INTEGERS and _INTEGERS[array.element] in given else []
    if array.sizes or len(values) != 1:
        return 0 if array.element in _INTEGERS and not array.sizes and not values else None
    return values[0]
