"""Reports how long the rule pages are: ``python packaging/page_lengths.py [LANGUAGE ...]``.

A line for each page, as it is by the first rule set of its game: words of running text, words in tables and pictured
tricks, sentences, words of the longest sentence, and how many sentences have more than 20 words. Nothing is enforced.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.engine.games import GAMES
from cardavia.pages.languages import languages_present
from cardavia.pages.library import pages_of
from cardavia.pages.render import render, text_of
from cardavia.pages.tree import Block, Heading, List, Page, Paragraph, Table, Trick
from cardavia.pages.view import DeckKind, view_of

LONG_SENTENCE: Final = 20
"""More words than this are many for one sentence."""
_DECKS: Final = {"schafkopf": DeckKind.GERMAN, "doppelkopf": DeckKind.FRENCH}
_SENTENCES: Final = re.compile(r"(?<=[.!?…])\s+")
_WORD: Final = re.compile(r"\w[\w’'-]*")


@dataclass(frozen=True, slots=True)
class Length:
    """The lengths of a page, or of several together; ``sentences`` has the number of words of each."""

    running: int
    tables: int
    sentences: tuple[int, ...]

    def __add__(self, other: Length) -> Length:
        return Length(self.running + other.running, self.tables + other.tables, self.sentences + other.sentences)

    def __str__(self) -> str:
        longest = max(self.sentences, default=0)
        long = sum(words > LONG_SENTENCE for words in self.sentences)
        return f"{self.running:6} {self.tables:6} {len(self.sentences):6} {longest:6} {long:6}"


def length_of(page: Page) -> Length:
    """Return how long a page is."""
    running = [text for block in page.blocks for text in _running(block)]
    tables = sum(_words(text_of(block)) for block in page.blocks if isinstance(block, (Table, Trick)))
    sentences = tuple(_words(sentence) for text in running for sentence in _SENTENCES.split(text))
    return Length(sum(map(_words, running)), tables, tuple(filter(None, sentences)))


def _running(block: Block) -> Iterator[str]:
    match block:
        case Heading() | Paragraph():
            yield text_of(block)
        case List(items, _):
            yield from (text for item in items for inner in item.blocks for text in _running(inner))


def _words(text: str) -> int:
    return len(_WORD.findall(text))


def report(language: str) -> Iterator[str]:
    """Yield a line for each page of a language and one for each game."""
    for game in GAMES:
        view = view_of(game, language, _DECKS[game])
        whole = Length(0, 0, ())
        for name in pages_of(game):
            length = length_of(render(name, view))
            whole += length
            yield f"{language:4} {name:28} {length}"
        yield f"{language:4} {game:28} {whole}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report of the languages asked for, of all where none is named."""
    present = languages_present()
    parser = argparse.ArgumentParser(description="Report how long the rule pages are.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(present))
    chosen = parser.parse_args(arguments).languages or present
    for unknown in set(chosen) - set(present):
        parser.error(f"there are no pages in {unknown!r}, only in {', '.join(present)}")
    print(f"{'':33} {'words':>6} {'tables':>6} {'sent.':>6} {'most':>6} {'>' + str(LONG_SENTENCE):>6}")
    for language in chosen:
        print(*report(language), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
