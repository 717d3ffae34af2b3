"""An Explanation as one HTML page: tables, bars, the programs' texts. It needs nothing from elsewhere, and no network."""

from typing import Any

import jinja2

from torch_tpu._hlo_text import hlo_text, opcode_counts

__all__ = ["page"]

_MEMORY = ("argument", "output", "temp", "alias")
_COLORS = {"argument": "#4c78a8", "output": "#72b7b2", "temp": "#f58518", "alias": "#bab0ac"}

_TEMPLATE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>torch_tpu.explain</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; color: #222; background: #fff }
table { border-collapse: collapse } td, th { padding: .15em .8em .15em 0; text-align: left; vertical-align: top } td.n { text-align: right }
pre { background: #f6f6f6; padding: .6em; overflow: auto; max-height: 40em; font-size: 12px } svg { display: block; margin: .4em 0 }
section { border-top: 1px solid #ccc; margin-top: 1.5em } summary { cursor: pointer } .key { font-size: 12px } .why { color: #666 }
</style>
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
    return environment.from_string(_TEMPLATE).render(e=explanation, programs=programs, memory=memory, bars=_bars, counts=_counts)


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


_WIDTH, _HEIGHT, _LEFT = 620, 20, 260


def _bars(programs: list[dict[str, Any]], title: str, parts: list[tuple[str, str]]) -> Any:
    """One bar for each program, of these parts one after the other."""
    most = max((sum(program[part] for part, _ in parts) for program in programs), default=0)
    if not most:
        return ""
    key = "".join(f'<span class="key"><b style="color:{color}">&#9632;</b> {part} </span>' for part, color in parts)
    drawing = []
    for row, program in enumerate(programs):
        x = float(_LEFT)
        drawing.append(_label(row, program["name"]))
        for part, color in parts:
            width = program[part] / most * _WIDTH
            drawing.append(f'<rect x="{x:.1f}" y="{row * _HEIGHT + 3}" width="{width:.1f}" height="{_HEIGHT - 6}" fill="{color}"><title>{part}: {program[part]:,.4g}</title></rect>')
            x += width
    return jinja2.filters.Markup(f"<h3>{title}</h3>{key}{_svg(len(programs), drawing)}")


def _counts(counts: list[tuple[str, int]]) -> Any:
    most = max(count for _, count in counts)
    drawing = []
    for row, (name, count) in enumerate(counts):
        width = count / most * _WIDTH / 2
        drawing += [_label(row, f"{name} {count}"), f'<rect x="{_LEFT}" y="{row * _HEIGHT + 3}" width="{width:.1f}" height="{_HEIGHT - 6}" fill="#4c78a8"/>']
    return jinja2.filters.Markup(_svg(len(counts), drawing))


def _label(row: int, text: str) -> str:
    return f'<text x="{_LEFT - 8}" y="{row * _HEIGHT + 14}" text-anchor="end" font-size="12">{jinja2.filters.escape(text)}</text>'


def _svg(rows: int, drawing: list[str]) -> str:
    return f'<svg width="{_LEFT + _WIDTH}" height="{rows * _HEIGHT}" role="img">{"".join(drawing)}</svg>'
