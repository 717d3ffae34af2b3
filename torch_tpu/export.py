"""torch.export programs as files: StableHLO text, weights beside it (safetensors), a description. Loaded without the Python model.

A folder holds `program.mlir`, `weights.safetensors` and `program.json`. Sizes are those of the exported example inputs. Buffers that
the program changes are kept by what load() returns. Random numbers inside a program cannot be saved.
"""

import json
from pathlib import Path
from typing import Any

import torch
from torch.export import ExportedProgram, default_decompositions
from torch.export.graph_signature import InputKind, OutputKind
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu._graph_returns import returned

__all__ = ["Loaded", "load", "save"]

_FORMAT = 1
_WEIGHTS = (InputKind.PARAMETER, InputKind.BUFFER, InputKind.CONSTANT_TENSOR)


def save(program: ExportedProgram, folder: str | Path) -> None:
    """Writes `program` into `folder`, which is made if need be.

    Errors: NotImplementedError for an op without a lowering, random numbers, or an input that is no tensor and no constant.
    """
    from safetensors.torch import save_file
    from torch.export.passes import move_to_device_pass

    from torch_tpu import _compile_log
    from torch_tpu._decompose import decompositions
    from torch_tpu._graph_compiler import compile_graph

    table = default_decompositions()  # with those of composite ops, which torch.compile has no need of
    table.update(decompositions())
    for op in [op for op in table.keys() if _C.has_rule(op.name())]:  # noqa: SIM118: no plain dict
        table.pop(op)
    moved = move_to_device_pass(program, "tpu").run_decompositions(table)
    weights = {**moved.state_dict, **moved.constants}
    given = pytree.tree_leaves(moved.example_inputs)
    inputs, values, position = [], [], 0
    for spec in moved.graph_signature.input_specs:
        if spec.kind in _WEIGHTS:
            values.append(weights[spec.target].detach().to("tpu"))
            inputs.append({"weight": spec.target})
        elif spec.kind is InputKind.USER_INPUT:
            value = given[position]
            values.append(value.to("tpu") if isinstance(value, torch.Tensor) else value)
            inputs.append({"position": position})
            position += 1
        else:
            raise NotImplementedError(f"torch_tpu.export: an input of kind {spec.kind.name} cannot be saved")
    with torch.no_grad(), _compile_log.collecting():
        compiled = compile_graph(moved.graph_module, "export", whole=True)
        compiled(list(values))
    [made] = compiled.programs()
    if None in made["parameters"]:
        raise NotImplementedError("torch_tpu.export: the program draws random numbers or takes a number; neither can be saved")
    aval = [{"dtype": str(value.dtype), "sizes": list(value.shape)} if isinstance(value, torch.Tensor) else {"value": value} for value in values]
    outputs = [spec.target if spec.kind is OutputKind.BUFFER_MUTATION else None for spec in moved.graph_signature.output_specs]
    description = {
        "format": _FORMAT,
        "inputs": [one | other for one, other in zip(inputs, aval, strict=True)],
        "parameters": made["parameters"],
        "outputs": [{"dtype": str(one["dtype"]), "sizes": one["sizes"], "strides": one["strides"]} for one in made["outputs"]],
        "returns": made["returns"],
        "changed_buffers": outputs,
        "takes": pytree.treespec_dumps(moved.call_spec.in_spec),
        "gives": pytree.treespec_dumps(moved.call_spec.out_spec),
    }
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "program.mlir").write_text(made["stablehlo"])
    (folder / "program.json").write_text(json.dumps(description, indent=1))
    kept = {one["weight"]: value.cpu().contiguous() for one, value in zip(inputs, values, strict=True) if "weight" in one}
    save_file({name: value.clone() for name, value in kept.items()}, folder / "weights.safetensors")


class Loaded:
    """A program from a file: called as the exported module was. `weights` has its parameters and buffers, on the device."""

    def __init__(self, folder: str | Path) -> None:
        from safetensors.torch import load_file

        folder = Path(folder)
        self._said = json.loads((folder / "program.json").read_text())
        if self._said["format"] != _FORMAT:
            raise ValueError(f"{folder}: format {self._said['format']} of torch_tpu.export; this version reads {_FORMAT}")
        self.weights = {name: value.to("tpu") for name, value in load_file(folder / "weights.safetensors").items()}
        self._takes, self._gives = (pytree.treespec_loads(self._said[name]) for name in ("takes", "gives"))
        parameters = [self._said["inputs"][index] for index in self._said["parameters"]]
        self._program = _C.LoadedProgram(
            f"loaded {folder.name}",
            (folder / "program.mlir").read_text(),
            [(_dtype(one), one["sizes"]) for one in parameters],
            [(_dtype(one), one["sizes"], one["strides"]) for one in self._said["outputs"]],
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Errors: ValueError for another structure of arguments; RuntimeError for other sizes or dtypes than the file was made for."""
        given, structure = pytree.tree_flatten((args, kwargs))
        if structure != self._takes:
            raise ValueError(f"the program was exported for arguments {self._takes}, and is called with {structure}")
        values = [self.weights[one["weight"]] if "weight" in one else given[one["position"]] for one in self._said["inputs"]]
        made = self._program.run([values[index].contiguous() for index in self._said["parameters"]])
        gives = [returned(spec, values, made) for spec in self._said["returns"]]
        results = []
        for value, buffer in zip(gives, self._said["changed_buffers"], strict=True):
            if buffer is None:
                results.append(value)
            else:
                self.weights[buffer] = value
        return pytree.tree_unflatten(results, self._gives)


def load(folder: str | Path) -> Loaded:
    """The program that save() wrote into `folder`, on the current device."""
    return Loaded(folder)


def _dtype(said: dict[str, Any]) -> torch.dtype:
    return getattr(torch, said["dtype"].removeprefix("torch."))
