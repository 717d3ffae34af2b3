"""One program over several devices: how a mesh divides an array, and a program's text with that written beside its parameters and results.

The compiler divides the rest (GSPMD), and adds the collectives that this needs.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod

__all__ = ["Mesh", "with_shardings"]


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
        turned = [names.index(axis) for axis in order]
        iota = f"<=[{','.join(str(size) for size in self.axes.values())}]" + (f"T({','.join(map(str, turned))})" if turned != sorted(turned) else "")
        return f"{{devices=[{','.join(map(str, tiles))}]{iota}{' last_tile_dim_replicate' if rest > 1 else ''}}}"


_MAIN = re.compile(r"(  func\.func public @main\()(.*)(\) -> \()(.*)(\) \{)")


def with_shardings(text: str, parameters: Sequence[str], results: Sequence[str]) -> str:
    """text: a program of ours. One sharding, in HLO's words, for each parameter and each result of @main."""
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
    returns = ", ".join(f'{kind} {{mhlo.sharding = "{sharding}"}}' for kind, sharding in zip(gives, results, strict=True))
    return text[: head.start()] + head.group(1) + takes + head.group(3) + returns + head.group(5) + text[head.end() :]
