"""``cardavia replay``: what a record comes to, as a document or as text for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from cardavia.art.deck import Pack
from cardavia.commands.files import read_record
from cardavia.commands.output import Output
from cardavia.commands.result_text import result_lines
from cardavia.engine.actions import Play
from cardavia.engine.match import Match
from cardavia.engine.observation import SeenMove, observe
from cardavia.engine.record import Record, replay
from cardavia.engine.report import match_report
from cardavia.engine.seats import PLAYERS
from cardavia.engine.state import State
from cardavia.ui import texts
from cardavia.ui.texts_base import translate
from cardavia.ui.texts_session import standing_sentence

PACKS = {"schafkopf": Pack.GERMAN, "doppelkopf": Pack.FRENCH}
"""The pack whose names a text uses where nobody has chosen one."""


def run(path: Path) -> Output:
    """Return what the record in the file comes to; InputProblem when it is no record or breaks a rule."""
    record = read_record(path)
    return match_output(replay(record), record)


def match_output(match: Match, record: Record) -> Output:
    """Return a match as a document and as text."""
    return Output(match_report(match, record), lambda: _text(match, record))


def _text(match: Match, record: Record) -> Iterator[str]:
    pack = PACKS[match.game.key]
    game, preset = texts.game_name(match.game.key), texts.preset_name(record.preset)
    yield translate("Replay", "{game}, rules: {preset}").format(game=game, preset=preset)
    for number, state in enumerate(match.deals, start=1):
        yield ""
        yield translate("Replay", "Deal {number}").format(number=number)
        yield texts.dealer_sentence(state.deal.dealer, record.players, me=None)
        yield from _standing(state)
        yield from _deal_text(match, state, record.players, pack)
    yield ""
    yield from _totals(match.totals, record.players)


def _standing(state: State) -> Iterator[str]:
    """Yield what the session brings into the deal, where it brings anything."""
    told = standing_sentence(state.standing)
    if told:
        yield told


def _deal_text(match: Match, state: State, players: Sequence[str], pack: Pack) -> Iterator[str]:
    yield from _course(state, players, pack)
    if not state.done:
        yield texts.phase_name(state.phase)
        return
    yield from result_lines(observe(match.game, state, state.players[0]), players, pack)


def _course(state: State, players: Sequence[str], pack: Pack) -> Iterator[str]:
    """Yield everything that happened, in order."""
    cards = 0
    for move in state.moves:
        leads = isinstance(move.action, Play) and cards % PLAYERS == 0
        seen = SeenMove(move.seat, move.action)
        hand = state.deal.hands[move.seat]
        yield texts.move_sentence(seen, players, pack, leads=leads, me=None, hand=hand)
        cards += isinstance(move.action, Play)
        if isinstance(move.action, Play) and cards % PLAYERS == 0:
            yield texts.trick_sentence(state.tricks[cards // PLAYERS - 1], players, me=None)


def _totals(totals: Sequence[int], players: Sequence[str]) -> Iterator[str]:
    for player, total in zip(players, totals, strict=True):
        yield translate("Replay", "{player}: {total} in all").format(player=player, total=total)
