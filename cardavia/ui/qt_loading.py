"""Loads Qt without what PySide does to every later import."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Import Qt's widgets, and leave Python's own way to import modules in its place; ImportError without Qt.

    PySide replaces ``__import__`` for the sake of ``from __feature__ import snake_case`` and the like: to find out
    where these hold it reads the source of each module that is imported from then on. This program uses none of them,
    and never ``import *`` of Qt, which needs that too; its window opens sooner. Where Qt has been imported before,
    nothing changes.
    """
    own = builtins.__import__
    from PySide6 import QtWidgets  # noqa: F401

    builtins.__import__ = own
