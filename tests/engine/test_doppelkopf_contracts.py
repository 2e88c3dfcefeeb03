"""Reservations, weddings, poverty, who leads, and foxes by the final sides (``rules.md`` B1 to B5, B11, C2 to C4)."""

from __future__ import annotations

from collections import Counter

import pytest

from cardavia.engine.cards import Card, Hand
from cardavia.engine.doppelkopf.game import DOPPELKOPF as GAME
from cardavia.engine.doppelkopf.options import options_of
from cardavia.engine.errors import IllegalAction, InputProblem, Reason
from cardavia.engine.observation import HiddenExchange, observe
from cardavia.engine.result import Party, Redeal
from cardavia.engine.state import Phase, State
from tests.engine.helpers import Rules, do, fill, legal_texts, match_of, play_first_legal, says, state_of

DDV: Rules = ("doppelkopf", "ddv", {})
PAGAT: Rules = ("doppelkopf", "pagat", {})
RE, KONTRA = Party.RE, Party.KONTRA


def hands(known: dict[int, str], rules: Rules = DDV, seed: int = 1) -> tuple[Hand, ...]:
    return fill("doppelkopf", match_of(rules).options, known, seed)


def reserved(*texts: str, known: dict[int, str] | None = None, rules: Rules = DDV, dealer: int = 3) -> State:
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    return state_of(rules, dealer, hands(known or {}, rules), [f"{s}:{t}" for s, t in zip(order, texts, strict=False)])


def refused(state: State, text: str) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        do(GAME, state, text)
    return caught.value.reason


# Reservations

BOTH = {2: "CQ CQ"}
PRIORITIES = [
    # reservations from the dealer's left (seat 0), contract, declarer, rules
    (("solo D", "solo C", "healthy", "healthy"), "solo-D", 0, DDV),  # equal rank: the earlier seat
    (("healthy", "healthy", "wedding", "solo none"), "solo-none", 3, DDV),  # solo over wedding
    (("healthy", "healthy", "wedding", "healthy"), "wedding", 2, DDV),
    (("healthy", "healthy", "healthy", "healthy"), "silent-wedding", 2, DDV),
    (("healthy", "healthy", "wedding", "solo S"), "solo-S", 3, PAGAT),
    (("healthy", "solo queens", "healthy", "solo jacks"), "solo-queens", 1, PAGAT),
]


@pytest.mark.parametrize(("texts", "contract", "declarer", "rules"), PRIORITIES)
def test_b1_the_highest_reservation_is_played(
    texts: tuple[str, ...], contract: str, declarer: int, rules: Rules
) -> None:
    state = reserved(*texts, known=BOTH, rules=rules)
    assert (str(state.contract), state.declarer, state.phase) == (contract, declarer, Phase.PLAY)
    # B5, C1: the first seat leads, in a voluntary solo too.
    assert state.turn == 0


def test_c2_poverty_is_between_wedding_and_solo() -> None:
    poor = {1: "D9 DA CJ H9 HK HA S9 SK ST CA CK C9", 2: "CQ CQ"}
    state = reserved("healthy", "poverty", "wedding", "healthy", known=poor, rules=PAGAT)
    assert (str(state.contract), state.declarer, state.phase) == ("poverty", 1, Phase.EXCHANGE)
    assert GAME.parties(state) is None
    state = reserved("healthy", "poverty", "wedding", "solo D", known=poor, rules=PAGAT)
    assert (str(state.contract), state.declarer) == ("solo-D", 3)


def test_only_who_may_reserve_is_offered_it() -> None:
    state = reserved(known={0: "CQ", 1: "CQ"})
    solos = {f"solo {name}" for name in ("D", "C", "S", "H", "queens", "jacks", "none")}
    assert legal_texts(GAME, state, 0) == {"healthy", *solos}
    assert [legal_texts(GAME, state, seat) for seat in (1, 2, 3)] == [set()] * 3
    assert refused(state, "0:wedding") is Reason.WEDDING_CONDITION
    assert refused(state, "0:poverty") is Reason.POVERTY_CONDITION
    assert refused(state, "0:solo kings") is Reason.SOLOS_ALLOWED
    assert refused(state, "1:healthy") is Reason.TURN
    assert refused(state, "0:CQ") is Reason.PHASE
    assert refused(state, "0:throw") is Reason.THROW_IN


def test_no_poverty_in_ddv() -> None:
    poor = {0: "D9 DA CJ H9 HK HA S9 SK ST CA CK C9"}
    assert "poverty" not in legal_texts(GAME, reserved(known=poor), 0)
    assert "poverty" in legal_texts(GAME, reserved(known=poor, rules=PAGAT), 0)


@pytest.mark.parametrize(
    ("hand", "possible"),
    [
        ("D9 DA CJ H9 HK HA S9 SK ST CA CK C9", True),  # three trumps, the fox being one (C4)
        ("D9 DA CJ DJ HK HA S9 SK ST CA CK C9", False),
        ("H9 HK HA H9 HK HA S9 SK ST CA CK C9", True),  # none at all
        ("HT CQ D9 H9 HK HA S9 SK ST CA CK C9", True),  # however high they are
    ],
)
def test_c4_poverty_is_three_trumps_or_fewer(hand: str, possible: bool) -> None:
    assert ("poverty" in legal_texts(GAME, reserved(known={0: hand}, rules=PAGAT), 0)) is possible


# Weddings (B2, B11, B3)

BRIDE = "CQ CQ HT HT SQ DJ D9 S9 SK C9 CK HK"


def wedding(known: dict[int, str] | None = None) -> State:
    return reserved("wedding", "healthy", "healthy", "healthy", known={0: BRIDE, **(known or {})})


def test_b2_the_first_other_winner_is_the_partner() -> None:
    state = wedding({1: "SA"})
    assert GAME.parties(state) == {RE: (0,), KONTRA: (1, 2, 3)}
    state = play_first_legal(GAME, do(GAME, state, "0:HT"), 1)
    assert GAME.parties(state) == {RE: (0,), KONTRA: (1, 2, 3)}
    state = play_first_legal(GAME, do(GAME, state, "0:S9", "1:SA"), 2)
    winner = state.tricks[1].winner
    assert winner not in (None, 0)
    assert GAME.parties(state) == {RE: tuple(sorted((0, winner or 0))), KONTRA: tuple({1, 2, 3} - {winner or 0})}


def test_b2_a_bride_with_three_tricks_is_alone_as_in_a_diamond_solo() -> None:
    state = wedding()
    for number, card in enumerate(("HT", "HT", "CQ"), start=1):
        state = play_first_legal(GAME, do(GAME, state, f"0:{card}"), number)
    state = play_first_legal(GAME, state)
    assert str(state.contract) == "wedding"
    assert GAME.parties(state) == {RE: (0,), KONTRA: (1, 2, 3)}
    result = GAME.score(state)
    # H6: no special points, no "against the old ladies"; H20: 3 v against v.
    assert not {line.key for line in result.lines} & {"fox", "charlie", "forty", "kontra_won"}
    assert [(factor.key, factor.value) for factor in result.factors] == [("solo", 3)]
    assert result.scores is not None
    assert result.scores[0] == -3 * result.scores[1]
    assert sum(result.scores) == 0


def test_the_fourth_trick_settles_no_wedding() -> None:
    state = wedding()
    for number, card in enumerate(("HT", "HT", "CQ"), start=1):
        state = play_first_legal(GAME, do(GAME, state, f"0:{card}"), number)
    while state.tricks[-1].winner == 0 and not state.done:
        state = play_first_legal(GAME, state, len(state.tricks) + 1)
    assert state.tricks[-1].winner != 0
    assert GAME.parties(state) == {RE: (0,), KONTRA: (1, 2, 3)}


def foxes(state: State) -> Counter[str]:
    return Counter(line.party.value for line in GAME.score(state).lines if line.key == "fox")


def test_h10_a_fox_of_the_first_tricks_counts_by_the_final_sides() -> None:
    # Trick 1: the bride leads H10 and takes the fox of seat 1, who then wins trick 2 and is her partner: no point.
    mates = wedding({1: "DA SA", 2: "DA"})
    mates = do(GAME, mates, "0:HT", "1:DA")
    mates = play_first_legal(GAME, mates, 1)
    first = [card.code for card in mates.tricks[0].cards]
    mates = play_first_legal(GAME, do(GAME, mates, "0:S9", "1:SA"), 2)
    assert GAME.parties(mates) == {RE: (0, 1), KONTRA: (2, 3)}
    done = play_first_legal(GAME, mates)
    lost = expected_foxes(done, {0, 1})
    assert "DA" in first
    assert foxes(done) == lost
    # The same fox of seat 2, who stays an opponent: a point for Re, though nobody knew it yet in trick 1.
    others = do(GAME, wedding({1: "SA DJ", 2: "DA SK", 3: "ST"}), "0:HT", "1:DJ", "2:DA")
    others = play_first_legal(GAME, others, 1)
    others = play_first_legal(GAME, do(GAME, others, "0:S9", "1:SA"), 2)
    done = play_first_legal(GAME, others)
    assert GAME.parties(done) == {RE: (0, 1), KONTRA: (2, 3)}
    assert foxes(done)["re"] >= 1
    assert foxes(done) == expected_foxes(done, {0, 1})


def expected_foxes(state: State, re: set[int]) -> Counter[str]:
    """Count the foxes by hand: each fox in a trick that the other side took."""
    found: Counter[str] = Counter()
    for trick in state.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if card.code == "DA" and (seat in re) != (trick.winner in re):
                found["re" if trick.winner in re else "kontra"] += 1
    return found


def test_b3_a_silent_wedding_is_scored_as_a_solo() -> None:
    state = reserved("healthy", "healthy", "healthy", "healthy", known={0: BRIDE, 2: "DA DA"})
    assert (str(state.contract), state.declarer) == ("silent-wedding", 0)
    done = play_first_legal(GAME, state)
    keys = {line.key for line in GAME.score(done).lines}
    assert not keys & {"fox", "charlie", "forty", "kontra_won"}
    assert [(factor.key, factor.value) for factor in GAME.score(done).factors] == [("solo", 3)]


def test_b3_a_silent_wedding_looks_like_a_normal_game() -> None:
    state = reserved("healthy", "healthy", "healthy", "healthy", known={0: BRIDE})
    for seat in (1, 2, 3):
        seen = observe(GAME, state, seat)
        assert str(seen.contract) == "normal"
        assert seen.declarer is None
        assert seen.parties == {seat: KONTRA}
        assert seen.public_parties == {}
    bride = observe(GAME, state, 0)
    assert (str(bride.contract), bride.declarer) == ("silent-wedding", 0)
    assert bride.parties == {0: RE, 1: KONTRA, 2: KONTRA, 3: KONTRA}
    # One queen shows her side, the other that she is alone.
    state = play_first_legal(GAME, do(GAME, state, "0:CQ"), 1)
    assert observe(GAME, state, 1).parties == {0: RE, 1: KONTRA}
    assert str(observe(GAME, state, 1).contract) == "normal"
    while "CQ" not in legal_texts(GAME, state, 0):
        state = play_first_legal(GAME, state, len(state.tricks) + 1) if state.turn == 0 else lay_one(state)
    state = do(GAME, state, "0:CQ")
    seen = observe(GAME, state, 1)
    assert seen.parties == {0: RE, 1: KONTRA, 2: KONTRA, 3: KONTRA}
    assert str(seen.contract) == "silent-wedding"


def test_b3_nothing_at_all_tells_a_silent_wedding_from_a_normal_game() -> None:
    # The two queens lie together or apart among seats the observer cannot see; all he has is the same.
    silent = reserved("healthy", "healthy", "healthy", "healthy", known={0: BRIDE, 1: "C9 CA"})
    mine, theirs = silent.deal.hands[0], silent.deal.hands[1]
    swapped = (with_first(mine, "CQ", "CA"), with_first(theirs, "CA", "CQ"), *silent.deal.hands[2:])
    normal = state_of(DDV, 3, swapped, "0:healthy, 1:healthy, 2:healthy, 3:healthy")
    assert [str(state.contract) for state in (silent, normal)] == ["silent-wedding", "normal"]
    for seat in (2, 3):
        assert observe(GAME, silent, seat) == observe(GAME, normal, seat)
        assert observe(GAME, silent, seat).order is observe(GAME, normal, seat).order


def with_first(hand: Hand, old: str, new: str) -> Hand:
    place = [card.code for card in hand].index(old)
    return (*hand[:place], Card.parse(new), *hand[place + 1 :])


def lay_one(state: State) -> State:
    text = sorted(text for text in legal_texts(GAME, state, state.turn or 0) if not text.startswith("say"))[0]
    return do(GAME, state, f"{state.turn}:{text}")


def test_a_normal_game_shows_no_side_until_queens_and_words_do() -> None:
    state = reserved("healthy", "healthy", "healthy", "healthy", known={0: "CQ", 2: "CQ"})
    assert [observe(GAME, state, seat).parties for seat in range(4)] == [{0: RE}, {1: KONTRA}, {2: RE}, {3: KONTRA}]
    state = do(GAME, state, "1:say kontra")
    assert observe(GAME, state, 3).public_parties == {1: KONTRA}
    # The other Kontra player knows two, and so the two of Re are known to him.
    assert observe(GAME, state, 3).parties == {1: KONTRA, 3: KONTRA}
    # A holder of one queen knows his partner once two others are Kontra; with both words said all is known.
    both = do(GAME, state, "3:say no90")
    assert observe(GAME, both, 0).parties == {0: RE, 1: KONTRA, 2: RE, 3: KONTRA}
    # To the public one player may still hold both queens.
    assert observe(GAME, both, 0).public_parties == {1: KONTRA, 3: KONTRA}


# Poverty (C4)

POOR = {1: "D9 DA CQ H9 HK HA S9 SK ST CA CK C9"}


def poverty(*more: str) -> State:
    state = reserved("healthy", "poverty", "healthy", "healthy", known=POOR, rules=PAGAT)
    return do(GAME, state, *more)


def test_c4_three_cards_go_with_all_trumps() -> None:
    assert legal_texts(GAME, poverty(), 1) == {"pass CQ DA D9"}
    fewer = reserved(
        "healthy", "poverty", "healthy", "healthy", known={1: "D9 H9 HK HA S9 S9 SK ST CA CA CK C9"}, rules=PAGAT
    )
    offers = legal_texts(GAME, fewer, 1)
    # The trump and any two of the eleven others, equal pairs once: 9 kinds give 36 pairs, and two doubles 2.
    assert len(offers) == 36 + 2
    assert all("D9" in offer for offer in offers)
    assert refused(fewer, "1:pass H9 HK HA") is Reason.POVERTY_THREE_CARDS


def test_r12_an_exchange_is_read_in_any_order() -> None:
    assert do(GAME, poverty(), "1:pass D9 CQ DA") == do(GAME, poverty(), "1:pass CQ DA D9")


def test_c4_the_others_are_asked_clockwise() -> None:
    state = poverty("1:pass CQ DA D9")
    assert state.turn == 2
    assert legal_texts(GAME, state, 2) == {"accept", "decline"}
    state = do(GAME, state, "2:decline")
    assert state.turn == 3
    state = do(GAME, state, "3:decline")
    assert state.turn == 0
    refused_by_all = do(GAME, state, "0:decline")
    assert refused_by_all.done
    assert refused_by_all.redeal is Redeal.SAME_DEALER
    assert GAME.score(refused_by_all).scores is None
    assert GAME.next_dealer(options_of(refused_by_all.options), (refused_by_all,)) == 3
    assert sorted(map(str, refused_by_all.hands[1])) == sorted(map(str, refused_by_all.deal.hands[1]))
    assert str(refused_by_all.contract) == "poverty"


def test_c4_who_accepts_gives_back_any_three_and_is_re() -> None:
    state = do(GAME, poverty("1:pass CQ DA D9"), "2:accept")
    assert len(state.hands[2]) == 15
    assert GAME.parties(state) is None
    # His own trumps and the very cards he got may go back too.
    assert "return CQ DA D9" in legal_texts(GAME, state, 2)
    state = do(GAME, state, "2:return D9 CQ DA")
    assert [len(hand) for hand in state.hands] == [12, 12, 12, 12]
    assert GAME.parties(state) == {RE: (1, 2), KONTRA: (0, 3)}
    assert state.turn == 0
    # Whoever holds the queens of clubs: the other one may be with Kontra.
    assert says(GAME, state, 1) == {"re", "no90", "no60", "no30", "schwarz"}
    assert "kontra" in says(GAME, state, 0)
    assert observe(GAME, state, 0).parties == {0: KONTRA, 1: RE, 2: RE, 3: KONTRA}


def test_c4_only_the_pair_sees_the_cards_and_all_hear_how_many_trumps_went_back() -> None:
    state = do(GAME, poverty("1:pass CQ DA D9"), "2:decline")
    passed = [observe(GAME, state, seat).moves[4].action for seat in range(4)]
    hidden = [isinstance(action, HiddenExchange) for action in passed]
    # Before somebody has taken them nobody but the poor player knows the cards.
    assert hidden == [True, False, True, True]
    state = do(GAME, state, "3:accept")
    assert [isinstance(observe(GAME, state, s).moves[4].action, HiddenExchange) for s in range(4)] == [
        True,
        False,
        True,
        False,
    ]
    state = do(GAME, state, "3:return CQ DA D9")
    returned = [observe(GAME, state, seat).moves[-1].action for seat in (0, 2)]
    assert [(a.count, a.trumps) for a in returned if isinstance(a, HiddenExchange)] == [(3, 3), (3, 3)]
    offered = observe(GAME, state, 0).moves[4].action
    assert isinstance(offered, HiddenExchange)
    assert (offered.count, offered.trumps) == (3, None)


def test_the_hidden_cards_of_a_poverty_change_nothing_for_the_others() -> None:
    poor = {1: "D9 DA H9 HK HA H9 S9 SK ST CA CK C9"}
    start = reserved("healthy", "poverty", "healthy", "healthy", known=poor, rules=PAGAT)
    one = do(GAME, start, "1:pass DA D9 H9", "2:accept", "2:return DA D9 H9")
    other = do(GAME, start, "1:pass DA D9 C9", "2:accept", "2:return DA D9 C9")
    for seat in (0, 3):
        assert observe(GAME, one, seat).moves == observe(GAME, other, seat).moves
        assert observe(GAME, one, seat).counts == observe(GAME, other, seat).counts


def test_an_illegal_record_names_the_place() -> None:
    with pytest.raises(InputProblem) as caught:
        state_of(DDV, 3, hands({0: BRIDE}), "0:healthy, 1:healthy, 2:healthy, 3:healthy, 0:HA")
    assert (caught.value.deal, caught.value.index, caught.value.text) == (0, 4, "0:HA")
    assert caught.value.flaw is Reason.NOT_HELD
