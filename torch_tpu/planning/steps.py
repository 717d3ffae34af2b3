"""What runs over and over: a training step, a prefill, one token of decoding. Made under fake tensors, as a user would write it."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch.nn import functional as F

from torch_tpu.aot import fake_tensors
from torch_tpu.planning.models import Model

__all__ = ["OPTIMIZERS", "PRECISIONS", "Step", "Work", "step_of"]

OPTIMIZERS = {name.lower(): getattr(torch.optim, name) for name in ("AdamW", "Adam", "SGD", "Adagrad", "RMSprop", "Adafactor", "Muon") if hasattr(torch.optim, name)}

# The dtype of parameters, and the one that autocast computes in.
PRECISIONS: dict[str, tuple[torch.dtype, torch.dtype | None]] = {
    "bf16": (torch.bfloat16, None),
    "mixed": (torch.float32, torch.bfloat16),
    "f32": (torch.float32, None),
}


@dataclass(frozen=True)
class Work:
    """kind: "training", "prefill" or "decode". sequence: for decode, of the cache. precision: a name of PRECISIONS. batch: sequences on one device."""

    kind: str = "training"
    batch: int = 1
    sequence: int = 2048
    optimizer: str = "adamw"
    precision: str = "bf16"
    checkpointing: bool = False

    def __post_init__(self) -> None:
        for what, value, known in (("kind", self.kind, _MAKERS), ("optimizer", self.optimizer, OPTIMIZERS), ("precision", self.precision, PRECISIONS)):
            if value not in known:
                raise ValueError(f"there is no {what} {value!r}; there are {', '.join(known)}")
        if self.batch < 1 or self.sequence < 1:
            raise ValueError(f"batch {self.batch} and sequence {self.sequence} must be at least 1")

    @property
    def tokens(self) -> int:
        """Of one step on one device."""
        return self.batch * (1 if self.kind == "decode" else self.sequence)


@dataclass
class Step:
    """run(*args) is what torch.compile compiles. held: {what: tensors} that live from step to step; call it after the step was traced."""

    run: Callable[..., Any]
    args: tuple[Any, ...]
    module: torch.nn.Module
    optimizers: list[torch.optim.Optimizer]
    held: Callable[[], dict[str, list[torch.Tensor]]]
    context: Callable[[], contextlib.AbstractContextManager[Any]] = contextlib.nullcontext

    @property
    def parameters(self) -> int:
        return sum(parameter.numel() for parameter in self.module.parameters())


def step_of(model: Model, layers: int, work: Work) -> Step:
    """The step of a model with that many layers."""
    parameter_dtype, _ = PRECISIONS[work.precision]
    with fake_tensors(), _default_dtype(parameter_dtype):
        module = model.make(layers)
        module.train(work.kind == "training")
        if work.checkpointing and work.kind == "training":
            if not hasattr(module, "gradient_checkpointing_enable"):
                raise ValueError(f"{model.name} has no gradient_checkpointing_enable(), which checkpointing=True calls")
            module.gradient_checkpointing_enable(gradient_checkpointing_kwargs={"use_reentrant": False})
        tokens = torch.zeros(work.batch, 1 if work.kind == "decode" else work.sequence, dtype=torch.long)
        return _MAKERS[work.kind](model, module, tokens, work)


@contextlib.contextmanager
def _default_dtype(dtype: torch.dtype) -> Iterator[None]:
    before = torch.get_default_dtype()
    torch.set_default_dtype(dtype)
    try:
        yield
    finally:
        torch.set_default_dtype(before)


def _traced(function: Callable[..., Any]) -> Callable[..., Any]:
    """Dynamo traces no function of this package's files. This one stands for a user's."""
    function.__code__ = function.__code__.replace(co_filename="planning/steps.py")
    return function


def _autocast(work: Work) -> contextlib.AbstractContextManager[Any]:
    dtype = PRECISIONS[work.precision][1]
    return torch.autocast("tpu", dtype or torch.bfloat16, enabled=dtype is not None)


def _training(model: Model, module: torch.nn.Module, tokens: torch.Tensor, work: Work) -> Step:
    optimizer, autocast = OPTIMIZERS[work.optimizer](module.parameters()), _autocast(work)
    has_config = model.config is not None

    @_traced
    def step(tokens: torch.Tensor) -> torch.Tensor:
        optimizer.zero_grad()
        with autocast:
            loss = module(input_ids=tokens, labels=tokens, use_cache=False).loss if has_config else _loss(module(tokens), tokens)
        loss.backward()
        optimizer.step()
        return loss

    def held() -> dict[str, list[torch.Tensor]]:
        parameters = list(module.parameters())
        states = [value for state in optimizer.state.values() for value in state.values() if isinstance(value, torch.Tensor)]
        return {"parameters": [*parameters, *module.buffers()], "gradients": [one.grad for one in parameters if one.grad is not None], "optimizer state": states}

    return Step(step, (tokens,), module, [optimizer], held)


@_traced
def _loss(logits: torch.Tensor, tokens: torch.Tensor) -> torch.Tensor:
    return F.cross_entropy(logits[:, :-1].flatten(0, 1).float(), tokens[:, 1:].flatten())


def _prefill(model: Model, module: torch.nn.Module, tokens: torch.Tensor, work: Work) -> Step:
    autocast, has_config = _autocast(work), model.config is not None

    @_traced
    def step(tokens: torch.Tensor) -> torch.Tensor:
        with autocast:
            return module(input_ids=tokens, use_cache=False, logits_to_keep=1).logits if has_config else module(tokens)

    return _serving(module, step, (tokens,), {})


def _decode(model: Model, module: torch.nn.Module, tokens: torch.Tensor, work: Work) -> Step:
    if model.config is None:
        raise ValueError("decode needs a Transformers config: a function's module has no cache that is known here")
    from transformers import StaticCache

    config = module.config
    cache = StaticCache(config=config, max_cache_len=work.sequence)
    heads = getattr(config, "num_key_value_heads", config.num_attention_heads)
    size = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    cache.early_initialization(work.batch, heads, size, torch.get_default_dtype(), torch.device("tpu"))
    position, autocast = torch.zeros(1, dtype=torch.long), _autocast(work)

    @_traced
    def step(tokens: torch.Tensor, position: torch.Tensor) -> torch.Tensor:
        with autocast:
            return module(input_ids=tokens, past_key_values=cache, cache_position=position, position_ids=position[None], use_cache=True).logits

    caches = [tensor for layer in cache.layers for tensor in (layer.keys, layer.values)]
    return _serving(module, step, (tokens, position), {"key-value cache": caches})


def _serving(module: torch.nn.Module, run: Callable[..., Any], args: tuple[Any, ...], more: dict[str, list[torch.Tensor]]) -> Step:
    parameters = [*module.parameters(), *module.buffers()]
    return Step(run, args, module, [], lambda: {"parameters": parameters, **more}, torch.no_grad)


_MAKERS = {"training": _training, "prefill": _prefill, "decode": _decode}
