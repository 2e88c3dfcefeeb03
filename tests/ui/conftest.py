"""The flag that writes our own golden sentences anew; a person reads the diff: ``pytest tests/ui --rewrite-spoken``."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-spoken", action="store_true", help="write tests/ui/golden/spoken_*.txt anew")


@pytest.fixture
def rewrite_spoken(pytestconfig: pytest.Config) -> bool:
    # Without this folder on the command line the option is not known.
    return bool(pytestconfig.getoption("--rewrite-spoken", default=False))
