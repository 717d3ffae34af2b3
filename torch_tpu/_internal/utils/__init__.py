"""Holds hardware.py, under the name that the ecosystem imports."""
