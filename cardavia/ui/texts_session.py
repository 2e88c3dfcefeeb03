"""What is said about a session: its length, what it brings into a deal, and who rests."""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.engine.match import TABLE_SEATS
from cardavia.engine.observation import Observation
from cardavia.engine.options import Options
from cardavia.engine.state import Standing
from cardavia.table.progress import Progress
from cardavia.ui.texts_base import Counted, joined, sentences, translate

Sessions = Counted("Sessions")


def length_sentence(options: Options) -> str:
    """Return how long a session under these rules is, and what that brings with it."""
    open_end = translate("Sessions", "Open end.")
    length = Sessions.tr("%n deals.", "", options.deals) if options.deals else open_end
    if getattr(options, "compulsory_solos", False):
        length = sentences(length, translate("Sessions", "Everybody has to play one solo."))
    if getattr(options, "seats", TABLE_SEATS) > TABLE_SEATS:
        return sentences(length, translate("Sessions", "Five sit at the table; the dealer rests."))
    return length


def progress_sentence(progress: Progress) -> str:
    """Return which deal of the session this is, and how many come after it."""
    if progress.left is None:
        return translate("Sessions", "Deal {number}, open end").format(number=progress.number)
    if progress.over:
        return Sessions.tr("All %n deals are played", "", progress.deals)
    if not progress.left:
        return translate("Sessions", "Deal {number}, the last one").format(number=progress.number)
    text = Sessions.tr("Deal {number} of {deals}, %n more after it", "", progress.left)
    return text.format(number=progress.number, deals=progress.deals)


def debtors_sentence(progress: Progress, players: Sequence[str]) -> str:
    """Return who still owes a compulsory solo (Pflichtsolo); empty where none is owed."""
    standing = progress.standing
    if not standing.debtors:
        return ""
    names = joined(players[seat] for seat in standing.debtors)
    text = translate("Sessions", "Compulsory solo still to play: {names}.").format(names=names)
    if standing.forced is None:
        return text
    now = translate("Sessions", "This deal is the solo of {player}.").format(player=players[standing.forced])
    return sentences(text, now)


def standing_mark(standing: Standing, short: bool = False) -> str:
    """Return the mark of a deal that counts double, or of the stock it is played for; empty for a usual deal."""
    if standing.bock:
        return translate("Sessions", "Bock ×2") if short else translate("Sessions", "Bock: counts double")
    if standing.stock:
        return translate("Sessions", "Stock: {count}").format(count=standing.stock)
    return ""


def standing_sentence(standing: Standing, left: int | None = None) -> str:
    """Return what the mark of `standing_mark` means; empty where there is none.

    ``left`` is how many deals the session has after this one, None with an open end or where nobody knows.
    """
    if standing.bock:
        more = standing.bock_left - 1
        return _bock_sentence(more if left is None else min(more, left))
    if standing.stock:
        return Sessions.tr("%n game points lie in the stock.", "", standing.stock)
    return ""


def _bock_sentence(more: int) -> str:
    if not more:
        return translate("Sessions", "This deal counts double (Bock); it is the last one that does.")
    return Sessions.tr("This deal counts double (Bock), and so do the next %n.", "", more)


def rests(observation: Observation) -> bool:
    """Say whether the observing seat deals and rests in this deal."""
    return observation.seat not in observation.players


def resting_sentence() -> str:
    """Return what a person who rests is told."""
    return translate("Sessions", "You deal and rest this time. The other four play, and you watch.")
