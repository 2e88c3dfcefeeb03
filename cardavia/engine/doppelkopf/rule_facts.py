"""Numbers and cards of the rules of Doppelkopf, asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from cardavia.engine.cards import SUITS, Hand
from cardavia.engine.checking import Checked
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf import course, scoring
from cardavia.engine.doppelkopf.announcing import ABSAGEN, FORCING_POINTS, REPLY_GRACE, requirements_under
from cardavia.engine.doppelkopf.exchange import HANDED
from cardavia.engine.doppelkopf.extras import FORTY
from cardavia.engine.doppelkopf.facts import extra_keys, score_facts
from cardavia.engine.doppelkopf.options import CATALOGUE, FIVE_SEATS, DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import CHARLIE, DULLE, FOX, order_of, pack
from cardavia.engine.doppelkopf.piglets import hyperpiglet, piglet
from cardavia.engine.doppelkopf.reservations import POVERTY_TRUMPS, THROWN_CARDS
from cardavia.engine.doppelkopf.sides import WEDDING_TRICKS, sides_queen
from cardavia.engine.order import Order
from cardavia.engine.result import Party
from cardavia.engine.rule_facts import RuleFacts, least, order_cards, order_numbers, point_numbers
from cardavia.engine.seats import PLAYERS

CONTRACTS = (
    Contract(Kind.NORMAL),
    *(Contract(Kind.SOLO, suit) for suit in SUITS),
    *(Contract(kind) for kind in (Kind.SOLO_QUEENS, Kind.SOLO_JACKS, Kind.SOLO_KINGS, Kind.SOLO_NONE)),
)
"""The contracts that have a card order of their own (``rules.md`` A2, D12)."""

_PACKETS = {12: 3, 10: 2}
"""Cards given at once, by the size of a hand (``rules.md`` A7, B15)."""
_CUT = 3
"""Fewest cards that are lifted and left when the pack is cut (``rules.md`` A7)."""
_MINUTES = {PLAYERS: 100, FIVE_SEATS: 125}
"""The clock of a tournament by seats (``rules.md`` B12, B13)."""
_SIZES = {PLAYERS: "four", FIVE_SEATS: "five"}
_TRICKS = {1: "one", 2: "two", 3: "three"}
_LEVELS = ("re", *(absage.value for absage in ABSAGEN))
_UNSAID, _SCHWARZ = -1, len(ABSAGEN)
_EVERYTHING = scoring.Facts(
    alone=False,
    points={Party.RE: 0, Party.KONTRA: scoring.PACK_POINTS},
    tricks={Party.RE: 0, Party.KONTRA: 1},
    said=dict.fromkeys(scoring.SIDES, _SCHWARZ),
)
"""A deal in which both sides promised all, and Kontra kept it: every line of a won deal occurs."""


def facts(options: DoppelkopfOptions) -> RuleFacts:
    """Return what holds under these options; the keys are those of ``i18n/rules/README.md`` section 5.1."""
    numbers = {
        **_sizes(options),
        **point_numbers(pack(options)),
        **_targets(),
        **_deadlines(options),
        **_thresholds(),
        **_lines(options),
        **_factors(options),
        **_session(options),
    }
    cards: dict[str, Hand] = {**_special_cards(options)}
    for contract in CONTRACTS:
        order = order_of(contract, options)
        numbers |= order_numbers(str(contract), order, pack(options))
        cards |= order_cards(str(contract), order, pack(options))
    return RuleFacts(numbers, cards, _contracts(options), _line_keys(options))


def whole_order(contract: Contract, options: DoppelkopfOptions) -> Order:
    """Return the card order of a contract with all cards in the pack, for an example that may need any of them."""
    return order_of(contract, replace(options, nines=True))


def _contracts(options: DoppelkopfOptions) -> tuple[str, ...]:
    return tuple(str(contract) for contract in CONTRACTS if _is_played(contract, options))


def _is_played(contract: Contract, options: DoppelkopfOptions) -> bool:
    return contract.spoken.removeprefix("solo ") in options.solos or not contract.is_doppelkopf_solo


def _line_keys(options: DoppelkopfOptions) -> tuple[str, ...]:
    """Return the keys of the lines that these options know (``rules.md`` B8, C7, C8)."""
    game = dict.fromkeys(line.key for line in scoring.lines(_EVERYTHING, options))
    return (*game, *extra_keys(options))


def _special_cards(options: DoppelkopfOptions) -> dict[str, Hand]:
    """Return the cards with a part of their own, and the trumps once piglets were declared (``rules.md`` D13)."""
    playing = replace(options, piglets="diamonds", hyperpiglets=True)
    ace, nine = piglet(None, playing), hyperpiglet(None, playing)
    declared = tuple(card for card in (ace, nine) if card is not None)
    return {
        "top": order_of(None, options).trumps[:1],
        "dulle": (DULLE,),
        "fox": (FOX,),
        "charlie": (CHARLIE,),
        "sides": (sides_queen(options),),
        "piglet": declared[:1],
        "hyperpiglet": declared[1:],
        "trumps.piglets": order_of(None, options, declared[:1]).trumps,
        "trumps.hyperpiglets": order_of(None, options, declared).trumps,
    }


def _sizes(options: DoppelkopfOptions) -> dict[str, int]:
    cards = pack(options)
    hand = len(cards) // PLAYERS
    packet = _PACKETS[hand]
    return {
        "players": PLAYERS,
        "seats": options.seats,
        "cards": len(cards),
        "copies": cards.count(cards[0]),
        "hand": hand,
        "tricks": hand,
        "rounds": hand // packet,
        "packet": packet,
        "cut": _CUT,
    }


def _targets() -> dict[str, int]:
    """Return the card points by which the deal is won or a promise broken (``rules.md`` B7, B8)."""
    targets = {
        "target.re.none": _needed(Party.RE, {}),
        "target.kontra.none": _needed(Party.KONTRA, {}),
        "target.re.kontra": _needed(Party.RE, {Party.KONTRA: 0}),
        "target.kontra.kontra": _needed(Party.KONTRA, {Party.KONTRA: 0}),
        "limit.schwarz": least(range(2), _breaks_schwarz),
    }
    for level, absage in enumerate(ABSAGEN, start=1):
        targets[f"reached.{absage.value}"] = _reached(level)
        if level < _SCHWARZ:
            targets[f"target.{absage.value}"] = _needed(Party.RE, {Party.RE: level})
            targets[f"limit.{absage.value}"] = _needed(Party.KONTRA, {Party.RE: level})
    return targets


def _needed(party: Party, said: Mapping[Party, int]) -> int:
    """Return the fewest card points with which the side wins after these announcements."""
    return least(_all_points(), lambda points: scoring.winner(_shared(party, points, said)) is party)


def _reached(level: int) -> int:
    """Return the fewest card points that earn a line of their own against the promise of that level (B8.5)."""
    return least(_all_points(), lambda points: any(_reached_keys(_shared(Party.KONTRA, points, {Party.RE: level}))))


def _reached_keys(known: scoring.Facts) -> Iterator[str]:
    lines = scoring.lines(known, DoppelkopfOptions(scoring="ddv"))
    return (line.key for line in lines if line.key.startswith("reached"))


def _breaks_schwarz(tricks: int) -> bool:
    known = _shared(Party.KONTRA, 0, {Party.RE: _SCHWARZ}, tricks)
    return scoring.winner(known) is Party.KONTRA


def _all_points() -> range:
    return range(scoring.PACK_POINTS + 1)


def _shared(party: Party, points: int, said: Mapping[Party, int], tricks: int = 1) -> scoring.Facts:
    """Return a deal in which the side has these card points and tricks, and the other side has the rest."""
    return scoring.Facts(
        alone=False,
        points={party: points, party.opponent: scoring.PACK_POINTS - points},
        tricks={party: tricks, party.opponent: 1},
        said={side: said.get(side, _UNSAID) for side in scoring.SIDES},
    )


def _deadlines(options: DoppelkopfOptions) -> dict[str, int]:
    """Return how many cards each level needs, bare replies and weddings too (``rules.md`` B6)."""
    hand = len(pack(options)) // PLAYERS
    usual = requirements_under(options, hand)
    numbers = {f"deadline.{level}": cards for level, cards in zip(_LEVELS, usual, strict=True)}
    numbers |= {f"reply.{level}": cards - REPLY_GRACE for level, cards in zip(_LEVELS, usual, strict=True)}
    numbers |= {f"trick.{level}": hand + 1 - cards for level, cards in zip(_LEVELS, usual, strict=True)}
    for settled, name in _TRICKS.items():
        needed = requirements_under(options, hand, settled)
        numbers |= {f"deadline.{name}.{level}": cards for level, cards in zip(_LEVELS, needed, strict=True)}
    return numbers


def _thresholds() -> dict[str, int]:
    return {
        "wedding.tricks": WEDDING_TRICKS,
        "poverty.trumps": POVERTY_TRUMPS,
        "poverty.cards": HANDED,
        "throw.cards": THROWN_CARDS,
        "throw.trumps": POVERTY_TRUMPS,
        "forced.points": FORCING_POINTS,
        "forty.points": FORTY,
    }


def _lines(options: DoppelkopfOptions) -> dict[str, int]:
    """Return the value of every scoring line there is, of either scoring (``rules.md`` B8, C7, C8)."""
    values: dict[str, int] = {}
    for name in ("ddv", "pagat"):
        adding = replace(options, scoring=name, announcements_double=False)
        values |= {f"line.{line.key}": line.value for line in scoring.lines(_EVERYTHING, adding)}
    extras = {f"line.{key}": _extra({"key": key}, options) for key in scoring.EXTRA_KEYS}
    foxes = {f"line.fox.{trick}": _extra({"key": "fox", "trick": trick}, options) for trick in ("first", "last")}
    return values | extras | foxes


def _extra(extra: dict[str, str], options: DoppelkopfOptions) -> int:
    """Return what a special point is worth where it counts at all."""
    counting = replace(options, seats=PLAYERS, charlie_caught=True, heart_trick=True, dulle_caught=True)
    deal = {
        "contract": str(CONTRACTS[0]),
        "re": [0, 1],
        "points": {Party.RE.value: scoring.PACK_POINTS // 2},
        "extras": [{**extra, "party": Party.RE.value}],
    }
    return next(line.value for line in score_facts(Checked(deal), counting).lines if line.key == extra["key"])


def _factors(options: DoppelkopfOptions) -> dict[str, int]:
    """Return every factor there is, also those of house rules that are off."""
    house = replace(options, solo_factor=2, announcements_double=True)
    known = _shared(Party.RE, scoring.PACK_POINTS, {Party.RE: 0})._replace(alone=True, bock=True)
    return {f"factor.{factor.key}": factor.value for factor in scoring.factors(known, house)}


def _session(options: DoppelkopfOptions) -> dict[str, int]:
    """Return the lengths of sessions, tournaments of four and five included (``rules.md`` B12, B13, C10)."""
    numbers = {
        "deals": options.deals,
        "deals.pagat": CATALOGUE.preset("pagat").deals,
        "bock.deals": course.bock_deals_left(replace(options, bock=True), (course.Played(0, bock_rounds=1),)),
        "solos": len(options.solos),
    }
    for seats, name in _SIZES.items():
        tournament = CATALOGUE.build("ddv-tournament", {"seats": seats})
        owed = len(course.debtors(tournament, ()))
        numbers |= {
            f"tournament.{name}": tournament.deals,
            f"compulsory.{name}": owed,
            f"free.{name}": tournament.deals - owed,
            f"minutes.{name}": _MINUTES[seats],
        }
    return numbers
