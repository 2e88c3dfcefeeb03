"""The name of the running table in the journal."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia.storage.journal import Journal, JournalContents
from cardavia.storage.journal_lines import read_lines
from tests.storage.tables import session


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    journal = Journal(path, lambda trouble: None)
    yield journal
    journal.close()


def contents(path: Path) -> JournalContents:
    found = Journal.read(path)
    assert found is not None
    return found


def test_a_name_is_kept_and_a_new_session_has_none(journal: Journal, path: Path) -> None:
    journal.start(session(deals=1))
    assert contents(path).name == ""
    journal.call("Stammtisch – Я")
    assert contents(path).name == "Stammtisch – Я"
    journal.start(session(deals=2))
    assert contents(path).name == ""


def test_the_name_is_there_when_the_whole_table_is_written_anew(journal: Journal, path: Path) -> None:
    journal.start(session(deals=1))
    journal.call("Friday")
    journal.close()
    again = Journal(path, lambda trouble: None)
    resumed = again.resume()
    again.close()
    assert resumed is not None
    assert (resumed.name, resumed.damaged) == ("Friday", False)


def test_a_name_that_cannot_be_printed_is_damage(journal: Journal, path: Path) -> None:
    journal.start(session(deals=1))
    with pytest.raises(ValueError, match="name a table"):
        journal.call("a\nb")
    journal.close()
    data = path.read_bytes()
    assert read_lines(data + b'{"name": "a\\nb"}\n').damaged
    assert read_lines(data + b'{"name": 7}\n').damaged


def test_without_a_session_there_is_nothing_to_name(journal: Journal) -> None:
    with pytest.raises(ValueError, match="no session"):
        journal.call("Friday")
