"""Processes of their own that open a window with user folders of their own, for figures and for the smoke test."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from typing import Final

from cardavia.storage.paths import HOME_VARIABLE

PLATFORM: Final = "QT_QPA_PLATFORM"
"""The environment variable that tells Qt where to show windows."""
TO_MEMORY: Final = "offscreen"
"""The platform that draws windows to memory."""


def window_output(module: str, *arguments: str, home: str = "") -> str:
    """Run a module as a program that opens a window, and return what it prints.

    The window is drawn to memory, unless the environment names another platform. The user's folders are in ``home``,
    without it in a new folder that is removed afterwards. CalledProcessError when the program fails.
    """
    if not home:
        with tempfile.TemporaryDirectory() as folder:
            return window_output(module, *arguments, home=folder)
    command = [sys.executable, "-m", module, *arguments]
    environment = {PLATFORM: TO_MEMORY, **window_environment(home)}
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout


def window_environment(home: str) -> dict[str, str]:
    """Return the environment of a process that has its user folders in ``home``."""
    return {**os.environ, HOME_VARIABLE: home}
