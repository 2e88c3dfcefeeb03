"""A language for tests: each text in brackets, with accents, and longer, so that what is not translated or cut shows.

Placeholders, mnemonics, line breaks and the tags of rich text stay as they are. The language has no rule pages:
the book shows the English ones, but the rule that the table tells is put in brackets as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from unittest import mock

from PySide6.QtCore import QObject, QTranslator

from cardavia.engine.errors import Reason
from cardavia.pages.view import View
from cardavia.ui import language, table_rules

CODE: Final = "xx"
"""What the settings call the language."""

BEGIN: Final = "⟦"
"""What every text of the language begins with."""
END: Final = "⟧"
"""What every text of the language ends with."""
GROWTH: Final = 0.4
"""By how much a text is longer than its source, the brackets not counted."""
_KEPT: Final = re.compile(r"(\{[^}]*\}|%[nL0-9]+|&.|<[^>]*>|\n)")
_ACCENTS: Final = str.maketrans("AEIOUYaeiouyCNSZcnsz", "ÅÉÎÖÛÝåéîöûýÇÑŠŽçñšž")
_PADDING: Final = " lorem ipsum dolor sit amet"
_KEYS: Final = "QShortcut"
"""Qt's context of the names of keys, which it reads as well as writes."""


def pseudo(text: str) -> str:
    """Return a text in the language; an empty one stays empty."""
    if not text:
        return text
    parts = _KEPT.split(text)
    parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
    return f"{BEGIN}{''.join(parts)}{_padding(round(len(text) * GROWTH))}{END}"


def _padding(length: int) -> str:
    """Return words of that length together, which may be wrapped as others are."""
    return (_PADDING * (length // len(_PADDING) + 1))[:length]


class PseudoTranslator(QTranslator):
    """Translates every text of the program and of Qt, but for the names of keys."""

    def isEmpty(self) -> bool:  # noqa: N802 Qt's name
        """Say that there are texts: Qt leaves a translator without any alone."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Return the text in the language; Qt puts the number in the place of %n."""
        return None if context == _KEYS else pseudo(source)


@contextmanager
def offered() -> Iterator[None]:
    """Offer the language among the program's own for a while, under `CODE`."""
    catalogued, catalogues_of, rule_told = language.catalogued, language.catalogues_of, table_rules.rule_told

    def catalogues(code: str, parent: QObject) -> list[QTranslator]:
        return [PseudoTranslator(parent)] if code == CODE else catalogues_of(code, parent)

    def told(reason: Reason, view: View) -> str:
        rule = rule_told(reason, view)
        return pseudo(rule) if CODE in language.spoken_language() else rule

    with (
        mock.patch.multiple(language, catalogued=lambda: {*catalogued(), CODE}, catalogues_of=catalogues),
        mock.patch.object(table_rules, "rule_told", told),
    ):
        yield
