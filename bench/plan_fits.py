"""Is a plan's verdict the compiler's? Random decoders, planned from two and four layers, then compiled whole, with what lives beside a program as one more argument.

    python -m bench.plan_fits --each 20        # until 20 fit and 20 do not; docs/planning.md has the result
    python -m bench.plan_fits --layers 8,16    # how far HBM counted from two and four layers is from HBM compiled
"""

import argparse
import random
import re
from dataclasses import replace

import torch
from torch import nn
from torch.nn import functional as F

from torch_tpu._lower_only import Lowered
from torch_tpu.aot.capture import programs_of
from torch_tpu.aot.chips import CHIPS
from torch_tpu.aot.compile import ProgramTooLarge, compile_programs
from torch_tpu.aot.lifetimes import Lifetimes
from torch_tpu.aot.report import bytes_text
from torch_tpu.planning import Model, Plan, Work
from torch_tpu.planning import plan as plan_of
from torch_tpu.planning.steps import step_of

_BALLAST_BYTES = 2**30  # one array of the compiler's has at most so many here
_VOCABULARY = 8192


class Block(nn.Module):
    def __init__(self, dim: int, heads: int) -> None:
        super().__init__()
        self.heads, self.norm, self.qkv, self.out = heads, nn.LayerNorm(dim), nn.Linear(dim, 3 * dim, bias=False), nn.Linear(dim, dim, bias=False)
        self.mlp = nn.Sequential(nn.LayerNorm(dim), nn.Linear(dim, 4 * dim), nn.GELU(), nn.Linear(4 * dim, dim))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        query, key, value = self.qkv(self.norm(x)).unflatten(-1, (3, self.heads, -1)).permute(2, 0, 3, 1, 4)
        x = x + self.out(F.scaled_dot_product_attention(query, key, value, is_causal=True).transpose(1, 2).flatten(2))
        return x + self.mlp(x)


def decoder(dim: int, heads: int, layers: int) -> nn.Module:
    return nn.Sequential(nn.Embedding(_VOCABULARY, dim), *(Block(dim, heads) for _ in range(layers)), nn.Linear(dim, _VOCABULARY, bias=False))


def model_of_size(dim: int, heads: int, layers: int) -> Model:
    class Whole(nn.Module):  # a bare module of torch.nn is not captured
        def __init__(self, count: int) -> None:
            super().__init__()
            self.inner = decoder(dim, heads, count)

        def forward(self, tokens: torch.Tensor) -> torch.Tensor:
            return self.inner(tokens)

    return Model(f"{layers} layers of {dim}, {heads} heads", layers, Whole)


def drawn(random_: random.Random) -> tuple[Model, str, Work]:
    dim, chip = random_.choice([512, 768, 1024, 1536]), random_.choice(["v5e", "v6e"])
    layers, sequence = random_.randint(5, 8), random_.choice([512, 1024, 1536])
    kind, optimizer = random_.choice([("training", "adamw"), ("training", "sgd"), ("prefill", "sgd")])
    bytes_a_token = dim * 2 * (45 * layers + 10) + 10 * _VOCABULARY if kind == "training" else 20 * dim + 3 * _VOCABULARY  # a guess; the draw is wide enough
    batch = max(1, round(random_.uniform(0.6, 1.4) * CHIPS[chip].usable_hbm_bytes / bytes_a_token / sequence))
    return model_of_size(dim, dim // 64, layers), chip, Work(kind, batch, sequence, optimizer)


def with_ballast(program: Lowered, size: int) -> Lowered:
    """The program with so many bytes more in its arguments."""
    sizes = [_BALLAST_BYTES] * (size // _BALLAST_BYTES) + [size % _BALLAST_BYTES]
    head = re.search(r"func\.func public @main\((.*?)\) -> \(", program.located)
    assert head
    first = len(re.findall(r"%arg\d+:", head.group(1)))
    more = "".join(f", %arg{first + number}: tensor<{size}xi8>" for number, size in enumerate(sizes) if size)
    return replace(program, located=program.located[: head.end(1)] + more + program.located[head.end(1) :])


def accepted(model: Model, chip: str, work: Work) -> tuple[bool, int]:
    """Whether the compiler takes all programs of the whole model, each beside what lives then; the most that one needs, 0 where it is refused."""
    step = step_of(model, model.layers, work)
    with step.context():
        lowered, beside = programs_of(step.run, step.args, {})
    lifetimes = Lifetimes(lowered)
    held = [round(lifetimes.held_bytes(index)) for index in range(len(lowered))]
    try:
        compiled = compile_programs([with_ballast(one, size) if size else one for one, size in zip(lowered, held, strict=True)], beside, chip)
    except ProgramTooLarge:
        return False, 0
    return True, max(program.memory.total for program in compiled.programs)


def line(plan: Plan, taken: bool, needed: int) -> str:
    error = f"{plan.peak_bytes / needed - 1:+.2%}" if needed else "-"
    work = plan.work
    return (f"{'right' if plan.fits == taken else 'WRONG':6} {plan.chip.name} {plan.model:30} {work.kind:8} {work.optimizer:5} {work.batch:4} x {work.sequence:<5}"
            f" planned {bytes_text(plan.peak_bytes):>10}, {'fits' if plan.fits else 'does not':8}; compiler: {'takes it' if taken else 'refuses':8} {bytes_text(needed):>10} {error}")  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--layers", type=lambda text: [int(one) for one in text.split(",")])
    options = parser.parse_args()
    if options.layers:
        for layers in options.layers:
            for work in (Work("training", 4, 1024, "adamw"), Work("prefill", 16, 1024)):
                model = model_of_size(1024, 16, layers)
                print(line(plan_of(model, "v6e", work), *accepted(model, "v6e", work)), flush=True)
        return 0
    random_, wrong, count = random.Random(options.seed), 0, {True: 0, False: 0}
    while min(count.values()) < options.each:
        model, chip, work = drawn(random_)
        plan = plan_of(model, chip, work)
        if count[plan.fits] >= options.each:
            continue
        count[plan.fits] += 1
        taken, needed = accepted(model, chip, work)
        wrong += taken != plan.fits
        print(line(plan, taken, needed), flush=True)
    print(f"{count[True]} that fit, {count[False]} that do not; {wrong} wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    raise SystemExit(main())
