"""The flag that rewrites our own golden files; a person reads the diff: ``pytest tests/games --rewrite-golden``."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write tests/games/golden/*.expected.json anew")


@pytest.fixture
def rewrite_golden(pytestconfig: pytest.Config) -> bool:
    # Without this folder on the command line the option is not known.
    return bool(pytestconfig.getoption("--rewrite-golden", default=False))
