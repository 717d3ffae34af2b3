"""The compile cache's files as artifacts of torch.compiler.save_cache_artifacts() and load_cache_artifacts().

Imported with Dynamo (_dynamo_hook.py): PyTorch reads only kinds of artifacts that it knows.
"""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from torch.compiler._cache import CacheArtifact, CacheArtifactFactory, CacheArtifactManager

from torch_tpu import _C

__all__ = ["record_programs"]

_NAME, _SIZE = 49, 8  # of a file's head: letters, bytes


@CacheArtifactFactory.register
class Programs(CacheArtifact):
    """The compile cache's files of this process that no earlier artifact has, collected when the artifacts are saved.

    Content: for each file its name, 49 letters, its size, 8 bytes, and what is in it. They are native code, as inductor's are.
    """

    _saved: set[str] = set()  # names

    @property
    def content(self) -> bytes:  # type: ignore[override]
        if "bytes" not in self.__dict__:
            self.__dict__["bytes"] = self.__dict__["given"] or _pack(self._saved)
        return self.__dict__["bytes"]

    @content.setter
    def content(self, given: bytes) -> None:
        self.__dict__["given"] = given

    def __hash__(self) -> int:  # its content is not known yet
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Programs) and self.key == other.key

    def populate_cache(self) -> None:
        _unpack(self.__dict__["given"], Path(_C.cache_info()["directory"]))

    @staticmethod
    def type() -> str:
        return "torch_tpu_programs"


def _pack(saved: set[str]) -> bytes:
    parts = []
    for path in map(Path, _C.cache_files()):
        if path.name not in saved:
            with contextlib.suppress(OSError):
                data = path.read_bytes()
                parts.append(path.name.encode() + len(data).to_bytes(_SIZE, "little") + data)
                saved.add(path.name)
    return b"".join(parts)


def _files(content: bytes) -> Iterator[tuple[str, bytes]]:
    at = 0
    while at < len(content):
        name, size = content[at : at + _NAME].decode(), int.from_bytes(content[at + _NAME : at + _NAME + _SIZE], "little")
        at += _NAME + _SIZE + size
        if len(name) != _NAME or not set(name) <= set("0123456789abcdef-") or at > len(content):
            raise ValueError("torch_tpu: damaged programs among the cache artifacts")
        yield name, content[at - size : at]


def _unpack(content: bytes, folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for name, data in _files(content):
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=name + ".")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(temporary).replace(folder / name)


def record_programs(name: str) -> None:
    """A program was made: torch.compiler.save_cache_artifacts() is to find its file."""
    CacheArtifactManager.record_artifact(Programs.type(), name, b"")
