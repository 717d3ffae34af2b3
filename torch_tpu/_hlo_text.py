"""A plugin's optimised program (HloModuleProtoWithConfig, protobuf bytes) -> text in HLO's style, for reading.

Field numbers: xla/service/hlo.proto and xla/xla_data.proto. Attributes are left out, but for what a reader asks first: called
computations, a custom call's target, the op that an instruction came from.
"""

from collections import Counter
from typing import Any

from torch_tpu._protobuf import fields, numbers

__all__ = ["hlo_text", "opcode_counts"]

_TYPES = {1: "pred", 2: "s8", 3: "s16", 4: "s32", 5: "s64", 6: "u8", 7: "u16", 8: "u32", 9: "u64", 10: "f16", 11: "f32", 12: "f64", 14: "opaque",
          15: "c64", 16: "bf16", 17: "token", 18: "c128", 19: "f8e5m2", 20: "f8e4m3fn", 21: "s4", 22: "u4"}  # fmt: skip


def hlo_text(program: bytes) -> str:
    """Computations as they are called: callees first, the entry last. Errors: ValueError for bytes that are no such program."""
    module = _message(_one(_message(program), 1))
    computations = [_message(one) for one in module.get(3, [])]
    names = {_one(one, 5): _text(one, 1) for one in computations}
    entry = _one(module, 6)
    blocks = [_computation(one, names, _one(one, 5) == entry) for one in computations]
    return f"HloModule {_text(module, 1)}\n\n" + "\n\n".join(blocks) + "\n"


def opcode_counts(program: bytes) -> Counter[str]:
    """How many instructions of each kind the entry has: fusions, products, calls, ..."""
    module = _message(_one(_message(program), 1))
    entry = next((one for one in map(_message, module.get(3, [])) if _one(one, 5) == _one(module, 6)), {})
    return Counter(_text(_message(instruction), 2) for instruction in entry.get(2, []))


def _computation(computation: dict[int, list[Any]], names: dict[int, str], is_entry: bool) -> str:
    instructions = [_message(one) for one in computation.get(2, [])]
    of_id = {_one(one, 35): _text(one, 1) for one in instructions}
    lines = [("ENTRY " if is_entry else "") + f"%{_text(computation, 1)} {{"]
    for one in instructions:
        operands = ", ".join(f"%{of_id.get(id, id)}" for id in _numbers(one, 36))
        line = f"  {'ROOT ' if _one(one, 35) == _one(computation, 6) else ''}%{_text(one, 1)} = {_shape(_message(_one(one, 3, b'')))} {_text(one, 2)}({operands})"
        if called := _numbers(one, 38):
            line += ", calls=" + ", ".join(f"%{names.get(id, id)}" for id in called)
        if target := _text(one, 28):
            line += f', custom_call_target="{target}"'
        if origin := _text(_message(_one(one, 7, b"")), 2):
            line += f', op_name="{origin}"'
        lines.append(line)
    return "\n".join([*lines, "}"])


def _shape(shape: dict[int, list[Any]]) -> str:
    kind = _one(shape, 2, 0)
    if kind == 13:
        return "(" + ", ".join(_shape(_message(part)) for part in shape.get(4, [])) + ")"
    return f"{_TYPES.get(kind, kind)}[{','.join(map(str, _numbers(shape, 3)))}]"


def _message(data: bytes) -> dict[int, list[Any]]:
    found: dict[int, list[Any]] = {}
    for number, value in fields(data):
        found.setdefault(number, []).append(value)
    return found


def _one(message: dict[int, list[Any]], field: int, otherwise: Any = None) -> Any:
    return message[field][-1] if field in message else otherwise


def _text(message: dict[int, list[Any]], field: int) -> str:
    return _one(message, field, b"").decode(errors="replace")


def _numbers(message: dict[int, list[Any]], field: int) -> list[int]:
    return [number for value in message.get(field, []) for number in numbers(value)]
