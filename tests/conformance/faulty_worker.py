"""Stands in for worker.py in the harness's own test: what the "op" is called is what happens."""

import faulthandler
import json
import os
import sys
import time


def main() -> None:
    faulthandler.enable()
    with os.fdopen(int(sys.argv[1]), "w", buffering=1) as report:
        report.write(json.dumps({"ready": True}) + "\n")
        for line in sys.stdin:
            op = json.loads(line)["op"]
            if op == "crash":
                os.abort()
            if op == "exit":
                print("the last words of the worker", file=sys.stderr)
                sys.exit(3)
            if op == "hang":
                time.sleep(3600)
            report.write(json.dumps({"op": op, "status": "agree", "process": os.getpid()}) + "\n")


if __name__ == "__main__":
    main()
