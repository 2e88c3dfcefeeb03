"""Where a reader has been: back and forward through the pages."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Place:
    """A page and its paragraph; ``scroll`` is how far it was scrolled, 0 to 1, None where the paragraph decides."""

    page: str
    anchor: str = ""
    scroll: float | None = None


class History:
    """The places in the order they were opened; whoever goes to a new one leaves those ahead behind."""

    def __init__(self) -> None:
        self._places: list[Place] = []
        self._now = -1

    @property
    def place(self) -> Place | None:
        """Where the reader is, None before the first page."""
        return self._places[self._now] if self._places else None

    @property
    def can_go_back(self) -> bool:
        """Whether there is a place before."""
        return self._now > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether the reader has gone back from somewhere."""
        return self._now < len(self._places) - 1

    def start(self, place: Place) -> None:
        """Begin anew with a place: there is no way back but out of the book."""
        self._places, self._now = [place], 0

    def visit(self, place: Place) -> None:
        """Go to a new place."""
        self._places = [*self._places[: self._now + 1], place]
        self._now = len(self._places) - 1

    def leave(self, scroll: float) -> None:
        """Note how far the page is scrolled that is about to be left."""
        if self._places:
            self._places[self._now] = replace(self._places[self._now], scroll=scroll)

    def step(self, by: int) -> Place:
        """Go back (-1) or forward (1); IndexError where there is nothing."""
        if not 0 <= self._now + by < len(self._places):
            raise IndexError(by)
        self._now += by
        return self._places[self._now]
