"""The course of a session: who deals, who owes a solo, which deals count double (``rules.md`` B12, B13, D20, D23).

It needs little of each deal, so that deals written down at a real table have the same course as those played here.
"""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import has_nines
from cardavia.engine.doppelkopf.scoring import SIDES, Facts, winner
from cardavia.engine.result import Party, Redeal
from cardavia.engine.seats import PLAYERS, Seat, active, after
from cardavia.engine.state import Standing


class Played(NamedTuple):
    """What a finished deal means for those after it.

    ``soloist`` is who played a solo he had reserved, None in any other deal; ``bock_rounds`` how many Bock rounds
    the deal started.
    """

    dealer: Seat
    redeal: Redeal | None = None
    soloist: Seat | None = None
    bock_rounds: int = 0


def next_dealer(options: DoppelkopfOptions, played: tuple[Played, ...]) -> Seat:
    """Return who deals next: the same dealer after a redeal, or after a solo that keeps the deal.

    With five at the table the one player who still owes a forced solo is passed over, as a dealer would rest
    (``rulings.md`` 41).
    """
    last = played[-1]
    stays = last.redeal is Redeal.SAME_DEALER or _keeps_deal(options, played)
    dealer = last.dealer if stays else after(last.dealer, options.seats)
    must_rest = options.seats > PLAYERS and debtors(options, played) == (dealer,) and _forced_now(options, played)
    return after(dealer, options.seats) if must_rest else dealer


def _keeps_deal(options: DoppelkopfOptions, played: tuple[Played, ...]) -> bool:
    """Say whether the last deal lets its dealer deal again: a compulsory solo, or any by option; never a forced one."""
    *before, last = played
    earlier = tuple(before)
    if last.soloist is None or standing(options, earlier, last.dealer).forced is not None:
        return False
    return options.solo_keeps_deal or last.soloist in debtors(options, earlier)


def standing(options: DoppelkopfOptions, played: tuple[Played, ...], dealer: Seat) -> Standing:
    """Return what the deals so far bring into the next: open compulsory solos, who is forced, Bock."""
    owing = debtors(options, played)
    forced = next((seat for seat in active(dealer, options.seats) if seat in owing), None)
    left = bock_deals_left(options, played)
    return Standing(
        owing,
        forced if _forced_now(options, played) else None,
        bock=left > 0,
        bock_left=left,
        deals_left=max(_deals_left(options, played), 0) if options.deals else None,
    )


def debtors(options: DoppelkopfOptions, played: tuple[Played, ...]) -> tuple[Seat, ...]:
    """Return who still owes a compulsory solo (Pflichtsolo): a player's first solo pays it."""
    if not options.compulsory_solos:
        return ()
    paid = {deal.soloist for deal in played}
    return tuple(seat for seat in range(options.seats) if seat not in paid)


def _forced_now(options: DoppelkopfOptions, played: tuple[Played, ...]) -> bool:
    """Say whether so few deals are left that each must be a solo that is still owed (B12)."""
    owing = debtors(options, played)
    return bool(owing) and len(owing) >= _deals_left(options, played)


def _deals_left(options: DoppelkopfOptions, played: tuple[Played, ...]) -> int:
    return options.deals - sum(deal.redeal is None for deal in played)


def has_bock(options: DoppelkopfOptions) -> bool:
    """Say whether the table plays Bock rounds (``bock``, D20)."""
    return options.bock


def bock_deals_left(options: DoppelkopfOptions, played: tuple[Played, ...]) -> int:
    """Return how many deals still count double; a redealt one uses none up (``rulings.md`` 9, 27)."""
    left = 0
    for deal in played if has_bock(options) else ():
        if deal.redeal is None:
            left = max(left - 1, 0) + options.seats * deal.bock_rounds
    return left


def bock_rounds(facts: Facts, options: DoppelkopfOptions, heart_trick: bool) -> int:
    """Return how many Bock rounds a deal starts: heart trick, 120 to 120, Re or Kontra said and lost (D20)."""
    hearts = heart_trick and not has_nines(options) and not facts.alone
    won = winner(facts)
    lost = [party for party in SIDES if facts.said[party] >= 0 and won is party.opponent]
    return hearts + (facts.points[Party.RE] == facts.points[Party.KONTRA]) + len(lost)
