"""Words of the score pad: what is missing still, and what stands in the form, on the sheet and in its files."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.actions import Saying
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf.announcing import ABSAGEN, ANSAGE
from cardavia.engine.evening import Row
from cardavia.engine.result import Factor, Line, Party
from cardavia.table.score_pad_draft import Missing
from cardavia.table.score_pad_rules import PASSED, Rules, shown_points
from cardavia.ui.bill_steps import contract_told
from cardavia.ui.texts import contract_name, factor_name, line_name, party_name, saying_name
from cardavia.ui.texts_base import Table, joined, translate

_MISSING = Table(
    "ScorePad",
    {
        Missing.CONTRACT: QT_TRANSLATE_NOOP("ScorePad", "Choose what was played."),
        Missing.PAIR: QT_TRANSLATE_NOOP("ScorePad", "Tick the two who played together."),
        Missing.PARTNER: QT_TRANSLATE_NOOP("ScorePad", "Tick the partner too."),
        Missing.PLAYER: QT_TRANSLATE_NOOP("ScorePad", "Tick who played it."),
        Missing.LOSER: QT_TRANSLATE_NOOP("ScorePad", "Tick who lost the Ramsch, or marched."),
        Missing.POINTS: QT_TRANSLATE_NOOP("ScorePad", "Enter the card points of one side."),
        Missing.TRICKS: QT_TRANSLATE_NOOP("ScorePad", "Tell whether the side without card points took a trick."),
        Missing.LAST_TRICK: QT_TRANSLATE_NOOP("ScorePad", "Tell how the tricks fell."),
    },
)
_TRICKS_OF_FOX = Table(
    "ScorePad",
    {
        "first": QT_TRANSLATE_NOOP("ScorePad", "Fox caught in the first trick"),
        "last": QT_TRANSLATE_NOOP("ScorePad", "Fox caught in the last trick"),
    },
)
_LADDER = ("kontra", "re", "sub", "hirsch")


def missing_sentence(missing: Missing) -> str:
    """Return what has to be entered next."""
    return _MISSING.text(missing)


def contract_choice(text: str, pack: Pack) -> str:
    """Return the name of a contract in the form's list."""
    if text == PASSED:
        return translate("ScorePad", "Everybody passed")
    return contract_name(Contract.parse(text), pack)


def played_name(row: Row, pack: Pack) -> str:
    """Return what was played in a deal on the sheet."""
    contract = contract_told(row.facts)
    return contract_choice(PASSED if contract is None else str(contract), pack)


def level_name(party: Party, level: int) -> str:
    """Return the highest announcement of a side; -1 is none."""
    if level < 0:
        return translate("ScorePad", "nothing")
    words: tuple[Saying, ...] = (ANSAGE[party], *ABSAGEN)
    return saying_name(words[level])


def extra_name(key: str, trick: str, pack: Pack) -> str:
    """Return what a special point is for."""
    return _TRICKS_OF_FOX.text(trick) if trick else line_name(Line(key, Party.RE, 1), pack)


def ladder_name(steps: int) -> str:
    """Return how far the doubling of the first trick went."""
    if not steps:
        return translate("ScorePad", "no Kontra")
    return joined(factor_name(Factor(key, 2)) for key in _LADDER[:steps])


def side_names(row: Row, players: Sequence[str]) -> str:
    """Return who played it, or who was Re; empty where all passed."""
    seats = row.facts.get("re", row.facts.get("declarer", ()))
    return joined(players[seat] for seat in seats)


def said_names(row: Row) -> str:
    """Return what both sides announced, the highest level of each."""
    parts = [saying_name(Saying(spoken[-1])) for spoken in row.facts.get("said", {}).values() if spoken]
    return joined(parts)


def points_text(row: Row, rules: Rules) -> str:
    """Return the card points of both sides, such as "140 : 100"; empty where they do not count."""
    own = shown_points(row.facts, rules)
    if own is None:
        return ""
    return translate("ScorePad", "{own} : {other}").format(own=own, other=rules.pack_points - own)


def extras_names(row: Row, pack: Pack) -> str:
    """Return the special points with their sides, runners and virgins being none."""
    extras = row.facts.get("extras", ())
    text = translate("ScorePad", "{side}: {extra}")
    return joined(
        text.format(
            side=party_name(Party(extra["party"])), extra=extra_name(extra["key"], extra.get("trick", ""), pack)
        )
        for extra in extras
    )


def factors_names(row: Row) -> str:
    """Return every factor in order, such as "Kontra × 2"."""
    text = translate("ScorePad", "{factor} × {value}")
    return joined(text.format(factor=factor_name(factor), value=factor.value) for factor in row.result.factors)
