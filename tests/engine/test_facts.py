"""Scores from facts alone (``record.md`` section 7, ``rulings.md`` 13)."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.facts import score_facts
from cardavia.engine.play import tricks_of
from cardavia.engine.record import Record, parse_record, record_to_json, replay
from cardavia.engine.report import deal_report, result_report
from cardavia.engine.state import State

RECORDS = sorted((Path(__file__).parent.parent / "games").glob("*/*.cardavia"))
EXTRAS = ("fox", "charlie", "charlie_caught", "forty", "heart_trick", "dulle_caught")
DOUBLINGS = ("bock", "double", "kontra", "re", "sub", "hirsch")
"""Factors that a person has to write down; the others follow from the rules and what was said."""
NORMAL: dict[str, Any] = {
    # The example of record.md section 7.
    "game": "doppelkopf",
    "rules": {"preset": "ddv"},
    "contract": "normal",
    "re": [0, 2],
    "said": {"re": ["re", "no90"], "kontra": []},
    "points": {"re": 140},
    "trick_counts": {"re": 7},
    "extras": [{"key": "fox", "party": "kontra"}],
}
SOLO: dict[str, Any] = {
    "game": "schafkopf",
    "rules": {"preset": "schaf"},
    "contract": "solo-H",
    "declarer": [1],
    "points": {"declarer": 91},
    "trick_counts": {"declarer": 6},
    "runners": {"count": 3, "party": "defenders"},
}


def scored(facts: dict[str, Any]) -> dict[str, Any]:
    return result_report(score_facts(json.dumps(facts).encode()))


def problem(facts: Any) -> InputProblem:
    with pytest.raises(InputProblem) as caught:
        score_facts(facts if isinstance(facts, bytes) else json.dumps(facts).encode())
    assert str(caught.value)
    return caught.value


def test_the_examples_by_hand() -> None:
    # Re said no 90 and has 140, Kontra 100: Kontra wins. won 1, old ladies 1, Re 2, no 90 1, fox 1 = 6; 100 is not 120.
    assert scored(NORMAL)["winner"] == "kontra"
    assert scored(NORMAL)["scores"] == [-6, 6, -6, 6]
    # Solo 5, Schneider with 91 points 1, three runners 3 = 9, three times for the soloist.
    assert scored(SOLO)["winner"] == "declarer"
    assert scored(SOLO)["scores"] == [-9, 27, -9, -9]
    assert scored(SOLO)["factors"] == [{"key": "solo", "value": 3}]


def facts_of(record: Record, state: State, deal: dict[str, Any], runners: int | None) -> dict[str, Any]:
    """Return what a person at the table would write down of a played deal."""
    facts: dict[str, Any] = {
        "game": record.game,
        "rules": record_to_json(record)["rules"],
        "contract": deal["contract"],
        "points": deal["points"],
        "trick_counts": deal["trick_counts"],
    }
    facts |= {"factors": [factor["key"] for factor in deal["factors"] if factor["key"] in DOUBLINGS]}
    facts |= {"stock": state.standing.stock} if "stock" in deal else {}
    if deal["contract"] is None:
        return {key: facts[key] for key in ("game", "rules", "contract", "factors", "stock")}
    if record.game == "schafkopf":
        facts |= {"virgins": virgins(state)} if getattr(state.options, "ramsch_jungfrau", False) else {}
        return {**facts, "declarer": deal["parties"]["declarer"], "runners": {"count": runners, "party": "declarer"}}
    # What was said before Genscher still binds the side that said it.
    said: dict[str, list[str]] = {"re": [], "kontra": []}
    for spoken in state.said:
        if spoken.party is not None:
            said[spoken.party.value].append(spoken.saying.value)
    facts |= {"resting": state.deal.dealer} if state.deal.seats == 5 else {}
    extras = [
        {"key": line["key"], "party": line["party"]}
        for line in deal["lines"]
        for _ in range(line["value"] if line["key"] in EXTRAS else 0)
    ]
    return {**facts, "re": deal["parties"]["re"], "said": said, "extras": extras}


def virgins(state: State) -> list[int]:
    """Return who has no trick in a Ramsch, without the one who marched."""
    return [seat for seat in range(4) if seat != state.declarer and not tricks_of(state, (seat,))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_facts_of_a_played_deal_score_as_the_deal(path: Path) -> None:
    record = parse_record(path.read_bytes())
    match = replay(record)
    for state in match.deals:
        deal = deal_report(match.game, state)
        if deal["scores"] is None:
            continue
        worth = sum(line["value"] for line in deal["lines"] if line["key"] == "runners")
        times = 4 if deal["contract"] == "sie" else 2 if "tout" in str(deal["contract"]) else 1
        again = scored(facts_of(record, state, deal, worth // times))
        assert {key: again[key] for key in ("winner", "factors", "scores")} == {
            key: deal[key] for key in ("winner", "factors", "scores")
        }


def test_r13_a_level_implies_those_below_it() -> None:
    for words in (["no60"], ["re", "no90", "no60"], ["no60", "re"]):
        assert scored({**NORMAL, "said": {"re": words}}) == scored({**NORMAL, "said": {"re": ["no60"]}})


def test_r13_a_missing_side_has_the_rest() -> None:
    one = scored({**NORMAL, "points": {"kontra": 100}, "trick_counts": {"kontra": 5}})
    assert one == scored(NORMAL) == scored({**NORMAL, "points": {"re": 140, "kontra": 100}})


def test_r13_tricks_may_be_missing_when_both_sides_have_points() -> None:
    few = {key: value for key, value in NORMAL.items() if key != "trick_counts"}
    assert scored(few) == scored(NORMAL)
    assert problem({**few, "points": {"re": 240}}).flaw is Flaw.MISSING_KEY
    assert problem({**few, "points": {"re": 0}}).names == ("trick_counts",)


def test_r13_extras_are_ignored_where_one_plays_against_three() -> None:
    for contract in ("solo-D", "silent-wedding", "wedding"):
        alone = {**NORMAL, "contract": contract, "re": [3]}
        assert scored(alone) == scored({**alone, "extras": []})


def test_r13_a_sie_needs_no_points() -> None:
    sie = {"game": "schafkopf", "rules": {"preset": "schaf"}, "contract": "sie", "declarer": [2]}
    assert scored(sie)["scores"] == [-52, -52, 156, -52]


@pytest.mark.parametrize(
    "tricks", [{"declarer": 2, "defenders": 1}, {"declarer": 2}, {"defenders": 1}, {"declarer": 7, "defenders": 1}]
)
def test_r30_a_tout_may_have_ended_early(tricks: dict[str, int]) -> None:
    tout = {**SOLO, "contract": "solo-tout-H", "trick_counts": tricks}
    del tout["points"]
    # 10 + 3 runners x 2 = 16, lost
    assert scored(tout)["scores"] == [16, -48, 16, 16]
    early = {**tout, "points": {"declarer": 40, "defenders": 20}}
    assert scored(early)["scores"] == [16, -48, 16, 16]
    # A deal that was played out has all points.
    assert problem({**SOLO, "points": {"declarer": 40, "defenders": 20}}).flaw is Flaw.CONTRADICTION


WRONG: list[tuple[dict[str, Any], dict[str, Any], Flaw]] = [
    (NORMAL, {"contract": "rufer-C"}, Flaw.BAD_VALUE),
    (NORMAL, {"contract": "normal "}, Flaw.BAD_VALUE),
    (NORMAL, {"contract": None}, Flaw.BAD_VALUE),
    (NORMAL, {"re": [0]}, Flaw.CONTRADICTION),
    (NORMAL, {"re": [0, 1, 2]}, Flaw.CONTRADICTION),
    (NORMAL, {"re": [0, 0]}, Flaw.BAD_VALUE),
    (NORMAL, {"re": [0, 4]}, Flaw.BAD_VALUE),
    (NORMAL, {"re": [0, True]}, Flaw.BAD_VALUE),
    (NORMAL, {"re": [0, [1]]}, Flaw.BAD_VALUE),
    (NORMAL, {"contract": "solo-C"}, Flaw.CONTRADICTION),
    (NORMAL, {"said": {"re": ["kontra"]}}, Flaw.BAD_VALUE),
    (NORMAL, {"said": {"re": [["re"]]}}, Flaw.BAD_VALUE),
    (NORMAL, {"said": {"declarer": []}}, Flaw.UNKNOWN_KEY),
    (NORMAL, {"said": []}, Flaw.BAD_VALUE),
    (NORMAL, {"points": {"re": 241}}, Flaw.BAD_VALUE),
    (NORMAL, {"points": {"re": -1}}, Flaw.BAD_VALUE),
    (NORMAL, {"points": {"re": 140.0}}, Flaw.BAD_VALUE),
    (NORMAL, {"points": {"re": 140, "kontra": 101}}, Flaw.CONTRADICTION),
    (NORMAL, {"points": {}}, Flaw.MISSING_KEY),
    (NORMAL, {"trick_counts": {"re": 13}}, Flaw.BAD_VALUE),
    (NORMAL, {"trick_counts": {"re": 0}}, Flaw.CONTRADICTION),
    (NORMAL, {"trick_counts": {"re": 12}}, Flaw.CONTRADICTION),
    (NORMAL, {"extras": [{"key": "dulle_caught", "party": "re"}]}, Flaw.CONTRADICTION),
    (NORMAL, {"extras": [{"key": "pigs", "party": "re"}]}, Flaw.BAD_VALUE),
    (NORMAL, {"extras": [{"key": "fox"}]}, Flaw.MISSING_KEY),
    (NORMAL, {"extras": [{"key": "fox", "party": "declarer"}]}, Flaw.BAD_VALUE),
    (NORMAL, {"extras": ["fox"]}, Flaw.BAD_VALUE),
    (NORMAL, {"extras": [{"key": "charlie_caught", "party": "re"}]}, Flaw.CONTRADICTION),
    (NORMAL, {"seats": 4}, Flaw.UNKNOWN_KEY),
    (NORMAL, {"game": "skat"}, Flaw.UNKNOWN_GAME),
    (SOLO, {"contract": "rufer-H"}, Flaw.BAD_VALUE),
    (SOLO, {"contract": "geier"}, Flaw.BAD_VALUE),
    (SOLO, {"contract": "rufer-C"}, Flaw.CONTRADICTION),
    (SOLO, {"declarer": [0, 1]}, Flaw.CONTRADICTION),
    (SOLO, {"points": {"declarer": 121}}, Flaw.BAD_VALUE),
    (SOLO, {"runners": {"count": 15, "party": "declarer"}}, Flaw.BAD_VALUE),
    (SOLO, {"runners": {"count": 3}}, Flaw.MISSING_KEY),
    (SOLO, {"runners": {"count": 3, "party": "re"}}, Flaw.BAD_VALUE),
    (SOLO, {"contract": "wenz", "runners": {"count": 5, "party": "declarer"}}, Flaw.BAD_VALUE),
    (SOLO, {"factors": ["kontra"]}, Flaw.CONTRADICTION),
]


@pytest.mark.parametrize(("facts", "changed", "flaw"), WRONG)
def test_wrong_facts_are_named(facts: dict[str, Any], changed: dict[str, Any], flaw: Flaw) -> None:
    assert problem({**facts, **changed}).flaw is flaw


@pytest.mark.parametrize("key", ["game", "rules", "contract", "re", "points"])
def test_a_missing_fact_is_named(key: str) -> None:
    found = problem({name: value for name, value in NORMAL.items() if name != key})
    assert (found.flaw, found.names) == (Flaw.MISSING_KEY, (key,))


@pytest.mark.parametrize("data", [b"", b"[]", b"null", b"\xff", b"{}", b"1"])
def test_what_is_no_facts_at_all(data: bytes) -> None:
    problem(data)


JUNK: list[Any] = [None, True, -1, 2**70, 1.5, "", "re", [], ["re"], {}, {"re": 1}, [None], "\ud800"]


@pytest.mark.parametrize("seed", range(3))
def test_mutated_facts_raise_nothing_else(seed: int) -> None:
    source = random.Random(seed)
    for _ in range(400):
        facts = copy.deepcopy(source.choice((NORMAL, SOLO)))
        for _ in range(source.choice((1, 1, 2))):
            holder = source.choice([facts, *(value for value in facts.values() if isinstance(value, dict) and value)])
            key = source.choice(list(holder) or ["x"])
            holder[key] = source.choice(JUNK)
        with contextlib.suppress(InputProblem):
            score_facts(json.dumps(facts).encode())
