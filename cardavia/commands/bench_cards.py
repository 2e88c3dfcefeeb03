"""The part of ``cardavia bench`` about cards: drawing a deck, keeping it on disk, and one step of a slider."""

from __future__ import annotations

import statistics
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cardavia.art.deck import Pack
from cardavia.art.finish import Sheet, finished
from cardavia.art.look import MOST, Look
from cardavia.art.shelf import USUAL, shelf
from cardavia.art.shown import ShownCards, shown_cards
from cardavia.engine.cards import PACK
from cardavia.storage.paths import user_paths
from cardavia.storage.picture_cache import PictureCache
from cardavia.ui.texts_base import translate

WIDTH: Final = 260
"""Pixels of a card's width."""
VISIBLE: Final = 16
"""Cards that are visible at once at most."""
RATIOS: Final = (1, 2)
"""Device pixels in a pixel."""
_STEPS: Final = [
    *(Look(contrast=value) for value in range(0, MOST + 1, 4)),
    *(Look(grain=value) for value in range(0, MOST + 1, 4)),
    *(Look(temperature=value) for value in range(0, MOST + 1, 4)),
]


def figures() -> dict[str, Any]:
    """Return the figures of Schafkopf's usual deck, times in milliseconds and sizes in bytes; takes some seconds."""
    # Imported here and below: other commands need no graphics library.
    from cardavia.ui.svg_image import raw_pixels

    cards, loading = _timed(_load)
    texts, composing = _timed(lambda: {card.code: cards.face(card) for card in PACK})
    height = round(WIDTH * cards.aspect)
    pictures, drawing = _timed(lambda: {name: raw_pixels(text, WIDTH, height) for name, text in texts.items()})
    writing, reading = _disk(cards, pictures, height)
    return {
        "loading": loading,
        "composing": composing,
        "drawing": drawing,
        "writing": writing,
        "reading": reading,
        "deck_bytes": _memory(),
        "picture_bytes": sum(map(len, pictures.values())),
        "slider": {str(ratio): _slider(cards, texts, ratio) for ratio in RATIOS},
    }


def lines(measured: Mapping[str, Any]) -> Iterator[str]:
    """Return the figures for people."""
    pattern = translate(
        "Bench", "Cards: {loading} ms to read a deck, {composing} to compose, {drawing} to draw, {reading} from disk"
    )
    yield pattern.format(**{name: f"{measured[name]:.0f}" for name in ("loading", "composing", "drawing", "reading")})
    pattern = translate("Bench", "Memory of the cards: {deck} KiB for the deck, {pictures} MiB for its pictures")
    deck, pictures = measured["deck_bytes"] / 1024, measured["picture_bytes"] / 1024**2
    yield pattern.format(deck=f"{deck:.0f}", pictures=f"{pictures:.1f}")
    for ratio, step in measured["slider"].items():
        pattern = translate("Bench", "A slider’s step at density {ratio}: {median} ms, 95% of them below {most} ms")
        yield pattern.format(ratio=ratio, median=f"{step['median']:.1f}", most=f"{step['p95']:.1f}")


def _load() -> ShownCards:
    return shown_cards(shelf(user_paths().decks), USUAL["schafkopf"], Pack.GERMAN)[0]


def _disk(cards: ShownCards, pictures: Mapping[str, bytes], height: int) -> tuple[float, float]:
    """Return how long it takes to keep all pictures, and to have them again as another process would."""
    keys = {cards.picture_key(name, WIDTH, height): picture for name, picture in pictures.items()}
    with tempfile.TemporaryDirectory() as folder:
        _, writing = _timed(lambda: _keep(PictureCache(Path(folder)), keys))
        found = PictureCache(Path(folder))
        _, reading = _timed(lambda: [found.get(key) for key in keys])
    return writing, reading


def _keep(cache: PictureCache, pictures: Mapping[str, bytes]) -> None:
    for key, picture in pictures.items():
        cache.put(key, picture)


def _slider(cards: ShownCards, texts: Mapping[str, str], ratio: int) -> dict[str, float]:
    """Return the median and the 95th percentile of one step of a slider for all visible cards."""
    from cardavia.ui.svg_image import drawn_sheet

    height = round(WIDTH * cards.aspect)
    chosen = dict(list(texts.items())[:VISIBLE])
    sheet = drawn_sheet(chosen, ratio * WIDTH, ratio * height)
    out = bytearray(len(sheet.data))
    finished(sheet, Look(), cards.material, out)
    times = [_timed(_step(sheet, look, cards, out))[1] for look in _STEPS]
    return {"median": statistics.median(times), "p95": _percentile(times, 0.95)}


def _step(sheet: Sheet, look: Look, cards: ShownCards, out: bytearray) -> Callable[[], bytearray]:
    return lambda: finished(sheet, look, cards.material, out)


def _percentile(times: Sequence[float], share: float) -> float:
    return sorted(times)[round(share * (len(times) - 1))]


def _memory() -> int:
    """Return the bytes of a deck that has been read, without its pictures."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = _load()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    # Named until here, so that it still is in the memory.
    del kept
    return after - before


def _timed(work: Callable[[], Any]) -> tuple[Any, float]:
    started = time.perf_counter()
    result = work()
    return result, 1000 * (time.perf_counter() - started)
