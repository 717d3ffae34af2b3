"""The rows of bench/published.py describe what was measured; errors, factors and guesses of made-up predictions. Nothing is compiled."""

from __future__ import annotations

import pytest

from bench.published import measured, model_flops, predicted, table
from bench.published_rows import ROWS

BY_NUMBER = {row.number: row for row in ROWS}

# TFLOP/s a device that were published beside the step's seconds.
TFLOPS = {1: 413.4, 2: 419.5, 3: 407.2, 4: 419.7, 5: 417.4, 6: 432.0, 7: 443.4, 8: 462.3, 9: 402.3, 14: 1207 / 2, 15: 1200 / 2, 17: 1261 / 2, 27: 314.5}


def test_all_rows_are_there() -> None:
    assert [row.number for row in ROWS] == list(range(1, 35))
    assert all(bool(row.layer) != bool(row.why_not) for row in ROWS)


@pytest.mark.parametrize("number", TFLOPS)
def test_a_row_has_the_flops_that_were_published(number: int) -> None:
    row = BY_NUMBER[number]
    assert model_flops(row) / row.step_s == pytest.approx(TFLOPS[number] * 1e12, rel=0.004)


def test_the_parts_of_a_step() -> None:
    pieces = {"v6e attention kernel": {"forward": 1750.0, "backward": 3500.0}, "v6e layer 4096 32 8 14336": {"seconds": 10e-3, "products_s": 8e-3, "flops": 8e12}}
    row = BY_NUMBER[1]
    parts = predicted(row, pieces)
    assert parts["layers"] == pytest.approx(32 * 10e-3 * 3)  # 3 x 8,192 tokens
    assert parts["attention"] == pytest.approx(32 * 3 * 32 * 36 * 3e-6)  # 36 blocks of 64 are not masked
    again = 2 * 3 * 8192 * (4096 * 4096 + 2 * 4096 * 14336) / 1e15  # output, gate, up
    assert parts["again"] == pytest.approx(32 * again)
    assert parts["optimizer"] == pytest.approx(28 * row.layer.weights / 8 / (1638e9 * 0.87))


def test_factors_come_from_odd_rows_alone() -> None:
    parts = {number: {"layers": measured(BY_NUMBER[number]) * (0.5 if number % 2 else 0.6)} for number in (1, 3, 2, 4)}
    found = table(parts)
    assert found["factors"] == {"v6e": pytest.approx(2.0)}
    errors = {one["row"]: one["calibrated_error"] for one in found["rows"]}
    assert errors[1] == pytest.approx(0) and errors[2] == pytest.approx(0.2)
    assert found["held_out_medians"]["error"] == pytest.approx(0.4) and found["held_out_medians"]["calibrated_error"] == pytest.approx(0.2)
    assert 0 < found["held_out_medians"]["guess_error"] < 0.05  # rows 2 and 4 run as fast as 1 and 3
    assert table({2: {"layers": 1.0}})["rows"] == []  # nothing to calibrate with
