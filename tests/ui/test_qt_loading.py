"""Qt is loaded without making every later import slower."""

import subprocess
import sys


def _run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True).stdout


def test_python_imports_as_before_once_qt_is_loaded() -> None:
    code = """
import builtins
own = builtins.__import__
from cardavia.ui.qt_loading import load_qt
load_qt()
from PySide6 import QtSvg
print(builtins.__import__ is own)
"""
    assert _run(code) == "True\n"


def test_no_source_is_read_of_what_is_imported_after_qt() -> None:
    code = """
import linecache
from cardavia.ui.qt_loading import load_qt
load_qt()
import cardavia.ui.theme
print([name for name in linecache.cache if name.endswith("theme.py")])
"""
    assert _run(code) == "[]\n"


def test_where_qt_is_loaded_already_nothing_changes() -> None:
    code = """
import builtins
from PySide6 import QtCore
theirs = builtins.__import__
from cardavia.ui.qt_loading import load_qt
load_qt()
print(builtins.__import__ is theirs)
"""
    assert _run(code) == "True\n"
