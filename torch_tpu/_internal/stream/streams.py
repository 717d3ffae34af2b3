"""Streams and events are PyTorch's own classes; these are the names that the ecosystem imports."""

from torch import Event as TpuEvent
from torch import Stream as TpuStream

__all__ = ["TpuEvent", "TpuStream"]
