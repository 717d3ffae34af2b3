"""What is planned: a model by its Transformers config file, or by a function that makes it; with as many layers as asked for."""

import inspect
import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

__all__ = ["Model", "model_of"]

_LAYERS = ("num_hidden_layers", "n_layer", "num_layers")


@dataclass(frozen=True)
class Model:
    """make(layers) gives the module, under fake_tensors(); its forward takes tokens i64[batch, sequence]. layers: how many it has; 0: they cannot be counted.

    config: of Transformers, or None.
    """

    name: str
    layers: int
    make: Callable[[int], torch.nn.Module]
    config: Any = None


def model_of(given: str | os.PathLike[str] | Callable[..., torch.nn.Module], layers: int | None = None) -> Model:
    """given: a config.json or the folder with it, on this machine; or a function that returns a module, with an argument `layers` if they are to be counted.

    layers: another number of them. Errors: FileNotFoundError, ValueError (no such config), ImportError without transformers.
    """
    if callable(given):
        counted = "layers" in inspect.signature(given).parameters
        if layers and not counted:
            raise ValueError(f"{given} takes no argument `layers`, and cannot be planned with {layers}")
        default = inspect.signature(given).parameters["layers"].default if counted else 0
        if counted and not layers and not isinstance(default, int):
            raise ValueError(f"say how many layers: the argument `layers` of {given} has no default")
        return Model(getattr(given, "__name__", str(given)), layers or default, (lambda count: given(layers=count)) if counted else lambda count: given())
    return _from_config(Path(given), layers)


def _from_config(path: Path, layers: int | None) -> Model:
    path = path / "config.json" if path.is_dir() else path
    try:
        said = json.loads(path.read_text())
    except json.JSONDecodeError as error:
        raise ValueError(f"{path} is no JSON file: {error}") from error
    if not isinstance(said, dict) or "model_type" not in said:
        raise ValueError(f"{path} is no config of Transformers: it has no model_type")
    try:
        from transformers import AutoConfig, AutoModelForCausalLM
    except ImportError as error:
        raise ImportError("a Transformers config needs the package transformers. Run: pip install transformers") from error
    key = next((key for key in _LAYERS if key in said), "num_hidden_layers")

    def config(count: int) -> Any:
        found = AutoConfig.for_model(**{**said, key: count})
        if getattr(found, "layer_types", None):
            found.layer_types = found.layer_types[:count]
        return found

    def make(count: int) -> torch.nn.Module:
        return AutoModelForCausalLM.from_config(config(count), attn_implementation="sdpa", dtype=torch.get_default_dtype())

    whole = layers or said.get(key) or getattr(AutoConfig.for_model(**said), key)
    name = said.get("_name_or_path") or (path.parent.name if path.name == "config.json" else path.stem)
    return Model(name, whole, make, config(whole))
