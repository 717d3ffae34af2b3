"""Threads, long runs, ends of processes, the compile cache on disk, values that must not compile. TESTS_SIZE=nightly: longer."""
