"""What a chip's compiler made of a function: its programs, their memory, the time of their ops. Can be saved, and put into a compile cache."""

import json
import os
import zipfile
from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import cached_property

from torch_tpu._hlo_text import hlo_text
from torch_tpu._whole_file import whole_file
from torch_tpu.aot.bundles import Bundles
from torch_tpu.aot.chips import Chip
from torch_tpu.aot.hlo import Module, read_module
from torch_tpu.aot.interconnect import Slice, slice_of
from torch_tpu.aot.time_model import TimedOp, Timing, time_of
from torch_tpu.aot.topology import chip_of, open_topology

__all__ = ["Compiled", "Memory", "Program", "load"]

_FORMAT = 1


@dataclass(frozen=True)
class Memory:
    """Bytes of HBM of one run, as the compiler allocates them. alias: of outputs in arguments' memory. code is beside the total."""

    argument: int
    output: int
    temp: int
    alias: int
    code: int

    @property
    def total(self) -> int:
        return self.argument + self.output + self.temp - self.alias


@dataclass
class Program:
    """name: "compiled forward 0". flops, bytes_accessed: the compiler's count, a loop's body once. held_bytes: what is alive beside it while it runs.

    stablehlo: what keys the compile cache. hlo: the optimised module, protobuf. executable: serialized, for this chip and this libtpu.
    bundles: {op's name in hlo: its bundles}, if they were asked for.
    """

    name: str
    slice: Slice = field(repr=False)
    memory: Memory
    flops: float
    bytes_accessed: float
    compile_seconds: float
    held_bytes: int
    allow_excess_precision: bool
    stablehlo: str = field(repr=False)
    hlo: bytes = field(repr=False)
    executable: bytes = field(repr=False)
    bundles: dict[str, Bundles] = field(default_factory=dict, repr=False)

    @cached_property
    def module(self) -> Module:
        return read_module(self.hlo)

    @cached_property
    def timing(self) -> Timing:
        """The time of one run on one device, op by op."""
        return time_of(self.module, self.slice, self.bundles)

    @property
    def hlo_text(self) -> str:
        return hlo_text(self.hlo)


@dataclass
class Compiled:
    """programs: in the order in which they run; each runs on `devices` devices at once. Figures are of one of them. beside: ops that run between them as programs of their own, which are not costed."""

    topology: str
    devices: int
    libtpu: str
    programs: list[Program]
    beside: Counter[str]

    @property
    def chip(self) -> Chip:
        return chip_of(self.topology)

    @property
    def peak_bytes(self) -> int:
        """The most HBM that one device needs, what lives from program to program included."""
        return max((program.memory.total + program.held_bytes for program in self.programs), default=0)

    @property
    def fits(self) -> bool:
        return self.peak_bytes <= self.chip.usable_hbm_bytes

    @property
    def seconds(self) -> float:
        """One run of all programs, one after the other."""
        return sum(program.timing.seconds for program in self.programs)

    @property
    def ops(self) -> list[TimedOp]:
        """Of all programs, the longest first."""
        return sorted((op for program in self.programs for op in program.timing.ops), key=lambda op: -op.seconds)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes one file with programs, figures and executables; load() reads it. The file is whole or not there."""
        facts = [
            asdict(program.memory) | {name: getattr(program, name) for name in _FACTS} | {"bundles": {op: asdict(one) for op, one in program.bundles.items()}}
            for program in self.programs
        ]
        head = {"format": _FORMAT, "topology": self.topology, "devices": self.devices, "libtpu": self.libtpu, "beside": self.beside, "programs": facts}
        with whole_file(path) as unfinished, zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as file:
            file.writestr("compiled.json", json.dumps(head))
            for number, program in enumerate(self.programs):
                file.writestr(f"{number}.mlir", program.stablehlo)
                file.writestr(f"{number}.hlo", program.hlo)
                file.writestr(f"{number}.executable", program.executable)

    def fill_cache(self, folder: str | os.PathLike[str]) -> list[str]:
        """Puts the executables into a compile cache (TORCH_TPU_CACHE_DIR, or TORCH_TPU_SHARED_CACHE_DIR of a fleet); gives their files.

        A process on a machine with this chip and this libtpu finds them there instead of compiling. Errors: RuntimeError for another libtpu than
        they were compiled with, or where the folder cannot be written.
        """
        if self.devices > 1:
            raise RuntimeError("programs of several devices are not kept in a compile cache")
        topology = open_topology(self.topology)
        if topology.fingerprint != self.libtpu:
            raise RuntimeError(f"these programs were compiled by another libtpu: by {self.libtpu!r}, here is {topology.fingerprint!r}")
        return [topology.store(str(folder), one.stablehlo, one.allow_excess_precision, one.executable) for one in self.programs]

    def __str__(self) -> str:
        from torch_tpu.aot.report import text_of

        return text_of(self)


_FACTS = ("name", "flops", "bytes_accessed", "compile_seconds", "held_bytes", "allow_excess_precision")


def load(path: str | os.PathLike[str]) -> Compiled:
    """What save() wrote. Errors: ValueError for a file that is no such thing."""
    try:
        with zipfile.ZipFile(path) as file:
            head = json.loads(file.read("compiled.json"))
            if head["format"] != _FORMAT:
                raise ValueError(f"{path}: format {head['format']}, and this version reads {_FORMAT}")
            over, programs = slice_of(chip_of(head["topology"]), head["topology"], head["devices"]), []
            for number, facts in enumerate(head["programs"]):
                memory = Memory(*(facts[part] for part in ("argument", "output", "temp", "alias", "code")))
                text, hlo, executable = (file.read(f"{number}.{kind}") for kind in ("mlir", "hlo", "executable"))
                given = {name: facts[name] for name in _FACTS} | {"bundles": {op: Bundles(**one) for op, one in facts.get("bundles", {}).items()}}
                programs.append(Program(slice=over, memory=memory, stablehlo=text.decode(), hlo=hlo, executable=executable, **given))
    except (zipfile.BadZipFile, KeyError, json.JSONDecodeError) as error:
        raise ValueError(f"{path} was not written by torch_tpu.aot, or is damaged: {error}") from error
    return Compiled(head["topology"], head["devices"], head["libtpu"], programs, Counter(head["beside"]))
