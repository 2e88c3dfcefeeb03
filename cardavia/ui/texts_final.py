"""The end of a session in sentences: who has won it, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from cardavia.art.deck import Pack
from cardavia.engine.contract import Contract
from cardavia.engine.seats import Seat
from cardavia.table.step import SheetRow
from cardavia.table.summary import Lead, Placing, Summary
from cardavia.ui.texts_base import HUMAN, Counted, joined, translate
from cardavia.ui.texts_contracts import contract_name
from cardavia.ui.totals_graph import signed

Finals = Counted("Finals")


def winner_sentence(ranking: Sequence[Placing], players: Sequence[str], over: bool) -> str:
    """Return who has won the session, or who is ahead in one that goes on; several share the place."""
    first = [placing for placing in ranking if placing.place == 1]
    total = signed(first[0].total)
    if len(first) > 1:
        names = joined(players[placing.seat] for placing in first)
        shared = translate("Finals", "Shared first place with {total}: {players}")
        ahead = translate("Finals", "Level at the top with {total}: {players}")
        return (shared if over else ahead).format(players=names, total=total)
    if first[0].seat == HUMAN:
        yours = translate("Finals", "You win the session with {total}")
        return (yours if over else translate("Finals", "You are ahead with {total}")).format(total=total)
    theirs = translate("Finals", "{player} wins the session with {total}")
    text = theirs if over else translate("Finals", "{player} is ahead with {total}")
    return text.format(player=players[first[0].seat], total=total)


def deals_sentence(rows: Sequence[SheetRow]) -> str:
    """Return how many deals were scored, and how many had to be dealt again."""
    again = sum(row.scores is None for row in rows)
    text = Finals.tr("%n deals have a score.", "", len(rows) - again)
    if not again:
        return text
    more = Finals.tr("%n more were dealt again.", "", again)
    return translate("Finals", "{scored} {again}").format(scored=text, again=more)


def story(summary: Summary, rows: Sequence[SheetRow], players: Sequence[str]) -> Iterator[str]:
    """Yield what decided the session, a sentence each; nothing where nobody has won anything."""
    first = [placing for placing in summary.ranking if placing.place == 1]
    if summary.decided is not None and summary.decided.seat == first[0].seat:
        yield _decided(summary.decided, rows, players)
    if summary.lead is not None and summary.lead != summary.decided:
        yield _lead(summary.lead, players)
    if summary.biggest is not None:
        yield _biggest(summary.biggest, players)


def swing_sentence(row: SheetRow, players: Sequence[str], pack: Pack) -> str:
    """Return what a deal brought to whom: the contract, who played it, and the scores."""
    words = {"number": row.number, "scores": scores_text(row.scores or (), players)}
    if row.contract is None:
        return translate("Finals", "Deal {number}, everybody paid into the stock: {scores}").format(**words)
    words["contract"] = contract_name(Contract.parse(row.contract), pack)
    if row.declarer is None:
        return translate("Finals", "Deal {number}, {contract}: {scores}").format(**words)
    if row.declarer == HUMAN:
        return translate("Finals", "Deal {number}, {contract} with you as declarer: {scores}").format(**words)
    text = translate("Finals", "Deal {number}, {contract} with {player} as declarer: {scores}")
    return text.format(player=players[row.declarer], **words)


def scores_text(scores: Sequence[int], players: Sequence[str]) -> str:
    """Return the scores from the highest to the lowest, players with the same one together."""
    order: list[Seat] = sorted((seat for seat in range(len(scores)) if scores[seat]), key=lambda seat: -scores[seat])
    pattern = translate("Finals", "{players} {score}")
    return translate("Finals", "; ").join(
        pattern.format(players=joined(players[seat] for seat in seats), score=signed(score))
        for score, seats in groupby(order, key=lambda seat: scores[seat])
    )


def _decided(lead: Lead, rows: Sequence[SheetRow], players: Sequence[str]) -> str:
    if lead.first == rows[0].number:
        if lead.seat == HUMAN:
            return translate("Finals", "You were ahead from the first deal to the last.")
        text = translate("Finals", "{player} was ahead from the first deal to the last.")
        return text.format(player=players[lead.seat])
    if lead.seat == HUMAN:
        return translate("Finals", "You took the lead in deal {number} and kept it.").format(number=lead.first)
    text = translate("Finals", "{player} took the lead in deal {number} and kept it.")
    return text.format(player=players[lead.seat], number=lead.first)


def _lead(lead: Lead, players: Sequence[str]) -> str:
    words = {"first": lead.first, "last": lead.last}
    if lead.seat == HUMAN:
        text = Finals.tr("The longest lead was yours: %n deals, from deal {first} to deal {last}.", "", lead.deals)
        return text.format(**words)
    text = Finals.tr("The longest lead was that of {player}: %n deals, from deal {first} to {last}.", "", lead.deals)
    return text.format(player=players[lead.seat], **words)


def _biggest(row: SheetRow, players: Sequence[str]) -> str:
    scores = row.scores or ()
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    text = Finals.tr("The biggest win was %n game points in deal {number}: {players}.", "", best)
    return text.format(number=row.number, players=joined(players[seat] for seat in winners))
