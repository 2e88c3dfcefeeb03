"""The contract of every option alone, and of random allowed combinations (see `contract_checks`).

The slow half of it plays 200 combinations and sees to it that nothing special was left out.
"""

from __future__ import annotations

from collections import Counter

import pytest

from cardavia.engine.contract import Kind
from cardavia.engine.errors import InputProblem
from cardavia.engine.games import GAMES
from tests.engine.helpers import Rules, rules_id
from tests.engine.house_rules.combinations import alone, combination
from tests.engine.house_rules.contract_checks import play_house_rules

QUICK_DEALS, QUICK_COMBINATIONS, QUICK_SHARE = 3, 24, 0.25
COMBINATIONS, BATCH, DEALS, SHARE = 200, 10, 14, 0.4
SPECIAL = {
    *["re", "kontra", "no90", "no60", "no30", "schwarz", "sub", "hirsch", "piglets", "hyperpiglets", "genscher"],
    *["healthy", "throw", "pass", "accept", "decline", "hold", "yield", "double", "no-double", "return", "lay", "give"],
    *["redeal", "bock", "forced", "auction", "stock"],
}
"""What must be met beside every kind of contract."""


@pytest.mark.parametrize("rules", alone(), ids=rules_id)
def test_every_option_alone(rules: Rules) -> None:
    play_house_rules(rules, f"alone {rules_id(rules)}", QUICK_DEALS, QUICK_SHARE)


@pytest.mark.parametrize("number", range(QUICK_COMBINATIONS))
def test_some_combinations(number: int) -> None:
    play_house_rules(combination(number), f"some {number}", QUICK_DEALS, QUICK_SHARE)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, COMBINATIONS, BATCH))
def test_many_combinations(first: int) -> None:
    for number in range(first, first + BATCH):
        play_house_rules(combination(number), f"many {number}", DEALS, SHARE)


RICH: list[Rules] = [
    (
        "doppelkopf",
        "pagat",
        {
            "poverty_refused": "black-sow",
            "piglets": "trump-suit",
            "hyperpiglets": True,
            "genscher": True,
            "throw_in": True,
            "solo_priority": "auction",
            "solos": ["D", "C", "S", "H", "queens", "jacks", "kings", "none"],
            "bock": True,
            "compulsory_solos": True,
            "deals": 9,
            "forced_announcement": True,
        },
    ),
    (
        "doppelkopf",
        "pagat",
        {"seats": 5, "poverty_refused": "black-sow", "piglets": "trump-suit", "hyperpiglets": True, "genscher": True},
    ),
    *(
        (
            "schafkopf",
            "schaf",
            {
                **dict.fromkeys(("geier", "farbwenz", "farbgeier", "bettel", "hochzeit", "klopfen"), True),
                "all_pass": passed,
                "kontra": 4,
            },
        )
        for passed in ("ramsch", "muss", "stock")
    ),
]
"""Rules under which everything can happen."""


@pytest.mark.slow
def test_nothing_special_is_left_out() -> None:
    met: Counter[str] = Counter()
    for rules in RICH:
        met += play_house_rules(rules, f"rich {rules_id(rules)}", 260, 0.1)
    missing = ({kind.value for kind in Kind} | SPECIAL) - set(met)
    assert not missing


# What is refused, and what is let through (``rulings.md`` 14, 41)


@pytest.mark.parametrize(
    ("game", "preset", "chosen", "pair"),
    [
        ("doppelkopf", "ddv", {"heart_trick": True}, ("heart_trick", "nines")),
        ("doppelkopf", "ddv", {"dulle_caught": True}, ("dulle_caught", "dulle")),
        ("doppelkopf", "ddv-piglets", {"dulle_caught": True, "dulle": "plain"}, ("dulle_caught", "dulle")),
        ("doppelkopf", "ddv", {"hyperpiglets": True}, ("hyperpiglets", "piglets")),
        ("doppelkopf", "ddv-no-nines", {"hyperpiglets": True, "piglets": "diamonds"}, ("hyperpiglets", "nines")),
        ("doppelkopf", "ddv", {"compulsory_solos": True}, ("compulsory_solos", "deals")),
        ("doppelkopf", "ddv-tournament", {"solos": []}, ("compulsory_solos", "solos")),
        ("schafkopf", "schaf", {"ramsch_jungfrau": True}, ("ramsch_jungfrau", "all_pass")),
        ("schafkopf", "schaf", {"ramsch_durchmarsch": True, "all_pass": "muss"}, ("ramsch_durchmarsch", "all_pass")),
    ],
)
def test_14_contradictions_are_refused_with_the_pair_named(
    game: str, preset: str, chosen: dict[str, object], pair: tuple[str, str]
) -> None:
    with pytest.raises(InputProblem) as refused:
        GAMES[game].catalogue.build(preset, chosen)
    assert refused.value.names == pair


@pytest.mark.parametrize(
    ("preset", "chosen"),
    [
        # Idle but accepted: poverty_* without poverty, bock with nines.
        ("ddv", {"poverty_counts_foxes": False, "poverty_returns_trumps": False, "poverty_refused": "black-sow"}),
        ("ddv", {"bock": True}),
        # Something beats the ten of hearts.
        ("ddv", {"dulle_caught": True, "diamond_kings_top": True}),
        ("ddv-piglets", {"dulle_caught": True}),
        ("ddv", {"dulle_caught": True, "dulle": "second-only-last"}),
        # Conflicts of section D that have a reading: 26 overrides 8; pigs above DK.
        ("ddv", {"forced_announcement": True, "announce_cards": 12}),
        ("ddv-piglets", {"diamond_kings_top": True}),
        ("ddv", {"announcements_double": True, "solo_factor": 2}),
    ],
)
def test_14_the_rest_is_accepted(preset: str, chosen: dict[str, object]) -> None:
    GAMES["doppelkopf"].catalogue.build(preset, chosen)
