"""The score pad: changes, the way back, and what is being written down."""

from typing import Any

import pytest

from cardavia.engine.errors import InputProblem
from cardavia.engine.evening import Entry, Evening
from cardavia.engine.games import GAMES
from cardavia.engine.result import Party
from cardavia.table.score_pad import ScorePad
from cardavia.table.score_pad_draft import Draft, Missing, draft_of, entry_of, missing, row_of
from cardavia.table.score_pad_rules import PASSED, Rules, rules_of

FOUR = ("Anna", "Bohdan", "Clara", "Dorota")


def entry(points: int, dealer: int = 3) -> Entry:
    return Entry(dealer, {"contract": "normal", "re": [0, 1], "points": {"re": points}})


def pad() -> tuple[ScorePad, list[Evening]]:
    kept: list[Evening] = []
    return ScorePad(Evening("doppelkopf", "ddv", {}, FOUR), kept.append), kept


def totals(pad: ScorePad) -> int:
    return pad.evening.totals[0]


def test_every_change_is_kept_and_can_be_taken_back() -> None:
    written, kept = pad()
    written.add(entry(140))
    written.add(entry(155))
    # won 1; won 1 and below 90 1.
    assert totals(written) == 3
    written.correct(0, entry(160))
    assert totals(written) == 4
    written.remove(1)
    assert totals(written) == 2
    assert [evening.totals[0] for evening in kept] == [1, 3, 4, 2]
    found = []
    while written.can_undo:
        written.undo()
        found.append(totals(written))
    assert found == [4, 3, 1, 0]
    written.undo()
    while written.can_redo:
        written.redo()
    assert totals(written) == 2
    assert kept[-1] == written.evening
    written.redo()


def test_a_change_ends_what_could_be_redone() -> None:
    written, _ = pad()
    written.add(entry(140))
    written.undo()
    written.add(entry(155))
    assert not written.can_redo
    assert totals(written) == 2


def test_what_cannot_be_scored_changes_nothing() -> None:
    written, kept = pad()
    written.add(entry(140))
    with pytest.raises(InputProblem):
        written.add(entry(241))
    with pytest.raises(InputProblem):
        written.correct(0, entry(-1))
    assert totals(written) == 1
    assert len(kept) == 1


# Rules of the form


def rules(game: str, preset: str, **options: Any) -> Rules:
    return Rules(game, GAMES[game].catalogue.build(preset, options))


def test_only_contracts_that_the_rules_know_are_offered() -> None:
    assert rules("doppelkopf", "ddv").contracts[:3] == ("normal", "wedding", "silent-wedding")
    assert "poverty" not in rules("doppelkopf", "ddv").contracts
    assert "solo-kings" in rules("doppelkopf", "ddv", solos=["kings"]).contracts
    assert "solo-D" not in rules("doppelkopf", "ddv", solos=["kings"]).contracts
    schaf = rules("schafkopf", "schaf").contracts
    assert {"rufer-C", "wenz", "solo-H", "sie"} <= set(schaf)
    assert not {"rufer-H", "geier", "ramsch", "muss-C", PASSED} & set(schaf)
    assert "ramsch" in rules("schafkopf", "schaf", all_pass="ramsch").contracts
    assert "muss-C" in rules("schafkopf", "schaf", all_pass="muss").contracts
    assert rules("schafkopf", "schaf", all_pass="stock").contracts[-1] == PASSED


@pytest.mark.parametrize(
    ("contract", "points", "side"),
    [
        ("normal", 0, Party.RE),
        ("normal", 240, Party.KONTRA),
        ("normal", 120, None),
        ("normal", None, None),
    ],
)
def test_tricks_are_asked_for_where_points_leave_them_open(contract: str, points: int | None, side: Any) -> None:
    assert rules("doppelkopf", "ddv").trickless(contract, points) is side


def test_touts_and_bettel_are_about_tricks() -> None:
    known = rules("schafkopf", "schaf", bettel=True)
    assert known.trickless("wenz-tout", None) is Party.DEFENDERS
    assert known.trickless("bettel", None) is Party.DECLARER
    assert known.trickless("sie", None) is None
    assert not known.needs_points("wenz-tout")
    assert known.asks_runners("wenz-tout")
    assert not known.asks_runners("bettel")


# Drafts


def test_what_is_missing_is_told_step_by_step() -> None:
    known = rules("doppelkopf", "ddv")
    assert missing(Draft(3), known) is Missing.CONTRACT
    assert missing(Draft(3, "normal"), known) is Missing.PAIR
    assert missing(Draft(3, "normal", frozenset({0})), known) is Missing.PARTNER
    assert missing(Draft(3, "solo-D"), known) is Missing.PLAYER
    assert missing(Draft(3, "wedding", frozenset({0})), known) is Missing.POINTS
    assert missing(Draft(3, "normal", frozenset({0, 1}), 240), known) is Missing.TRICKS
    assert missing(Draft(3, "normal", frozenset({0, 1}), 140), known) is None
    schaf = rules("schafkopf", "schaf", all_pass="ramsch")
    assert missing(Draft(3, "ramsch"), schaf) is Missing.LOSER
    assert missing(Draft(3, "ramsch", frozenset({1})), schaf) is None
    assert missing(Draft(3, "solo-tout-H", frozenset({1})), schaf) is Missing.LAST_TRICK
    assert missing(Draft(3, PASSED), rules("schafkopf", "schaf", all_pass="stock")) is None


DRAFTS: list[tuple[Evening, Draft, tuple[int, ...]]] = [
    (
        # won 1 + below 90 1 + Re 2 + no 90 1 + fox 2 in the last trick - Charlie 1 = 6, in a Bock round 12.
        Evening("doppelkopf", "ddv", {"bock": True, "fox_last_trick": 2}, FOUR),
        Draft(
            3,
            "normal",
            frozenset({0, 2}),
            155,
            said={Party.RE: 1, Party.KONTRA: -1},
            extras={("fox", Party.RE, "last"): 1, ("charlie", Party.KONTRA, ""): 1},
            bock=True,
        ),
        (12, -12, 12, -12),
    ),
    (
        # Extras do not count where one is alone: won 1, three times.
        Evening("doppelkopf", "ddv", {}, FOUR),
        Draft(3, "solo-D", frozenset({1}), 130, extras={("fox", Party.RE, ""): 2}),
        (-1, 3, -1, -1),
    ),
    (
        # Wenz 5 + Schneider 1 + 2 runners = 8, x 2 Klopfen x 2 Kontra = 32, three times.
        Evening("schafkopf", "schaf", {"klopfen": True, "kontra": 2}, FOUR),
        Draft(3, "wenz", frozenset({1}), 95, runners=2, runners_party=Party.DEFENDERS, doubles=1, ladder=1),
        (-32, 96, -32, -32),
    ),
    (
        # 2 to each, 4 to one without a trick, doubled.
        Evening("schafkopf", "schaf", {"klopfen": True, "all_pass": "ramsch", "ramsch_jungfrau": True}, FOUR),
        Draft(3, "ramsch", frozenset({2}), doubles=1, virgins=frozenset({0})),
        (8, 4, -16, 4),
    ),
    (
        # Tout 10, lost.
        Evening("schafkopf", "schaf", {}, FOUR),
        Draft(3, "solo-tout-H", frozenset({0}), no_trick=False),
        (-30, 10, 10, 10),
    ),
    (
        Evening("schafkopf", "schaf", {"all_pass": "stock"}, FOUR),
        Draft(3, PASSED),
        (-1, -1, -1, -1),
    ),
]


@pytest.mark.parametrize(("evening", "draft", "scores"), DRAFTS)
def test_a_draft_scores_and_can_be_corrected(evening: Evening, draft: Draft, scores: tuple[int, ...]) -> None:
    known = rules_of(evening)
    assert missing(draft, known) is None
    assert row_of(draft, evening).result.scores == scores
    entry = entry_of(draft, known)
    assert entry_of(draft_of(entry, known), known) == entry


def test_what_the_contract_has_no_use_for_is_left_out() -> None:
    evening = Evening("schafkopf", "schaf", {"klopfen": True, "kontra": 4, "bettel": True}, FOUR)
    draft = Draft(3, "sie", frozenset({1}), 100, no_trick=True, runners=5, doubles=1, ladder=2)
    assert entry_of(draft, rules_of(evening)).facts == {"contract": "sie", "declarer": [1], "factors": ["double"]}
