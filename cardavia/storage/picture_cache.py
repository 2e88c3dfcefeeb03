"""Drawn pictures kept on disk, so that the next start need not draw them: deleting them is always safe."""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
import zlib
from pathlib import Path
from typing import Final

from cardavia.storage.files import StorageError, read_bytes, write_atomically

LIMIT: Final = 200 * 1024 * 1024
"""Most bytes of all pictures together."""
LARGEST: Final = 64 * 1024 * 1024
"""Most bytes of one picture, and of its file."""

_MAGIC: Final = b"CardaviaPicture1"
_CHECK_BYTES: Final = 4
_AFTER_TRIMMING: Final = 0.8
_LEVEL: Final = 1
"""Flat colours shrink to a twentieth already at the fastest level."""


class PictureCache:
    """Pictures by key in one folder, those unused for longest given up first; any thread may ask.

    A file that is damaged is removed, and whatever the system refuses counts as a picture that is not there.
    """

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self._folder = folder
        self._limit = limit
        self._lock = threading.Lock()
        self._used: int | None = None

    def get(self, key: str) -> bytes | None:
        """Return the picture's data, or None if it is not there."""
        path = self._path(key)
        try:
            data = read_bytes(path, LARGEST + 1)
        except StorageError:
            return None
        picture = _unpacked(key, data)
        with contextlib.suppress(OSError):
            if picture is None:
                path.unlink()
            else:
                os.utime(path)
        return picture

    def put(self, key: str, picture: bytes) -> None:
        """Keep the picture's data; nothing happens where that cannot be done."""
        data = _packed(key, picture)
        if len(picture) > LARGEST or len(data) > self._limit:
            return
        with contextlib.suppress(StorageError):
            write_atomically(self._path(key), data, durable=False)
            self._make_room(len(data))

    def clear(self) -> None:
        """Remove every picture."""
        with self._lock:
            self._remove(0)

    def _path(self, key: str) -> Path:
        return self._folder / f"{hashlib.blake2b(key.encode(), digest_size=16).hexdigest()}.picture"

    def _make_room(self, added: int) -> None:
        with self._lock:
            self._used = self._used + added if self._used is not None else sum(size for _, size, _ in self._files())
            if self._used > self._limit:
                self._remove(int(self._limit * _AFTER_TRIMMING))

    def _remove(self, leave: int) -> None:
        """Remove what was used longest ago until so many bytes are left."""
        files = sorted(self._files())
        used = sum(size for _, size, _ in files)
        for _, size, path in files:
            if used <= leave:
                break
            with contextlib.suppress(OSError):
                os.unlink(path)
                used -= size
        self._used = used

    def _files(self) -> list[tuple[float, int, str]]:
        """Return time, size and path of each file, unfinished ones of a killed program too."""
        found = []
        with contextlib.suppress(OSError), os.scandir(self._folder) as entries:
            for entry in entries:
                # Another process may have removed it meanwhile.
                with contextlib.suppress(OSError):
                    if entry.is_file(follow_symlinks=False):
                        stat = entry.stat(follow_symlinks=False)
                        found.append((stat.st_mtime, stat.st_size, entry.path))
        return found


def _packed(key: str, picture: bytes) -> bytes:
    return _MAGIC + _check(key, picture) + zlib.compress(picture, _LEVEL)


def _unpacked(key: str, data: bytes) -> bytes | None:
    start = len(_MAGIC) + _CHECK_BYTES
    if not data.startswith(_MAGIC) or len(data) > LARGEST:
        return None
    unpacking = zlib.decompressobj()
    try:
        # A damaged file must not fill the memory.
        picture = unpacking.decompress(data[start:], LARGEST)
    except zlib.error:
        return None
    whole = unpacking.eof and _check(key, picture) == data[len(_MAGIC) : start]
    return picture if whole else None


def _check(key: str, picture: bytes) -> bytes:
    return zlib.crc32(picture, zlib.crc32(key.encode())).to_bytes(_CHECK_BYTES, "little")
