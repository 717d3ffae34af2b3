"""Streams and events of torch.tpu. The classes are torch.Stream and torch.Event; the current stream is torch.accelerator's."""

from types import TracebackType

import torch
from torch.types import Device

from torch_tpu.device_index import device_index

__all__ = ["Event", "Stream", "StreamContext", "current_stream", "default_stream", "set_stream", "stream"]

Event = torch.Event
Stream = torch.Stream

_DEVICE_TYPE = int(torch._C._autograd.DeviceType.PrivateUse1.value)


class StreamContext:
    """Makes `stream` the current one, and its device the current device, inside a with block; None changes nothing."""

    def __init__(self, stream: Stream | None) -> None:
        self.stream = stream
        self._before: list[Stream] = []

    def __enter__(self) -> Stream | None:
        if self.stream is not None:
            before = current_stream()
            self._before = [current_stream(self.stream.device), before]
            set_stream(self.stream)
        return self.stream

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        for before in self._before:  # the stream's own device first, so that the current device is restored last
            set_stream(before)


def stream(stream: Stream | None) -> StreamContext:
    """`with torch.tpu.stream(s):` runs the block's work on `s`."""
    return StreamContext(stream)


def current_stream(device: Device = None) -> Stream:
    """The stream that new work on `device` goes to."""
    return torch.accelerator.current_stream(device_index(device))


def default_stream(device: Device = None) -> Stream:
    """The stream that work on `device` goes to unless told otherwise."""
    return torch.Stream(stream_id=0, device_index=device_index(device), device_type=_DEVICE_TYPE)


def set_stream(stream: Stream | None) -> None:
    """Makes `stream` the current one of its device, and its device the current one. None changes nothing."""
    if stream is not None:
        torch.accelerator.set_stream(stream)
