"""The StableHLO text of the committed records, byte for byte, and a sample of it compiled for a real chip."""

from tests.aot.needs import needs_libtpu
from tests.golden.chip import compile_all
from tests.golden.programs import collect, file_name
from tests.golden.__main__ import TEXT
from tests.ops.records import all_records

COMMITTED = [record for record in all_records() if (TEXT / file_name(record)).exists()]
CHIP_SAMPLE = 70


def test_text_is_unchanged() -> None:
    texts = collect([record.name for record in COMMITTED])
    changed = [record.name for record in COMMITTED if texts.get(record.name) != (TEXT / file_name(record)).read_text()]
    assert not changed, f"their StableHLO changed; ./dev golden {' '.join(changed)} and git diff show how"


@needs_libtpu
def test_programs_compile_for_a_chip() -> None:
    texts = {record.name: (TEXT / file_name(record)).read_text() for record in COMMITTED[:: max(1, len(COMMITTED) // CHIP_SAMPLE)]}
    assert len(texts) >= 60
    refused = compile_all(texts, "v6e:2x2")
    assert not refused
