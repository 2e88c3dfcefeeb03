"""The program's language: the compiled catalogue that Qt's translation uses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator

from cardavia.resources import resource


def install_language(application: QCoreApplication, language: str) -> QTranslator:
    """Load and install the catalogue of a language and return it.

    English has one too: the plural forms stand there. A missing catalogue leaves the texts as written.
    """
    translator = QTranslator(application)
    translator.load(str(resource("i18n", f"cardavia_{language}.qm")))
    application.installTranslator(translator)
    return translator


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Have the texts in a language for a while, without a display."""
    application = QCoreApplication.instance() or QCoreApplication(["cardavia"])
    translator = install_language(application, language)
    try:
        yield
    finally:
        application.removeTranslator(translator)
