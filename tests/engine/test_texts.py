"""Everything has a text form that reads back to it; and who wins a trick, against a plain reading (``rules.md`` A4)."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.actions import Bid, Call, Exchange, Move, Play, Raise, Say, Saying, Transfer, Verb, parse_action
from cardavia.engine.cards import PACK, RANKS, SUITS, Card, by_suit, format_cards, parse_cards, points_of, without
from cardavia.engine.contract import CONTRACTS, Contract
from cardavia.engine.doppelkopf.options import CATALOGUE
from cardavia.engine.doppelkopf.orders import order_of as doppelkopf_order
from cardavia.engine.doppelkopf.orders import pack
from cardavia.engine.order import Order
from cardavia.engine.schafkopf.orders import order_of as schafkopf_order

cards = st.sampled_from(PACK)
hands = st.lists(cards, max_size=16).map(tuple)
says = st.sampled_from([Say(saying) for saying in Saying if saying is not Saying.GENSCHER])
actions = st.one_of(
    st.builds(Play, cards),
    st.builds(Call, st.sampled_from(Verb)),
    st.builds(Bid, st.sampled_from(CONTRACTS)),
    st.builds(Raise, st.sampled_from([Saying.RE, Saying.NO_90, Saying.NO_60, Saying.NO_30, Saying.SCHWARZ])),
    st.builds(Exchange, st.sampled_from(Transfer), st.lists(cards, min_size=1, max_size=4).map(tuple)),
    says,
    st.builds(Say, st.just(Saying.GENSCHER), st.integers(0, 4)),
)


@given(hands)
def test_cards_read_back(hand: tuple[Card, ...]) -> None:
    assert parse_cards(format_cards(hand)) == hand


@given(st.integers(0, 4), actions)
def test_moves_read_back(seat: int, action: Play | Call | Bid | Raise | Exchange | Say) -> None:
    assert parse_action(str(action)) == action
    move = Move(seat, action)
    assert Move.parse(str(move)) == move


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_contracts_read_back(contract: Contract) -> None:
    assert Contract.parse(str(contract)) == contract
    assert Contract.parse_spoken(contract.spoken) == contract


def test_no_two_contracts_share_a_text() -> None:
    assert len({str(contract) for contract in CONTRACTS}) == len(CONTRACTS)
    assert len({contract.spoken for contract in CONTRACTS}) == len(CONTRACTS)


RECORDED = {
    # record.md section 3: text, action
    "CA": Play(Card.parse("CA")),
    "pass": Call(Verb.PASS),
    "healthy": Call(Verb.HEALTHY),
    "solo queens": Bid(Contract.parse("solo-queens")),
    "solo C": Bid(Contract.parse("solo-C")),
    "wenz-tout": Bid(Contract.parse("wenz-tout")),
    "solo-tout C": Bid(Contract.parse("solo-tout-C")),
    "farbgeier-tout C": Bid(Contract.parse("farbgeier-tout-C")),
    "raise no90": Raise(Saying.NO_90),
    "pass C9 D9 DK": Exchange(Transfer.PASS, parse_cards("C9 DK D9")),
    "return HA C9 CT": Exchange(Transfer.RETURN, parse_cards("HA C9 CT")),
    "lay H9": Exchange(Transfer.LAY, parse_cards("H9")),
    "say re": Say(Saying.RE),
    "say no90": Say(Saying.NO_90),
    "say genscher 2": Say(Saying.GENSCHER, 2),
    "no-double": Call(Verb.NO_DOUBLE),
}


@pytest.mark.parametrize("text", RECORDED)
def test_the_texts_of_the_record(text: str) -> None:
    assert parse_action(text) == RECORDED[text]


NO_ACTIONS = [
    "",
    " ",
    "ca",
    "CA ",
    " CA",
    "C10",
    "10C",
    "Re",
    "re",
    "say",
    "say ",
    "say  re",
    "say RE",
    "say genscher",
    "say genscher 5",
    "say genscher -1",
    "say re 1",
    "solo",
    "solo X",
    "solo-C",
    "rufer",
    "raise",
    "raise kontra",
    "pass C9  D9",
    "pass ",
    "pass c9",
    "return",
    "bid solo C",
    "healthy\n",
    "\u0421A",  # a Cyrillic letter that looks like C
]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_other_texts_are_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="is not"):
        parse_action(text)


@pytest.mark.parametrize(
    "text", ["", "CA", ":CA", "5:CA", "-1:CA", "01:CA", "0 :CA", "0: CA", "\u0660:CA", "0:CA:CA", "x:CA"]
)
def test_other_texts_are_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="is not"):
        Move.parse(text)


@given(st.text(max_size=20))
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    try:
        action = parse_action(text)
    except ValueError:
        return
    assert parse_action(str(action)) == action


def test_a_card_stays_one_object() -> None:
    for card in PACK:
        assert Card(card.suit, card.rank) is card
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.deepcopy(card) is card
        assert Card.parse(str(card)) is card


def test_a1_f1_the_points_of_the_packs() -> None:
    assert points_of(PACK) == 120
    assert points_of(pack(CATALOGUE.preset("ddv"))) == 240
    worth = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
    assert all(card.points == worth[str(card.rank)] for card in PACK)


def test_cards_sort_by_suit_and_rank() -> None:
    # rulings 12
    assert format_cards(by_suit(PACK)) == " ".join(f"{suit}{rank}" for suit in "CSHD" for rank in "ATKQJ987")


def test_an_exchange_is_the_same_in_any_order() -> None:
    assert Exchange(Transfer.PASS, parse_cards("D9 CA HT")) == Exchange(Transfer.PASS, parse_cards("HT D9 CA"))
    assert str(Exchange(Transfer.PASS, parse_cards("D9 CA HT"))) == "pass CA HT D9"


@given(st.lists(cards, min_size=1, max_size=12), st.data())
def test_without_takes_one_copy_of_each(hand: list[Card], data: st.DataObject) -> None:
    taken = data.draw(st.lists(st.sampled_from(range(len(hand))), unique=True))
    removed = [hand[place] for place in taken]
    left = without(tuple(hand), removed)
    assert sorted(left + tuple(removed), key=lambda card: card.index) == sorted(hand, key=lambda card: card.index)


def test_what_is_not_held_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="not in"):
        without(parse_cards("CA"), parse_cards("CA CA"))


# The winner of a trick

_DDV = CATALOGUE.preset("ddv")
ORDERS = [doppelkopf_order(Contract.parse(text), _DDV) for text in ("normal", "solo-H", "solo-queens", "solo-none")]
ORDERS += [doppelkopf_order(Contract.parse("normal"), CATALOGUE.preset("ddv-piglets"), parse_cards("DA"))]
ORDERS += [
    doppelkopf_order(Contract.parse("normal"), CATALOGUE.build("pagat", {"dulle": dulle}))
    for dulle in ("second", "second-except-last", "second-only-last")
]
DOUBLE = list(pack(_DDV))


def plain_winner(order: Order, trick: Sequence[Card], last: bool) -> int:
    """Return who wins by the words of A4 and F8: the highest trump, else the highest of the led suit."""
    trumps = [card for card in order.trumps if card in trick]
    if trumps:
        places = [place for place, card in enumerate(trick) if card is trumps[0]]
        tie = order.ties.get(trumps[0])
        second = tie is not None and {"second": True, "second-except-last": not last, "second-only-last": last}.get(
            tie.value, False
        )
        return places[-1] if second else places[0]
    led = [place for place, card in enumerate(trick) if card.suit is trick[0].suit]
    return min(led, key=lambda place: (order.plain.index(trick[place].rank), place))


@given(st.sampled_from(ORDERS), st.permutations(DOUBLE), st.booleans())
def test_the_winner_of_a_doppelkopf_trick(order: Order, cards: list[Card], last: bool) -> None:
    trick = cards[:4]
    assert order.winner(trick, last) == plain_winner(order, trick, last)


@given(st.sampled_from(["rufer-C", "wenz", "solo-D", "sie"]), st.permutations(PACK))
def test_the_winner_of_a_schafkopf_trick(contract: str, cards: list[Card]) -> None:
    order = schafkopf_order(Contract.parse(contract))
    assert order.winner(cards[:4]) == plain_winner(order, cards[:4], False)


@given(st.sampled_from(ORDERS), st.lists(st.sampled_from(DOUBLE), max_size=12), st.sampled_from(DOUBLE))
def test_following_is_all_of_the_led_group(order: Order, hand: list[Card], lead: Card) -> None:
    following = order.following(lead, tuple(hand))
    same = [card for card in hand if order.is_trump(card) == order.is_trump(lead)]
    assert list(following) == [card for card in same if order.is_trump(lead) or card.suit is lead.suit]


@given(st.sampled_from(ORDERS), st.lists(st.sampled_from(DOUBLE), max_size=12))
def test_an_arranged_hand_has_its_trumps_first_and_from_high_to_low(order: Order, hand: list[Card]) -> None:
    arranged = order.arranged(hand)
    assert sorted(map(str, arranged)) == sorted(map(str, hand))
    trumps = [order.is_trump(card) for card in arranged]
    assert trumps == sorted(trumps, reverse=True)
    places = [order.trumps.index(card) for card in arranged if order.is_trump(card)]
    assert places == sorted(places)
    assert len(SUITS) == 4
    assert len(RANKS) == 8
