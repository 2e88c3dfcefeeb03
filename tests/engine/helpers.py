"""Building blocks of the engine's tests: rules by name, hands from a few cards, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from cardavia.engine.actions import Action, Bid, Call, Move, Play, Say, Verb
from cardavia.engine.cards import Card, Hand, by_suit, format_cards, parse_cards, without
from cardavia.engine.game import Game, apply, legal
from cardavia.engine.games import game_of
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.record import Record, RecordedDeal, replay
from cardavia.engine.state import Deal, Phase, Standing, State
from tests.engine.house_rules import reference_doppelkopf, reference_schafkopf

Rules = tuple[str, str, Mapping[str, Any]]
Reference = reference_doppelkopf.HouseDeal | reference_schafkopf.HouseDeal

PRESETS: list[Rules] = [
    ("schafkopf", "schaf", {}),
    ("schafkopf", "schafkopfschule", {}),
    ("doppelkopf", "ddv", {}),
    ("doppelkopf", "ddv-tournament", {}),
    ("doppelkopf", "ddv-no-nines", {}),
    ("doppelkopf", "ddv-piglets", {}),
    ("doppelkopf", "pagat", {}),
    ("doppelkopf", "ukr", {}),
]
_TOGGLES: dict[str, dict[str, Any]] = {
    "dulle": {"dulle": "second-except-last"},
    "lead": {"solo_lead": "soloist"},
    "charlie": {"charlie_caught": False},
}
TOGGLED: list[Rules] = [
    ("doppelkopf", "pagat", {k: v for name in names for k, v in _TOGGLES[name].items()})
    for names in (("dulle",), ("lead",), ("charlie",), ("dulle", "lead"), ("dulle", "charlie"), ("lead", "charlie"))
] + [("doppelkopf", "pagat", {k: v for toggle in _TOGGLES.values() for k, v in toggle.items()})]
OTHERS: list[Rules] = [
    ("schafkopf", "schaf", {"solo_any_suit": True, "all_pass": "same-dealer", "tout_value": 14, "sie_value": 28}),
    ("doppelkopf", "ddv", {"poverty": True, "charlie_caught": True, "dulle": "second"}),
    ("doppelkopf", "ddv-no-nines", {"poverty": True, "piglets": "diamonds", "dulle": "second-only-last"}),
    ("doppelkopf", "pagat", {"solos": ["kings"], "kontra_point_in_solo": False}),
    ("doppelkopf", "ukr", {"scoring": "ddv", "solos": []}),
    ("doppelkopf", "pagat", {"piglets": "diamonds", "compulsory_solos": True, "deals": 6}),
    ("doppelkopf", "ddv-tournament", {"deals": 5}),
]
ALL_RULES = PRESETS + TOGGLED + OTHERS


def rules_id(rules: Rules) -> str:
    """Return the name of a set of rules in a test's id."""
    return "-".join([rules[1], *(f"{name}={value}" for name, value in rules[2].items())])


def match_of(rules: Rules) -> Match:
    """Return a match without deals."""
    game = game_of(rules[0])
    return Match(game, game.catalogue.build(rules[1], rules[2]))


def fill(game: str, options: Any, known: Mapping[int, str], seed: int = 1) -> tuple[Hand, ...]:
    """Return four hands with the known cards, filled up from the rest of the shuffled pack."""
    rest = list(game_of(game).pack(options))
    size = len(rest) // 4
    hands = [list(parse_cards(known.get(seat, ""))) for seat in range(4)]
    for hand in hands:
        rest = list(without(tuple(rest), hand))
    random.Random(seed).shuffle(rest)
    for hand in hands:
        while len(hand) < size:
            hand.append(rest.pop())
    return tuple(map(tuple, hands))


def state_of(rules: Rules, dealer: int, hands: Sequence[Hand], actions: str | Sequence[str] = ()) -> State:
    """Return the state of one deal after the actions, which are written ``seat:action`` and split at commas."""
    texts = [text.strip() for text in actions.split(",")] if isinstance(actions, str) else list(actions)
    return match_after(rules, [(dealer, hands, texts)]).deals[-1]


def match_after(rules: Rules, deals: Sequence[tuple[int, Sequence[Hand], Sequence[str]]]) -> Match:
    """Return the match after the deals, given as dealer, hands and actions."""
    recorded = [RecordedDeal(d, tuple(hands), tuple(map(Move.parse, filter(None, acts)))) for d, hands, acts in deals]
    return replay(Record(rules[0], rules[1], dict(rules[2]), ("A", "B", "C", "D"), tuple(recorded)))


def do(game: Game, state: State, *texts: str) -> State:
    """Return the state after moves given as texts."""
    for text in texts:
        state = apply(game, state, Move.parse(text))
    return state


def legal_texts(game: Game, state: State, seat: int) -> set[str]:
    """Return what the seat may do, as texts."""
    return {str(action) for action in legal(game, state, seat)}


def says(game: Game, state: State, seat: int) -> set[str]:
    """Return what the seat may announce, without the word ``say``."""
    return {text[4:] for text in legal_texts(game, state, seat) if text.startswith("say ")}


def cards_of(game: Game, state: State) -> set[str]:
    """Return the cards that may be played now."""
    assert state.turn is not None
    return {str(action) for action in legal(game, state, state.turn) if isinstance(action, Play)}


def play_first_legal(game: Game, state: State, tricks: int | None = None) -> State:
    """Return the state after so many tricks in all, each seat playing its lowest legal card by suit and rank."""
    while not state.done and (tricks is None or len(state.tricks) < tricks):
        assert state.turn is not None
        card = by_suit(game.playable(state))[-1]
        state = apply(game, state, Move(state.turn, Play(card)))
    return state


def codes(cards: str) -> set[str]:
    """Return the codes of a list of cards."""
    return set(cards.split(" "))


_WEIGHTS: dict[Verb, float] = {Verb.HEALTHY: 40, Verb.PASS: 5, Verb.DECLINE: 2}


def any_action(source: random.Random, actions: Sequence[Action]) -> Action:
    """Return any of the actions; solos are rarer than a person's first thought would have them."""
    weights = [_WEIGHTS.get(action.verb, 1) if isinstance(action, Call) else _bid_weight(action) for action in actions]
    return source.choices(actions, weights)[0]


def _bid_weight(action: Action) -> float:
    special = isinstance(action, Bid) and str(action) in ("wedding", "poverty")
    return 60 if special else 1


def random_moves(game: Game, state: State, source: random.Random, talk: float = 0.04) -> Iterator[tuple[State, Move]]:
    """Yield every state of a deal with the move made in it; each seat that may announce does so now and then."""
    while not state.done:
        move = _random_move(game, state, source, talk)
        yield state, move
        state = apply(game, state, move)


def _random_move(game: Game, state: State, source: random.Random, talk: float) -> Move:
    for seat in state.players:
        sayings = game.announceable(state, seat)
        if sayings and source.random() < talk * (6 if _first_words(state) else 1):
            return Move(seat, source.choice(sayings))
    assert state.turn is not None, "somebody can act until the deal is over"
    duties = [action for action in legal(game, state, state.turn) if not isinstance(action, Say)]
    return Move(state.turn, any_action(source, duties))


def _first_words(state: State) -> bool:
    return state.phase is Phase.PLAY and not state.tricks and not state.said


def random_deal(match: Match, source: random.Random) -> tuple[Match, list[State]]:
    """Return the match after one more deal of random play, and every state of the deal."""
    match = match.start(deal_cards(match.game, match.options, match.next_dealer, match.seats, source))
    states = [match.deals[-1]]
    for state, move in random_moves(match.game, match.deals[-1], source):
        match = match.play(move)
        assert state is states[-1] or state.moves == states[-1].moves
        states.append(match.deals[-1])
    return match, states


def reference_of(game: str, options: Any, deal: Deal, standing: Standing) -> Reference:
    """Return the plain reading of a deal before its first move."""
    hands = [[card.code for card in hand] for hand in deal.hands]
    values = asdict(options)
    if game == "schafkopf":
        return reference_schafkopf.HouseDeal(values, deal.dealer, hands, stock=standing.stock)
    owing, forced = set(standing.debtors), standing.forced
    return reference_doppelkopf.HouseDeal(values, deal.dealer, hands, owing, forced, bock=standing.bock)


def text_of(hand: Hand) -> str:
    """Return the cards as a record writes them."""
    return format_cards(hand)


def card(code: str) -> Card:
    """Return the card of a code."""
    return Card.parse(code)
