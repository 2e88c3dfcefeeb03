"""Whatever the bytes of a record are, reading them raises an `InputProblem` and nothing else."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardavia.engine.errors import InputProblem
from cardavia.engine.record import parse_record, replay
from cardavia.engine.report import match_report

CASES = sorted((Path(__file__).parent.parent / "games").glob("*/*.cardavia"))
DOCUMENT = json.loads(CASES[0].read_text(encoding="utf-8"))
Place = tuple[str | int, ...]


def places(value: Any, place: Place = ()) -> Iterator[Place]:
    """Yield the place of every value in a JSON document."""
    yield place
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield from places(value[key], (*place, key))


JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2**70,
    1.5,
    float("nan"),
    "",
    " ",
    "CA",
    "0:CA",
    "\ud800",
    "\x00",
    "A" * 70,
    [],
    [[]],
    ["CA"],
    {},
    {"preset": "ddv"},
    [None] * 4,
    "pass",
    "0:pass",
    "3:say schwarz",
    "1:solo D",
    "2:pass CA CT CK",
]


def replaced(value: Any, source: random.Random) -> Any:
    place = source.choice(list(places(value)))
    junk = copy.deepcopy(source.choice(JUNK))
    if not place:
        return junk
    holder = value
    for key in place[:-1]:
        holder = holder[key]
    return change(value, holder, place[-1], junk, source)


def change(value: Any, holder: Any, key: Any, junk: Any, source: random.Random) -> Any:
    """Replace, remove, double or move one item of the holder."""
    kind = source.randrange(4)
    if kind == 0:
        holder[key] = junk
    elif kind == 1:
        del holder[key]
    elif isinstance(holder, dict):
        holder[str(junk)[:5]] = holder[key]
    elif kind == 2:
        holder.insert(key, copy.deepcopy(holder[key]))
    else:
        other = source.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]
    return value


def read_whatever(data: bytes) -> None:
    """Read, replay and report: the only exception is an `InputProblem` with a place where there is one."""
    problem = problem_of(data)
    if problem is not None:
        assert str(problem)
        assert problem.index is None or (problem.deal is not None and problem.text is not None)


def problem_of(data: bytes) -> InputProblem | None:
    try:
        record = parse_record(data)
        json.dumps(match_report(replay(record), record))
    except InputProblem as found:
        return found
    return None


@pytest.mark.parametrize("seed", range(4))
def test_mutated_records_raise_nothing_else(seed: int) -> None:
    source = random.Random(seed)
    documents = [json.loads(path.read_text(encoding="utf-8")) for path in CASES]
    for _ in range(400):
        value = copy.deepcopy(source.choice(documents))
        for _ in range(source.choice((1, 1, 1, 2, 5))):
            value = replaced(value, source) if isinstance(value, dict | list) else value
        read_whatever(json.dumps(value).encode())


@pytest.mark.parametrize("seed", range(4))
def test_broken_bytes_raise_nothing_else(seed: int) -> None:
    source = random.Random(seed)
    texts = [path.read_bytes() for path in CASES]
    for _ in range(400):
        data = bytearray(source.choice(texts))
        for _ in range(source.choice((1, 1, 3, 10))):
            breaks(data, source)
        read_whatever(bytes(data))


def breaks(data: bytearray, source: random.Random) -> None:
    place, end = source.randrange(len(data)), source.randrange(1, 9)
    change_bytes: list[Callable[[], None]] = [
        lambda: data.__setitem__(place, source.randrange(256)),
        lambda: data.__setitem__(slice(place, place + end), b""),
        lambda: data.__setitem__(slice(place, place), bytes(data[place : place + end])),
        lambda: data.__setitem__(slice(place, place), source.choice([b'"', b"{", b"\\u0000", b"\\ud83d", b",", b"-"])),
    ]
    source.choice(change_bytes)()
    if not data:
        data.append(0)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=20,
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(["format", "version", "game", "rules", "players", "deals"]), json_values)
def test_any_json_in_any_key_raises_nothing_else(key: str, value: Any) -> None:
    read_whatever(json.dumps({**DOCUMENT, key: value}).encode())


@settings(max_examples=200)
@given(st.binary(max_size=60))
def test_any_bytes_raise_nothing_else(data: bytes) -> None:
    read_whatever(data)
