"""How many cycles the final VLIW bundles of one op take, and how busy they keep each unit: from the two texts that libtpu dumps for it.

A bundle is one cycle; what it waits for (DMA, other cores) is not seen. How often each bundle runs follows from the scalar unit: its counters, compares and
branches are carried out as the chip would. Where a branch hangs on what is not known here, it falls through, and a loop that does is counted once.
"""

import itertools
import operator
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

__all__ = ["Bundles", "read_bundles"]

_DELAY = 4  # bundles after a branch that run before it is taken
_STEPS = 2_000_000  # of the scalar unit; longer programs are scaled up from as many
_BUNDLE = re.compile(r"^\s*(0x[0-9a-f]+|0)\s+(?:[A-Z]{2})?\s*:\s*>*\s*\{(.*)$")
_COMMENT = re.compile(r"/\*.*?\*/", re.S)
_BRANCH = re.compile(r"sbr\.rel(?:\.\w+)*\s*(?:\((!?)(%p\w+)\)\s*)?target = \$region(\d+)")
_STARTS = re.compile(r"Start(?:/End)?(?: empty)? region (\d+)")
_ASSIGNED = re.compile(r"^(%[sp]\w+) = ([\w.]+)\s*(.*)$", re.S)
_GUARD = re.compile(r"^\((!?)(%p\w+)(?:, (%\w+))?\)\s*,?\s*(.*)$", re.S)
_SPILL = re.compile(r"\[smem:\[(#allocation\w+)\]\]\s*(%\w+)?")

_Value = int | None
_WORD = 2**32


@dataclass
class Bundles:
    """Of one run of an op. static: bundles in its code. cycles: bundles that run. used: {unit: slots filled}, capacity: {unit: slots of a bundle}.

    exact: every branch was known. loops_known: those that end loops were; else cycles are a lower bound.
    """

    static: int
    cycles: int
    exact: bool
    loops_known: bool = True
    used: dict[str, int] = field(default_factory=dict)
    capacity: dict[str, int] = field(default_factory=dict)

    def utilisation(self, unit: str) -> float:
        """Part of the unit's slots that are filled."""
        return self.used.get(unit, 0) / (self.cycles * self.capacity[unit]) if self.cycles and self.capacity.get(unit) else 0.0


def read_bundles(code: str, utilisation: str = "") -> Bundles:
    """code: a dump of the pass final_bundles; utilisation: of final_hlo-static-per-bundle-utilization. Errors: ValueError for other texts."""
    program = _Program(code)
    runs, exact, loops_known = program.run()
    capacity, rows = _units(utilisation)
    used = dict.fromkeys(capacity, 0)
    for row, count in zip(rows, runs, strict=False):
        for unit, slots in zip(capacity, row, strict=False):
            used[unit] += slots * count
    return Bundles(len(runs), sum(runs), exact, loops_known, used, capacity)


def _units(text: str) -> tuple[dict[str, int], list[list[int]]]:
    lines = text.splitlines()
    if len(lines) < 4:
        return {}, []
    names, sizes = [name.strip() for name in lines[1].split(",")], [int(size) for size in lines[2].split()]
    return dict(zip(names, sizes, strict=False)), [[int(slots) for slots in line.split()] for line in lines[4:] if line.strip()]


@dataclass
class _Step:
    """One scalar instruction. reads, writes: registers and spill slots. constants: numbers in it."""

    writes: str
    work: Callable[[dict[str, _Value]], _Value]
    reads: set[str]
    constants: list[int] = field(default_factory=list)


@dataclass
class _Bundle:
    steps: list[_Step] = field(default_factory=list)
    phis: list[tuple[str, str, str]] = field(default_factory=list)  # written, from before the loop, from its last run
    branch: tuple[str, str, str] | None = None  # "!" or "", predicate or "", region


class _Program:
    def __init__(self, code: str) -> None:
        self._bundles: list[_Bundle] = []
        self._regions: dict[str, int] = {}
        headers: list[int] = []
        for number, (text, is_header) in enumerate(_split(code)):
            if is_header:
                headers.append(number)
            for region in _STARTS.findall(text) if "Start" in text else ():
                self._regions.setdefault(region, number)
            self._bundles.append(_bundle(text))
        if not self._bundles:
            raise ValueError("no bundles in this text")
        self._close(headers)
        self._slice()

    def _close(self, headers: list[int]) -> None:
        """Branches back to a region without a name of its own go to the innermost loop that is still open."""
        opened: list[int] = []
        starts = set(headers)
        for number, bundle in enumerate(self._bundles):
            if number in starts:
                opened.append(number)
            if bundle.branch:
                target = self._regions.get(bundle.branch[2])
                if target is None and opened:
                    self._regions[bundle.branch[2]] = opened.pop()
                elif target is not None and target <= number and opened:
                    opened.pop()

    def _slice(self) -> None:
        """Only what branches hang on is carried out."""
        needed = {bundle.branch[1] for bundle in self._bundles if bundle.branch}
        grown = True
        while grown:
            before = len(needed)
            for bundle in self._bundles:
                for step in bundle.steps:
                    if step.writes in needed:
                        needed |= step.reads
                for written, first, again in bundle.phis:
                    if written in needed:
                        needed |= {first, again}
            grown = len(needed) > before
        for bundle in self._bundles:
            bundle.steps = [step for step in bundle.steps if step.writes in needed]
            bundle.phis = [phi for phi in bundle.phis if phi[0] in needed]

    def run(self) -> tuple[list[int], bool, bool]:
        """How often each bundle runs, and whether all branches, and those back, were known."""
        size, exact, loops_known, steps = len(self._bundles), True, True, 0
        busy = [bool(one.steps or one.phis or one.branch) for one in self._bundles]
        following = [size] * (size + 1)  # the first bundle from here on in which the scalar unit does something
        for number in range(size - 1, -1, -1):
            following[number] = number if busy[number] else following[number + 1]
        starts = [0] * (size + 1)  # of straight runs; -1 where one has ended
        starts[0] = 1
        values: dict[str, _Value] = {}
        at, came_back = 0, -1
        jump: tuple[int, int] | None = None  # the last bundle before it, and where to
        while True:
            number = following[at]
            if jump and number > jump[0]:
                last, at = jump
                jump, came_back = None, at if at <= last else -1
                starts[last + 1] -= 1
                starts[at] += 1
                if came_back >= 0 and steps > _STEPS:
                    return self._scaled(list(itertools.accumulate(starts[:size])), at), False, loops_known
                continue
            if number >= size:
                return list(itertools.accumulate(starts[:size])), exact, loops_known
            bundle = self._bundles[number]
            values.update({written: _read(values, again if came_back == number else first) for written, first, again in bundle.phis})
            values.update([(step.writes, step.work(values)) for step in bundle.steps])
            steps += 1 + len(bundle.steps)
            if bundle.branch and not jump:
                negated, predicate, region = bundle.branch
                target, taken = self._regions.get(region), _read(values, predicate) if predicate else 1
                if taken is None or target is None:
                    exact = False
                    loops_known &= target is not None and target > number
                elif bool(taken) != (negated == "!"):
                    jump = min(number + _DELAY, size - 1), target
            at = number + 1

    def _scaled(self, runs: list[int], header: int) -> list[int]:
        """The runs of a loop that was left unfinished, as its counter's end says."""
        bounds = [
            constant for bundle in self._bundles if bundle.branch and self._regions.get(bundle.branch[2]) == header
            for other in self._bundles for step in other.steps if step.writes == bundle.branch[1] for constant in step.constants
        ]  # fmt: skip
        factor = max(bounds, default=0) / runs[header]
        return [round(count * factor) if count > 1 and factor > 1 else count for count in runs]


def _split(code: str) -> Iterator[tuple[str, bool]]:
    """The text of each bundle, comments included, and whether it is the first of a loop."""
    text, header = "", False
    for line in code.splitlines():
        if _BUNDLE.match(line):
            if text:
                yield text, header
            text, header = line.partition("{")[2], " LB:" in line.partition("{")[0]
        elif text:
            text += " " + line
    if text:
        yield text, header


def _bundle(text: str) -> _Bundle:
    found = _Bundle()
    for part in text.split(";;"):
        part = part.lstrip(" {")
        if not part.startswith(("%s", "%p")) and " sbr.rel" not in part and " sst " not in part:
            continue  # of the other units
        part = _COMMENT.sub(" ", part).rpartition("}")[0].strip() if "}" in part else _COMMENT.sub(" ", part).strip()
        if branch := _BRANCH.search(part):
            found.branch = branch.group(1) or "", branch.group(2) or "", branch.group(3)
        elif " = sst " in part:
            if spill := _SPILL.search(part):
                source = spill.group(2) or ""
                found.steps.append(_Step(spill.group(1), lambda values, source=source: _read(values, source), {source}))  # type: ignore[misc]
        elif assigned := _ASSIGNED.match(part):
            written, op, rest = assigned.groups()
            if op in ("sphi", "pphi"):
                names = [name.strip() for name in rest.split(",")]
                found.phis.append((written, names[0], names[-1]))
            else:
                found.steps.append(_step(written, op, rest))
    return found


def _step(written: str, op: str, rest: str) -> _Step:
    if op.startswith("sld"):
        spill = _SPILL.search(rest)
        slot = spill.group(1) if spill else ""
        return _Step(written, lambda values: values.get(slot), {slot})
    negated = predicate = otherwise = ""
    if guard := _GUARD.match(rest):
        negated, predicate, otherwise, rest = guard.group(1), guard.group(2), guard.group(3) or "", guard.group(4)
    names = [name for part in rest.split(",") if (name := part.strip())]
    kind, _, dtype = op.partition(".")
    work = _COMPARES.get(dtype.split(".")[0]) if kind == "scmp" else _OPS.get(kind)
    unsigned = ".u32" in op

    def carry_out(values: dict[str, _Value]) -> _Value:
        if predicate:
            known = _read(values, predicate)
            if known is None:
                return None
            if bool(known) == (negated == "!"):  # not done: what it would have replaced stays
                return _read(values, otherwise) if otherwise else values.get(written)
        given = [_read(values, name) for name in names]
        if work is None:
            return None
        if kind in _LOGIC:
            return work(*given)
        if None in given:
            return None
        result = work(*(value % _WORD if unsigned else value for value in given))  # type: ignore[operator]
        return _signed(result)

    constants = [value for name in names if not name.startswith("%") and (value := _read({}, name)) is not None]
    return _Step(written, carry_out, {name for name in (*names, predicate, otherwise) if name.startswith("%")}, constants)


def _read(values: dict[str, _Value], name: str) -> _Value:
    if name.startswith("%"):
        return values.get(name)
    try:
        return _signed(int(name, 0))
    except ValueError:
        return None


def _signed(value: int) -> int:
    value %= _WORD
    return value - _WORD if value >= _WORD // 2 else value


def _and(a: _Value, b: _Value) -> _Value:
    return 0 if a == 0 or b == 0 else None if a is None or b is None else 1


def _not(a: _Value) -> _Value:
    return None if a is None else int(not a)


def _select(predicate: _Value, a: _Value, b: _Value) -> _Value:
    return None if predicate is None else a if predicate else b


# Of predicates, of which an unknown one may not matter.
_LOGIC: dict[str, Callable[..., _Value]] = {
    "pand": _and, "pnand": lambda a, b: _not(_and(a, b)), "por": lambda a, b: _not(_and(_not(a), _not(b))), "pnor": lambda a, b: _and(_not(a), _not(b)),
    "pneg": _not, "pmov": lambda a: a, "scalar_select": _select,
}  # fmt: skip
_OPS: dict[str, Callable[..., _Value]] = _LOGIC | {
    "smov": lambda a: a, "sadd": operator.add, "ssub": operator.sub, "smul": operator.mul, "sand": operator.and_, "sor": operator.or_, "sxor": operator.xor,
    "sshll": lambda a, b: a << min(b, 32), "sshrl": lambda a, b: a % _WORD >> min(b, 32), "sshra": lambda a, b: a >> min(b, 32), "smin": min, "smax": max,
}  # fmt: skip
_COMPARES = {name: lambda a, b, compare=getattr(operator, name): int(compare(a, b)) for name in ("eq", "ne", "lt", "le", "gt", "ge")}
