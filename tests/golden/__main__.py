"""./dev golden [OP...]: writes the StableHLO text of op records into tests/golden/text, for review with git diff.

./dev golden --tpu [--topology NAME] [OP...]: compiles every such program for a real chip with libtpu, no chip needed, and
lists those that the compiler refuses, in its own words. Exit status 1 if there is one.
"""

import argparse
import sys
import time
from pathlib import Path

from tests.golden.chip import compile_all
from tests.golden.programs import ROOT, collect, file_name
from tests.ops.records import all_records

TEXT = ROOT / "tests" / "golden" / "text"


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev golden", description=__doc__)
    parser.add_argument("ops", nargs="*", metavar="OP")
    parser.add_argument("--tpu", action="store_true", help="compile for a chip instead of writing text")
    parser.add_argument("--topology", default="v6e:2x2")
    options = parser.parse_args()
    known = {record.name: record for record in all_records()}
    unknown = [name for name in options.ops if name not in known]
    if unknown:
        parser.error(f"no record: {', '.join(unknown)}")
    print(f"lowering {len(options.ops) or len(known)} records", flush=True)
    texts = collect(options.ops)
    if options.tpu:
        start = time.time()
        refused = compile_all(texts, options.topology, progress=True)
        print(f"{len(texts) - len(refused)} of {len(texts)} records compile for {options.topology} in {time.time() - start:.0f} s")
        for name, words in refused.items():
            print(f"  {name}: {words}")
        return 1 if refused else 0
    TEXT.mkdir(exist_ok=True)
    changed = 0
    for name, text in texts.items():
        path = TEXT / file_name(known[name])
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
            changed += 1
    print(f"{len(texts)} records, {changed} files changed under {Path(TEXT).relative_to(ROOT)}: git diff shows them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
