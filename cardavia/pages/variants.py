"""Variants of a language's pages, such as *ace*: what is said otherwise for a kind of deck, and nothing else.

``i18n/rules/<language>/<variant>.toml`` holds the words and phrases that are different (``i18n/rules/README.md``
section 8); most languages have none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from cardavia.pages.errors import PageError
from cardavia.resources import resource


@dataclass(frozen=True, slots=True)
class Variant:
    """The words in the place of those of ``words.toml``, and the phrases in the place of others on the pages."""

    words: Mapping[str, Any] = field(default_factory=dict)
    phrases: Mapping[str, str] = field(default_factory=dict)

    def applied(self, text: str) -> str:
        """Return the text of a page with the phrases of the variant; of two that begin alike the longer one counts."""
        if not self.phrases:
            return text
        known = "|".join(re.escape(phrase) for phrase in sorted(self.phrases, key=len, reverse=True))
        return re.sub(rf"(?<!\w)(?:{known})(?!\w)", lambda found: self.phrases[found[0]], text)


@cache
def variant_of(language: str, variant: str) -> Variant:
    """Return a variant of a language, an empty one where there is none; PageError when its file is no TOML."""
    file = f"{variant}.toml"
    if not variant or not resource("i18n", "rules", language, file).is_file():
        return Variant()
    table = toml_of(language, file)
    return Variant(table.get("words", {}), table.get("phrases", {}))


def overlaid(table: Mapping[str, Any], over: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a table with the entries of another in the place of its own, table by table."""
    both = {key: overlaid(table[key], value) for key, value in over.items() if isinstance(value, dict) and key in table}
    return {**table, **over, **both}


def toml_of(*parts: str) -> Mapping[str, Any]:
    """Return what stands in a file of ``i18n/rules``; PageError when it is missing or no TOML."""
    # Imported here: a table links to rules without it.
    import tomllib

    try:
        return tomllib.loads(resource("i18n", "rules", *parts).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as problem:
        raise PageError(f"cannot be read: {problem}", "/".join(parts)) from None
