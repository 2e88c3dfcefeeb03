"""What a seat can conclude from its observation: cards still out, who is void, where cards lie, who is a friend."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cardavia.ai.easy.friends import friends_of
from cardavia.ai.easy.tricks import played, shown_voids
from cardavia.engine.actions import Exchange, Saying, Transfer
from cardavia.engine.cards import Card, Hand, without
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.games import game_of
from cardavia.engine.observation import HiddenExchange, Observation
from cardavia.engine.order import Group, Order
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat, others
from cardavia.engine.state import Trick

Groups = frozenset[Group]
"""Groups of cards: plain suits, and None for the trumps."""

_EXCHANGED = frozenset({Kind.POVERTY, Kind.HOCHZEIT})
"""Contracts in which two players hand each other cards."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows before it plays a card.

    ``unseen`` are the cards neither held by it nor played, ``located`` those of them it can place in a hand,
    ``out`` the others by group. ``voids`` are the groups a seat cannot hold, ``free`` how many of a seat's cards
    are unknown, ``room`` how many places there are for the cards of a group. ``friends`` is the chance of each
    player, 0 to 1, to be on the own side.
    """

    observation: Observation
    order: Order
    unseen: Hand
    located: Mapping[Seat, Hand]
    out: Mapping[Group, Hand]
    voids: Mapping[Seat, Groups]
    free: Mapping[Seat, int]
    room: Mapping[Group, int]
    friends: Mapping[Seat, float]

    @property
    def hand(self) -> Hand:
        """The cards of the seat."""
        return self.observation.hand

    @property
    def trick(self) -> Trick:
        """The trick being played."""
        if self.observation.trick is None:
            raise ValueError("no trick is being played")
        return self.observation.trick

    @property
    def last_trick(self) -> bool:
        """Whether the trick being played is the last one."""
        return len(self.hand) == 1

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other players, clockwise."""
        return others(self.observation.players, self.observation.seat)

    @property
    def contract(self) -> Contract:
        """The contract as far as the seat knows it."""
        if self.observation.contract is None:
            raise ValueError("no contract has been settled")
        return self.observation.contract

    @property
    def kind(self) -> Kind:
        """The kind of that contract."""
        return self.contract.kind

    @property
    def is_declarer(self) -> bool:
        """Whether the seat declared the contract: the soloist, the caller, the bride or the poor player."""
        return self.observation.declarer == self.observation.seat

    @property
    def attacks(self) -> bool:
        """Whether the seat knows itself on the side of Re or of the declarer."""
        return self.observation.parties.get(self.observation.seat) in (Party.RE, Party.DECLARER)

    @property
    def alone(self) -> bool:
        """Whether the seat plays against all three others for certain."""
        return not any(self.friends[seat] for seat in self.others)

    @property
    def all_tricks(self) -> bool:
        """Whether a single trick decides: all of them are promised."""
        contract = self.observation.contract
        tout = contract is not None and contract.is_tout
        return tout or any(said.saying is Saying.SCHWARZ for said in self.observation.said)

    def higher(self, card: Card) -> int:
        """Return how many unseen cards of its own group beat the card."""
        strength, group = self.order.strength(card), self.order.group(card)
        return sum(self.order.group(other) is group and self.order.strength(other) > strength for other in self.unseen)

    def of_group(self, group: Group) -> int:
        """Return how many unseen cards belong to the group."""
        return sum(self.order.group(card) is group for card in self.unseen)

    def enemies_hold(self, group: Group) -> bool:
        """Say whether somebody who may be an enemy may hold a card of the group."""
        possible = any(self.friends[seat] < 1 and group not in self.voids[seat] for seat in self.others)
        return possible and self.of_group(group) > 0


def know(observation: Observation) -> Knowledge:
    """Return what the seat of the observation knows during the play of the cards."""
    fallen = list(played(observation))
    seen = (*observation.hand, *(card for _, card in fallen))
    unseen = without(pack_of(observation.game, observation.options), seen)
    located = _located(observation, unseen, fallen)
    voids = _voids(observation)
    free = {seat: observation.counts[seat] - len(cards) for seat, cards in located.items()}
    unplaced = without(unseen, (card for cards in located.values() for card in cards))
    out = _by_group(observation.order, unplaced)
    room = {group: sum(free[seat] for seat in free if group not in voids[seat]) for group in out}
    friends = friends_of(observation)
    return Knowledge(observation, observation.order, unseen, located, out, voids, free, room, friends)


@lru_cache(maxsize=32)
def pack_of(game: str, options: Any) -> Hand:
    """Return all cards that are dealt under the rules of a table."""
    return game_of(game).pack(options)


def _by_group(order: Order, cards: Hand) -> Mapping[Group, Hand]:
    groups: dict[Group, list[Card]] = {None: []}
    for card in cards:
        groups.setdefault(order.group(card), []).append(card)
    return {group: tuple(found) for group, found in groups.items()}


def _voids(observation: Observation) -> Mapping[Seat, Groups]:
    """Return what each other player has shown not to hold."""
    shown = shown_voids(observation)
    voids = {seat: shown[seat] for seat in others(observation.players, observation.seat)}
    poor = observation.declarer
    if poor in voids and (_is_hochzeit(observation) or _poor_without_trumps(observation)):
        voids[poor] |= {None}
    return voids


def _is_hochzeit(observation: Observation) -> bool:
    """Say whether the declarer has given his only trump away (Hochzeit in Schafkopf)."""
    return observation.contract is not None and observation.contract.kind is Kind.HOCHZEIT


def _poor_without_trumps(observation: Observation) -> bool:
    """Say whether the poor player was openly given back no trump (``rules.md`` C4)."""
    for move in observation.moves:
        action = move.action
        if isinstance(action, HiddenExchange) and action.transfer is Transfer.RETURN:
            return action.trumps == 0
        if isinstance(action, Exchange) and action.transfer is Transfer.RETURN:
            return not observation.order.trumps_in(action.cards)
    return False


def _located(observation: Observation, unseen: Hand, fallen: list[tuple[Seat, Card]]) -> Mapping[Seat, Hand]:
    """Return the unseen cards that must lie in a certain hand."""
    found: dict[Seat, Hand] = dict.fromkeys(others(observation.players, observation.seat), ())
    left = list(unseen)
    for seat, card in (*_exchanged(observation, fallen), *_called_card(observation), *_queens(observation, fallen)):
        if seat in found and card in left:
            left.remove(card)
            found[seat] = (*found[seat], card)
    return found


def _exchanged(observation: Observation, fallen: list[tuple[Seat, Card]]) -> Iterator[tuple[Seat, Card]]:
    """Yield what the seat itself gave away in a poverty or Hochzeit and has not seen again."""
    partner = next((seat for seat in observation.players if _is_exchange_partner(observation, seat)), None)
    if partner is None:
        return
    held: list[Card] = []
    for move in observation.moves:
        if isinstance(move.action, Exchange) and move.seat == observation.seat:
            held += move.action.cards
        elif isinstance(move.action, Exchange) and move.seat == partner:
            held = _less(held, move.action.cards)
    for card in _less(held, (card for seat, card in fallen if seat == partner)):
        yield partner, card


def _less(held: Iterable[Card], gone: Iterable[Card]) -> list[Card]:
    """Return what is left of the cards; those that were not among them do not matter."""
    left = list(held)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def _is_exchange_partner(observation: Observation, seat: Seat) -> bool:
    parties = observation.parties
    exchanged = observation.contract is not None and observation.contract.kind in _EXCHANGED
    mine = parties.get(observation.seat)
    return exchanged and seat != observation.seat and parties.get(seat) is mine and mine in (Party.RE, Party.DECLARER)


def _called_card(observation: Observation) -> Iterator[tuple[Seat, Card]]:
    """Yield the called card once its holder has shown himself, by running away for instance (``rules.md`` F9)."""
    if observation.called is None:
        return
    for seat, party in observation.public_parties.items():
        if party is Party.DECLARER and seat != observation.declarer:
            yield seat, observation.called


def _queens(observation: Observation, fallen: list[tuple[Seat, Card]]) -> Iterator[tuple[Seat, Card]]:
    """Yield the queens that make Re, where the words or cards of the table have told who holds them."""
    options, contract = observation.options, observation.contract
    regrouped = any(said.saying is Saying.GENSCHER for said in observation.said)
    if not isinstance(options, DoppelkopfOptions) or contract is None or regrouped:
        return
    held = {Kind.WEDDING: 2, Kind.NORMAL: 1}.get(contract.kind, 0)
    queen = Card.parse(options.parties_by)
    for seat, party in observation.parties.items():
        holds = party is Party.RE and (contract.kind is Kind.NORMAL or seat == observation.declarer)
        for _ in range(held - fallen.count((seat, queen)) if holds else 0):
            yield seat, queen
