"""Which page of the rule book belongs to a moment at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardavia.ai.hinting_reasons import HintReason
from cardavia.engine.errors import Reason
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.state import Phase
from cardavia.pages.anchors import anchor_of, contract_anchor, line_anchor
from cardavia.ui.bill_steps import BillStep, StepKind

_BEFORE_PLAY: Final[Mapping[Phase, str]] = {
    Phase.DOUBLE: "doubling#klopfen",
    Phase.RESERVATIONS: "reservations",
    Phase.BIDDING: "bidding",
    Phase.AUCTION: "reservations",
}
_EXCHANGES: Final[Mapping[str, str]] = {"doppelkopf": "poverty#poverty", "schafkopf": "contracts#hochzeit"}
_STEPS: Final[Mapping[StepKind, str]] = {
    StepKind.FACTOR: "scoring#factors",
    StepKind.PAYMENT: "schafkopf/scoring#ramsch",
    StepKind.STOCK: "schafkopf/scoring#stock",
    StepKind.POOL: "schafkopf/scoring#stock",
}


_HINTS: Final[Mapping[str, Mapping[HintReason, str]]] = {
    "schafkopf": {
        HintReason.DRAW_TRUMPS: "tips#lead-trumps",
        HintReason.SEARCH: "tips#search",
    },
    "doppelkopf": {
        HintReason.DRAW_TRUMPS: "tips#trumps",
        HintReason.FIRST_ROUND: "tips#aces",
        HintReason.FOX_IS_SAFE: "tips#fox",
    },
}
_COMMON_HINTS: Final[Mapping[HintReason, str]] = {
    HintReason.ONLY_CHOICE: "play#follow",
    HintReason.TAKES_LAST: "play#winner",
    HintReason.SURE_TRICK: "play#winner",
    HintReason.SMEAR: "tips#smear",
    HintReason.SMEAR_SURE: "tips#smear",
    HintReason.RUFF: "glossary#ruff",
    HintReason.LAST_OF_SUIT: "glossary#void",
    HintReason.OUT_OF_TURN: "play#turn",
}


def page_here(observation: Observation, refusal: Reason | None, advice: str = "") -> str:
    """Return page and paragraph for what a person sees at the table.

    It is the rule that has just refused something, or the paragraph that explains an ``advice``; while a contract is
    being found, how that is done; then the contract.
    """
    if refusal is not None:
        return anchor_of(refusal, observation.game)
    if advice:
        return advice
    if observation.phase is Phase.EXCHANGE:
        return _EXCHANGES[observation.game]
    if observation.phase in _BEFORE_PLAY:
        return _BEFORE_PLAY[observation.phase]
    contract = observation.contract
    return "overview" if contract is None else contract_anchor(contract, observation.game)


def hint_page(reason: HintReason, game: str) -> str:
    """Return page and paragraph that explain why something is advised, empty where there are none."""
    return {**_COMMON_HINTS, **_HINTS[game]}.get(reason, "") if game else ""


def game_of_side(side: Party) -> str:
    """Return the game that has such a side."""
    return "doppelkopf" if side in (Party.RE, Party.KONTRA) else "schafkopf"


def step_page(step: BillStep) -> str:
    """Return page and paragraph that explain a step of a bill."""
    return line_anchor(step.key) if step.kind is StepKind.LINE else _STEPS[step.kind]
