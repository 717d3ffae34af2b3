"""Results that PyTorch leaves open, in a form in which they are not.

Ops that return positions of values: of equal values PyTorch promises no order (CPU's own depends on the length of a row and on
the vector unit), unless a sort is asked to be stable. Compared is what the positions point at, and that none comes twice.

Eigenvectors and singular vectors are given up to a phase, and within the space of equal values up to a rotation. Compared are the matrix that they
and the values make, and their inner products, which say that they are of length 1 and orthogonal.
"""

from __future__ import annotations

from typing import Any

import torch

from .compare import HALF
from .run import Call

# op -> the place of `dim` among the arguments after `self`
DIM = {"argsort": 0, "sort": 0, "mode": 0, "kthvalue": 1, "topk": 1}


def by_value(op: str, call: Call) -> Call:
    """`call`, an op of that name or its out= form, with the indices that it returns replaced."""
    if op == "msort":  # returns values only, but its gradient follows the order
        return lambda given, **kwargs: _without_half_gradient(call(given, **kwargs))
    if op in MATRIX_OF:
        return lambda *given, **kwargs: MATRIX_OF[op](*call(*given, **kwargs))
    if op not in DIM:
        return call

    def called(given: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        result = call(given, *args, **kwargs)
        if kwargs.get("stable") or given.ndim == 0:
            return result
        dim = kwargs.get("dim", args[DIM[op]] if len(args) > DIM[op] else -1)
        *values, indices = [result] if isinstance(result, torch.Tensor) else result
        kept = indices if indices.ndim == given.ndim else indices.unsqueeze(dim)
        twice = (kept.cpu().sort(dim).values.diff(dim=dim) == 0).any()
        return [*map(_without_half_gradient, values), given.detach().gather(dim, kept), twice]

    return called


def _without_half_gradient(values: torch.Tensor) -> torch.Tensor:
    """In half precision many values are equal, and which of them gets a gradient is as open as their order."""
    return values.detach() if values.dtype in HALF else values


def _of_eigenvectors(values: torch.Tensor, vectors: torch.Tensor) -> tuple[torch.Tensor, ...]:
    return values, (vectors * values.unsqueeze(-2)) @ vectors.mH, _inner_products(vectors)


def _of_singular_vectors(u: torch.Tensor, s: torch.Tensor, v: torch.Tensor) -> tuple[torch.Tensor, ...]:
    k = s.shape[-1]
    return (u[..., :k] * s.unsqueeze(-2)) @ v[..., :k].mH, s, _inner_products(u), _inner_products(v)


def _inner_products(vectors: torch.Tensor) -> torch.Tensor:
    return vectors.detach().mH @ vectors.detach()


MATRIX_OF: dict[str, Call] = {
    "linalg.eigh": _of_eigenvectors,
    "linalg.svd": lambda u, s, vh: _of_singular_vectors(u, s, vh.mH),
    **dict.fromkeys(("svd", "svd_lowrank", "pca_lowrank"), _of_singular_vectors),
}
