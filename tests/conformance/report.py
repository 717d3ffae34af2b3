"""What the outcomes say: counts on the terminal, one line an op, and docs/conformance.md. Knows no torch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

Outcome = dict[str, Any]

TARGET_AGREE = 650  # of the 672 that can run without CUDA, forward and backward, on every sample
TARGET_ALONE = 450  # of them without CPU fallback
BAD = ("wrong", "crash", "hang", "error")


def agrees(outcome: Outcome) -> bool:
    return outcome["status"] == "agree"


def with_variants(outcome: Outcome) -> str:
    """The op's status when its in-place and out= forms count too."""
    if not agrees(outcome):
        return outcome["status"]
    return next((status for status in outcome["variants"].values() if status != "agree"), "agree")


def alone(outcome: Outcome) -> bool:
    """Agrees, and nothing of it ran on CPU."""
    return agrees(outcome) and not outcome["fallbacks"]


def line(outcome: Outcome) -> str:
    sources = ", ".join([*(f"cpu:{op}" for op in outcome["fallbacks"]), *(f"py:{op}" for op in outcome["decompositions"])])
    variants = ", ".join(f"{name} {status}" for name, status in outcome["variants"].items() if status != "agree")
    tail = " ".join(part for part in (outcome["detail"], f"[{variants}]" if variants else "", f"({sources})" if sources else "") if part)
    return f"{outcome['status']:10} {outcome['seconds']:7.2f}s  {outcome['op']:50} {tail}"


def summary(outcomes: Sequence[Outcome], refused: bool) -> str:
    """The counts, with their denominators."""
    total = len(outcomes)
    counts = Counter(outcome["status"] for outcome in outcomes)
    runnable = total - counts["cannot run"]
    full = Counter(with_variants(outcome) for outcome in outcomes)
    forms = Counter(status for outcome in outcomes for status in outcome["variants"].values())
    target = TARGET_ALONE if refused else TARGET_AGREE
    lines = [
        f"{total} ops, {runnable} of them can run without CUDA" + (", CPU fallback refused" if refused else ""),
        f"agree on every sample, forward and backward: {counts['agree']} (target for all 677 ops: {target})",
        f"  by value {sum(agrees(o) and o['compared'] == 'values' for o in outcomes)},"
        f" by distribution {sum(agrees(o) and o['compared'] == 'distribution' for o in outcomes)},"
        f" by form {sum(agrees(o) and o['compared'] == 'form' for o in outcomes)}",
        f"  without CPU fallback: {sum(map(alone, outcomes))} (target {TARGET_ALONE});"
        f" without decomposition either: {sum(alone(o) and not o['decompositions'] for o in outcomes)}",
        f"  and in their in-place and out= forms too: {full['agree']} (forms: {dict(forms)})",
        "others: " + (", ".join(f"{status} {counts[status]}" for status in counts if status != "agree") or "none"),
        f"samples: {sum(o['samples_agree'] for o in outcomes)} of {sum(o['samples'] for o in outcomes)} agree",
    ]
    return "\n".join(lines)


def markdown(outcomes: Sequence[Outcome], refused: bool, versions: str) -> str:
    """The page docs/conformance.md."""
    outcomes = sorted(outcomes, key=lambda outcome: outcome["op"].lower())
    parts = [
        "# Conformance",
        "Written by `./dev conformance --markdown docs/conformance.md`; do not edit. PyTorch's operator database (`op_db`), float32, up to\n"
        "12 samples an op, forward and backward, against CPU. Random results are compared by form, seed-determinism and\n"
        "distribution, uninitialised ones by form. *refused*: raises an error that says what is not supported. *device*: no part ran on\n"
        "CPU; *cpu*: the named ops did; *py*: PyTorch's own decomposition of the named ops, run on the device.",
        versions,
        "```\n" + summary(outcomes, refused) + "\n```",
        "## Not in agreement",
        table(["op", "status", "why"], ([o["op"], o["status"], o["detail"]] for o in outcomes if not agrees(o))),
        "## In-place and out= forms not in agreement",
        table(["op", "form", "status", "why"],
              ([o["op"], name, status, o["variant_details"].get(name, "")]
               for o in outcomes for name, status in o["variants"].items() if status != "agree")),
        "## Notes",
        "Strides unlike CPU's, and results that differ from CPU's because CPU is further from a float64 run.",
        table(["op", "note"], ([o["op"], "; ".join(o["notes"])] for o in outcomes if o["notes"])),
        "## All ops",
        table(["op", "status", "samples", "compared by", "where"],
              ([o["op"], o["status"], f"{o['samples_agree']}/{o['samples']}", o["compared"], where(o)] for o in outcomes)),
    ]  # fmt: skip
    return "\n\n".join(parts).replace(f"{ROOT}/", "") + "\n"


def where(outcome: Outcome) -> str:
    if outcome["status"] == "cannot run":
        return ""
    cpu = [f"cpu: {', '.join(sorted(outcome['fallbacks']))}"] if outcome["fallbacks"] else []
    py = [f"py: {', '.join(sorted(outcome['decompositions']))}"] if outcome["decompositions"] else []
    return "; ".join(cpu + py).replace("aten::", "") or "device"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    rows = list(rows)
    if not rows:
        return "None."
    escape = [[cell.replace("|", "\\|").replace("\n", " ").replace("<", "&lt;") for cell in row] for row in rows]
    return "\n".join(["| " + " | ".join(head) + " |", "|" + "---|" * len(head), *("| " + " | ".join(row) + " |" for row in escape)])
