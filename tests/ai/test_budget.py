from cardavia.ai.budget import Budget


def test_who_listens_hears_of_the_end_once_it_comes() -> None:
    heard: list[str] = []
    budget = Budget()
    budget.when_cancelled(lambda: heard.append("first"))
    assert not heard
    budget.cancel()
    assert heard == ["first"]


def test_who_listens_late_hears_at_once() -> None:
    heard: list[str] = []
    budget = Budget()
    budget.cancel()
    budget.when_cancelled(lambda: heard.append("late"))
    assert heard == ["late"]
    assert budget.cancelled


def test_without_seconds_there_is_no_end() -> None:
    assert Budget().seconds_left is None


def test_the_seconds_run_down_to_nothing() -> None:
    assert Budget(seconds=0.0).seconds_left == 0.0
    left = Budget(seconds=1000.0).seconds_left
    assert left is not None
    assert 0 < left <= 1000
