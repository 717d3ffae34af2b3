"""How a plan's devices are used, and how many of them share a sequence."""

from torch_tpu.aot.division import mesh_for
from torch_tpu.aot.sharding import Mesh

__all__ = ["batch_parts", "mesh_of"]

_LARGEST_FSDP = 256  # devices over which parameters are divided unless a mesh says otherwise; published runs on larger slices do the same


def mesh_of(text: str | None, devices: int) -> Mesh:
    """text: "data=2,fsdp=4,tensor=2"; None: fsdp, and data for more than 256 devices. Errors: ValueError for other axes, or another number of devices."""
    if text is None:
        fsdp = min(devices, _LARGEST_FSDP)
        return Mesh({"fsdp": devices} if fsdp == devices else {"data": devices // fsdp, "fsdp": fsdp})
    return mesh_for(text, "the slice", devices)


def batch_parts(mesh: Mesh) -> int:
    """Into how many parts the batch is divided; the devices of `tensor` share one."""
    return mesh.devices // mesh.axes.get("tensor", 1)
