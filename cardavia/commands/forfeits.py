"""What is told of programs that failed as players (``record.md`` section 8)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.ai.command.player import Forfeit
from cardavia.ai.command.program import Fault
from cardavia.ui.texts_base import Table, translate

_FAULTS = Table(
    "Forfeits",
    {
        Fault.NOT_STARTED: QT_TRANSLATE_NOOP("Forfeits", "it could not be started"),
        Fault.DIED: QT_TRANSLATE_NOOP("Forfeits", "it ended or closed its output"),
        Fault.LATE: QT_TRANSLATE_NOOP("Forfeits", "its answer was late"),
        Fault.GARBAGE: QT_TRANSLATE_NOOP("Forfeits", "its answer was not a line of JSON with an action"),
        Fault.ILLEGAL: QT_TRANSLATE_NOOP("Forfeits", "its answer was not legal"),
    },
)


def forfeit_report(deal: int, forfeit: Forfeit) -> dict[str, Any]:
    """Return a forfeit as JSON values; deals count from 0."""
    return {"deal": deal, "seat": forfeit.seat, "reason": forfeit.fault.value}


def forfeit_sentence(deal: int, forfeit: Forfeit) -> str:
    """Return which program has failed and why; deals count from 1 as people count."""
    pattern = translate("Forfeits", "Deal {number}: the program of seat {seat} forfeits, {reason}. Easy plays on.")
    return pattern.format(number=deal + 1, seat=forfeit.seat, reason=_FAULTS.text(forfeit.fault))
