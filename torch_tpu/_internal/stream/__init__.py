"""Holds streams.py, under the name that the ecosystem imports."""
