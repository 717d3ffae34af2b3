"""How a plan's devices are used, and how many of them share a sequence."""

from torch_tpu.aot.division import AXES
from torch_tpu.aot.sharding import Mesh

__all__ = ["batch_parts", "mesh_of"]

_LARGEST_FSDP = 256  # devices over which parameters are divided unless a mesh says otherwise; published runs on larger slices do the same


def mesh_of(text: str | None, devices: int) -> Mesh:
    """text: "data=2,fsdp=4,tensor=2"; None: fsdp, and data for more than 256 devices. Errors: ValueError for other axes, or another number of devices."""
    if text is None:
        fsdp = min(devices, _LARGEST_FSDP)
        return Mesh({"fsdp": devices} if fsdp == devices else {"data": devices // fsdp, "fsdp": fsdp})
    mesh = Mesh.parse(text)
    if set(mesh.axes) - set(AXES):
        raise ValueError(f"a mesh has the axes {', '.join(AXES)}, not {', '.join(mesh.axes)}")
    if mesh.devices != devices:
        raise ValueError(f"the mesh {text} has {mesh.devices} devices, and the slice {devices}")
    return mesh


def batch_parts(mesh: Mesh) -> int:
    """Into how many parts the batch is divided; the devices of `tensor` share one."""
    return mesh.devices // mesh.axes.get("tensor", 1)
