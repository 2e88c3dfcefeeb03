"""One deal of the arena: played twice with the same cards, each side once in the other's places."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from cardavia.ai.arena.clock import Clock, TimedPlayer
from cardavia.ai.cast import Cast, forfeits_of
from cardavia.ai.command.player import SECONDS, Forfeit
from cardavia.ai.player import Player
from cardavia.ai.playing import moves
from cardavia.engine.game import apply
from cardavia.engine.games import game_of
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS, Seat
from cardavia.engine.state import Deal, Standing, State

PLAYS = 2
"""How often each deal is played."""
_SIDE_SEATS = PLAYERS // 2


class Side(Enum):
    """The two sides that are measured."""

    A = "a"
    B = "b"


@dataclass(frozen=True, slots=True)
class Duel:
    """Who plays whom by which rules: words and numbers alone, which another process understands too.

    ``options`` differ from the preset; ``players`` holds a player's name for each side; ``seconds`` is the time a
    program has for an answer. ``standing`` is what every deal begins with: where it is None, what the first deal of a
    session does.
    """

    game: str
    preset: str
    options: Mapping[str, Any]
    players: Mapping[Side, str]
    seed: int
    seconds: float = SECONDS
    standing: Standing | None = None

    def match(self) -> Match:
        """Return a session without deals; InputProblem when the rules are bad."""
        game = game_of(self.game)
        return Match(game, game.catalogue.build(self.preset, self.options))


@dataclass(frozen=True, slots=True)
class Played:
    """One of the plays of a deal.

    ``contract`` is the kind, None where the deal brought no score. ``declared`` holds side and score of the declarer;
    where nobody declared, of both who were Re. ``won`` tells whether the declarer's side has won.
    """

    contract: str | None
    won: bool
    declared: tuple[tuple[Side, int], ...]


@dataclass(frozen=True, slots=True)
class Thinking:
    """The times of one side, in seconds."""

    moves: Clock = field(default_factory=Clock)
    announcements: Clock = field(default_factory=Clock)

    def add(self, other: Thinking) -> None:
        """Count all times of another one too."""
        self.moves.add(other.moves)
        self.announcements.add(other.announcements)


@dataclass(frozen=True, slots=True)
class Bout:
    """What a deal brought: ``difference`` is the score of a seat of side A less one of side B, a mean of all plays."""

    number: int
    difference: float
    plays: tuple[Played, ...]
    thinking: Mapping[Side, Thinking]
    forfeits: tuple[Forfeit, ...]


def play_bout(duel: Duel, number: int, cast: Cast) -> Bout:
    """Return the deal of that number, which depends on the duel and the number alone; the dealers take turns.

    StoppedError when the cast is stopped meanwhile.
    """
    match = duel.match()
    dealing = random.Random(f"{duel.seed}:{number}")
    deal = deal_cards(match.game, match.options, number % match.seats, match.seats, dealing)
    thinking = {side: Thinking() for side in Side}
    turns = tuple(_play_turn(duel, number, turn, deal, cast, thinking) for turn in range(PLAYS))
    return Bout(
        number,
        sum(turn.difference for turn in turns) / PLAYS,
        tuple(turn.played for turn in turns),
        thinking,
        tuple(forfeit for turn in turns for forfeit in turn.forfeits),
    )


@dataclass(frozen=True, slots=True)
class _Turn:
    """One play of a deal, with the score of a seat of side A less one of side B."""

    played: Played
    difference: float
    forfeits: tuple[Forfeit, ...]


def _play_turn(duel: Duel, number: int, turn: int, deal: Deal, cast: Cast, thinking: Mapping[Side, Thinking]) -> _Turn:
    match, sides = duel.match(), _places(deal, turn)
    players = {
        seat: cast.player(duel.players[side], seat, random.Random(f"{duel.seed}:{number}:{turn}:{seat}"))
        for seat, side in sides.items()
    }
    end = _begun(duel, match, deal)
    for move in moves(match.game, end, _seated(players, sides, thinking)):
        cast.go_on()
        end = apply(match.game, end, move)
    scores = match.game.score(end).scores or (0,) * match.seats
    ours = sum(scores[seat] if side is Side.A else -scores[seat] for seat, side in sides.items())
    return _Turn(_played(match, end, scores, sides), ours / _SIDE_SEATS, forfeits_of(players.values()))


def _begun(duel: Duel, match: Match, deal: Deal) -> State:
    if duel.standing is None:
        return match.start(deal).deals[-1]
    return match.game.begin(match.options, deal, duel.standing)


def _places(deal: Deal, turn: int) -> Mapping[Seat, Side]:
    """Return the side of each seat that plays: two opposite each other, and the other way round in the second play."""
    sides = (Side.A, Side.B) if turn == 0 else (Side.B, Side.A)
    return {seat: sides[place % len(sides)] for place, seat in enumerate(deal.players)}


def _seated(
    players: Mapping[Seat, Player], sides: Mapping[Seat, Side], thinking: Mapping[Side, Thinking]
) -> Sequence[Player]:
    """Return the players by seat, each under the clocks of its side."""
    timed = {
        seat: TimedPlayer(player, thinking[sides[seat]].moves, thinking[sides[seat]].announcements)
        for seat, player in players.items()
    }
    # A dealer who rests is never asked: anybody can stand in his place of the list.
    return [timed.get(seat) or next(iter(timed.values())) for seat in range(max(timed) + 1)]


def _played(match: Match, end: State, scores: Sequence[int], sides: Mapping[Seat, Side]) -> Played:
    result = match.game.score(end)
    if result.scores is None:
        return Played(None, False, ())
    kind = "passed" if end.contract is None else end.contract.kind.value
    declared = tuple((sides[seat], scores[seat]) for seat in _declarers(match, end))
    return Played(kind, result.winner in (Party.RE, Party.DECLARER), declared)


def _declarers(match: Match, end: State) -> Iterator[Seat]:
    """Yield the declarer, or who was Re."""
    if end.declarer is not None:
        yield end.declarer
    else:
        yield from (match.game.parties(end) or {}).get(Party.RE, ())
