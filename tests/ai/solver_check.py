"""Compares the kernel's solver with a simple one that shares no code with it.

``python -m tests.ai.solver_check COUNT SEED [SMALLEST LARGEST]``: random positions with hands of so many cards (2 to 4
unless told), half of them solved by the portable search. Hands of up to four cards are searched by plain minimax; of
larger ones alpha-beta confirms or refutes the values (seconds for a hand of eight). Prints each difference
and the number of them; the exit code is 1 if there is one.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.ai.solver_cases import Case, case

SOURCE = Path(__file__).with_name("oracle.cpp")
_PART = 500
_BRUTE = 4


def compiler() -> str | None:
    """Return a C++ compiler of this machine."""
    return next((path for name in ("c++", "g++", "clang++") if (path := shutil.which(name))), None)


def build(folder: Path) -> Path:
    """Compile the oracle into the folder and return its path; RuntimeError where there is no compiler."""
    found = compiler()
    if found is None:
        raise RuntimeError("no C++ compiler")
    program = folder / "oracle"
    subprocess.run([found, "-O2", "-std=c++17", "-o", str(program), str(SOURCE)], check=True)
    return program


Moves = list[tuple[int, int, int]]
"""Kind, lowest and highest value of each move."""


def truths(program: Path, cases: list[Case], expected: list[Moves]) -> list[Moves]:
    """Return the true moves of each position; expected values of large hands are only confirmed."""
    lines = [position.line(_expected(position, moves)) for position, moves in zip(cases, expected, strict=True)]
    text = "".join(f"{line}\n" for line in lines)
    output = subprocess.run([str(program)], input=text, capture_output=True, text=True, check=True).stdout
    return [[_move(entry) for entry in line.split()] for line in output.splitlines()]


def _expected(position: Case, moves: Moves) -> tuple[int, ...]:
    return tuple(low for _, low, _ in moves) if len(position.hands[position.turn]) > _BRUTE else ()


def _move(entry: str) -> tuple[int, int, int]:
    kind, value = entry.split(":")
    return int(kind), int(value), int(value)


def differences(native: Any, program: Path, cases: list[Case]) -> Iterator[str]:
    """Yield what the solver finds otherwise than the oracle."""
    solvers = [native.Solver(8), native.Solver(8, True)]
    found = [one.ask(native, solvers[number % 2], node_budget=10**12).moves for number, one in enumerate(cases)]
    for position, moves, truth in zip(cases, found, truths(program, cases, found), strict=True):
        if moves != truth:
            yield f"{position}\n  found {moves}\n  truth {truth}"


def run(count: int, seed: int, smallest: int, largest: int) -> int:
    """Compare ``count`` positions; return the number of differences."""
    from cardavia.ai.kernel import native

    source = random.Random(seed)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        for start in range(0, count, _PART):
            sizes = [source.randint(smallest, largest) for _ in range(min(_PART, count - start))]
            for text in differences(native, program, [case(source, native, size) for size in sizes]):
                wrong += 1
                print(text)
    return wrong


def main(arguments: list[str]) -> int:
    """Run the script."""
    numbers = [int(argument) for argument in arguments] + [2, 4][len(arguments) - 2 :]
    wrong = run(*numbers)
    print(f"{numbers[0]} positions of {numbers[2]} to {numbers[3]} cards, seed {numbers[1]}: {wrong} wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
