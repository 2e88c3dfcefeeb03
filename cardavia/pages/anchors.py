"""Where in the pages each key of the engine is explained.

This is all that a table needs to link to a rule: it reads no page.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.contract import Contract, Kind
from cardavia.engine.errors import Reason
from cardavia.pages.library import DECKS

_ELSEWHERE: Mapping[tuple[str, Reason], str] = {
    ("schafkopf", Reason.SAY_SAID): "doubling#said",
    ("doppelkopf", Reason.CONTRACT_NOT_PLAYED): "solos#allowed",
}
"""Reasons whose key names a page that the game has not got."""
_DOPPELKOPF_PAGES: Mapping[Kind, str] = {
    Kind.NORMAL: "overview",
    Kind.WEDDING: "wedding",
    Kind.SILENT_WEDDING: "wedding",
    Kind.POVERTY: "poverty",
    Kind.BLACK_SOW: "poverty",
}


def anchor_of(reason: Reason, game: str) -> str:
    """Return page and paragraph of the rule that refuses an action, such as ``play#follow-suit``."""
    return _ELSEWHERE.get((game, reason), reason.value)


def line_anchor(key: str) -> str:
    """Return page and paragraph of a scoring line."""
    return f"scoring#line-{key}"


def option_anchor(name: str) -> str:
    """Return page and paragraph of an option, which is a house rule."""
    return f"house-rules#opt-{name}"


def contract_anchor(contract: Contract, game: str) -> str:
    """Return page and paragraph of a contract; all Touts have one paragraph, and so have all solos in a suit."""
    if game == "schafkopf":
        return f"contracts#{'tout' if contract.is_tout else contract.kind.value}"
    return f"{_DOPPELKOPF_PAGES.get(contract.kind, 'solos')}#{contract.kind.value}"


def term_anchor(term: str) -> str:
    """Return page and paragraph of a term of the glossary."""
    return f"glossary#{term}"


def card_anchor(deck: str, code: str) -> str:
    """Return page and place of a card of a deck."""
    return f"{DECKS}/{deck}#{code}"
