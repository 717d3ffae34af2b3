"""PyTorch's decompositions on the device: values, one trace for each signature, threads, modes, and what is refused.

The ops under test are of a library of our own, whose decompositions hold what real ones hold: no rule will ever serve them.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch._decomp import decomposition_table
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

from tests.conformance import compare

LIBRARY = torch.library.Library("decomposed", "DEF")


def make(name: str, schema: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """An op that CPU runs as `function`, and that PyTorch decomposes into it."""
    LIBRARY.define(name + schema)
    LIBRARY.impl(name, function, "CPU")
    LIBRARY.impl(name, function, "Meta")
    op = getattr(torch.ops.decomposed, name)
    decomposition_table[op.default] = function
    return op


def writes(x: Tensor) -> Tensor:
    y = x.clone()
    y[0].mul_(2)
    y.t()[1] = torch.tensor([1.5, 2.0, 3.0])
    y[:, ::2].add_(y[1:2, 1:2])
    return y.exp_().sub(y.diagonal().fill_(4.0).sum())


def refs(x: Tensor, other: Tensor) -> Tensor:
    y = torch._refs.where(torch._refs.gt(x, 0), torch._refs.true_divide(x, other), 0)
    return torch._refs.var(torch._refs.pow(torch._refs.abs(y), 1.5), dim=[1], keepdim=True) + torch._refs.sum(x, dim=[0])


def lists(xs: list[Tensor], offset: Tensor | None, scale: float) -> list[Tensor]:
    return [x.sin() * scale + (1 if offset is None else offset) for x in xs]


WRITES = make("writes", "(Tensor x) -> Tensor", writes)
REFS = make("refs", "(Tensor x, Tensor other) -> Tensor", refs)
LISTS = make("lists", "(Tensor[] xs, Tensor? offset, float scale) -> Tensor[]", lists)
SEVERAL = make("several", "(Tensor x) -> (Tensor, int, Tensor)", lambda x: (x.softmax(-1), x.dim(), x.max(-1)[1]))
CASTS = make("casts", "(Tensor x, ScalarType dtype, int[] size) -> Tensor",
             lambda x, dtype, size: x.new_zeros(size, dtype=dtype).add(x.to(dtype)).to(torch.complex64).conj().mul(2j))  # fmt: skip
NUMBER = make("number", "(Tensor x, Scalar n) -> Tensor", lambda x, n: x * n + n)
AS_STRIDED = make("strided", "(Tensor x, bool flip) -> Tensor", lambda x, flip: (x.t() if flip else x.clone()).as_strided((3, 2), (1, 3), 1))

# Not for a program: CPU runs them. The last word is what the warning has to say.
DRAWS = make("draws", "(Tensor x) -> Tensor", lambda x: x * torch.ones_like(x).bernoulli_(1.0))
WITHOUT_RULE = make("without_rule", "(Tensor x) -> Tensor", lambda x: torch.linalg.eigvals(x).abs().sort().values)
DATA = make("data", "(Tensor x) -> Tensor", lambda x: torch.empty_like(x) if x.is_meta else x * (2 if x.sum().item() > 0 else 3))
REFUSED = {"draws": (DRAWS, "random"), "without_rule": (WITHOUT_RULE, "aten::linalg_eig "), "data": (DATA, "cannot be traced")}


def x33(seed: int = 0) -> Tensor:
    return torch.randn(3, 3, generator=torch.Generator().manual_seed(seed))


CALLS = {
    "writes": (WRITES, (x33(),)),
    "writes to a view": (WRITES, (x33().t(),)),
    "refs": (REFS, (x33(), x33(1))),
    "half": (REFS, (x33().half(), x33(1).half())),
    "lists": (LISTS, ([x33(), x33(1)], None, 2.0)),
    "optional": (LISTS, ([x33(), x33(1)], x33(2), 0.5)),
    "several": (SEVERAL, (x33(),)),
    "casts": (CASTS, (x33(), torch.int16, [2, 3, 3])),
    "numbers": (NUMBER, (x33(), 3)),
    "host scalar": (REFS, (x33(), torch.tensor(2.5))),
    "empty": (SEVERAL, (torch.ones(0, 3),)),
}


def to(device: str, tree: Any) -> Any:
    return pytree.tree_map_only(Tensor, lambda t: t.to(device) if t.dim() else t, tree)


def agree(op: Callable[..., Any], arguments: Any, device: str) -> None:
    got, want = op(*to(device, arguments)), op(*arguments)
    assert (problem := compare.differences(pytree.tree_leaves(got), pytree.tree_leaves(want))) is None, problem


@pytest.fixture
def metrics(tpu: str) -> Callable[[], dict[str, Any]]:
    import torch_tpu

    torch_tpu.reset_metrics()
    return torch_tpu.metrics


@pytest.fixture
def traced(tpu: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ops traced from here on."""
    from torch_tpu import _decompose

    ops: list[str] = []
    trace = _decompose._trace
    monkeypatch.setattr(_decompose, "_trace", lambda op, *rest: ops.append(op) or trace(op, *rest))
    return ops


# --- values


@pytest.mark.parametrize("name", CALLS)
def test_values(name: str, tpu: str, metrics: Callable[[], dict[str, Any]]) -> None:
    op, arguments = CALLS[name]
    agree(op, arguments, tpu)
    assert metrics()["decompositions"] == {f"decomposed::{op.__name__}": 1}
    assert not metrics()["fallbacks"]


PYTORCH = {
    "grid_sample": (lambda x, g: F.grid_sample(x, g, align_corners=False), (torch.randn(2, 3, 5, 5), torch.rand(2, 4, 4, 2) * 2 - 1)),
    "unfold": (lambda x: F.unfold(x, 2), (torch.randn(2, 3, 5, 5),)),
    "fold": (lambda x: F.fold(x, (4, 4), 2), (torch.randn(2, 12, 9),)),
    "interpolate": (lambda x: F.interpolate(x, size=(8, 7), mode="bicubic"), (torch.randn(2, 3, 5, 5),)),
    "channel_shuffle": (lambda x: F.channel_shuffle(x, 3), (torch.randn(2, 6, 4, 4),)),
    "cross": (torch.linalg.cross, (x33(), x33(1))),
    "mvlgamma": (lambda x: torch.mvlgamma(x, 2), (x33().abs() + 1,)),
}


@pytest.mark.filterwarnings("ignore:.* ran on CPU:UserWarning")
@pytest.mark.parametrize("name", PYTORCH)
def test_gradients_of_ops_that_pytorch_decomposes(name: str, device: str) -> None:
    call, arguments = PYTORCH[name]

    def run(place: str) -> list[Tensor]:
        leaves = [t.detach().to(place).requires_grad_() for t in arguments]
        result = call(*leaves)
        cotangent = torch.ones_like(result).cumsum(-1)
        return [result, *torch.autograd.grad(result, leaves, cotangent)]

    assert (problem := compare.differences(run(device), run("cpu"))) is None, problem


# --- one trace for each signature


@pytest.fixture
def exact_sizes(tpu: str):
    """No padded buffers: those that tests before had made would be signatures of their own."""
    torch.tpu.size_buckets = False
    yield
    torch.tpu.size_buckets = True


def test_traces_each_signature_once(tpu: str, exact_sizes: None, traced: list[str], metrics: Callable[[], dict[str, Any]]) -> None:
    x = torch.ones(2, 5, device=tpu)
    for _ in range(3):
        NUMBER(x, 7)
    assert traced == ["decomposed::number"]
    compiled = metrics()["programs_compiled"]
    assert metrics()["decompositions"] == {"decomposed::number": 3}
    NUMBER(x, 8)  # a number is a constant of the program
    NUMBER(x[:, :4], 7)
    NUMBER(x + 1, 7)
    assert len(traced) == 3
    assert metrics()["programs_compiled"] <= compiled + 3  # x + 1 and x[:, :4] among them


def test_threads(tpu: str) -> None:
    start = threading.Barrier(6)

    def work(number: int) -> None:
        start.wait()
        for size in range(3, 6):
            x = torch.randn(size, 3 + number % 3, generator=torch.Generator().manual_seed(number))
            agree(NUMBER, (x, number), tpu)
            agree(SEVERAL, (x,), tpu)
            agree(WRITES, (x33(number),), tpu)

    with ThreadPoolExecutor(6) as pool:
        for future in [pool.submit(work, number) for number in range(6)]:
            future.result(timeout=300)


# --- inside the caller's modes


class Seen(TorchDispatchMode):
    def __init__(self) -> None:
        super().__init__()
        self.ops: list[str] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.ops.append(func.name())
        return func(*args, **(kwargs or {}))


class Called(TorchFunctionMode):
    def __init__(self) -> None:
        super().__init__()
        self.functions: list[Any] = []

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.functions.append(func)
        return func(*args, **(kwargs or {}))


def test_a_mode_sees_the_op_and_not_its_parts(tpu: str, traced: list[str]) -> None:
    x = torch.ones(3, 11, device=tpu)
    with Seen() as seen, Called() as called:
        NUMBER(x, 2)
    assert traced == ["decomposed::number"]
    assert seen.ops == ["decomposed::number"]
    assert called.functions == [torch.ops.decomposed.number]


class Backwards(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return NUMBER(grad, 5)


def test_in_autograds_thread(tpu: str, traced: list[str]) -> None:
    x = torch.ones(3, 13, device=tpu, requires_grad=True)
    with Seen(), Called():
        Backwards.apply(x).sum().backward()
    assert traced == ["decomposed::number"]
    assert x.grad.cpu().eq(10).all()


CONTEXTS = {
    "no_grad": torch.no_grad,
    "enable_grad": torch.enable_grad,
    "inference_mode": torch.inference_mode,
    "device": lambda: torch.device("tpu"),
    "autocast": lambda: torch.autocast("tpu", torch.bfloat16),
}


@pytest.mark.parametrize("name", CONTEXTS)
def test_in_a_context(name: str, tpu: str, traced: list[str]) -> None:
    x = torch.randn(3, 20 + list(CONTEXTS).index(name))  # a signature of its own
    on_device = x.to(tpu)
    with CONTEXTS[name]():
        got = WRITES(on_device)
    assert traced == ["decomposed::writes"]
    assert compare.differences([got], [WRITES(x)]) is None


@pytest.mark.filterwarnings("ignore:There is a performance drop:UserWarning")
def test_under_functorch(tpu: str) -> None:
    x = torch.randn(4, 3, 3, generator=torch.Generator().manual_seed(0))
    got = torch.vmap(WRITES)(x.to(tpu))
    assert compare.differences([got], [torch.stack([writes(row) for row in x])]) is None
    call, (image,) = PYTORCH["unfold"]
    gradient = torch.func.vmap(torch.func.grad(lambda image: call(image).square().sum()))
    assert compare.differences([gradient(image[:, None].to(tpu))], [gradient(image[:, None])]) is None


# --- what a program cannot hold


@pytest.fixture
def fresh_warnings() -> Iterator[list[warnings.WarningMessage]]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield caught


@pytest.mark.parametrize("name", REFUSED)
def test_cpu_serves_what_is_refused(
    name: str, tpu: str, traced: list[str], metrics: Callable[[], dict[str, Any]], fresh_warnings: list[warnings.WarningMessage],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    op, why = REFUSED[name]
    x = x33(5) @ x33(5).t()
    monkeypatch.setattr(torch.backends.tpu, "cpu_fallback", "refuse")
    with pytest.raises(NotImplementedError, match=f"decomposed::{name} .*{why}.*refuse"):
        op(x.to(tpu))
    monkeypatch.setattr(torch.backends.tpu, "cpu_fallback", "warn")
    for _ in range(3):
        assert compare.differences([op(x.to(tpu))], [op(x)]) is None
    assert traced == [f"decomposed::{name}"]
    assert metrics()["fallbacks"][f"decomposed::{name}"]["count"] == 3
    assert not metrics()["decompositions"]
    told = [w for w in fresh_warnings if "ran on CPU" in str(w.message)]
    assert len(told) == 1 and why in str(told[0].message)
    assert told[0].category is UserWarning and told[0].filename == __file__


@pytest.mark.filterwarnings("ignore:.* ran on CPU:UserWarning")
def test_memory_of_a_transposed_value(tpu: str, metrics: Callable[[], dict[str, Any]]) -> None:
    agree(AS_STRIDED, (x33(), False), tpu)
    assert "decomposed::strided" in metrics()["decompositions"]
    agree(AS_STRIDED, (x33(), True), tpu)  # as_strided reads the storage, which a program does not have
    assert "decomposed::strided" in metrics()["fallbacks"]


def test_which_ops_have_a_decomposition(tpu: str) -> None:
    from torch_tpu._decompose import has_decomposition

    assert has_decomposition("aten::im2col") and has_decomposition("decomposed::writes")
    # In place; random; an alias of its argument; none in PyTorch.
    for op in ("aten::celu_", "aten::normal.float_float", "aten::diagonal", "aten::linalg_qr"):
        assert not has_decomposition(op), op


def test_nothing_is_imported_before_it_is_needed(tpu: str, passes: Callable[..., str]) -> None:
    passes("""
        import sys, torch
        torch.ones(3, device="tpu").add(1).cpu()
        assert "torch_tpu._decompose" not in sys.modules
    """)
