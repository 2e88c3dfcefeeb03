"""Memory for pictures, bounded in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Bounded(Generic[K, V]):
    """What was used last, up to a number of bytes; the newest is kept whatever its size."""

    def __init__(self, limit: int, size_of: Callable[[K], int]) -> None:
        self._limit = limit
        self._size_of = size_of
        self._values: OrderedDict[K, V] = OrderedDict()
        self._bytes = 0

    @property
    def used(self) -> int:
        """The bytes of all that is kept."""
        return self._bytes

    @property
    def limit(self) -> int:
        """Most bytes, unless the newest value alone has more."""
        return self._limit

    def get(self, key: K) -> V | None:
        """Return the value, which counts as a use of it, or None if it is not there."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def put(self, key: K, value: V) -> None:
        """Keep a value, and give up those unused for longest where there is no room."""
        if key not in self._values:
            self._bytes += self._size_of(key)
        self._values[key] = value
        self._values.move_to_end(key)
        while self._bytes > self._limit and len(self._values) > 1:
            oldest, _ = self._values.popitem(last=False)
            self._bytes -= self._size_of(oldest)

    def clear(self) -> None:
        """Give everything up."""
        self._values.clear()
        self._bytes = 0

    def newest(self) -> Iterator[K]:
        """Return all keys, the one used last first."""
        return reversed(self._values)
