"""What goes wrong while a program runs on: warnings of Qt and of the program, and exceptions that nobody caught."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_HARMLESS: Final = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)


class _Log(logging.Handler):
    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._found = found

    def emit(self, record: logging.LogRecord) -> None:
        self._found.append(self.format(record))


@contextmanager
def mishaps() -> Iterator[list[str]]:
    """Give a list to which each mishap is added as a text while the block runs."""
    found: list[str] = []
    log, hooks = _Log(found), (sys.excepthook, threading.excepthook)
    sys.excepthook = lambda kind, error, trace: found.append(repr(error))
    threading.excepthook = lambda failure: found.append(repr(failure.exc_value))

    def take(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind not in _HARMLESS:
            found.append(text)

    handler = qInstallMessageHandler(take)
    logging.captureWarnings(True)
    logging.getLogger().addHandler(log)
    try:
        yield found
    finally:
        logging.getLogger().removeHandler(log)
        logging.captureWarnings(False)
        qInstallMessageHandler(handler)
        sys.excepthook, threading.excepthook = hooks
