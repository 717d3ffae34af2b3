"""What CPU's kernels refuse of dtypes, the device refuses: a value that CPU would not give is one that nobody has checked."""

import pytest
import torch
import torch.nn.functional as F
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils import _pytree as pytree

LONG, DOUBLE, BOOL, COMPLEX = torch.int64, torch.float64, torch.bool, torch.complex64

CALLS = {
    "convolution of two dtypes": lambda ones: F.conv2d(ones(1, 1, 2, 2), ones(1, 1, 1, 1, dtype=torch.bfloat16)),
    "transposed convolution of two dtypes": lambda ones: F.conv_transpose2d(ones(1, 1, 2, 2), ones(1, 1, 1, 1, dtype=DOUBLE)),
    "addmm of two dtypes": lambda ones: torch.addmm(ones(2, 2, dtype=DOUBLE), ones(2, 2), ones(2, 2)),
    "index_add of two dtypes": lambda ones: ones(2).index_add(0, ones(1, dtype=LONG), ones(1, dtype=DOUBLE)),
    "index_copy of two dtypes": lambda ones: ones(2).index_copy(0, ones(1, dtype=LONG), ones(1, dtype=DOUBLE)),
    "index_put of two dtypes": lambda ones: ones(2).index_put((ones(1, dtype=LONG),), ones(1, dtype=DOUBLE)),
    "put_ of two dtypes": lambda ones: ones(2).put_(ones(1, dtype=LONG), ones(1, dtype=DOUBLE)),
    "layer_norm with a weight of another dtype": lambda ones: F.layer_norm(ones(2, 2), (2,), ones(2, dtype=DOUBLE)),
    "batch_norm with a weight of another dtype": lambda ones: F.batch_norm(ones(2, 2, 2), None, None, ones(2, dtype=DOUBLE), training=True),
    "nll_loss with weights of another dtype": lambda ones: F.nll_loss(ones(2, 2), ones(2, dtype=LONG), ones(2, dtype=DOUBLE)),
    "cross_entropy with int32 targets": lambda ones: F.cross_entropy(ones(2, 2), ones(2, dtype=torch.int32)),
    "heaviside of two dtypes": lambda ones: torch.heaviside(ones(2), ones(2, dtype=LONG)),
    "truncated division of half by complex": lambda ones: torch.div(ones(2, dtype=torch.half), ones(2, dtype=COMPLEX), rounding_mode="trunc"),
    "var of integers": lambda ones: ones(3, dtype=LONG).var(),
    "argmax of bool": lambda ones: ones(3, dtype=BOOL).argmax(),
    "topk of bool": lambda ones: ones(3, dtype=BOOL).topk(2),
    "uniform_ of integers": lambda ones: ones(3, dtype=LONG).uniform_(),
    "convolution of bool": lambda ones: F.conv2d(ones(1, 1, 2, 2, dtype=BOOL), ones(1, 1, 1, 1, dtype=BOOL)),
    "trilinear interpolation of integers": lambda ones: F.interpolate(ones(1, 1, 2, 2, 2, dtype=torch.int32), scale_factor=2, mode="trilinear"),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_refused_as_on_cpu(device: str, name: str) -> None:
    kinds = []
    for place in ("cpu", device):
        with pytest.raises(RuntimeError, match="(?i)not implemented|type|support") as caught:
            CALLS[name](lambda *sizes, dtype=torch.float32: torch.ones(*sizes, dtype=dtype, device=place))
        kinds.append(caught.type)
    assert kinds[0] is kinds[1]


# Unary ops and reductions of the database in each dtype that it does not list: if CPU raises, so must the device.
OPS = ["sign", "logit", "atan2", "xlogy", "special.xlog1py", "hypot", "heaviside", "median", "kthvalue", "logcumsumexp", "clamp", "igamma", "cdist", "normal", "randint_like",
       "nn.functional.dropout", "nn.functional.hardswish", "nn.functional.hardshrink", "nn.functional.hardsigmoid", "nn.functional.threshold", "nn.functional.unfold", "nn.functional.fold",
       "nn.functional.adaptive_max_pool2d", "nn.functional.max_pool2d", "nn.functional.grid_sample", "nn.functional.gelu", "nn.functional.softplus", "nn.functional.interpolate"]  # fmt: skip
UNLISTED = [(op, dtype) for op in op_db if op.name in OPS for dtype in (DOUBLE, LONG, BOOL, COMPLEX) if dtype not in op.dtypes]


@pytest.mark.parametrize(("op", "dtype"), UNLISTED, ids=lambda case: getattr(case, "formatted_name", str(case)))
def test_what_the_database_does_not_list(device: str, op, dtype: torch.dtype) -> None:
    sample = [s for s in op.sample_inputs("cpu", torch.float32) if not isinstance(s.input, torch.Tensor) or s.input.numel() > 0][-1]

    def call(place: str) -> bool:
        """Whether it is refused."""
        move = lambda leaf: (leaf.detach().to(dtype) if leaf.is_floating_point() else leaf).to(place).clone() if isinstance(leaf, torch.Tensor) else leaf  # noqa: E731
        value, args, kwargs = pytree.tree_map(move, (sample.input, sample.args, sample.kwargs))
        try:
            op.op(value, *args, **kwargs)
        except RuntimeError:  # NotImplementedError is one
            return True
        return False

    if call("cpu"):
        assert call(device), f"CPU refuses {op.name} of {dtype}, the device computes something"
