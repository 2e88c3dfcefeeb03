"""Pictures of cards with something to read in them: a trick, a whole deck, the names of both kinds of deck."""

from __future__ import annotations

import re

from cardavia.engine.cards import RANKS, SUITS, Card, Hand, parse_cards
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.told_rules import whole_order
from cardavia.pages.context import Context, Scope
from cardavia.pages.errors import PageError
from cardavia.pages.placeholders import named
from cardavia.pages.sentences import capital
from cardavia.pages.tree import Cards, Cell, Laid, NamedCard, Row, Table, Text, Trick
from cardavia.pages.view import DeckKind
from cardavia.pages.words import words_of

_TRICK = re.compile(
    r"(?P<cards>\w\w(?: \w\w){3})(?: in=(?P<contract>[\w-]+))?(?: leader=(?P<leader>[1-4]))?(?P<last> last)?"
)
_FIRST_CONTRACT = {"doppelkopf": "normal", "schafkopf": "rufer"}
_PATTERNS = {DeckKind.FRENCH: "french", DeckKind.GERMAN: "bavarian", DeckKind.GERMAN_ACE: "tell"}
"""The decks by whose pictures the names of the cards are shown."""


def trick(argument: str, context: Context) -> Trick:
    """Return a trick with the player who leads and the one who wins by the rules (``rules.md`` A4, F8)."""
    found = _TRICK.fullmatch(argument)
    if found is None:
        raise PageError(f"{argument!r} is no trick", context.page)
    cards = parse_cards(found["cards"])
    scope, _ = context.scope("")
    winner = _winner(cards, found["contract"], bool(found["last"]), scope)
    players = context.words.forms("words", "players")
    first = int(found["leader"] or 1) - 1
    laid = (
        Laid(players[(first + place) % len(players)], named(card, context), _note(place, winner, context))
        for place, card in enumerate(cards)
    )
    return Trick(tuple(laid), context.deck)


def _winner(cards: Hand, contract: str | None, last: bool, scope: Scope) -> int:
    order = whole_order(_contract(contract or _FIRST_CONTRACT[scope.game]), scope.options)
    return order.winner(cards, last)


def _contract(text: str) -> Contract:
    """Return a contract, of a Rufer without the suit that is called."""
    kinds = {kind.value: kind for kind in Kind}
    return Contract(kinds[text]) if text in kinds else Contract.parse(text)


def _note(place: int, winner: int, context: Context) -> str:
    notes = {"leads": place == 0, "wins": place == winner}
    key = "-and-".join(name for name, applies in notes.items() if applies)
    return context.words.text("words", key) if key else ""


def deck(context: Context) -> Table:
    """Return the cards of a deck, suit beside suit, each anchored by its code."""
    if context.deck is None:
        raise PageError("this page is about no deck", context.page)
    header = tuple(Cell((Text(capital(context.words.suit(suit))),)) for suit in SUITS)
    rows = (Row(tuple(_drawn(Card(suit, rank), context) for suit in SUITS)) for rank in RANKS)
    return Table(header, tuple(rows))


def _drawn(card: Card, context: Context) -> Cell:
    return Cell((Cards((named(card, context),), context.deck, captioned=True),), (card.code,))


def names(context: Context) -> Table:
    """Return every card with its French and its German name side by side."""
    kinds = (DeckKind.FRENCH, DeckKind.GERMAN if context.view.deck is DeckKind.FRENCH else context.view.deck)
    header = tuple(Cell((Text(context.words.text("headers", f"{kind.suits}-deck")),)) for kind in kinds)
    rows = (
        Row(tuple(_named_in(Card(suit, rank), kind, context) for kind in kinds)) for suit in SUITS for rank in RANKS
    )
    return Table(header, tuple(rows))


def _named_in(card: Card, kind: DeckKind, context: Context) -> Cell:
    name = words_of(context.view.language, kind).card(card)
    return Cell((Cards((NamedCard(card.code, name),), _PATTERNS[kind], captioned=True),))
