"""Memory for pictures has a limit."""

from cardavia.ui.picture_caches import Bounded


def bounded(limit: int) -> Bounded[str, int]:
    """Return a memory in which a key takes as many bytes as it has letters."""
    return Bounded(limit, len)


def test_what_was_used_longest_ago_goes_first() -> None:
    kept = bounded(6)
    kept.put("aaa", 1)
    kept.put("bbb", 2)
    assert kept.get("aaa") == 1
    kept.put("ccc", 3)
    assert (kept.get("aaa"), kept.get("bbb"), kept.get("ccc")) == (1, None, 3)
    assert kept.used == 6


def test_everything_can_be_given_up() -> None:
    kept = bounded(6)
    kept.put("aaa", 1)
    kept.clear()
    assert (kept.get("aaa"), kept.used) == (None, 0)


def test_the_newest_stays_whatever_its_size() -> None:
    kept = bounded(2)
    kept.put("aaa", 1)
    assert (kept.get("aaa"), kept.used) == (1, 3)
    kept.put("bbbb", 2)
    assert (kept.get("aaa"), kept.get("bbbb"), kept.used) == (None, 2, 4)


def test_a_new_value_takes_the_place_of_the_old_one() -> None:
    kept = bounded(6)
    kept.put("aaa", 1)
    kept.put("bbb", 2)
    kept.put("aaa", 3)
    assert (kept.get("aaa"), kept.used, list(kept.newest())) == (3, 6, ["aaa", "bbb"])
