"""The game record: what is written, and how it is read and checked (``record.md`` section 2)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from unicodedata import category

from cardavia.engine.actions import Move
from cardavia.engine.cards import Card, Hand, format_cards, parse_cards
from cardavia.engine.checking import Checked, read_json
from cardavia.engine.errors import Flaw, IllegalAction, InputProblem
from cardavia.engine.game import Game
from cardavia.engine.games import game_of
from cardavia.engine.match import TABLE_SEATS, Match
from cardavia.engine.options import Value
from cardavia.engine.seats import PLAYERS, Seat, active
from cardavia.engine.state import Deal

FORMAT = "cardavia-record"
VERSION = 1
LARGEST_FILE = 16 * 1024 * 1024
"""Most bytes of a record file."""
MOST_DEALS = 1000
MOST_ACTIONS = 400
LONGEST_NAME = 64
"""Most characters of a player's name."""

_NO_TEXT = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's control and format characters, lone surrogates, line and paragraph separators."""
_JOINERS = "\u200c\u200d"
"""Format characters that belong to the spelling of some languages and to combined emoji."""


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """A deal as recorded: the dealer, the cards as dealt by seat, and everything that happened, in order."""

    dealer: Seat
    hands: tuple[Hand, ...]
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A session as recorded; ``options`` holds what differs from the preset."""

    game: str
    preset: str
    options: Mapping[str, Value] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    deals: tuple[RecordedDeal, ...] = ()


def parse_record(data: bytes) -> Record:
    """Return the record of a file's bytes.

    Form, names, limits and cards are checked here, the moves' legality by `replay`. InputProblem says what is wrong
    and where.
    """
    document = Checked(read_json(data, LARGEST_FILE))
    if document.value.get("format") != FORMAT:
        raise InputProblem(Flaw.NOT_A_RECORD)
    document.only("format", "version", "game", "rules", "players", "deals")
    version = document.get("version", int)
    if version != VERSION:
        raise InputProblem(Flaw.UNKNOWN_VERSION, (str(version),))
    game = game_of(document.get("game", str))
    preset, chosen, options = parse_rules(game, document.get("rules", dict))
    seats = int(getattr(options, "seats", TABLE_SEATS))
    players = parse_players(document.get("players", list), seats)
    deals = _parse_deals(document.get("deals", list), game, options, seats)
    return Record(game.key, preset, chosen, players, deals)


def parse_rules(game: Game, value: dict[str, Any]) -> tuple[str, Mapping[str, Value], Any]:
    """Return preset, options that differ from it, and all options, of a ``rules`` entry; InputProblem if it is bad."""
    rules = Checked(value)
    rules.only("preset", "options")
    preset = rules.get("preset", str)
    chosen = rules.get("options", dict, {})
    options = game.catalogue.build(preset, chosen)
    return preset, game.catalogue.differences(preset, options), options


def parse_players(names: list[Any], seats: int) -> tuple[str, ...]:
    """Return the names of the players; InputProblem when they are not one for each seat, printable, and short."""
    if len(names) != seats:
        raise InputProblem(Flaw.WRONG_PLAYER_COUNT, (str(len(names)),))
    for name in names:
        if not isinstance(name, str) or not is_name(name):
            raise InputProblem(Flaw.BAD_VALUE, ("players", repr(name)))
        if len(name) > LONGEST_NAME:
            raise InputProblem(Flaw.NAME_TOO_LONG, (str(LONGEST_NAME),))
    return tuple(names)


def is_name(text: str) -> bool:
    """Say whether the text can name a player: anything people write, but nothing that breaks or turns a line."""
    return all(sign in _JOINERS or category(sign) not in _NO_TEXT for sign in text)


def _parse_deals(values: list[Any], game: Game, options: Any, seats: int) -> tuple[RecordedDeal, ...]:
    if len(values) > MOST_DEALS:
        raise InputProblem(Flaw.TOO_MANY_DEALS, (str(MOST_DEALS),))
    return tuple(_parse_deal(value, number, game, options, seats) for number, value in enumerate(values))


def _parse_deal(value: Any, number: int, game: Game, options: Any, seats: int) -> RecordedDeal:
    try:
        deal = Checked(value, "deals")
        deal.only("dealer", "hands", "actions")
        dealer = deal.get("dealer", int)
        if not 0 <= dealer < seats:
            raise InputProblem(Flaw.BAD_DEALER, (str(dealer),))
        hands = _parse_hands(deal.get("hands", list), dealer, game.pack(options), seats)
        actions = deal.get("actions", list)
        if len(actions) > MOST_ACTIONS:
            raise InputProblem(Flaw.TOO_MANY_ACTIONS, (str(MOST_ACTIONS),))
    except InputProblem as problem:
        raise problem.at(number) from None
    moves = tuple(_parse_move(text, number, index, seats) for index, text in enumerate(actions))
    return RecordedDeal(dealer, hands, moves)


def _parse_hands(values: list[Any], dealer: Seat, pack: Hand, seats: int) -> tuple[Hand, ...]:
    if len(values) != seats:
        raise InputProblem(Flaw.WRONG_PLAYER_COUNT, (str(len(values)),))
    hands = tuple(parse_hand(value) for value in values)
    left = list(pack)
    for hand in hands:
        _take(hand, left, pack)
    for seat, hand in enumerate(hands):
        expected = len(pack) // PLAYERS if seat in active(dealer, seats) else 0
        if len(hand) != expected:
            raise InputProblem(Flaw.WRONG_HAND_SIZE, (str(seat), str(len(hand)), str(expected)))
    return hands


def parse_hand(value: Any) -> Hand:
    """Return the cards of a hand's text; InputProblem names what is no card."""
    if not isinstance(value, str):
        raise InputProblem(Flaw.BAD_VALUE, ("hands", repr(value)))
    try:
        return parse_cards(value)
    except ValueError:
        raise InputProblem(Flaw.NOT_A_CARD, (value,)) from None


def _take(hand: Hand, left: list[Card], pack: Hand) -> None:
    """Remove the hand from the cards that are left of the pack."""
    for card in hand:
        if card not in pack:
            raise InputProblem(Flaw.CARD_NOT_IN_PACK, (card.code,))
        if card not in left:
            raise InputProblem(Flaw.REPEATED_CARD, (card.code,))
        left.remove(card)


def _parse_move(text: Any, deal: int, index: int, seats: int) -> Move:
    try:
        move = Move.parse(text) if isinstance(text, str) else None
    except ValueError:
        move = None
    if move is None:
        raise InputProblem(Flaw.NOT_AN_ACTION, (str(text),)).at(deal, index, str(text))
    if move.seat >= seats:
        raise InputProblem(Flaw.NO_SUCH_SEAT, (str(move.seat),)).at(deal, index, str(text))
    return move


def record_to_json(record: Record) -> dict[str, Any]:
    """Return the record as JSON values."""
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in record.options.items()}
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "rules": {"preset": record.preset, "options": options},
        "players": list(record.players),
        "deals": [deal_to_json(deal) for deal in record.deals],
    }


def deal_to_json(deal: RecordedDeal) -> dict[str, Any]:
    """Return a recorded deal as JSON values."""
    return {
        "dealer": deal.dealer,
        "hands": [format_cards(hand) for hand in deal.hands],
        "actions": [str(move) for move in deal.moves],
    }


def format_record(record: Record) -> str:
    """Return the text of a record file, which `parse_record` reads back to the same record."""
    return json.dumps(record_to_json(record), ensure_ascii=False, indent=1) + "\n"


def new_match(record: Record) -> Match:
    """Return a match without deals under the record's rules; InputProblem when the rules are bad."""
    game = game_of(record.game)
    return Match(game, game.catalogue.build(record.preset, record.options))


def replay(record: Record) -> Match:
    """Return the match the record tells; InputProblem names the first move that the rules forbid, with its place."""
    match = new_match(record)
    for number, deal in enumerate(record.deals):
        try:
            match = match.start(Deal(deal.dealer, deal.hands))
        except InputProblem as problem:
            raise problem.at(number) from None
        match = _replay_moves(match, deal.moves, number)
    return match


def _replay_moves(match: Match, moves: Sequence[Move], deal: int) -> Match:
    for index, move in enumerate(moves):
        try:
            match = match.play(move)
        except IllegalAction as refused:
            raise InputProblem(refused.reason, (), deal, index, str(move)) from None
    return match


def record_of(match: Match, preset: str, players: Sequence[str]) -> Record:
    """Return the record of a match."""
    options = match.game.catalogue.differences(preset, match.options)
    deals = tuple(RecordedDeal(state.deal.dealer, state.deal.hands, state.moves) for state in match.deals)
    return Record(match.game.key, preset, options, tuple(players), deals)


def cut(record: Record, deal: int, moves: int) -> Record:
    """Return the record up to a number of moves of one of its deals."""
    kept = record.deals[deal]
    return replace(record, deals=(*record.deals[:deal], replace(kept, moves=kept.moves[:moves])))
