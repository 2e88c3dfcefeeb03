"""Every way from the table into the rule book ends at a paragraph that exists."""

from dataclasses import replace

import pytest

from cardavia.ai.hinting_reasons import HintReason
from cardavia.engine.contract import Contract
from cardavia.engine.errors import Reason
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.state import Phase
from cardavia.pages.library import resolved
from cardavia.pages.links import anchors_in
from cardavia.ui.bill_steps import BillStep, StepKind
from cardavia.ui.book_here import game_of_side, hint_page, page_here, step_page
from tests.ui.texts_deals import led_to


def position(game: str, phase: Phase, contract: Contract | None = None) -> Observation:
    return replace(led_to(), game=game, phase=phase, contract=contract)


def exists(target: str, game: str) -> bool:
    page, anchor = resolved(target, f"{game}/overview")
    return not anchor or anchor in anchors_in("en", page)


@pytest.mark.parametrize(
    ("game", "phase"),
    [
        ("schafkopf", Phase.DOUBLE),
        ("schafkopf", Phase.BIDDING),
        ("schafkopf", Phase.EXCHANGE),
        ("doppelkopf", Phase.RESERVATIONS),
        ("doppelkopf", Phase.AUCTION),
        ("doppelkopf", Phase.EXCHANGE),
    ],
)
def test_each_phase_before_the_play_has_its_page(game: str, phase: Phase) -> None:
    assert exists(page_here(position(game, phase), None), game)


@pytest.mark.parametrize(
    "contract", ["normal", "wedding", "silent-wedding", "poverty", "black-sow", "solo-queens", "solo-S"]
)
def test_each_contract_of_doppelkopf_has_its_paragraph(contract: str) -> None:
    target = page_here(position("doppelkopf", Phase.PLAY, Contract.parse(contract)), None)
    assert "#" in target
    assert exists(target, "doppelkopf")


@pytest.mark.parametrize("contract", ["wenz", "wenz-tout", "solo-H", "farbgeier-C", "sie", "ramsch", "bettel"])
def test_each_contract_of_schafkopf_has_its_paragraph(contract: str) -> None:
    target = page_here(position("schafkopf", Phase.PLAY, Contract.parse(contract)), None)
    assert target.startswith("contracts#")
    assert exists(target, "schafkopf")


def test_a_refusal_comes_before_the_contract() -> None:
    observation = position("doppelkopf", Phase.PLAY, Contract.parse("normal"))
    assert page_here(observation, Reason.FOLLOW_TRUMP) == "play#follow-trump"


@pytest.mark.parametrize("kind", list(StepKind))
def test_each_step_of_a_bill_has_its_paragraph(kind: StepKind) -> None:
    assert exists(step_page(BillStep(kind, 1, 1, "schwarz")), "schafkopf")


@pytest.mark.parametrize("game", ["schafkopf", "doppelkopf"])
def test_a_reason_of_a_hint_has_its_paragraph_or_none(game: str) -> None:
    targets = [hint_page(reason, game) for reason in HintReason]
    assert "tips#smear" in targets
    assert all(exists(target, game) for target in targets if target)


def test_an_advice_comes_before_the_contract() -> None:
    observation = position("doppelkopf", Phase.PLAY, Contract.parse("normal"))
    assert page_here(observation, None, "tips#fox") == "tips#fox"
    assert page_here(observation, Reason.TURN, "tips#fox") == "play#turn"


def test_a_side_tells_its_game() -> None:
    assert [game_of_side(side) for side in Party] == ["doppelkopf", "doppelkopf", "schafkopf", "schafkopf"]
