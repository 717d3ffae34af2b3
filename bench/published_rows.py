"""Training steps that others measured on TPUs: 34 rows, and what each of them trains. Facts from AI-Hypercomputer/tpu-recipes (c8cfe2f) and maxtext (e591f30).

A row without `layer` is not predicted, and says why. Steps are MaxText's: AdamW, float32 weights that are cast to bf16, a Pallas flash kernel for attention.
"""

from dataclasses import dataclass

__all__ = ["ROWS", "Layer", "Row"]

# What a backward pass computes again, as parts of a layer's forward pass: named products, and the flash kernel.
FULL = ("query", "key", "value", "flash", "output", "gate", "up")
KEPT_QKV = ("flash", "output", "gate", "up")
KEPT_QKV_AND_ATTENTION = ("output", "gate", "up")
KEPT_KV = ("query", "flash", "output", "gate", "up")
NOTHING: tuple[str, ...] = ()


@dataclass(frozen=True)
class Layer:
    """A decoder layer with a gated MLP, and how many there are. vocabulary: of the product after them."""

    dim: int
    heads: int
    key_heads: int
    mlp: int
    layers: int
    vocabulary: int
    head_size: int = 128

    @property
    def products(self) -> dict[str, int]:
        """Weights of each product of a layer."""
        wide, narrow = self.heads * self.head_size, self.key_heads * self.head_size
        sizes = {"query": wide, "key": narrow, "value": narrow, "output": wide, "gate": self.mlp, "up": self.mlp, "down": self.mlp}
        return {name: self.dim * size for name, size in sizes.items()}

    @property
    def weights(self) -> int:
        """Of all layers and the vocabulary's product, as MaxText counts flops."""
        return self.layers * sum(self.products.values()) + self.dim * self.vocabulary


@dataclass(frozen=True)
class Row:
    """batch: sequences on one device. tensor: devices that share a layer. step_s, or tflops a chip where that is what was published. halved: attention's flops, for causality."""

    number: int
    model: str
    topology: str
    batch: int = 0
    sequence: int = 0
    layer: Layer | None = None
    again: tuple[str, ...] = NOTHING
    tensor: int = 1
    step_s: float = 0.0
    tflops: float = 0.0
    halved: bool = False
    why_not: str = ""
    assumed: str = ""


L8, M7 = Layer(4096, 32, 8, 14336, 32, 128256), Layer(4096, 32, 8, 14336, 32, 32000)
L70, L2_70, L405 = Layer(8192, 64, 8, 28672, 80, 128256), Layer(8192, 64, 8, 28672, 80, 32000), Layer(16384, 128, 8, 53248, 126, 128256)
# MaxText's own decoders by global_parameter_scale.
S16, S32, S64 = Layer(4096, 64, 64, 28672, 32, 32000), Layer(8192, 64, 64, 28672, 32, 32000), Layer(8192, 64, 64, 28672, 64, 32000)
S128, S512 = Layer(8192, 128, 128, 57344, 64, 32000), Layer(16384, 128, 128, 57344, 128, 32000)

_EXPERTS = "mixture of experts: no such layer here"
_RECIPE = "its configuration is not published beside the figure"
_SLICES = "slices joined by the data-centre network"
_OFFLOAD = "copies to host memory are not counted"

ROWS = [
    Row(1, "Llama 3.1 8B", "v6e:2x4", 3, 8192, L8, KEPT_QKV_AND_ATTENTION, step_s=3.443, assumed=_OFFLOAD),
    Row(2, "Llama 3.1 8B", "v6e:4x4", 3, 8192, L8, KEPT_QKV_AND_ATTENTION, step_s=3.393, assumed=_OFFLOAD),
    Row(3, "Llama 3.1 8B", "v6e:4x8", 3, 8192, L8, KEPT_QKV_AND_ATTENTION, step_s=3.495, assumed=_OFFLOAD),
    Row(4, "Llama 3.1 8B", "v6e:8x8", 5, 8192, L8, KEPT_QKV_AND_ATTENTION, step_s=5.652, assumed=_OFFLOAD),
    Row(5, "Llama 3.1 8B", "v6e:16x16", 4, 8192, L8, KEPT_QKV_AND_ATTENTION, step_s=4.546, assumed=_OFFLOAD),
    Row(6, "Mistral 7B", "v6e:2x4", 6, 8192, M7, KEPT_QKV_AND_ATTENTION, step_s=6.320, assumed=_OFFLOAD),
    Row(7, "Llama 3.1 70B", "v6e:4x8", 2, 8192, L70, KEPT_QKV, step_s=17.790, assumed=_OFFLOAD),
    Row(8, "Llama 3.1 70B", "v6e:16x16", 5, 8192, L70, KEPT_QKV, step_s=42.656, assumed=_OFFLOAD),
    Row(9, "Llama 2 70B", "v6e:16x16", 2, 4096, L2_70, KEPT_QKV, step_s=9.052, assumed=f"{_OFFLOAD}; batch 2, as its tokens/s say, not 3"),
    Row(10, "Llama 3.1 405B", "v6e:16x16", step_s=54.803, why_not=_SLICES),
    Row(11, "Mixtral 8x7B", "v6e:16x16", step_s=13.484, why_not=_EXPERTS),
    Row(12, "GPT-3 175B", "v6e:16x16", step_s=17.182, why_not=_RECIPE),
    Row(13, "Gemma 3 12B", "v6e:16x16", step_s=7.318, why_not=_RECIPE),
    Row(14, "Llama 3.1 70B", "v7x:4x4x4", 2, 8192, L70, KEPT_QKV, step_s=12.20, halved=True),
    Row(15, "Llama 3.1 70B", "v7x:4x8x8", 2, 8192, L70, KEPT_QKV, step_s=12.27, halved=True),
    Row(16, "Llama 3.1 70B", "v7x:4x8x8", step_s=34.02, why_not="a sequence over several devices (131,072)"),
    Row(17, "Llama 3.1 405B", "v7x:4x8x8", 3, 8192, L405, KEPT_KV, step_s=98.34, halved=True, assumed=_OFFLOAD),
    Row(18, "Gemma 4 31B", "v7x:4x4x4", step_s=12.20, why_not=_RECIPE),
    Row(19, "Qwen 3 235B-A22B", "v7x:4x8x8", step_s=30.87, why_not=_EXPERTS),
    Row(20, "DeepSeek V3 671B", "v7x:4x8x8", step_s=26.79, why_not=_EXPERTS),
    Row(21, "gpt-oss 120B", "v7x:4x4x4", step_s=17.10, why_not=_EXPERTS),
    Row(22, "Llama 2 70B", "v5p:8x8x8", why_not=_RECIPE),
    Row(23, "32B scale", "v5p:4x4x4", 6, 2048, S32, NOTHING, 4, tflops=328),
    Row(24, "128B scale", "v5p:4x8x8", 1, 2048, S128, NOTHING, 8, tflops=316),
    Row(25, "512B scale", "v5p:8x8x8", 2, 2048, S512, FULL, 8, tflops=294),
    Row(26, "GPT-3 175B", "v5p:8x8x8", step_s=22.197, why_not=_RECIPE),
    Row(27, "Llama 3.1 405B", "v5p:8x8x8", 2, 8192, L405, FULL, step_s=131.474, halved=True, assumed="everything is computed again (not published)"),
    Row(28, "Mixtral 8x7B", "v5p:4x8x8", why_not=_EXPERTS),
    Row(29, "16B scale", "v5e:16x16", 6, 2048, S16, FULL, tflops=120),
    Row(30, "32B scale", "v5e:16x16", 4, 2048, S32, FULL, tflops=132),
    Row(31, "64B scale", "v5e:16x16", 2, 2048, S64, FULL, tflops=118),
    Row(32, "128B scale", "v5e:16x16", 1, 2048, S128, NOTHING, 16, tflops=110, assumed=_OFFLOAD),
    Row(33, "16B scale", "v5e:16x16", tflops=108, why_not=_SLICES),
    Row(34, "128B scale", "v5e:16x16", tflops=91, why_not=_SLICES),
]
