"""Words of the bill and of the score pad."""

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.evening import Entry, Evening
from cardavia.engine.result import Party
from cardavia.table.score_pad_draft import Missing
from cardavia.table.score_pad_rules import PASSED, rules_of
from cardavia.ui.bill_steps import BillStep, Runners, StepKind
from cardavia.ui.texts_bill import bill_sentence, point_of_view, step_amount, step_name, step_value
from cardavia.ui.texts_score_pad import (
    contract_choice,
    extra_name,
    extras_names,
    factors_names,
    ladder_name,
    level_name,
    missing_sentence,
    played_name,
    points_text,
    said_names,
    side_names,
)

FOUR = ("Anna", "Bohdan", "Clara", "Dorota")
EVENING = Evening(
    "doppelkopf",
    "ddv",
    {"bock": True},
    FOUR,
    (
        Entry(
            3,
            {
                "contract": "normal",
                "re": [0, 2],
                "points": {"kontra": 85},
                "said": {"re": ["re", "no90"], "kontra": ["kontra"]},
                "extras": [{"key": "fox", "party": "kontra", "trick": "last"}],
            },
            bock=True,
        ),
    ),
)
LINE = BillStep(StepKind.LINE, 3, 3, "runners", Party.DECLARER, runners=Runners(3, Party.DECLARER))
STEPS = (
    LINE,
    BillStep(StepKind.LINE, 3, 6, "runners", Party.DECLARER, runners=Runners(3, Party.DEFENDERS)),
    BillStep(StepKind.FACTOR, 2, 12, "kontra"),
    BillStep(StepKind.PAYMENT, 12, 12, terms=(4, 4, 4)),
    BillStep(StepKind.STOCK, 4, 16),
    BillStep(StepKind.STOCK, -4, 12),
    BillStep(StepKind.POOL, -1, -1),
)


def say_score_pad() -> None:
    """Ask every text of the bill and of the score pad at least once."""
    for party in Party:
        point_of_view(party)
    for step in STEPS:
        step_name(step, Pack.FRENCH)
        step_amount(step)
        step_value(step)
    bill_sentence(STEPS)
    for missing in Missing:
        missing_sentence(missing)
    for trick in ("first", "last"):
        extra_name("fox", trick, Pack.FRENCH)
    contract_choice(PASSED, Pack.FRENCH)
    for count in range(5):
        ladder_name(count)
        level_name(Party.RE, count - 1)
    (row,) = EVENING.rows
    points_text(row, rules_of(EVENING))
    extras_names(row, Pack.FRENCH)
    factors_names(row)


def test_a_row_in_words() -> None:
    (row,) = EVENING.rows
    assert played_name(row, Pack.FRENCH) == "Normal game"
    assert side_names(row, FOUR) == "Anna, Clara"
    assert said_names(row) == "no 90, Kontra"
    assert points_text(row, rules_of(EVENING)) == "155 : 85"
    assert extras_names(row, Pack.FRENCH) == "Kontra: Fox caught in the last trick"
    assert factors_names(row) == "Bock round × 2"


def test_every_kind_of_what_is_missing_has_a_sentence() -> None:
    told = [missing_sentence(missing) for missing in Missing]
    assert len(set(told)) == len(told)
    assert all(sentence.endswith(".") for sentence in told)


@pytest.mark.parametrize(
    ("party", "level", "text"),
    [(Party.RE, -1, "nothing"), (Party.RE, 0, "Re"), (Party.KONTRA, 0, "Kontra"), (Party.KONTRA, 4, "schwarz")],
)
def test_levels(party: Party, level: int, text: str) -> None:
    assert level_name(party, level) == text


def test_the_ladder_is_told_as_far_as_it_went() -> None:
    assert [ladder_name(count) for count in (0, 1, 3)] == ["no Kontra", "Kontra", "Kontra, Re, Sub"]
