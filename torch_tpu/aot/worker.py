"""Compiles in processes of their own: libtpu aborts on some programs over several devices, which must end as an error, not as this process; and its flags are a process's.

compile_elsewhere() keeps two processes at most for the next programs, as libtpu takes seconds to start; all end with this one, even if it is killed.
"""

import atexit
import os
import pickle
import queue
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from typing import IO, Any

from torch_tpu.aot.topology import open_topology

__all__ = ["Worker", "compile_elsewhere", "serve"]

_MOST = 2
_RUN = "from torch_tpu.aot import worker; worker.serve()"
_SIZE = struct.Struct("<Q")


class Worker:
    """flags: of libtpu, beside those of the environment."""

    def __init__(self, flags: Mapping[str, object] | None = None) -> None:
        self._words = tempfile.TemporaryFile()
        given = " ".join([os.environ.get("LIBTPU_INIT_ARGS", ""), *(f"--{flag}={value}" for flag, value in (flags or {}).items())]).strip()
        environment = {**os.environ, "LIBTPU_INIT_ARGS": given} if given else None
        self._process = subprocess.Popen([sys.executable, "-W", "ignore", "-c", _RUN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._words, env=environment)

    def compile(self, topology: str, text: str, allow_excess_precision: bool, devices: int, free_results: Sequence[bool] = ()) -> dict[str, Any]:
        """What AotTopology.compile() says. Errors: RuntimeError with the compiler's words, or with what the process said last, if it ended."""
        try:
            _send(self._process.stdin, (topology, text, allow_excess_precision, devices, list(free_results)))
            said, refused = _receive(self._process.stdout)
        except (EOFError, BrokenPipeError):
            code = self._process.wait()
            self._words.seek(0)
            lines = self._words.read().decode(errors="replace").splitlines()
            why = next((line.split("] ", 1)[-1] for line in lines if "Check failed" in line), " ".join(lines[-3:])[-400:] or "it said nothing")
            raise RuntimeError(f"the compiler's process ended with {code}: {why}") from None
        if refused:
            raise RuntimeError(refused)
        return said  # type: ignore[no-any-return]

    def alive(self) -> bool:
        return self._process.poll() is None

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


_free: list[Worker] = []
_room = threading.Semaphore(_MOST)


def compile_elsewhere(topology: str, text: str, allow_excess_precision: bool, devices: int, free_results: Sequence[bool]) -> dict[str, Any]:
    """Worker.compile() of one that is free. May be called by several threads."""
    with _room:
        worker = _free.pop() if _free else Worker()
        try:
            return worker.compile(topology, text, allow_excess_precision, devices, free_results)
        finally:
            if worker.alive():
                _free.append(worker)


@atexit.register
def _end() -> None:
    while _free:
        _free.pop().end()


def serve() -> None:
    """In the process of its own, until its input ends: then whoever asked is gone, and so is the reason for what is being compiled."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what libtpu prints is no answer
    questions: queue.SimpleQueue[tuple[Any, ...]] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        topology, text, excess, devices, free = questions.get()
        try:
            answer = open_topology(topology).compile(text, excess, devices, serialize=True, free_results=free), ""
        except RuntimeError as error:
            answer = None, str(error)
        _send(answers, answer)


def _listen(questions: "queue.SimpleQueue[tuple[Any, ...]]") -> None:
    while True:
        try:
            questions.put(_receive(sys.stdin.buffer))
        except EOFError:
            os._exit(0)


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
