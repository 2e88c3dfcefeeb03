"""The commands' arguments, and which function each command is."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn, TypeAlias

from cardavia.ai.command.player import SECONDS
from cardavia.ai.player import NAMES
from cardavia.ai.solving import NODES
from cardavia.commands import arena, bench, deck, play, replay, rules, score, smoke, solve
from cardavia.commands.output import Output, usage_problem
from cardavia.engine.games import GAMES
from cardavia.pages.languages import ENGLISH
from cardavia.ui.texts_base import translate

LARGEST_COUNT = 1_000_000
"""Most deals that one command plays."""
LONGEST_ANSWER_TIME = 3600
"""Most seconds that a program may be given for an answer."""
MOST_NODES = 10**12
"""Largest budget of a search, far beyond what any deal takes."""
MOST_PROCESSES = 61
"""More than these Windows cannot wait for."""


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
        options.game,
        options.preset,
        options.set,
        options.deals,
        options.seed,
        options.players,
        options.out,
        options.seconds,
    )


def _run_arena(options: argparse.Namespace) -> Output:
    return arena.run(
        options.game,
        options.preset,
        options.set,
        options.deals,
        options.seed,
        (options.a, options.b),
        options.processes,
        options.seconds,
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
    "arena": _run_arena,
    "solve": lambda options: solve.run(options.file, options.deal, options.at, options.nodes),
    "rules": lambda options: rules.run(options.game, options.preset, options.set, options.lang),
    "deck": _run_deck,
    "bench": lambda options: bench.run(options.parts),
    "smoke": lambda options: smoke.run(),
}


def _parser() -> argparse.ArgumentParser:
    about = translate("Help", "Play Schafkopf and Doppelkopf. Without a command, or with a record, the window opens.")
    parser = _Parser(prog="cardavia", description=about)
    parser.add_argument("--version", action=_Version, nargs=0, help=translate("Help", "print the version and end"))
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)
    _with_file(commands, "replay", translate("Help", "replay a record and print every deal"))
    _with_file(commands, "score", translate("Help", "print a deal’s scores from facts alone"))
    _add_play(commands)
    _add_arena(commands)
    _add_solve(commands)
    _add_rules(commands)
    _add_deck(commands)
    _add_bench(commands)
    _with_json(commands.add_parser("smoke", help=translate("Help", "play a deal of each game in the window")))
    return parser


class _Version(argparse.Action):
    """Looks the version up only when it is asked for, which takes longer than everything else here."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from cardavia import __version__

        print(f"cardavia {__version__}")
        parser.exit()


Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"  # argparse names no public type for it


def _with_file(commands: Commands, name: str, about: str) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=about)
    command.add_argument("file", metavar="FILE", type=Path)
    _with_json(command)
    return command


def _with_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help=translate("Help", "print one JSON document"))


def _add_play(commands: Commands) -> None:
    command = commands.add_parser("play", help=translate("Help", "let computer players play"))
    _with_rules(command, deals=1)
    command.add_argument("--players", default="easy", metavar="A,B,C,D", help=_player_names())
    command.add_argument("--out", type=Path, metavar="FILE", help=translate("Help", "write the record to a file"))
    _with_json(command)


def _add_arena(commands: Commands) -> None:
    command = commands.add_parser("arena", help=translate("Help", "measure two computer players by duplicate deals"))
    _with_rules(command, deals=100)
    for side in ("--a", "--b"):
        command.add_argument(side, required=True, metavar="PLAYER", help=_player_names())
    about = translate("Help", "number of processes; as many as the machine has cores without it")
    command.add_argument("--processes", type=_processes, metavar="N", help=about)
    _with_json(command)


def _add_solve(commands: Commands) -> None:
    about = translate("Help", "print what each card is worth when all hands are open")
    command = _with_file(commands, "solve", about)
    about = translate("Help", "number of the deal, from 1; the last one without it")
    command.add_argument("--deal", type=_count, metavar="I", help=about)
    about = translate("Help", "the point after so many actions of the deal; its last one without it")
    command.add_argument("--at", type=_place, metavar="N", help=about)
    about = translate("Help", "most cards played in the search; what it leaves open is given as bounds and a guess")
    command.add_argument("--nodes", type=_nodes, default=NODES, metavar="N", help=about)


def _with_rules(command: argparse.ArgumentParser, deals: int) -> None:
    """Add what every command needs that lets computer players play."""
    command.add_argument("--game", required=True, metavar="G", help=", ".join(GAMES))
    command.add_argument("--preset", metavar="P", help=translate("Help", "rule set"))
    command.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    command.add_argument("--deals", type=_count, default=deals, metavar="N", help=translate("Help", "number of deals"))
    command.add_argument("--seed", type=int, default=0, metavar="S", help=translate("Help", "seed of the cards"))
    about = translate("Help", "time that a program has for an answer")
    command.add_argument("--seconds", type=_seconds, default=SECONDS, metavar="S", help=about)


def _player_names() -> str:
    return ", ".join((*NAMES, "cmd:PROGRAM"))


def _add_rules(commands: Commands) -> None:
    command = commands.add_parser("rules", help=translate("Help", "print the pages about the rules of a game"))
    command.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--preset", metavar="P", help=translate("Help", "rule set"))
    command.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    command.add_argument("--lang", default=ENGLISH, metavar="L", help=translate("Help", "language of the pages"))
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


def _add_bench(commands: Commands) -> None:
    command = commands.add_parser("bench", help=translate("Help", "measure the speed of this machine"))
    about = translate("Help", "what is measured, everything without it: {parts}").format(parts=", ".join(bench.PARTS))
    command.add_argument("parts", metavar="PART", nargs="*", type=_part, help=about)
    _with_json(command)


def _part(text: str) -> str:
    if text not in bench.PARTS:
        raise ValueError(text)
    return text


def _width(text: str) -> int:
    width = int(text)
    if not 10 <= width <= LARGEST_WIDTH:
        raise ValueError(text)
    return width


def _count(text: str) -> int:
    return _whole(text, LARGEST_COUNT)


def _processes(text: str) -> int:
    return _whole(text, MOST_PROCESSES)


def _nodes(text: str) -> int:
    return _whole(text, MOST_NODES)


def _place(text: str) -> int:
    return _whole(text, LARGEST_COUNT, smallest=0)


def _whole(text: str, largest: int, smallest: int = 1) -> int:
    count = int(text)
    if not smallest <= count <= largest:
        raise ValueError(text)
    return count


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= LONGEST_ANSWER_TIME:
        raise ValueError(text)
    return seconds
