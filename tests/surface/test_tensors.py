"""Making, moving, printing, copying and saving tensors."""

from __future__ import annotations

import copy
import io
import pickle
from pathlib import Path

import numpy
import pytest
import torch
from torch import Tensor, nn

pytestmark = pytest.mark.usefixtures("tpu")

ALL_DTYPES = (
    torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.uint16, torch.uint32, torch.uint64,
    torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex64, torch.complex128,
    torch.float8_e4m3fn, torch.float8_e5m2,
)  # fmt: skip


@pytest.mark.parametrize("dtype", ALL_DTYPES)
def test_every_dtype_travels_both_ways(dtype: torch.dtype) -> None:
    x = torch.tensor([0, 1, 2, 100, 3, 1]).to(dtype)
    there = x.to("tpu")
    assert there.dtype == dtype and there.device == torch.device("tpu", 0)
    assert torch.equal(there.cpu().view(torch.uint8), x.view(torch.uint8))
    assert torch.equal(there[1:4].cpu().view(torch.uint8), x[1:4].view(torch.uint8))
    assert torch.equal(there.clone().cpu().view(torch.uint8), x.view(torch.uint8))


def test_ways_to_make_and_to_move_a_tensor() -> None:
    x = torch.arange(6.0).reshape(2, 3)
    for there in (x.to("tpu"), x.tpu(), x.to(torch.device("tpu:0")), x.to("tpu:0"), torch.tensor(x.tolist(), device="tpu"),
                  x.to("tpu", torch.float64).float(), x.to(torch.empty(0, device="tpu")), torch.as_tensor(x.numpy(), device="tpu"),
                  torch.empty(2, 3, device="tpu").copy_(x), x.to("tpu", non_blocking=True)):  # fmt: skip
        assert there.is_tpu and there.device.type == "tpu" and there.get_device() == 0 and not x.is_tpu
        assert torch.equal(there.cpu(), x)
    with torch.device("tpu"):
        assert torch.ones(2).is_tpu and nn.Linear(2, 2).weight.is_tpu
    assert not torch.ones(2).is_tpu
    assert torch.ones(2, device="tpu").new_zeros(3).is_tpu
    assert x.to("tpu").to("tpu").data_ptr() != x.data_ptr()
    same = x.tpu()
    assert same.to("tpu") is same and same.to("tpu", copy=True) is not same


def test_default_device() -> None:
    torch.set_default_device("tpu")
    try:
        assert torch.zeros(2).is_tpu and torch.randn(2).is_tpu and torch.arange(3).is_tpu
    finally:
        torch.set_default_device(None)
    assert not torch.zeros(2).is_tpu


def test_conversion_to_python_and_numpy() -> None:
    x = torch.tensor([[1.5, 2.0], [3.0, -4.0]], device="tpu")
    assert x.tolist() == [[1.5, 2.0], [3.0, -4.0]] and x[0, 0].item() == 1.5 and float(x[1, 1]) == -4.0
    assert bool(x[0, 0] > 1) and int(x[1, 0]) == 3 and len(x) == 2 and [row.tolist() for row in x] == x.tolist()
    assert numpy.array_equal(x.cpu().numpy(), numpy.array([[1.5, 2.0], [3.0, -4.0]], dtype=numpy.float32))
    for convert in (lambda: x.numpy(), lambda: numpy.asarray(x)):
        with pytest.raises(TypeError, match=r"can't convert tpu:0 device type tensor to numpy"):
            convert()
    assert range(10)[torch.tensor(3, device="tpu")] == 3


@pytest.mark.parametrize(
    "make",
    [
        lambda d: torch.tensor([1.0, 2.5, float("nan")], device=d), lambda d: torch.arange(2000, device=d).reshape(40, 50),
        lambda d: torch.tensor(3, device=d), lambda d: torch.zeros(0, 3, device=d), lambda d: torch.tensor([True, False], device=d),
        lambda d: torch.tensor([1 + 2j], device=d), lambda d: torch.ones(3, dtype=torch.bfloat16, device=d),
        lambda d: torch.ones(2, device=d, requires_grad=True), lambda d: (torch.ones(2, device=d, requires_grad=True) * 2),
        lambda d: torch.nn.Parameter(torch.ones(2, device=d)), lambda d: torch.arange(6.0, device=d).reshape(2, 3).t(),
        lambda d: torch.tensor([1e-8, 1e8], device=d),
    ],
)  # fmt: skip
def test_printing(make) -> None:
    def plain(text: str) -> str:
        return text.replace(", device='tpu:0'", "").replace("\n       ", "").replace(" ", "").replace("\n", "")

    assert plain(repr(make("tpu"))) == plain(repr(make("cpu")))
    assert "device='tpu:0'" in repr(make("tpu")) and plain(f"{make('tpu')}") == plain(f"{make('cpu')}")
    assert f"{torch.tensor(2.5, device='tpu'):.2f}" == "2.50"


def through_a_file(value: object) -> object:
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return torch.load(file)


def test_deepcopy_and_pickle_keep_views_shared() -> None:
    base = torch.arange(6.0, device="tpu")
    for again in (copy.deepcopy, through_a_file):
        whole, part = again([base, base[2:4]])
        part.fill_(9.0)
        assert whole.tolist() == [0, 1, 9, 9, 4, 5] and base.tolist() == [0, 1, 2, 3, 4, 5]
    back = pickle.loads(pickle.dumps(base[1:3]))
    assert back.is_tpu and back.tolist() == [1, 2]
    layer = copy.deepcopy(nn.Linear(2, 2).tpu())
    assert layer.weight.is_tpu and isinstance(layer.weight, nn.Parameter)
    leaf = torch.ones(2, device="tpu", requires_grad=True)
    leaf.grad = torch.ones(2, device="tpu")
    assert copy.deepcopy(leaf).grad.tolist() == [1, 1]


@pytest.fixture
def state() -> dict[str, Tensor]:
    base = torch.arange(12.0).tpu()
    return {"base": base, "view": base.view(3, 4)[1:, ::2], "half": torch.ones(3, dtype=torch.bfloat16).tpu(), "empty": torch.zeros(0, 2).tpu(),
            "flag": torch.tensor([True, False]).tpu(), "scalar": torch.tensor(7).tpu()}  # fmt: skip


@pytest.mark.parametrize("where", [None, "cpu", "tpu", "tpu:0", torch.device("cpu"), {"tpu:0": "cpu"}, lambda storage, location: storage])
@pytest.mark.parametrize("old", [False, True], ids=["zip", "legacy"])
def test_save_and_load(state: dict[str, Tensor], where, old: bool) -> None:
    file = io.BytesIO()
    torch.save(state, file, _use_new_zipfile_serialization=not old)
    file.seek(0)
    back = torch.load(file, map_location=where)
    expected = "tpu" if where in (None, "tpu", "tpu:0") else "cpu"
    for key, value in state.items():
        assert back[key].device.type == expected, key
        assert back[key].dtype == value.dtype and back[key].stride() == value.stride()
        assert torch.equal(back[key].cpu(), value.cpu()), key
    back["base"].zero_()
    assert back["view"].cpu().abs().sum() == 0, "tensors that shared a storage must share it again"


def test_load_of_a_cpu_file_and_mmap(tmp_path: Path) -> None:
    file = tmp_path / "weights.pt"
    torch.save({"w": torch.arange(4.0)}, file)
    assert torch.load(file, map_location="tpu")["w"].tolist() == [0, 1, 2, 3]
    mapped = torch.load(file, mmap=True)["w"].to("tpu")
    assert mapped.tolist() == [0, 1, 2, 3]
    assert torch.load(file, map_location="tpu", weights_only=True)["w"].is_tpu


def test_checkpoint_of_a_training_run(tmp_path: Path) -> None:
    """Saved on tpu, loaded on CPU and on tpu: all three continue with the same numbers."""

    def step(model: nn.Module, optimizer: torch.optim.Optimizer, device: str) -> None:
        optimizer.zero_grad()
        model(torch.linspace(-1, 1, 12).reshape(3, 4).to(device)).square().sum().backward()
        optimizer.step()

    def fresh(device: str) -> tuple[nn.Module, torch.optim.Optimizer]:
        model = nn.Sequential(nn.BatchNorm1d(4), nn.Linear(4, 5), nn.Tanh(), nn.Linear(5, 2)).to(device)
        return model, torch.optim.Adam(model.parameters(), lr=0.05)

    model, optimizer = fresh("tpu")
    step(model, optimizer, "tpu")
    torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, tmp_path / "c.pt")
    step(model, optimizer, "tpu")
    for device in ("cpu", "tpu"):
        loaded = torch.load(tmp_path / "c.pt", map_location=device)
        again, optimizer_again = fresh(device)
        again.load_state_dict(loaded["model"])
        optimizer_again.load_state_dict(loaded["optimizer"])
        step(again, optimizer_again, device)
        for a, b in zip(again.state_dict().values(), model.state_dict().values(), strict=True):
            torch.testing.assert_close(a.cpu(), b.cpu(), rtol=1e-4, atol=1e-6)


def test_safetensors(state: dict[str, Tensor], tmp_path: Path) -> None:
    safetensors = pytest.importorskip("safetensors.torch", reason="safetensors is in requirements/demo.txt")
    whole = {key: value.contiguous().clone() for key, value in state.items()}
    safetensors.save_file(whole, tmp_path / "s.safetensors")
    back = safetensors.load_file(tmp_path / "s.safetensors")
    for key, value in whole.items():
        assert torch.equal(back[key].to("tpu").cpu(), value.cpu())
    layer, other = nn.Linear(3, 2).tpu(), nn.Linear(3, 2).tpu()
    safetensors.save_model(layer, str(tmp_path / "m.safetensors"))
    safetensors.load_model(other, str(tmp_path / "m.safetensors"))
    assert other.weight.is_tpu and torch.equal(other.weight.cpu(), layer.weight.cpu())


def test_storages() -> None:
    x = torch.arange(6.0, device="tpu")
    storage = x.untyped_storage()
    assert storage.nbytes() == 24 and storage.device == torch.device("tpu", 0) and storage.is_tpu
    assert storage.cpu().tolist() == x.cpu().untyped_storage().tolist()
    assert x.cpu().untyped_storage().tpu().device.type == "tpu"
    y = torch.empty(0, device="tpu").set_(storage, 2, (2, 2), (2, 1))
    assert y.tolist() == [[2, 3], [4, 5]]
    y.add_(10)
    assert x.tolist() == [0, 1, 12, 13, 14, 15]
    storage.resize_(0)
    assert storage.nbytes() == 0
    with pytest.raises(RuntimeError):
        (x + 1).cpu()


def test_copies_in_every_direction() -> None:
    """Non-contiguous sources and targets, other dtypes, broadcasts, 0-d values into single elements."""
    host, there = torch.arange(24.0).reshape(4, 6), torch.arange(24.0).reshape(4, 6).tpu()
    for target, source in ((torch.zeros(6, 4), there.t()), (torch.zeros(6, 4).tpu(), host.t()), (torch.zeros(8, 6).tpu()[::2], host),
                           (torch.zeros(8, 6)[1::2], there), (torch.zeros(4, 6, dtype=torch.int32).tpu(), there),
                           (torch.zeros(4, 6, dtype=torch.bfloat16), there), (torch.zeros(3, 4, 6).tpu(), host)):  # fmt: skip
        target.copy_(source)
        want = source.cpu().expand(target.shape).to(target.dtype)
        assert torch.equal(target.cpu(), want)
    host[1, 2], host[-1] = torch.tensor(-5.0).tpu(), torch.tensor([7.0]).tpu()
    assert host[1, 2] == -5 and host[3].tolist() == [7.0] * 6
    there[1, 2], there[-1] = torch.tensor(-5.0), torch.tensor([7.0])
    assert torch.equal(there.cpu(), host)


def test_the_source_of_a_copy_may_change_at_once() -> None:
    """A user's memory is copied during the call, also with non_blocking."""
    for non_blocking in (False, True):
        host = torch.arange(1 << 16, dtype=torch.float32)
        there = host.to("tpu", non_blocking=non_blocking)
        host.zero_()
        assert there.double().sum().item() == sum(range(1 << 16))


def test_pin_memory_and_data_loader() -> None:
    from torch.utils.data import DataLoader, TensorDataset

    x = torch.arange(4.0).pin_memory()
    assert torch.equal(x.to("tpu", non_blocking=True).cpu(), torch.arange(4.0))
    data = TensorDataset(torch.arange(20.0).reshape(10, 2), torch.arange(10))
    for workers in (0, 2):
        seen = 0.0
        for values, labels in DataLoader(data, batch_size=3, pin_memory=True, num_workers=workers):
            seen += (values.to("tpu", non_blocking=True).sum() + labels.to("tpu", non_blocking=True).sum()).item()
        assert seen == sum(range(20)) + sum(range(10))


def test_devices_of_one_process(passes) -> None:
    passes(
        """
        import torch
        assert torch.tpu.device_count() == 3
        a, b = torch.arange(3.0, device="tpu:1"), torch.arange(3.0, device="tpu:2")
        assert (a.device.index, b.device.index, torch.ones(1, device="tpu").device.index) == (1, 2, 0)
        assert a.to("tpu:2").device == b.device and (a.to("tpu:2") + b).tolist() == [0, 2, 4]
        assert b.copy_(a + 5).tolist() == [5, 6, 7] and b.device.index == 2
        try:
            a + b
        except RuntimeError as error:
            assert "same device" in str(error) and "tpu:1" in str(error) and "tpu:2" in str(error), error
        else:
            raise AssertionError("tensors of two devices were added")
        with torch.tpu.device(1):
            assert torch.tpu.current_device() == 1 and torch.ones(1, device="tpu").device.index == 1
            with torch.tpu.device_of(b):
                assert torch.tpu.current_device() == 2
        assert torch.tpu.current_device() == 0
        torch.tpu.set_device("tpu:2")
        assert torch.ones(1, device="tpu").device.index == 2 and torch.accelerator.current_device_index() == 2
        leaf = torch.ones(3, device="tpu:1", requires_grad=True)
        (leaf.to("tpu:2") * b).sum().backward()
        assert leaf.grad.device.index == 1 and leaf.grad.tolist() == [5, 6, 7]
        torch.tpu.manual_seed_all(3)
        x, y = torch.rand(4, device="tpu:0"), torch.rand(4, device="tpu:1")
        assert torch.equal(x.cpu(), y.cpu())
        """,
        TORCH_TPU_CPU_DEVICE_COUNT="3",
    )


def test_a_foreach_op_writes_views_of_one_tensor(tpu: str) -> None:
    """Flat parameters: both writes go into one new array, neither is lost, and nothing waits for the other."""
    flat = torch.arange(12.0, device=tpu)
    views = [flat[:4], flat[4:6], flat[6:].view(2, 3).t()]
    for _ in range(3):  # the second time it is found, not made
        torch._foreach_add_(views, [1.0, 2.0, 3.0])
    want = torch.arange(12.0) + torch.tensor([3.0] * 4 + [6.0] * 2 + [9.0] * 6)
    torch.testing.assert_close(flat.cpu(), want)
    torch._foreach_zero_(views)
    assert flat.abs().sum().item() == 0


def test_a_foreach_op_writes_views_of_uninitialised_memory(tpu: str) -> None:
    flat = torch.empty(6, device=tpu)
    torch._foreach_copy_([flat[:2], flat[2:]], [torch.ones(2, device=tpu), torch.full((4,), 2.0, device=tpu)])
    assert flat.tolist() == [1.0, 1.0, 2.0, 2.0, 2.0, 2.0]
