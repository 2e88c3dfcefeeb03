"""What a finished translation has to fulfil: placeholders, plural forms, signs, and the words of the glossary."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

FORMS: Final = {"en": 2, "de": 2, "cs": 3, "ru": 3, "uk": 3, "fil": 2}
"""How many plural forms Qt has for a language."""
_ONE_ALONE: Final = ("en", "de", "cs")
"""The languages whose first plural form stands for 1 and for no other number."""
_WITHOUT_NUMBER: Final = re.compile(r"\{\w*\}|%L?\d")
_PLACEHOLDER: Final = re.compile(rf"{_WITHOUT_NUMBER.pattern}|%n")
_MNEMONIC: Final = re.compile(r"&(?=\S)")
_ENDING: Final = re.compile(r"[.…:?!]*$")
_CLOSING: Final = '”“»’)" '
"""Signs that may stand behind the last sign of a sentence: each language quotes in its own way."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a catalogue with its translation, in one form or in one for each plural."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_plural: bool
    is_finished: bool


def texts(catalogue: Path) -> Iterator[Text]:
    """Yield every text of a catalogue."""
    for context in ElementTree.parse(catalogue).iter("context"):
        for message in context.iter("message"):
            yield _text(context.findtext("name", ""), message)


def _text(context: str, message: ElementTree.Element) -> Text:
    translation = message.find("translation")
    source, is_plural = message.findtext("source", ""), message.get("numerus") == "yes"
    if translation is None:
        return Text(context, source, (), is_plural, is_finished=False)
    parts = translation.findall("numerusform") if is_plural else [translation]
    forms = tuple(part.text or "" for part in parts)
    finished = translation.get("type") is None and bool(forms) and all(forms)
    return Text(context, source, forms, is_plural, finished)


def complaints(text: Text, language: str, glossary: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is wrong with a text, in words for whoever translates."""
    if not text.is_finished:
        yield "is not finished"
        return
    if text.is_plural and len(text.forms) != FORMS.get(language, len(text.forms)):
        yield f"needs {FORMS[language]} plural forms"
    for place, form in enumerate(text.forms):
        # Where the first form stands for one thing alone it may do without the number: "the only deal".
        alone = text.is_plural and place == 0 and language in _ONE_ALONE
        yield from _form_complaints(text.source, form, _WITHOUT_NUMBER if alone and "%n" not in form else _PLACEHOLDER)
        yield from word_complaints(form, language, glossary)
        yield from _term_complaints(text.source, form, language, glossary)


def _form_complaints(source: str, form: str, placeholder: re.Pattern[str]) -> Iterator[str]:
    kept: dict[str, Callable[[str], object]] = {
        "placeholders": lambda text: Counter(placeholder.findall(text)),
        "mnemonic": lambda text: len(_MNEMONIC.findall(text.replace("&&", ""))),
        "space at the beginning or end": lambda text: (_spaces(text), _spaces(text[::-1])),
        "last sign": _ending,
        "line breaks": lambda text: text.count("\n"),
    }
    for what, of in kept.items():
        if of(source) != of(form):
            yield f"has another {what} in “{form}”"


def _spaces(text: str) -> str:
    return text[: len(text) - len(text.lstrip())]


def _ending(text: str) -> str:
    found = _ENDING.search(text.rstrip().rstrip(_CLOSING))
    return found[0] if found else ""


def read_glossary(root: Path) -> Mapping[str, Any]:
    """Return the glossary of a source tree; empty where it has none."""
    path = root / "i18n" / "glossary.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def word_complaints(text: str, language: str, glossary: Mapping[str, Any]) -> Iterator[str]:
    """Yield the forbidden words of the language that stand in a text."""
    for entry in glossary.get("forbidden", ()):
        found = entry["language"] == language and re.search(entry["word"], text, re.IGNORECASE)
        if found:
            yield f"says “{found[0]}”, which is: {entry['instead']}"


def _term_complaints(source: str, form: str, language: str, glossary: Mapping[str, Any]) -> Iterator[str]:
    for name, term in glossary.get("terms", {}).items():
        if language == "en" or language not in term or not re.search(term["en"], source, re.IGNORECASE):
            continue
        if not re.search(term[language], form, re.IGNORECASE):
            yield f"does not use the word of the glossary for “{name}” in “{form}”"


def page_complaints(root: Path, glossary: Mapping[str, Any]) -> Iterator[str]:
    """Yield the forbidden words in the rule pages of all languages, each with its page."""
    for page in sorted((root / "i18n" / "rules").glob("*/**/*.md")):
        language = page.relative_to(root / "i18n" / "rules").parts[0]
        for text in word_complaints(page.read_text(encoding="utf-8"), language, glossary):
            yield f"{page.relative_to(root)} {text}"
