"""One program over several devices: how a mesh divides an array, and a program's text with that written beside its parameters and results.

The compiler divides the rest (GSPMD), and adds the collectives that this needs.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from torch_tpu._protobuf import fields, numbers

__all__ = ["Mesh", "Pin", "parts_of", "result_shardings", "with_shardings"]


@dataclass(frozen=True)
class Mesh:
    """axes: {name: size}, in the order in which devices are numbered, the last one fastest."""

    axes: Mapping[str, int]

    @classmethod
    def parse(cls, text: str) -> "Mesh":
        """ "data=2,fsdp=8". Errors: ValueError."""
        axes = {}
        for part in text.split(","):
            found = re.fullmatch(r"\s*(\w+)\s*=\s*(\d+)\s*", part)
            if not found or int(found.group(2)) < 1 or found.group(1) in axes:
                raise ValueError(f"a mesh is written like data=2,fsdp=8, not {text!r}")
            axes[found.group(1)] = int(found.group(2))
        return cls(axes)

    @property
    def devices(self) -> int:
        return prod(self.axes.values())

    def sharding(self, dims: Sequence[Sequence[str]]) -> str:
        """dims: for each dimension of an array the axes over which it is divided. In HLO's words."""
        used = [axis for dim in dims for axis in dim]
        if prod(self.axes[axis] for axis in used) == 1:
            return "{replicated}"
        order = [*used, *(axis for axis in self.axes if axis not in used)]
        rest = prod(self.axes[axis] for axis in order[len(used) :])
        tiles = [prod(self.axes[axis] for axis in dim) for dim in dims] + ([rest] if rest > 1 else [])
        names = list(self.axes)
        devices = _devices(list(self.axes.values()), [names.index(axis) for axis in order])
        return f"{{devices=[{','.join(map(str, tiles))}]{devices}{' last_tile_dim_replicate' if rest > 1 else ''}}}"


def _devices(sizes: Sequence[int], turned: Sequence[int]) -> str:
    """Numbered along axes of these sizes, taken in another order. The compiler drops a sharding without a word that has several axes and turns none."""
    if list(turned) == sorted(turned):
        return f"<=[{prod(sizes)}]"
    return f"<=[{','.join(map(str, sizes))}]T({','.join(map(str, turned))})"


@dataclass(frozen=True)
class Pin:
    """A sharding of some dimensions of a value, "" for none; how the `free` ones are divided, the compiler chooses."""

    sharding: str
    free: tuple[int, ...]


_MAIN = re.compile(r"(  func\.func public @main\()(.*)(\) -> \()(.*)(\) \{)")


def with_shardings(text: str, parameters: Sequence[str], results: Sequence[str | Pin], pin: Callable[[tuple[int, ...]], Pin | None] = lambda sizes: None) -> str:
    """text: a program of ours. One sharding, in HLO's words, for each parameter and each result of @main.

    pin: for what is looked up in a table (stablehlo.gather): the compiler would rather divide such a value as the table is divided than as the batch.
    """
    head = _MAIN.search(text)
    if head is None:
        raise ValueError("the text has no @main")
    given = re.findall(r"(%arg\d+: tensor<[^>]*>)(?: \{([^}]*)\})?", head.group(2))
    gives = re.findall(r"tensor<[^>]*>", head.group(4))
    if len(given) != len(parameters) or len(gives) != len(results):
        raise ValueError(f"@main has {len(given)} parameters and {len(gives)} results, not {len(parameters)} and {len(results)}")
    takes = ", ".join(
        f'{name} {{{attributes + ", " if attributes else ""}mhlo.sharding = "{sharding}"}}' for (name, attributes), sharding in zip(given, parameters, strict=True)
    )
    returns = ", ".join(f'{kind} {{mhlo.sharding = "{sharding}"}}' if isinstance(sharding, str) else kind for kind, sharding in zip(gives, results, strict=True))
    body = text[head.end() :]
    end = body.index('"func.return"(')
    inside, last, rest = body[:end], *body[end:].split("\n", 1)
    inside = _GATHER.sub(lambda found: _pinned_gather(found, pin), inside)
    pins = []
    names = re.findall(r"%[\w#]+", last.split(")", 1)[0])
    for number, (name, kind, asked) in enumerate(zip(names, gives, results, strict=True)):
        if isinstance(asked, Pin) and asked.sharding:
            pins.append(_pin_text(f"%pin{number}", name, kind, asked))
            names[number] = f"%pin{number}"
    last = f'"func.return"({", ".join(names)}){last.split(")", 1)[1]}'
    return text[: head.start()] + head.group(1) + takes + head.group(3) + returns + head.group(5) + inside + "".join(pins) + last + "\n" + rest


_GATHER = re.compile(r'( *)(%\d+) = ("stablehlo\.gather"\(.*-> )(tensor<([\dx]*)x\w+>)(.*\n)')


def _pinned_gather(found: re.Match[str], pin: Callable[[tuple[int, ...]], Pin | None]) -> str:
    indent, name, words, kind, sizes, end = found.groups()
    asked = pin(tuple(int(size) for size in sizes.split("x")))
    return found.group() if not asked or not asked.sharding else f"{indent}%free{name[1:]} = {words}{kind}{end}{indent}{_pin_text(name, '%free' + name[1:], kind, asked).rstrip()}\n"


def _pin_text(name: str, value: str, kind: str, asked: Pin) -> str:
    free = f'backend_config = "unspecified_dims=[{",".join(map(str, asked.free))}]", ' if asked.free else ""
    return f'{name} = "stablehlo.custom_call"({value}) {{call_target_name = "Sharding", {free}mhlo.sharding = "{asked.sharding}"}} : ({kind}) -> {kind}\n    '


def parts_of(sharding: str) -> int:
    """Into how many parts a sharding divides an array."""
    tiles = re.search(r"devices=\[([\d,]+)\]", sharding)
    if tiles is None:
        return 1
    sizes = [int(size) for size in tiles.group(1).split(",")]
    return prod(sizes[:-1] if "last_tile_dim_replicate" in sharding else sizes)


# Fields of the wire format: HloProto.hlo_module, HloModuleProto.spmd_output_sharding, and those of OpSharding.
_HLO_MODULE, _OUTPUT = 1, 12
_TYPE, _TILES, _DEVICES, _TUPLE, _REPLICATES_LAST, _SUBGROUPS, _IOTA, _TURNED = 1, 3, 4, 5, 6, 8, 9, 10
_IS_REPLICATED, _IS_TILED = 0, 3


def result_shardings(hlo: bytes) -> list[str]:
    """How the compiler divided each result of an optimised program, in HLO's words. Errors: ValueError where it does not say so."""
    module = dict(fields(hlo))
    module = module if _OUTPUT in module else dict(fields(module[_HLO_MODULE]))
    if _OUTPUT not in module:
        raise ValueError("the optimised program does not say how its results are divided")
    parts = [value for number, value in fields(module[_OUTPUT]) if number == _TUPLE]
    return [_in_words(part) for part in parts or [module[_OUTPUT]]]


def _in_words(sharding: bytes) -> str:
    said: dict[int, list[int]] = {}
    for number, value in fields(sharding):
        if number in (_TYPE, _TILES, _DEVICES, _REPLICATES_LAST, _SUBGROUPS, _IOTA, _TURNED):
            said.setdefault(number, []).extend(numbers(value))
    [kind] = said.get(_TYPE, [_IS_REPLICATED])
    if kind == _IS_REPLICATED:
        return "{replicated}"
    if kind != _IS_TILED or any(kind != _IS_REPLICATED for kind in said.get(_SUBGROUPS, [])):
        raise ValueError(f"a sharding of kind {kind} is not known here")
    tiles, turned = said[_TILES], said.get(_TURNED, [])
    if iota := said.get(_IOTA):
        devices = _devices(iota, turned)
    else:
        devices = ",".join(map(str, said[_DEVICES]))
    replicates = bool(said.get(_REPLICATES_LAST, [0])[0] or said.get(_SUBGROUPS))
    return f"{{devices=[{','.join(map(str, tiles))}]{devices}{' last_tile_dim_replicate' if replicates else ''}}}"
