"""Sparse COO tensors against CPU: construction, conversions, arithmetic, products, and the optimizers that take sparse gradients."""

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

pytestmark = pytest.mark.filterwarnings("ignore:Sparse invariant checks", "ignore:Sparse CSR", "ignore:aten::_sparse_softmax ran on CPU", "ignore:aten::bmm ran on CPU")

INDICES = torch.tensor([[0, 1, 1, 0, 2], [2, 0, 0, 2, 1]])  # two doubled
SIZES = (3, 4)


def sample(place: str, dtype: torch.dtype, kind: str) -> Tensor:
    values = (torch.arange(1, 6) % 4).to(dtype)
    if kind == "hybrid":
        return torch.sparse_coo_tensor(INDICES, torch.stack([values, values.flip(0)], 1), (*SIZES, 2), device=place)
    if kind == "empty":
        return torch.sparse_coo_tensor(INDICES[:, :0], values[:0], SIZES, device=place)
    s = torch.sparse_coo_tensor(INDICES, values, SIZES, device=place)
    return s.coalesce() if kind == "coalesced" else s


def in_place(change: Callable[[Tensor], object], x: Tensor) -> Tensor:
    change(x)
    return x


CALLS: dict[str, Callable[[Tensor], Tensor]] = {
    "coalesce": lambda s: s.coalesce(),
    "to_dense": lambda s: s.to_dense(),
    "to_dense and back": lambda s: s.to_dense().to_sparse(),
    "to_sparse with sparse_dim": lambda s: s.to_dense().to_sparse(1),
    "clone": lambda s: s.clone(),
    "to another dtype": lambda s: s.to(torch.float64),
    "add sparse": lambda s: s + s,
    "add coalesced": lambda s: s.coalesce() + s.coalesce(),
    "sub": lambda s: s - 2 * s,
    "add to dense": lambda s: torch.ones(s.shape, dtype=s.dtype, device=s.device).add(s, alpha=2),
    "add_ to dense": lambda s: torch.ones(s.shape, dtype=s.dtype, device=s.device).add_(s, alpha=2),
    "add_ to a transposed one": lambda s: torch.ones(s.shape[::-1], dtype=s.dtype, device=s.device).permute(*reversed(range(s.dim()))).add_(s),
    "add_ to sparse": lambda s: in_place(lambda x: x.add_(s), s.clone()),
    "mul number": lambda s: s * 3,
    "mul_ number": lambda s: in_place(lambda x: x.mul_(3), s.clone()).coalesce(),  # CPU forgets here that it was coalesced
    "mul dense": lambda s: s * torch.full(s.shape, 3, dtype=s.dtype, device=s.device),
    "mul sparse": lambda s: s * s,
    "neg": lambda s: -s,
    "zero_": lambda s: in_place(lambda x: x.zero_(), s.clone()),
    "transpose": lambda s: s.transpose(0, 1),
    "sum": lambda s: torch.sparse.sum(s),
    "sum over a dimension": lambda s: torch.sparse.sum(s, 0),
    "cat": lambda s: torch.cat([s, s], 0),
    "sparse_mask": lambda s: torch.ones(s.shape, dtype=s.dtype, device=s.device).sparse_mask(s.coalesce()),
    "unsqueeze": lambda s: s.unsqueeze(0),
    "narrow_copy": lambda s: s.narrow_copy(0, 1, 2),
    "empty_like": lambda s: torch.zeros_like(s),
    "copy to the host": lambda s: s.cpu(),
}  # fmt: skip
FLOATING: dict[str, Callable[[Tensor], Tensor]] = {
    "div": lambda s: s / 2,
    "sin": lambda s: s.sin(),
    "sqrt": lambda s: s.abs().coalesce().sqrt(),
    "relu": lambda s: s.coalesce().relu(),
    "norm": lambda s: s.coalesce().norm(),
}
MATRIX: dict[str, Callable[[Tensor], Tensor]] = {
    "mm": lambda s: torch.sparse.mm(s, torch.arange(8, dtype=s.dtype, device=s.device).view(4, 2)),
    "mv": lambda s: s @ torch.arange(4, dtype=s.dtype, device=s.device),
    "addmm": lambda s: torch.sparse.addmm(torch.full((3, 2), 5, dtype=s.dtype, device=s.device), s, torch.ones(4, 2, dtype=s.dtype, device=s.device), beta=2, alpha=3),
    "softmax": lambda s: torch.sparse.softmax(s, 1),
}


def check(call: Callable[[Tensor], Tensor], device: str, dtype: torch.dtype, kind: str) -> None:
    want, got = (call(sample(place, dtype, kind)) for place in ("cpu", device))
    assert (got.layout, got.dtype, got.shape) == (want.layout, want.dtype, want.shape)
    if want.layout == torch.sparse_coo:
        assert (got.sparse_dim(), got.is_coalesced()) == (want.sparse_dim(), want.is_coalesced())
        got, want = got.cpu().coalesce(), want.coalesce()
        if got._nnz() == want._nnz():
            assert torch.equal(got.indices(), want.indices())
        got, want = got.to_dense(), want.to_dense()
    torch.testing.assert_close(got.cpu(), want)


@pytest.mark.parametrize("kind", ["doubled", "coalesced", "hybrid", "empty"])
@pytest.mark.parametrize("name", [*CALLS, *FLOATING])
def test_as_on_cpu(device: str, name: str, kind: str) -> None:
    check((CALLS | FLOATING)[name], device, torch.float32, kind)


@pytest.mark.parametrize("dtype", [torch.int64, torch.float64, torch.bfloat16, torch.complex64])
@pytest.mark.parametrize("name", CALLS)
def test_other_dtypes(device: str, name: str, dtype: torch.dtype) -> None:
    check(CALLS[name], device, dtype, "doubled")


@pytest.mark.parametrize("kind", ["doubled", "coalesced", "empty"])
@pytest.mark.parametrize("name", MATRIX)
def test_products(device: str, name: str, kind: str) -> None:
    check(MATRIX[name], device, torch.float32, kind)


def _coo(place: str, indices: list, values: Tensor, sizes: tuple[int, ...]) -> Tensor:
    return torch.sparse_coo_tensor(torch.tensor(indices, device=place), values.to(place), sizes)


GRADIENTS: dict[str, Callable[[Tensor], Tensor]] = {
    "mm": lambda s: torch.sparse.mm(s, torch.ones(3, 2, device=s.device)),
    "addmm": lambda s: torch.sparse.addmm(torch.ones(2, 2, device=s.device), s, torch.ones(3, 2, device=s.device)),
    "mul": lambda s: (s * s).to_dense(),
    "mul number": lambda s: (s * 3).to_dense(),
    "mul dense": lambda s: (s * torch.full((2, 3), 3.0, device=s.device)).to_dense(),
    "add": lambda s: torch.ones(2, 3, device=s.device) + s,
    "sum": lambda s: torch.sparse.sum(s),
    "transpose": lambda s: s.t().to_dense(),
    "coalesce": lambda s: s.coalesce().values(),
    "pow": lambda s: (s**2).to_dense(),
    "double": lambda s: s.double().to_dense(),
}


@pytest.mark.parametrize("column", [2, 0], ids=["apart", "doubled"])
@pytest.mark.parametrize("name", GRADIENTS)
def test_gradient_of_the_values(device: str, name: str, column: int) -> None:
    """Of the tensor that sparse_coo_tensor was given: a product with a weighted adjacency matrix learns its weights."""

    def gradient(place: str) -> Tensor:
        values = torch.tensor([1.0, 2.0, 3.0], device=place, requires_grad=True)
        y = GRADIENTS[name](torch.sparse_coo_tensor(torch.tensor([[0, 1, 1], [2, 0, column]], device=place), values, (2, 3)))
        (y * torch.arange(1.0, 1 + y.numel(), device=place).view(y.shape)).sum().backward()
        return values.grad.cpu()

    torch.testing.assert_close(gradient(device), gradient("cpu"))


def test_a_product_of_sparse_tensors_never_looks_at_what_is_not_stored(device: str) -> None:
    a = _coo(device, [[0, 1], [0, 1]], torch.tensor([float("inf"), 2.0]), (2, 2)).coalesce()
    b = _coo(device, [[1], [1]], torch.tensor([2.0]), (2, 2)).coalesce()
    assert (a * b).to_dense().tolist() == [[0, 0], [0, 4]]
    huge = _coo(device, [[0, 999_999], [5, 999_999]], torch.tensor([2.0, 3.0]), (10**6, 10**6))
    assert (huge * huge).coalesce().values().tolist() == [4, 9]


def test_a_product_has_indices_of_its_own(device: str) -> None:
    s = _coo(device, [[0, 1], [0, 1]], torch.tensor([1.0, 2.0]), (2, 2))
    (s * 2)._indices().fill_(1)
    assert s._indices().tolist() == [[0, 1], [0, 1]]


def test_indexing_a_sparse_tensor_is_refused_as_on_cpu(device: str) -> None:
    for place in ("cpu", device):
        s = _coo(place, [[0, 1], [0, 1]], torch.tensor([1.0, 2.0]), (2, 2))
        with pytest.raises(NotImplementedError):
            s[torch.tensor([0], device=place)]


def test_gradient_of_a_product(device: str) -> None:
    def gradients(place: str) -> tuple[Tensor, Tensor]:
        x = torch.arange(6.0).reshape(2, 3).to(place).requires_grad_()
        y = torch.arange(12.0).reshape(3, 4).to(place).requires_grad_()
        torch.sparse.mm(x.to_sparse(), y).square().sum().backward()
        return x.grad.cpu(), y.grad.cpu()

    for got, want in zip(gradients(device), gradients("cpu"), strict=True):
        torch.testing.assert_close(got, want)


OPTIMIZERS = {
    "SparseAdam": lambda p: torch.optim.SparseAdam(p, lr=0.1),
    "SGD": lambda p: torch.optim.SGD(p, lr=0.1),
    "SGD with momentum": lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.9),
    "Adagrad": lambda p: torch.optim.Adagrad(p, lr=0.1),
}


@pytest.mark.parametrize("bag", [False, True])
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_embedding_with_sparse_gradients(device: str, name: str, bag: bool) -> None:
    def weight(place: str) -> Tensor:
        layer = torch.nn.EmbeddingBag(6, 3, mode="sum", sparse=True) if bag else torch.nn.Embedding(6, 3, sparse=True)
        with torch.no_grad():
            layer.weight.copy_(torch.arange(18.0).reshape(6, 3) / 10)
        layer.to(place)
        optimizer = OPTIMIZERS[name](layer.parameters())
        for step in range(4):
            words = torch.tensor([[0, 2, 2], [step, 5, 0]], device=place)
            optimizer.zero_grad()
            layer(words).square().sum().backward()
            assert layer.weight.grad.is_sparse
            optimizer.step()
        return layer.weight.detach().cpu()

    torch.testing.assert_close(weight(device), weight("cpu"))


def test_printing_and_pickling(device: str, tmp_path) -> None:
    s = sample(device, torch.float32, "coalesced")
    assert "device='tpu:0'" in str(s) and "layout=torch.sparse_coo" in str(s)
    torch.save(s, tmp_path / "s.pt")
    again = torch.load(tmp_path / "s.pt")
    assert again.device == s.device and torch.equal(again.to_dense().cpu(), s.to_dense().cpu())


def test_compressed_layouts_are_refused(device: str) -> None:
    with pytest.raises(NotImplementedError, match=r"compressed sparse layouts .* are not carried by device tpu. Use to_sparse\(\)"):
        torch.eye(2, device=device).to_sparse_csr()
    with pytest.raises(NotImplementedError, match="are not carried by device tpu"):
        torch.eye(2).to_sparse_csr().to(device).sum()


def test_wrong_arguments(device: str) -> None:
    s = sample(device, torch.float32, "doubled")
    with pytest.raises(RuntimeError, match="expected sizes of 'self' and 'other' to match"):
        torch.ones(2, 2, device=device) + s
    with pytest.raises(RuntimeError, match=r"add\(sparse, dense\) is not supported"):
        s + torch.ones(SIZES, device=device)
    with pytest.raises(RuntimeError, match="argument alpha must not be a floating point number"):
        torch.ones(SIZES, dtype=torch.int64, device=device).add(sample(device, torch.int64, "doubled"), alpha=1.5)
    with pytest.raises(RuntimeError):
        torch.sparse.mm(s, torch.ones(5, 2, device=device))
