"""How long the random and stress tests run: `size(ci, nightly)`, chosen by TESTS_SIZE."""

import os


def size(ci: int, nightly: int) -> int:
    return nightly if os.environ.get("TESTS_SIZE", "ci") == "nightly" else ci
