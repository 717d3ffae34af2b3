"""scaled_dot_product_attention in every form: shapes of a mask, causal, shared key heads, a value of another width, transposed
operands, and those that the fused op does not take (3-d, broadcast batches), each with its gradients.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch
from torch.testing._internal.opinfo.core import SampleInput

from .records import Record

FORMS: list[tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [  # query's and key's shape, keywords
    ((2, 4, 6, 8), (2, 4, 5, 8), {}),
    ((2, 4, 6, 8), (2, 4, 6, 8), {"is_causal": True}),
    ((2, 4, 6, 8), (2, 4, 9, 8), {"is_causal": True}),
    ((2, 6, 6, 8), (2, 2, 5, 8), {"enable_gqa": True}),
    ((2, 6, 6, 8), (2, 2, 6, 8), {"enable_gqa": True, "is_causal": True}),
    ((2, 4, 6, 8), (2, 4, 5, 8), {"scale": 0.3}),
    ((2, 6, 8), (2, 5, 8), {}),
    ((1, 4, 6, 8), (2, 4, 5, 8), {}),
    ((2, 4, 0, 8), (2, 4, 5, 8), {}),
]
MASKS = [(6, 5), (2, 1, 6, 5), (1, 4, 6, 5), (2, 4, 6, 5), (1, 5), (2, 1, 1, 5)]


def forms(dtype: torch.dtype) -> Iterable[SampleInput]:
    for query, key, keywords in FORMS:
        yield SampleInput(torch.randn(query, dtype=dtype), torch.randn(key, dtype=dtype), torch.randn(key, dtype=dtype), **keywords)
    shapes = ((2, 4, 6, 8), (2, 4, 5, 8), (2, 4, 5, 3))
    for shape in MASKS:
        for mask in (torch.rand(shape) > 0.4, torch.randn(shape, dtype=dtype)):
            query, key, value = (torch.randn(size, dtype=dtype) for size in shapes)
            yield SampleInput(query, key, value, mask)
    nothing = torch.ones(6, 5, dtype=torch.bool)
    nothing[2] = False  # a query that may attend to nothing
    yield SampleInput(*(torch.randn(size, dtype=dtype) for size in shapes), nothing)
    yield SampleInput(*(torch.randn(2, n, 4, 8, dtype=dtype).transpose(1, 2) for n in (6, 5, 5)))


RECORDS = [
    Record("attention", (torch.float32, torch.float64), call=torch.nn.functional.scaled_dot_product_attention, own=forms),
]
