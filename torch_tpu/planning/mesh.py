"""How a mesh divides a step's tensors: the batch over all devices, parameters with their gradients and states over the axis `fsdp`."""

from collections.abc import Callable, Sequence

from torch_tpu._lower_only import Operand
from torch_tpu.aot.sharding import Mesh
from torch_tpu.planning.steps import Step, Work

__all__ = ["AXES", "divided", "mesh_of"]

AXES = ("data", "fsdp")


def mesh_of(text: str | None, devices: int) -> Mesh:
    """text: "data=2,fsdp=8"; None: all devices in fsdp. Errors: ValueError for other axes, or another number of devices."""
    mesh = Mesh.parse(text) if text else Mesh({"fsdp": devices})
    if set(mesh.axes) - set(AXES):
        raise ValueError(f"a mesh has the axes {' and '.join(AXES)}, not {', '.join(mesh.axes)}")
    if mesh.devices != devices:
        raise ValueError(f"the mesh {text} has {mesh.devices} devices, and the slice {devices}")
    return mesh


def divided(mesh: Mesh, step: Step, work: Work) -> Callable[[Operand], Sequence[Sequence[str]]]:
    """For aot.compile_programs. work: with the batch of all devices.

    A parameter is divided at its largest dimension that the axis divides, so is what has its shape. Any other tensor is divided at the first dimension that
    counts sequences or their tokens, else at the first that is a multiple of the batch.
    """
    kept = {tensor.untyped_storage()._cdata for tensors in step.held().values() for tensor in tensors}
    shapes = {tuple(tensor.shape) for kind, tensors in step.held().items() if kind != "key-value cache" for tensor in tensors if tensor.dim()}
    caches = {tensor.untyped_storage()._cdata for tensor in step.held().get("key-value cache", [])}
    of_batch = {work.batch, work.tokens}
    everywhere = [axis for axis in mesh.axes if mesh.axes[axis] > 1]

    def shard(operand: Operand) -> Sequence[Sequence[str]]:
        id, sizes = operand.id, operand.sizes
        dims: list[Sequence[str]] = [()] * len(sizes)
        if id not in caches and (id in kept or (sizes in shapes and sizes[0] not in of_batch)):
            parts = mesh.axes.get("fsdp", 1)
            fitting = [dim for dim, size in enumerate(sizes) if size % parts == 0 and size >= parts]
            if parts > 1 and fitting:
                dims[max(fitting, key=lambda dim: sizes[dim])] = ("fsdp",)
        else:
            exact = (dim for dim, size in enumerate(sizes) if size in of_batch)
            place = next(exact, next((dim for dim, size in enumerate(sizes) if size and size % work.batch == 0), None))
            if place is not None and sizes[place] % mesh.devices == 0:
                dims[place] = everywhere
        return dims

    return shard
