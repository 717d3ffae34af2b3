"""Protobuf's wire format, for the few messages of XLA that are read here without a dependency: a message is a row of (field, value).

Numbers are read as signed 64-bit integers; strings, bytes and messages are bytes. Source: protobuf.dev, Encoding.
"""

from collections.abc import Iterator

__all__ = ["fields", "numbers"]


def fields(data: bytes) -> Iterator[tuple[int, int | bytes]]:
    """The fields of a message, in order. Errors: ValueError for bytes that are none, or cut off."""
    position = 0
    while position < len(data):
        key, position = _varint(data, position)
        kind = key & 7
        if kind == 0:
            value, position = _varint(data, position)
            yield key >> 3, value
            continue
        size = {1: 8, 5: 4}.get(kind)
        if size is None:
            if kind != 2:
                raise ValueError(f"no protobuf message: wire type {kind}")
            size, position = _varint(data, position)
        if size < 0 or position + size > len(data):
            raise ValueError("a protobuf message that is cut off")
        yield key >> 3, data[position : position + size]
        position += size


def numbers(value: int | bytes) -> list[int]:
    """A repeated integer field's value: packed, or one of several fields."""
    if isinstance(value, int):
        return [value]
    found, position = [], 0
    while position < len(value):
        number, position = _varint(value, position)
        found.append(number)
    return found


def _varint(data: bytes, position: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        if position >= len(data):
            raise ValueError("a protobuf message that is cut off")
        byte = data[position]
        number |= (byte & 127) << shift
        position += 1
        shift += 7
        if byte < 128:
            return (number - 2**64 if number >= 2**63 else number), position
