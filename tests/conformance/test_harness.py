"""The harness itself: it must see a wrong value, a wrong form, a refusal, a crash and a hang for what they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import OpInfo, SampleInput

from tests.conformance import __main__ as command
from tests.conformance import check, compare, report, run, tables, ties
from tests.conformance.pool import Job, Task, check_all

NAN = float("nan")


@pytest.mark.parametrize(
    ("got", "want", "problem"),
    [
        (torch.tensor([1.0, NAN]), torch.tensor([1.0, NAN]), None),
        (torch.tensor([1.0, 2.0]), torch.tensor([1.0, 2.00001]), None),
        (torch.tensor([1.0, 2.0]), torch.tensor([1.0, 2.001]), "1 of 2 elements differ"),
        (torch.tensor([NAN]), torch.tensor([1.0]), "1 of 1 elements differ"),
        (torch.tensor([float("inf")]), torch.tensor([float("-inf")]), "1 of 1 elements differ"),
        (torch.tensor([1, 2]), torch.tensor([1, 3]), "1 of 2 elements differ"),
        (torch.tensor([1, 2]), torch.tensor([1.0, 2.0]), "dtype torch.int64"),
        (torch.zeros(2, 1), torch.zeros(2), "shape (2, 1)"),
        (torch.zeros(2), torch.zeros(2).to_sparse(), "layout"),
        (torch.zeros(1), 0.0, "a tensor instead of 0.0"),
        (0.0, torch.zeros(1), "float instead of a tensor"),
        (2, 2.0, "int instead of float"),
        (2.0, 2.001, "1 of 1 elements differ"),
        (None, torch.zeros(1), "NoneType instead of a tensor"),
        (torch.tensor([1.0], dtype=torch.float64), torch.tensor([1.00001], dtype=torch.float64), "1 of 1 elements differ"),
    ],
)
def test_difference(got: object, want: object, problem: str | None) -> None:
    found = compare.difference(got, want)
    assert found is None if problem is None else found is not None and problem in found, found


def test_wider_bounds_are_for_their_dtypes_only() -> None:
    for dtype, equal in ((torch.float32, True), (torch.float64, False)):
        found = compare.difference(torch.ones(1, dtype=dtype), torch.full((1,), 1.0005, dtype=dtype), {torch.float32: (1e-3, 0.0)})
        assert (found is None) == equal
    assert set(tables.bounds("linalg.householder_product")) == {torch.float32, torch.complex64}
    assert set(tables.bounds("special.bessel_j0")) == {torch.float64} and not tables.bounds("add")


def test_a_result_near_the_exact_one_is_right() -> None:
    got, cpu, exact = torch.tensor([1.0, 2.0]), torch.tensor([1.1, 2.0]), torch.tensor([1.0, 7.0], dtype=torch.float64)
    assert compare.difference(got, cpu) is not None
    assert compare.difference(got, cpu, exact=exact) is None
    assert compare.difference(got, cpu, exact=exact + 0.06) is not None  # further away than CPU
    assert compare.difference(torch.tensor([float("nan")]), torch.tensor([1.0]), exact=exact[:1] * float("nan")) is not None


def test_half_precision_may_be_two_ulps_further_than_cpu() -> None:
    exact = torch.tensor([1.0], dtype=torch.float64)
    for dtype in compare.HALF:
        ulp = torch.finfo(dtype).eps
        for ours, theirs, right in ((8, 7, True), (8, 8, True), (8, 5, False), (-2, 0, True), (-3, 0, False), (9, 200, True)):
            got, cpu = (torch.tensor([1 + ulps * ulp], dtype=dtype) for ulps in (ours, theirs))
            found = compare.value_difference(got, cpu, (0.0, 0.0), exact)
            assert (found is None) == right, (dtype, ours, theirs, found)
    inf, large = torch.tensor([float("inf")], dtype=torch.float16), torch.tensor([1e5], dtype=torch.float64)
    assert compare.value_difference(inf * 0, inf, (1e-3, 0.0), large) is not None
    assert compare.value_difference(inf, inf * 0, (1e-3, 0.0), large) is None  # the right rounding
    for ours, right in ((1.0, True), (1 + 2**-9, True), (1 + 2**-8, False)):  # where CPU's steps overflowed to NaN
        found = compare.value_difference(torch.tensor([ours], dtype=torch.float16), inf * 0, (1e-3, 0.0), exact)
        assert (found is None) == right, (ours, found)


def test_indices_of_equal_values_are_compared_by_what_they_point_at() -> None:
    x = torch.tensor([2.0, 1.0, 2.0, 2.0])
    first, other, wrong = ([x.sort().values, torch.tensor(order)] for order in ([1, 0, 2, 3], [1, 3, 0, 2], [1, 0, 0, 2]))
    want, same, double = (ties.by_value("sort", lambda x, result=result: result)(x) for result in (first, other, wrong))
    assert compare.differences(same, want) is None
    assert compare.differences(double, want) is not None
    assert ties.by_value("sort", lambda x, stable: first)(x, stable=True) is first


def test_eigenvectors_are_compared_but_for_their_phases() -> None:
    values, vectors = torch.linalg.eigh(torch.tensor([[2.0, 1.0], [1.0, 3.0]]))
    flipped, stretched, shear = vectors * torch.tensor([1.0, -1.0]), vectors * 1.01, vectors @ torch.tensor([[1.0, 0.1], [0.0, 1.0]])
    want, same, *wrong = (ties.by_value("linalg.eigh", lambda x, v=v: (values, v))(None) for v in (vectors, flipped, stretched, shear))
    assert compare.differences(same, want) is None
    assert all(compare.differences(other, want) is not None for other in wrong)


def test_strides_of_size_1_and_of_empty_tensors_do_not_matter() -> None:
    assert compare.stride_difference(torch.empty_strided((2, 1), (1, 7)), torch.zeros(2, 1)) is None
    assert compare.stride_difference(torch.empty_strided((0, 4), (9, 9)), torch.zeros(0, 4)) is None
    assert compare.stride_difference(torch.empty_strided((2, 3), (1, 2)), torch.zeros(2, 3)) is not None


def test_distributions() -> None:
    def draws(make, count: int = 48) -> list[torch.Tensor]:
        return [make() for _ in range(count)]

    torch.manual_seed(0)
    normal = draws(lambda: torch.randn(40))
    assert compare.distribution_difference(draws(lambda: torch.randn(40)), normal) is None
    assert "mean" in compare.distribution_difference(draws(lambda: torch.randn(40) + 0.5), normal)
    assert "second moment" in compare.distribution_difference(draws(lambda: torch.randn(40) * 1.5), normal)
    coin = draws(lambda: torch.bernoulli(torch.full((40,), 0.5)))
    assert "outside" in compare.distribution_difference(draws(lambda: torch.randint(0, 3, (40,)).float() / 2), coin)
    cauchy = draws(lambda: torch.empty(40).cauchy_())
    assert compare.distribution_difference(draws(lambda: torch.empty(40).cauchy_()), cauchy) is None


class Square(torch.autograd.Function):
    """x * x with a gradient that is half of what it should be."""

    @staticmethod
    def forward(ctx, x: torch.Tensor) -> torch.Tensor:
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, grad: torch.Tensor) -> torch.Tensor:
        return grad * ctx.saved_tensors[0]


def fake_op(monkeypatch: pytest.MonkeyPatch, behaviour) -> OpInfo:
    """square, which behaves like `behaviour` on the second of each two runs: the first is CPU's, the second the device's."""
    [op] = [op for op in op_db if op.full_name == "square"]
    calls = {"n": 0}

    def call(x: torch.Tensor) -> torch.Tensor:
        calls["n"] += x.dtype != torch.float64  # those are runs on CPU that decide
        return behaviour(x) if calls["n"] % 2 == 0 and x.dtype != torch.float64 else x * x

    monkeypatch.setattr(op, "op", call)
    monkeypatch.setattr(check, "error_of", lambda *args: 0.0)
    return op


def refuse(x: torch.Tensor) -> torch.Tensor:
    raise NotImplementedError("aten::square on tpu:0: no lowering")


def fail(x: torch.Tensor) -> torch.Tensor:
    raise KeyError("x")


@pytest.mark.parametrize(
    ("behaviour", "status", "detail"),
    [
        (lambda x: x * x, "agree", ""),
        (lambda x: x * x * 1.001, "wrong", "elements differ"),
        (lambda x: (x * x).double(), "wrong", "dtype"),
        (Square.apply, "wrong", "gradient"),
        (lambda x: (x.detach().zero_(), x * x)[1], "wrong", "result"),
        (refuse, "refused", "no lowering"),
        (fail, "error", "KeyError"),
    ],
)
def test_status(monkeypatch: pytest.MonkeyPatch, behaviour, status: str, detail: str) -> None:
    op = fake_op(monkeypatch, behaviour)
    outcome = check.check_op(op, "cpu", torch.float32, 3, variants=False)
    assert (outcome.status, outcome.samples) == (status, 3)
    assert detail in outcome.detail


def test_a_result_of_another_rank_is_wrong() -> None:
    outcome = check.Outcome("square")

    def case(device: str, widen: bool = False, noise: int = 0) -> run.Run:
        return run.Run([torch.ones(2, 2) if device == "cpu" else torch.ones(1, 2, 2)], [])

    status, detail = check.check_case(case, "tpu", outcome)
    assert status == "wrong" and "shape (1, 2, 2)" in detail


def test_variant_that_does_nothing_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    [op] = [op for op in op_db if op.full_name == "square"]
    calls = {"n": 0}

    def lazy(x: torch.Tensor) -> torch.Tensor:
        calls["n"] += x.dtype != torch.float64
        return x if calls["n"] % 2 == 0 and x.dtype != torch.float64 else x.pow_(2)

    monkeypatch.setattr(op, "inplace_variant", lazy)
    outcome = check.check_op(op, "cpu", torch.float32, 3)
    assert outcome.status == "agree", outcome
    assert {name for name, status in outcome.variants.items() if status != "agree"} == {"in-place"}, outcome
    assert report.with_variants(outcome.as_dict()) == "wrong"


def test_copies_keep_layout_and_sharing() -> None:
    base = torch.arange(24.0)
    odd = base.as_strided((3, 2), (5, 2), 4)
    shared, same, conj = run.replicate((odd, odd, torch.tensor([1 + 2j]).conj()), "cpu")
    assert shared is same and shared.data_ptr() != odd.data_ptr()
    assert (shared.stride(), shared.storage_offset()) == (odd.stride(), odd.storage_offset())
    assert torch.equal(shared, odd) and conj.is_conj() and conj.item() == 1 - 2j


def test_a_lost_worker_costs_one_line() -> None:
    job = Job(timeout_s=1.0, worker="tests.conformance.faulty_worker")
    outcomes = {outcome["op"]: outcome for outcome in check_all(map(Task, ["a", "crash", "b", "hang", "c", "exit", "d"]), job)}
    assert [outcome["status"] for outcome in outcomes.values()] == ["agree", "crash", "agree", "hang", "agree", "crash", "agree"]
    assert "SIGABRT" in outcomes["crash"]["detail"]
    assert "time.sleep" in outcomes["hang"]["detail"] or "faulty_worker.py" in outcomes["hang"]["detail"]
    assert "exit 3" in outcomes["exit"]["detail"] and "last words" in outcomes["exit"]["detail"]
    assert len({outcome["process"] for outcome in outcomes.values() if "process" in outcome}) == 4


def test_every_op_has_one_place() -> None:
    names = [op.full_name for op in op_db if torch.float32 in op.supported_dtypes("cpu")]
    assert len(names) == len(set(names)) == tables.DENOMINATORS[torch.float32]
    assert (len(tables.RANDOM), len(tables.UNINITIALISED)) == (27, 6)
    assert not (tables.RANDOM | tables.UNINITIALISED | set(tables.WIDER) | set(tables.REFUSED)) - set(names)
    shards = [command.tasks(command.parse(["--shard", f"{i}/3"])) for i in (1, 2, 3)]
    assert sorted(task.op for task in sum(shards, [])) == sorted(names)


def test_wide_bounds_have_a_reason() -> None:
    for op, (rtol, atol, reason) in tables.WIDER.items():
        assert rtol <= 1e-4 and atol <= 1e-5 or len(reason) > 20, f"{op}: rtol {rtol}, atol {atol} need a reason"


def test_what_cpu_gets_wrong_the_device_gets_right(device: str) -> None:
    """Values of J0 from mpmath, 20 digits."""
    assert set(tables.CPU_IS_OFF) == {"special.bessel_j0"}
    x = torch.tensor([4.5, 5.5, 8.2], dtype=torch.float64, device=device)
    want = torch.tensor([-0.320542508985121424, -0.00684386941781919682, 0.12221530178413774], dtype=torch.float64)
    torch.testing.assert_close(torch.special.bessel_j0(x).cpu(), want, rtol=1e-14, atol=1e-16)


def test_the_page_counts_what_the_outcomes_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, results = tmp_path / "page.md", tmp_path / "results.json"
    arguments = ["--device", "cpu", "--op", "square,empty,randn,jiterator_unary", "--samples", "2", "--json", str(results)]
    assert command.main([*arguments, "--markdown", str(page)]) == 0
    assert len(json.loads(results.read_text())) == 4
    text = page.read_text()
    assert "4 entries, 3 of them can run without CUDA" in text and "by value 1, by distribution 1, by form 1" in text
    assert "| op | float32 | 3 | 3 | 0 |" in text and "| jiterator_unary |  | cannot run |" in text
    capsys.readouterr()
    assert command.main(["--load", str(results)]) == 0
    assert "4 entries, 3 of them" in capsys.readouterr().out


def test_unknown_op_is_an_error() -> None:
    with pytest.raises(SystemExit, match="no such op"):
        command.main(["--op", "squares"])
    assert isinstance(SampleInput(torch.zeros(1)).summary(), str)
