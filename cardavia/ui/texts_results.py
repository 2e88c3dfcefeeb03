"""What a finished deal brought: sides, scoring lines, factors and the result in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.actions import Call, Verb
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.observation import Observation
from cardavia.engine.result import Factor, Line, Party, Redeal
from cardavia.engine.seats import Seat
from cardavia.ui.texts_base import HUMAN, Counted, Table, joined, sentences, translate

Results = Counted("Results")

_PARTIES = Table(
    "Parties",
    {
        Party.RE: QT_TRANSLATE_NOOP("Parties", "Re"),
        Party.KONTRA: QT_TRANSLATE_NOOP("Parties", "Kontra"),
        Party.DECLARER: QT_TRANSLATE_NOOP("Parties", "Declarer’s side"),
        Party.DEFENDERS: QT_TRANSLATE_NOOP("Parties", "Defenders"),
    },
)
_LINES = Table(
    "ScoringLines",
    {
        "won": QT_TRANSLATE_NOOP("ScoringLines", "Game won"),
        "kontra_won": QT_TRANSLATE_NOOP("ScoringLines", "Against the old ladies"),
        "below_90": QT_TRANSLATE_NOOP("ScoringLines", "Other side below 90"),
        "below_60": QT_TRANSLATE_NOOP("ScoringLines", "Other side below 60"),
        "below_30": QT_TRANSLATE_NOOP("ScoringLines", "Other side below 30"),
        "no_trick": QT_TRANSLATE_NOOP("ScoringLines", "Other side without a trick"),
        "re_said": QT_TRANSLATE_NOOP("ScoringLines", "Re announced"),
        "kontra_said": QT_TRANSLATE_NOOP("ScoringLines", "Kontra announced"),
        "no90_said": QT_TRANSLATE_NOOP("ScoringLines", "No 90 announced"),
        "no60_said": QT_TRANSLATE_NOOP("ScoringLines", "No 60 announced"),
        "no30_said": QT_TRANSLATE_NOOP("ScoringLines", "No 30 announced"),
        "schwarz_said": QT_TRANSLATE_NOOP("ScoringLines", "Schwarz announced"),
        "reached_120": QT_TRANSLATE_NOOP("ScoringLines", "Reached 120 against no 90"),
        "reached_90": QT_TRANSLATE_NOOP("ScoringLines", "Reached 90 against no 60"),
        "reached_60": QT_TRANSLATE_NOOP("ScoringLines", "Reached 60 against no 30"),
        "reached_30": QT_TRANSLATE_NOOP("ScoringLines", "Reached 30 against schwarz"),
        "missed_no90": QT_TRANSLATE_NOOP("ScoringLines", "Other side missed its no 90"),
        "missed_no60": QT_TRANSLATE_NOOP("ScoringLines", "Other side missed its no 60"),
        "missed_no30": QT_TRANSLATE_NOOP("ScoringLines", "Other side missed its no 30"),
        "missed_schwarz": QT_TRANSLATE_NOOP("ScoringLines", "Other side missed its schwarz"),
        "forty": QT_TRANSLATE_NOOP("ScoringLines", "Doppelkopf (trick of 40 points or more)"),
        "game": QT_TRANSLATE_NOOP("ScoringLines", "Value of the contract"),
        "schneider": QT_TRANSLATE_NOOP("ScoringLines", "Schneider"),
        "schwarz": QT_TRANSLATE_NOOP("ScoringLines", "Schwarz"),
        "runners": QT_TRANSLATE_NOOP("ScoringLines", "Runners"),
    },
)
_LINES_BY_PACK = {
    Pack.FRENCH: Table(
        "FrenchScoringLines",
        {
            "fox": QT_TRANSLATE_NOOP("FrenchScoringLines", "Fox caught (ace of diamonds)"),
            "charlie": QT_TRANSLATE_NOOP("FrenchScoringLines", "Charlie wins the last trick (jack of clubs)"),
            "heart_trick": QT_TRANSLATE_NOOP("FrenchScoringLines", "Heart trick"),
            "dulle_caught": QT_TRANSLATE_NOOP("FrenchScoringLines", "Dulle caught (ten of hearts)"),
            "charlie_caught": QT_TRANSLATE_NOOP("FrenchScoringLines", "Charlie caught (jack of clubs)"),
        },
    ),
    Pack.GERMAN: Table(
        "GermanScoringLines",
        {
            "fox": QT_TRANSLATE_NOOP("GermanScoringLines", "Fox caught (ace of bells)"),
            "charlie": QT_TRANSLATE_NOOP("GermanScoringLines", "Charlie wins the last trick (Unter of acorns)"),
            "heart_trick": QT_TRANSLATE_NOOP("GermanScoringLines", "Heart trick"),
            "dulle_caught": QT_TRANSLATE_NOOP("GermanScoringLines", "Dulle caught (ten of hearts)"),
            "charlie_caught": QT_TRANSLATE_NOOP("GermanScoringLines", "Charlie caught (Unter of acorns)"),
        },
    ),
}
_FACTORS = Table(
    "Factors",
    {
        "solo": QT_TRANSLATE_NOOP("Factors", "One against three"),
        "solo_house": QT_TRANSLATE_NOOP("Factors", "Solos count double"),
        "bock": QT_TRANSLATE_NOOP("Factors", "Bock round"),
        "announced": QT_TRANSLATE_NOOP("Factors", "Announcement doubles"),
        "double": QT_TRANSLATE_NOOP("Factors", "Klopfen"),
        "kontra": QT_TRANSLATE_NOOP("Factors", "Kontra"),
        "re": QT_TRANSLATE_NOOP("Factors", "Re"),
        "sub": QT_TRANSLATE_NOOP("Factors", "Sub"),
        "hirsch": QT_TRANSLATE_NOOP("Factors", "Hirsch"),
    },
)
_REDEALS = Table(
    "Redeals",
    {
        Redeal.SAME_DEALER: QT_TRANSLATE_NOOP("Redeals", "The same dealer deals again."),
        Redeal.NEXT_DEALER: QT_TRANSLATE_NOOP("Redeals", "The next dealer deals."),
    },
)
_YOUR_ENDINGS = Table(
    "Results",
    {
        "sie": QT_TRANSLATE_NOOP("Results", "You win with Sie at once"),
        "march": QT_TRANSLATE_NOOP("Results", "You win the Ramsch with a Durchmarsch"),
        "ramsch": QT_TRANSLATE_NOOP("Results", "You lose the Ramsch; card points taken: {points}"),
        "bettel": QT_TRANSLATE_NOOP("Results", "You win the Bettel without a trick"),
        "bettel-lost": QT_TRANSLATE_NOOP("Results", "The defenders win: you take a trick in a Bettel"),
        "tout": QT_TRANSLATE_NOOP("Results", "You win the Tout with all tricks"),
        "tout-lost": QT_TRANSLATE_NOOP("Results", "The defenders win: you lose a trick in a Tout"),
    },
)
_ENDINGS = Table(
    "Results",
    {
        "sie": QT_TRANSLATE_NOOP("Results", "{player} wins with Sie at once"),
        "march": QT_TRANSLATE_NOOP("Results", "{player} wins the Ramsch with a Durchmarsch"),
        "ramsch": QT_TRANSLATE_NOOP("Results", "{player} loses the Ramsch; card points taken: {points}"),
        "bettel": QT_TRANSLATE_NOOP("Results", "{player} wins the Bettel without a trick"),
        "bettel-lost": QT_TRANSLATE_NOOP("Results", "The defenders win: {player} takes a trick in a Bettel"),
        "tout": QT_TRANSLATE_NOOP("Results", "{player} wins the Tout with all tricks"),
        "tout-lost": QT_TRANSLATE_NOOP("Results", "The defenders win: {player} loses a trick in a Tout"),
    },
)


def party_name(party: Party) -> str:
    """Return what the side is called."""
    return _PARTIES.text(party)


def line_name(line: Line, pack: Pack) -> str:
    """Return what a scoring line was earned for."""
    table = _LINES_BY_PACK[pack] if line.key in _LINES_BY_PACK[pack] else _LINES
    return table.text(line.key)


def factor_name(factor: Factor) -> str:
    """Return why the score is multiplied; the number is the factor's value."""
    return _FACTORS.text(factor.key)


def redeal_name(redeal: Redeal) -> str:
    """Return who deals after a deal without a score."""
    return _REDEALS.text(redeal)


def redeal_sentence(observation: Observation) -> str:
    """Return why the finished deal has no score and who deals next; ValueError when it has one."""
    redeal = observation.result.redeal if observation.result is not None else None
    if redeal is None:
        raise ValueError("the deal has not been redealt")
    return sentences(_redeal_cause(observation), redeal_name(redeal))


def result_sentence(observation: Observation, players: Sequence[str], me: Seat | None = HUMAN) -> str:
    """Return who has won the finished deal, or why it has no score; ValueError when it has not ended.

    ``me`` is the seat told "you", None when it is nobody's.
    """
    result = observation.result
    if result is None:
        raise ValueError("the deal has not ended")
    if result.redeal is not None:
        return redeal_sentence(observation)
    if observation.contract is None:
        return translate("Results", "Everybody passed. Everybody pays into the stock.")
    if result.winner is None:
        return translate("Results", "Nobody wins")
    if result.winner in (Party.RE, Party.KONTRA):
        return _points_sentence(observation, result.winner, players, me)
    return _schafkopf_sentence(observation, result.winner, players, me)


def own_score_sentence(observation: Observation) -> str:
    """Return what the scored deal brings the observing seat; ValueError when it has no score."""
    scores = observation.result.scores if observation.result is not None else None
    if scores is None:
        raise ValueError("the deal has no score")
    score = scores[observation.seat]
    if score < 0:
        return Results.tr("You lose %n game points", "", -score)
    if score == 0:
        return translate("Results", "You neither win nor lose game points")
    return Results.tr("You win %n game points", "", score)


def sides_sentence(observation: Observation, players: Sequence[str]) -> str:
    """Return who plays on which side, as far as the observing seat knows; empty when nothing is known."""
    sides = [_side(observation, party, players) for party in Party if party in observation.parties.values()]
    return reduce(sentences, sides) if sides else ""


def _side(observation: Observation, party: Party, players: Sequence[str]) -> str:
    names = [players[seat] for seat in sorted(observation.parties) if observation.parties[seat] is party]
    return translate("Results", "{side}: {players}.").format(side=party_name(party), players=joined(names))


def _redeal_cause(observation: Observation) -> str:
    if observation.moves and observation.moves[-1].action == Call(Verb.THROW):
        return translate("Redeals", "A bad hand was thrown in.")
    contract = observation.contract
    if contract is None:
        return translate("Redeals", "Everybody passed.")
    if contract.kind is Kind.POVERTY:
        return translate("Redeals", "Nobody takes the cards of the poverty.")
    if contract.kind is Kind.HOCHZEIT:
        return translate("Redeals", "Nobody takes the trump of the Hochzeit.")
    return translate("Redeals", "The deal has no score.")


def _schafkopf_sentence(observation: Observation, won: Party, players: Sequence[str], me: Seat | None) -> str:
    declarer, contract = observation.declarer, observation.contract
    ending = _ending(contract, won) if contract is not None else None
    if declarer is None or ending is None:
        return _points_sentence(observation, won, players, me)
    table = _YOUR_ENDINGS if declarer == me else _ENDINGS
    return table.text(ending).format(player=players[declarer], points=_points(observation, (declarer,)))


def _ending(contract: Contract, won: Party) -> str | None:
    """Return the key of the ending where card points do not decide, None in all other contracts."""
    if contract.kind is Kind.SIE:
        return "sie"
    if contract.kind is Kind.RAMSCH:
        return "march" if won is Party.DECLARER else "ramsch"
    if contract.kind is Kind.BETTEL:
        return "bettel" if won is Party.DECLARER else "bettel-lost"
    if contract.is_tout:
        return "tout" if won is Party.DECLARER else "tout-lost"
    return None


def _points_sentence(observation: Observation, won: Party, players: Sequence[str], me: Seat | None) -> str:
    seats = tuple(seat for seat in observation.players if observation.parties.get(seat) is won)
    points = _points(observation, seats)
    match won:
        case Party.RE:
            return Results.tr("Re wins with %n card points", "", points)
        case Party.KONTRA:
            return Results.tr("Kontra wins with %n card points", "", points)
        case Party.DEFENDERS:
            return Results.tr("The defenders win with %n card points", "", points)
        case Party.DECLARER if len(seats) > 1:
            return Results.tr("The declarer’s side wins with %n card points", "", points)
        case Party.DECLARER:
            return _soloist_sentence(players[seats[0]], points, seats[0] == me)


def _soloist_sentence(player: str, points: int, you: bool) -> str:
    if you:
        return Results.tr("You win with %n card points", "", points)
    return Results.tr("{player} wins with %n card points", "", points).format(player=player)


def _points(observation: Observation, seats: Sequence[Seat]) -> int:
    return sum(trick.points for trick in observation.tricks if trick.winner in seats)
