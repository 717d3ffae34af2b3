"""What to change in a plan, each piece with the figures that say so. Only what follows from the plan; nothing is tried here."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from torch_tpu.aot.report import bytes_text, seconds_text

if TYPE_CHECKING:
    from torch_tpu.planning.planner import Plan

__all__ = ["Advice", "advice_of"]

# What part of the step, or of the memory, is worth a word.
_WORTH = 0.15


@dataclass(frozen=True)
class Advice:
    what: str
    evidence: str


def advice_of(plan: "Plan") -> list[Advice]:
    found = [*_memory(plan)]
    if plan.seconds:
        found += [*_time(plan)]
    return found


def _memory(plan: "Plan") -> list[Advice]:
    work, usable, found = plan.work, plan.chip.usable_hbm_bytes, []
    of = plan.memory.get
    if not plan.fits:
        over = plan.peak_bytes - usable
        kept = of("parameters", 0.0) + of("gradients", 0.0) + of("optimizer state", 0.0)
        if plan.memory and kept > usable:
            found.append(Advice("more devices in fsdp or tensor, or a chip with more HBM: no batch is small enough", f"parameters, gradients and optimizer state alone need {bytes_text(kept)} of {bytes_text(usable)}"))
        elif work.kind == "training" and not work.checkpointing and of("activations", 0.0) > over / 2:
            found.append(Advice("--checkpointing", f"{bytes_text(of('activations', 0.0))} are activations from forward to backward, {bytes_text(over)} are too much"))
        elif work.batch > 1:
            found.append(Advice("a smaller batch (--largest finds the largest that fits)", f"{bytes_text(over)} too much at batch {work.batch}"))
        else:
            found.append(Advice("more devices in fsdp, or a shorter sequence", f"{bytes_text(over)} too much at batch 1"))
    elif usable - plan.peak_bytes > 0.4 * usable:
        found.append(Advice("a larger batch (--largest finds the largest that fits)", f"{bytes_text(usable - plan.peak_bytes)} of {bytes_text(usable)} are free"))
        if work.kind == "training" and work.checkpointing:
            forward = sum(program.total_seconds for program in plan.programs if program.name == "forward")
            found.append(Advice("no --checkpointing, if its activations fit", f"recomputing costs about {seconds_text(forward)} of {seconds_text(plan.seconds)}, and {bytes_text(usable - plan.peak_bytes)} are free"))
    return found


def _time(plan: "Plan") -> list[Advice]:
    found, whole = [], plan.seconds
    parts: dict[str, float] = {}
    for program in plan.programs:
        for basis, seconds in program.seconds.items():
            parts[basis] = parts.get(basis, 0.0) + seconds

    def share(basis: str) -> float:
        return parts.get(basis, 0.0) / whole

    if share("ici") > _WORTH:
        what = "a smaller tensor axis, or a larger batch" if plan.mesh.get("tensor", 1) > 1 else "a larger batch of each device: what collectives move stays the same"
        found.append(Advice(what, f"collectives that nothing hides take {seconds_text(parts['ici'])}, {share('ici'):.0%} of the step"))
    if share("dcn") > _WORTH:
        found.append(Advice("a larger batch of each device, or gradients added over several batches before they cross slices", f"the network between slices takes {seconds_text(parts['dcn'])}, {share('dcn'):.0%} of the step"))
    if share("traffic") > max(2 * _WORTH, share("compiler")):
        op = next((op for op in plan.ops if op.basis == "traffic"), None)
        where = f"; the longest is {op.op} at {op.line or 'no line'}, {seconds_text(op.seconds)} for {bytes_text(op.bytes)}" if op else ""
        what = "a larger batch: each token reads all weights" if plan.work.kind == "decode" else "fewer passes over HBM: fused ops, or a kernel for the op that is named"
        found.append(Advice(what, f"ops that move bytes take {seconds_text(parts['traffic'])}, {share('traffic'):.0%} of the step, products {share('compiler'):.0%}{where}"))
    ridge = plan.chip.peak_flops["bf16"] / plan.chip.hbm_bytes_per_s
    low = [op for op in plan.ops if op.flops and op.bytes and op.seconds > _WORTH / 3 * whole and op.flops / op.seconds < 0.4 * plan.chip.peak_flops["bf16"]]
    for op in low[:2]:
        bound = "its bytes bound it" if op.flops / op.bytes < ridge else "its shape fills the matrix unit badly"
        found.append(Advice(f"larger or rounder products at {op.line or op.op} (multiples of 256)", f"{op.op} takes {seconds_text(op.seconds)} at {op.flops / op.seconds / 1e12:.0f} of {plan.chip.peak_flops['bf16'] / 1e12:.0f} TFLOP/s; {bound}: {op.flops / op.bytes:.0f} flops a byte, the chip's balance is {ridge:.0f}"))
    if parts.get("none") is not None and any(program.without for program in plan.programs):
        names = sorted({name for program in plan.programs for name in program.without})
        found.append(Advice("add the time of what has no estimate yourself", "no cost is known for " + ", ".join(names)))
    return found
