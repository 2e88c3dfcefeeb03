"""What the workers do for the pictures of the cards: reading a deck, drawing masters, giving them their look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QSize, QThreadPool, Signal
from PySide6.QtGui import QImage
from shiboken6 import isValid

from cardavia.art.deck import Pack
from cardavia.storage.settings import CardLook
from cardavia.ui.card_source import CardSource

if TYPE_CHECKING:
    from cardavia.art.compose import IndexOptions
    from cardavia.art.finish import Sheet
    from cardavia.art.shown import ShownCards

BACK: Final = "back"
"""The name of a back's picture; with a space and a design's name behind it, of that design."""
BYTES_A_PIXEL: Final = 4
_MOST_WORKERS: Final = 3


class PictureKey(NamedTuple):
    """Which picture: the deck, a card's code or `BACK`, and the size in device pixels."""

    deck: str
    name: str
    width: int
    height: int
    density: float

    @property
    def size(self) -> QSize:
        """The size in device pixels."""
        return QSize(self.width, self.height)

    @property
    def bytes(self) -> int:
        """The memory that the picture takes."""
        return BYTES_A_PIXEL * self.width * self.height


class MasterKey(NamedTuple):
    """Which picture without a look: `text` is what it is kept under, wherever it is kept."""

    text: str
    bytes: int


class Master(NamedTuple):
    """A picture as it was drawn: red, green, blue and alpha of every pixel."""

    key: MasterKey
    data: bytes


class Finishing(NamedTuple):
    """Pictures that are to get a look, all of one deck."""

    cards: ShownCards
    look: CardLook
    masters: Sequence[tuple[PictureKey, bytes]]


class Finished(NamedTuple):
    """Pictures of the deck with that digest that have got a look."""

    look: CardLook
    digest: str
    images: Sequence[tuple[PictureKey, QImage]]


class Courier(QObject):
    """Carries what the workers have done to the thread of the interface."""

    loaded = Signal(str, object, object)
    """A deck's name, its `ShownCards`, and the `InputProblem` that prevents its use or None."""
    drawn = Signal(object, object)
    """A `PictureKey` and its `Master`."""
    finished = Signal(object)


class Finisher:
    """Gives pictures a look, a sheet for each size at a time.

    Sheets and the memory for their looks are used again as long as the same pictures are asked for, as they are while
    a slider moves. Only one thread may use it at a time.
    """

    def __init__(self) -> None:
        self._sheets: dict[tuple[PictureKey, ...], tuple[tuple[bytes, ...], Sheet, bytearray]] = {}

    def finish(self, job: Finishing) -> Finished:
        """Return the pictures with their look."""
        from cardavia.art.finish import finished
        from cardavia.art.look import Look
        from cardavia.ui.svg_image import sheet_card

        look = Look(job.look.contrast, job.look.grain, job.look.temperature)
        images: list[tuple[PictureKey, QImage]] = []
        self._sheets = {keys: self._sheet(keys, data) for keys, data in _by_size(job.masters)}
        for keys, (_, sheet, out) in self._sheets.items():
            finished(sheet, look, job.cards.material, out)
            images += [(key, sheet_card(sheet, out, place)) for place, key in enumerate(keys)]
        return Finished(job.look, job.cards.digest, images)

    def forget(self) -> None:
        """Give the memory back."""
        self._sheets = {}

    def _sheet(
        self, keys: tuple[PictureKey, ...], data: tuple[bytes, ...]
    ) -> tuple[tuple[bytes, ...], Sheet, bytearray]:
        from cardavia.art.finish import Sheet

        known = self._sheets.get(keys)
        if known is not None and all(one is other for one, other in zip(known[0], data, strict=True)):
            return known
        names = tuple(key.name for key in keys)
        sheet = Sheet(keys[0].width, keys[0].height, names, b"".join(data))
        return data, sheet, bytearray(len(sheet.data))


def _by_size(
    masters: Sequence[tuple[PictureKey, bytes]],
) -> list[tuple[tuple[PictureKey, ...], tuple[bytes, ...]]]:
    sizes: dict[tuple[int, int], list[tuple[PictureKey, bytes]]] = {}
    for key, data in masters:
        sizes.setdefault((key.width, key.height), []).append((key, data))
    return [(tuple(key for key, _ in group), tuple(data for _, data in group)) for group in sizes.values()]


def load(source: CardSource, deck: str, pack: Pack, courier: Courier) -> None:
    """Read a deck, and set up all that a look needs, so that the thread of the interface does not have to."""
    from cardavia.art.finish import BYTES_A_PIXEL, Sheet, finished
    from cardavia.art.look import Look

    cards, problem = source.load(deck, pack)
    finished(Sheet(1, 1, ("",), bytes(BYTES_A_PIXEL)), Look(), cards.material)
    courier.loaded.emit(deck, cards, problem)


def master_key(cards: ShownCards, key: PictureKey, look: CardLook) -> MasterKey:
    """Return which master a picture with that look is made of."""
    name = f"{BACK} {_design(cards, key, look)}" if _is_back(key) else key.name
    return MasterKey(cards.picture_key(name, key.width, key.height, _options(look)), key.bytes)


def draw(cards: ShownCards, key: PictureKey, look: CardLook) -> bytes:
    """Draw a master."""
    from cardavia.ui.svg_image import raw_pixels

    return raw_pixels(_text(cards, key, look), key.width, key.height)


def get_master(source: CardSource, cards: ShownCards, key: PictureKey, look: CardLook, courier: Courier) -> None:
    """Send a master, drawn if it is not kept; a new one is kept when it is on its way."""
    which = master_key(cards, key, look)
    kept = source.get(which.text)
    if kept is not None and len(kept) == which.bytes:
        courier.drawn.emit(key, Master(which, kept))
        return
    data = draw(cards, key, look)
    courier.drawn.emit(key, Master(which, data))
    source.put(which.text, data)


def finish(finisher: Finisher, job: Finishing, courier: Courier) -> None:
    """Send pictures with their look."""
    courier.finished.emit(finisher.finish(job))


def workers() -> QThreadPool:
    """Return as many threads as leave the interface one of its own."""
    pool = QThreadPool()
    pool.setMaxThreadCount(max(1, min(_MOST_WORKERS, pool.maxThreadCount() - 1)))
    return pool


def wait_for(pool: QThreadPool) -> None:
    """Wait until the workers have nothing to do."""
    # An interpreter that ends deletes Qt's objects in an order of its own.
    if isValid(pool):
        pool.waitForDone()


def _is_back(key: PictureKey) -> bool:
    return key.name.startswith(BACK)


def _design(cards: ShownCards, key: PictureKey, look: CardLook) -> str:
    wanted = key.name.removeprefix(BACK).strip() or look.back
    return wanted if wanted in cards.backs else cards.backs[0]


def _options(look: CardLook) -> IndexOptions:
    from cardavia.art.compose import IndexOptions

    return IndexOptions(look.large_index, look.learner_index)


def _text(cards: ShownCards, key: PictureKey, look: CardLook) -> str:
    from cardavia.art.compose import face
    from cardavia.engine.cards import Card

    if _is_back(key):
        return cards.back(_design(cards, key, look))
    if cards.deck is not None:
        # A deck has cards of other games, too.
        return face(cards.deck, key.name, _options(look))
    return cards.face(Card.parse(key.name))


def new_courier() -> Courier:
    """Return a courier that workers may send what they have loaded.

    What PySide sets up when a function is first called, such as the import of pathlib for a constructor that
    also takes a path, locks up for good if two threads come to it at once.
    """
    courier = Courier()
    courier.loaded.emit("", None, None)
    return courier


def warm_up(cards: ShownCards, courier: Courier) -> None:
    """Let one picture go all the way in this thread, for the reason `new_courier` gives."""
    key, look = PictureKey("", BACK, 1, 1, 1.0), CardLook()
    master = Master(master_key(cards, key, look), draw(cards, key, look))
    courier.drawn.emit(key, master)
    courier.finished.emit(Finisher().finish(Finishing(cards, look, [(key, master.data)])))
