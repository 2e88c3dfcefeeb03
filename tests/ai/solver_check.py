"""Compares the kernel's solver with a simple one that shares no code with it.

``python -m tests.ai.solver_check COUNT SEED [SMALLEST LARGEST]``: random positions with hands of so many cards (2 to 4
unless told), half of them solved by the portable search. Hands of up to four cards are searched by plain minimax; of
larger ones the values are only verified: the best one, and those of the other moves as far as that is cheap. Positions
that are too laborious for either are left out. Prints each difference, how much was compared and the number of
differences; the exit code is 1 if there is one.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.ai.solver_cases import Case, case

SOURCE = Path(__file__).with_name("oracle.cpp")
_PART = 500
_BRUTE = 4
_NODES = 3_000_000


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


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the solver found of a position, and the truth as far as the oracle decided it."""

    position: Case
    found: Moves
    truth: Moves

    @property
    def is_wrong(self) -> bool:
        """Whether the two contradict each other."""
        if len(self.position.hands[self.position.turn]) > _BRUTE:
            return not set(self.truth) <= set(self.found)
        return self.truth != self.found

    def __str__(self) -> str:
        return f"{self.position}\n  found {self.found}\n  truth {self.truth}"


def truths(program: Path, cases: list[Case], claims: list[tuple[int, ...]]) -> list[Moves]:
    """Return the true moves of each position; where values are claimed only those that were decided, or none."""
    lines = [position.line(values) for position, values in zip(cases, claims, strict=True)]
    text = "".join(f"{line}\n" for line in lines)
    output = subprocess.run([str(program)], input=text, capture_output=True, text=True, check=True).stdout
    return [[_move(entry) for entry in line.split()] for line in output.splitlines()]


def _claims(position: Case, moves: Moves) -> tuple[int, ...]:
    return tuple(low for _, low, _ in moves) if len(position.hands[position.turn]) > _BRUTE else ()


def _move(entry: str) -> tuple[int, int, int]:
    kind, value = entry.split(":")
    return int(kind), int(value), int(value)


def compared(native: Any, program: Path, cases: list[Case]) -> Iterator[Comparison]:
    """Yield what solver and oracle find of each position that the solver solves in time."""
    solvers = [native.Solver(8), native.Solver(8, True)]
    solved = [one.ask(native, solvers[number % 2], node_budget=_NODES) for number, one in enumerate(cases)]
    kept = [(position, one.moves) for position, one in zip(cases, solved, strict=True) if one.complete]
    known = truths(program, [position for position, _ in kept], [_claims(*one) for one in kept])
    yield from (Comparison(*one, truth) for one, truth in zip(kept, known, strict=True))


def parts(count: int, seed: int, smallest: int, largest: int) -> Iterator[list[Comparison]]:
    """Yield the comparisons of ``count`` random positions, part by part."""
    from cardavia.ai.kernel import native

    source = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        for start in range(0, count, _PART):
            sizes = [source.randint(smallest, largest) for _ in range(min(_PART, count - start))]
            yield list(compared(native, program, [case(source, native, size) for size in sizes]))


def main(arguments: list[str]) -> int:
    """Run the script."""
    numbers = [int(argument) for argument in arguments] + [2, 4][len(arguments) - 2 :]
    decided = moves = wrong = 0
    for part in parts(*numbers):
        decided += sum(bool(one.truth) for one in part)
        moves += sum(len(one.truth) for one in part)
        for one in filter(lambda each: each.is_wrong, part):
            wrong += 1
            print(one)
    print(f"{numbers[0]} positions of {numbers[2]} to {numbers[3]} cards, seed {numbers[1]}:", end=" ")
    print(f"{decided} compared with {moves} moves, {wrong} wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
