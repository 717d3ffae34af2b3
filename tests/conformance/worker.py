"""The process that runs ops: `python -m tests.conformance.worker FD`, jobs as JSON lines on stdin, outcomes on FD.

It may die or hang; it owns nothing but the op it was told to check. pool.py starts and replaces it.
"""

import faulthandler
import json
import os
import sys

# Threads of a one-op program cost more than they bring, and the machine is shared.
os.environ.setdefault("OMP_NUM_THREADS", "1")


def main() -> None:
    faulthandler.enable()
    with os.fdopen(int(sys.argv[1]), "w", buffering=1) as report:
        import torch
        from torch.testing._internal.common_methods_invocations import op_db

        from .check import check_op

        torch.set_num_threads(1)
        ops = {op.full_name: op for op in op_db}
        report.write(json.dumps({"ready": True}) + "\n")
        for line in sys.stdin:
            job = json.loads(line)
            dtype = getattr(torch, job["dtype"])
            outcome = check_op(ops[job["op"]], job["device"], dtype, job["samples"], job["variants"])
            report.write(json.dumps(outcome.as_dict()) + "\n")


if __name__ == "__main__":
    main()
