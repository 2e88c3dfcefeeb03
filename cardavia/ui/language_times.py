"""How long it takes until everything that is open says and shows another language."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from itertools import cycle

from PySide6.QtCore import QCoreApplication

from cardavia.ui.frame_meter import figures
from cardavia.ui.language import SOURCE, Language, languages

_TIMES = 12


def language_times(language: Language, times: int = _TIMES) -> dict[str, float]:
    """Change the language that often, and return what that cost in milliseconds of this thread's time.

    ``median``, ``p95`` and ``most`` are those of one change: from the choice until every widget of the process has its
    new texts, is laid out and painted. Every language is chosen in turn; where there is but one it alternates with
    the texts as they are written. At the end the language is spoken that was spoken before.
    """
    before = language.code
    changes = cycle(_changes(language))
    spent = [_timed(next(changes)) for _ in range(times)]
    language.speak(before or SOURCE)
    return figures(spent)


def _changes(language: Language) -> list[Callable[[], None]]:
    offered = languages()
    if len(offered) == 1:
        return [language.fall_silent, lambda: language.speak(offered[0])]
    others = [code for code in offered if code != language.code]
    return [partial(language.speak, code) for code in (*others, language.code)]


def _timed(change: Callable[[], None]) -> float:
    started = time.thread_time()
    change()
    QCoreApplication.processEvents()
    return 1000 * (time.thread_time() - started)
