"""Whether there is a screen that a window can be shown on."""

from __future__ import annotations

import os
import sys
from typing import Final

_NAMES: Final = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Variables one of which tells where a window can be shown."""


def has_screen() -> bool:
    """Return whether the environment names a screen; only on Linux it has to."""
    return not sys.platform.startswith("linux") or any(map(os.environ.get, _NAMES))
