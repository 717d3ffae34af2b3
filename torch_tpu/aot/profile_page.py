"""A Profile as one HTML page: a bar for each op's time, and the units' utilisation as shaded cells. It needs nothing from elsewhere, and no network."""

import jinja2

from torch_tpu._pictures import STYLE, bars
from torch_tpu.aot.profile import OpProfile, Profile
from torch_tpu.aot.report import bytes_text, seconds_text

__all__ = ["page"]

_TOP = 30
_COLORS = {"compiler": "#4c78a8", "bundles": "#f58518", "traffic": "#72b7b2", "wait": "#e45756", "ici": "#54a24b", "none": "#bab0ac", "copy": "#bab0ac"}

_TEMPLATE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>torch_tpu static profile</title>
<style>{{ style }} td.n { font-variant-numeric: tabular-nums } table { font-size: 12px }</style>
<h1>Static profile, {{ profile.topology }}</h1>
<p>{{ time }} a run, estimated; nothing was run. {{ profile.libtpu.split(";")[0] }}. A unit's figure is the part of its slots that the op's bundles fill.</p>
{% if profile.without %}<p>Without an estimate: {% for what, count in profile.without.items() %}{{ count }} x {{ what }} {% endfor %}</p>{% endif %}
{{ picture }}
<table><tr><th>op</th><th>line</th><th>basis</th><th>time</th><th>runs</th><th>bundles</th><th>cycles</th><th>compiler's cycles</th><th>HBM</th>
{% for unit in units %}<th>{{ unit }}</th>{% endfor %}</tr>
{% for op in profile.ops %}<tr><td title="{{ op.program }}">{{ op.op or op.name }}<br><span class="why">{{ op.name }}</span></td><td>{{ op.line }}</td><td>{{ op.basis }}</td>
<td class="n">{{ seconds(op.seconds) }}</td><td class="n">{{ op.runs }}</td><td class="n">{{ op.bundles or "?" }}</td>
<td class="n">{% if op.cycles %}{{ "{:,}".format(op.cycles) }}{{ "" if op.exact else "~" }}{% else %}?{% endif %}</td>
<td class="n">{{ "{:,}".format(op.estimate) if op.estimate is not none else "none" }}</td><td class="n">{{ bytes(op.bytes) }}</td>
{% for unit in units %}<td class="n" style="background: rgb(76 120 168 / {{ "%.2f" % op.units.get(unit, 0) }})">{{ "%.0f" % (100 * op.units[unit]) if unit in op.units else "" }}</td>{% endfor %}</tr>
{% endfor %}</table>
<p>A ~ after the cycles: the code branches on what is not known here; each such part, and each run of such a loop, is counted once.</p>
</html>
"""


def page(profile: Profile) -> str:
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    bases = [basis for basis in _COLORS if any(op.basis == basis for op in profile.ops)]
    longest = [{"name": _name(op), **{basis: op.seconds * (op.basis == basis) for basis in bases}} for op in profile.ops[:_TOP]]
    return environment.from_string(_TEMPLATE).render(
        style=STYLE, profile=profile, units=profile.units, time=seconds_text(profile.seconds), seconds=seconds_text, bytes=bytes_text,
        picture=bars(longest, f"seconds of the {len(longest)} longest ops, by what they rest on", [(basis, _COLORS[basis]) for basis in bases]),
    )  # fmt: skip


def _name(op: OpProfile) -> str:
    return f"{op.op or op.name} {op.line}".strip()[-40:]
