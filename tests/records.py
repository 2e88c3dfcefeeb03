"""Comparing records of the same table at two moments."""

from __future__ import annotations

from cardavia.engine.record import Record


def begins_with(record: Record, kept: Record) -> bool:
    """Say whether the record is the kept one, perhaps already played on by the computer."""
    if not kept.deals:
        return True
    last = kept.deals[-1]
    same_deals = record.deals[: len(kept.deals) - 1] == kept.deals[:-1]
    again = record.deals[len(kept.deals) - 1]
    return same_deals and again.hands == last.hands and again.moves[: len(last.moves)] == last.moves
