"""Numbers and cards of the rules of Schafkopf, asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardavia.engine.cards import SUITS, Hand
from cardavia.engine.contract import PARTNERED, Contract, Kind
from cardavia.engine.order import Order
from cardavia.engine.result import Party
from cardavia.engine.rule_facts import RuleFacts, courts, least, order_cards, order_numbers, point_numbers
from cardavia.engine.schafkopf import doubling, ramsch, scoring, stock
from cardavia.engine.schafkopf.all_pass import OLD_ONE
from cardavia.engine.schafkopf.bidding import sie_cards
from cardavia.engine.schafkopf.called_ace import RUNAWAY_CARDS
from cardavia.engine.schafkopf.facts import contract_kinds
from cardavia.engine.schafkopf.hochzeit import OFFERED
from cardavia.engine.schafkopf.options import CATALOGUE, SchafkopfOptions
from cardavia.engine.schafkopf.orders import order_under, pack
from cardavia.engine.seats import PLAYERS

CONTRACTS = (
    Contract(Kind.RUFER),
    Contract(Kind.WENZ),
    *(Contract(Kind.SOLO, suit) for suit in SUITS),
    Contract(Kind.GEIER),
    *(Contract(Kind.FARBWENZ, suit) for suit in SUITS),
    *(Contract(Kind.FARBGEIER, suit) for suit in SUITS),
    *(Contract(kind) for kind in (Kind.BETTEL, Kind.HOCHZEIT, Kind.RAMSCH, Kind.MUSS)),
)
"""The contracts whose trumps are told (``rules.md`` F4, G)."""
PRICED = {
    "rufer": Contract(Kind.RUFER),
    "hochzeit": Contract(Kind.HOCHZEIT),
    "bettel": Contract(Kind.BETTEL),
    "farbgeier": Contract(Kind.FARBGEIER),
    "farbwenz": Contract(Kind.FARBWENZ),
    "geier": Contract(Kind.GEIER),
    "wenz": Contract(Kind.WENZ),
    "solo": Contract(Kind.SOLO),
    "tout": Contract(Kind.SOLO_TOUT),
    "sie": Contract(Kind.SIE),
    "muss": Contract(Kind.MUSS),
}
"""The contracts with a value of their own (``rules.md`` F11, ``rulings.md`` 39), by the name of their paragraph."""

_PACKETS = {8: 4, 6: 3}
"""Cards given at once, by the size of a hand (``rules.md`` F2, G)."""
_UNITS, _TOURNAMENT = "units", "tournament"


def facts(options: SchafkopfOptions) -> RuleFacts:
    """Return what holds under these options; the keys are those of ``i18n/rules/README.md`` section 5.2."""
    dealt = pack(options)
    numbers = {
        **_sizes(options),
        **point_numbers(dealt),
        **_targets(),
        **_values(options),
        **_runners(options),
        **_doublings(options),
        **_house(options),
    }
    whole = pack(replace(options, short_deck=False))
    cards: dict[str, Hand] = {
        "sie": tuple(card for card in order_under(None, options).trumps if card in sie_cards(options)),
        "old": (OLD_ONE,),
        "left-out": tuple(card for card in whole if card not in pack(replace(options, short_deck=True))),
    }
    for contract in CONTRACTS:
        order = order_under(contract, options)
        numbers |= order_numbers(str(contract), order, dealt)
        cards |= order_cards(str(contract), order, dealt)
    return RuleFacts(numbers, cards, _contracts(options), _line_keys(numbers))


def whole_order(contract: Contract, options: SchafkopfOptions) -> Order:
    """Return the card order of a contract with all cards in the pack, for an example that may need any of them."""
    return order_under(contract, replace(options, short_deck=False))


def _contracts(options: SchafkopfOptions) -> tuple[str, ...]:
    """Return the contracts from low to high, all Touts as one."""
    kinds = contract_kinds(options)
    return tuple(dict.fromkeys("tout" if Contract(kind).is_tout else kind.value for kind in kinds))


def _line_keys(numbers: Mapping[str, int]) -> tuple[str, ...]:
    runners = ("runners",) if numbers["line.runners"] else ()
    return ("game", "schneider", "schwarz", *runners)


def _sizes(options: SchafkopfOptions) -> dict[str, int]:
    cards = pack(options)
    hand = len(cards) // PLAYERS
    return {
        "players": PLAYERS,
        "cards": len(cards),
        "hand": hand,
        "tricks": hand,
        "packet": _PACKETS[hand],
        "rounds": hand // _PACKETS[hand],
        "courts": courts(cards),
        "deals": options.deals,
        "deals.schafkopfschule": CATALOGUE.preset("schafkopfschule").deals,
    }


def _targets() -> dict[str, int]:
    """Return the card points that win, or that make or save from Schneider (``rules.md`` F10, F11)."""
    return {
        "target.declarer": _needed(Party.DECLARER, Kind.RUFER),
        "target.defenders": _needed(Party.DEFENDERS, Kind.RUFER),
        "target.muss": _needed(Party.DECLARER, Kind.MUSS),
        "schneider.declarer": _schneider(Party.DECLARER),
        "schneider.defenders": _schneider(Party.DEFENDERS),
        "free.declarer": _free(Party.DECLARER, Kind.RUFER),
        "free.defenders": _free(Party.DEFENDERS, Kind.RUFER),
        "free.muss": _free(Party.DECLARER, Kind.MUSS),
    }


def _all_points() -> range:
    return range(scoring.PACK_POINTS + 1)


def _needed(party: Party, kind: Kind) -> int:
    return least(_all_points(), lambda points: scoring.winner(_shared(kind, party, points)) is party)


def _schneider(party: Party) -> int:
    """Return the fewest card points of winners whose opponents are Schneider."""
    return least(_all_points(), lambda points: _is_schneider(_shared(Kind.RUFER, party, points), party))


def _free(party: Party, kind: Kind) -> int:
    """Return the fewest card points with which losers are out of Schneider."""
    return least(_all_points(), lambda points: not _is_schneider(_shared(kind, party, points), party.opponent))


def _is_schneider(known: scoring.Facts, winners: Party) -> bool:
    return "schneider" in _worths(known, SchafkopfOptions()) and scoring.winner(known) is winners


def _shared(kind: Kind, party: Party, points: int, runners: int = 0) -> scoring.Facts:
    """Return a deal in which the side has these card points, the other side the rest, and each a trick."""
    return scoring.Facts(
        contract=Contract(kind),
        alone=kind not in PARTNERED,
        points={party: points, party.opponent: scoring.PACK_POINTS - points},
        tricks={party: 1, party.opponent: 1},
        runners=runners,
        trumps=len(order_under(Contract(kind), SchafkopfOptions()).trumps),
    )


def _worths(known: scoring.Facts, options: SchafkopfOptions) -> dict[str, int]:
    return {line.key: line.value for line in scoring.lines(known, options)}


def _values(options: SchafkopfOptions) -> dict[str, int]:
    """Return the value of each contract under the options and in either tariff (``rulings.md`` 39)."""
    marched = _won(Kind.SOLO, options)
    numbers = {
        "line.schneider": _worths(_shared(Kind.SOLO, Party.DECLARER, scoring.PACK_POINTS), options)["schneider"],
        "line.schwarz": _worths(replace(marched, tricks=_all_tricks()), options)["schwarz"],
        "line.game.ramsch": _payments(options)["ramsch.loss"],
    }
    for name, contract in PRICED.items():
        known = replace(_won(contract.kind, options), tricks=_all_tricks())
        # A line without a value is not among them.
        numbers[f"line.game.{name}"] = _worths(known, options).get("game", 0)
        for tariff in (_UNITS, _TOURNAMENT):
            numbers[f"{tariff}.{name}"] = _worths(known, replace(options, tariff=tariff)).get("game", 0)
    return numbers


def _won(kind: Kind, options: SchafkopfOptions, runners: int = 0) -> scoring.Facts:
    return _shared(kind, Party.DECLARER, scoring.PACK_POINTS, runners)


def _all_tricks() -> dict[Party, int]:
    return {Party.DECLARER: 1, Party.DEFENDERS: 0}


def _runners(options: SchafkopfOptions) -> dict[str, int]:
    """Return from how many on runners count, how many there can be, and what each adds (``rules.md`` F11)."""
    units = replace(options, tariff=_UNITS)
    all_sie = len(sie_cards(options))
    sie = _worths(_won(Kind.SIE, options, all_sie), units)
    numbers = {
        "runners.from": _fewest(Kind.SOLO, units),
        "runners.from.wenz": _fewest(Kind.WENZ, units),
        "runners.most": len(order_under(Contract(Kind.RUFER), options).trumps),
        "runners.most.wenz": len(order_under(Contract(Kind.WENZ), options).trumps),
        "sie.runners": all_sie,
        "sie.total": sum(sie.values()),
    }
    for name, kind in {"runners": Kind.SOLO, "runners.tout": Kind.SOLO_TOUT, "runners.sie": Kind.SIE}.items():
        numbers[f"line.{name}"] = _each_runner(kind, options)
        numbers[f"units.{name}"] = _each_runner(kind, units)
    return numbers


def _fewest(kind: Kind, options: SchafkopfOptions) -> int:
    most = len(order_under(Contract(kind), options).trumps)
    return least(range(most + 1), lambda runners: "runners" in _worths(_won(kind, options, runners), options))


def _each_runner(kind: Kind, options: SchafkopfOptions) -> int:
    runners = len(sie_cards(options))
    return _worths(_won(kind, options, runners), options).get("runners", 0) // runners


def _doublings(options: SchafkopfOptions) -> dict[str, int]:
    """Return how far and until when the score can be doubled (``rulings.md`` 32, 34)."""
    return {
        "factor.solo": scoring.LONE_FACTOR,
        "factor.kontra": doubling.TWICE,
        "factor.double": doubling.TWICE,
        "kontra.steps": options.kontra,
        "kontra.card": doubling.CARDS_BEFORE_KONTRA + 1,
        "re.card": doubling.CARDS_BEFORE_RE + 1,
        "klopfen.cards": doubling.SEEN_CARDS,
    }


def _house(options: SchafkopfOptions) -> dict[str, int]:
    return _payments(options) | {
        "runaway.cards": RUNAWAY_CARDS,
        "runaway.others": RUNAWAY_CARDS - 1,
        "ramsch.march": ramsch.MARCH_POINTS,
        "stock.payment": stock.PAYMENT,
        "hochzeit.trumps": OFFERED,
    }


def _payments(options: SchafkopfOptions) -> dict[str, int]:
    """Return what a Ramsch costs (``rulings.md`` 38)."""
    players = tuple(range(PLAYERS))
    favouring = replace(options, ramsch_jungfrau=True)
    loser, virgin, other, _ = players
    lost = ramsch.payments(loser, players, (virgin,), False, favouring)
    marched = ramsch.payments(loser, players, (), True, favouring)
    return {"ramsch.loss": lost[other], "ramsch.virgin": lost[virgin], "ramsch.win": -marched[other]}
