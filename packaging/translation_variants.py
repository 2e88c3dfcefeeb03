"""What a variant of a language has to fulfil, a small catalogue that says some texts without a certain word.

Which variants there are, and without which word, stands in the glossary: *ace* says *Ass* in German, and not *Sau*.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from translation_checks import Text, texts


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of a language; where one of the patterns ``kept`` is found, the ``word`` may stand."""

    name: str
    language: str
    word: str
    kept: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        """The name of its catalogue."""
        return f"{self.name}_{self.language}.ts"

    def says(self, text: str) -> bool:
        """Say whether the word stands in a text."""
        rest = re.sub("|".join(self.kept), "", text, flags=re.IGNORECASE) if self.kept else text
        return re.search(self.word, rest, re.IGNORECASE) is not None


def variants(glossary: Mapping[str, Any]) -> list[Variant]:
    """Return the variants that the glossary names."""
    entries = glossary.get("variants", ())
    return [Variant(each["name"], each["language"], each["word"], tuple(each.get("kept", ()))) for each in entries]


def variant_complaints(root: Path, variant: Variant) -> Iterator[str]:
    """Yield what the catalogue of a variant lacks, or has without need, each text with its context."""
    folder = root / "i18n"
    if not (folder / variant.file).is_file():
        yield f"{variant.file} is missing."
        return
    main, own = _by_key(folder / f"cardavia_{variant.language}.ts"), _by_key(folder / variant.file)
    for key in sorted({*main, *own}):
        complaint = _complaint(variant, main.get(key), own.get(key))
        if complaint:
            yield f"{variant.file}, {key[0]}: “{key[1]}” {complaint}"


def _by_key(catalogue: Path) -> dict[tuple[str, str], Text]:
    return {(text.context, text.source): text for text in texts(catalogue)}


def _complaint(variant: Variant, main: Text | None, own: Text | None) -> str:
    needed = main is not None and any(map(variant.says, main.forms))
    if own is None:
        return "has to be said otherwise" if needed else ""
    if not needed:
        return "needs no other translation"
    return "is said with the same word" if any(map(variant.says, own.forms)) else ""
