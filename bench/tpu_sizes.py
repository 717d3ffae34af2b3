"""Sizes of the layer of tpu_layer.py: a Qwen3-8B decoder layer. A weight is [in, out] here; torch.nn.Linear keeps [out, in]."""

DIM, HEADS, KEY_HEADS, HEAD_SIZE, MLP, LENGTH = 4096, 32, 8, 128, 12288, 2048
SHAPES = {
    "input_norm": (DIM,), "query": (DIM, HEADS * HEAD_SIZE), "key": (DIM, KEY_HEADS * HEAD_SIZE), "value": (DIM, KEY_HEADS * HEAD_SIZE),
    "query_norm": (HEAD_SIZE,), "key_norm": (HEAD_SIZE,), "output": (HEADS * HEAD_SIZE, DIM),
    "mlp_norm": (DIM,), "gate": (DIM, MLP), "up": (DIM, MLP), "down": (MLP, DIM),
}  # fmt: skip
