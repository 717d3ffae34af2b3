"""Ops against CPU, one record an op. records.py has the format and the records; test_ops.py runs them in every mode."""
