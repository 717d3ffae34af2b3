"""PyTorch's operator database (`op_db`) on a device, against CPU: `./dev conformance`, or `python -m tests.conformance --help`.

    tables.py    which ops draw random numbers, return uninitialised memory or need CUDA; tolerances with their reasons
    compare.py   equality of results: dtype, shape, values, and distributions
    check.py     one op: its samples forward and backward, in-place and out= forms
    worker.py    a process that checks the ops it is told to; pool.py replaces it after a crash or a hang
    report.py    counts, table, docs/conformance.md

Must not: let an op that was not run count as anything but what it is. Every op of the database has exactly one status.
"""
