"""The bill: every step of the arithmetic, its sentence, and the widget that shows it."""

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.contract import Contract
from cardavia.engine.errors import InputProblem
from cardavia.engine.games import GAMES
from cardavia.engine.match import Match
from cardavia.engine.observation import observe
from cardavia.engine.result import Factor, Line, Party, Redeal, Result
from cardavia.engine.schafkopf.scoring import count_runners
from cardavia.ui.bill import Bill
from cardavia.ui.bill_steps import Runners, StepKind, bill_steps, runners_of, side_of
from cardavia.ui.texts_bill import bill_sentence, step_name
from tests.engine.helpers import random_deal

RE, KONTRA, DECLARER, DEFENDERS = Party.RE, Party.KONTRA, Party.DECLARER, Party.DEFENDERS


def lines(party: Party, **values: int) -> tuple[Line, ...]:
    return tuple(Line(key, party, value) for key, value in values.items())


def factors(*keys: str) -> tuple[Factor, ...]:
    return tuple(Factor(key, 3 if key == "solo" else 2) for key in keys)


def sentence(result: Result, contract: str | None = None, runners: Runners | None = None) -> str:
    return bill_sentence(bill_steps(result, None if contract is None else Contract.parse(contract), runners))


def test_a_solo_with_kontra() -> None:
    # 1 + 1 + 3 = 5, twice for Kontra, three times for the soloist.
    result = Result(
        DECLARER, lines(DECLARER, game=1, schneider=1, runners=3), factors("kontra", "solo"), (-10, 30, -10, -10)
    )
    assert sentence(result) == "1 + 1 + 3 = 5. Kontra: 5 × 2 = 10. One against three: 10 × 3 = 30"


def test_r25_extras_come_after_re_and_kontra_and_before_bock() -> None:
    # (1 + 1) x 2 x 2 = 8, the other side's fox - 1 and the own Charlie + 1, Bock x 2 = 16.
    result = Result(
        RE,
        (*lines(RE, won=1, below_90=1), *lines(KONTRA, fox=1), *lines(RE, charlie=1)),
        factors("announced", "announced", "bock"),
        (16, -16, 16, -16),
    )
    keys = [step.key for step in bill_steps(result)]
    assert keys == ["won", "below_90", "announced", "announced", "fox", "charlie", "bock"]
    doubled = "Announcement doubles: 2 × 2 = 4. Announcement doubles: 4 × 2 = 8"
    assert sentence(result) == f"1 + 1 = 2. {doubled}. 8 − 1 + 1 = 8. Bock round: 8 × 2 = 16"


def test_without_such_doublings_extras_stand_with_the_other_lines() -> None:
    result = Result(RE, (*lines(RE, won=1), *lines(KONTRA, fox=1)), (), (0, 0, 0, 0))
    assert sentence(result) == "1 − 1 = 0"


def test_the_side_that_gains_counts_even_if_the_other_has_won() -> None:
    result = Result(RE, (*lines(RE, won=1), *lines(KONTRA, fox=1, forty=1)), (), (-1, 1, -1, 1))
    assert side_of(result) is KONTRA
    assert sentence(result) == "−1 + 1 + 1 = 1"


def test_r38_a_ramsch_is_paid_to_each() -> None:
    lost = Result(DEFENDERS, lines(DEFENDERS, game=2), factors("double"), (4, 4, -16, 8))
    assert sentence(lost, "ramsch") == "Klopfen: 2 × 2 = 4. All three together: 4 + 4 + 8 = 16"
    marched = Result(DECLARER, lines(DECLARER, game=7), (), (-7, 21, -7, -7))
    assert sentence(marched, "ramsch") == "All three together: 7 + 7 + 7 = 21"


def test_r37_the_stock() -> None:
    won = Result(DECLARER, lines(DECLARER, game=1), factors("kontra"), (6, 6, -2, -2))
    assert sentence(won, "rufer-C") == "Kontra: 1 × 2 = 2. Each declarer takes half of the stock: 2 + 4 = 6"
    lost = Result(DEFENDERS, lines(DEFENDERS, game=1), (), (-5, -5, 1, 1))
    assert sentence(lost, "rufer-C") == "Each declarer pays half of the stock into it: −1 − 4 = −5"
    assert sentence(Result(scores=(-1, -1, -1, -1))) == "Everybody pays into the stock: 1"


def test_a_deal_without_a_score_has_no_bill() -> None:
    assert bill_steps(Result(redeal=Redeal.SAME_DEALER)) == ()


def test_runners_are_named_with_their_side() -> None:
    result = Result(DECLARER, lines(DECLARER, game=10, runners=6), factors("solo"), (48, -16, -16, -16))
    (_, runners, _) = bill_steps(result, Contract.parse("solo-tout-H"), Runners(3, DEFENDERS))
    assert step_name(runners, Pack.GERMAN) == "3 runners with the defenders"
    (_, unknown, _) = bill_steps(result)
    assert step_name(unknown, Pack.GERMAN) == "Runners"


def any_options(game: str, source: random.Random) -> Any:
    catalogue = GAMES[game].catalogue
    while True:
        options = [option for option in catalogue.options if option.values and not option.listed]
        chosen = {option.name: source.choice(option.values) for option in source.sample(options, 8)}
        # Random play does not know this duty.
        chosen.pop("forced_announcement", None)
        try:
            return catalogue.build(source.choice(list(catalogue.presets)), chosen)
        except InputProblem:
            continue


@pytest.mark.parametrize("game", ["doppelkopf", "schafkopf"])
@pytest.mark.parametrize("seed", range(10))
def test_every_bill_ends_with_the_largest_score(game: str, seed: int) -> None:
    source = random.Random(f"{game} {seed}")
    match = Match(GAMES[game], any_options(game, source))
    for _ in range(6):
        match, _states = random_deal(match, source)
        state = match.deals[-1]
        observation = observe(match.game, state, state.players[0])
        result = observation.result
        if result is None or result.scores is None:
            continue
        steps = bill_steps(result, observation.contract, runners_of(observation))
        assert not steps or abs(steps[-1].value) == max(map(abs, result.scores))
        found = runners_of(observation)
        if game == "schafkopf" and found is not None and state.contract is not None:
            assert found.count == count_runners(state)


def test_the_widget_shows_every_step_in_order(qtbot: QtBot) -> None:
    bill = Bill()
    qtbot.addWidget(bill)
    result = Result(DECLARER, lines(DECLARER, game=5, runners=3), factors("kontra", "solo"), (-16, 48, -16, -16))
    bill.show_bill(result, Pack.GERMAN, Contract.parse("wenz"), Runners(3, DECLARER))
    shown = [text for text in bill.texts if text]
    assert shown[0] == "5 + 3 = 8. Kontra: 8 × 2 = 16. One against three: 16 × 3 = 48"
    assert shown[1:] == [
        "As the declarer’s side counts it",
        *("Value of the contract", "5"),
        *("3 runners with the declarer’s side", "+ 3", "8"),
        *("Kontra", "× 2", "16"),
        *("One against three", "× 3", "48"),
    ]
    assert bill.accessibleDescription() == shown[0]
    bill.clear()
    assert [text for text in bill.texts if text] == []


def test_the_step_kinds_are_told_apart() -> None:
    won = Result(DECLARER, lines(DECLARER, game=1), factors("kontra"), (6, 6, -2, -2))
    kinds = [step.kind for step in bill_steps(won, Contract.parse("rufer-C"))]
    assert kinds == [StepKind.LINE, StepKind.FACTOR, StepKind.STOCK]
