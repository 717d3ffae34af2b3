"""What is known about ops of the database before they run. An entry needs a reason; a tolerance hides bugs.

`op` is the OpInfo's full name (`nn.functional.gelu`, `linalg.norm.subgradients_at_zero`).
"""

import torch

# Draw random numbers in their samples (found with a dispatch mode: a leaf is tagged nondeterministic_seeded). The database fixes
# the seed; we vary it, and compare what does not depend on the generator's algorithm. Samples that do not
# depend on the seed (dropout with p=0) are compared by value as all others.
RANDOM = frozenset("""
    bernoulli cauchy exponential geometric log_normal multinomial normal normal.in_place normal.number_mean pca_lowrank
    rand_like randint randint_like randn randn_like svd_lowrank uniform
    nn.functional.alpha_dropout nn.functional.dropout nn.functional.dropout2d nn.functional.dropout3d
    nn.functional.feature_alpha_dropout.with_train nn.functional.fractional_max_pool2d nn.functional.fractional_max_pool3d
    nn.functional.multi_head_attention_forward nn.functional.rrelu nn.functional.scaled_dot_product_attention
""".split())

# Of these: they start from random numbers and converge, more or less. On CPU in float64 one seed of sixty moves a sample of
# svd_lowrank by 0.3, most by less than 1e-5: their distributions are compared, and two seeds may well give the same result.
CONVERGING = frozenset(("pca_lowrank", "svd_lowrank"))

# Return memory that nothing has written: shape, dtype and strides are all there is to compare.
UNINITIALISED = frozenset("empty empty_like empty_permuted empty_strided new_empty new_empty_strided".split())

# The first letters of ops that compile CUDA source at run time; they raise on every other device, CPU included.
CUDA_ONLY = ("jiterator_",)

# Entries per dtype in torch 2.13.0, CUDA's own among them; a test checks it, so that no op is lost without notice.
DENOMINATORS = {torch.float32: 677}

# (rtol, atol) by dtype of the result: for float32 ten times torch.testing's rtol, because two correct libraries
# round sums and transcendental functions differently; for the others torch.testing's own.
TOLERANCE: dict[torch.dtype, tuple[float, float]] = {
    torch.float64: (1e-7, 1e-7),
    torch.float32: (1.3e-5, 1e-5),
    torch.complex128: (1e-7, 1e-7),
    torch.complex64: (1.3e-5, 1e-5),
    torch.bfloat16: (1.6e-2, 1e-5),
    torch.float16: (1e-3, 1e-5),
}

# Wider bounds for single ops, forward or backward: op -> (rtol, atol, reason). Above rtol 1e-3 the reason must say why no
# tighter bound can hold. Applies to float32 and complex64 results.
WIDER: dict[str, tuple[float, float, str]] = {
    "nn.functional.conv_transpose3d": (1e-4, 1e-4, "the bias gradient sums thousands of terms of both signs, in another order than CPU's"),
    "linalg.householder_product": (1e-4, 1e-4, "gradients of 100 in float32: 1e-4 from a float64 run, CPU 2e-5; the products are summed in another order"),
}

# float64 results that CPU itself gets wrong: op -> (rtol, atol, reason). test_harness.py holds the device to the right values.
CPU_IS_OFF: dict[str, tuple[float, float, str]] = {
    "special.bessel_j0": (1e-7, 4e-7, "for 4 < |x| < 9 CPU is up to 3.8e-7 from mpmath's value, the device 6e-16"),
}


def bounds(op: str) -> dict[torch.dtype, tuple[float, float]]:
    """The bounds of `op` that are wider than TOLERANCE, by dtype of the result."""
    found = dict.fromkeys((torch.float32, torch.complex64), WIDER[op][:2]) if op in WIDER else {}
    return found | ({torch.float64: CPU_IS_OFF[op][:2]} if op in CPU_IS_OFF else {})


# CPU rounds the statistics that these ops save for backward to the half precision of their arguments; the Meta kernel, CUDA and the
# device keep them in float32, from which the gradients profit. Their values are compared, not their dtype.
FLOAT32_STATISTICS = frozenset("""
    _batch_norm_with_update _native_batch_norm_legit native_batch_norm native_layer_norm
""".split())

# Ops of which CPU's own result for empty or 0-d arguments is none: its kernel ends the process (an integer division by zero, a null
# pointer), or returns what the memory held.
DEGENERATE_HAS_NO_ANSWER = frozenset("""
    _chunk_cat _native_batch_norm_legit native_batch_norm nn.functional.multi_margin_loss nn.functional.multilabel_margin_loss
    nn.functional.pdist resize_
""".split())

# Ops that cannot agree, with what would change that. They must raise clearly; a test fails if one of them begins to agree.
_COMPRESSED = "a compressed sparse layout (CSR)"
REFUSED: dict[str, str] = {
    "chalf": "complex32 has no StableHLO type",
    "sparse.mm.reduce": _COMPRESSED,
    "sparse.sampled_addmm": _COMPRESSED,
}

# Why an op runs on CPU. An op that is not listed has no reason but that nobody has written its rule.
ON_CPU: dict[str, str] = {
    **dict.fromkeys("aten::_linalg_eigvals aten::linalg_eig aten::linalg_eigvals".split(), "LAPACK: eigenvalues of a matrix that is not Hermitian"),
    **dict.fromkeys("aten::linalg_ldl_factor_ex aten::linalg_ldl_solve".split(), "LAPACK: Bunch and Kaufman's pivots"),
    "aten::linalg_lstsq": "LAPACK's drivers gelsd and gelss: whether residuals are returned depends on the data",
    "aten::cholesky": "deprecated, and raises by what it finds; torch.linalg.cholesky runs on the device",
}


def why_on_cpu(op: str) -> str:
    """op: an overload's full name, or an output of it ("aten::linalg_qr.out")."""
    return ON_CPU.get(op.split(".")[0], "no rule yet")
