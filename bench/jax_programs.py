"""The layer of tpu_layer.py written plainly in JAX, as StableHLO text for a TPU on standard output. Run by a Python that has jax."""

import os

os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jax.numpy as jnp
from jax import export
from layer_sizes import DIM, HEAD_SIZE, HEADS, KEY_HEADS, LENGTH, SHAPES


def rms_norm(x, weight):
    y = x.astype(jnp.float32)
    return (y * jax.lax.rsqrt((y * y).mean(-1, keepdims=True) + 1e-6)).astype(x.dtype) * weight


def rotate(x, cos, sin):
    first, second = jnp.split(x, 2, -1)
    return x * cos + jnp.concatenate([-second, first], -1) * sin


def layer(weights, x, cos, sin):
    def heads(projected, number):
        return projected.reshape(1, LENGTH, number, HEAD_SIZE).transpose(0, 2, 1, 3)

    h = rms_norm(x, weights["input_norm"])
    query = rotate(rms_norm(heads(h @ weights["query"], HEADS), weights["query_norm"]), cos, sin)
    key = rotate(rms_norm(heads(h @ weights["key"], KEY_HEADS), weights["key_norm"]), cos, sin)
    value = heads(h @ weights["value"], KEY_HEADS)
    query = query.reshape(1, KEY_HEADS, HEADS // KEY_HEADS, LENGTH, HEAD_SIZE)
    scores = jnp.einsum("bgrqd,bgkd->bgrqk", query, key, preferred_element_type=jnp.float32) * HEAD_SIZE**-0.5
    scores = jnp.where(jnp.tril(jnp.ones((LENGTH, LENGTH), bool)), scores, -1e30)
    attended = jnp.einsum("bgrqk,bgkd->bgrqd", jax.nn.softmax(scores, -1).astype(x.dtype), value)
    attended = attended.reshape(1, HEADS, LENGTH, HEAD_SIZE).transpose(0, 2, 1, 3).reshape(1, LENGTH, HEADS * HEAD_SIZE)
    x = x + attended @ weights["output"]
    h = rms_norm(x, weights["mlp_norm"])
    return x + (jax.nn.silu(h @ weights["gate"]) * (h @ weights["up"])) @ weights["down"]


def gradients(weights, x, cos, sin, above):
    """above: the gradient of what the layer returns."""
    return jax.vjp(lambda weights, x: layer(weights, x, cos, sin), weights, x)[1](above)


def shaped(*sizes):
    return jax.ShapeDtypeStruct(sizes, jnp.bfloat16)


if __name__ == "__main__":
    tables = shaped(LENGTH, HEAD_SIZE)
    weights = {name: shaped(*sizes) for name, sizes in SHAPES.items()}
    x = shaped(1, LENGTH, DIM)
    print(export.export(jax.jit(gradients), platforms=["tpu"])(weights, x, tables, tables, x).mlir_module())
