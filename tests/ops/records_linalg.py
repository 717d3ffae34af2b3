"""Fourier transforms, the linear algebra that runs on the device, and ops whose size the data decide."""

from __future__ import annotations

from collections.abc import Iterable

import torch
from torch.testing._internal.opinfo.core import SampleInput

from tests.ops.records import Record

NAMES = """
    cholesky_inverse cholesky_solve fft.fft fft.hfft fft.ifft2 fft.irfft fft.rfft geqrf linalg.cholesky_ex linalg.cross
    linalg.det linalg.eigh linalg.householder_product linalg.inv_ex linalg.lstsq linalg.lu linalg.lu_factor_ex linalg.lu_solve
    linalg.qr linalg.slogdet linalg.solve_ex linalg.solve_triangular linalg.svd lu_unpack matrix_exp nonzero_static ormqr
    triangular_solve
""".split()



def several_panels(dtype: torch.dtype) -> Iterable[SampleInput]:
    """Matrices that are eliminated in more than one panel of columns, one of them wide and one tall."""
    for sizes in ((70, 70), (66, 130), (2, 130, 66)):
        yield SampleInput(torch.randn(sizes, dtype=dtype))


RECORDS = [
    *[Record(name) for name in NAMES],
    Record("lu in panels", (torch.float32, torch.complex128), call=torch.linalg.lu, own=several_panels, backward=False),
]
