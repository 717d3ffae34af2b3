"""A second process finds every program on disk, and every graph in AOTAutograd's cache."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

import pytest

TRAIN = """
    import sys, time, torch, torch_tpu
    from tests.compile.models import Llama

    torch.manual_seed(0)
    model = Llama(layers=2).to("tpu")
    step = torch.compile(model)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    tokens = torch.randint(96, (2, 12), device="tpu")
    for _ in range(2):
        optimizer.zero_grad()
        loss = step(tokens, tokens)
        loss.backward()
        optimizer.step()
    torch.tpu.synchronize()
    metrics = torch_tpu.metrics()
    print(loss.item(), metrics["programs_compiled"], metrics["cache_hits_disk"])
"""


def test_a_second_process_compiles_nothing(tpu: str, passes, tmp_path) -> None:
    first, second = (passes(TRAIN, TORCH_TPU_CACHE_DIR=str(tmp_path)).split() for _ in range(2))
    assert first[0] == second[0]
    assert int(first[1]) >= 2 and first[2] == "0"
    assert second[1] == "0" and int(second[2]) >= 2


REPORT = """
    import json
    import torch._dynamo.utils
    counts = torch._dynamo.utils.counters["aot_autograd"]
    metrics = torch_tpu.metrics()
    print(json.dumps([counts["autograd_cache_hit"], counts["autograd_cache_miss"], counts["autograd_cache_bypass"], metrics["programs_compiled"]]))
"""


class Process:
    """One script after the other with caches of their own: what each prints, and (hits, misses, bypasses, XLA compilations)."""

    def __init__(self, passes, folder: Path) -> None:
        self._passes, self._folder = passes, folder

    def __call__(self, code: str, folder: str = "", **environment: str) -> tuple[str, list[int]]:
        where = {"TORCH_TPU_CACHE_DIR": f"{self._folder}/programs{folder}", "TORCHINDUCTOR_CACHE_DIR": f"{self._folder}/graphs{folder}"}
        *printed, report = self._passes(textwrap.dedent(code) + textwrap.dedent(REPORT), **where, **environment).splitlines()
        return "\n".join(printed), json.loads(report)


@pytest.fixture
def process(tpu: str, passes, tmp_path: Path) -> Process:
    return Process(passes, tmp_path)


def test_a_second_process_does_not_trace_again(process: Process) -> None:
    code = TRAIN.replace('metrics["programs_compiled"], metrics["cache_hits_disk"]', "")
    first, (hits, misses, bypasses, compiled) = process(code)
    assert (hits, misses, bypasses) == (0, 1, 0) and compiled > 2
    second, report = process(code)
    assert report == [1, 0, 0, 0] and second == first


FUNCTION = """
    import torch, torch_tpu
    torch.set_float32_matmul_precision({precision!r})

    @torch.compile(fullgraph={whole}, dynamic={dynamic})
    def function(x, y):
        x.mul_(2)
        z = x @ y
        return z.t(), x[1:], x.shape[0], z.sum()

    for rows in {rows}:
        x, y = torch.arange(3.0 * rows).view(rows, 3).to("tpu"), torch.arange(12.0).view(3, 4).to("tpu")
        out = function(x, y)
        out[1].add_(1)  # a view of x
        print([v.cpu().tolist() if isinstance(v, torch.Tensor) else v for v in (*out, x)], out[0].stride())
"""


def test_views_writes_and_sizes(process: Process) -> None:
    code = FUNCTION.format(precision="highest", whole=True, dynamic=True, rows=[5, 6, 7])
    first, before = process(code)
    second, after = process(code)
    assert first == second
    graphs = before[1]
    assert before[:3] == [0, graphs, 0] and 1 <= graphs <= 2 and after == [graphs, 0, 0, 0]
    assert "[0.0, 2.0, 4.0], [7.0, 9.0, 11.0]" in first


def test_what_is_in_force_is_in_the_key(process: Process) -> None:
    usual = {"precision": "highest", "whole": True, "dynamic": False, "rows": [4]}
    process(FUNCTION.format(**usual))
    for change in ({"precision": "medium"}, {"whole": False}):
        assert process(FUNCTION.format(**usual | change))[1][:3] == [0, 1, 0], change
    assert process(FUNCTION.format(**usual))[1][:3] == [1, 0, 0]
    assert process(FUNCTION.format(**usual), TORCH_TPU_CACHE="0")[1][:3] == [0, 0, 0]


def test_inputs_that_share_memory_are_traced(process: Process) -> None:
    code = """
        import torch, torch_tpu

        @torch.compile
        def function(x, y):
            x.add_(1)
            return x * y

        base = torch.ones(2, 4).to("tpu")
        print(function(*((base[0], base[0]) if {alias} else (base[0], torch.ones(4).to("tpu")))).tolist())
    """
    for alias, expected, hits in ((False, "[2.0, 2.0, 2.0, 2.0]", 0), (True, "[4.0, 4.0, 4.0, 4.0]", 0), (True, "[4.0, 4.0, 4.0, 4.0]", 0), (False, "[2.0, 2.0, 2.0, 2.0]", 1)):
        printed, report = process(code.format(alias=alias))
        assert printed == expected and report[0] == hits


def test_what_a_user_s_op_does_is_not_kept(process: Process) -> None:
    code = """
        import torch, torch_tpu

        @torch.library.custom_op("mine::scale", mutates_args=())
        def scale(x: torch.Tensor) -> torch.Tensor:
            return x * {factor}

        scale.register_fake(lambda x: torch.empty_like(x))
        torch.library.define("mine::twice", "(Tensor x) -> Tensor")
        torch.library.impl("mine::twice", "CompositeImplicitAutograd", lambda x: x * {factor})

        @torch.compile
        def function(x):
            return scale(x + 1) + 1, torch.ops.mine.twice(x) + 1

        print([t.tolist() for t in function(torch.ones(2).to("tpu"))])
    """
    for factor in (2, 3):
        assert process(code.format(factor=factor))[0] == f"[[{2.0 * factor + 1}, {2.0 * factor + 1}], [{factor + 1.0}, {factor + 1.0}]]"


def test_random_numbers_checkpoints_and_control_flow(process: Process) -> None:
    code = """
        import torch, torch_tpu
        from torch.utils.checkpoint import checkpoint

        def block(x, w):
            return torch.nn.functional.dropout(torch.tanh(x @ w), 0.5)

        @torch.compile
        def train(x, w):
            x = checkpoint(block, x, w, use_reentrant=False)
            return torch.cond(x.sum() > 0, lambda v: v * 2, lambda v: v - 1, (x,)).sum()

        torch.tpu.manual_seed(1)
        x, w = (torch.linspace(-1, 1, 16).view(4, 4).to("tpu").requires_grad_() for _ in range(2))
        for _ in range(2):
            loss = train(x, w)
            loss.backward()
            print(loss.item(), w.grad.tolist(), x.grad.tolist())
    """
    first, _ = process(code)
    second, report = process(code)
    assert first == second and report[3] == 0


def test_ops_between_programs(process: Process) -> None:
    code = """
        import torch, torch_tpu

        @torch.compile
        def function(x):
            return torch.linalg.eigvals(x @ x.t()).abs().sum() + x.sin().sum()

        print(round(function(torch.arange(6.0).view(2, 3).to("tpu")).item(), 3))
    """
    first, _ = process(code)
    second, report = process(code)
    assert first == second and report[0] == 1 and report[3] == 0


@pytest.mark.parametrize("function", ["inv", "cholesky", "eigvalsh"])
def test_ops_that_raise_for_values(process: Process, function: str) -> None:
    """What they check is an effect, and its token an input of the graph: that is not kept, and a second process gives the same."""
    code = f"""
        import torch, torch_tpu

        @torch.compile
        def function(x):
            return torch.linalg.{function}(x).sum()

        x = torch.tensor([[2.0, 1.0], [1.0, 3.0]]).to("tpu").requires_grad_()
        function(x).backward()
        print(x.grad.tolist())
    """
    first, _ = process(code)
    assert process(code)[0] == first


def test_a_graph_file_that_is_damaged_is_made_anew(process: Process, tmp_path: Path) -> None:
    code = FUNCTION.format(precision="highest", whole=True, dynamic=False, rows=[4])
    first, _ = process(code)
    for file in (tmp_path / "graphs" / "aotautograd").rglob("*"):
        if file.is_file():
            file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    second, report = process(code)
    assert second == first and report[0] == 0


def test_artifacts_carry_graphs_and_programs(process: Process, tmp_path: Path) -> None:
    code = FUNCTION.format(precision="highest", whole=True, dynamic=False, rows=[4])
    file = tmp_path / "artifacts"
    save = f"\nfrom pathlib import Path\ndata, info = torch.compiler.save_cache_artifacts()\nPath({str(file)!r}).write_bytes(data)\n"
    load = f"from pathlib import Path\nimport torch\ninfo = torch.compiler.load_cache_artifacts(Path({str(file)!r}).read_bytes())\n"
    code = textwrap.dedent(code)
    first, _ = process(code + save)
    second, report = process(load + code, folder="-elsewhere")
    assert first == second and report == [1, 0, 0, 0]


AHEAD = """
    import torch, torch_tpu
    from tests.compile.models import Llama

    torch.manual_seed(0)
    model = Llama(layers=2).to("tpu")
    tokens = (torch.arange(24) * 7 % 96).view(2, 12).to("tpu")
    if {save}:
        torch.compile(model.forward, fullgraph=True).aot_compile(((tokens, tokens), {{}})).save_compiled_function({file!r})
    with open({file!r}, "rb") as file:
        step = torch.compiler.load_compiled_function(file)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for _ in range(2):
        optimizer.zero_grad()
        loss = step(model, tokens, tokens)
        loss.backward()
        optimizer.step()
    print(loss.item(), model(tokens, tokens).item())
    try:
        step(model, tokens[:, :5], tokens[:, :5])
    except RuntimeError as error:
        print("refused:", "guard" in str(error).lower())
"""


def test_a_function_compiled_ahead_is_loaded_without_a_trace(process: Process, tmp_path: Path) -> None:
    """PyTorch's aot_compile(): Dynamo's code, its guards and our graphs in one file, loaded where torch.compile has not been used."""
    file = str(tmp_path / "step.compiled")
    first, _ = process(AHEAD.format(save=True, file=file))
    second, report = process(AHEAD.format(save=False, file=file))
    assert first == second and first.endswith("refused: True")
    assert report == [0, 0, 0, 0]
