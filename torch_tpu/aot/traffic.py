"""How many bytes of HBM one run of an instruction reads and writes. What lies in the vector unit's memory is read and written for nothing.

A fusion that slices a parameter reads the slice, one that updates a slice in place writes that.
"""

from torch_tpu.aot.hlo import Array, Instruction, Module

__all__ = ["hbm_bytes", "memory_bytes"]

_HBM = 0
_SLICES = {"slice", "dynamic-slice", "gather"}
_PASS = {"bitcast", "tuple", "get-tuple-element"}


def hbm_bytes(module: Module, computation: int, instruction: Instruction) -> int:
    return _bytes(module, computation, instruction, only_hbm=True)


def memory_bytes(module: Module, computation: int, instruction: Instruction) -> int:
    """The same for all memories."""
    return _bytes(module, computation, instruction, only_hbm=False)


def _bytes(module: Module, computation: int, one: Instruction, only_hbm: bool) -> int:
    around = module.computations[computation]
    operands = [around[id] for id in one.operands]

    def size(arrays: list[Array]) -> int:
        return sum(array.bytes for array in arrays if not only_hbm or array.space == _HBM)

    if one.opcode in _SLICES:
        return 2 * size(one.arrays) + sum(size(index.arrays) for index in operands[1:])
    if one.opcode == "dynamic-update-slice":
        return 2 * size(operands[1].arrays)
    if one.opcode != "fusion" or not one.called:
        return size(one.arrays) + sum(size(operand.arrays) for operand in operands)
    inside = one.called[0]
    total = 0
    for operand, (read, whole) in zip(operands, _read_of_parameters(module, inside), strict=True):
        total += size(operand.arrays) if whole else min(read, size(operand.arrays))
    return total + _written(module, inside, one, size)


def _read_of_parameters(module: Module, computation: int) -> list[tuple[int, bool]]:
    """For each parameter of a fused computation: the bytes of its slices, and whether something reads all of it."""
    instructions = module.computations[computation]
    users: dict[int, list[Instruction]] = {}
    for instruction in instructions.values():
        for operand in instruction.operands:
            users.setdefault(operand, []).append(instruction)

    def read(id: int) -> tuple[int, bool]:
        total, whole = 0, False
        for user in users.get(id, []):
            if user.opcode in _SLICES and user.operands[0] == id:
                total += sum(array.bytes for array in user.arrays)
            elif user.opcode == "dynamic-update-slice" and user.operands[0] == id and user.operands[1] != id:
                continue  # in place: what is not updated stays
            elif user.opcode in _PASS:
                more = read(user.id)
                total, whole = total + more[0], whole or more[1]
            elif user.opcode == "fusion":
                inner = _read_of_parameters(module, user.called[0])
                for place, operand in enumerate(user.operands):
                    if operand == id:
                        total, whole = total + inner[place][0], whole or inner[place][1]
            else:
                whole = True
        return total, whole

    parameters = sorted((one for one in instructions.values() if one.opcode == "parameter"), key=lambda one: one.parameter)
    return [read(one.id) for one in parameters]


def _written(module: Module, computation: int, fusion: Instruction, size: object) -> int:
    instructions = module.computations[computation]
    root = instructions[module.roots[computation]]
    results = [instructions[id] for id in root.operands] if root.opcode == "tuple" else [root]
    total = 0
    for result, array in zip(results, fusion.arrays, strict=False):
        while result.opcode == "bitcast":
            result = instructions[result.operands[0]]
        updates = result.opcode == "dynamic-update-slice"
        written = sum(part.bytes for part in instructions[result.operands[1]].arrays) if updates else array.bytes
        total += min(written, array.bytes) if size([array]) else 0  # type: ignore[operator]
    return total
