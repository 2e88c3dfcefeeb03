"""How much memory this process takes."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

_PAGES: Final = Path("/proc/self/statm")
_MEGABYTE: Final = 1_000_000


def resident_megabytes() -> float:
    """Return how many megabytes of this process are in the main memory.

    Where the system does not tell it is the most there ever were, and 0 where it tells nothing (Windows).
    """
    if _PAGES.exists():
        return int(_PAGES.read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / _MEGABYTE
    return 0.0 if sys.platform == "win32" else _most_megabytes()


def _most_megabytes() -> float:
    import resource

    # The unit is a byte on macOS and 1024 of them elsewhere.
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / _MEGABYTE
