"""SmolLM2-135M with a static cache: what is compiled for prompts of five lengths, and a token's time against Strict eager.

Programs: the model's forward under torch.compile, greedy by hand. Time: Transformers' own `generate(cache_implementation="static")`, which
compiles the step for device tpu, against the same with `disable_compile=True`, in turn. `python -m bench.static_cache` is the process.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

from .decode import ROOT, lacks_packages

TITLE = "SmolLM2-135M with a static cache, torch.compile"
HEAD = ("what", "value", "")
LENGTHS = (7, 19, 33, 50, 71)
POSITIONS, TOKENS, ROUNDS = 128, 24, 5
WANTED = 3.0  # times Strict eager's tokens a second


def run(budget_s: float = 0.0) -> dict[str, Any]:
    if skipped := lacks_packages():
        return skipped
    environment = {**os.environ, "TORCH_TPU_CACHE": "0", "HF_HUB_OFFLINE": "1", "TQDM_DISABLE": "1"}
    result = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "bench.static_cache"], cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, check=True
    )  # fmt: skip
    found = json.loads(result.stdout.splitlines()[-1])
    late = sum(sum(tokens[2:]) for tokens in found["tokens"])
    compiled, eager = (1 / statistics.median(found["seconds"][who]) for who in ("compiled", "eager"))
    rows = [
        ["graphs lowered for prompts of 5 lengths", found["prompts"], "at most 5"],
        ["programs after the second token, all prompts", late, "0"],
        ["generate, compiled, tokens a second", compiled, f"{compiled / eager:.2f} x Strict eager (wanted {WANTED:g})"],
        ["generate, Strict eager, tokens a second", eager, ""],
    ]
    return {"rows": rows, "figures": found, "passed": found["prompts"] <= 5 and late == 0 and compiled > eager}


def measure() -> dict[str, Any]:
    return {"seconds": seconds_a_token(), **programs()}


def programs() -> dict[str, Any]:
    """{"prompts": graphs lowered by all prompts, "tokens": programs compiled by each token, for each prompt}"""
    import torch
    import torch_tpu
    import transformers

    from .eager_workloads import smollm2

    model = smollm2("tpu")
    forward = torch.compile(model.forward, dynamic=False)

    def compiled() -> int:
        return torch_tpu.metrics()["programs_compiled"]

    def call(tokens: torch.Tensor, cache: Any, position: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            out = forward(input_ids=tokens, past_key_values=cache, cache_position=position, position_ids=position[None], logits_to_keep=1)
            token = out.logits.argmax(-1)
        token.cpu()
        return token

    prompts, tokens_of = 0, []
    for length in LENGTHS:
        cache = transformers.StaticCache(config=model.config, max_cache_len=POSITIONS)
        tokens = (torch.arange(length) * 37 % 1000 + 100)[None].to("tpu")
        torch._dynamo.utils.counters.clear()
        token = call(tokens, cache, torch.arange(length).to("tpu"))
        prompts += torch._dynamo.utils.counters["stats"]["unique_graphs"]
        counts = []
        for index in range(8):
            position = torch.full((1,), length + index).to("tpu")
            before = compiled()
            token = call(token, cache, position)
            counts.append(compiled() - before)
        tokens_of.append(counts)
    return {"prompts": prompts, "tokens": tokens_of}


def seconds_a_token() -> dict[str, list[float]]:
    """Of generate(), the first three tokens left out: the median of each round."""
    import torch

    from .eager_workloads import smollm2

    model = smollm2("tpu")
    tokens = (torch.arange(20) * 37 % 1000 + 100)[None].to("tpu")

    class Times(list[float]):
        def put(self, value: Any) -> None:
            self.append(time.perf_counter())

        def end(self) -> None:
            pass

    seconds: dict[str, list[float]] = {"compiled": [], "eager": []}
    for number in range(ROUNDS + 1):
        for who, times in seconds.items():
            at = Times()
            model.generate(
                tokens, attention_mask=torch.ones_like(tokens), streamer=at, do_sample=False, min_new_tokens=TOKENS, max_new_tokens=TOKENS,
                cache_implementation="static", disable_compile=who == "eager",
            )  # fmt: skip
            if number:
                times.append(statistics.median(after - before for before, after in zip(at[3:], at[4:], strict=False)))
    return seconds


if __name__ == "__main__":
    print(json.dumps(measure()))
