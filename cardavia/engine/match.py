"""A session: deals one after the other under the same rules, with what each brings into the next."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

from cardavia.engine.actions import Move
from cardavia.engine.cards import Hand
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.game import Game, apply
from cardavia.engine.result import Result
from cardavia.engine.seats import PLAYERS, Seat, active
from cardavia.engine.state import Deal, State

TABLE_SEATS = 4
"""Seats at a table whose game has no option for five."""


@dataclass(frozen=True, slots=True)
class Match:
    """The deals of a session, the last of which may still be played."""

    game: Game
    options: Any
    deals: tuple[State, ...] = ()

    @property
    def seats(self) -> int:
        """Seats at the table: 4, or 5 where the dealer rests."""
        return int(getattr(self.options, "seats", TABLE_SEATS))

    @property
    def current(self) -> State | None:
        """The deal being played or just finished, None before the first."""
        return self.deals[-1] if self.deals else None

    @property
    def next_dealer(self) -> Seat:
        """Who deals next; the last seat deals first, so that seat 0 speaks first."""
        return self.game.next_dealer(self.options, self.deals) if self.deals else self.seats - 1

    @property
    def results(self) -> tuple[Result, ...]:
        """The results of the finished deals."""
        return tuple(self.game.score(state) for state in self.deals if state.done)

    @property
    def totals(self) -> tuple[int, ...]:
        """The running totals by seat; deals without a score do not count."""
        scored = [result.scores for result in self.results if result.scores is not None]
        return tuple(sum(scores[seat] for scores in scored) for seat in range(self.seats))

    @property
    def over(self) -> bool:
        """Whether all deals of the session have been played; never so with an open end."""
        played = sum(state.done and state.redeal is None for state in self.deals)
        deals: int = self.options.deals
        return 0 < deals <= played

    def start(self, deal: Deal) -> Match:
        """Return the match with a new deal; InputProblem when the last one has not ended."""
        if self.deals and not self.deals[-1].done:
            raise InputProblem(Flaw.DEAL_AFTER_UNFINISHED)
        standing = self.game.standing(self.options, self.deals, deal.dealer)
        return replace(self, deals=(*self.deals, self.game.begin(self.options, deal, standing)))

    def play(self, move: Move) -> Match:
        """Return the match after the move; IllegalAction when the rules forbid it."""
        return replace(self, deals=(*self.deals[:-1], apply(self.game, self.deals[-1], move)))


def deal_cards(game: Game, options: Any, dealer: Seat, seats: int, source: random.Random) -> Deal:
    """Return a deal of the shuffled pack; every order of the cards is equally likely.

    The source decides alone: the same seeded source gives the same cards on every machine.
    """
    cards = list(game.pack(options))
    source.shuffle(cards)
    players = active(dealer, seats)
    size = len(cards) // PLAYERS
    dealt = {seat: tuple(cards[place * size : (place + 1) * size]) for place, seat in enumerate(players)}
    hands: tuple[Hand, ...] = tuple(dealt.get(seat, ()) for seat in range(seats))
    return Deal(dealer, hands)
