"""Worker processes that check one task at a time. A crash or a hang costs one line of the table: the worker is replaced.

Owns the processes and the time limit. Must not import torch: it has to survive whatever an op does.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
START_TIMEOUT_S = 300.0  # torch, the database and the plugin, on a busy machine


@dataclass(frozen=True)
class Task:
    """One entry of one database in one dtype."""

    op: str
    kind: str = "op"
    dtype: str = "float32"


@dataclass(frozen=True)
class Job:
    """What to do with a task."""

    device: str = "tpu"
    samples: int = 12
    variants: bool = True
    timeout_s: float = 180.0
    worker: str = "tests.conformance.worker"
    environment: dict[str, str] = field(default_factory=dict)

    def message(self, task: Task) -> str:
        return json.dumps({**asdict(task), "device": self.device, "samples": self.samples, "variants": self.variants})


# How many tasks a process takes. Each program of the CPU plugin maps a few regions of memory, of which Linux allows a process 65,530.
TASKS = 250


class Worker:
    """One process at a time, started when first needed. Not thread-safe: one thread owns it."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.process: subprocess.Popen[str] | None = None
        self.taken = 0

    def check(self, task: Task) -> dict[str, Any]:
        """The outcome of `task` as a dict; `crash` or `hang` if the process did not live to say it."""
        start = time.perf_counter()
        if self.process is not None and self.taken == TASKS:
            self.close()
        self.taken = self.taken + 1 if self.process is not None else 1
        if self.process is None:
            self._start()
        try:
            self.process.stdin.write(self.job.message(task) + "\n")
            self.process.stdin.flush()
            answer = self._read(self.job.timeout_s)
        except (BrokenPipeError, EOFError):
            return self._lost(task, "crash", f"{self._exit()}: {self._last_words()}", start)
        except TimeoutError:
            self._kill(signal.SIGABRT)  # faulthandler shows where it hung
            return self._lost(task, "hang", f"more than {self.job.timeout_s:g} s: {self._last_words()}", start)
        return answer

    def close(self) -> None:
        if self.process is not None:
            self.process.stdin.close()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self._kill(signal.SIGKILL)
            self._forget()

    def _start(self) -> None:
        read, write = os.pipe()
        self.log = tempfile.TemporaryFile("w+", errors="replace")
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.job.worker, str(write)],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=self.log, stderr=self.log, pass_fds=[write], text=True,
            env={**os.environ, **self.job.environment},
        )  # fmt: skip
        os.close(write)
        self.pipe, self.buffer = read, b""
        try:
            self._read(START_TIMEOUT_S)
        except (EOFError, TimeoutError):
            self._kill(signal.SIGKILL)
            raise RuntimeError(f"a conformance worker did not start: {self._last_words()}") from None

    def _read(self, timeout_s: float) -> dict[str, Any]:
        deadline = time.monotonic() + timeout_s
        while b"\n" not in self.buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.pipe], [], [], left)[0]:
                raise TimeoutError
            chunk = os.read(self.pipe, 1 << 16)
            if not chunk:
                raise EOFError
            self.buffer += chunk
        line, _, self.buffer = self.buffer.partition(b"\n")
        return json.loads(line)

    def _lost(self, task: Task, status: str, detail: str, start: float) -> dict[str, Any]:
        self._forget()
        return {**asdict(task), "status": status, "detail": detail, "compared": "values", "samples": 0, "samples_agree": 0,
                "variants": {}, "variant_details": {}, "notes": [], "fallbacks": {}, "decompositions": {},
                "seconds": round(time.perf_counter() - start, 2)}  # fmt: skip

    def _exit(self) -> str:
        try:
            code = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self._kill(signal.SIGKILL)
            return "closed its pipe and stayed"
        return signal.Signals(-code).name if code < 0 else f"exit {code}"

    def _kill(self, number: int) -> None:
        self.process.send_signal(number)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _last_words(self) -> str:
        self.log.seek(0)
        lines = [line.strip() for line in self.log.read()[-20000:].splitlines() if line.strip()]
        frames = [line for line in lines if line.startswith("File ")][:4]
        return " | ".join([*[line for line in lines if line not in frames][-4:], *frames])[-900:]

    def _forget(self) -> None:
        os.close(self.pipe)
        self.log.close()
        self.process = None


def check_all(tasks: Iterable[Task], job: Job, workers: int = 1) -> Iterator[dict[str, Any]]:
    """Outcomes as they come, each task once."""
    tasks = list(tasks)
    if workers == 1:
        worker = Worker(job)
        try:
            yield from map(worker.check, tasks)
        finally:
            worker.close()
        return
    crew = [Worker(job) for _ in range(workers)]
    idle = list(crew)

    def check(task: Task) -> dict[str, Any]:
        worker = idle.pop()  # as many threads as workers, so there is always one
        try:
            return worker.check(task)
        finally:
            idle.append(worker)

    try:
        with ThreadPoolExecutor(workers) as threads:
            for future in as_completed([threads.submit(check, task) for task in tasks]):
                yield future.result()
    finally:
        for worker in crew:
            worker.close()
