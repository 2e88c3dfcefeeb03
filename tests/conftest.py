"""What every test needs: no window on the screen, and user folders of its own."""

import os

# Qt reads this when it starts, so it has to stand before anything imports PySide6.
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

# The same commit gives the same answer, and a busy machine fails no test.
settings.register_profile("cardavia", deadline=None, derandomize=True)
settings.load_profile("cardavia")

USER_FOLDERS = {
    "HOME": ".",
    "XDG_DATA_HOME": "data",
    "XDG_CONFIG_HOME": "config",
    "XDG_CACHE_HOME": "cache",
    "XDG_STATE_HOME": "state",
    "XDG_RUNTIME_DIR": "runtime",
}


@pytest.fixture(autouse=True)
def user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test empty user folders: it neither sees nor touches what the developer keeps."""
    home = tmp_path_factory.mktemp("home")
    for name, folder in USER_FOLDERS.items():
        path = home / folder
        # Qt refuses a runtime folder that others can read.
        path.mkdir(mode=0o700, exist_ok=True)
        monkeypatch.setenv(name, str(path))
    return home


@pytest.fixture(scope="session", autouse=True)
def _one_application(qapp: object) -> None:
    """Let the first application of the process be one with windows: Qt allows no second one beside another's."""


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """Keep every widget until it has been closed.

    A test's last widget is nobody's when the test is over but is shown still: whatever refers to itself then may be
    collected in the middle of its own painting.
    """
    kept: list[QWidget] = []
    add = qtbot.addWidget

    def keep(widget: QWidget, *, before_close_func: Callable[[QWidget], None] | None = None) -> None:
        kept.append(widget)
        add(widget, before_close_func=before_close_func)

    monkeypatch.setattr(qtbot, "addWidget", keep)
    return qtbot
