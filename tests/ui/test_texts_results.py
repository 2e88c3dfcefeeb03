"""Who has won, and what a deal without a score tells."""

from dataclasses import replace

import pytest

from cardavia.engine.actions import Call, Verb
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party, Redeal, Result
from cardavia.engine.state import Phase
from cardavia.ui import texts
from tests.ui.texts_deals import (
    CALLER,
    FOURTH,
    HOLDER,
    PASS,
    PLAYERS,
    THIRD,
    finished,
    redealt,
    schafkopf,
    view,
    waiting,
)

WINS: list[tuple[str | None, Party | None, tuple[int, ...], str]] = [
    ("normal", Party.RE, (0, 2), "Re wins with 130 card points"),
    ("normal", Party.KONTRA, (0, 2), "Kontra wins with 130 card points"),
    ("solo-none", Party.RE, (1,), "Re wins with 130 card points"),
    ("rufer-C", Party.DECLARER, (0, 2), "The declarer’s side wins with 130 card points"),
    ("rufer-C", Party.DEFENDERS, (0, 2), "The defenders win with 130 card points"),
    ("wenz", Party.DECLARER, (0,), "You win with 130 card points"),
    ("wenz", Party.DECLARER, (1,), "Anna wins with 130 card points"),
    ("sie", Party.DECLARER, (0,), "You win with Sie at once"),
    ("sie", Party.DECLARER, (1,), "Anna wins with Sie at once"),
    ("wenz-tout", Party.DECLARER, (0,), "You win the Tout with all tricks"),
    ("solo-tout-H", Party.DECLARER, (1,), "Anna wins the Tout with all tricks"),
    ("wenz-tout", Party.DEFENDERS, (0,), "The defenders win: you lose a trick in a Tout"),
    ("wenz-tout", Party.DEFENDERS, (1,), "The defenders win: Anna loses a trick in a Tout"),
    ("bettel", Party.DECLARER, (0,), "You win the Bettel without a trick"),
    ("bettel", Party.DECLARER, (1,), "Anna wins the Bettel without a trick"),
    ("bettel", Party.DEFENDERS, (0,), "The defenders win: you take a trick in a Bettel"),
    ("bettel", Party.DEFENDERS, (1,), "The defenders win: Anna takes a trick in a Bettel"),
    ("ramsch", Party.DECLARER, (0,), "You win the Ramsch with a Durchmarsch"),
    ("ramsch", Party.DECLARER, (1,), "Anna wins the Ramsch with a Durchmarsch"),
    ("ramsch", Party.DEFENDERS, (0,), "You lose the Ramsch; card points taken: 0"),
    ("ramsch", Party.DEFENDERS, (1,), "Anna loses the Ramsch; card points taken: 0"),
    ("normal", None, (0, 2), "Nobody wins"),
    (None, None, (), "Everybody passed. Everybody pays into the stock."),
]
REDEALS: list[tuple[Redeal, str | None, Verb, str]] = [
    (Redeal.SAME_DEALER, None, Verb.THROW, "A bad hand was thrown in. The same dealer deals again."),
    (Redeal.SAME_DEALER, None, Verb.PASS, "Everybody passed. The same dealer deals again."),
    (Redeal.NEXT_DEALER, None, Verb.PASS, "Everybody passed. The next dealer deals."),
    (
        Redeal.SAME_DEALER,
        "poverty",
        Verb.DECLINE,
        "Nobody takes the cards of the poverty. The same dealer deals again.",
    ),
    (
        Redeal.NEXT_DEALER,
        "hochzeit",
        Verb.DECLINE,
        "Nobody takes the trump of the Hochzeit. The next dealer deals.",
    ),
    (Redeal.NEXT_DEALER, "muss-C", Verb.PASS, "The deal has no score. The next dealer deals."),
]


def thrown_in(redeal: Redeal, contract: str | None, last: Verb) -> Observation:
    return redealt(redeal, contract, Call(last))


def scored(score: int) -> Observation:
    return replace(finished("normal", Party.RE), result=Result(Party.RE, scores=(score, 0, 0, -score)))


@pytest.mark.parametrize(("contract", "won", "re", "sentence"), WINS)
def test_who_has_won(contract: str | None, won: Party | None, re: tuple[int, ...], sentence: str) -> None:
    assert texts.result_sentence(finished(contract, won, re, points=130), PLAYERS) == sentence


def test_the_points_of_the_loser_count_in_ramsch() -> None:
    done = finished("ramsch", Party.DECLARER, (1,), points=70)
    done = replace(done, result=Result(Party.DEFENDERS, scores=(0, 0, 0, 0)))
    assert texts.result_sentence(done, PLAYERS) == "Anna loses the Ramsch; card points taken: 70"


def test_nobody_is_you_on_the_command_line() -> None:
    done = finished("wenz", Party.DECLARER, (0,), points=70)
    assert texts.result_sentence(done, PLAYERS, None) == "Me wins with 70 card points"
    assert texts.result_sentence(finished("sie", Party.DECLARER, (0,)), PLAYERS, None) == "Me wins with Sie at once"


@pytest.mark.parametrize(("redeal", "contract", "last", "sentence"), REDEALS)
def test_why_there_is_no_score(redeal: Redeal, contract: str | None, last: Verb, sentence: str) -> None:
    assert texts.result_sentence(thrown_in(redeal, contract, last), PLAYERS) == sentence


def test_four_passes_in_a_real_deal() -> None:
    hands = (CALLER, HOLDER, THIRD, FOURTH)
    done = view(schafkopf(hands, 3, "0:pass", "1:pass", "2:pass", "3:pass"))
    assert texts.result_sentence(done, PLAYERS) == "Everybody passed. The next dealer deals."
    assert texts.sides_sentence(done, PLAYERS) == ""


@pytest.mark.parametrize(
    ("score", "sentence"),
    [
        (12, "You win 12 game points"),
        (-4, "You lose 4 game points"),
        (0, "You neither win nor lose game points"),
    ],
)
def test_what_the_deal_brings(score: int, sentence: str) -> None:
    assert texts.own_score_sentence(scored(score)) == sentence


def test_sides() -> None:
    done = finished("normal", Party.RE, (0, 2))
    assert texts.sides_sentence(done, PLAYERS) == "Re: Me, Bohdan. Kontra: Anna, Clara."


@pytest.mark.parametrize("phase", [Phase.PLAY, Phase.DONE])
def test_no_sentence_before_there_is_a_result(phase: Phase) -> None:
    unfinished = waiting(phase)
    with pytest.raises(ValueError, match="not ended"):
        texts.result_sentence(unfinished, PLAYERS)
    with pytest.raises(ValueError, match="no score"):
        texts.own_score_sentence(unfinished)
    with pytest.raises(ValueError, match="not been redealt"):
        texts.redeal_sentence(unfinished)


def test_a_thrown_in_deal_brings_no_score() -> None:
    with pytest.raises(ValueError, match="no score"):
        texts.own_score_sentence(redealt(Redeal.NEXT_DEALER, None, PASS))
