"""Plans as one HTML page with pictures: HBM, time, the ops against the chip's roof. It needs nothing from elsewhere, and no network."""

from collections.abc import Sequence
from typing import Any

import jinja2

from torch_tpu._pictures import STYLE, bars, points
from torch_tpu.aot.report import bytes_text, seconds_text
from torch_tpu.planning.command import rows_of
from torch_tpu.planning.planner import Plan
from torch_tpu.planning.report import BASES

__all__ = ["page"]

_COLORS = ("#4c78a8", "#72b7b2", "#f58518", "#54a24b", "#e45756", "#bab0ac", "#b279a2")

_TEMPLATE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>torch_tpu.plan</title>
<style>{{ style }}</style>
<h1>torch_tpu.plan</h1>
<p>What chips' compilers and a model of their time say; nothing was run. Each figure says what it rests on.</p>
<table>{% for row in table %}<tr>{% for cell in row %}<td class="n">{{ cell }}</td>{% endfor %}</tr>{% endfor %}</table>
{{ memory }}
{{ time }}
{% for plan, roof in plans %}
<section><h2>{{ plan.model }}, {{ plan.work.kind }}, {{ plan.chip.name }}, batch {{ plan.work.batch }}</h2>
{{ roof }}
<details{% if loop.first %} open{% endif %}><summary>as text</summary><pre>{{ plan }}</pre></details>
</section>{% endfor %}
</html>
"""


def page(plans: Sequence[Plan]) -> str:
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    kinds = list(dict.fromkeys(kind for plan in plans for kind in plan.memory))
    memory = [{"name": _name(plan), **{kind: plan.memory.get(kind, 0.0) for kind in kinds}} for plan in plans]
    usable = ", ".join(sorted({f"{plan.chip.name} {bytes_text(plan.chip.usable_hbm_bytes)}" for plan in plans}))
    time = [
        {"name": f"{_name(plan)}: {program.name}", **{words: program.seconds.get(basis, 0.0) for basis, words in BASES.items()}}
        for plan in plans for program in plan.programs
    ]  # fmt: skip
    return environment.from_string(_TEMPLATE).render(
        style=STYLE,
        table=rows_of(plans),
        memory=bars(memory, f"HBM at the peak, bytes (usable: {usable})", _colored(kinds)),
        time=bars(time, "seconds of a step, by what they rest on", _colored(list(BASES.values()))),
        plans=[(plan, _roof(plan)) for plan in plans],
    )


def _name(plan: Plan) -> str:
    return f"{plan.chip.name}, batch {plan.work.batch}"


def _colored(names: Sequence[str]) -> list[tuple[str, str]]:
    return [(name, _COLORS[index % len(_COLORS)]) for index, name in enumerate(names)]


def _roof(plan: Plan) -> Any:
    """Ops with products: flops a byte of HBM traffic against flops a second, and the line that the chip cannot pass."""
    peak, rate = plan.chip.peak_flops["bf16"], plan.chip.hbm_bytes_per_s
    dots = [
        (f"{op.op} {op.line}: {seconds_text(op.seconds)}, {op.flops / op.seconds / 1e12:.0f} TFLOP/s", op.flops / op.bytes, op.flops / op.seconds, op.seconds / plan.seconds)
        for op in plan.ops if op.flops and op.bytes and op.seconds
    ]  # fmt: skip
    ridge = peak / rate
    return points("products: flops a second against flops a byte", "flops a byte of HBM", "flops a second", dots, [(ridge / 30, peak / 30), (ridge, peak), (ridge * 30, peak)])
