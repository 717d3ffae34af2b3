"""Pictures of our HTML pages, as SVG inside of them: stacked bars, counts, points on two logarithmic axes. They need nothing from elsewhere."""

import math
from typing import Any

import jinja2

__all__ = ["STYLE", "bars", "counts", "points"]

STYLE = """
body { font: 14px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; color: #222; background: #fff }
table { border-collapse: collapse } td, th { padding: .15em .8em .15em 0; text-align: left; vertical-align: top } td.n { text-align: right }
pre { background: #f6f6f6; padding: .6em; overflow: auto; max-height: 40em; font-size: 12px } svg { display: block; margin: .4em 0 }
section { border-top: 1px solid #ccc; margin-top: 1.5em } summary { cursor: pointer } .key { font-size: 12px } .why { color: #666 }
"""

_WIDTH, _HEIGHT, _LEFT = 620, 20, 260


def bars(rows: list[dict[str, Any]], title: str, parts: list[tuple[str, str]]) -> Any:
    """One bar for each row, of these parts one after the other. rows: {"name": text, part: number}. parts: (name, colour)."""
    most = max((sum(row[part] for part, _ in parts) for row in rows), default=0)
    if not most:
        return ""
    key = "".join(f'<span class="key"><b style="color:{color}">&#9632;</b> {part} </span>' for part, color in parts)
    drawing = []
    for number, row in enumerate(rows):
        x = float(_LEFT)
        drawing.append(_label(number, row["name"]))
        for part, color in parts:
            width = row[part] / most * _WIDTH
            drawing.append(f'<rect x="{x:.1f}" y="{number * _HEIGHT + 3}" width="{width:.1f}" height="{_HEIGHT - 6}" fill="{color}"><title>{part}: {row[part]:,.4g}</title></rect>')
            x += width
    return jinja2.filters.Markup(f"<h3>{title}</h3>{key}{_svg(len(rows), drawing)}")


def counts(counts: list[tuple[str, int]]) -> Any:
    """A bar for each name, with its number."""
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


def points(title: str, x_name: str, y_name: str, dots: list[tuple[str, float, float, float]], roof: list[tuple[float, float]]) -> Any:
    """Dots (label, x, y, share of the whole) under the line `roof`, both axes logarithmic."""
    shown = [dot for dot in dots if dot[1] > 0 and dot[2] > 0]
    if not shown:
        return ""
    xs, ys = [x for _, x, _, _ in shown] + [x for x, _ in roof], [y for _, _, y, _ in shown] + [y for _, y in roof]
    low_x, high_x, low_y, high_y = math.log10(min(xs)), math.log10(max(xs)), math.log10(min(ys)), math.log10(max(ys))
    width, height, edge = 620, 320, 50

    def place(x: float, y: float) -> tuple[float, float]:
        return (edge + (math.log10(x) - low_x) / (high_x - low_x or 1) * (width - 2 * edge), height - edge - (math.log10(y) - low_y) / (high_y - low_y or 1) * (height - 2 * edge))

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in roof))
    drawing = [f'<polyline points="{line}" fill="none" stroke="#888"/>']
    for label, x, y, share in shown:
        at_x, at_y = place(x, y)
        radius = 3 + 20 * math.sqrt(max(share, 0.0))
        drawing.append(f'<circle cx="{at_x:.1f}" cy="{at_y:.1f}" r="{radius:.1f}" fill="#4c78a8" fill-opacity=".5"><title>{jinja2.filters.escape(label)}</title></circle>')
    drawing.append(f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle" font-size="12">{x_name}: {10**low_x:.2g} to {10**high_x:.3g}</text>')
    drawing.append(f'<text x="14" y="{height / 2}" transform="rotate(-90 14 {height / 2})" text-anchor="middle" font-size="12">{y_name}: {10**low_y:.2g} to {10**high_y:.3g}</text>')
    return jinja2.filters.Markup(f'<h3>{title}</h3><svg width="{width}" height="{height}" role="img">{"".join(drawing)}</svg>')
