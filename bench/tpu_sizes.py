"""Sizes of the programs of tpu_layer.py. A weight of the layer is [in, out] here; torch.nn.Linear keeps [out, in]."""

# A Qwen3-8B decoder layer, batch 1.
DIM, HEADS, KEY_HEADS, HEAD_SIZE, MLP, LENGTH = 4096, 32, 8, 128, 12288, 2048
SHAPES = {
    "input_norm": (DIM,), "query": (DIM, HEADS * HEAD_SIZE), "key": (DIM, KEY_HEADS * HEAD_SIZE), "value": (DIM, KEY_HEADS * HEAD_SIZE),
    "query_norm": (HEAD_SIZE,), "key_norm": (HEAD_SIZE,), "output": (HEADS * HEAD_SIZE, DIM),
    "mlp_norm": (DIM,), "gate": (DIM, MLP), "up": (DIM, MLP), "down": (MLP, DIM),
}  # fmt: skip

# A bottleneck block of ResNet-50's first stage, batch statistics. Images are [batch, channels, height, width], kernels [out, in, height, width].
IMAGES, CHANNELS, INNER, SIDE = 32, 256, 64, 56
KERNELS = {"reduce": (INNER, CHANNELS, 1, 1), "middle": (INNER, INNER, 3, 3), "expand": (CHANNELS, INNER, 1, 1)}

# The interaction of DLRM: all products of 27 vectors, those below the diagonal behind the first vector.
SAMPLES, VECTORS, VECTOR_SIZE = 8192, 27, 128
