"""The records: one for each op that has a rule, and for those that users meet most. `Record("add")` is enough for an op of
PyTorch's database, whose samples, dtypes and wrong inputs it takes; an op that the database lacks brings its own.

Another file `records_<topic>.py` with a list RECORDS is found by all_records(). The golden texts and the compilation for real
chips walk the same records: Record.samples(dtype) is all they need.
"""

from __future__ import annotations

import functools
import importlib
import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import BinaryUfuncInfo, ErrorInput, OpInfo, SampleInput, UnaryUfuncInfo
from torch.utils import _pytree as pytree

from tests.conformance import run

DTYPES = (torch.float32, torch.bfloat16, torch.float16, torch.float64, torch.int64, torch.int32, torch.uint8, torch.bool,
          torch.complex64)  # fmt: skip

_DATABASE = {op.full_name: op for op in op_db}


@dataclass(frozen=True)
class Record:
    """One op. `name` is its full name in the database unless `call` is given."""

    name: str
    dtypes: tuple[torch.dtype, ...] = ()  # empty: each of DTYPES that CPU computes
    tolerance: dict[torch.dtype, tuple[float, float]] = field(default_factory=dict)  # (rtol, atol), instead of compare.TOLERANCE
    call: Callable[..., Any] | None = None
    own: Callable[[torch.dtype], Iterable[SampleInput]] | None = None  # samples, in place of the database's
    backward: bool = True  # of an op of its own

    @property
    def info(self) -> OpInfo | None:
        return None if self.call else _DATABASE[self.name]

    @property
    def function(self) -> Callable[..., Any]:
        return self.call or self.info.op

    def supported(self) -> tuple[torch.dtype, ...]:
        if self.dtypes or self.info is None:
            return self.dtypes or (torch.float32,)
        return tuple(dtype for dtype in DTYPES if dtype in self.info.supported_dtypes("cpu"))

    def differentiable(self, dtype: torch.dtype) -> bool:
        if self.info is None:
            return self.backward and (dtype.is_floating_point or dtype.is_complex)
        return self.info.supports_autograd and dtype in self.info.supported_backward_dtypes("cpu")

    def samples(self, dtype: torch.dtype) -> list[SampleInput]:
        """A few calls on CPU tensors, the same in every process: an ordinary one, then the corners that the op has."""
        torch.default_generator.manual_seed(0)
        if self.own:
            return list(self.own(dtype))
        found = list(itertools.islice(self.info.sample_inputs("cpu", dtype), 60))
        chosen = corners(found, elementwise=isinstance(self.info, UnaryUfuncInfo | BinaryUfuncInfo))
        return [sample for sample in chosen if self.runs(sample)]

    def runs(self, sample: SampleInput) -> bool:
        """Whether CPU takes it: not every op takes the corners that we cut ourselves (view of a non-contiguous tensor)."""
        try:
            given, args, kwargs = run.replicate((sample.input, sample.args, sample.kwargs), "cpu")  # with the layout that it has
            self.function(given, *args, **kwargs)
        except (RuntimeError, IndexError):
            return False
        return True

    def errors(self) -> list[ErrorInput]:
        """Wrong calls, with what CPU says about them."""
        if self.info is None or self.info.error_inputs_func is None:
            return []
        torch.default_generator.manual_seed(0)
        return list(self.info.error_inputs("cpu"))


# --- corners --------------------------------------------------------------------------------------------------------


def tensors(sample: SampleInput) -> list[torch.Tensor]:
    leaves = pytree.tree_leaves((sample.input, sample.args, sample.kwargs))
    return [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]


CORNERS: dict[str, Callable[[SampleInput], bool]] = {
    "ordinary": lambda sample: all(t.numel() > 1 for t in tensors(sample)),
    "0-d": lambda sample: isinstance(sample.input, torch.Tensor) and sample.input.dim() == 0,
    "empty": lambda sample: any(t.numel() == 0 for t in tensors(sample)),
    "broadcast": lambda sample: sample.broadcasts_input or len({t.shape for t in tensors(sample)}) > 1,
    "keywords": lambda sample: bool(sample.kwargs),
}


def corners(found: list[SampleInput], elementwise: bool) -> list[SampleInput]:
    """The first sample of each kind; for elementwise ops the kinds that the database leaves out are cut from the first."""
    chosen: dict[str, SampleInput] = {}
    for kind, fits in CORNERS.items():
        for sample in found:
            if fits(sample) and not any(sample is other for other in chosen.values()):
                chosen[kind] = sample
                break
    first = chosen.get("ordinary", found[0])
    chosen.setdefault("ordinary", first)
    if elementwise and "empty" not in chosen and first.input.dim() > 0:
        chosen["empty"] = first.transform(lambda leaf: leaf[:0] if isinstance(leaf, torch.Tensor) and leaf.dim() else leaf)
    if elementwise and "0-d" not in chosen:
        chosen["0-d"] = first.transform(lambda leaf: leaf.flatten()[0] if isinstance(leaf, torch.Tensor) else leaf)
    if any(t.dim() for t in tensors(first)):
        chosen["non-contiguous"] = first.noncontiguous()
    return list(chosen.values())


# --- the records ----------------------------------------------------------------------------------------------------

ELEMENTWISE = """
    abs acos acosh add addcdiv addcmul angle asin asinh atan atan2 atanh bitwise_and bitwise_left_shift bitwise_not bitwise_or
    bitwise_right_shift bitwise_xor ceil clamp clamp_max clamp_min conj conj_physical copysign cos cosh digamma
    div.floor_rounding div.no_rounding_mode div.trunc_rounding eq erf erfc erfinv exp exp2 expm1 fill float_power floor
    floor_divide fmax fmin fmod frac ge gt hypot isfinite isinf isnan le lerp lgamma log log10 log1p log2 logaddexp logical_and
    logical_not logical_or logical_xor logit lt maximum minimum mul nan_to_num ne neg nextafter polar pow reciprocal remainder
    round rsqrt rsub sgn sigmoid sign signbit sin sinc sinh sqrt square sub tan tanh trunc where xlogy
""".split()

REDUCTIONS = """
    all amax amin any argmax argmin count_nonzero cummax cummin cumprod cumsum linalg.vector_norm log_softmax logcumsumexp
    logsumexp max.reduction_no_dim max.reduction_with_dim mean median min.reduction_no_dim min.reduction_with_dim nansum norm
    prod softmax std std_mean sum var var_mean
""".split()

MATRICES = """
    addbmm addmm addmv addr baddbmm bmm dot einsum inner matmul mm mv
    outer trace tril triu vdot
""".split()

MOVEMENT = """
    __getitem__ as_strided cat chunk clone constant_pad_nd contiguous diag diag_embed diagonal diagonal_scatter expand flip
    gather index_add index_copy index_fill index_put index_select kthvalue masked_fill masked_scatter masked_select narrow narrow_copy
    nonzero permute put repeat repeat_interleave reshape roll scatter scatter_add scatter_reduce.amax scatter_reduce.mean
    scatter_reduce.sum select select_scatter slice_scatter sort split squeeze stack t take take_along_dim topk transpose unbind
    unfold unique unsqueeze view view_as_complex view_as_real
""".split()

FACTORIES = "arange eye full full_like linspace ones tril_indices zeros zeros_like".split()

NETWORKS = """
    native_layer_norm nn.functional.adaptive_avg_pool2d nn.functional.avg_pool2d nn.functional.batch_norm
    nn.functional.binary_cross_entropy nn.functional.binary_cross_entropy_with_logits nn.functional.celu nn.functional.conv1d
    nn.functional.conv2d nn.functional.conv3d nn.functional.conv_transpose2d nn.functional.cross_entropy
    nn.functional.embedding nn.functional.gelu nn.functional.glu nn.functional.group_norm nn.functional.hardsigmoid
    nn.functional.hardswish nn.functional.hardtanh nn.functional.huber_loss nn.functional.interpolate.bilinear
    nn.functional.interpolate.nearest nn.functional.kl_div nn.functional.layer_norm nn.functional.leaky_relu nn.functional.linear
    nn.functional.logsigmoid nn.functional.max_pool2d nn.functional.mish nn.functional.mse_loss nn.functional.nll_loss
    nn.functional.pad.constant nn.functional.pad.reflect nn.functional.prelu nn.functional.relu nn.functional.relu6
    nn.functional.rms_norm nn.functional.selu nn.functional.silu nn.functional.smooth_l1_loss
    nn.functional.softplus nn.functional.threshold nn.functional.unfold
""".split()

RECORDS = [Record(name) for name in [*ELEMENTWISE, *REDUCTIONS, *MATRICES, *MOVEMENT, *FACTORIES, *NETWORKS]]


@functools.cache
def all_records() -> tuple[Record, ...]:
    """The records of this file and of every `records_*.py` beside it; a name that two of them give is an error."""
    records = list(RECORDS)
    for path in sorted(Path(__file__).parent.glob("records_*.py")):
        records += importlib.import_module(f"{__package__}.{path.stem}").RECORDS
    names = [record.name for record in records]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"records with the same name: {sorted(twice)}"
    return tuple(records)
