"""Linear algebra where the databases do not look: matrices that are hard, errors on request, gradients of both layouts."""

from collections.abc import Callable

import pytest
import torch

linalg = torch.linalg


def hard_matrices(dtype: torch.dtype) -> dict[str, torch.Tensor]:
    generator = torch.Generator().manual_seed(3)
    thin = torch.randn(20, 3, generator=generator, dtype=dtype)
    square = torch.randn(8, 8, generator=generator, dtype=dtype)
    numbers = torch.arange(10, dtype=dtype)
    return {
        "zeros": torch.zeros(6, 4, dtype=dtype),
        "ones": torch.ones(7, 7, dtype=dtype),
        "identity": torch.eye(5, dtype=dtype),
        "rank 3": thin @ thin[:9].mT,
        "equal columns": torch.cat([thin, thin], 1),
        "huge": square * 1e30,
        "tiny": square * 1e-30,
        "graded": square * torch.logspace(0, -12, 8, dtype=dtype),
        "Hilbert": 1 / (numbers[:, None] + numbers + 1),
        "one": torch.full((1, 1), -2.0, dtype=dtype),
    }


def close(got: torch.Tensor, want: torch.Tensor, scale: float) -> None:
    bound = 200 * torch.finfo(want.dtype).eps
    assert float((got.cpu() - want).abs().max()) <= bound * scale, (got, want)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("name", hard_matrices(torch.float32))
def test_singular_values_and_vectors(name: str, dtype: torch.dtype, device: str) -> None:
    given = hard_matrices(dtype)[name]
    u, s, vh = linalg.svd(given.to(device))
    norm, k = max(float(linalg.matrix_norm(given, 2)), 1e-38), s.numel()
    close(s, linalg.svdvals(given), norm)
    close((u[:, :k] * s) @ vh[:k], given, norm)
    close(u.mT @ u, torch.eye(len(given), dtype=dtype), 1)
    close(vh @ vh.mT, torch.eye(given.shape[1], dtype=dtype), 1)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("name", hard_matrices(torch.float32))
def test_eigenvalues_and_vectors(name: str, dtype: torch.dtype, device: str) -> None:
    given = hard_matrices(dtype)[name]
    given = given @ given.mT if name not in ("huge", "tiny") else given + given.mT
    values, vectors = linalg.eigh(given.to(device))
    norm = max(float(linalg.matrix_norm(given, 2)), 1e-38)
    close(values, linalg.eigvalsh(given), norm)
    close((vectors * values) @ vectors.mT, given, norm)
    close(vectors.mT @ vectors, torch.eye(len(given), dtype=dtype), 1)


def test_nan_comes_out_as_nan(device: str) -> None:
    for bad in (float("nan"), float("inf")):
        given = torch.ones(4, 4).index_fill(0, torch.tensor([1]), bad).to(device)
        for values in (linalg.svdvals(given), linalg.eigvalsh(given), linalg.det(given)):
            assert values.isnan().any()


@pytest.mark.parametrize("sizes", [(4, 3), (2, 3, 5)])
def test_factors_lie_as_lapack_writes_them(sizes: tuple[int, ...], device: str) -> None:
    given = torch.randn(sizes)
    for function in (torch.geqrf, linalg.qr, linalg.svd, linalg.lu_factor, linalg.lu):
        for got, want in zip(function(given.to(device)), function(given), strict=True):
            assert got.stride() == want.stride(), function


@pytest.mark.parametrize("name", ["cholesky_ex", "inv_ex", "lu_factor_ex", "solve_ex"])
def test_errors_on_request(name: str, device: str) -> None:
    def call(matrix: torch.Tensor) -> None:
        arguments = (matrix, matrix) if name == "solve_ex" else (matrix,)
        getattr(linalg, name)(*arguments, check_errors=True)

    singular = torch.zeros(3, 2, 2) + torch.tensor([1.0, 0.0, 1.0])[:, None, None] * torch.eye(2)
    for matrix in (singular, singular[1]):
        with pytest.raises(RuntimeError) as want:
            call(matrix)
        with pytest.raises(type(want.value)) as got:
            call(matrix.to(device))
        assert str(got.value) == str(want.value)
    call(torch.eye(2, device=device))


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("function", ["det", "slogdet", "solve", "inv"])
@pytest.mark.parametrize("turned", [False, True])
def test_gradients_of_a_matrix_and_of_its_transpose(function: str, turned: bool, compiled: bool, device: str) -> None:
    def loss(matrix: torch.Tensor, right: torch.Tensor) -> torch.Tensor:
        given = matrix.mT if turned else matrix
        made = linalg.solve(given, right) if function == "solve" else getattr(linalg, function)(given)
        return (made.logabsdet if function == "slogdet" else made).sum()

    generator = torch.Generator().manual_seed(1)
    matrix, right = torch.randn(5, 5, generator=generator, dtype=torch.float64), torch.randn(5, 2, generator=generator, dtype=torch.float64)
    want, got = matrix.clone().requires_grad_(), matrix.to(device).requires_grad_()
    loss(want, right).backward()
    run = torch.compile(loss, backend="tpu") if compiled else loss
    run(got, right.to(device)).backward()
    torch.testing.assert_close(got.grad.cpu(), want.grad)


LAYOUTS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "contiguous": lambda x: x[0:4, 0:4].contiguous(),
    "transposed": lambda x: x[0:4, 0:4].contiguous().t(),
    "part": lambda x: x[0:4, 1:5],
    "strided": lambda x: x[0:7:2, 1:8:2],
    "expanded": lambda x: x[0:4, 0:4].expand(3, 4, 4),
    "windows": lambda x: x.view(-1)[:7].unfold(0, 4, 1),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_strides_of_a_matrix_do_not_matter(layout: str, device: str) -> None:
    """det and slogdet factor a contiguous matrix's transpose, and their backward looks at the strides to know which it was."""
    torch.manual_seed(0)
    base = torch.randn(8, 8)
    for op in (torch.linalg.det, lambda a: torch.linalg.slogdet(a)[1], lambda a: torch.linalg.solve(a, torch.ones(4, 2, device=a.device))):
        results = []
        for place in ("cpu", device):
            leaf = base.to(place).requires_grad_()
            result = op(LAYOUTS[layout](leaf))
            results.append((result.detach().cpu(), torch.autograd.grad(result.sum(), leaf)[0].cpu()))
        for got, want in zip(results[1], results[0], strict=True):
            torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-4)
