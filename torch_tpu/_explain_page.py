"""An Explanation as one HTML page: tables, bars, the programs' texts. It needs nothing from elsewhere, and no network."""

from typing import Any

import jinja2

from torch_tpu._hlo_text import hlo_text, opcode_counts
from torch_tpu._pictures import STYLE, bars, counts

__all__ = ["page"]

_MEMORY = ("argument", "output", "temp", "alias")
_COLORS = {"argument": "#4c78a8", "output": "#72b7b2", "temp": "#f58518", "alias": "#bab0ac"}

_TEMPLATE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>torch_tpu.explain</title>
<style>{{ style }}</style>
<h1>torch_tpu.explain</h1>
<p>{{ e.graphs|length }} graphs, {{ e.programs|length }} programs, {{ e.breaks|length }} graph breaks. {{ e.traced }}</p>
{% if e.breaks %}<h2>Graph breaks</h2><ul>{% for reason in e.breaks %}<li>{{ reason }}</li>{% endfor %}</ul>{% endif %}
<h2>Programs</h2>
{{ bars(programs, "seconds to lower and to compile", [("lower", "#54a24b"), ("compile", "#e45756")]) }}
{{ bars(programs, "bytes of one run, as the compiler says", memory) }}
{% for p in programs %}
<section id="p{{ loop.index }}"><h3>{{ p.name }}</h3>
{% if p.line %}<p>first line {{ p.line }}</p>{% endif %}
<table>{% for key, value in p.facts %}<tr><th>{{ key }}</th><td>{{ value }}</td></tr>{% endfor %}</table>
{% if p.opcodes %}<p>instructions of the optimised program</p>{{ counts(p.opcodes) }}{% endif %}
{% for title, text in p.texts %}<details><summary>{{ title }}</summary><pre>{{ text }}</pre></details>{% endfor %}
</section>{% endfor %}
</html>
"""


def page(explanation: Any) -> str:
    """explanation: of _explain.py."""
    programs = [_program(program) for program in explanation.programs]
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    memory = [(part, _COLORS[part]) for part in _MEMORY]
    return environment.from_string(_TEMPLATE).render(e=explanation, programs=programs, memory=memory, bars=bars, counts=counts, style=STYLE)


def _program(program: Any) -> dict[str, Any]:
    made = program.made
    hlo = made.get("hlo", b"")
    texts = [("StableHLO, as it was printed", made.get("stablehlo", "")), ("optimised HLO", hlo_text(hlo) if hlo else "")]
    texts.append(("FX graph", program.graph.module.print_readable(print_output=False)))
    return {
        "name": f"{program.graph.name}, program {program.index + 1}",
        "line": program.graph.line,
        "facts": program.facts(),
        "lower": program.seconds,
        "compile": made.get("seconds", 0.0) if made.get("origin") != "memory" else 0.0,
        "opcodes": opcode_counts(hlo).most_common(12) if hlo else [],
        "texts": [(title, text) for title, text in texts if text],
        **{part: made.get("memory", {}).get(part, 0) for part in _MEMORY},
    }
