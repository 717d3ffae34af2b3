"""Tests that do not pass yet, each with its reason and what will remove it. conftest.py marks them as expected failures; they
are counted in pytest's summary, and one that passes is an error. A part of a test's id, so that one line may name a family.
"""

from __future__ import annotations

KNOWN: dict[str, str] = {}
