"""``cardavia deck``: listing, checking and drawing decks of cards (``docs/decks.md``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from cardavia.art.compose import IndexOptions
from cardavia.art.deck_model import Deck
from cardavia.art.deck_reader import Reading, read_deck
from cardavia.art.look import Look
from cardavia.art.shelf import FoundDeck, Shelf, hidden, shelf
from cardavia.commands.output import Output, usage_problem
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.storage.files import StorageError, write_atomically
from cardavia.storage.paths import user_paths
from cardavia.ui.texts import problem_sentence
from cardavia.ui.texts_base import translate


def listed() -> Output:
    """Return the decks that can be chosen, and what is wrong with those that cannot be used."""
    own = user_paths().decks
    found = shelf(own)
    problems = {deck.id: found.problems(deck) for deck in found.decks}
    document = {
        "ok": True,
        "decks": [
            {
                "id": deck.id,
                "folder": str(deck.folder),
                "shipped": deck.shipped,
                "problems": _problem_list(problems[deck.id]),
            }
            for deck in found.decks
        ],
        "problems": _problem_list(hidden(own, found)),
    }
    return Output(document, lambda: _list_lines(found, document))


def check(folder: Path) -> Output:
    """Return everything that is wrong with the deck of a folder."""
    reading = read_deck(folder)
    document: dict[str, Any] = {"ok": not reading.problems, "problems": _problem_list(reading.problems)}
    if not reading.problems and reading.deck is not None:
        document |= {"id": reading.deck.id, "cards": len(reading.deck.cards), "backs": len(reading.deck.backs)}
    return Output(document, lambda: _check_lines(document), refused=bool(reading.problems))


def sheet(deck: str, out: Path, width: int, look: str | None, index: str, cards: str | None) -> Output:
    """Draw all cards and backs of a deck, given by name or folder, into one picture; InputProblem when that fails.

    What is wrong with the deck is told, and the cards are drawn without the drawings concerned.
    """
    from cardavia.commands.deck_sheet import sheet_png

    reading = _reading(deck)
    if reading.deck is None:
        raise reading.problems[0]
    chosen = _cards(reading.deck, cards)
    wanted = None if look is None else Look.parse(look)
    picture = sheet_png(reading.deck, width, _options(index), chosen, wanted)
    try:
        write_atomically(out, picture)
    except StorageError as error:
        raise InputProblem(Flaw.UNWRITABLE, (str(out), error.message)) from None
    document = {"ok": True, "cards": len(chosen), "problems": _problem_list(reading.problems)}
    return Output(document, lambda: _sheet_lines(document))


def _reading(deck: str) -> Reading:
    """Return the deck of a name or, where there is none, of a folder."""
    found = shelf(user_paths().decks)
    names = [each.id for each in found.decks]
    return read_deck(found.find(deck).folder if deck in names else Path(deck))


def _options(index: str) -> IndexOptions:
    try:
        return IndexOptions.parse(index)
    except ValueError:
        raise usage_problem(f"--index {index}") from None


def _cards(deck: Deck, chosen: str | None) -> Sequence[str]:
    if chosen is None:
        return deck.cards
    cards = chosen.split(",")
    for card in cards:
        if card not in deck.cards:
            raise InputProblem(Flaw.NOT_A_CARD, (card,))
    return cards


def _problem_list(problems: Iterable[InputProblem]) -> list[dict[str, str]]:
    return [{"reason": problem.flaw.value, "message": problem_sentence(problem)} for problem in problems]


def _list_lines(found: Shelf, document: dict[str, Any]) -> Iterator[str]:
    for deck, entry in zip(found.decks, document["decks"], strict=True):
        yield _list_line(deck, [problem["message"] for problem in entry["problems"]])
    for problem in document["problems"]:
        yield problem["message"]


def _list_line(deck: FoundDeck, messages: Sequence[str]) -> str:
    where = translate("Decks", "comes with Cardavia") if deck.shipped else str(deck.folder)
    line = translate("Decks", "{deck}: {where}").format(deck=deck.id, where=where)
    return "\n".join([line, *(f"  {message}" for message in messages)])


def _check_lines(document: dict[str, Any]) -> Iterator[str]:
    if document["ok"]:
        pattern = translate("Decks", "The deck {deck} is whole. Cards: {cards}, backs: {backs}")
        yield pattern.format(deck=document["id"], cards=document["cards"], backs=document["backs"])
    for problem in document["problems"]:
        yield problem["message"]


def _sheet_lines(document: dict[str, Any]) -> Iterator[str]:
    yield translate("Decks", "Cards drawn: {cards}").format(cards=document["cards"])
    for problem in document["problems"]:
        yield problem["message"]
