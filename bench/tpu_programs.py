"""The programs of tpu_layer.py as torch.compile makes them, in StableHLO for a chip: each the gradients of a function, in one graph."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .tpu_sizes import CHANNELS, DIM, HEAD_SIZE, HEADS, IMAGES, KERNELS, KEY_HEADS, LENGTH, SAMPLES, SHAPES, SIDE, VECTOR_SIZE, VECTORS

__all__ = ["PROGRAMS"]

EPS = 1e-6


def text_of(function: Callable[..., Any], *args: Any, over: int) -> str:
    """The one program of the gradients of the first `over` arguments; the last is the gradient of what function returns."""
    import torch

    from torch_tpu._lower_only import lowered_for_chip

    def gradients(*args: Any) -> Any:
        *given, above = args
        return torch.func.vjp(lambda *inputs: function(*inputs, *given[over:]), *given[:over])[1](above)

    [program] = lowered_for_chip(gradients, *args)
    return program.stablehlo


def empty(*sizes: int, dtype: Any = None) -> Any:
    import torch

    return torch.empty(sizes, dtype=dtype or torch.bfloat16, device="tpu")


def rotate(x: Any, cos: Any, sin: Any) -> Any:
    import torch

    first, second = x.chunk(2, -1)
    return x * cos + torch.cat([-second, first], -1) * sin


def attention(query: Any, key: Any, value: Any) -> Any:
    from torch.nn import functional as F

    return F.scaled_dot_product_attention(query, key, value, is_causal=True, enable_gqa=True)


def layer(weights: dict[str, Any], x: Any, cos: Any, sin: Any) -> Any:
    from torch.nn import functional as F

    def heads(projected: Any, number: int) -> Any:
        return projected.view(1, LENGTH, number, HEAD_SIZE).transpose(1, 2)

    h = F.rms_norm(x, (DIM,), weights["input_norm"], EPS)
    query = rotate(F.rms_norm(heads(F.linear(h, weights["query"]), HEADS), (HEAD_SIZE,), weights["query_norm"], EPS), cos, sin)
    key = rotate(F.rms_norm(heads(F.linear(h, weights["key"]), KEY_HEADS), (HEAD_SIZE,), weights["key_norm"], EPS), cos, sin)
    attended = attention(query, key, heads(F.linear(h, weights["value"]), KEY_HEADS))
    x = x + F.linear(attended.transpose(1, 2).reshape(1, LENGTH, HEADS * HEAD_SIZE), weights["output"])
    h = F.rms_norm(x, (DIM,), weights["mlp_norm"], EPS)
    return x + F.linear(F.silu(F.linear(h, weights["gate"])) * F.linear(h, weights["up"]), weights["down"])


def block(kernels: dict[str, Any], scales: dict[str, Any], x: Any) -> Any:
    from torch.nn import functional as F

    def normalised(x: Any, scale: Any) -> Any:
        return F.batch_norm(x, None, None, *scale, training=True)

    h = F.relu(normalised(F.conv2d(x, kernels["reduce"]), scales["reduce"]))
    h = F.relu(normalised(F.conv2d(h, kernels["middle"], padding=1), scales["middle"]))
    return F.relu(x + normalised(F.conv2d(h, kernels["expand"]), scales["expand"]))


def interaction(dense: Any, sparse: Any) -> Any:
    import torch

    vectors = torch.cat([dense[:, None], sparse], 1)
    products = vectors @ vectors.mT
    rows, columns = torch.tril_indices(VECTORS, VECTORS, -1, device=dense.device)
    return torch.cat([dense, products[:, rows, columns]], 1)


def layer_text() -> str:
    weights = {name: empty(*reversed(sizes)) for name, sizes in SHAPES.items()}  # as torch.nn.Linear keeps them
    tables = empty(LENGTH, HEAD_SIZE)
    return text_of(layer, weights, empty(1, LENGTH, DIM), tables, tables.clone(), empty(1, LENGTH, DIM), over=2)


def attention_text() -> str:
    return text_of(attention, *(empty(1, heads, LENGTH, HEAD_SIZE) for heads in (HEADS, KEY_HEADS, KEY_HEADS, HEADS)), over=3)


def block_text() -> str:
    import torch

    scales = {name: (empty(sizes[0], dtype=torch.float32), empty(sizes[0], dtype=torch.float32)) for name, sizes in KERNELS.items()}
    images = [empty(IMAGES, CHANNELS, SIDE, SIDE) for _ in range(2)]
    return text_of(block, {name: empty(*sizes) for name, sizes in KERNELS.items()}, scales, *images, over=3)


def interaction_text() -> str:
    above = empty(SAMPLES, VECTOR_SIZE + VECTORS * (VECTORS - 1) // 2)
    return text_of(interaction, empty(SAMPLES, VECTOR_SIZE), empty(SAMPLES, VECTORS - 1, VECTOR_SIZE), above, over=2)


# The smallest first. Names are those of jax_programs.py.
PROGRAMS: dict[str, Callable[[], str]] = {"interaction": interaction_text, "block": block_text, "attention": attention_text, "layer": layer_text}
