"""Sessions for the tests of the journal and of saved games."""

from __future__ import annotations

import random

from cardavia.engine.actions import Action, Call, Move, Play, Say, Saying, Verb
from cardavia.engine.cards import Hand
from cardavia.engine.games import game_of
from cardavia.engine.match import deal_cards
from cardavia.engine.record import Record, RecordedDeal

PLAYERS = ("Я", "Anna", "Bohdan", "Clara")


def session(game: str = "doppelkopf", deals: int = 0, moves: int = 0) -> Record:
    """Return a session with that many deals, and moves in each."""
    preset, options = ("pagat", {"nines": False}) if game == "doppelkopf" else ("schaf", {"deals": 16})
    head = Record(game, preset, options, PLAYERS)
    return Record(game, preset, options, PLAYERS, tuple(new_deal(head, number, moves) for number in range(deals)))


def new_deal(record: Record, seed: int, moves: int = 0) -> RecordedDeal:
    """Return a deal under the record's rules, the same for the same seed."""
    game = game_of(record.game)
    options = game.catalogue.build(record.preset, record.options)
    deal = deal_cards(game, options, seed % 4, 4, random.Random(seed))
    return RecordedDeal(deal.dealer, deal.hands, some_moves(deal.hands[0] + deal.hands[1], moves))


def some_moves(cards: Hand, count: int) -> tuple[Move, ...]:
    """Return moves of every form; the journal does not ask whether they are legal."""
    kinds: list[Action] = [Call(Verb.HEALTHY), Say(Saying.RE), *map(Play, cards)]
    return tuple(Move(number % 4, kinds[number % len(kinds)]) for number in range(count))
