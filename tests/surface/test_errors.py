"""Bad input: a clear error of the type that PyTorch's users expect, in CPU's words where CPU has words. No abort, no hang."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch
from torch import Tensor
from torch.nn import functional as F

from tests.conftest import Script

pytestmark = pytest.mark.usefixtures("tpu")


def raised(call: Callable[[str], object], device: str) -> Exception:
    with pytest.raises(Exception) as caught:  # noqa: PT011: the type is compared by the caller
        result = call(device)
        if isinstance(result, Tensor):
            result.cpu()
    return caught.value


def ones(device: str, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
    return torch.ones(shape, dtype=dtype, device=device)


def integers(device: str, *values: int) -> Tensor:
    return torch.tensor(values, device=device)


AS_ON_CPU: dict[str, Callable[[str], object]] = {
    "mm": lambda d: ones(d, 4, 8) @ ones(d, 5, 3),
    "bmm": lambda d: torch.bmm(ones(d, 2, 3, 4), ones(d, 3, 4, 5)),
    "addmm": lambda d: torch.addmm(ones(d, 3), ones(d, 2, 2), ones(d, 2, 2)),
    "dot": lambda d: torch.dot(ones(d, 3), ones(d, 4)),
    "linear": lambda d: F.linear(ones(d, 2, 3), ones(d, 4, 5)),
    "add": lambda d: ones(d, 3) + ones(d, 4),
    "where": lambda d: torch.where(ones(d, 2, dtype=torch.bool), ones(d, 3), ones(d, 4)),
    "in-place shape": lambda d: ones(d, 3).add_(ones(d, 2, 3)),
    "in-place dtype": lambda d: ones(d, 3, dtype=torch.int64).add_(1.5),
    "out dtype": lambda d: torch.add(ones(d, 2), 1, out=ones(d, 2, dtype=torch.int64)),
    "bool minus": lambda d: ones(d, 2, dtype=torch.bool) - ones(d, 2, dtype=torch.bool),
    "float shift": lambda d: ones(d, 2) << 1,
    "float bitwise": lambda d: ones(d, 2) & ones(d, 2),
    "int mean": lambda d: ones(d, 2, dtype=torch.int64).mean(),
    "int fill of inf": lambda d: ones(d, 2, dtype=torch.int32).fill_(float("inf")),
    "int fill of more than it holds": lambda d: ones(d, 2, dtype=torch.uint8).fill_(300),
    "float16 masked_fill of more than it holds": lambda d: ones(d, 2, dtype=torch.float16).masked_fill(ones(d, 2, dtype=torch.bool), -1e9),
    "int full of nan": lambda d: torch.full((2,), float("nan"), dtype=torch.int64, device=d),
    "int x[i] = inf": lambda d: ones(d, 2, dtype=torch.int64).__setitem__(1, float("inf")),
    "int masked_fill of more than it holds": lambda d: ones(d, 2, dtype=torch.int8).masked_fill(ones(d, 2, dtype=torch.bool), 300),
    "int scatter of inf": lambda d: ones(d, 2, dtype=torch.int32).scatter(0, integers(d, 0), float("inf")),
    "int clamp of more than it holds": lambda d: ones(d, 2, dtype=torch.int8).clamp_(max=300),
    "int add alpha": lambda d: torch.add(ones(d, 2, dtype=torch.uint8), ones(d, 2, dtype=torch.uint8), alpha=300),
    "int addmm alpha": lambda d: torch.addmm(ones(d, 2, 2, dtype=torch.uint8), ones(d, 2, 2, dtype=torch.uint8), ones(d, 2, 2, dtype=torch.uint8), alpha=300),
    "int pad of inf": lambda d: F.pad(ones(d, 2, dtype=torch.int64), (1, 1), value=float("inf")),
    "int linspace to inf": lambda d: torch.linspace(0, float("inf"), 3, dtype=torch.int32, device=d),
    "large int fill of inf": lambda d: ones(d, 300, 300, dtype=torch.int32).fill_(float("inf")),
    "int mul_ of a float": lambda d: ones(d, 2, dtype=torch.int64).mul_(0.5),
    "int % 0": lambda d: integers(d, 5) % 0,
    "int // 0": lambda d: integers(d, 5) // 0,
    "int fmod 0": lambda d: torch.fmod(integers(d, 5), 0),
    "int - bool": lambda d: integers(d, 5) - True,
    "uniform_": lambda d: ones(d, 2).uniform_(3, 1),
    "uniform_ to inf": lambda d: ones(d, 2).uniform_(0, float("inf")),
    "normal_": lambda d: ones(d, 2).normal_(0, -1),
    "log_normal_": lambda d: ones(d, 2).log_normal_(0, -1),
    "exponential_": lambda d: ones(d, 2).exponential_(0),
    "geometric_": lambda d: ones(d, 2).geometric_(1),
    "cauchy_": lambda d: ones(d, 2).cauchy_(0, -1),
    "bernoulli_": lambda d: ones(d, 2).bernoulli_(1.5),
    "random_": lambda d: ones(d, 2).random_(4, 4),
    "random_ of more than it holds": lambda d: ones(d, 2, dtype=torch.uint8).random_(0, 300),
    "negative int power": lambda d: integers(d, 2) ** -1,
    "cat": lambda d: torch.cat([ones(d, 2, 3), ones(d, 2, 4)]),
    "cat of nothing": lambda d: torch.cat([]),
    "stack": lambda d: torch.stack([ones(d, 2), ones(d, 3)]),
    "view": lambda d: ones(d, 2, 3).view(4, 2),
    "view of transposed": lambda d: ones(d, 2, 3).t().view(6),
    "reshape": lambda d: ones(d, 2, 3).reshape(5),
    "expand": lambda d: ones(d, 2, 3).expand(4, 3),
    "permute": lambda d: ones(d, 2, 3).permute(0, 0),
    "squeeze dim": lambda d: ones(d, 2).squeeze(3),
    "sum dim": lambda d: ones(d, 2).sum(2),
    "softmax dim": lambda d: ones(d, 2).softmax(5),
    "argmax of empty": lambda d: ones(d, 0).argmax(),
    "aminmax of empty": lambda d: ones(d, 0).aminmax(),
    "amax of empty dim": lambda d: ones(d, 2, 0).amax(1),
    "max of empty": lambda d: ones(d, 0).max(),
    "narrow": lambda d: ones(d, 4).narrow(0, 3, 2),
    "select": lambda d: ones(d, 4).select(0, 4),
    "index": lambda d: ones(d, 4)[4],
    "index of 0-d": lambda d: ones(d)[0],
    "too many indices": lambda d: ones(d, 4)[0, 0],
    "bucketize of a matrix": lambda d: torch.bucketize(ones(d, 2), ones(d, 2, 2)),
    "searchsorted shapes": lambda d: torch.searchsorted(ones(d, 3, 4), ones(d, 2)),
    "list index": lambda d: ones(d, 4)[[0, 7]],
    "mask shape": lambda d: ones(d, 4)[ones(d, 3, dtype=torch.bool)],
    "float index": lambda d: ones(d, 4)[ones(d, 2)],
    "index_select index": lambda d: ones(d, 4).index_select(0, ones(d, 2, 2, dtype=torch.int64)),
    "index_add shape": lambda d: ones(d, 3, 4).index_add(0, integers(d, 0, 2), ones(d, 3, 4)),
    "gather dim": lambda d: ones(d, 3, 4).gather(5, ones(d, 1, 1, dtype=torch.int64)),
    "gather index dtype": lambda d: ones(d, 3).gather(0, ones(d, 1)),
    "scatter dtype": lambda d: ones(d, 3).scatter(0, integers(d, 0), ones(d, 1, dtype=torch.float64)),
    "unfold": lambda d: ones(d, 3).unfold(0, 4, 1),
    "conv channels": lambda d: F.conv2d(ones(d, 1, 3, 5, 5), ones(d, 4, 2, 3, 3)),
    "conv size": lambda d: F.conv2d(ones(d, 1, 2, 2, 2), ones(d, 4, 2, 3, 3)),
    "max_pool size": lambda d: F.max_pool2d(ones(d, 1, 1, 2, 2), 3),
    "layer_norm": lambda d: F.layer_norm(ones(d, 2, 3), (4,)),
    "batch_norm": lambda d: F.batch_norm(ones(d, 1, 3), None, None, training=True),
    "embedding dtype": lambda d: F.embedding(ones(d, 2), ones(d, 3, 4)),
    "cross_entropy": lambda d: F.cross_entropy(ones(d, 3, 4), integers(d, 0, 1)),
    "nll dtype": lambda d: F.nll_loss(ones(d, 3, 4), ones(d, 3)),
    "dropout p": lambda d: F.dropout(ones(d, 3), 1.5),
    "arange": lambda d: torch.arange(3, 0, device=d),
    "arange step": lambda d: torch.arange(0, 3, 0, device=d),
    "arange to inf": lambda d: torch.arange(0, float("inf"), device=d),
    "randint": lambda d: torch.randint(5, 5, (2,), device=d),
    "randint of more than it holds": lambda d: torch.randint(0, 300, (2,), dtype=torch.uint8, device=d),
    "randperm of more than it holds": lambda d: torch.randperm(300, dtype=torch.uint8, device=d),
    "multinomial": lambda d: torch.multinomial(ones(d, 3), 4),
    "multinomial of none": lambda d: torch.multinomial(ones(d, 3), 0),
    "negative size": lambda d: torch.ones(-1, device=d),
    "item of many": lambda d: ones(d, 3).item(),
    "bool of many": lambda d: bool(ones(d, 3)),
    "backward of non-scalar": lambda d: (ones(d, 3).requires_grad_() * 2).backward(),
    "backward twice": lambda d: [(lambda loss: (loss.backward(), loss.backward()))(ones(d, 3).requires_grad_().exp().sum())],
    "grad of int": lambda d: ones(d, 3, dtype=torch.int64).requires_grad_(),
    "leaf in-place": lambda d: ones(d, 3).requires_grad_().add_(1),
    "chunk": lambda d: ones(d, 4).chunk(0),
    "split": lambda d: ones(d, 4).split([1, 2]),
    "topk": lambda d: ones(d, 4).topk(5),
    "kthvalue": lambda d: ones(d, 4).kthvalue(9),
    "tril of vector": lambda d: ones(d, 4).tril(),
    "as_strided": lambda d: ones(d, 4).as_strided((3,), (2,)),
    "view dtype": lambda d: ones(d, 3, dtype=torch.uint8).view(torch.float32),
    "linspace": lambda d: torch.linspace(0, 1, -3, device=d),
    "pad": lambda d: F.pad(ones(d, 1, 2, 2), (3, 0), mode="reflect"),
    "solve": lambda d: torch.linalg.solve(torch.zeros(2, 2, device=d), ones(d, 2)),
    "cholesky": lambda d: torch.linalg.cholesky(-torch.eye(2, device=d)),
}


@pytest.mark.parametrize("name", AS_ON_CPU)
def test_type_and_words_are_cpus(name: str) -> None:
    want, got = raised(AS_ON_CPU[name], "cpu"), raised(AS_ON_CPU[name], "tpu")
    assert type(got) is type(want), f"{got!r} instead of {want!r}"
    words = str(want).split("\nException raised from")[0].strip()
    assert words in str(got), f"{str(got)!r} does not say {words!r}"


def test_a_shape_error_names_op_device_and_shapes() -> None:
    error = str(raised(AS_ON_CPU["mm"], "tpu"))
    assert "mat1 and mat2 shapes cannot be multiplied (4x8 and 5x3)" in error
    for part in ("aten::mm", "tpu:0", "f32[4,8]", "f32[5,3]"):
        assert part in error, error


def test_no_such_device() -> None:
    for use in (lambda: torch.ones(1, device="tpu:9"), lambda: torch.ones(1).to("tpu:9"), lambda: torch.tpu.set_device(9),
                lambda: torch.tpu.synchronize(9), lambda: torch.empty(2, device=torch.device("tpu", 9))):  # fmt: skip
        with pytest.raises(RuntimeError, match=r"tpu:9|device ordinal|device 9") as caught:
            use()
        assert "1" in str(caught.value), "it must say how many devices there are"


def test_mixed_devices() -> None:
    a, b = torch.ones(3, device="tpu"), torch.ones(3)
    for call in (lambda: a + b, lambda: torch.cat([a, b]), lambda: torch.dot(a, b), lambda: a.index_select(0, torch.tensor([0])), lambda: F.linear(a, b.view(1, 3)),
                 lambda: a.add_(b), lambda: torch.where(b > 0, a, a), lambda: b[0].add_(a[0])):  # fmt: skip
        with pytest.raises(RuntimeError, match="(?i)same device") as caught:
            call()
        assert "cpu" in str(caught.value) and "tpu:0" in str(caught.value)
    assert (a + torch.tensor(2.0)).tolist() == [3] * 3, "0-d CPU tensors are fine"


def test_an_interrupt_while_an_op_is_lowered_reaches_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch's Meta kernels are Python: a Ctrl-C there is no error of the op."""

    def interrupted(*args: object, **kwargs: object) -> None:
        raise KeyboardInterrupt

    x = torch.rand(3, 19, device="tpu", requires_grad=True)
    y = F.elu(x).sum()
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(torch._prims_common, "elementwise_dtypes", interrupted)
        y.backward()
    F.elu(x).sum().backward()
    assert x.grad.shape == x.shape


def test_dtype_without_support() -> None:
    for make in (lambda: torch.zeros(2, dtype=torch.complex32, device="tpu"), lambda: torch.zeros(2, dtype=torch.complex32).to("tpu"),
                 lambda: torch.quantize_per_tensor(torch.ones(2), 0.1, 0, torch.qint8).to("tpu")):  # fmt: skip
        with pytest.raises((NotImplementedError, RuntimeError), match="(?i)complex32|ComplexHalf|qint8|QInt8|quantized"):
            make()


@pytest.fixture
def debug() -> Iterator[None]:
    with torch.tpu.set_eager_mode(torch.tpu.EagerMode.DEFER_NEVER_AND_LAUNCH_BLOCKING):
        yield


OUT_OF_RANGE: dict[str, Callable[[str], object]] = {
    "index": lambda d: ones(d, 4)[integers(d, 1, 4)],
    "negative index": lambda d: ones(d, 4)[integers(d, -5)],
    "index_select": lambda d: ones(d, 4).index_select(0, integers(d, 9)),
    "gather": lambda d: ones(d, 4).gather(0, integers(d, 4)),
    "embedding": lambda d: F.embedding(integers(d, 3), ones(d, 3, 2)),
    "index_put": lambda d: ones(d, 4).index_put_((integers(d, 6),), ones(d)),
    "scatter": lambda d: ones(d, 4).scatter(0, integers(d, 5), 1.0),
    "index_add": lambda d: ones(d, 4).index_add(0, integers(d, 5), ones(d, 1)),
    "index_copy": lambda d: ones(d, 4).index_copy(0, integers(d, 5), ones(d, 1)),
    "index_fill": lambda d: ones(d, 4).index_fill(0, integers(d, 5), 1.0),
    "take": lambda d: ones(d, 4).take(integers(d, 5)),
    "nll_loss": lambda d: F.nll_loss(ones(d, 1, 3), integers(d, 3)),
    "cross_entropy": lambda d: F.cross_entropy(ones(d, 1, 3), integers(d, -2)),
    "one_hot": lambda d: F.one_hot(integers(d, 5), 3),
    "nll_loss2d": lambda d: F.nll_loss(ones(d, 1, 3, 1, 1), integers(d, 7).view(1, 1, 1)),
    "multi_margin_loss": lambda d: F.multi_margin_loss(ones(d, 1, 3), integers(d, 3)),
    "embedding_bag": lambda d: F.embedding_bag(integers(d, 3), ones(d, 3, 2), integers(d, 0)),
    "put": lambda d: ones(d, 4).put(integers(d, 9), ones(d, 1)),
    "scatter_add": lambda d: ones(d, 4).scatter_add(0, integers(d, 5), ones(d, 1)),
    "scatter_reduce": lambda d: ones(d, 4).scatter_reduce(0, integers(d, 5), ones(d, 1), "amax"),
    "index_reduce": lambda d: ones(d, 4).index_reduce(0, integers(d, 5), ones(d, 1), "amax"),
}


# Known on the host, because they came from there; the rest of a program does not know them.
@pytest.mark.parametrize("name", OUT_OF_RANGE)
def test_index_from_the_host_out_of_range_raises(name: str) -> None:
    want, got = raised(OUT_OF_RANGE[name], "cpu"), raised(OUT_OF_RANGE[name], "tpu")
    assert isinstance(got, type(want)), f"{got!r} instead of {want!r}"


def test_an_ignored_label_is_no_error(debug: None) -> None:
    logits = torch.zeros(3, 2)
    for labels in ([0, -100, 1], [-100, -100, -100]):
        at = torch.tensor(labels)
        want = F.cross_entropy(logits, at)
        assert torch.allclose(F.cross_entropy(logits.to("tpu"), at.to("tpu")).cpu(), want, equal_nan=True)
        with torch.tpu.set_eager_mode(torch.tpu.EagerMode.DEFER_NEVER):
            assert torch.allclose(F.cross_entropy(logits.to("tpu"), at.to("tpu")).cpu(), want, equal_nan=True)


@pytest.mark.parametrize("name", OUT_OF_RANGE)
def test_index_out_of_range_raises_in_debug(name: str, debug: None) -> None:
    want, got = raised(OUT_OF_RANGE[name], "cpu"), raised(OUT_OF_RANGE[name], "tpu")
    assert isinstance(got, type(want)), f"{got!r} instead of {want!r}"
    assert any(word in str(got).lower() for word in ("out of bounds", "out of range", "valid range", "smaller than num_classes")), got
    assert "test_errors.py" in str(got), f"it does not name the line: {got}"


BAD_VALUES: dict[str, Callable[[str], object]] = {
    "bernoulli": lambda d: torch.bernoulli(ones(d, 2) * 1.5),
    "bernoulli with a tensor": lambda d: ones(d, 2).bernoulli_(ones(d, 2) * -1),
    "normal": lambda d: torch.normal(ones(d, 2), ones(d, 2) * -1),
    "binary_cross_entropy": lambda d: F.binary_cross_entropy(ones(d, 2) * 1.5, ones(d, 2)),
    "segment lengths": lambda d: torch.segment_reduce(ones(d, 4), "sum", lengths=integers(d, 1, 2)),
    "sorter": lambda d: torch.searchsorted(ones(d, 3), ones(d, 1), sorter=integers(d, 0, 1, 7)),
    "floor_divide": lambda d: integers(d, 1, 2) // integers(d, 1, 0),
    "remainder": lambda d: integers(d, 1, 2) % integers(d, 1, 0),
    "fmod": lambda d: integers(d, 1, 2).fmod_(integers(d, 0)),
    "div": lambda d: integers(d, 1, 2).div(integers(d, 1, 0), rounding_mode="trunc"),
}


@pytest.mark.parametrize("name", BAD_VALUES)
def test_values_that_cpu_refuses_raise_in_debug(name: str, debug: None) -> None:
    want, got = raised(BAD_VALUES[name], "cpu"), raised(BAD_VALUES[name], "tpu")
    assert isinstance(got, type(want)), f"{got!r} instead of {want!r}"
    assert str(want).split("\n")[0] in str(got)
    assert "test_errors.py" in str(got), f"it does not name the line: {got}"


def test_values_that_cpu_takes_pass_in_debug(debug: None) -> None:
    assert (integers("tpu", 7, 8) // integers("tpu", 2, 3)).tolist() == [3, 2]
    assert (ones("tpu", 2) / torch.zeros(2, device="tpu")).tolist() == [float("inf")] * 2
    state = torch.get_rng_state()
    torch.bernoulli(ones("tpu", 2) * 0.5)
    assert torch.equal(torch.get_rng_state(), state), "it drew from the user's CPU generator"


def test_index_out_of_range_elsewhere() -> None:
    """Strict: a read is clamped, a write is dropped, as docs/settings.md and docs/errors.md say. Indices that the host knows raise."""
    x, at = torch.arange(4.0, device="tpu"), torch.tensor([1, 7], device="tpu") + 0
    assert x[at].tolist() == [1, 3] and F.embedding(at, x[:, None])[:, 0].tolist() == [1, 3]
    x[at] = 9.0
    assert x.tolist() == [0, 9, 2, 3]
    for call in (lambda: x[7], lambda: x[[1, 7]], lambda: x[torch.tensor([1, 7])], lambda: x[-5], lambda: x.__setitem__(4, 0.0)):
        with pytest.raises(IndexError):
            call()


def test_nan_check_in_debug(script: Script) -> None:
    code = """
        import torch
        x = torch.tensor([1.0, -1.0], device="tpu")
        x * float("nan")
        try:
            x.sqrt()
        except RuntimeError as error:
            assert "nan" in str(error).lower() and "sqrt" in str(error) and "<string>:6" in str(error), error
            print("raised")
        y = torch.full((2,), float("nan"), device="tpu")
        (y + 1).cpu()   # its input had NaN already
        """
    result = script(code, TORCH_TPU_EAGER_MODE="debug", TORCH_TPU_CHECK_NANS="1")
    # Multiplying by NaN makes one from inputs that have none but the number: either answer is right there.
    assert "raised" in result.stdout or "mul" in result.stderr, result


# --- starting -------------------------------------------------------------------------------------------------------

FIRST_USE = """
import torch, traceback
assert torch.tpu.is_available() is False and torch.tpu.device_count() == 0
assert torch.accelerator.device_count() == 0
try:
    torch.ones(2, device="tpu")
except (RuntimeError, ImportError) as error:
    print(error)
else:
    raise AssertionError("it started")
assert (torch.ones(2) + 1).sum() == 4
torch.manual_seed(0)
"""


def test_plugin_path_that_does_not_exist(script: Script) -> None:
    result = script(FIRST_USE, TORCH_TPU_PLUGIN_PATH="/nonexistent/libpjrt.so")
    assert result.returncode == 0, result.stderr
    assert "/nonexistent/libpjrt.so" in result.stdout and "TORCH_TPU_PLUGIN_PATH" in result.stdout


def test_plugin_path_that_is_no_plugin(script: Script, tmp_path: Path) -> None:
    text = tmp_path / "text.so"
    text.write_text("not a shared object")
    for path, word in ((str(text), "text.so"), (torch._C.__file__, "GetPjrtApi")):
        result = script(FIRST_USE, TORCH_TPU_PLUGIN_PATH=path)
        assert result.returncode == 0, result.stderr
        assert word in result.stdout


def test_no_plugin_names_what_to_install(script: Script) -> None:
    hide = """
        import importlib.util
        find = importlib.util.find_spec
        importlib.util.find_spec = lambda name, *rest: None if "xla_cpu" in name or name == "libtpu" else find(name, *rest)
        import torch_tpu
        """
    code = textwrap.dedent(hide) + FIRST_USE
    result = script(code, TORCH_DEVICE_BACKEND_AUTOLOAD="0", TORCH_TPU_PLUGIN_PATH=None)
    assert result.returncode == 0, result.stderr
    assert "pip install fastatomstruct-xla-cpu" in result.stdout and "TORCH_TPU_PLUGIN_PATH" in result.stdout


def test_another_package_of_the_same_name(script: Script, tmp_path: Path) -> None:
    folder = tmp_path / "torch_tpu-9.9.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: torch_tpu\nVersion: 9.9\n")
    result = script(FIRST_USE, PYTHONPATH=str(tmp_path))
    assert result.returncode == 0, result.stderr
    assert "two packages provide the module torch_tpu" in result.stdout and "9.9" in result.stdout


def test_bad_setting(script: Script) -> None:
    result = script("import torch; torch.ones(1, device='tpu')", TORCH_TPU_CPU_DEVICE_COUNT="many")
    assert result.returncode == 1 and "TORCH_TPU_CPU_DEVICE_COUNT" in result.stderr and "many" in result.stderr
    with pytest.raises(ValueError, match="cpu_fallback"):
        torch.backends.tpu.cpu_fallback = "sometimes"


# --- running out of memory, failures of programs --------------------------------------------------------------------

MEMORY = """
import torch
kept = [torch.ones(1 << 20, device="tpu") for _ in range(3)]
x = torch.ones(1 << 10, 1 << 10, device="tpu")
try:
    y = (x[:, :, None, None] + torch.ones(1 << 9, 1 << 10, device="tpu")) + 1     # 2 TiB
    y.cpu()
except torch.OutOfMemoryError as error:
    print(error)
print("alive", (x + 1).sum().item(), kept[0][5].item())
"""


@pytest.mark.skipif(
    Path("/proc/sys/vm/overcommit_memory").read_text().strip() == "1",
    reason="this kernel promises memory that it does not have, and would kill the process instead of refusing",
)
def test_out_of_memory_lists_the_largest_tensors(script: Script) -> None:
    result = script(MEMORY, timeout_s=120)
    assert result.returncode == 0, result
    message, _, alive = result.stdout.rpartition("alive")
    assert alive.split() == [str(2.0 * (1 << 20)), "1.0"]
    assert "GiB" in message or "TiB" in message, message
    assert "4.0 MiB" in message and "f32[" in message, message


def test_reading_what_a_failed_program_left(script: Script) -> None:
    """The tensor that a failed in-place op was to write raises when read; others go on."""
    code = """
        import torch
        x, y = torch.ones(1 << 10, 1 << 10, device="tpu"), torch.ones(4, device="tpu")
        errors = []
        for attempt in range(2):
            try:
                big = x.expand(1 << 22, 1 << 10, 1 << 10) + 1
                print(big[0, 0, 0].item())
            except RuntimeError as error:
                errors.append(error)
        assert len(errors) == 2, errors
        assert (y + 1).sum().item() == 8
        """
    result = script(code, timeout_s=120)
    assert result.returncode == 0, result


def test_a_mask_of_another_shape_is_refused_for_writing(device: str) -> None:
    for place in ("cpu", device):
        with pytest.raises(IndexError, match="The shape of the mask"):
            torch.zeros(5, 5, device=place).index_put_((torch.tensor([True], device=place),), torch.tensor(1.0, device=place))
