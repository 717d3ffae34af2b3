"""Which tensors live while each of several programs runs, told from what each takes and gives.

What a program takes and none gave was there before, and stays: parameters, an optimizer's state, a batch. What a program gives lives until the last one that
takes it: activations, gradients.
"""

from collections.abc import Callable, Iterator, Sequence

from torch_tpu._lower_only import Lowered, Operand

__all__ = ["Lifetimes"]


class Lifetimes:
    """shards: over how many devices an operand is divided."""

    def __init__(self, programs: Sequence[Lowered], shards: Callable[[Operand], int] = lambda operand: 1) -> None:
        self._programs = programs
        self._born: dict[int, int] = {}
        self._last: dict[int, int] = {}
        self.bytes: dict[int, float] = {}  # of a storage, on one device
        for index, program in enumerate(programs):
            for operands, start in ((program.takes, -1), (program.gives, index)):
                for operand in operands:
                    if operand is not None:
                        self._born.setdefault(operand.id, start)
                        self._last[operand.id] = index
                        self.bytes.setdefault(operand.id, operand.storage.nbytes() / shards(operand))

    def alive(self, index: int) -> Iterator[int]:
        """The storages that live while program `index` runs, those that it gives included."""
        return (id for id, born in self._born.items() if born < 0 or born <= index <= self._last[id])

    def held_bytes(self, index: int) -> float:
        """Of those, what the program neither takes nor gives."""
        program = self._programs[index]
        own = {operand.id for operand in (*program.takes, *program.gives) if operand is not None}
        return sum(self.bytes[id] for id in self.alive(index) if id not in own)
