"""Facts under house rules: every option that a score depends on, with values worked out by hand."""

import json
import random
from typing import Any

import pytest

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.facts import score_facts
from cardavia.engine.games import GAMES
from cardavia.engine.match import Match
from cardavia.engine.play import tricks_of
from cardavia.engine.report import deal_report
from cardavia.engine.schafkopf.scoring import count_runners
from cardavia.engine.state import State
from tests.engine.helpers import random_deal


def doppelkopf(options: dict[str, Any], contract: str = "normal", re: Any = (0, 2), **facts: Any) -> dict[str, Any]:
    rules = {"preset": "ddv", "options": options}
    return {
        "game": "doppelkopf",
        "rules": rules,
        "contract": contract,
        "re": list(re),
        "points": {"re": 140},
        **facts,
    }


def schafkopf(options: dict[str, Any], contract: str, declarer: Any, **facts: Any) -> dict[str, Any]:
    rules = {"preset": "schaf", "options": options}
    return {"game": "schafkopf", "rules": rules, "contract": contract, "declarer": list(declarer), **facts}


def scores(facts: dict[str, Any]) -> list[int]:
    found = score_facts(json.dumps(facts).encode()).scores
    assert found is not None
    return list(found)


def factors(facts: dict[str, Any]) -> list[str]:
    return [f"{factor.key} {factor.value}" for factor in score_facts(json.dumps(facts).encode()).factors]


def problem(facts: dict[str, Any]) -> tuple[Flaw, tuple[str, ...]]:
    with pytest.raises(InputProblem) as caught:
        score_facts(json.dumps(facts).encode())
    assert isinstance(caught.value.flaw, Flaw)
    return caught.value.flaw, caught.value.names


def extra(key: str, party: str = "re", **more: str) -> dict[str, str]:
    return {"key": key, "party": party, **more}


# Doppelkopf


def test_d20_a_bock_deal_counts_double() -> None:
    # D20: won 1 + Kontra below 120 is nothing = 1, doubled.
    facts = doppelkopf({"bock": True}, factors=["bock"])
    assert scores(facts) == [2, -2, 2, -2]
    assert factors(facts) == ["bock 2"]
    assert scores({**facts, "factors": []}) == [1, -1, 1, -1]


def test_d4_re_and_kontra_double_and_extras_are_added_after() -> None:
    # D4, rulings 25: (won 1 + below 90 1) x 2 for Re x 2 for Kontra = 8, then the fox of Re + 1 and of Kontra - 2 = 7.
    options = {"announcements_double": True, "bock": True}
    facts = doppelkopf(options, said={"re": ["re"], "kontra": ["kontra"]}, points={"re": 160})
    facts["extras"] = [extra("fox"), extra("charlie", "kontra"), extra("forty", "kontra")]
    assert scores(facts) == [7, -7, 7, -7]
    assert factors(facts) == ["announced 2", "announced 2"]
    # Then Bock: 14.
    assert scores({**facts, "factors": ["bock"]}) == [14, -14, 14, -14]


def test_d16_a_solo_counts_double_before_bock_and_the_lone_player() -> None:
    # D16, rulings 25: won 1 + below 90 1 = 2, x 2 for the solo, x 2 for Bock = 8, three times for the soloist.
    options = {"solo_factor": 2, "bock": True}
    facts = doppelkopf(options, "solo-queens", [1], points={"re": 155}, factors=["bock"])
    assert scores(facts) == [-8, 24, -8, -8]
    assert factors(facts) == ["solo_house 2", "bock 2", "solo 3"]


def test_d10_d11_c8_extras_are_known_where_their_option_is_on() -> None:
    # won 1 + dulle caught 1 + heart trick 1 + Charlie caught 1 = 4.
    options = {"nines": False, "heart_trick": True, "dulle_caught": True, "dulle": "second", "charlie_caught": True}
    extras = [extra("dulle_caught"), extra("heart_trick"), extra("charlie_caught")]
    assert scores(doppelkopf(options, extras=extras)) == [4, -4, 4, -4]
    for name in ("heart_trick", "dulle_caught", "charlie_caught"):
        found = problem(doppelkopf({**options, name: False}, extras=extras))
        assert found == (Flaw.CONTRADICTION, (f"extras.{name}", f"rules.{name}"))


def test_d18_a_fox_may_be_worth_two_in_the_first_and_the_last_trick() -> None:
    foxes = [extra("fox", trick="first"), extra("fox", trick="last")]
    # won 1 + 1 + 1, with both options 1 + 2 + 2.
    assert scores(doppelkopf({}, extras=foxes)) == [3, -3, 3, -3]
    assert scores(doppelkopf({"fox_last_trick": 2}, extras=foxes)) == [4, -4, 4, -4]
    assert scores(doppelkopf({"fox_last_trick": 2, "fox_first_trick": 2}, extras=foxes)) == [5, -5, 5, -5]
    assert problem(doppelkopf({}, extras=[extra("charlie", trick="last")]))[0] is Flaw.CONTRADICTION


def test_c9_kontra_point_in_a_solo() -> None:
    # C9: a lost solo costs won 1 + Kontra 1, three times; without the option 1.
    lost = doppelkopf({"kontra_point_in_solo": True}, "solo-D", [3], points={"re": 120})
    assert scores(lost) == [2, 2, 2, -6]
    assert scores({**lost, "rules": {"preset": "ddv"}}) == [1, 1, 1, -3]


def test_every_contract_of_doppelkopf_is_scored() -> None:
    # won 1, alone three times; a poverty and a wedding with partner are two against two.
    options = {"poverty": True, "poverty_refused": "black-sow", "solos": ["kings", "D"]}
    alone, pair = [3, -1, -1, -1], [1, -1, 1, -1]
    for contract in ("wedding", "silent-wedding", "black-sow", "solo-kings", "solo-D"):
        assert scores(doppelkopf(options, contract, [0])) == alone
    for contract in ("normal", "wedding", "poverty"):
        assert scores(doppelkopf(options, contract)) == pair
    for contract in ("black-sow", "silent-wedding", "solo-kings"):
        assert problem(doppelkopf(options, contract)) == (Flaw.CONTRADICTION, ("contract", "re"))


@pytest.mark.parametrize(
    ("options", "contract", "option"),
    [
        ({}, "poverty", "poverty"),
        ({}, "solo-kings", "solos"),
        ({"solos": []}, "solo-D", "solos"),
        ({"poverty": True}, "black-sow", "poverty_refused"),
        ({"poverty_refused": "black-sow"}, "black-sow", "poverty"),
    ],
)
def test_a_contract_that_the_rules_do_not_have_names_the_option(options: Any, contract: str, option: str) -> None:
    found = problem(doppelkopf(options, contract, [0] if "o" in contract[:2] or "sow" in contract else [0, 1]))
    assert found == (Flaw.CONTRADICTION, ("contract", f"rules.{option}"))


def test_b13_five_seats_need_the_one_who_rests() -> None:
    five = doppelkopf({"seats": 5}, re=[0, 4], resting=2)
    assert scores(five) == [1, -1, 0, -1, 1]
    assert scores(doppelkopf({"seats": 5}, "solo-D", [4], resting=0)) == [0, -1, -1, -1, 3]
    assert problem({**five, "resting": 4}) == (Flaw.CONTRADICTION, ("re", "resting"))
    assert problem({**five, "resting": 5})[0] is Flaw.BAD_VALUE
    assert problem(doppelkopf({"seats": 5}, re=[0, 4])) == (Flaw.MISSING_KEY, ("resting",))
    assert problem(doppelkopf({}, resting=2)) == (Flaw.CONTRADICTION, ("resting", "rules.seats"))


@pytest.mark.parametrize(
    ("options", "facts", "found"),
    [
        ({}, {"factors": ["bock"]}, (Flaw.CONTRADICTION, ("factors.bock", "rules.bock"))),
        ({"bock": True}, {"factors": ["bock", "bock"]}, (Flaw.CONTRADICTION, ("factors.bock", "factors.bock"))),
        ({"bock": True}, {"factors": ["solo"]}, (Flaw.BAD_VALUE, ("factors", "'solo'"))),
        ({}, {"extras": [extra("charlie"), extra("charlie", "kontra")]}, (Flaw.BAD_VALUE, ("extras.charlie", "2"))),
        ({}, {"extras": [extra("fox")] * 3}, (Flaw.BAD_VALUE, ("extras.fox", "3"))),
        ({}, {"extras": [extra("forty")] * 7}, (Flaw.BAD_VALUE, ("extras.forty", "7"))),
    ],
)
def test_doppelkopf_facts_that_cannot_be(options: Any, facts: Any, found: Any) -> None:
    assert problem(doppelkopf(options, **facts)) == found


# Schafkopf

RUFER: dict[str, Any] = {"points": {"declarer": 65}, "runners": {"count": 0, "party": "declarer"}}


def test_klopfen_and_kontra_multiply_in_order() -> None:
    # Rufer 1 x 2 x 2 (two Klopfer) x 2 (Kontra) x 2 (Re) = 16.
    options = {"klopfen": True, "kontra": 2}
    facts = schafkopf(options, "rufer-C", [0, 3], **RUFER, factors=["kontra", "double", "re", "double"])
    assert scores(facts) == [16, -16, -16, 16]
    assert factors(facts) == ["double 2", "double 2", "kontra 2", "re 2"]


@pytest.mark.parametrize(
    ("options", "contract", "words", "found"),
    [
        ({"kontra": 4}, "wenz", ["re"], (Flaw.BAD_VALUE, ("factors", "re"))),
        ({"kontra": 4}, "wenz", ["kontra", "kontra"], (Flaw.BAD_VALUE, ("factors", "kontra, kontra"))),
        ({"kontra": 1}, "wenz", ["kontra", "re"], (Flaw.CONTRADICTION, ("factors.re", "rules.kontra"))),
        ({}, "wenz", ["double"], (Flaw.CONTRADICTION, ("factors.double", "rules.klopfen"))),
        (
            {"klopfen": True},
            "wenz",
            ["double"] * 5,
            (Flaw.BAD_VALUE, ("factors", "double, double, double, double, double")),
        ),
        ({"kontra": 1}, "sie", ["kontra"], (Flaw.CONTRADICTION, ("factors.kontra", "contract"))),
        (
            {"kontra": 1, "all_pass": "ramsch"},
            "ramsch",
            ["kontra"],
            (Flaw.CONTRADICTION, ("factors.kontra", "contract")),
        ),
    ],
)
def test_doublings_that_cannot_be(options: Any, contract: str, words: list[str], found: Any) -> None:
    assert problem(schafkopf(options, contract, [1], **RUFER, factors=words)) == found


def test_r36_muss_is_won_with_60_and_out_of_schneider_with_30() -> None:
    muss = schafkopf({"all_pass": "muss"}, "muss-C", [0, 1], points={"declarer": 60})
    assert scores(muss) == [1, 1, -1, -1]
    # 30 are out of Schneider, 29 are not: 1 and 1 + 1.
    assert scores({**muss, "points": {"declarer": 30}}) == [-1, -1, 1, 1]
    assert scores({**muss, "points": {"declarer": 29}}) == [-2, -2, 2, 2]
    assert problem({**muss, "rules": {"preset": "schaf"}})[0] is Flaw.BAD_VALUE


def test_g_house_contracts_of_schafkopf() -> None:
    options = {"geier": True, "farbwenz": True, "farbgeier": True, "bettel": True, "hochzeit": True}
    # Hochzeit 1, two against two.
    assert scores(schafkopf(options, "hochzeit", [2, 0], **RUFER)) == [1, -1, 1, -1]
    # Geier 5 + 2 runners of four trumps = 7; Farbwenz 5, two runners are too few.
    two = {"points": {"declarer": 65}, "runners": {"count": 2, "party": "defenders"}}
    assert scores(schafkopf(options, "geier", [0], **two)) == [21, -7, -7, -7]
    assert scores(schafkopf(options, "farbwenz-D", [0], **two)) == [15, -5, -5, -5]
    # Farbgeier Tout 10 + 3 runners x 2 = 16, lost by one trick.
    tout = schafkopf(options, "farbgeier-tout-S", [1], trick_counts={"defenders": 1})
    tout["runners"] = {"count": 3, "party": "declarer"}
    assert scores(tout) == [16, -48, 16, 16]
    # Bettel 3, won without a trick and lost with one.
    bettel = schafkopf(options, "bettel", [3], trick_counts={"declarer": 0})
    assert scores(bettel) == [-3, -3, -3, 9]
    assert scores({**bettel, "trick_counts": {"declarer": 1}}) == [3, 3, 3, -9]


def test_r39_the_tournament_tariff() -> None:
    # Solo 2, no runners, Schneider + 1 = 3, three times.
    facts = schafkopf({"tariff": "tournament"}, "solo-H", [0], points={"declarer": 95})
    facts["runners"] = {"count": 4, "party": "declarer"}
    assert scores(facts) == [9, -3, -3, -3]


def test_r35_the_short_deck_has_six_tricks_and_a_sie_of_six() -> None:
    assert scores(schafkopf({"short_deck": True}, "sie", [0])) == [132, -44, -44, -44]
    wenz = schafkopf({"short_deck": True}, "wenz", [0], points={"declarer": 120}, trick_counts={"declarer": 6})
    # 5 + Schwarz 2.
    assert scores(wenz) == [21, -7, -7, -7]
    assert problem({**wenz, "trick_counts": {"declarer": 7}})[0] is Flaw.BAD_VALUE


RAMSCH = {"all_pass": "ramsch", "ramsch_jungfrau": True, "ramsch_durchmarsch": True, "klopfen": True}


def test_r38_ramsch() -> None:
    # The loser pays 2 to each, 4 to one without a trick; a march brings 7 from each.
    facts = schafkopf(RAMSCH, "ramsch", [2], points={"declarer": 50})
    assert scores(facts) == [2, 2, -6, 2]
    assert scores({**facts, "virgins": [0]}) == [4, 2, -8, 2]
    doubled = {**facts, "points": {"declarer": 70}, "virgins": [0, 3], "factors": ["double"]}
    assert scores(doubled) == [8, 4, -20, 8]
    assert scores({**facts, "points": {"declarer": 91}}) == [-7, -7, 21, -7]
    assert scores({**facts, "points": {"declarer": 120}, "trick_counts": {"declarer": 8}}) == [-7, -7, 21, -7]


def test_r38_a_ramsch_without_the_extras() -> None:
    plain = schafkopf({"all_pass": "ramsch"}, "ramsch", [2])
    assert scores(plain) == [2, 2, -6, 2]
    assert scores({**plain, "points": {"declarer": 91}}) == [2, 2, -6, 2]
    assert problem({**plain, "virgins": [1]}) == (Flaw.CONTRADICTION, ("virgins", "rules.ramsch_jungfrau"))
    # All tricks without Durchmarsch: all others are without one.
    jungfrau = schafkopf({"all_pass": "ramsch", "ramsch_jungfrau": True}, "ramsch", [2], trick_counts={"declarer": 8})
    assert scores(jungfrau) == [4, 4, -12, 4]


@pytest.mark.parametrize(
    ("facts", "found"),
    [
        ({}, (Flaw.MISSING_KEY, ("points",))),
        ({"points": {"declarer": 29}}, (Flaw.BAD_VALUE, ("points.declarer", "29"))),
        ({"points": {"declarer": 39}, "virgins": [1]}, (Flaw.BAD_VALUE, ("points.declarer", "39"))),
        ({"points": {"declarer": 50}, "virgins": [2]}, (Flaw.CONTRADICTION, ("declarer", "virgins"))),
        ({"points": {"declarer": 50}, "virgins": [4]}, (Flaw.BAD_VALUE, ("virgins", "[4]"))),
        ({"points": {"declarer": 50}, "trick_counts": {"declarer": 7}}, (Flaw.MISSING_KEY, ("virgins",))),
        (
            {"points": {"declarer": 70}, "trick_counts": {"declarer": 7}, "virgins": [1]},
            (Flaw.CONTRADICTION, ("trick_counts.defenders", "virgins")),
        ),
    ],
)
def test_ramsch_facts_that_cannot_be(facts: dict[str, Any], found: Any) -> None:
    assert problem(schafkopf(RAMSCH, "ramsch", [2], **facts)) == found


def test_virgins_belong_to_a_ramsch() -> None:
    facts = schafkopf(RAMSCH, "wenz", [2], **RUFER, virgins=[1])
    assert problem(facts) == (Flaw.CONTRADICTION, ("contract", "virgins"))


def test_r37_a_rufer_takes_the_stock_or_fills_it() -> None:
    # Rufer 1, x 2 by Kontra; the stock of 8 is shared undoubled: 4 each.
    facts = schafkopf({"all_pass": "stock", "kontra": 1}, "rufer-C", [0, 1], **RUFER, factors=["kontra"], stock=8)
    assert scores(facts) == [6, 6, -2, -2]
    # Lost: -1 - 4 each.
    assert scores({**facts, "points": {"declarer": 60}, "factors": []}) == [-5, -5, 1, 1]
    # Nobody else plays for it.
    assert scores(schafkopf({"all_pass": "stock"}, "wenz", [0], **RUFER, stock=8)) == [15, -5, -5, -5]
    assert problem({**facts, "stock": -4}) == (Flaw.BAD_VALUE, ("stock", "-4"))
    assert problem({**facts, "rules": {"preset": "schaf"}, "factors": []}) == (
        Flaw.CONTRADICTION,
        ("stock", "rules.all_pass"),
    )


def test_r37_all_pass_pays_into_the_stock() -> None:
    passed = {"game": "schafkopf", "rules": {"preset": "schaf", "options": {"all_pass": "stock"}}, "contract": None}
    assert scores(passed) == [-1, -1, -1, -1]
    assert scores({**passed, "stock": 4}) == [-1, -1, -1, -1]
    assert problem({**passed, "points": {"declarer": 60}}) == (Flaw.UNKNOWN_KEY, ("points",))
    assert problem({**passed, "rules": {"preset": "schaf"}})[0] is Flaw.BAD_VALUE


# Every option together


def any_rules(game: str, source: random.Random) -> tuple[str, dict[str, Any], Any]:
    """Return a preset, allowed options that differ from it, and all options.

    Random play does not know the duty to announce, on which no score depends.
    """
    catalogue = GAMES[game].catalogue
    while True:
        preset = source.choice(list(catalogue.presets))
        chosen: dict[str, Any] = {}
        for option in source.sample(catalogue.options, len(catalogue.options) // 2):
            if option.listed:
                chosen[option.name] = [item for item in option.values if source.random() < 0.7]
            elif option.values and option.name != "forced_announcement":
                chosen[option.name] = source.choice(option.values)
        try:
            options = catalogue.build(preset, chosen)
        except InputProblem:
            continue
        return preset, catalogue.differences(preset, options), options


def facts_of(match: Match, rules: dict[str, Any], state: State) -> dict[str, Any]:
    """Return what somebody at the table would write down of a deal."""
    deal = deal_report(match.game, state)
    facts: dict[str, Any] = {"game": match.game.key, "rules": rules, "contract": deal["contract"]}
    if deal["contract"] is None:
        return facts
    facts |= {"points": deal["points"], "trick_counts": deal["trick_counts"]}
    doublings = [
        factor["key"] for factor in deal["factors"] if factor["key"] not in ("solo", "solo_house", "announced")
    ]
    facts["factors"] = doublings
    if match.game.key == "schafkopf":
        facts["declarer"] = deal["parties"]["declarer"]
        facts["runners"] = {"count": count_runners(state), "party": "declarer"}
        if match.options.all_pass == "stock":
            facts["stock"] = state.standing.stock
        if deal["contract"] == "ramsch" and match.options.ramsch_jungfrau:
            facts["virgins"] = [seat for seat in range(4) if seat != state.declarer and not tricks_of(state, (seat,))]
        return facts
    said: dict[str, list[str]] = {"re": [], "kontra": []}
    for spoken, entry in zip(state.said, deal["announcements"], strict=True):
        if spoken.party is not None:
            said[spoken.party.value].append(entry["what"])
    keys = ("fox", "charlie", "charlie_caught", "forty", "heart_trick", "dulle_caught")
    extras = [
        extra(line["key"], line["party"]) for line in deal["lines"] for _ in range(line["value"]) if line["key"] in keys
    ]
    facts |= {"re": deal["parties"]["re"], "said": said, "extras": extras}
    return facts | ({"resting": deal["dealer"]} if match.seats == 5 else {})


@pytest.mark.parametrize("game", ["doppelkopf", "schafkopf"])
@pytest.mark.parametrize("seed", range(12))
def test_the_facts_of_any_deal_under_any_rules_score_as_the_deal(game: str, seed: int) -> None:
    source = random.Random(f"{game} {seed}")
    for _ in range(3):
        preset, chosen, options = any_rules(game, source)
        match = Match(GAMES[game], options)
        for _ in range(4):
            match, _states = random_deal(match, source)
            state = match.deals[-1]
            result = match.game.score(state)
            if result.scores is None:
                continue
            again = score_facts(json.dumps(facts_of(match, {"preset": preset, "options": chosen}, state)).encode())
            assert (again.winner, again.factors, again.scores) == (result.winner, result.factors, result.scores)
