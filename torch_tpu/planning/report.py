"""A Plan as a page of text."""

from torch_tpu.aot.interconnect import ASSUMED_OF_LINKS, ASSUMED_OF_NETWORK
from torch_tpu.aot.report import bytes_text, seconds_text
from torch_tpu.planning.advice import advice_of
from torch_tpu.planning.planner import Plan

__all__ = ["BASES", "assumptions", "text_of"]

BASES = {"compiler": "matrix products", "traffic": "other ops, by HBM traffic", "wait": "waits for copies", "ici": "collectives", "dcn": "between slices", "copy": "copies beside the ops", "none": "without an estimate"}
_TOP = 12


def text_of(plan: Plan) -> str:
    work, chip = plan.work, plan.chip
    what = f"{work.kind}, batch {work.batch}, " + (f"a cache of {work.sequence}" if work.kind == "decode" else f"sequence {work.sequence}")
    more = f", {work.optimizer}, {'checkpointing' if work.checkpointing else 'no checkpointing'}" if work.kind == "training" else ""
    size = f"{plan.parameters / 1e9:,.2f} G parameters" if plan.parameters else "size unknown"
    devices = plan.devices
    mesh = ", ".join(f"{axis} {size}" for axis, size in plan.mesh.items())
    where = f"one device of {chip.name}" if devices == 1 else f"{f'{plan.slices} slices of ' * (plan.slices > 1)}{plan.topology}, {devices} devices ({mesh}), figures of one"
    lines = [f"{plan.model}: {size}, {plan.layers or 'uncounted'} layers, {what}, {work.precision}{more}", f"on {where} ({plan.libtpu.split(';')[0]})", ""]
    difference = chip.usable_hbm_bytes - plan.peak_bytes
    verdict = f"fits, {bytes_text(difference)} to spare" if plan.fits else f"does NOT fit: {bytes_text(-difference)} too much"
    lines.append(f"HBM  {bytes_text(plan.peak_bytes)} of {bytes_text(chip.usable_hbm_bytes)}: {verdict}   [{plan.basis['HBM']}]")
    lines += [f"  {bytes_text(size):>11}  {kind}" for kind, size in plan.memory.items()]
    if plan.refused:
        return "\n".join([*lines, f"  {plan.refused}", *(f"  change: {one.what}   [{one.evidence}]" for one in advice_of(plan))])
    lines += ["", f"step {seconds_text(plan.seconds)}   [{plan.basis['time']}]"]
    for program in plan.programs:
        parts = ", ".join(f"{seconds_text(program.seconds[basis])} {words}" for basis, words in BASES.items() if program.seconds.get(basis))
        lines.append(f"  {seconds_text(program.total_seconds):>8}  {program.name}: {parts}; HBM {bytes_text(program.total_bytes)}")
        for words, found in (("has no estimate", program.without), ("has only a lower bound", program.lower_bounds)):
            if found:
                lines.append(f"            {words}: " + ", ".join(f"{count:.0f} x {name}" for name, count in found.items()))
    if plan.beside:
        lines.append("  not costed, beside the programs: " + ", ".join(f"{count} x {op}" for op, count in plan.beside.items()))
    lines += [
        "",
        f"MFU  {plan.mfu:.1%}: {plan.model_flops / 1e12:,.2f} Tflop of products, recomputation not counted, at {chip.peak_flops['bf16'] / 1e12:,.0f} TFLOP/s   [{plan.basis['flops']}]",
        f"{plan.tokens_per_second_per_chip:,.0f} tokens/s a chip" + (f" ({chip.devices} devices, each with this step)" if chip.devices > 1 else ""),
        "",
        "longest ops, by Python line",
    ]
    for op in plan.ops[:_TOP]:
        lines.append(f"  {seconds_text(op.seconds):>8} {op.seconds / plan.seconds:4.0%}  {op.op}  {op.line or '(no line)'}  [{op.basis}]")
    if plan.scaling:
        lines += ["", f"scaling   [{plan.basis['scaling']}]", *_scaling(plan)]
    if advice := advice_of(plan):
        lines += ["", "what to change", *(f"  {one.what}   [{one.evidence}]" for one in advice)]
    if assumed := assumptions(plan):
        lines += ["", "assumed", *(f"  {one}" for one in assumed)]
    return "\n".join([*lines, "", f"planned in {plan.compile_seconds:.0f} s"])


def _scaling(plan: Plan) -> list[str]:
    lines = []
    for curve in dict.fromkeys(point.curve for point in plan.scaling):
        kept = "batch of a device" if curve == "weak" else "batch of all devices"
        lines.append(f"  {curve} ({kept} stays)  devices  batch      step  collectives  tokens/s  efficiency")
        for point in plan.scaling:
            if point.curve == curve:
                where = f"{point.slices} x {point.devices // point.slices}" if point.slices > 1 else str(point.devices)
                lines.append(f"  {where:>37}  {point.batch:>5g}  {seconds_text(point.seconds):>8}  {seconds_text(point.collective_seconds):>11}  {point.tokens_per_second:>8.3g}  {point.efficiency:>10.0%}")
    return lines


def assumptions(plan: Plan) -> list[str]:
    """What the figures take for granted beyond their basis."""
    found = []
    if plan.devices > 1:
        found.append(f"links: {ASSUMED_OF_LINKS}")
    if plan.slices > 1 or plan.scaling:
        found.append(f"between slices: {ASSUMED_OF_NETWORK}")
    if plan.scaling:
        found.append("other slices: the same programs on each device, only `data` grows; no stragglers, no input pipeline, no checkpoints")
    return found
