"""Roles, seats, descriptions for screen readers, and what the keys of the table tell when asked."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, Said, Trick
from cardavia.ui.texts_base import HUMAN, Counted, Table, joined, translate
from cardavia.ui.texts_calls import saying_name
from cardavia.ui.texts_cards import card_name

TableTexts = Counted("TableTexts")


class Role(Enum):
    """What a player is in a deal, as the badge beside the name tells."""

    DEALER = "dealer"
    DECLARER = "declarer"
    PARTNER = "partner"
    SOLOIST = "soloist"
    DEFENDER = "defender"
    RE = "re"
    KONTRA = "kontra"
    RESTING = "resting"


_ROLES = Table(
    "Roles",
    {
        Role.DEALER: QT_TRANSLATE_NOOP("Roles", "Dealer"),
        Role.DECLARER: QT_TRANSLATE_NOOP("Roles", "Declarer"),
        Role.PARTNER: QT_TRANSLATE_NOOP("Roles", "Partner"),
        Role.SOLOIST: QT_TRANSLATE_NOOP("Roles", "Soloist"),
        Role.DEFENDER: QT_TRANSLATE_NOOP("Roles", "Defender"),
        Role.RE: QT_TRANSLATE_NOOP("Roles", "Re"),
        Role.KONTRA: QT_TRANSLATE_NOOP("Roles", "Kontra"),
        Role.RESTING: QT_TRANSLATE_NOOP("Roles", "Rests"),
    },
)
_PARTY_ROLES = {
    Party.RE: Role.RE,
    Party.KONTRA: Role.KONTRA,
    Party.DECLARER: Role.PARTNER,
    Party.DEFENDERS: Role.DEFENDER,
}
_SHARED = frozenset({Kind.RUFER, Kind.HOCHZEIT, Kind.MUSS, Kind.WEDDING, Kind.POVERTY, Kind.NORMAL})
"""Contracts whose declarer is not a soloist."""
_PLACES = Table(
    "Seats",
    {
        0: QT_TRANSLATE_NOOP("Seats", "Your seat"),
        1: QT_TRANSLATE_NOOP("Seats", "Seat on the left"),
        2: QT_TRANSLATE_NOOP("Seats", "Seat opposite"),
        3: QT_TRANSLATE_NOOP("Seats", "Seat on the right"),
    },
)


def role_name(role: Role) -> str:
    """Return what the role is called."""
    return _ROLES.text(role)


def public_role(observation: Observation, seat: Seat) -> Role | None:
    """Return the role of the seat that everybody knows, None when nobody can be sure."""
    party = observation.public_parties.get(seat)
    if party is None:
        return None
    if seat != observation.declarer or observation.contract is None:
        return _PARTY_ROLES[party]
    if observation.contract.kind not in _SHARED or _is_alone(observation, party):
        return Role.SOLOIST
    return Role.RE if party is Party.RE else Role.DECLARER


def _is_alone(observation: Observation, party: Party) -> bool:
    """Say whether everybody knows that one plays against the rest, as after a wedding without a partner."""
    sides = observation.public_parties
    return len(sides) == len(observation.players) and list(sides.values()).count(party) == 1


def place_name(seat: Seat) -> str:
    """Return where the seat 0 to 3 is as the person sees it."""
    return _PLACES.text(seat)


def dealer_sentence(dealer: Seat, players: Sequence[str], me: Seat | None = HUMAN) -> str:
    """Return who deals; ``me`` is the seat told "you"."""
    if dealer == me:
        return translate("TableTexts", "You are the dealer")
    return translate("TableTexts", "{player} is the dealer").format(player=players[dealer])


def playable_description(playable: bool) -> str:
    """Return whether a card may be played now, for a screen reader."""
    if playable:
        return translate("TableTexts", "can be played")
    return translate("TableTexts", "cannot be played now")


def trick_review_sentence(trick: Trick | None, players: Sequence[str], pack: Pack) -> str:
    """Return the cards of the trick in the order of play."""
    if trick is None or not trick.cards:
        return translate("TableTexts", "No card lies on the table")
    pattern = translate("TableTexts", "{player}: {card}")
    lying = zip(trick.seats, trick.cards, strict=False)
    return joined(pattern.format(player=players[seat], card=card_name(card, pack)) for seat, card in lying)


def announcements_sentence(said: Sequence[Said], players: Sequence[str]) -> str:
    """Return what has been announced in the deal and by whom."""
    if not said:
        return translate("TableTexts", "Nothing has been announced")
    pattern = translate("TableTexts", "{player}: {announcement}")
    return joined(pattern.format(player=players[one.seat], announcement=saying_name(one.saying)) for one in said)


def points_sentence(observation: Observation) -> str:
    """Return how many card points lie in the tricks of the observing seat."""
    return TableTexts.tr("Your tricks hold %n card points", "", _points_of(observation, (observation.seat,)))


def counted_points(observation: Observation, short: bool = False) -> str:
    """Return the card points of the observing seat, with those of its side as far as it knows who belongs to it.

    Empty before the play and for a dealer who rests; ``short`` leaves out whose points they are.
    """
    if observation.phase not in (Phase.PLAY, Phase.DONE) or observation.seat not in observation.players:
        return ""
    side = _own_side(observation)
    points = _points_of(observation, side)
    if short:
        return translate("TableTexts", "{points} pts").format(points=points)
    if len(side) == 1:
        return TableTexts.tr("You: %n points", "", points)
    return TableTexts.tr("Your side: %n points", "", points)


def _own_side(observation: Observation) -> tuple[Seat, ...]:
    seat, known = observation.seat, observation.parties
    return (seat, *(other for other in known if other != seat and known[other] is known.get(seat)))


def _points_of(observation: Observation, seats: Sequence[Seat]) -> int:
    return sum(trick.points for trick in observation.tricks if trick.winner in seats)
