"""What every test needs: no window on the screen, and user folders of its own."""

import gc
import os

# Qt reads this when it starts, so it has to stand before anything imports PySide6.
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from cardavia.ui.garbage import collect_due

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


@pytest.fixture(autouse=True, scope="session")
def _collected_between_tests() -> Iterator[None]:
    """Collect garbage between tests alone, in the thread of the tests, as the program does it in its own.

    Python collects in any thread and at any moment: a widget that refers to itself would be destroyed in the thread of
    a worker, or in the middle of its own painting.
    """
    gc.disable()
    yield
    gc.enable()


def pytest_runtest_teardown() -> None:
    collect_due()
