"""What the outcomes say: counts on the terminal, one line a task, and docs/conformance.md. Knows no torch."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

Outcome = dict[str, Any]

BAD = ("wrong", "crash", "hang", "error")
SHORT = {"float32": "f32", "bfloat16": "bf16", "float16": "f16", "float64": "f64", "int64": "i64", "int32": "i32", "uint8": "u8",
         "bool": "bool", "complex64": "c64"}  # fmt: skip
TITLES = {"op": "Operators (`op_db`)", "foreach": "Foreach operators", "module": "Modules (`module_db`)", "optim": "Optimizers (`optim_db`)"}


def agrees(outcome: Outcome) -> bool:
    return outcome["status"] == "agree"


def with_variants(outcome: Outcome) -> str:
    """The status when the other forms of the call count too."""
    if not agrees(outcome):
        return outcome["status"]
    return next((status for status in outcome["variants"].values() if status != "agree"), "agree")


def alone(outcome: Outcome) -> bool:
    """Agrees, and nothing of it ran on CPU."""
    return agrees(outcome) and not outcome["fallbacks"]


def line(outcome: Outcome) -> str:
    sources = ", ".join([*(f"cpu:{op}" for op in outcome["fallbacks"]), *(f"py:{op}" for op in outcome["decompositions"])])
    variants = "; ".join(f"{name} {status}: {outcome['variant_details'].get(name, '')}" for name, status in outcome["variants"].items() if status != "agree")
    tail = " ".join(part for part in (outcome["detail"], f"[{variants}]" if variants else "", f"({sources})" if sources else "") if part)
    return f"{outcome['status']:10} {outcome['seconds']:7.2f}s  {outcome['dtype']:9} {outcome['op']:50} {tail}"


# --- counts ---------------------------------------------------------------------------------------------------------

COLUMNS = ("kind", "dtype", "entries", "agree", "refused", "error", "wrong", "hang", "crash", "other forms", "no CPU")


def counts(kind: str, dtype: str, outcomes: Sequence[Outcome]) -> list[str]:
    """One row: entries that CPU can run, their statuses, how many agree in all other forms too, how many need no CPU."""
    ran = [o for o in outcomes if o["status"] != "cannot run"]
    number = Counter(o["status"] for o in ran)
    statuses = [str(number[status]) for status in COLUMNS[3:9]]
    forms = sum(with_variants(o) == "agree" for o in ran)
    return [kind, dtype, str(len(ran)), *statuses, str(forms) if any(o["variants"] for o in ran) else "-", str(sum(map(alone, ran)))]


def count_rows(outcomes: Sequence[Outcome]) -> list[list[str]]:
    groups: dict[tuple[str, str], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        groups[outcome["kind"], outcome["dtype"]].append(outcome)
    order = list(SHORT)
    rows = sorted(groups.items(), key=lambda group: (list(TITLES).index(group[0][0]), order.index(group[0][1]) if group[0][1] in order else 99))
    return [*(counts(*key, group) for key, group in rows), counts("all", "", outcomes)]


def summary(outcomes: Sequence[Outcome], refused: bool) -> str:
    """The counts, with their denominators."""
    rows = [list(COLUMNS), *count_rows(outcomes)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(COLUMNS))]
    lines = ["  ".join(cell.ljust(width) if i < 2 else cell.rjust(width) for i, (cell, width) in enumerate(zip(row, widths, strict=True))) for row in rows]
    compared = Counter(o["compared"] for o in outcomes if agrees(o))
    lines += [
        ("CPU fallback refused. " if refused else "")
        + f"{len(outcomes)} entries, {sum(o['status'] != 'cannot run' for o in outcomes)} of them can run without CUDA;"
        f" compared by value {compared['values']}, by distribution {compared['distribution']}, by form {compared['form']}",
        f"samples: {sum(o['samples_agree'] for o in outcomes)} of {sum(o['samples'] for o in outcomes)} agree;"
        f" other forms: {dict(Counter(status for o in outcomes for status in o['variants'].values()))}",
    ]
    return "\n".join(lines)


# --- the page -------------------------------------------------------------------------------------------------------


def markdown(outcomes: Sequence[Outcome], refused: bool, versions: str) -> str:
    """The page docs/conformance.md."""
    outcomes = sorted(outcomes, key=lambda outcome: outcome["op"].lower())
    parts = [
        "# Conformance",
        "Written by `./dev conformance --markdown docs/conformance.md`; do not edit. PyTorch's own databases against CPU: every sample\n"
        "forward and backward, then the other forms of the call (in-place, out=, second order, non-contiguous, channels-last, empty,\n"
        "0-d, wrong input; *-* in the counts: not run for this dtype). Random results are compared by form, seed-determinism and distribution, uninitialised ones by form.\n"
        "*pass*: agrees in every form; *refused*: raises an error that says what is not supported; *-*: CPU has no such dtype. Where: *a*\n"
        "a rule of ours; *b*: PyTorch's own decomposition of the named ops, run on the device; *c*: the named ops ran on CPU.",
        versions,
        table(COLUMNS, count_rows(outcomes)),
        "```\n" + summary(outcomes, refused).rsplit("\n", 2)[-2] + "\n```",
        "## Not in agreement",
        table(["entry", "form", "status", "dtypes", "why"], failures(outcomes)),
        "## On CPU",
        "What runs on CPU, and why it is not on the device.",
        table(["aten op", "why", "used by"], on_cpu(outcomes)),
        "## Notes",
        "Strides unlike CPU's, other words of an error, and results that differ from CPU's because CPU is further from a float64 run.",
        table(["entry", "dtypes", "note"], notes(outcomes)),
        *(part for kind, title in TITLES.items() for part in section(kind, title, outcomes)),
    ]
    return "\n\n".join(parts).replace(f"{ROOT}/", "") + "\n"


def failures(outcomes: Sequence[Outcome]) -> list[list[str]]:
    """One row for each entry, form and status; the first dtype gives the reason."""
    rows: dict[tuple[str, str, str], tuple[list[str], str]] = {}
    for o in outcomes:
        found = [] if agrees(o) else [("", o["status"], o["detail"])]
        found += [(name, status, o["variant_details"].get(name, "")) for name, status in o["variants"].items() if status != "agree"]
        for form, status, why in found:
            rows.setdefault((o["op"], form, status), ([], why[:400]))[0].append(SHORT.get(o["dtype"], o["dtype"]))
    return [[op, form, status, ", ".join(dtypes), why] for (op, form, status), (dtypes, why) in rows.items()]


def on_cpu(outcomes: Sequence[Outcome]) -> list[list[str]]:
    from .tables import why_on_cpu

    users: dict[str, dict[str, None]] = defaultdict(dict)
    in_float32 = {(o["kind"], o["op"]) for o in outcomes if o["dtype"] == "float32"}
    for o in outcomes:
        if o["dtype"] != "float32" and (o["kind"], o["op"]) in in_float32:
            continue
        for name in o["fallbacks"]:
            users[name][o["op"]] = None
    return [[name.removeprefix("aten::"), why_on_cpu(name), ", ".join(ops)] for name, ops in sorted(users.items())]


def notes(outcomes: Sequence[Outcome]) -> list[list[str]]:
    rows: dict[tuple[str, str], list[str]] = defaultdict(list)
    for o in outcomes:
        for note in o["notes"]:
            rows[o["op"], note].append(SHORT.get(o["dtype"], o["dtype"]))
    return [[op, ", ".join(dtypes), note] for (op, note), dtypes in rows.items()]


def section(kind: str, title: str, outcomes: Sequence[Outcome]) -> list[str]:
    entries: dict[str, dict[str, Outcome]] = defaultdict(dict)
    for o in outcomes:
        if o["kind"] == kind:
            entries[o["op"]][o["dtype"]] = o
    if not entries:
        return []
    dtypes = [dtype for dtype in SHORT if any(dtype in found for found in entries.values())]
    rows = [[op, where(found), *(cell(found.get(dtype)) for dtype in dtypes)] for op, found in entries.items()]
    return [f"## {title}", table(["entry", "where", *(SHORT[dtype] for dtype in dtypes)], rows)]


def cell(outcome: Outcome | None) -> str:
    if outcome is None:
        return "-"
    if not agrees(outcome):
        return outcome["status"]
    forms = [name for name, status in outcome["variants"].items() if status != "agree"]
    return f"pass but {', '.join(forms)}" if forms else "pass"


def where(found: dict[str, Outcome]) -> str:
    """Its sources in float32; those of all dtypes together if it has no float32."""
    found = {"float32": found["float32"]} if "float32" in found else found
    if all(o["status"] == "cannot run" for o in found.values()):
        return ""
    cpu = sorted({name for o in found.values() for name in o["fallbacks"]})
    py = sorted({name for o in found.values() for name in o["decompositions"]})
    parts = ([f"c: {', '.join(cpu)}"] if cpu else []) + ([f"b: {', '.join(py)}"] if py else [])
    return "; ".join(parts).replace("aten::", "") or "a"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    rows = list(rows)
    if not rows:
        return "None."
    escape = [[cell.replace("|", "\\|").replace("\n", " ").replace("<", "&lt;") for cell in row] for row in rows]
    return "\n".join(["| " + " | ".join(head) + " |", "|" + "---|" * len(head), *("| " + " | ".join(row) + " |" for row in escape)])
