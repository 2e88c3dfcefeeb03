"""The journal: what a kill, a full disk, a second process or damage leave of the running table."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.actions import Move, parse_action
from cardavia.engine.record import Record, cut
from cardavia.storage.journal import Journal, JournalContents, Trouble
from tests.storage.tables import new_deal, session

MOVES = [Move(seat, parse_action(text)) for seat, text in [(0, "healthy"), (3, "say no90"), (1, "CA"), (2, "solo C")]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "journal"


@pytest.fixture
def troubles() -> list[Trouble]:
    return []


@pytest.fixture
def opened(path: Path, troubles: list[Trouble]) -> Iterator[Callable[[], Journal]]:
    """Makes journals at the path and closes them in the end."""
    made: list[Journal] = []

    def make() -> Journal:
        made.append(Journal(path, troubles.append))
        return made[-1]

    yield make
    for journal in made:
        journal.close()


def no_trouble(trouble: Trouble) -> None:
    raise AssertionError(trouble)


def contents(path: Path) -> JournalContents:
    found = Journal.read(path)
    assert found is not None
    return found


def record_in(path: Path) -> Record:
    record = contents(path).record
    assert record is not None
    return record


def with_move(record: Record, move: Move) -> Record:
    last = record.deals[-1]
    return replace(record, deals=(*record.deals[:-1], replace(last, moves=(*last.moves, move))))


def names(path: Path) -> list[str]:
    return sorted(found.name for found in path.parent.iterdir())


# --- what is written is read


@pytest.mark.parametrize("game", ["schafkopf", "doppelkopf"])
def test_a_started_journal_holds_the_whole_record(path: Path, opened: Callable[[], Journal], game: str) -> None:
    record = session(game, deals=3, moves=30)
    opened().start(record, {0, 2})
    assert contents(path) == JournalContents(record, frozenset({0, 2}))


def test_every_entry_is_there_at_once(path: Path, opened: Callable[[], Journal]) -> None:
    journal = opened()
    record = session()
    journal.start(record)
    assert contents(path) == JournalContents(record)
    record = replace(record, deals=(new_deal(record, 1),))
    journal.deal(record.deals[0])
    assert record_in(path) == record
    for move in MOVES:
        journal.move(move)
        record = with_move(record, move)
        assert record_in(path) == record
    journal.assisted(0)
    assert contents(path) == JournalContents(record, frozenset({0}))
    journal.cut(0, 2)
    assert record_in(path) == cut(record, 0, 2)


def test_a_deal_may_bring_its_moves(path: Path, opened: Callable[[], Journal]) -> None:
    record = session(deals=2, moves=5)
    journal = opened()
    journal.start(session())
    for deal in record.deals:
        journal.deal(deal)
    assert record_in(path) == record


def test_the_text_is_what_the_format_says(path: Path, opened: Callable[[], Journal]) -> None:
    journal = opened()
    journal.start(session(deals=1))
    journal.move(MOVES[2])
    journal.cut(0, 0)
    journal.assisted(0)
    head, deal, *rest = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert (head["journal"], head["lines"], "deals" in head) == (1, 1, False)
    assert (head["game"], head["rules"]) == ("doppelkopf", {"preset": "pagat", "options": {"nines": False}})
    assert set(deal["deal"]) == {"dealer", "hands"}
    assert rest == [{"move": "1:CA"}, {"cut": [0, 0]}, {"assisted": 0}]


def test_a_new_session_replaces_the_old_one(path: Path, opened: Callable[[], Journal]) -> None:
    journal = opened()
    journal.start(session(deals=3, moves=10), {1})
    journal.start(session("schafkopf"))
    assert contents(path) == JournalContents(session("schafkopf"))
    assert names(path) == ["journal", "journal.lock"]


def test_there_may_be_no_journal(path: Path, opened: Callable[[], Journal], troubles: list[Trouble]) -> None:
    assert Journal.read(path) is None
    assert opened().resume() is None
    assert troubles == []


def test_reading_changes_nothing(path: Path, opened: Callable[[], Journal]) -> None:
    journal = opened()
    journal.start(session(deals=1, moves=3))
    journal.close()
    for damage in (b'{"move', b"nonsense\n"):
        data = path.read_bytes() + damage
        path.write_bytes(data)
        Journal.read(path)
        assert path.read_bytes() == data
    assert names(path) == ["journal", "journal.lock"]


def test_a_resumed_journal_goes_on(path: Path, opened: Callable[[], Journal]) -> None:
    record = session(deals=2, moves=7)
    first = opened()
    first.start(record, {1})
    first.close()
    before = path.read_bytes()
    second = opened()
    assert second.resume() == JournalContents(record, frozenset({1}))
    assert path.read_bytes() == before
    second.move(MOVES[0])
    assert contents(path) == JournalContents(with_move(record, MOVES[0]), frozenset({1}))


def test_what_does_not_fit_is_refused_and_not_written(path: Path, opened: Callable[[], Journal]) -> None:
    journal = opened()
    with pytest.raises(ValueError, match="no session"):
        journal.move(MOVES[0])
    journal.start(session())
    with pytest.raises(ValueError, match="first deal"):
        journal.move(MOVES[0])
    journal.deal(new_deal(session(), 1, 2))
    before = path.read_bytes()
    refused: list[Callable[[], None]] = [
        lambda: journal.cut(1, 0),
        lambda: journal.cut(0, 3),
        lambda: journal.cut(-1, 0),
        lambda: journal.assisted(1),
        lambda: journal.move(Move(4, MOVES[0].action)),
    ]
    for wrong in refused:
        with pytest.raises(ValueError, match=r"."):
            wrong()
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["a\nb", "x" * 65, "\u202e", "\ud800"])
def test_a_session_that_could_not_be_read_again_is_refused(
    path: Path, opened: Callable[[], Journal], name: str
) -> None:
    with pytest.raises(ValueError, match=r"."):
        opened().start(replace(session(), players=(name, "A", "B", "C")))
    assert not path.exists()


# --- cut off at any byte


def write_snapshots(path: Path) -> list[tuple[int, JournalContents]]:
    """Write a journal with every kind of entry; return its length and what it must tell after each of them."""
    journal = Journal(path, no_trouble)
    record = session()
    journal.start(record)
    marks: frozenset[int] = frozenset()
    snapshots = [(path.stat().st_size, JournalContents(record))]

    def note(new: Record, assisted: frozenset[int]) -> None:
        snapshots.append((path.stat().st_size, JournalContents(new, assisted)))

    for number in range(2):
        deal = new_deal(record, number)
        journal.deal(deal)
        record = replace(record, deals=(*record.deals, deal))
        note(record, marks)
        for move in MOVES:
            journal.move(move)
            record = with_move(record, move)
            note(record, marks)
        journal.assisted(number)
        marks |= {number}
        note(record, marks)
    journal.cut(0, 3)
    note(cut(record, 0, 3), frozenset({0}))
    journal.move(MOVES[1])
    note(with_move(cut(record, 0, 3), MOVES[1]), frozenset({0}))
    journal.close()
    return snapshots


def expected_at(snapshots: list[tuple[int, JournalContents]], length: int) -> JournalContents:
    whole = [told for size, told in snapshots if size <= length]
    return whole[-1] if whole else JournalContents(None, damaged=True)


def test_cut_off_at_any_byte_it_tells_what_was_whole(path: Path) -> None:
    snapshots = write_snapshots(path)
    data = path.read_bytes()
    assert len(data) == snapshots[-1][0]
    for length in range(len(data) + 1):
        path.write_bytes(data[:length])
        assert contents(path) == expected_at(snapshots, length)


@given(st.integers(min_value=0), st.sampled_from([b"", b"\x00" * 7, b"\xff", b'{"move": "0:']))
def test_after_a_torn_line_writing_goes_on(tmp_path_factory: pytest.TempPathFactory, place: int, tail: bytes) -> None:
    path = tmp_path_factory.mktemp("torn") / "journal"
    snapshots = write_snapshots(path)
    data = path.read_bytes()
    first = snapshots[1][0]
    length = first + place % (len(data) - first + 1)
    path.write_bytes(data[:length] + tail)
    expected = expected_at(snapshots, length)
    journal = Journal(path, no_trouble)
    assert journal.resume() == expected
    journal.move(MOVES[3])
    journal.close()
    assert expected.record is not None
    assert contents(path) == expected._replace(record=with_move(expected.record, MOVES[3]))
    assert names(path) == ["journal", "journal.lock"]


def test_a_beginning_that_was_cut_short_is_damage(path: Path, opened: Callable[[], Journal]) -> None:
    # A power cut may take the end of what was written as one piece; then the file is not what it was started as.
    record = session(deals=2, moves=6)
    journal = opened()
    journal.start(record)
    journal.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-3]))
    again = opened()
    assert again.resume() == JournalContents(cut(record, 1, 3), damaged=True)
    assert names(path) == ["journal", "journal.damaged-1", "journal.lock"]
    assert contents(path) == JournalContents(cut(record, 1, 3))


# --- any order of entries

OPERATION = st.one_of(
    st.tuples(st.just("deal"), st.integers(0, 50), st.integers(0, 4)),
    st.tuples(st.just("move"), st.integers(0, 3), st.just(0)),
    st.tuples(st.just("cut"), st.integers(0, 9), st.integers(0, 9)),
    st.tuples(st.just("assisted"), st.integers(0, 9), st.just(0)),
    st.tuples(st.just("reopen"), st.integers(0, 60), st.just(0)),
    st.tuples(st.just("start"), st.integers(0, 2), st.integers(0, 4)),
)


class Model:
    """The same session in whole records, by the engine's own `cut`."""

    def __init__(self) -> None:
        self.record = session()
        self.marks: frozenset[int] = frozenset()

    def deal(self, seed: int, moves: int) -> None:
        self.record = replace(self.record, deals=(*self.record.deals, new_deal(self.record, seed, moves)))

    def cut(self, deal: int, moves: int) -> None:
        self.record = cut(self.record, deal, moves)
        self.marks = frozenset(mark for mark in self.marks if mark <= deal)


def carry_out(model: Model, journal: Journal, what: str, one: int, two: int) -> None:
    """Do the same to both, with numbers brought into the range that is there."""
    deals = model.record.deals
    if what == "start":
        model.record, model.marks = session(deals=one, moves=two), frozenset(range(one))
        journal.start(model.record, model.marks)
    elif what == "deal":
        model.deal(one, two)
        journal.deal(model.record.deals[-1])
    elif what == "move" and deals:
        model.record = with_move(model.record, MOVES[one])
        journal.move(MOVES[one])
    elif what == "cut" and deals:
        deal = one % len(deals)
        moves = two % (len(deals[deal].moves) + 1)
        model.cut(deal, moves)
        journal.cut(deal, moves)
    elif what == "assisted" and deals:
        model.marks |= {one % len(deals)}
        journal.assisted(one % len(deals))


@given(st.lists(OPERATION, max_size=25))
def test_any_order_of_entries_equals_the_model(
    tmp_path_factory: pytest.TempPathFactory, operations: list[tuple[str, int, int]]
) -> None:
    path = tmp_path_factory.mktemp("model") / "journal"
    model = Model()
    journal = Journal(path, no_trouble)
    journal.start(model.record)
    for what, one, two in operations:
        if what == "reopen":
            journal.close()
            path.write_bytes(path.read_bytes() + b'{"move": "0:CA"}'[: one % 17])
            journal = Journal(path, no_trouble)
            assert journal.resume() == JournalContents(model.record, model.marks)
        carry_out(model, journal, what, one, two)
        assert contents(path) == JournalContents(model.record, model.marks)
    journal.close()


# --- damage

DAMAGE = [
    b"",
    b"\x00\x00\x00",
    b"\xff\xfe",
    b"null",
    b"[" * 50_000,
    b"{}",
    b'{"move": "0:XX"}',
    b'{"move": "4:CA"}',
    b'{"move": 3}',
    b'{"move": "0:CA", "cut": [0, 0]}',
    b'{"move": "0:CA", "move": "0:CK"}',
    b'{"cut": [0]}',
    b'{"cut": [5, 0]}',
    b'{"cut": [0, 99]}',
    b'{"cut": [true, false]}',
    b'{"cut": "00"}',
    b'{"assisted": 7}',
    b'{"assisted": true}',
    b'{"deal": {"dealer": 0, "hands": ["CA", "", "", ""]}}',
    b'{"deal": {"dealer": 9, "hands": []}}',
    b'{"deal": {}}',
    b'{"of-2031": 1}',
]


@pytest.mark.parametrize("line", DAMAGE)
def test_a_damaged_line_ends_the_reading_and_nothing_is_thrown_away(
    path: Path, opened: Callable[[], Journal], line: bytes, troubles: list[Trouble]
) -> None:
    record = session(deals=1)
    journal = opened()
    journal.start(record)
    for move in MOVES:
        journal.move(move)
    journal.close()
    lines = path.read_bytes().split(b"\n")
    lines[3] = line
    damaged = b"\n".join(lines)
    path.write_bytes(damaged)

    expected = with_move(record, MOVES[0])
    again = opened()
    assert again.resume() == JournalContents(expected, damaged=True)
    assert path.with_name("journal.damaged-1").read_bytes() == damaged
    again.move(MOVES[2])
    assert contents(path) == JournalContents(with_move(expected, MOVES[2]))
    assert names(path) == ["journal", "journal.damaged-1", "journal.lock"]
    assert troubles == []


HEADS = [
    b"",
    b"\n",
    b"\x00" * 100,
    b"\x00\n" * 3,
    b"{}\n",
    b"[1]\n",
    b'{"journal": 2, "lines": 0, "of": 2031}\n',
    b'{"journal": 1, "lines": 0}\n',
    b'{"journal": true, "lines": 0}\n',
]


@pytest.mark.parametrize("data", HEADS)
@pytest.mark.parametrize("resumed", [True, False])
def test_a_journal_without_a_good_beginning_is_kept_aside(
    path: Path, opened: Callable[[], Journal], data: bytes, resumed: bool, troubles: list[Trouble]
) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    journal = opened()
    if resumed:
        assert journal.resume() == JournalContents(None, damaged=True)
    journal.start(session())
    assert record_in(path) == session()
    assert path.with_name("journal.damaged-1").read_bytes() == data
    assert names(path) == ["journal", "journal.damaged-1", "journal.lock"]
    assert troubles == []


def test_a_new_session_keeps_a_damaged_journal_that_nobody_resumed(path: Path, opened: Callable[[], Journal]) -> None:
    journal = opened()
    journal.start(session(deals=1))
    journal.close()
    data = path.read_bytes() + b"nonsense\n"
    path.write_bytes(data)
    opened().start(session("schafkopf"))
    assert path.with_name("journal.damaged-1").read_bytes() == data
    assert record_in(path) == session("schafkopf")
