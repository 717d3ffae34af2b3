"""The process that runs ops: `python -m tests.conformance.worker FD`, jobs as JSON lines on stdin, outcomes on FD.

It may die or hang; it owns nothing but the op it was told to check. pool.py starts and replaces it.
"""

import faulthandler
import json
import os
import sys
import traceback

# Threads of a one-op program cost more than they bring, and the machine is shared.
os.environ.setdefault("OMP_NUM_THREADS", "1")


def main() -> None:
    faulthandler.enable()
    with os.fdopen(int(sys.argv[1]), "w", buffering=1) as report:
        import torch

        from .databases import check
        from .outcome import Outcome

        torch.set_num_threads(1)
        report.write(json.dumps({"ready": True}) + "\n")
        for line in sys.stdin:
            job = json.loads(line)
            try:
                outcome = check(job["kind"], job["op"], job["device"], getattr(torch, job["dtype"]), job["samples"], job["variants"])
            except Exception as error:  # noqa: BLE001: of the database itself; it costs one line
                where = traceback.extract_tb(error.__traceback__)[-1]
                outcome = Outcome(job["op"], job["kind"], job["dtype"], "error", f"the check itself raised {error!r} at {where.filename}:{where.lineno}")
            report.write(json.dumps(outcome.as_dict()) + "\n")


if __name__ == "__main__":
    main()
