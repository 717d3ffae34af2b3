"""Pictures of our HTML pages, as SVG inside of them: stacked bars, counts, strips of time, curves, points under a roof. They need nothing from elsewhere."""

import math
from collections.abc import Callable
from typing import Any

import jinja2

__all__ = ["STYLE", "bars", "counts", "curves", "points", "strips"]

STYLE = """
body { font: 14px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; color: #222; background: #fff }
table { border-collapse: collapse } td, th { padding: .15em .8em .15em 0; text-align: left; vertical-align: top } td.n { text-align: right }
pre { background: #f6f6f6; padding: .6em; overflow: auto; max-height: 40em; font-size: 12px } svg { display: block; margin: .4em 0 }
section { border-top: 1px solid #ccc; margin-top: 1.5em } summary { cursor: pointer } .key { font-size: 12px } .why { color: #666 }
"""

_WIDTH, _HEIGHT, _LEFT = 620, 20, 260


def bars(rows: list[dict[str, Any]], title: str, parts: list[tuple[str, str]], words: Callable[[float], str] = "{:,.4g}".format) -> Any:
    """One bar for each row, of these parts one after the other. rows: {"name": text, part: number}; "limit": where to draw a line. parts: (name, colour)."""
    parts = [part for part in parts if any(row[part[0]] for row in rows)]
    most = max((max(sum(row[part] for part, _ in parts), row.get("limit", 0)) for row in rows), default=0)
    if not most:
        return ""
    key = _key(parts)
    drawing = []
    for number, row in enumerate(rows):
        x = float(_LEFT)
        drawing.append(_label(number, row["name"]))
        for part, color in parts:
            width = row[part] / most * _WIDTH
            drawing.append(f'<rect x="{x:.1f}" y="{number * _HEIGHT + 3}" width="{width:.1f}" height="{_HEIGHT - 6}" fill="{color}"><title>{part}: {words(row[part])}</title></rect>')
            x += width
        drawing.append(f'<text x="{x + 5:.1f}" y="{number * _HEIGHT + 14}" font-size="11" fill="#666">{words(sum(row[part] for part, _ in parts))}</text>')
        if limit := row.get("limit"):
            at = _LEFT + limit / most * _WIDTH
            drawing.append(f'<line x1="{at:.1f}" y1="{number * _HEIGHT}" x2="{at:.1f}" y2="{(number + 1) * _HEIGHT}" stroke="#c00" stroke-width="2"><title>limit: {words(limit)}</title></line>')
    return jinja2.filters.Markup(f"<h3>{title}</h3>{key}{_svg(len(rows), drawing)}")


def counts(counts: list[tuple[str, int]]) -> Any:
    """A bar for each name, with its number."""
    most = max(count for _, count in counts)
    drawing = []
    for row, (name, count) in enumerate(counts):
        width = count / most * _WIDTH / 2
        drawing += [_label(row, f"{name} {count}"), f'<rect x="{_LEFT}" y="{row * _HEIGHT + 3}" width="{width:.1f}" height="{_HEIGHT - 6}" fill="#4c78a8"/>']
    return jinja2.filters.Markup(_svg(len(counts), drawing))


def _key(parts: list[tuple[str, str]]) -> str:
    return "".join(f'<span class="key"><b style="color:{color}">&#9632;</b> {jinja2.filters.escape(part)} </span>' for part, color in parts)


def strips(rows: list[tuple[str, list[tuple[str, str, float]]]], title: str, parts: list[tuple[str, str]]) -> Any:
    """One strip for each row, from left to right as time passes. rows: (name, [(label, part, length), ...]); all have one scale."""
    rows = [row for row in rows if row[1]]
    most = max((sum(length for _, _, length in pieces) for _, pieces in rows), default=0)
    if not most:
        return ""
    colors, drawing = dict(parts), []
    for number, (name, pieces) in enumerate(rows):
        x = float(_LEFT)
        drawing.append(_label(2 * number, name))
        for label, part, length in pieces:
            width = length / most * _WIDTH
            drawing.append(f'<rect x="{x:.2f}" y="{2 * number * _HEIGHT + 3}" width="{width:.2f}" height="{2 * _HEIGHT - 8}" fill="{colors[part]}" stroke="#fff" stroke-width=".4">'
                           f"<title>{jinja2.filters.escape(label)}</title></rect>")  # fmt: skip
            x += width
    used = {part for _, pieces in rows for _, part, _ in pieces}
    return jinja2.filters.Markup(f"<h3>{title}</h3>{_key([one for one in parts if one[0] in used])}{_svg(2 * len(rows), drawing)}")


def curves(title: str, x_name: str, y_name: str, lines: list[tuple[str, str, list[tuple[float, float, str]]]]) -> Any:
    """lines: (name, colour, [(x, y, label), ...]). x logarithmic, y from 0 to 1 or what is above it, in per cent."""
    points = [point for _, _, line in lines for point in line]
    if not points:
        return ""
    width, height, edge = 620, 280, 50
    low, high = math.log2(min(x for x, _, _ in points)), math.log2(max(x for x, _, _ in points))
    top = max(1.0, *(y for _, y, _ in points))

    def place(x: float, y: float) -> tuple[float, float]:
        return edge + (math.log2(x) - low) / (high - low or 1) * (width - 2 * edge), height - edge - y / top * (height - 2 * edge)

    drawing = []
    for step in range(5):
        _, y = place(2**low, top * step / 4)
        drawing.append(f'<line x1="{edge}" y1="{y:.1f}" x2="{width - edge}" y2="{y:.1f}" stroke="#ddd"/><text x="{edge - 6}" y="{y + 4:.1f}" text-anchor="end" font-size="11">{top * step / 4:.0%}</text>')
    for x in sorted({x for x, _, _ in points}):
        drawing.append(f'<text x="{place(x, 0)[0]:.1f}" y="{height - edge + 16}" text-anchor="middle" font-size="11">{x:,.0f}</text>')
    for name, color, line in lines:
        drawing.append(f'<polyline points="{" ".join("{:.1f},{:.1f}".format(*place(x, y)) for x, y, _ in line)}" fill="none" stroke="{color}" stroke-width="2"/>')
        for x, y, label in line:
            at_x, at_y = place(x, y)
            drawing.append(f'<circle cx="{at_x:.1f}" cy="{at_y:.1f}" r="4" fill="{color}"><title>{jinja2.filters.escape(f"{name}: {label}")}</title></circle>')
    drawing.append(f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle" font-size="12">{x_name}</text>')
    drawing.append(f'<text x="14" y="{height / 2}" transform="rotate(-90 14 {height / 2})" text-anchor="middle" font-size="12">{y_name}</text>')
    key = _key([(name, color) for name, color, _ in lines])
    return jinja2.filters.Markup(f'<h3>{title}</h3>{key}<svg width="{width}" height="{height}" role="img">{"".join(drawing)}</svg>')


def _label(row: int, text: str) -> str:
    return f'<text x="{_LEFT - 8}" y="{row * _HEIGHT + 14}" text-anchor="end" font-size="12">{jinja2.filters.escape(text)}</text>'


def _svg(rows: int, drawing: list[str]) -> str:
    return f'<svg width="{_LEFT + _WIDTH + 80}" height="{rows * _HEIGHT}" role="img">{"".join(drawing)}</svg>'


def points(title: str, x_name: str, y_name: str, dots: list[tuple[str, float, float, float]], roof: list[tuple[float, float]]) -> Any:
    """Dots (label, x, y, share of the whole) under the line `roof`, both axes logarithmic."""
    shown = [dot for dot in dots if dot[1] > 0 and dot[2] > 0]
    if not shown:
        return ""
    xs, ys = [x for _, x, _, _ in shown] + [x for x, _ in roof], [y for _, _, y, _ in shown] + [y for _, y in roof]
    low_x, high_x, low_y, high_y = math.log10(min(xs)), math.log10(max(xs)), math.log10(min(ys)), math.log10(max(ys))
    width, height, edge = 620, 320, 60

    def place(x: float, y: float) -> tuple[float, float]:
        return (edge + (math.log10(x) - low_x) / (high_x - low_x or 1) * (width - 2 * edge), height - edge - (math.log10(y) - low_y) / (high_y - low_y or 1) * (height - 2 * edge))

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in roof))
    drawing = []
    for power in range(math.ceil(low_x), math.floor(high_x) + 1):
        at = place(10.0**power, 10.0**low_y)[0]
        drawing.append(f'<line x1="{at:.1f}" y1="{edge}" x2="{at:.1f}" y2="{height - edge}" stroke="#ddd"/><text x="{at:.1f}" y="{height - edge + 15}" text-anchor="middle" font-size="11">{10.0**power:g}</text>')
    for power in range(math.ceil(low_y), math.floor(high_y) + 1):
        at = place(10.0**low_x, 10.0**power)[1]
        drawing.append(f'<line x1="{edge}" y1="{at:.1f}" x2="{width - edge}" y2="{at:.1f}" stroke="#ddd"/><text x="{edge - 5}" y="{at + 4:.1f}" text-anchor="end" font-size="11">{10.0**power:.0e}</text>')
    drawing.append(f'<polyline points="{line}" fill="none" stroke="#888" stroke-width="2"/>')
    for label, x, y, share in shown:
        at_x, at_y = place(x, y)
        radius = 3 + 20 * math.sqrt(max(share, 0.0))
        drawing.append(f'<circle cx="{at_x:.1f}" cy="{at_y:.1f}" r="{radius:.1f}" fill="#4c78a8" fill-opacity=".5"><title>{jinja2.filters.escape(label)}</title></circle>')
    drawing.append(f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle" font-size="12">{x_name}</text>')
    drawing.append(f'<text x="12" y="{height / 2}" transform="rotate(-90 12 {height / 2})" text-anchor="middle" font-size="12">{y_name}</text>')
    return jinja2.filters.Markup(f'<h3>{title}</h3><svg width="{width}" height="{height}" role="img">{"".join(drawing)}</svg>')
