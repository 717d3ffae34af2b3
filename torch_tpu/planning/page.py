"""Plans as one HTML page with pictures: HBM, time op by op, the ops against the chip's roof, scaling; advice. It needs nothing from elsewhere, and no network."""

from collections.abc import Sequence
from typing import Any

import jinja2

from torch_tpu._pictures import STYLE, bars, curves, points, strips
from torch_tpu.aot.report import bytes_text, seconds_text
from torch_tpu.planning.advice import advice_of
from torch_tpu.planning.command import rows_of
from torch_tpu.planning.planner import Plan
from torch_tpu.planning.report import BASES, assumptions

__all__ = ["page"]

_COLORS = ("#4c78a8", "#72b7b2", "#f58518", "#54a24b", "#e45756", "#b279a2", "#bab0ac")

_TEMPLATE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>torch_tpu.plan</title>
<style>{{ style }}</style>
<h1>torch_tpu.plan</h1>
<p>What chips' compilers and a model of their time say; nothing was run. Each figure says what it rests on.</p>
<table>{% for row in table %}{% set cell = "th" if loop.first else "td" %}<tr>{% for text in row %}<{{ cell }} class="n">{{ text }}</{{ cell }}>{% endfor %}</tr>{% endfor %}</table>
{{ memory }}
{{ time }}
{% for one in plans %}
<section><h2>{{ one.plan.model }}, {{ one.plan.work.kind }}, {{ one.name }}</h2>
{{ one.timeline }}
{{ one.roof }}
{{ one.scaling }}
{% if one.advice %}<h3>what to change</h3><ul>{% for advice in one.advice %}<li>{{ advice.what }} <span class="why">[{{ advice.evidence }}]</span></li>{% endfor %}</ul>{% endif %}
{% if one.assumed %}<h3>assumed</h3><ul>{% for text in one.assumed %}<li>{{ text }}</li>{% endfor %}</ul>{% endif %}
<details{% if loop.first %} open{% endif %}><summary>as text</summary><pre>{{ one.plan }}</pre></details>
</section>{% endfor %}
</html>
"""


def page(plans: Sequence[Plan]) -> str:
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    kinds = list(dict.fromkeys(kind for plan in plans for kind in plan.memory))
    memory = [{"name": _name(plan), "limit": plan.chip.usable_hbm_bytes, **{kind: plan.memory.get(kind, 0.0) for kind in kinds}} for plan in plans if plan.memory]
    time = [
        {"name": f"{_name(plan)}: {program.name}", **{words: program.seconds.get(basis, 0.0) for basis, words in BASES.items()}}
        for plan in plans for program in plan.programs
    ]  # fmt: skip
    return environment.from_string(_TEMPLATE).render(
        style=STYLE,
        table=rows_of(plans),
        memory=bars(memory, "HBM of one device at the peak; the line: what is usable", _colored(kinds), bytes_text),
        time=bars(time, "a step's time, by what it rests on", _colored(list(BASES.values())), seconds_text),
        plans=[
            {"plan": plan, "name": _name(plan), "timeline": _timeline(plan), "roof": _roof(plan), "scaling": _scaling(plan), "advice": advice_of(plan), "assumed": assumptions(plan)}
            for plan in plans
        ],
    )


def _timeline(plan: Plan) -> Any:
    rows = [
        (program, [(f"{op.op or 'small ops'} {op.line}: {seconds_text(op.seconds)}, {bytes_text(op.bytes)}" + (f", {op.flops / op.seconds / 1e12:.0f} TFLOP/s" if op.flops else ""),
                    BASES[op.basis], op.seconds) for op in ops])
        for program, ops in plan.timeline.items()
    ]  # fmt: skip
    of = "four layers" if "counted" in plan.basis.get("time", "") else "all layers"
    return strips(rows, f"the ops of a step as they run, {of}; point at one for its line", _colored(list(BASES.values())))


def _scaling(plan: Plan) -> Any:
    lines = [
        (f"{curve} scaling", color, [(point.devices, point.efficiency, f"{point.devices} devices, {seconds_text(point.seconds)} a step, {point.efficiency:.0%}")
                                     for point in plan.scaling if point.curve == curve])
        for curve, color in (("weak", _COLORS[0]), ("strong", _COLORS[2]))
    ]  # fmt: skip
    return curves("scaling: tokens a second and device, of those of the smallest", "devices", "efficiency", [line for line in lines if line[2]])


def _name(plan: Plan) -> str:
    where = plan.chip.name if plan.devices == 1 else plan.topology
    return f"{f'{plan.slices} x ' * (plan.slices > 1)}{where}, batch {plan.work.batch}"


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
