"""Fourier transforms, the linear algebra that runs on the device, and ops whose size the data decide."""

from __future__ import annotations

from tests.ops.records import Record

NAMES = """
    cholesky_inverse cholesky_solve fft.fft fft.hfft fft.ifft2 fft.irfft fft.rfft linalg.cholesky_ex linalg.cross
    linalg.solve_triangular matrix_exp nonzero_static triangular_solve
""".split()

RECORDS = [Record(name) for name in NAMES]
