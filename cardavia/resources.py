"""Finds the files that come with the program: translations, rule pages, card art."""

from functools import cache
from pathlib import Path

import cardavia


def resource(*parts: str) -> Path:
    """Return the path of a shipped file or folder, such as ``resource("i18n", "cardavia_en.qm")``.

    A wheel holds everything inside the package. An editable install has the compiled
    translations there too, in a second folder of the package's path, and everything
    else in the source tree. Where the file is missing the answer is its place in the
    package, so that the error of whoever opens it names a sensible path.
    """
    candidates = [folder.joinpath(*parts) for folder in _folders(tuple(cardavia.__path__))]
    return next((path for path in candidates if path.exists()), candidates[0])


@cache
def _folders(places: tuple[str, ...]) -> list[Path]:
    package = [Path(place) for place in places]
    # Beside an installed package lie other people's folders, so only a source tree's own are looked into.
    trees = [folder.parent for folder in package if (folder.parent / "pyproject.toml").is_file()]
    return [*package, *trees]
