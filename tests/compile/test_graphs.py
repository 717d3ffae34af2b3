"""Inference graphs: values, layouts, aliases, writes, what runs between programs."""

from __future__ import annotations

import threading

import pytest
import torch
from torch.fx.experimental.proxy_tensor import make_fx
from torch.multiprocessing.reductions import StorageWeakRef

import torch_tpu

from .programs import agree, compiled, programs

X = torch.arange(24.0).reshape(4, 6) / 7 - 1


def eigenvalues(x):
    """Of x x^T, by an op without a lowering: LAPACK's for a matrix that may be any."""
    return torch.linalg.eigvals(x @ x.t()).abs().sort().values


def written_through_a_view(x):
    x[1:3].mul_(2)
    x.t()[0].add_(1)
    return x.sum()


def written_and_returned(x):
    x.add_(1)
    return x, x[1:], x * 2


def fresh_copy_of_what_is_written(x):
    y = x + 1
    x.copy_(y)
    return y


def views_of_one_value(x):
    y = x + 1
    return y, y[1:], y.t(), y.view(-1)


def swapped(x, y):
    x0 = x.clone()
    x.copy_(y)
    y.copy_(x0)
    return x + y


CASES = {
    "views_of_input": (lambda x: (x[1:], x.t(), x.view(-1), x), X),
    "views_of_one_value": (views_of_one_value, X),
    "written_through_a_view": (written_through_a_view, X),
    "written_and_returned": (written_and_returned, X),
    "fresh_copy_of_what_is_written": (fresh_copy_of_what_is_written, X),
    "swapped": (swapped, X, X + 1),
    "transposed_input": (lambda x: x.t().contiguous() @ x, X),
    "the_same_twice": (lambda x: (x + 1, x + 1), X),
    "nothing": (lambda x: None, X),
    "factories": (lambda x: x + torch.arange(6, device=x.device) + torch.ones(6, device=x.device), X),
    "constants": (lambda x: x + torch.tensor([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], device=x.device), X),
    "large_constant": (lambda x: x + torch.tensor(list(range(600)), device=x.device)[:6], X),
    "float_and_int": (lambda x, a, b: x * a + b, X, 2.5, 3),
    "cpu_between": (lambda x: (x.cpu() + 1).to(x.device) * 2, X),
    "data_dependent_shape": (lambda x: x[x > 0] + 1, X),
    "host_read": (lambda x: x * x.sum().item(), X),
    "no_lowering_in_between": (lambda x: eigenvalues(x * 2) + 1, X),
    "conjugate_of_what_ran_between": (lambda x: torch.fft.ifft(x, n=10, dim=1, norm="ortho").sum(0).abs(), X),
    "conjugate_view": (lambda x: (torch.complex(x, x).conj(), torch.complex(x, x * 2)[1:].conj().imag + 0), X),
    "complex": (lambda x: torch.view_as_real(torch.complex(x, x) * 2j), X),
    "many_results": (lambda x: (*x.sort(1), *x.max(1), x.cumsum(0)), X),
    "empty": (lambda x: (x[:0] + 1, x[:0].sum()), X),
    "evaluated_batch_norm": (lambda x, m, v: torch.nn.functional.batch_norm(x, m, v), X, torch.rand(6), torch.rand(6)),
}


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", CASES)
def test_agrees_with_cpu(name: str, tpu: str) -> None:
    function, *args = CASES[name]
    agree(function, *args, device=tpu)


def test_views_share_memory_as_in_eager(tpu: str) -> None:
    def views(x):
        y = x + 1
        return x[1:], y, y.t()

    x = X.to(tpu)
    of_x, y, of_y = compiled(views)(x)
    x.zero_(), y.fill_(5)
    assert of_x.cpu().abs().sum() == 0 and (of_y.cpu() == 5).all()


def test_what_is_no_view_is_no_alias(tpu: str) -> None:
    x = X.to(tpu)
    y = compiled(fresh_copy_of_what_is_written)(x)
    x.zero_()
    torch.testing.assert_close(y.cpu(), X + 1)


def test_one_program_and_no_second_one_for_new_values(tpu: str) -> None:
    function = compiled(lambda x, y: torch.relu(x @ y).sum(-1) + 1)
    function(X.to(tpu), X.t().contiguous().to(tpu))
    others = X.to(tpu) + 1, X.t().contiguous().to(tpu)
    torch.tpu.synchronize()
    before, launched = programs(), torch_tpu.metrics()["launches"]
    function(*others)
    torch.tpu.synchronize()
    assert programs() == before
    assert torch_tpu.metrics()["launches"] == launched + 1


def test_a_written_cache_stays_in_its_memory(tpu: str) -> None:
    """A static key-value cache: donated, so no second buffer of its size appears."""
    def write(cache, position, row):
        cache.index_copy_(0, position, row)
        return cache[0].sum()

    function = compiled(write)
    cache = torch.zeros(1024, 1024, device=tpu)
    for step in range(3):
        function(cache, torch.tensor([step], device=tpu), torch.full((1, 1024), step + 1.0, device=tpu))
    torch.tpu.synchronize()
    torch.tpu.reset_peak_memory_stats()
    before = torch.tpu.memory_allocated()
    pointer = cache.data_ptr()
    function(cache, torch.tensor([3], device=tpu), torch.full((1, 1024), 4.0, device=tpu))
    assert cache.data_ptr() == pointer
    torch.testing.assert_close(cache[:5, 7].cpu(), torch.tensor([1.0, 2.0, 3.0, 4.0, 0.0]))
    assert torch.tpu.memory_allocated() - before < 2**20


def test_a_cpu_tensor_of_which_only_the_size_is_read(tpu: str) -> None:
    places = torch.empty(0, dtype=torch.int64)
    assert [part.shape for part in compiled(torch.tensor_split)(X.to(tpu), places)] == [X.shape]


def test_fullgraph_names_the_op_and_the_line(tpu: str) -> None:
    with pytest.raises(Exception, match=r"linalg_eig.*has no lowering.*test_graphs\.py:\d+"):
        compiled(lambda x: eigenvalues(x * 2) + 1, fullgraph=True)(X.to(tpu))


def test_an_unknown_option_or_mode_is_an_error(tpu: str) -> None:
    with pytest.raises(Exception, match="there is no option 'buckets'"):
        compiled(lambda x: x + 1, options={"buckets": 1})(X.to(tpu))
    with pytest.raises(Exception, match="there is no mode 'fast'"):
        compiled(lambda x: x + 1, mode="fast")(X.to(tpu))


def test_inference_mode_and_hooks(tpu: str) -> None:
    model = torch.nn.Sequential(torch.nn.Linear(6, 5), torch.nn.Tanh())
    seen = []
    model[0].register_forward_hook(lambda module, args, output: seen.append(output.shape))
    want = model(X)
    ours = compiled(model.to(tpu))
    with torch.inference_mode():
        got = ours(X.to(tpu))
    torch.testing.assert_close(got.cpu(), want.detach())
    assert got.is_inference() and seen == [want.shape] * 2


def test_matmul_precision_is_not_stale(tpu: str) -> None:
    """Another precision is another program, although Dynamo's guards may not see it."""
    function = compiled(lambda x: x @ x.t())
    function(X.to(tpu))
    before = programs()
    with torch.tpu.precision(torch.tpu.Precision.DEFAULT):
        function(X.to(tpu))
    assert programs() == before + 1


def test_writes_bump_versions(tpu: str) -> None:
    """The graph is called without AOTAutograd's wrappers here: autograd must see its writes all the same."""
    x = X.to(tpu)
    before = x._version
    compiled(lambda x: x.mul_(2).sum())(x)
    assert x._version > before


def test_a_custom_op_runs_between_programs(tpu: str) -> None:
    @torch.library.custom_op("compile_tests::doubled", mutates_args=())
    def doubled(x: torch.Tensor) -> torch.Tensor:
        return x * 2

    @doubled.register_fake
    def _(x):
        return torch.empty_like(x)

    agree(lambda x: doubled(x + 1) - 1, X, device=tpu)


def test_a_custom_op_that_writes_its_input(tpu: str) -> None:
    @torch.library.custom_op("compile_tests::add_one_", mutates_args={"x"})
    def add_one_(x: torch.Tensor) -> None:
        x.add_(1)

    def function(x):
        y = x * 2
        add_one_(y)
        add_one_(x)
        return y + x

    agree(function, X, device=tpu)


def test_values_of_a_divided_graph_are_let_go_after_their_last_use(tpu: str) -> None:
    seen: list[StorageWeakRef] = []
    alive: list[int] = []

    @torch.library.custom_op("compile_tests::watched", mutates_args=())
    def watched(x: torch.Tensor) -> torch.Tensor:
        alive.append(sum(not one.expired() for one in seen))
        seen.append(StorageWeakRef(x.untyped_storage()))
        return x + 1

    watched.register_fake(torch.empty_like)
    agree(lambda x: watched(watched(watched(x * 2) * 3) * 4), X, device=tpu)
    assert alive[-3:] == [0, 0, 0]


def halves(t):
    return t[:2], t[2:]


SHARED = {
    "rows": (halves, torch.arange(24.0).reshape(4, 6)),
    "columns": (lambda t: (t[:, :2], t[:, 2:]), torch.arange(24.0).reshape(4, 6)),
    "overlapping": (lambda t: (t[:5], t[3:]), torch.arange(8.0)),
    "transposed": (lambda t: (t[:2].t(), t[2:].t()), torch.arange(24.0).reshape(4, 6)),
}


@pytest.mark.parametrize("both", [True, False], ids=["both", "one"])
@pytest.mark.parametrize("name", SHARED)
def test_written_inputs_that_share_a_storage(name: str, both: bool, tpu: str) -> None:
    def function(a, b):
        a.add_(1)
        if both:
            b.mul_(2)
        return a.sum() + b.sum()

    views, start = SHARED[name]
    theirs, ours = start.clone(), start.to(tpu)
    want, got = function(*views(theirs)), compiled(function)(*views(ours))
    torch.testing.assert_close(got.cpu(), want)
    torch.testing.assert_close(ours.cpu(), theirs)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_view_taken_before_a_write_in_a_divided_graph(tpu: str) -> None:
    """The view is read by an op without a lowering after its base was written: it must see what was there before."""
    def function(x):
        before = x.t()
        values = eigenvalues(before * 1)
        kept = before + 0
        x.mul_(values.sum())
        return eigenvalues(kept), values, x[0]

    agree(function, X, device=tpu, exact_layout=False)


def test_a_graph_of_another_thread_is_not_taken_for_ones_own(tpu: str) -> None:
    """A function loaded from a file is not under Dynamo's lock: its graphs may be made while another thread compiles."""
    from torch_tpu._graph_compiler import bare_graphs, compile_graph

    graph = make_fx(lambda x: [x + 1], tracing_mode="fake")(torch.ones(3, device="tpu"))

    def compile() -> None:
        compile_graph(graph, "inference", whole=True, is_bare=True)

    with bare_graphs() as found:
        thread = threading.Thread(target=compile)
        thread.start()
        thread.join()
        assert found == []
        compile()
        assert len(found) == 1
