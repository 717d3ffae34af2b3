"""Random numbers of torch.tpu: one generator for each device. A state is 16 bytes: seed, then offset (uint64 each)."""

from collections.abc import Iterable

import torch
from torch import Generator, Tensor
from torch.types import Device

from torch_tpu import _C
from torch_tpu.device_index import device_index

__all__ = [
    "get_rng_state",
    "get_rng_state_all",
    "initial_seed",
    "manual_seed",
    "manual_seed_all",
    "seed",
    "seed_all",
    "set_rng_state",
    "set_rng_state_all",
]


def default_generators() -> tuple[Generator, ...]:
    """The default generator of each device, in order. torch.tpu.default_generators is this value."""
    return tuple(_C.default_generator(index) for index in range(_C.device_count()))


def _get_generator(device: Device = None) -> Generator:
    return _C.default_generator(device_index(device))


def manual_seed(seed: int) -> None:
    """Seeds the current device's generator."""
    _get_generator().manual_seed(int(seed))


def manual_seed_all(seed: int) -> None:
    """Seeds the generator of every device. torch.manual_seed calls it, so it starts no device."""
    _C.manual_seed_all(int(seed) & 0xFFFF_FFFF_FFFF_FFFF)


def seed() -> int:
    """Seeds the current device's generator with a number from the operating system; returns that number."""
    return _get_generator().seed()


def seed_all() -> int:
    """Seeds the generator of every device with one number from the operating system; returns that number."""
    number = torch.Generator().seed()
    manual_seed_all(number)
    return number


def initial_seed() -> int:
    """The seed of the current device's generator."""
    return _get_generator().initial_seed()


def get_rng_state(device: Device = "tpu") -> Tensor:
    """u8[16] on CPU: the state of `device`'s generator."""
    return _get_generator(device).get_state()


def get_rng_state_all() -> list[Tensor]:
    """The state of each device's generator, in order."""
    return [generator.get_state() for generator in default_generators()]


def set_rng_state(new_state: Tensor, device: Device = "tpu") -> None:
    """Sets the state of `device`'s generator. new_state: u8[16] on CPU."""
    _get_generator(device).set_state(new_state)


def set_rng_state_all(new_states: Iterable[Tensor]) -> None:
    """Sets the state of each device's generator, in order."""
    for index, state in enumerate(new_states):
        set_rng_state(state, index)
