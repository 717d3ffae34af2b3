"""A Compiled as a page of text."""

from collections.abc import Iterable

from torch_tpu.aot.compiled import Compiled, Program
from torch_tpu.aot.time_model import TimedOp

__all__ = ["bytes_text", "seconds_text", "text_of", "top_ops"]

_TOP = 10
_BASES = {
    "compiler": "matrix products, the compiler's cycles",
    "traffic": "other ops, HBM traffic over bandwidth",
    "bundles": "other ops and kernels, cycles of their code",
    "wait": "waits for copies between memories",
    "ici": "collectives, by a model of the links between chips",
}


def text_of(compiled: Compiled) -> str:
    chip = compiled.chip
    fits = "fits" if compiled.fits else "does NOT fit"
    lines = [
        f"{compiled.topology}, {'one device' if compiled.devices == 1 else f'{compiled.devices} devices, figures of one'}: {len(compiled.programs)} programs, {seconds_text(compiled.seconds)} a run, estimated",
        f"HBM: {bytes_text(compiled.peak_bytes)} of {bytes_text(chip.usable_hbm_bytes)} usable: {fits}",
    ]
    for program in compiled.programs:
        lines += ["", *_program(program)]
    if compiled.beside:
        lines += ["", "run beside the programs, not costed: " + ", ".join(f"{count} x {op}" for op, count in compiled.beside.most_common())]
    return "\n".join([*lines, "", "longest ops", *top_ops(compiled.ops, compiled.seconds)])


def _program(program: Program) -> list[str]:
    memory, timing, peak = program.memory, program.timing, program.slice.chip.peak_flops["bf16"]
    of_peak = f", {timing.flops / timing.seconds / peak:.0%} of the bf16 peak" if timing.seconds else ""
    lines = [
        f"{program.name}: {seconds_text(timing.seconds)}, {timing.flops / 1e9:,.1f} Gflop of products{of_peak}, compiled in {program.compile_seconds:.1f} s",
        f"  HBM {bytes_text(memory.total)} (arguments {bytes_text(memory.argument)}, outputs {bytes_text(memory.output)}, temporary {bytes_text(memory.temp)}, "
        f"shared by both -{bytes_text(memory.alias)}), beside it {bytes_text(program.held_bytes)}; code {bytes_text(memory.code)}",
        *(f"  {seconds_text(timing.parts[basis])}  {words}" for basis, words in _BASES.items() if timing.parts.get(basis)),
    ]
    for words, found in (("without an estimate", timing.without), ("with no more than a lower bound", timing.lower_bounds)):
        if found:
            lines.append(f"  {words}: " + ", ".join(f"{count} x {what}" for what, count in found.items()))
    if timing.loops_of_unknown_length:
        lines.append("  loops of unknown length, counted once: " + ", ".join(timing.loops_of_unknown_length))
    return lines


def top_ops(ops: Iterable[TimedOp], whole_seconds: float) -> list[str]:
    """Lines for the first ops."""
    lines = []
    for op, _ in zip(ops, range(_TOP), strict=False):
        runs = f" x{op.runs}" if op.runs > 1 else ""
        share = op.seconds / whole_seconds if whole_seconds else 0.0
        lines.append(f"  {seconds_text(op.seconds):>9} {share:4.0%}  {op.op or op.opcode}{runs}  {op.line or '(no line)'}  [{op.basis}: {op.name}]")
    return lines


def seconds_text(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns" if seconds else "0 s"


def bytes_text(size: float) -> str:
    for unit, scale in (("GiB", 2**30), ("MiB", 2**20), ("KiB", 2**10)):
        if size >= scale:
            return f"{size / scale:.2f} {unit}"
    return f"{size:.0f} B"
