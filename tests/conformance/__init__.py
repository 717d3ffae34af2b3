"""PyTorch's own databases on a device, against CPU: `./dev conformance`, or `python -m tests.conformance --help`.

    databases.py  ops, foreach ops, modules, optimizers: what there is, by name and dtype
    tables.py     which ops draw random numbers, return uninitialised memory or need CUDA; tolerances and CPU ops with their reasons
    run.py        one call on one device: results, gradients, second-order gradients
    compare.py    equality of results: dtype, shape, values, and distributions
    check.py      one op: its samples forward and backward. forms.py: in-place, out=, other layouts, wrong input
    modules.py    one module, one optimizer
    worker.py     a process that checks the tasks it is told to; pool.py replaces it after a crash or a hang
    report.py     counts, table, docs/conformance.md

Must not: let a task that was not run count as anything but what it is. Every entry of a database has exactly one status in a dtype.
"""
