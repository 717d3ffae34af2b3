"""Compiles in processes of their own, two at most: libtpu aborts on some programs over several devices, and that must end as an error, not as this process.

A process is kept for the next program, as libtpu takes seconds to start; all end with this one.
"""

import atexit
import os
import pickle
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from typing import IO, Any

from torch_tpu.aot.topology import open_topology

__all__ = ["compile_elsewhere", "serve"]

_MOST = 2
_RUN = "from torch_tpu.aot import worker; worker.serve()"
_SIZE = struct.Struct("<Q")


class _Worker:
    def __init__(self) -> None:
        self._words = tempfile.TemporaryFile()
        self._process = subprocess.Popen([sys.executable, "-W", "ignore", "-c", _RUN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._words)

    def ask(self, question: tuple[Any, ...]) -> Any:
        """Errors: RuntimeError with what the process said last, if it ended."""
        try:
            _send(self._process.stdin, question)
            return _receive(self._process.stdout)
        except (EOFError, BrokenPipeError):
            code = self._process.wait()
            self._words.seek(0)
            lines = self._words.read().decode(errors="replace").splitlines()
            why = next((line.split("] ", 1)[-1] for line in lines if "Check failed" in line), " ".join(lines[-3:])[-400:] or "it said nothing")
            raise RuntimeError(f"the compiler's process ended with {code}: {why}") from None

    def alive(self) -> bool:
        return self._process.poll() is None

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


_free: list[_Worker] = []
_room = threading.Semaphore(_MOST)


def compile_elsewhere(topology: str, text: str, allow_excess_precision: bool, devices: int, free_results: Sequence[bool]) -> dict[str, Any]:
    """What AotTopology.compile() says. May be called by several threads. Errors: RuntimeError with the compiler's words, or with how its process ended."""
    with _room:
        worker = _free.pop() if _free else _Worker()
        try:
            kind, said = worker.ask((topology, text, allow_excess_precision, devices, list(free_results)))
        finally:
            if worker.alive():
                _free.append(worker)
        if kind == "refused":
            raise RuntimeError(said)
        return said  # type: ignore[no-any-return]


@atexit.register
def _end() -> None:
    while _free:
        _free.pop().end()


def serve() -> None:
    """In the process of its own, until its input ends."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what libtpu prints is no answer
    while True:
        try:
            topology, text, excess, devices, free = _receive(sys.stdin.buffer)
        except EOFError:
            return
        try:
            answer = "said", open_topology(topology).compile(text, excess, devices, serialize=True, free_results=free)
        except RuntimeError as error:
            answer = "refused", str(error)
        _send(answers, answer)


def _send(stream: IO[bytes] | None, value: Any) -> None:
    assert stream is not None
    data = pickle.dumps(value)
    stream.write(_SIZE.pack(len(data)) + data)
    stream.flush()


def _receive(stream: IO[bytes] | None) -> Any:
    assert stream is not None
    head = stream.read(_SIZE.size)
    if len(head) < _SIZE.size:
        raise EOFError
    size = _SIZE.unpack(head)[0]
    data = stream.read(size)
    if len(data) < size:
        raise EOFError
    return pickle.loads(data)
