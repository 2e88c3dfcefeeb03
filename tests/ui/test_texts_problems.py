"""What is wrong with a file, an option or an action, and where."""

import pytest

from cardavia.engine.errors import Flaw, InputProblem, Reason
from cardavia.ui import texts

NAMES = {
    Flaw.UNREADABLE: ("/home/a.cardavia", "Permission denied"),
    Flaw.UNWRITABLE: ("/home/b.cardavia", "Disk full"),
    Flaw.BAD_COMMAND: ("unknown argument: --sed",),
    Flaw.NO_SCREEN: (),
    Flaw.MISSING_LIBRARY: ("libEGL.so.1: cannot open shared object file",),
    Flaw.TOO_LARGE: ("16",),
    Flaw.NOT_UTF8: ("12",),
    Flaw.NOT_JSON: ("3", "7"),
    Flaw.NOT_A_RECORD: (),
    Flaw.NOT_FACTS: (),
    Flaw.MISSING_KEY: ("deals",),
    Flaw.UNKNOWN_KEY: ("dales",),
    Flaw.BAD_VALUE: ("dealer", "true"),
    Flaw.UNKNOWN_VERSION: ("2",),
    Flaw.UNKNOWN_GAME: ("skat",),
    Flaw.UNKNOWN_PRESET: ("home",),
    Flaw.UNKNOWN_OPTION: ("nine",),
    Flaw.BAD_OPTION: ("dulle", "third"),
    Flaw.OPTION_CONFLICT: ("heart_trick", "nines"),
    Flaw.TOO_MANY_DEALS: ("1000",),
    Flaw.TOO_MANY_ACTIONS: ("400",),
    Flaw.NAME_TOO_LONG: ("64",),
    Flaw.WRONG_PLAYER_COUNT: ("3",),
    Flaw.BAD_DEALER: ("5",),
    Flaw.NOT_A_CARD: ("XX",),
    Flaw.WRONG_HAND_SIZE: ("1", "11", "12"),
    Flaw.REPEATED_CARD: ("CA",),
    Flaw.CARD_NOT_IN_PACK: ("C7",),
    Flaw.DEAL_AFTER_UNFINISHED: (),
    Flaw.NOT_AN_ACTION: ("0:jump",),
    Flaw.NO_SUCH_SEAT: ("7",),
    Flaw.CONTRADICTION: ("points", "trick_counts"),
    Flaw.UNKNOWN_PLAYER: ("genius",),
    Flaw.NO_PROGRAM: ("./bot --fast", "bot"),
    Flaw.NO_SUCH_POINT: ("--deal", "7"),
    Flaw.NO_CARD_TO_PLAY: ("2", "48"),
    Flaw.BAD_PASSPORT: (),
    Flaw.NEWER_PASSPORT: (),
    Flaw.UNKNOWN_LANGUAGE: ("la", "en, de"),
    Flaw.UNKNOWN_DECK: ("bavaria",),
    Flaw.DECK_TWICE: ("french",),
    Flaw.NOT_TOML: ("Invalid value (at line 3, column 8)",),
    Flaw.MISSING_DRAWING: ("figures/CK.svg",),
    Flaw.STRAY_DRAWING: ("figures/CC.svg",),
    Flaw.UNDRAWN_CARD: ("D7",),
    Flaw.LONG_DRAWING: ("figures/CQ.svg", "40000"),
    Flaw.NOT_SVG: ("backs/1.svg", "no element found"),
    Flaw.FORBIDDEN_IN_DRAWING: ("pips/C.svg", "14", "<text>"),
    Flaw.BAD_DRAWING_VALUE: ("pips/S.svg", "15", "fill", "red"),
    Flaw.WRONG_DRAWING_SIZE: ("pips/H.svg", "0 0 9 9", "-50 -50 100 100"),
    Flaw.TOO_MANY_COLOURS: ("11", "9", "#000000 #ffffff"),
    Flaw.PALE_INDEX: ("D", "2.1", "4.5"),
    Flaw.BAD_LOOK: ("50/50",),
}
PROBLEMS = [InputProblem(flaw, NAMES[flaw]) for flaw in Flaw] + [InputProblem(reason) for reason in Reason]


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_names_what_it_is_about(problem: InputProblem) -> None:
    sentence = texts.problem_sentence(problem)
    assert all(name in sentence for name in problem.names)
    assert problem.flaw.value not in sentence
    assert not set("{}") & set(sentence)


def test_no_two_problems_are_alike() -> None:
    assert len({texts.problem_sentence(problem) for problem in PROBLEMS}) == len(PROBLEMS)


def test_the_place_counts_from_one() -> None:
    problem = InputProblem(Reason.FOLLOW_TRUMP).at(0, 5, "1:C9")
    assert texts.problem_sentence(problem) == "Deal 1, action 6 (1:C9): Trump was led and the seat holds one."


def test_a_deal_without_an_action() -> None:
    problem = InputProblem(Flaw.WRONG_HAND_SIZE, ("1", "11", "12")).at(2)
    assert texts.problem_sentence(problem) == ("Deal 3: The number of cards is wrong. Seat 1 has 11, expected: 12")


def test_one_key_twice() -> None:
    problem = InputProblem(Flaw.CONTRADICTION, ("hands", "hands"))
    assert texts.problem_sentence(problem) == "This entry stands there twice: hands"


def test_words_of_a_file_are_printed_as_they_stand() -> None:
    problem = InputProblem(Flaw.NOT_AN_ACTION, ("{deal} %n",)).at(0, 0, "{problem}")
    assert texts.problem_sentence(problem) == "Deal 1, action 1 ({problem}): This is not an action: {deal} %n"


def test_words_of_a_file_cannot_flood_or_control_the_screen() -> None:
    sentence = texts.problem_sentence(InputProblem(Flaw.NOT_A_CARD, ("\x1b[2J\n" + "x" * 5000,)))
    assert len(sentence) < 300
    assert sentence.isprintable()
