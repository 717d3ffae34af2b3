"""torch_tpu.aot.compile: what it says of a training step, of memory, of lines; saved and loaded; refusals; no memory needed."""

from __future__ import annotations

import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch.nn import functional as F

import torch_tpu
from torch_tpu import _C, aot
from torch_tpu._lower_only import Lowered, Operand, lowered_for_chip
from torch_tpu.aot.capture import programs_of
from torch_tpu.aot.cost import cost_of
from torch_tpu.aot.hlo import read_module
from torch_tpu.aot.lifetimes import Lifetimes
from torch_tpu.aot.sharding import Mesh, Pin, parts_of, with_shardings

from .needs import needs_libtpu

WIDE, NARROW, BATCH = 2048, 512, 256


def training_step() -> tuple[Callable[..., Any], torch.Tensor]:
    with aot.fake_tensors():
        model = torch.nn.Sequential(torch.nn.Linear(NARROW, WIDE, bias=False), torch.nn.GELU(), torch.nn.Linear(WIDE, NARROW, bias=False)).bfloat16()
        optimizer = torch.optim.AdamW(model.parameters())
        x = torch.empty(BATCH, NARROW, dtype=torch.bfloat16)

    def step(x: torch.Tensor) -> torch.Tensor:
        optimizer.zero_grad()
        loss = model(x).float().square().mean()
        loss.backward()
        optimizer.step()
        return loss

    return step, x


@pytest.fixture(scope="module")
def compiled() -> aot.Compiled:
    step, x = training_step()
    return aot.compile(step, (x,), "v6e")


@needs_libtpu
def test_a_training_step(compiled: aot.Compiled, tpu: str) -> None:
    forward, backward, optimizer = compiled.programs
    assert [program.name.split()[1] for program in compiled.programs] == ["forward", "backward", "inference"]
    product = 2 * BATCH * NARROW * WIDE
    assert [program.timing.flops for program in compiled.programs] == [2 * product, 3 * product, 0]
    weights = 2 * NARROW * WIDE * 2
    assert optimizer.memory.argument == pytest.approx(4 * weights, rel=0.01)  # weights, gradients, two moments
    assert optimizer.memory.alias == pytest.approx(3 * weights, rel=0.01)
    assert forward.held_bytes == pytest.approx(2 * weights, rel=0.01)  # the moments
    assert compiled.peak_bytes == max(program.memory.total + program.held_bytes for program in compiled.programs)
    assert compiled.fits and 0 < compiled.seconds < 1e-3
    assert all(program.memory.total == sum((program.memory.argument, program.memory.output, program.memory.temp)) - program.memory.alias for program in compiled.programs)


@needs_libtpu
def test_ops_carry_their_python_line(compiled: aot.Compiled, tpu: str) -> None:
    model_line = next(number for number, line in enumerate(Path(__file__).read_text().splitlines(), 1) if "loss = model(x)" in line)
    products = [op for op in compiled.ops if op.flops]
    assert len(products) >= 4  # the compiler puts two of the five into one fusion
    assert {op.line for op in products} == {f"test_compile.py:{model_line}"}
    assert {op.op for op in products} == {"aten::mm"}
    assert all("loc(" not in program.stablehlo for program in compiled.programs)  # the text that keys the cache
    page = str(compiled)
    assert f"test_compile.py:{model_line}" in page and "31.24 GiB usable: fits" in page and "v6e:1x1" in page


@needs_libtpu
def test_saved_and_loaded(compiled: aot.Compiled, tpu: str, tmp_path: Path) -> None:
    compiled.save(tmp_path / "step.aot")
    loaded = aot.load(tmp_path / "step.aot")
    assert str(loaded) == str(compiled) and loaded.ops == compiled.ops
    files = loaded.fill_cache(tmp_path / "cache")
    assert [Path(file).stat().st_size > len(program.executable) for file, program in zip(files, loaded.programs, strict=True)] == [True] * 3
    whole = (tmp_path / "step.aot").read_bytes()
    (tmp_path / "half.aot").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ValueError, match="damaged"):
        aot.load(tmp_path / "half.aot")
    with pytest.raises(FileNotFoundError):
        compiled.save(tmp_path / "nowhere" / "step.aot")
    loaded.libtpu = "libtpu 0.0.1"
    with pytest.raises(RuntimeError, match="another libtpu"):
        loaded.fill_cache(tmp_path / "cache")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cache", "half.aot", "step.aot"]


def test_fake_tensors_give_the_text_that_runs(tpu: str) -> None:
    """The cache's key: what is lowered from fake tensors is what a process with real ones asks for."""

    def function(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
        return F.gelu(x[1:] @ weight.t(), approximate="tanh")

    _C.set_lowers_for_chip(True)
    try:
        explained = torch_tpu.explain(function, torch.ones(9, 16, device=tpu), torch.ones(8, 16, device=tpu))
    finally:
        _C.set_lowers_for_chip(False)
    [program], beside = programs_of(function, (torch.empty(9, 16, device="meta"), torch.empty(8, 16)), {})
    assert [one.made["stablehlo"] for one in explained.programs] == [program.stablehlo]
    assert not beside


def test_fake_tensors_lie_as_those_that_programs_make(tpu: str) -> None:
    """A backward pass takes what the forward pass made, transposed tensors too."""

    def function(x: torch.Tensor) -> torch.Tensor:
        loss = x.permute(2, 0, 1).exp().sin().sum()
        loss.backward()
        return loss

    _C.set_lowers_for_chip(True)
    try:
        explained = torch_tpu.explain(function, torch.ones(2, 3, 4, device=tpu, requires_grad=True))
    finally:
        _C.set_lowers_for_chip(False)
    programs, _ = programs_of(function, (torch.ones(2, 3, 4, requires_grad=True),), {})
    assert len(programs) == 2
    assert [program.stablehlo for program in programs] == [one.made["stablehlo"] for one in explained.programs]


def test_a_model_needs_no_memory(tpu: str) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with aot.fake_tensors():
        model = torch.nn.Sequential(*(torch.nn.Linear(65536, 65536, bias=False) for _ in range(30))).bfloat16()  # 240 GiB
        x = torch.empty(8, 65536, dtype=torch.bfloat16)
    with torch.no_grad():
        [program], _ = programs_of(model, (x,), {})
    assert sum(operand.storage.nbytes() for operand in program.takes) > 200 * 2**30
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 2**20  # KiB


def test_a_module_is_left_as_it_was(tpu: str) -> None:
    model = torch.nn.BatchNorm1d(4)
    weight = model.weight
    with torch.no_grad():
        programs, _ = programs_of(model.eval(), (torch.ones(3, 4),), {})
    assert model.weight is weight and torch.equal(model.running_var, torch.ones(4)) and len(programs) == 1


def test_what_lives_beside_a_program() -> None:
    weight, moment, saved, loss, grad = (Operand.of(torch.empty(size, dtype=torch.uint8)) for size in (1, 10, 100, 1_000, 10_000))

    def held(*more: Lowered) -> list[float]:
        programs = [Lowered("", "", "", *given) for given in (([weight, None], [saved, loss]), ([weight, saved], [grad]), ([weight, grad, moment], [weight]))]
        lifetimes = Lifetimes([*programs, *more])
        return [lifetimes.held_bytes(index) for index in range(3 + len(more))]

    assert held() == [10, 10, 0]
    assert held(Lowered("", "", "", [loss], [])) == [10, 1_010, 1_000, 11]
    halves = Lifetimes([Lowered("", "", "", [weight], []), Lowered("", "", "", [moment], [])], lambda tensor: 2)
    assert halves.held_bytes(0) == 5 and halves.held_bytes(1) == 0.5


def test_shardings_in_a_text() -> None:
    mesh = Mesh.parse("data=2,fsdp=4")
    assert mesh.devices == 8
    assert mesh.sharding([("data", "fsdp"), ()]) == "{devices=[8,1]<=[8]}"
    assert mesh.sharding([(), ("fsdp",)]) == "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"
    assert mesh.sharding([("data",), ()]) == "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"
    assert mesh.sharding([(), ()]) == "{replicated}"
    assert parts_of("{devices=[2,1,4]<=[8] last_tile_dim_replicate}") == 2 and parts_of("{devices=[2,4]<=[8]}") == 8 and parts_of("{replicated}") == 1
    text = "module @main {\n  func.func public @main(%arg0: tensor<8x4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<f32>) -> (tensor<8x4xf32>) {\n"
    text += '    %0 = "stablehlo.gather"(%arg0, %arg1) {} : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x4xf32>\n    "func.return"(%0) : (tensor<8x4xf32>) -> ()\n  }\n}\n'
    found = with_shardings(text, ["{a}", "{b}"], ["{c}"])
    assert '(%arg0: tensor<8x4xf32> {tf.aliasing_output = 0 : i32, mhlo.sharding = "{a}"}, %arg1: tensor<f32> {mhlo.sharding = "{b}"})' in found
    assert '-> (tensor<8x4xf32> {mhlo.sharding = "{c}"}) {' in found
    pin = Pin("{d}", (1,))
    pinned = with_shardings(text, ["{a}", "{b}"], [pin], lambda sizes: pin if sizes == (8, 4) else None)
    custom_call = '"stablehlo.custom_call"({}) {{call_target_name = "Sharding", backend_config = "unspecified_dims=[1]", mhlo.sharding = "{{d}}"}}'
    assert '%free0 = "stablehlo.gather"' in pinned and f"%0 = {custom_call.format('%free0')}" in pinned and f"%pin0 = {custom_call.format('%0')}" in pinned
    assert '"func.return"(%pin0) :' in pinned and "-> (tensor<8x4xf32>) {" in pinned
    with pytest.raises(ValueError, match="2 parameters and 1 results, not 1 and 1"):
        with_shardings(text, ["{a}"], ["{c}"])
    for wrong in ("data", "data=0", "data=2,data=2", "data=2;fsdp=4"):
        with pytest.raises(ValueError, match="a mesh is written like"):
            Mesh.parse(wrong)


@needs_libtpu
def test_what_does_not_fit_and_what_is_refused(tpu: str) -> None:
    with aot.fake_tensors():
        x = torch.empty(4, 2**30)
        z = torch.empty(64, dtype=torch.complex128)
    with pytest.raises(aot.ProgramTooLarge, match="exceeds available HBM") as refused:
        aot.compile(torch.exp, (x,), "v6e")
    assert refused.value.needed_bytes == pytest.approx(32 * 2**30, rel=0.01)
    with pytest.raises(aot.ProgramRefused, match="inference") as refused:
        aot.compile(torch.fft.fft, (z,), "v6e")
    assert not isinstance(refused.value, aot.ProgramTooLarge)


@needs_libtpu
def test_costs_of_an_optimised_module(tpu: str) -> None:
    chip = aot.topology.open_topology("v6e:2x2")

    def cost(function: Any, *args: Any) -> Any:
        [program] = lowered_for_chip(function, *args)
        return cost_of(read_module(chip.compile(program.stablehlo)["optimized_hlo"]))

    def repeated(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        from torch._higher_order_ops.while_loop import while_loop

        return while_loop(lambda i, x: i < 7, lambda i, x: (i + 1, x @ y), (torch.zeros((), dtype=torch.int32, device=x.device), x))[1]

    x, y = (torch.empty(512, 512, dtype=torch.bfloat16, device=tpu) for _ in range(2))
    batch = torch.empty(6, 256, 128, dtype=torch.bfloat16, device=tpu)
    once, seven = cost(torch.matmul, x, y), cost(repeated, x, y)
    assert once.flops == 2 * 512**3 and once.cycles > 2 * 512**3 / 524_288
    assert seven.flops == 7 * once.flops and seven.cycles > 2 * once.cycles  # in the loop operands stay in fast memory
    assert not seven.loops_of_unknown_length
    assert cost(lambda x: x @ x.mT, batch).flops == 6 * 2 * 256 * 256 * 128
