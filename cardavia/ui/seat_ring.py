"""The plates and bubbles around the table, as many as there are seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.engine.observation import Observation
from cardavia.engine.seats import PLAYERS, Seat
from cardavia.ui import seat_facts
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.layout import Layout
from cardavia.ui.seat_view import Bubble, SeatPlate
from cardavia.ui.trick_view import MOST_PLACES


class SeatRing:
    """Makes the plates and bubbles as children of the table, shows them and lays them out."""

    def __init__(self, pictures: CardPictures, table: QWidget) -> None:
        self._plates = tuple(SeatPlate(pictures, table) for _ in range(MOST_PLACES))
        self._bubbles = tuple(Bubble(table) for _ in range(MOST_PLACES))
        self._count = PLAYERS
        self.set_count(PLAYERS)

    @property
    def plates(self) -> tuple[SeatPlate, ...]:
        """The name plates by place."""
        return self._plates[: self._count]

    @property
    def bubbles(self) -> tuple[Bubble, ...]:
        """What the players said, by place."""
        return self._bubbles[: self._count]

    def set_count(self, count: int) -> None:
        """Show so many seats."""
        self._count = count
        for place, plate in enumerate(self._plates):
            plate.setVisible(place < count)
        for bubble in self._bubbles[count:]:
            bubble.say("")

    def show(
        self,
        observation: Observation,
        players: Sequence[str],
        pack: Pack,
        *,
        turn: Seat | None,
        held: bool,
        asked: bool,
    ) -> None:
        """Show who the players are and what they said.

        ``turn`` is the seat that is waited for, ``held`` tells that a full trick lies, ``asked`` that a panel stands
        in the place of the own bubble.
        """
        words = seat_facts.latest_words(observation, held)
        for place, (plate, bubble) in enumerate(zip(self.plates, self.bubbles, strict=True)):
            seat = (observation.seat + place) % len(players)
            plate.show_info(seat_facts.seat_info(observation, seat, players, turn))
            move = None if asked and place == 0 else words.get(seat)
            bubble.say(seat_facts.bubble_text(move, observation, players, pack))

    def arrange(self, layout: Layout) -> None:
        """Put everything in its place."""
        for plate, rect in zip(self.plates, layout.plates, strict=True):
            plate.setGeometry(rect)
            plate.set_scale(layout.scale)
        for bubble, rect, side in zip(self.bubbles, layout.bubbles, layout.bubble_sides, strict=True):
            bubble.place(rect, layout.scale, side)
