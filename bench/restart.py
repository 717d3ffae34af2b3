"""The first step of a Llama in a second process against the first one, which found nothing cached: Dynamo, AOTAutograd, lowering, XLA.

The step is forward and backward, compiled, and an optimizer step, eager. The workload is the peers' (see peers.py). A second process
calls torch.compile again; or it loads the function from a file that another process wrote (aot_compile: no Dynamo, no AOTAutograd).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from .peers import CODE

TITLE = "first step of a second process"
HEAD = ("what", "value", "")
MAX_RATIO = 0.25

CHILD = """
import json, sys, time
sys.path.insert(0, sys.argv[1])
import torch, torch_tpu, workloads
import torch._dynamo.utils
model, x, y, loss_of = workloads.build("llama", "tpu")
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
torch.tpu.synchronize()
if sys.argv[2] == "save":
    torch.compile(loss_of, fullgraph=True).aot_compile(((model, x, y), {})).save_compiled_function(sys.argv[3])
    sys.exit()
start = time.perf_counter()
if sys.argv[2] == "load":
    with open(sys.argv[3], "rb") as file:
        step = torch.compiler.load_compiled_function(file)
else:
    step = torch.compile(loss_of)
loaded = time.perf_counter()
loss = step(model, x, y)
forward = time.perf_counter()
loss.backward()
torch.tpu.synchronize()
backward = time.perf_counter()
optimizer.step()
torch.tpu.synchronize()
end = time.perf_counter()
phases = {name: sum(times) for name, times in torch._dynamo.utils.compilation_time_metrics.items()}
print(json.dumps({"first step": end - start, "until there is a function": loaded - start, "until the forward is launched": forward - start, "until gradients are there": backward - start,
    "Dynamo, its graph's compilation apart": phases.get("_compile.compile_inner", 0) - phases.get("backend_compile", phases.get("OutputGraph.call_user_compiler", 0)),
    "AOTAutograd and dividing": phases.get("backend_compile", phases.get("OutputGraph.call_user_compiler", 0)),
    "XLA compilations": torch_tpu.metrics()["programs_compiled"], "loss": loss.item()}))
"""


def run(budget_s: float = 4.0) -> dict[str, Any]:
    if not (CODE / "workloads.py").exists():
        return {"skipped": "no workloads of the peers"}
    with tempfile.TemporaryDirectory() as folder:
        first, second = child(folder), child(folder)
        child(folder, "save")
        ahead = child(folder, "load")
    processes = {"first process": first, "second": second, "second, from a file": ahead}
    rows = [[f"{name}: {which}", process[name], ""] for name in first for which, process in processes.items()]
    ratios = [one["first step"] / first["first step"] for one in (second, ahead)]
    rows += [[f"first step, {which} to first", ratio, f"at most {MAX_RATIO}"] for which, ratio in zip(("second", "from a file"), ratios, strict=True)]
    same = all(first["loss"] == one["loss"] and one["XLA compilations"] == 0 for one in (second, ahead))
    return {"rows": rows, "figures": processes, "passed": max(ratios) <= MAX_RATIO and same}


def child(folder: str, how: str = "compile") -> dict[str, float]:
    """how: "compile", "save" (which only writes the file) or "load"."""
    caches = {"TORCH_TPU_CACHE_DIR": f"{folder}/programs", "TORCHINDUCTOR_CACHE_DIR": f"{folder}/graphs"}
    result = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", CHILD, str(CODE), how, f"{folder}/step.compiled"], env={**os.environ, **caches}, cwd=Path(__file__).parents[1],
        capture_output=True, text=True, timeout=900, check=True,
    )  # fmt: skip
    return {} if how == "save" else json.loads(result.stdout.splitlines()[-1])
