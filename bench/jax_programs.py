"""The programs of tpu_layer.py written plainly in JAX, as StableHLO text for a TPU on standard output. Run by a Python that has jax: jax_programs.py NAME.

`kernel` is attention with the splash kernel that comes with JAX, in blocks of 1,024, where `attention` is plain.
"""

import os
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jax.numpy as jnp
import numpy as np
from jax import export
from tpu_sizes import CHANNELS, DIM, HEAD_SIZE, HEADS, IMAGES, KERNELS, KEY_HEADS, LENGTH, SAMPLES, SHAPES, SIDE, VECTOR_SIZE, VECTORS


def rms_norm(x, weight):
    y = x.astype(jnp.float32)
    return (y * jax.lax.rsqrt((y * y).mean(-1, keepdims=True) + 1e-6)).astype(x.dtype) * weight


def rotate(x, cos, sin):
    first, second = jnp.split(x, 2, -1)
    return x * cos + jnp.concatenate([-second, first], -1) * sin


def attention(query, key, value):
    """query bf16[1, HEADS, LENGTH, HEAD_SIZE]; key, value: of KEY_HEADS."""
    query = query.reshape(1, KEY_HEADS, HEADS // KEY_HEADS, LENGTH, HEAD_SIZE)
    scores = jnp.einsum("bgrqd,bgkd->bgrqk", query, key, preferred_element_type=jnp.float32) * HEAD_SIZE**-0.5
    scores = jnp.where(jnp.tril(jnp.ones((LENGTH, LENGTH), bool)), scores, -1e30)
    attended = jnp.einsum("bgrqk,bgkd->bgrqd", jax.nn.softmax(scores, -1).astype(query.dtype), value)
    return attended.reshape(1, HEADS, LENGTH, HEAD_SIZE)


def kernel_attention(query, key, value):
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel, splash_attention_mask

    blocks = dict.fromkeys(("block_q", "block_kv", "block_kv_compute", "block_q_dkv", "block_kv_dkv", "block_kv_dkv_compute"), 1024)
    mask = splash_attention_mask.MultiHeadMask([splash_attention_mask.CausalMask((LENGTH, LENGTH))] * (HEADS // KEY_HEADS))
    one_group = splash_attention_kernel.make_splash_mqa_single_device(mask, block_sizes=splash_attention_kernel.BlockSizes(**blocks, use_fused_bwd_kernel=True))
    query = query.reshape(1, KEY_HEADS, HEADS // KEY_HEADS, LENGTH, HEAD_SIZE) * HEAD_SIZE**-0.5
    return jax.vmap(jax.vmap(one_group))(query, key, value).reshape(1, HEADS, LENGTH, HEAD_SIZE)


def layer(weights, x, cos, sin, attention=attention):
    def heads(projected, number):
        return projected.reshape(1, LENGTH, number, HEAD_SIZE).transpose(0, 2, 1, 3)

    h = rms_norm(x, weights["input_norm"])
    query = rotate(rms_norm(heads(h @ weights["query"], HEADS), weights["query_norm"]), cos, sin)
    key = rotate(rms_norm(heads(h @ weights["key"], KEY_HEADS), weights["key_norm"]), cos, sin)
    attended = attention(query, key, heads(h @ weights["value"], KEY_HEADS))
    x = x + attended.transpose(0, 2, 1, 3).reshape(1, LENGTH, HEADS * HEAD_SIZE) @ weights["output"]
    h = rms_norm(x, weights["mlp_norm"])
    return x + (jax.nn.silu(h @ weights["gate"]) * (h @ weights["up"])) @ weights["down"]


def block(kernels, scales, x):
    """A residual block of ResNet-50, with the statistics of the batch."""

    def normalised(x, scale):
        y = x.astype(jnp.float32)
        mean = y.mean((0, 2, 3), keepdims=True)
        variance = (y * y).mean((0, 2, 3), keepdims=True) - mean * mean
        return ((y - mean) * jax.lax.rsqrt(variance + 1e-5) * scale[0][:, None, None] + scale[1][:, None, None]).astype(x.dtype)

    def convolved(x, kernel):
        return jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=("NCHW", "OIHW", "NCHW"))

    h = jax.nn.relu(normalised(convolved(x, kernels["reduce"]), scales["reduce"]))
    h = jax.nn.relu(normalised(convolved(h, kernels["middle"]), scales["middle"]))
    return jax.nn.relu(x + normalised(convolved(h, kernels["expand"]), scales["expand"]))


def interaction(dense, sparse):
    """dense bf16[SAMPLES, VECTOR_SIZE], sparse bf16[SAMPLES, VECTORS - 1, VECTOR_SIZE]."""
    vectors = jnp.concatenate([dense[:, None], sparse], 1)
    products = jnp.einsum("bid,bjd->bij", vectors, vectors)
    rows, columns = np.tril_indices(VECTORS, -1)
    return jnp.concatenate([dense, products[:, rows, columns]], 1)


def gradients(function):
    """Of function(*args, above): above is the gradient of what it returns."""
    return lambda *args: jax.vjp(function, *args[:-1])[1](args[-1])


def shaped(*sizes, dtype=jnp.bfloat16):
    return jax.ShapeDtypeStruct(sizes, dtype)


def program(name):
    """The function and the shapes of its arguments."""
    x, tables = shaped(1, LENGTH, DIM), shaped(LENGTH, HEAD_SIZE)
    query, key = shaped(1, HEADS, LENGTH, HEAD_SIZE), shaped(1, KEY_HEADS, LENGTH, HEAD_SIZE)
    if name in ("layer", "layer with the kernel"):
        chosen = attention if name == "layer" else kernel_attention
        weights = {name: shaped(*sizes) for name, sizes in SHAPES.items()}
        return lambda weights, x, cos, sin, above: jax.vjp(lambda weights, x: layer(weights, x, cos, sin, chosen), weights, x)[1](above), (weights, x, tables, tables, x)
    if name in ("attention", "attention with the kernel"):
        return gradients(attention if name == "attention" else kernel_attention), (query, key, key, query)
    if name == "block":
        images = shaped(IMAGES, CHANNELS, SIDE, SIDE)
        scales = {name: (shaped(sizes[0], dtype=jnp.float32),) * 2 for name, sizes in KERNELS.items()}
        return gradients(block), ({name: shaped(*sizes) for name, sizes in KERNELS.items()}, scales, images, images)
    if name == "interaction":
        above = shaped(SAMPLES, VECTOR_SIZE + VECTORS * (VECTORS - 1) // 2)
        return gradients(interaction), (shaped(SAMPLES, VECTOR_SIZE), shaped(SAMPLES, VECTORS - 1, VECTOR_SIZE), above)
    raise SystemExit(f"there is no program {name!r}")


if __name__ == "__main__":
    function, shapes = program(sys.argv[1])
    print(export.export(jax.jit(function), platforms=["tpu"])(*shapes).mlir_module())
