"""Names of contracts: whole strings for each pack, as suits and courts change with it."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.cards import Card, Hand, Rank
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat
from cardavia.ui.texts_base import Table

_PLAIN = Table(
    "Contracts",
    {
        Kind.NORMAL: QT_TRANSLATE_NOOP("Contracts", "Normal game"),
        Kind.WEDDING: QT_TRANSLATE_NOOP("Contracts", "Wedding"),
        Kind.SILENT_WEDDING: QT_TRANSLATE_NOOP("Contracts", "Silent wedding"),
        Kind.POVERTY: QT_TRANSLATE_NOOP("Contracts", "Poverty"),
        Kind.BLACK_SOW: QT_TRANSLATE_NOOP("Contracts", "Black sow"),
        Kind.SOLO_KINGS: QT_TRANSLATE_NOOP("Contracts", "Kings solo"),
        Kind.SOLO_NONE: QT_TRANSLATE_NOOP("Contracts", "Ace solo (no trumps)"),
        Kind.HOCHZEIT: QT_TRANSLATE_NOOP("Contracts", "Hochzeit"),
        Kind.BETTEL: QT_TRANSLATE_NOOP("Contracts", "Bettel"),
        Kind.GEIER: QT_TRANSLATE_NOOP("Contracts", "Geier"),
        Kind.WENZ: QT_TRANSLATE_NOOP("Contracts", "Wenz"),
        Kind.GEIER_TOUT: QT_TRANSLATE_NOOP("Contracts", "Geier Tout"),
        Kind.WENZ_TOUT: QT_TRANSLATE_NOOP("Contracts", "Wenz Tout"),
        Kind.SIE: QT_TRANSLATE_NOOP("Contracts", "Sie"),
        Kind.RAMSCH: QT_TRANSLATE_NOOP("Contracts", "Ramsch"),
    },
)
_BY_PACK = {
    Pack.FRENCH: Table(
        "FrenchContracts",
        {
            "solo-queens": QT_TRANSLATE_NOOP("FrenchContracts", "Queens solo"),
            "solo-jacks": QT_TRANSLATE_NOOP("FrenchContracts", "Jacks solo"),
            "solo-C": QT_TRANSLATE_NOOP("FrenchContracts", "Club solo"),
            "solo-S": QT_TRANSLATE_NOOP("FrenchContracts", "Spade solo"),
            "solo-H": QT_TRANSLATE_NOOP("FrenchContracts", "Heart solo"),
            "solo-D": QT_TRANSLATE_NOOP("FrenchContracts", "Diamond solo"),
            "rufer-C": QT_TRANSLATE_NOOP("FrenchContracts", "Rufer calling the ace of clubs"),
            "rufer-S": QT_TRANSLATE_NOOP("FrenchContracts", "Rufer calling the ace of spades"),
            "rufer-H": QT_TRANSLATE_NOOP("FrenchContracts", "Rufer calling the ace of hearts"),
            "rufer-D": QT_TRANSLATE_NOOP("FrenchContracts", "Rufer calling the ace of diamonds"),
            "farbgeier-C": QT_TRANSLATE_NOOP("FrenchContracts", "Farbgeier in clubs"),
            "farbgeier-S": QT_TRANSLATE_NOOP("FrenchContracts", "Farbgeier in spades"),
            "farbgeier-H": QT_TRANSLATE_NOOP("FrenchContracts", "Farbgeier in hearts"),
            "farbgeier-D": QT_TRANSLATE_NOOP("FrenchContracts", "Farbgeier in diamonds"),
            "farbwenz-C": QT_TRANSLATE_NOOP("FrenchContracts", "Farbwenz in clubs"),
            "farbwenz-S": QT_TRANSLATE_NOOP("FrenchContracts", "Farbwenz in spades"),
            "farbwenz-H": QT_TRANSLATE_NOOP("FrenchContracts", "Farbwenz in hearts"),
            "farbwenz-D": QT_TRANSLATE_NOOP("FrenchContracts", "Farbwenz in diamonds"),
            "farbgeier-tout-C": QT_TRANSLATE_NOOP("FrenchContracts", "Farbgeier Tout in clubs"),
            "farbgeier-tout-S": QT_TRANSLATE_NOOP("FrenchContracts", "Farbgeier Tout in spades"),
            "farbgeier-tout-H": QT_TRANSLATE_NOOP("FrenchContracts", "Farbgeier Tout in hearts"),
            "farbgeier-tout-D": QT_TRANSLATE_NOOP("FrenchContracts", "Farbgeier Tout in diamonds"),
            "farbwenz-tout-C": QT_TRANSLATE_NOOP("FrenchContracts", "Farbwenz Tout in clubs"),
            "farbwenz-tout-S": QT_TRANSLATE_NOOP("FrenchContracts", "Farbwenz Tout in spades"),
            "farbwenz-tout-H": QT_TRANSLATE_NOOP("FrenchContracts", "Farbwenz Tout in hearts"),
            "farbwenz-tout-D": QT_TRANSLATE_NOOP("FrenchContracts", "Farbwenz Tout in diamonds"),
            "solo-tout-C": QT_TRANSLATE_NOOP("FrenchContracts", "Club solo Tout"),
            "solo-tout-S": QT_TRANSLATE_NOOP("FrenchContracts", "Spade solo Tout"),
            "solo-tout-H": QT_TRANSLATE_NOOP("FrenchContracts", "Heart solo Tout"),
            "solo-tout-D": QT_TRANSLATE_NOOP("FrenchContracts", "Diamond solo Tout"),
            "muss-C": QT_TRANSLATE_NOOP("FrenchContracts", "Muss with the called suit clubs"),
            "muss-S": QT_TRANSLATE_NOOP("FrenchContracts", "Muss with the called suit spades"),
            "muss-H": QT_TRANSLATE_NOOP("FrenchContracts", "Muss with the called suit hearts"),
            "muss-D": QT_TRANSLATE_NOOP("FrenchContracts", "Muss with the called suit diamonds"),
        },
    ),
    Pack.GERMAN: Table(
        "GermanContracts",
        {
            "solo-queens": QT_TRANSLATE_NOOP("GermanContracts", "Ober solo"),
            "solo-jacks": QT_TRANSLATE_NOOP("GermanContracts", "Unter solo"),
            "solo-C": QT_TRANSLATE_NOOP("GermanContracts", "Acorn solo"),
            "solo-S": QT_TRANSLATE_NOOP("GermanContracts", "Leaf solo"),
            "solo-H": QT_TRANSLATE_NOOP("GermanContracts", "Heart solo"),
            "solo-D": QT_TRANSLATE_NOOP("GermanContracts", "Bell solo"),
            "rufer-C": QT_TRANSLATE_NOOP("GermanContracts", "Rufer calling the ace of acorns"),
            "rufer-S": QT_TRANSLATE_NOOP("GermanContracts", "Rufer calling the ace of leaves"),
            "rufer-H": QT_TRANSLATE_NOOP("GermanContracts", "Rufer calling the ace of hearts"),
            "rufer-D": QT_TRANSLATE_NOOP("GermanContracts", "Rufer calling the ace of bells"),
            "farbgeier-C": QT_TRANSLATE_NOOP("GermanContracts", "Farbgeier in acorns"),
            "farbgeier-S": QT_TRANSLATE_NOOP("GermanContracts", "Farbgeier in leaves"),
            "farbgeier-H": QT_TRANSLATE_NOOP("GermanContracts", "Farbgeier in hearts"),
            "farbgeier-D": QT_TRANSLATE_NOOP("GermanContracts", "Farbgeier in bells"),
            "farbwenz-C": QT_TRANSLATE_NOOP("GermanContracts", "Farbwenz in acorns"),
            "farbwenz-S": QT_TRANSLATE_NOOP("GermanContracts", "Farbwenz in leaves"),
            "farbwenz-H": QT_TRANSLATE_NOOP("GermanContracts", "Farbwenz in hearts"),
            "farbwenz-D": QT_TRANSLATE_NOOP("GermanContracts", "Farbwenz in bells"),
            "farbgeier-tout-C": QT_TRANSLATE_NOOP("GermanContracts", "Farbgeier Tout in acorns"),
            "farbgeier-tout-S": QT_TRANSLATE_NOOP("GermanContracts", "Farbgeier Tout in leaves"),
            "farbgeier-tout-H": QT_TRANSLATE_NOOP("GermanContracts", "Farbgeier Tout in hearts"),
            "farbgeier-tout-D": QT_TRANSLATE_NOOP("GermanContracts", "Farbgeier Tout in bells"),
            "farbwenz-tout-C": QT_TRANSLATE_NOOP("GermanContracts", "Farbwenz Tout in acorns"),
            "farbwenz-tout-S": QT_TRANSLATE_NOOP("GermanContracts", "Farbwenz Tout in leaves"),
            "farbwenz-tout-H": QT_TRANSLATE_NOOP("GermanContracts", "Farbwenz Tout in hearts"),
            "farbwenz-tout-D": QT_TRANSLATE_NOOP("GermanContracts", "Farbwenz Tout in bells"),
            "solo-tout-C": QT_TRANSLATE_NOOP("GermanContracts", "Acorn solo Tout"),
            "solo-tout-S": QT_TRANSLATE_NOOP("GermanContracts", "Leaf solo Tout"),
            "solo-tout-H": QT_TRANSLATE_NOOP("GermanContracts", "Heart solo Tout"),
            "solo-tout-D": QT_TRANSLATE_NOOP("GermanContracts", "Bell solo Tout"),
            "muss-C": QT_TRANSLATE_NOOP("GermanContracts", "Muss with the called suit acorns"),
            "muss-S": QT_TRANSLATE_NOOP("GermanContracts", "Muss with the called suit leaves"),
            "muss-H": QT_TRANSLATE_NOOP("GermanContracts", "Muss with the called suit hearts"),
            "muss-D": QT_TRANSLATE_NOOP("GermanContracts", "Muss with the called suit bells"),
        },
    ),
}
_CALLS = {
    Pack.FRENCH: Table(
        "FrenchBids",
        {
            "rufer-C": QT_TRANSLATE_NOOP("FrenchBids", "Call the ace of clubs"),
            "rufer-S": QT_TRANSLATE_NOOP("FrenchBids", "Call the ace of spades"),
            "rufer-H": QT_TRANSLATE_NOOP("FrenchBids", "Call the ace of hearts"),
            "rufer-D": QT_TRANSLATE_NOOP("FrenchBids", "Call the ace of diamonds"),
            "ten-C": QT_TRANSLATE_NOOP("FrenchBids", "Call the ten of clubs"),
            "ten-S": QT_TRANSLATE_NOOP("FrenchBids", "Call the ten of spades"),
            "ten-D": QT_TRANSLATE_NOOP("FrenchBids", "Call the ten of diamonds"),
        },
    ),
    Pack.GERMAN: Table(
        "GermanBids",
        {
            "rufer-C": QT_TRANSLATE_NOOP("GermanBids", "Call the ace of acorns"),
            "rufer-S": QT_TRANSLATE_NOOP("GermanBids", "Call the ace of leaves"),
            "rufer-H": QT_TRANSLATE_NOOP("GermanBids", "Call the ace of hearts"),
            "rufer-D": QT_TRANSLATE_NOOP("GermanBids", "Call the ace of bells"),
            "ten-C": QT_TRANSLATE_NOOP("GermanBids", "Call the ten of acorns"),
            "ten-S": QT_TRANSLATE_NOOP("GermanBids", "Call the ten of leaves"),
            "ten-D": QT_TRANSLATE_NOOP("GermanBids", "Call the ten of bells"),
        },
    ),
}


def contract_name(contract: Contract, pack: Pack) -> str:
    """Return what the contract is called, such as "Ober solo" or "Wenz"."""
    if contract.kind in _PLAIN:
        return _PLAIN.text(contract.kind)
    return _BY_PACK[pack].text(str(contract))


def called_card(contract: Contract, hand: Hand) -> Card | None:
    """Return the card that a Rufer calls: in a Muss a ten where the caller's hand holds the ace itself."""
    if contract.kind is not Kind.RUFER or contract.suit is None:
        return None
    ace = Card(contract.suit, Rank.ACE)
    return Card(contract.suit, Rank.TEN) if ace in hand else ace


def certain_cards(observation: Observation, seat: Seat) -> Hand:
    """Return cards that the seat was dealt for certain: one's own, and the ace of a caller who calls its ten."""
    if seat == observation.seat:
        return observation.dealt
    called = observation.called
    holds_ace = called is not None and called.rank is Rank.TEN and seat == observation.declarer
    return (Card(called.suit, Rank.ACE),) if called is not None and holds_ace else ()


def contract_bid(contract: Contract, pack: Pack, hand: Hand = ()) -> str:
    """Return the text of the button that bids or reserves the contract, such as "Call the ace of bells".

    ``hand`` are the bidder's cards, as far as they are known.
    """
    called = called_card(contract, hand)
    key = f"ten-{contract.suit}" if called is not None and called.rank is Rank.TEN else str(contract)
    return _CALLS[pack].text(key) if key in _CALLS[pack] else contract_name(contract, pack)
