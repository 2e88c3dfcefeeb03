"""The card points a player in Doppelkopf could expect at some moment of the deal, for any hand he may have had."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.points import WEIGHTS, house_shift
from cardavia.ai.sampling.valuing import DIGITS, Survey, Valuation, count, number_of
from cardavia.ai.sampling.view import View, less
from cardavia.engine.cards import Hand
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of
from cardavia.engine.doppelkopf.sides import sides_queen
from cardavia.engine.play import opposite
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS, Seat

_LEAD, _CARDS = 7, 8
"""Places of the lead in card points and of the cards left among the weights of an estimate."""
_PARTS: Final = ("kontra", "re", "alone")
"""The part of a seat by how many of the queens that make Re it was dealt."""
RE_PARTS: Final = frozenset({"re", "alone", "poor", "helper"})
"""The parts that belong to Re."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table after some cards: what each seat has laid, and the card points in the full tricks it has won."""

    laid: Mapping[Seat, Hand]
    won: Mapping[Seat, int]


def scene_of(view: View, plays: int) -> Scene:
    """Return the table after so many cards of the deal."""
    observation = view.observation
    tricks = (*observation.tricks, *((observation.trick,) if observation.trick is not None else ()))
    laid: dict[Seat, Hand] = dict.fromkeys(observation.players, ())
    won: dict[Seat, int] = dict.fromkeys(observation.players, 0)
    for number, trick in enumerate(tricks):
        left = plays - PLAYERS * number
        for seat, card in zip(trick.seats, trick.cards[: max(left, 0)], strict=False):
            laid[seat] = (*laid[seat], card)
        if trick.winner is not None and left >= PLAYERS:
            won[trick.winner] += trick.points
    return Scene(laid, won)


def part_of(view: View, seat: Seat) -> Callable[[int], str]:
    """Return the function that tells the seat's part from its hand; most often everybody knows it."""
    observation, options = view.observation, options_of(view.observation.options)
    kind = None if observation.contract is None else observation.contract.kind
    if kind is Kind.POVERTY:
        poverty = {observation.declarer: "poor", view.handing.taker: "helper"}.get(seat, "poverty")
        return lambda number: poverty
    parties = observation.public_parties
    if kind is Kind.NORMAL and len(parties) < PLAYERS:
        both = 3 * DIGITS[sides_queen(options)]
        return lambda number: _PARTS[count(number & both)]
    re = tuple(player for player, party in parties.items() if party is Party.RE)
    lone, mine = len(re) == 1, seat in re
    part = ("alone" if mine else "against") if lone else ("re" if mine else "kontra")
    return lambda number: part


class Outlook:
    """The card points that a seat could expect, by its hand at the beginning of the play."""

    def __init__(self, view: View, options: DoppelkopfOptions, seat: Seat, scene: Scene) -> None:
        """Take the scene in which the seat looked at its cards."""
        self._view, self._options, self._seat, self._scene = view, options, seat, scene
        self._part = part_of(view, seat)
        self._laid = number_of(scene.laid[seat])
        self._known: dict[str, tuple[Survey, float]] = {}

    def part(self, number: int) -> str:
        """Return the part of the seat with this hand."""
        return self._part(number)

    def points(self, number: int, floor: float = 0.0) -> float:
        """Return the card points (Augen) that the seat's side was likely to end with; below the floor roughly."""
        part = self._part(number)
        if part not in self._known:
            self._known[part] = self._measured(part)
        measured, more = self._known[part]
        return measured.values(number - self._laid, (floor - more,))[0] + more

    def _measured(self, part: str) -> tuple[Survey, float]:
        """Return the valuation of a part, and what does not depend on the hand."""
        pack = pack_of(self._view.observation.game, self._options)
        gone = [card for hand in self._scene.laid.values() for card in hand]
        weights = WEIGHTS[part]
        left = len(pack) // PLAYERS - len(self._scene.laid[self._seat])
        more = weights[_LEAD] * self._lead() + weights[_CARDS] * left + house_shift(self._options, part)
        return Survey((Valuation(self._view.observation.order, less(pack, gone), weights),)), more

    def _lead(self) -> int:
        """Return by how many card points the seat's side leads; seats whose side not all know are left out."""
        parties, won = self._view.observation.public_parties, self._scene.won
        if self._seat not in parties:
            return won[self._seat]
        friends = [other for other, party in parties.items() if party is parties[self._seat]]
        enemies = [other for other in opposite(tuple(friends), self._view.observation.players) if other in parties]
        return sum(won[seat] for seat in friends) - sum(won[seat] for seat in enemies)
