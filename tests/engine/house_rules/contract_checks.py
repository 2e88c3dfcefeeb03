"""What must hold under any house rules, whatever is played: random play with a taste for special contracts.

Every position is held against the plain reading, every deal's dealer and standing against a plain reading of the
session, and every observation against a deal its seat cannot tell from the true one.
"""

from __future__ import annotations

import dataclasses
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cardavia.engine.actions import Action, Bid, Call, Exchange, Move, Say, Saying, Verb, parse_action
from cardavia.engine.cards import Card, Hand, parse_cards
from cardavia.engine.game import Game, apply, is_legal, legal
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.observation import observe
from cardavia.engine.play import points_of, tricks_of
from cardavia.engine.record import cut, format_record, parse_record, record_of, replay
from cardavia.engine.report import match_report
from cardavia.engine.schafkopf.all_pass import must_call
from cardavia.engine.schafkopf.called_ace import called_ace
from cardavia.engine.state import Deal, State
from tests.engine.helpers import Reference, Rules, match_of, reference_of
from tests.engine.house_rules.sessions import Plan, plan_of
from tests.engine.test_contract import UNLISTED, canonical, cards_in, refuse, same_facts, with_swapped

NAMES = ("A", "B", "C", "D", "E")


# The biased player


_PLAIN = "CA CA CT CT CK CK SA SA ST ST SK SK"
_WISHES = {
    "doppelkopf": ("", _PLAIN, f"DA DA {_PLAIN}", "DA DA D9 D9", "DK DK CQ", "CQ CQ", "DQ DQ", "SQ SQ CQ CQ"),
    "schafkopf": (
        "",
        "CA CT SA ST DA DT H9 CK",
        "CA CT CK SA ST SK DA HA",
        "CQ SQ HQ DQ CJ SJ HJ DJ",
        "CQ CA SA DA",
    ),
}
"""Cards that special contracts ask for: poverty, piglets, Genscher, weddings, Hochzeit, Sie, Muss with a ten."""


def wished_cards(match: Match, source: random.Random) -> Deal:
    """Return a deal; in most a seat has cards that a special contract asks for."""
    deal = deal_cards(match.game, match.options, match.next_dealer, match.seats, source)
    seat = source.choice(deal.players)
    pack = match.game.pack(match.options)
    wish = [card for card in parse_cards(source.choice(_WISHES[match.game.key])) if card in pack]
    hands = deal.hands
    for card in wish[: len(hands[seat])]:
        hands = _handed_to(seat, card, hands, wish, source)
    return Deal(deal.dealer, hands)


def _handed_to(
    seat: int, card: Card, hands: tuple[Hand, ...], wish: list[Card], source: random.Random
) -> tuple[Hand, ...]:
    """Return the hands after the seat has got the card for one it does not wish, if it has not enough of it."""
    free = [mine for mine in hands[seat] if mine not in wish]
    holders = [other for other, hand in enumerate(hands) if other != seat and card in hand]
    if hands[seat].count(card) >= wish.count(card) or not free or not holders:
        return hands
    return with_swapped(hands, seat, source.choice(free), holders[0], card)


def house_deal(match: Match, source: random.Random) -> tuple[Match, list[State]]:
    """Return the match after one more deal, and every state of the deal."""
    match = match.start(wished_cards(match, source))
    talk = source.choice((0.0, 0.02, 0.15))
    wild = source.choice((0.02, 0.25, 0.6))
    states = [match.deals[-1]]
    while not match.deals[-1].done:
        match = match.play(house_move(match.game, match.deals[-1], source, talk, wild))
        states.append(match.deals[-1])
    return match, states


def house_move(game: Game, state: State, source: random.Random, talk: float, wild: float) -> Move:
    """Return a move; announcements come now and then, solos and bids as wildly as asked for."""
    for seat in state.players:
        sayings = game.announceable(state, seat)
        if sayings and source.random() < talk * (4 if not state.tricks else 1):
            return Move(seat, source.choices(sayings, [1 / (1 + place) for place in range(len(sayings))])[0])
    assert state.turn is not None, "somebody can act until the deal is over"
    listed = legal(game, state, state.turn)
    duties: list[Action] = [action for action in listed if not isinstance(action, Say)]
    duties = duties or list(listed)
    return Move(state.turn, source.choices(duties, [_weight(action, wild) for action in duties])[0])


def _weight(action: Action, wild: float) -> float:
    if isinstance(action, Call):
        return {Verb.HEALTHY: 8, Verb.PASS: 12, Verb.THROW: 1, Verb.DECLINE: 1.5, Verb.YIELD: 1.5}.get(action.verb, 1)
    if isinstance(action, Bid):
        # Rare conditions weigh more, so that each contract is met.
        return 20 if str(action) in ("wedding", "poverty", "hochzeit", "sie") else wild
    return 1


# The questions


def check_position(game: Game, state: State, reference: Reference, source: random.Random) -> None:
    """Somebody can act; what may be done and how it stands is what the plain reading says."""
    assert state.done or (state.turn is not None and legal(game, state, state.turn))
    assert (state.turn, state.phase.value) == (reference.turn, reference.phase)
    assert (None if state.contract is None else str(state.contract)) == reference.contract
    for seat in range(state.deal.seats):
        listed = legal(game, state, seat)
        texts = [canonical(str(action)) for action in listed]
        assert len(set(texts)) == len(texts)
        assert set(texts) == {canonical(text) for text in reference.legal(seat)}, (seat, state.moves)
    whole = [trick for trick in reference.tricks if trick[2] is not None]
    assert [(t.leader, [card.code for card in t.cards], t.winner) for t in state.tricks] == whole
    seat = source.choice(state.players)
    for action in source.sample(UNLISTED, 2):
        refuse(game, state, Move(seat, action), action in legal(game, state, seat))


def check_texts(game: Game, state: State) -> None:
    """Every action has a text that reads back to it."""
    for seat in state.players:
        for action in legal(game, state, seat):
            assert parse_action(str(action)) == action
            assert Move.parse(str(Move(seat, action))) == Move(seat, action)


def check_end(game: Game, state: State, reference: Reference) -> None:
    """A finished deal is scored as the tables say; what the players lose together lies in the stock."""
    result, scores = game.score(state), reference.scores()
    assert (None if result.scores is None else list(result.scores)) == scores
    assert (result.redeal is None) is (scores is not None)
    if result.scores is None:
        return
    assert sum(result.scores) == state.standing.stock - _stock_after(state, result.scores)
    lines: Counter[tuple[str, str]] = Counter()
    for line in result.lines:
        assert line.value > 0
        lines[line.key, line.party.value] += line.value
    own = reference.lines() if hasattr(reference, "lines") else reference.facts().lines()
    assert lines == +own
    check_points(game, state, reference)


def _stock_after(state: State, scores: tuple[int, ...]) -> int:
    """Return the pool after the deal: nothing comes from nowhere (``rulings.md`` 37)."""
    if getattr(state.options, "all_pass", "") != "stock":
        assert sum(scores) == 0
    return state.standing.stock - sum(scores)


def check_points(game: Game, state: State, reference: Reference) -> None:
    """All card points are somebody's, but where tricks decide and the deal ends early (``rulings.md`` 30)."""
    parties = game.parties(state)
    if parties is None:
        assert state.contract is None
        return
    points = {party.value: points_of(state, seats) for party, seats in parties.items()}
    tricks = {party.value: tricks_of(state, seats) for party, seats in parties.items()}
    assert points == {side: reference.count(side) for side in points}
    assert tricks == {side: reference.tricks_of(side) for side in tricks}
    early = "tout" in str(state.contract) or str(state.contract) in ("sie", "bettel")
    assert early or (sum(points.values()), sum(tricks.values())) == (game.pack_points, state.hand_size)


def check_knowledge(game: Game, state: State, seat: int) -> None:
    """No seat is told a side that is wrong, or a card it cannot have seen."""
    observation = observe(game, state, seat)
    truth = {player: party for party, seats in (game.parties(state) or {}).items() for player in seats}
    if truth:
        for known in (observation.parties, observation.public_parties):
            assert known.items() <= truth.items()
        open_wedding = str(state.contract) == "wedding" and seat not in observation.parties
        assert open_wedding or seat not in state.players or observation.parties[seat] is truth[seat]
    assert observation.public_parties.items() <= observation.parties.items()
    allowed = seen_cards(game, state, seat)
    for field in dataclasses.fields(observation):
        # The called card was named aloud; that says nothing about who holds it.
        if field.name not in ("options", "order", "called", "revealed"):
            counted = Counter(cards_in(getattr(observation, field.name)))
            assert set(counted) <= set(allowed), (field.name, set(counted) - set(allowed))
    assert (observation.revealed is None) is not (state.done and game.score(state).scores is not None)
    assert observation.hand == game.seen(state, seat)
    assert bool(observation.duties) is (seat == state.turn)
    assert set(observation.duties) <= set(observation.legal)


def seen_cards(game: Game, state: State, seat: int) -> Counter[Any]:
    """Return the cards that a seat can have seen: dealt to it, played, or through its hands."""
    dealt = state.deal.hands[seat]
    seen: Counter[Any] = Counter(dealt[:4] if state.phase.value == "double" else dealt)
    taker = next((move.seat for move in state.moves if str(move.action) == "accept"), None)
    for move in state.moves:
        if isinstance(move.action, Exchange) and (seat == move.seat or seat == taker):
            seen += Counter(move.action.cards)
        if isinstance(move.action, Exchange) and seat == _offerer(state) and taker is not None:
            seen += Counter(move.action.cards)
    for trick in (*state.tricks, *([state.trick] if state.trick else [])):
        seen += Counter(trick.cards)
    return seen


def _offerer(state: State) -> int | None:
    return next((move.seat for move in state.moves if isinstance(move.action, Exchange)), None)


def check_record(match: Match, rules: Rules, states: list[State], source: random.Random) -> None:
    """The record reads back to the same, and replays to the same states, as far as one likes."""
    record = record_of(match, rules[1], NAMES[: match.seats])
    read = parse_record(format_record(record).encode())
    assert read == record
    again = replay(read)
    assert again.totals == match.totals
    assert [same_facts(state) for state in again.deals] == [same_facts(state) for state in match.deals]
    json.dumps(match_report(again, read))
    number = len(match.deals) - 1
    moves = source.randrange(len(states))
    assert same_facts(replay(cut(record, number, moves)).deals[-1]) == same_facts(states[moves])


# The walk


def play_house_rules(rules: Rules, seed: str, deals: int, thorough: float = 1.0) -> Counter[str]:
    """Play so many deals, ask everything of them, and return the contracts, special words and endings met."""
    source = random.Random(seed)
    match, plan, met = match_of(rules), None, Counter[str]()
    for number in range(deals):
        plan = plan or plan_of(rules[0], match.options)
        match, states = checked_deal(match, plan, source, thorough)
        met.update(_special(match.deals[-1]))
        if match.over or number == deals - 1:
            check_record(match, rules, states, source)
            match, plan = match_of(rules), None
    return met


def checked_deal(match: Match, plan: Plan, source: random.Random, thorough: float) -> tuple[Match, list[State]]:
    """Return the match after one more deal, of which everything was asked."""
    dealer = match.next_dealer
    match, states = house_deal(match, source)
    game, first = match.game, states[0]
    plan.check_start(dealer, first.standing)
    reference = reference_of(game.key, match.options, first.deal, first.standing)
    check_position(game, first, reference, source)
    for state in states[1:]:
        move = state.moves[-1]
        reference.do(move.seat, str(move.action))
        if source.random() < thorough or state.done:
            check_position(game, state, reference, source)
            check_knowledge(game, state, source.randrange(state.deal.seats))
        if source.random() < 0.05:
            check_texts(game, state)
            compare_worlds(game, state, source)
    check_end(game, states[-1], reference)
    plan.finished(reference)
    return match, states


def _special(state: State) -> Iterator[str]:
    """Yield what is special about a finished deal."""
    yield "none" if state.contract is None else state.contract.kind.value
    yield from {said.saying.value for said in state.said}
    yield from {move.action.transfer.value for move in state.moves if isinstance(move.action, Exchange)}
    yield from {str(move.action) for move in state.moves if isinstance(move.action, Call)}
    yield from (["redeal"] if state.redeal is not None else [])
    yield from (["bock"] if state.standing.bock else [])
    yield from (["forced"] if state.standing.forced is not None else [])
    yield from (["auction"] if any(str(move.action).startswith("raise") for move in state.moves) else [])
    yield from (["stock"] if state.standing.stock else [])


# No observation depends on what its seat cannot see


def compare_worlds(game: Game, state: State, source: random.Random) -> bool:
    """Compare what a seat sees in this deal and in one it cannot tell from it; say whether there was one."""
    seat = source.choice(state.players)
    world = another_world(game, state, seat, source)
    if world is None:
        return False
    one, other = observe(game, state, seat), observe(game, world, seat)
    for field in dataclasses.fields(one):
        mine, theirs = getattr(one, field.name), getattr(other, field.name)
        if field.name == "legal" and _silence_shows(state, world, seat):
            continue
        assert mine == theirs, (field.name, seat, state.moves)
    return True


def _silence_shows(state: State, world: State, seat: int) -> bool:
    """Tell whether ``rulings.md`` 21 itself shows something: no Genscher where one silently plays against three."""
    return bool(getattr(state.options, "genscher", False)) and state.contract != world.contract


def another_world(game: Game, state: State, seat: int, source: random.Random) -> State | None:
    """Return a deal the seat cannot tell from this one, or None when the swap of two hidden cards makes none."""
    if state.done:
        return None
    first, second = source.sample([player for player in state.players if player != seat], 2)
    mine, theirs = state.deal.hands[first], state.deal.hands[second]
    gone = Counter(card for trick in (*state.tricks, *([state.trick] if state.trick else [])) for card in trick.cards)
    one, other = source.choice(mine), source.choice(theirs)
    if one is other or gone[one] or gone[other]:
        return None
    hands = with_swapped(state.deal.hands, first, one, second, other)
    world = game.begin(state.options, state.deal._replace(hands=hands), state.standing)
    for move in state.moves:
        if not is_legal(game, world, move):
            return None
        world = apply(game, world, move)
    return world if _told(game, world, seat) == _told(game, state, seat) else None


def _told(game: Game, state: State, seat: int) -> tuple[Any, ...]:
    """Return what the seat has been told: its cards, the sides of those who spoke, and what a Muss shows.

    Four passes show who has the Ober of acorns; whether he calls an ace or a ten is said aloud, though the record
    writes both alike (``rulings.md`` 36).
    """
    told: tuple[Any, ...] = (Counter(state.hands[seat]), spoken_sides(game, state))
    if game.key == "doppelkopf":
        return told
    return (*told, called_ace(state), state.turn if must_call(state) else None)


def spoken_sides(game: Game, state: State) -> list[tuple[int, object]]:
    """Return on which side everybody was who announced something: speaking, they showed it (``rulings.md`` 44)."""
    sides = {seat: party for party, seats in (game.parties(state) or {}).items() for seat in seats}
    called = [(said.seat, sides.get(said.seat)) for said in state.said if said.saying is Saying.GENSCHER]
    return [*((said.seat, said.party) for said in state.said), *called]
