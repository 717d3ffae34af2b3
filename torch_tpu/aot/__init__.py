"""Ahead of time, for TPU chips that are not there: what their compiler makes of a program, its memory, its time. Needs the package libtpu, no TPU.

    with torch_tpu.aot.fake_tensors():            # a model of any size, no memory
        model = Model()
    print(torch_tpu.aot.compile(model, (batch,), "v6e"))

docs/planning.md says what the figures mean.
"""

from torch_tpu.aot.capture import fake_tensors
from torch_tpu.aot.chips import CHIPS, Chip
from torch_tpu.aot.compile import ProgramRefused, ProgramTooLarge, compile
from torch_tpu.aot.compiled import Compiled, Memory, Program, load
from torch_tpu.aot.profile import Profile, profile

__all__ = ["CHIPS", "Chip", "Compiled", "Memory", "Profile", "Program", "ProgramRefused", "ProgramTooLarge", "compile", "fake_tensors", "load", "profile"]
