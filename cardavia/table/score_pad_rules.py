"""What the form of the score pad has to know of the rules of an evening: contracts, sides, and what to ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardavia.engine.checking import Checked
from cardavia.engine.contract import CONTRACTS, Contract, Kind
from cardavia.engine.doppelkopf import facts as doppelkopf
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.errors import InputProblem
from cardavia.engine.evening import Evening
from cardavia.engine.games import game_of
from cardavia.engine.result import Party
from cardavia.engine.schafkopf import all_pass
from cardavia.engine.schafkopf import facts as schafkopf
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.seats import Seat, active

PASSED = "passed"
"""Stands for the contract of a deal that everybody passed, where that costs something."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What the form has to know of the rules of an evening."""

    game: str
    options: Any

    @property
    def is_doppelkopf(self) -> bool:
        """Whether Doppelkopf is played."""
        return isinstance(self.options, DoppelkopfOptions)

    @property
    def sides(self) -> tuple[Party, Party]:
        """The two sides, the one whose players are ticked first."""
        return (Party.RE, Party.KONTRA) if self.is_doppelkopf else (Party.DECLARER, Party.DEFENDERS)

    @property
    def pack_points(self) -> int:
        """Card points of the whole pack."""
        return game_of(self.game).pack_points

    @property
    def contracts(self) -> tuple[str, ...]:
        """The texts of all contracts these rules know, from the usual to the rare; `PASSED` where that costs."""
        known = tuple(str(contract) for contract in CONTRACTS if self._knows(contract))
        return (*known, PASSED) if self._fills_stock else known

    @property
    def extra_keys(self) -> tuple[str, ...]:
        """The special points these rules know."""
        return doppelkopf.extra_keys(self.options) if self.is_doppelkopf else ()

    @property
    def fox_tricks(self) -> tuple[str, ...]:
        """The tricks in which a fox is worth more, by their name in facts."""
        if not self.is_doppelkopf:
            return ()
        worth = {"first": self.options.fox_first_trick, "last": self.options.fox_last_trick}
        return tuple(trick for trick, points in worth.items() if points > 1)

    @property
    def counts_runners(self) -> bool:
        """Whether runners score at all."""
        return isinstance(self.options, SchafkopfOptions) and self.options.tariff == "units"

    @property
    def asks_heart_trick(self) -> bool:
        """Whether a heart trick starts a Bock round without being a special point itself (D20)."""
        options = self.options
        return self.is_doppelkopf and options.bock and not options.nines and not options.heart_trick

    @property
    def has_bock(self) -> bool:
        """Whether a deal may count double."""
        return self.is_doppelkopf and bool(self.options.bock)

    @property
    def _fills_stock(self) -> bool:
        return isinstance(self.options, SchafkopfOptions) and all_pass.fills_stock(self.options)

    def _knows(self, contract: Contract) -> bool:
        known = doppelkopf.known_contract if self.is_doppelkopf else schafkopf.known_contract
        try:
            known(Checked({"contract": str(contract)}), self.options)
        except InputProblem:
            return False
        return True

    def side_sizes(self, contract: str) -> tuple[int, ...]:
        """Return how many players may be ticked in the contract."""
        if contract == PASSED:
            return (0,)
        sizes = doppelkopf.side_sizes if self.is_doppelkopf else schafkopf.side_sizes
        return sizes(Contract.parse(contract))

    def doublings(self, contract: str) -> tuple[str, ...]:
        """Return the doublings a deal of Schafkopf can have."""
        if self.is_doppelkopf or not contract:
            return ()
        return schafkopf.doublings_of(None if contract == PASSED else Contract.parse(contract), self.options)

    def needs_points(self, contract: str) -> bool:
        """Say whether card points decide the contract."""
        if not contract or contract == PASSED:
            return False
        parsed = Contract.parse(contract)
        if parsed.kind is Kind.RAMSCH:
            return bool(self.options.ramsch_durchmarsch)
        return not (parsed.is_tout or parsed.kind in (Kind.SIE, Kind.BETTEL))

    def asks_runners(self, contract: str) -> bool:
        """Say whether runners score in the contract; a Sie has its own."""
        if not contract or contract == PASSED or not self.counts_runners:
            return False
        return Contract.parse(contract).kind not in (Kind.RAMSCH, Kind.SIE, Kind.BETTEL)

    def asks_virgins(self, contract: str) -> bool:
        """Say whether players without a trick are paid more."""
        return contract == Kind.RAMSCH.value and bool(self.options.ramsch_jungfrau)

    def trickless(self, text: str, points: int | None) -> Party | None:
        """Return the side of which it must be told whether it took no trick; None where that is settled.

        That is the side without card points; in a Tout the defenders, in a Bettel the declarer. ``points`` are those of
        the first side.
        """
        if not text or text == PASSED:
            return None
        contract = Contract.parse(text)
        if contract.is_tout:
            return Party.DEFENDERS
        if contract.kind is Kind.BETTEL:
            return Party.DECLARER
        if contract.kind in (Kind.SIE, Kind.RAMSCH):
            return None
        return {0: self.sides[0], self.pack_points: self.sides[1]}.get(-1 if points is None else points)

    def players(self, dealer: Seat) -> tuple[Seat, ...]:
        """Return who plays when that seat deals, by number."""
        return tuple(sorted(active(dealer, self.seats)))

    @property
    def seats(self) -> int:
        """Seats at the table."""
        return int(getattr(self.options, "seats", 4))


def rules_of(evening: Evening) -> Rules:
    """Return the rules of an evening."""
    return Rules(evening.game, evening.rules)


def shown_points(facts: Mapping[str, Any], rules: Rules) -> int | None:
    """Return the card points of the first side that facts tell, None where they tell none."""
    points = facts.get("points")
    if points is None:
        return None
    first, second = (party.value for party in rules.sides)
    own: int = points.get(first, rules.pack_points - points.get(second, 0))
    return own
