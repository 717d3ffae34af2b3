"""Other systems on the same chain of small ops, where they are installed. None is needed, and nothing is installed here.

PEERS names a folder with their virtual environments and PEERS_CODE one with bench_torch.py and bench_jax.py, which append
one JSON line for each figure to --out.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path

CODE = Path(os.environ.get("PEERS_CODE", Path(__file__).resolve().parents[2] / "shared" / "peers"))
FOLDER = Path(os.environ.get("PEERS", Path(tempfile.gettempdir()) / "peers"))

# name -> (virtual environment, script, arguments)
CHAIN = {
    "JAX": ("jax", "bench_jax.py", []),
    "torch_xla lazy": ("ptxla", "bench_torch.py", ["--device", "xla", "--mode", "lazy"]),
    "torch_xla eager": ("ptxla", "bench_torch.py", ["--device", "xla", "--mode", "xla-eager"]),
}

# name -> (virtual environment, device of bench.eager_workloads)
STEPS = {"torch_xla lazy": ("ptxla", "xla"), "torchax": ("torchax", "jax")}
ROOT = Path(__file__).resolve().parents[1]


def steps(workload: str) -> dict[str, float]:
    """Median seconds a step by peer; without a peer that is not installed, or cannot run it."""
    found = {}
    for name, (environment, device) in STEPS.items():
        python = FOLDER / environment / "bin" / "python"
        if not python.exists():
            continue
        command = [str(python), "-m", "bench.eager_workloads", device, workload, "5"]
        clean = {key: value for key, value in os.environ.items() if not key.startswith("TORCH_DEVICE_BACKEND")}
        try:
            result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True, env={**clean, "PJRT_DEVICE": "CPU"})
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            continue
        found[name] = json.loads(result.stdout.splitlines()[-1])
    return found


def chain(budget_s: float) -> dict[str, float]:
    """Best microseconds an op by peer; empty where no peer is installed."""
    return {name: best for name, call in CHAIN.items() if (best := one(*call, budget_s)) is not None}


def one(environment: str, script: str, arguments: list[str], budget_s: float) -> float | None:
    python = FOLDER / environment / "bin" / "python"
    if not python.exists() or not (CODE / script).exists():
        return None
    with tempfile.NamedTemporaryFile("r", suffix=".jsonl") as out:
        command = [str(python), str(CODE / script), *arguments, "--work", "a64", "--budget", str(budget_s), "--out", out.name]
        subprocess.run(command, capture_output=True, timeout=300, check=False, env={**os.environ, "PJRT_DEVICE": "CPU"})
        figures = [json.loads(line) for line in out]
    best = [figure["min"] for figure in figures if figure.get("unit") == "us/op"]
    return min(best) if best else None
