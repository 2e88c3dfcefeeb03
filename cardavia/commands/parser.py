"""The commands' arguments, and which function each command is."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn, TypeAlias

from cardavia.commands import bench, deck, play, replay, score
from cardavia.commands.output import Output, usage_problem
from cardavia.engine.games import GAMES
from cardavia.ui.texts_base import translate

LARGEST_COUNT = 1_000_000
"""Most deals that one command plays."""


LARGEST_WIDTH = 1200
"""Most pixels of the width of a card on a sheet."""


class _Parser(argparse.ArgumentParser):
    """Raises its complaint, so that it comes out as every other one does."""

    def error(self, message: str) -> NoReturn:
        raise usage_problem(message)


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Return the parsed arguments; InputProblem when they are no command."""
    return _parser().parse_args(words)


def run(options: argparse.Namespace) -> Output:
    """Return what the command has to say; InputProblem when its input is wrong."""
    return _RUNNERS[options.command](options)


def _run_play(options: argparse.Namespace) -> Output:
    return play.run(
        options.game, options.preset, options.set, options.deals, options.seed, options.players, options.out
    )


def _run_deck(options: argparse.Namespace) -> Output:
    if options.action == "check":
        return deck.check(options.folder)
    if options.action == "sheet":
        return deck.sheet(options.deck, options.out, options.width, options.look, options.index, options.cards)
    return deck.listed()


_RUNNERS: Mapping[str, Callable[[argparse.Namespace], Output]] = {
    "replay": lambda options: replay.run(options.file),
    "score": lambda options: score.run(options.file),
    "play": _run_play,
    "deck": _run_deck,
    "bench": lambda options: bench.run(),
}


def _parser() -> argparse.ArgumentParser:
    about = translate("Help", "Play Schafkopf and Doppelkopf. Without a command, or with a record, the window opens.")
    parser = _Parser(prog="cardavia", description=about)
    parser.add_argument("--version", action=_Version, nargs=0, help=translate("Help", "print the version and end"))
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)
    _with_file(commands, "replay", translate("Help", "replay a record and print every deal"))
    _with_file(commands, "score", translate("Help", "print a deal’s scores from facts alone"))
    _add_play(commands)
    _add_deck(commands)
    _with_json(commands.add_parser("bench", help=translate("Help", "measure the speed of this machine")))
    return parser


class _Version(argparse.Action):
    """Looks the version up only when it is asked for, which takes longer than everything else here."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from cardavia import __version__

        print(f"cardavia {__version__}")
        parser.exit()


Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"  # argparse names no public type for it


def _with_file(commands: Commands, name: str, about: str) -> None:
    command = commands.add_parser(name, help=about)
    command.add_argument("file", metavar="FILE", type=Path)
    _with_json(command)


def _with_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help=translate("Help", "print one JSON document"))


def _add_play(commands: Commands) -> None:
    command = commands.add_parser("play", help=translate("Help", "let computer players play"))
    games = ", ".join(GAMES)
    command.add_argument("--game", required=True, metavar="G", help=games)
    command.add_argument("--preset", metavar="P", help=translate("Help", "rule set"))
    command.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    command.add_argument("--deals", type=_count, default=1, metavar="N", help=translate("Help", "number of deals"))
    command.add_argument("--seed", type=int, default=0, metavar="S", help=translate("Help", "seed of the cards"))
    command.add_argument("--players", default="easy", metavar="A,B,C,D", help="random, easy")
    command.add_argument("--out", type=Path, metavar="FILE", help=translate("Help", "write the record to a file"))
    _with_json(command)


def _add_deck(commands: Commands) -> None:
    about = translate("Help", "look after decks of cards")
    actions = commands.add_parser("deck", help=about).add_subparsers(dest="action", required=True, parser_class=_Parser)
    _with_json(actions.add_parser("list", help=translate("Help", "name the decks that can be chosen")))
    check = actions.add_parser("check", help=translate("Help", "say everything that is wrong with a deck"))
    check.add_argument("folder", metavar="FOLDER", type=Path)
    _with_json(check)
    sheet = actions.add_parser("sheet", help=translate("Help", "draw all cards of a deck into one picture"))
    sheet.add_argument("deck", metavar="DECK", help=translate("Help", "name or folder of a deck"))
    sheet.add_argument("out", metavar="OUT.png", type=Path)
    sheet.add_argument("--width", type=_width, default=130, metavar="PX", help=translate("Help", "width of a card"))
    sheet.add_argument("--look", metavar="LOOK", help=translate("Help", "contrast, grain, temperature or a preset"))
    sheet.add_argument("--index", default="normal", metavar="INDEX", help="normal, large, learner, large-learner")
    sheet.add_argument("--cards", metavar="C,D,E", help=translate("Help", "only these cards, such as CQ,HA"))
    _with_json(sheet)


def _width(text: str) -> int:
    width = int(text)
    if not 10 <= width <= LARGEST_WIDTH:
        raise ValueError(text)
    return width


def _count(text: str) -> int:
    count = int(text)
    if not 1 <= count <= LARGEST_COUNT:
        raise ValueError(text)
    return count
