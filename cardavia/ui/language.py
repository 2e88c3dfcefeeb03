"""The program's language: the catalogues of Qt's translation, and how numbers and dates are written.

A language may have variants, such as *ace* for decks that call the ace otherwise: a small catalogue each, with nothing
in it but the texts that are different, ``i18n/<variant>_<language>.ts``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from cardavia.resources import resource

SOURCE: Final = "en"
"""The language the texts are written in."""
_CATALOGUE: Final = "cardavia_"


def languages() -> tuple[str, ...]:
    """Return the codes of all languages that there is a catalogue of, the source language in any case."""
    return tuple(sorted({SOURCE, *catalogued()}))


def catalogued() -> set[str]:
    """Return the codes of the languages whose compiled catalogues lie with the program."""
    folder = resource("i18n")
    # Not by a pattern: to set one up would take longer than to look through the folder.
    files = [path for path in folder.iterdir() if path.suffix == ".qm"] if folder.is_dir() else []
    return {path.stem.removeprefix(_CATALOGUE) for path in files if path.name.startswith(_CATALOGUE)}


def language_for(wanted: str) -> str:
    """Return the language to speak: the wanted one, else the first of the system's that there is a catalogue of."""
    offered = languages()
    asked = [wanted] if wanted else _system_names()
    candidates = (code for name in asked for code in (name, name.partition("_")[0]))
    return next((code for code in candidates if code in offered), SOURCE)


def locale_for(language: str) -> QLocale:
    """Return how numbers and dates are written: as the system does for this language, else as is usual for it."""
    names = (name for name in _system_names() if name == language or name.startswith(f"{language}_"))
    return QLocale(next(names, language))


class Language(QObject):
    """Speaks one language at a time; Qt tells every widget when it becomes another one."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._translators: list[QTranslator] = []
        self._varied: list[QTranslator] = []
        self._before = QLocale()
        self.code = ""
        """The language that is spoken; empty before the first."""
        self.variant = ""
        """The variant that is spoken of any language that has it; empty for none."""

    def speak(self, wanted: str) -> None:
        """Speak a language, or the system's where none is ``wanted``."""
        code = language_for(wanted)
        if code == self.code:
            return
        QLocale.setDefault(locale_for(code))
        removed = [*self._translators, *self._varied]
        self.code = code
        self._translators = catalogues_of(code, self)
        self._varied = variant_of(code, self.variant, self)
        self._replace(removed, [*self._translators, *self._varied])

    def vary(self, variant: str) -> None:
        """Speak a variant of the language from now on, and of every other one that has it; none where it is empty."""
        if variant == self.variant:
            return
        self.variant = variant
        removed, self._varied = self._varied, variant_of(self.code, variant, self)
        self._replace(removed, self._varied)

    def fall_silent(self) -> None:
        """Leave the texts as written, and numbers as they were at first."""
        removed = [*self._translators, *self._varied]
        self._translators, self._varied, self.code = [], [], ""
        QLocale.setDefault(self._before)
        self._replace(removed, [])

    def _replace(self, removed: list[QTranslator], added: list[QTranslator]) -> None:
        for translator in added:
            self._application.installTranslator(translator)
        for translator in removed:
            self._application.removeTranslator(translator)
            translator.deleteLater()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Have the texts in a language for a while, without a display."""
    spoken = Language(QCoreApplication.instance() or QCoreApplication(["cardavia"]))
    spoken.speak(language)
    try:
        yield
    finally:
        spoken.fall_silent()


def spoken_language() -> tuple[str, str]:
    """Return the codes of the language that is spoken and of its variant; the source language where none is."""
    application = QCoreApplication.instance()
    known = [] if application is None else application.findChildren(Language)
    return next(((one.code, one.variant) for one in reversed(known) if one.code), (SOURCE, ""))


def _system_names() -> list[str]:
    return [name.replace("-", "_") for name in QLocale.system().uiLanguages()]


def catalogues_of(language: str, parent: QObject) -> list[QTranslator]:
    """Return the catalogues of a language, Qt's own first: the one that is installed last is asked first.

    English has a catalogue too: the plural forms stand there. A missing one leaves the texts as written.
    """
    qt = str(resource("i18n", f"qt_{language}.qm"))
    qt_s_own = f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{language}.qm"
    files = [(qt, qt_s_own), (str(resource("i18n", f"{_CATALOGUE}{language}.qm")),)]
    return [translator for names in files if (translator := _loaded(names, parent)) is not None]


def variant_of(language: str, variant: str, parent: QObject) -> list[QTranslator]:
    """Return the catalogue of a variant, which is to be installed last; most languages have none."""
    if not variant:
        return []
    found = _loaded((str(resource("i18n", f"{variant}_{language}.qm")),), parent)
    return [] if found is None else [found]


def _loaded(names: tuple[str, ...], parent: QObject) -> QTranslator | None:
    """Return the first of the catalogues that can be read."""
    translator = QTranslator(parent)
    if any(translator.load(name) for name in names):
        return translator
    translator.deleteLater()
    return None
