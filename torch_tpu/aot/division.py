"""How a mesh divides the tensors of a step. One rule, for aot.compile and for plans.

- The batch is divided over the axes `data` and `fsdp`.
- A parameter, its gradient and its optimizer state: over `fsdp` at their largest dimension, over `tensor` as the model says (tensor_dims).
- What passes from one program to the next (activations): as the batch; in a mesh with `tensor` as the compiler chooses, and the next program takes it so.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase

import torch

from torch_tpu._lower_only import Operand
from torch_tpu.aot.sharding import Mesh, Pin, parts_of

__all__ = ["Division", "kept_of", "mesh_for", "tensor_dims"]

_AXES = ("data", "fsdp", "tensor")

_TILE = 128  # elements of an array's last dimension

Dims = tuple[tuple[str, ...], ...]  # for each dimension the axes over which it is divided


def mesh_for(text: str, where: str, devices: int) -> Mesh:
    """text: "data=2,fsdp=4,tensor=2". where: what has so many devices. Errors: ValueError for other axes, or another number of devices."""
    mesh = Mesh.parse(text)
    if set(mesh.axes) - set(_AXES):
        raise ValueError(f"a mesh has the axes {', '.join(_AXES)}, not {', '.join(mesh.axes)}")
    if mesh.devices != devices:
        raise ValueError(f"the mesh {text} has {mesh.devices} devices, and {where} {devices}")
    return mesh


class Division:
    """sharding() for each operand of a program, in order of the programs; choose() what the compiler chose for the others."""

    def __init__(self, mesh: Mesh, kept: Mapping[int, tuple[tuple[int, ...], Dims]], batch: Iterable[int], caches: Iterable[int] = ()) -> None:
        """kept: what lives from step to step, storage -> (sizes, dims). batch: sizes that count the sequences of all devices, or their tokens; the smallest
        divides others. caches: storages [batch, heads, ...].
        """
        self._mesh, self._kept, self._batch, self._caches = mesh, kept, set(batch), set(caches)
        # A gradient that no parameter holds yet, or a transposed one, is known by its shape, where that says it all.
        by_shape: dict[tuple[int, ...], set[Dims]] = {}
        for sizes, dims in kept.values():
            if sizes:
                by_shape.setdefault(sizes, set()).add(dims)
        self._by_shape = {sizes: next(iter(dims)) for sizes, dims in by_shape.items() if len(dims) == 1}
        self._over_batch = tuple(axis for axis in mesh.axes if axis != "tensor" and mesh.axes[axis] > 1)
        self._tensor = mesh.axes.get("tensor", 1)
        self._chosen: dict[tuple[int, tuple[int, ...], tuple[int, ...]], str] = {}
        self._parts: dict[int, int] = {}

    def sharding(self, operand: Operand, is_result: bool = False) -> str | Pin:
        """In HLO's words, dimensions in the order of memory, as programs take them. A Pin: of a result that is the compiler's to divide."""
        key = operand.id, operand.sizes, operand.strides
        if key in self._chosen:
            return self._chosen[key]
        dims = self._dims_of_kept(operand)
        order = sorted(range(len(operand.sizes)), key=lambda dim: -operand.strides[dim])
        if dims is None and is_result and self._tensor > 1:
            return self.pin([operand.sizes[dim] for dim in order])
        dims = dims or self._dims_of_batch(operand.sizes)
        found = self._mesh.sharding([dims[dim] for dim in order])
        self._parts.setdefault(operand.id, parts_of(found))
        return found

    def pin(self, sizes: Sequence[int]) -> Pin:
        """Of a value between parameters and results, in the order of memory: where it counts the batch it is divided so, the compiler does the rest."""
        dims = [tuple(axis for axis in dim if axis != "tensor") for dim in self._dims_of_batch(tuple(sizes))]
        return Pin(self._mesh.sharding(dims) if any(dims) else "", tuple(dim for dim, axes in enumerate(dims) if not axes))

    def choose(self, operand: Operand, sharding: str) -> None:
        self._chosen[operand.id, operand.sizes, operand.strides] = sharding
        self._parts[operand.id] = parts_of(sharding)

    def parts(self, operand: Operand) -> int:
        """Over how many devices it is divided."""
        if operand.id not in self._parts:
            self.sharding(operand)
        return self._parts[operand.id]

    def _dims_of_kept(self, operand: Operand) -> Dims | None:
        if operand.id in self._caches:
            return None
        sizes, dims = self._kept.get(operand.id, (None, ()))
        if sizes == operand.sizes:
            return dims
        if sizes is not None and sizes[::-1] == operand.sizes:
            return dims[::-1]
        if operand.sizes in self._by_shape and operand.sizes[0] not in self._batch:
            return self._by_shape[operand.sizes]
        return None

    def _dims_of_batch(self, sizes: tuple[int, ...]) -> Dims:
        """At the first dimension that counts sequences or their tokens, else at the first that is a multiple of the batch."""
        dims: list[tuple[str, ...]] = [()] * len(sizes)
        devices = self._mesh.devices // self._tensor
        smallest = min(self._batch, default=0)
        exact = (dim for dim, size in enumerate(sizes) if size in self._batch)
        place = next(exact, next((dim for dim, size in enumerate(sizes) if size and smallest and size % smallest == 0), None))
        if place is not None and sizes[place] % devices == 0:
            dims[place] = self._over_batch
            heads = place + 1
            if self._tensor > 1 and len(sizes) == 4 and place == 0 and sizes[heads] % self._tensor == 0:  # [batch, heads, ...]: a cache of keys or values
                dims[heads] = ("tensor",)
        return tuple(dims)


def kept_of(mesh: Mesh, modules: Iterable[torch.nn.Module], optimizers: Iterable[torch.optim.Optimizer] = ()) -> dict[int, tuple[tuple[int, ...], Dims]]:
    """Parameters, buffers, gradients and an optimizer's state, for Division. Call it after the step was traced, when all of them are there."""
    found: dict[int, tuple[tuple[int, ...], Dims]] = {}
    dims_of: dict[torch.Tensor, Dims] = {}

    def keep(tensor: torch.Tensor, dims: Dims) -> None:
        found[tensor.untyped_storage()._cdata] = (tuple(tensor.shape), dims)

    for module in modules:
        by_tensor = tensor_dims(module) if mesh.axes.get("tensor", 1) > 1 else {}
        for name, tensor in (*module.named_parameters(), *module.named_buffers()):
            dims_of[tensor] = dims = _dims(mesh, tuple(tensor.shape), by_tensor.get(name))
            keep(tensor, dims)
            if tensor.grad is not None:
                keep(tensor.grad, dims)
    for optimizer in optimizers:
        for parameter, state in optimizer.state.items():
            for value in state.values():
                if isinstance(value, torch.Tensor):
                    same = value.shape == parameter.shape and parameter in dims_of
                    keep(value, dims_of[parameter] if same else _dims(mesh, tuple(value.shape), None))
    return found


def _dims(mesh: Mesh, sizes: tuple[int, ...], tensor_dim: int | None) -> Dims:
    """fsdp takes the largest dimension that it divides, if it can into whole tiles, other than tensor's if there is one.

    A vocabulary of 151,936 over 16 devices leaves tiles that are not full, and libtpu 0.0.52 aborts on the backward pass of such a head.
    """
    dims: list[tuple[str, ...]] = [()] * len(sizes)
    tensor, fsdp = mesh.axes.get("tensor", 1), mesh.axes.get("fsdp", 1)
    if tensor_dim is not None and tensor > 1 and sizes[tensor_dim] % tensor == 0:
        dims[tensor_dim] = ("tensor",)
    if fsdp > 1:
        left = [size // tensor if dims[dim] else size for dim, size in enumerate(sizes)]
        fitting = [dim for dim, size in enumerate(left) if size and size % fsdp == 0]
        if fitting:
            place = max(fitting, key=lambda dim: (not dims[dim], left[dim] // fsdp % _TILE == 0, left[dim]))
            dims[place] = (*dims[place], "fsdp")
    return tuple(dims)


def tensor_dims(module: torch.nn.Module) -> dict[str, int]:
    """Parameter -> the dimension that tensor parallelism divides; what is not named is whole on each device.

    As the plan of a Transformers model says (tp_plan). Else: of the Linears that a module holds itself, the last divides what it takes (row), the others
    what they give (column); an embedding and the Linear of its size that ends the model divide the vocabulary.
    """
    layers = dict(module.named_modules())
    found = {}
    for name, style in dict(_by_plan(module) or _by_rule(module)).items():
        layer = layers.get(name)
        if layer is None:  # a parameter of its own, such as the experts of a mixture
            parameter = module.get_parameter(name)
            found[name] = parameter.dim() - (1 if style == "row" else 2) if parameter.dim() > 1 else 0
            continue
        transposed = type(layer).__name__ == "Conv1D"  # Transformers': [in, out]
        for short, parameter in layer.named_parameters(recurse=False):
            if parameter.dim() == 2:
                found[f"{name}.{short}"] = (style == "row") != transposed and not isinstance(layer, torch.nn.Embedding)
            elif parameter.dim() == 1 and style == "column":
                found[f"{name}.{short}"] = 0
    return {name: int(dim) for name, dim in found.items()}


def _by_plan(module: torch.nn.Module) -> dict[str, str]:
    plan = getattr(module, "tp_plan", None) or {}
    if not isinstance(plan, Mapping):
        return {}
    found = {}
    for name, _ in (*module.named_modules(), *module.named_parameters()):
        said = next((style for pattern, style in plan.items() if fnmatchcase(name, pattern) and name.count(".") == pattern.count(".")), "")
        kind = re.search(r"embedding|colwise|rowwise", said)
        if kind:
            found[name] = "row" if kind.group() == "rowwise" else "column"
    return found


def _by_rule(module: torch.nn.Module) -> Iterator[tuple[str, str]]:
    vocabularies = set()
    for name, layer in module.named_modules():
        if isinstance(layer, torch.nn.Embedding):
            vocabularies.add(layer.num_embeddings)
            yield name, "column"
    for name, parent in module.named_modules():
        linears = [(f"{name}.{short}".lstrip("."), child) for short, child in parent.named_children() if isinstance(child, torch.nn.Linear)]
        inner = [one for one in linears if one[1].out_features not in vocabularies]
        yield from ((full, "column") for full, child in linears if child.out_features in vocabularies)
        if len(inner) > 1:
            yield from ((full, "row" if full == inner[-1][0] else "column") for full, _ in inner)
