"""Pictures of the cards, made by worker threads and kept in memory."""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from cardavia.art.deck import Ace, Pack
from cardavia.engine.cards import PACK, Card
from cardavia.engine.errors import InputProblem
from cardavia.storage.settings import CardLook
from cardavia.ui.card_source import CardSource, PlainCards
from cardavia.ui.card_stand_ins import blank_card, stretched
from cardavia.ui.picture_caches import Bounded
from cardavia.ui.picture_work import (
    BACK,
    Courier,
    Finished,
    Finisher,
    Finishing,
    Master,
    MasterKey,
    PictureKey,
    finish,
    get_master,
    load,
    master_key,
    new_courier,
    wait_for,
    warm_up,
    workers,
)

if TYPE_CHECKING:
    from cardavia.art.shown import ShownCards

CACHE_BYTES: Final = 160 * 1024 * 1024
"""How much memory the pictures may take: a whole pack at 400 px width on a screen of twice the density."""
MASTER_BYTES: Final = 96 * 1024 * 1024
"""How much more the pictures without a look may take: all that is visible at once, whatever the screen."""
VISIBLE: Final = 16
"""Cards that lie on the table at once at most; a look changes these first."""
_MOST_DECKS: Final = 8
_AT_REST_MS: Final = 400
"""Without a question for so long, cards that do not lie on the table yet are drawn as well."""
_AFTER_FIRST_PAINT_MS: Final = 20
_AT_A_TIME: Final = 4
"""So many of these, so that nobody waits for them."""
_SIZES_AT_ONCE: Final = 2
"""A card may be seen in two sizes at once, as a back is; of more sizes the older ones are those before a resize."""


class _Made(NamedTuple):
    """A picture that has been made, with what it was made by."""

    look: CardLook
    digest: str
    pixmap: QPixmap


class CardPictures(QObject):
    """Gives pictures of the cards at once and makes the exact ones in the background.

    `ready` tells that pictures asked for have been made: whoever shows cards then paints again and asks again. Only
    the newest sizes of a card are made; a picture that comes too late, for another size or deck, is dropped.
    """

    ready = Signal()
    reshaped = Signal()
    """The deck has been read, and its cards have another shape, or other names, than `show` was told."""
    failed = Signal(object)
    """The deck that is to be shown cannot be used, for this `InputProblem`; plain cards stand in."""

    def __init__(
        self,
        parent: QObject | None = None,
        cache_bytes: int = CACHE_BYTES,
        source: CardSource | None = None,
        prepares: bool = True,
    ) -> None:
        """Without ``prepares`` only cards that are asked for are made."""
        super().__init__(parent)
        self._source = source or PlainCards()
        self._prepares = prepares
        self._deck = ""
        self._pack, self._ace = Pack.FRENCH, Ace.ACE
        self._size: tuple[float, float] = Pack.FRENCH.size
        self._look = CardLook()
        self._decks: dict[str, ShownCards] = {}
        self._cache: Bounded[PictureKey, _Made] = Bounded(cache_bytes, lambda key: key.bytes)
        self._masters: Bounded[MasterKey, bytes] = Bounded(min(MASTER_BYTES, cache_bytes), lambda key: key.bytes)
        self._wanted: dict[PictureKey, None] = {}
        self._seen: dict[PictureKey, None] = {}
        self._seen_again = True
        self._rest: list[PictureKey] = []
        self._prepared = False
        self._batch: dict[PictureKey, bytes] = {}
        self._drawing: set[MasterKey] = set()
        self._busy = False
        self._loading: str | None = None
        self._stopped = False
        self._finisher = Finisher()
        self._placeholder: tuple[PictureKey, QPixmap] | None = None
        self._warm = False
        self._starter = QTimer(self, singleShot=True)
        self._starter.timeout.connect(self._work)
        self._resting = QTimer(self, singleShot=True, interval=_AT_REST_MS)
        self._resting.timeout.connect(self._prepare_rest)
        self._pool = workers()
        # An interpreter that ends would take the courier from the workers.
        weakref.finalize(self, wait_for, self._pool)
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.stop)

    # What is shown

    @property
    def source(self) -> CardSource:
        """Where the cards come from."""
        return self._source

    @property
    def pack(self) -> Pack:
        """What the cards that are shown are called."""
        return self._pack

    @property
    def ace(self) -> Ace:
        """What the ace of these cards is called."""
        return self._ace

    @property
    def deck(self) -> str:
        """The deck that is shown."""
        return self._deck

    @property
    def idle(self) -> bool:
        """Whether every picture that was asked for has been made."""
        return not self._wanted

    @property
    def prepared(self) -> bool:
        """Whether the cards that may come next have been made, too."""
        return self._prepared

    @property
    def bytes(self) -> int:
        """The memory that all pictures take."""
        return self._cache.used + self._masters.used

    def show(self, deck: str, pack: Pack, size: tuple[float, float] | None = None, ace: Ace = Ace.USUAL) -> None:
        """Show another deck; whoever shows cards has to paint again.

        The deck is read in the background; until then its cards have that size in millimetres and those names.
        """
        if deck != self._deck:
            self._leave_deck()
        known = self._decks.get(deck)
        self._deck = deck
        self._pack, self._ace = (pack, ace) if known is None else (known.pack, known.ace)
        self._size = (size or pack.size) if known is None else known.size

    def set_look(self, look: CardLook) -> None:
        """Show the cards with another look; those on the table are made at once, and `ready` follows."""
        if look != self._look:
            if not _drawn_alike(look, self._look):
                self._batch = {}
            self._look = look
            self._rest, self._prepared = [], False
            for key in self._seen:
                self._ask(key)

    def height(self, width: float) -> float:
        """Return the height of a card of that width."""
        return width * self._size[1] / self._size[0]

    def pixmap(self, card: Card | None, width: float, dpr: float, height: float | None = None) -> QPixmap:
        """Return the picture of a card's face, or of the back for no card, without waiting.

        `width` and `height` are in pixels of the layout, `dpr` is the density of the screen; the height is given where
        the layout has rounded it another way. Where the exact picture is not
        made yet, the card's last one is stretched, or a blank card stands in, and `ready` follows.
        """
        return self.picture(BACK if card is None else card.code, width, dpr, height)

    def picture(self, name: str, width: float, dpr: float, height: float | None = None) -> QPixmap:
        """Return the picture of a face by its code, or of a back, as `pixmap` does."""
        tall = self.height(width) if height is None else height
        key = PictureKey(self._deck, name, max(1, round(width * dpr)), max(1, round(tall * dpr)), dpr)
        self._note(key)
        kept = self._cache.get(key)
        if not self._is_exact(kept):
            self._ask(key)
        return self._stand_in(key) if kept is None else kept.pixmap

    def forget(self) -> None:
        """Give the memory back; what is asked for later is made anew."""
        self._cache.clear()
        self._masters.clear()

    def stop(self) -> None:
        """Make no more and wait for the pictures being made."""
        self._stopped = True
        self._forget_questions()
        self._pool.clear()
        self._pool.waitForDone()

    # What is asked for

    def _note(self, key: PictureKey) -> None:
        """Remember what is visible: whatever has been asked for since the cards were last painted anew."""
        if self._seen_again:
            self._seen_again = False
            self._seen = {}
        self._seen[key] = None

    def _ask(self, key: PictureKey) -> None:
        if self._stopped:
            return
        sizes = [wanted for wanted in self._wanted if wanted.name == key.name and wanted != key]
        for old in sizes[: len(sizes) - _SIZES_AT_ONCE + 1]:
            del self._wanted[old]
            self._batch.pop(old, None)
        self._wanted[key] = None
        self._resting.stop()
        self._prepared = False
        # What the first picture needs is loaded when the window has been painted once, with blank cards.
        self._starter.start(0 if self._warm else _AFTER_FIRST_PAINT_MS)

    def _leave_deck(self) -> None:
        self._forget_questions()
        known = self._cards
        if known is not None and known.deck is None:
            # A deck that could not be used may have been mended when it is chosen again.
            del self._decks[self._deck]

    def _forget_questions(self) -> None:
        self._wanted, self._seen, self._batch = {}, {}, {}
        self._rest = []

    # What is done about it

    @property
    def _cards(self) -> ShownCards | None:
        return self._decks.get(self._deck)

    def _work(self) -> None:
        cards = self._cards
        if self._stopped or not (self._wanted or self._rest):
            return
        if cards is None:
            self._load()
        elif not self._busy:
            keys = list(self._wanted)[:VISIBLE] or self._rest[:_AT_A_TIME]
            missing = [key for key in keys if not self._has_master(cards, key)]
            if missing:
                self._draw(cards, missing)
            else:
                self._finish(cards, keys)

    @cached_property
    def _courier(self) -> Courier:
        courier = new_courier()
        courier.loaded.connect(self._take_deck)
        courier.drawn.connect(self._take_master)
        courier.finished.connect(self._take_finished)
        return courier

    def _load(self) -> None:
        if self._loading is None:
            self._loading = self._deck
            self._start(partial(load, self._source, self._deck, self._pack, self._courier))

    def _start(self, work: partial[None]) -> None:
        self._pool.start(work)

    def _take_deck(self, deck: str, cards: ShownCards, problem: InputProblem | None) -> None:
        self._loading = None
        if self._stopped:
            return
        if not self._warm:
            self._warm = True
            warm_up(cards, self._courier)
        self._keep_deck(deck, cards)
        if deck == self._deck:
            self._use(cards, problem)
        self._work()

    def _keep_deck(self, deck: str, cards: ShownCards) -> None:
        self._decks[deck] = cards
        while len(self._decks) > _MOST_DECKS:
            del self._decks[next(name for name in self._decks if name != self._deck)]

    def _use(self, cards: ShownCards, problem: InputProblem | None) -> None:
        drawn_otherwise = (self._pack, self._size) != (cards.pack, cards.size)
        changed = drawn_otherwise or self._ace is not cards.ace
        self._pack, self._size, self._ace = cards.pack, cards.size, cards.ace
        if drawn_otherwise:
            self._forget_questions()
        if changed:
            self.reshaped.emit()
        if problem is not None:
            self.failed.emit(problem)

    def _has_master(self, cards: ShownCards, key: PictureKey) -> bool:
        """Say whether a master is at hand; it then stays until it has been used, whatever the memory."""
        if key not in self._batch:
            kept = self._masters.get(master_key(cards, key, self._look))
            if kept is None:
                return False
            self._batch[key] = kept
        return True

    def _draw(self, cards: ShownCards, missing: Iterable[PictureKey]) -> None:
        for key in missing:
            which = master_key(cards, key, self._look)
            if which not in self._drawing and len(self._drawing) < self._pool.maxThreadCount():
                self._drawing.add(which)
                self._start(partial(get_master, self._source, cards, key, self._look, self._courier))

    def _take_master(self, key: PictureKey, master: Master) -> None:
        self._drawing.discard(master.key)
        self._masters.put(master.key, master.data)
        cards = self._cards
        if cards is not None and key.deck == self._deck and master.key == master_key(cards, key, self._look):
            self._batch[key] = master.data
        self._work()

    def _finish(self, cards: ShownCards, keys: list[PictureKey]) -> None:
        self._busy = True
        job = Finishing(cards, self._look, [(key, self._batch[key]) for key in keys])
        self._start(partial(finish, self._finisher, job, self._courier))

    def _take_finished(self, done: Finished) -> None:
        self._busy = False
        asked = [key for key, _ in done.images if key in self._wanted]
        for key, image in done.images:
            pixmap = QPixmap.fromImage(image)
            pixmap.setDevicePixelRatio(key.density)
            self._cache.put(key, _Made(done.look, done.digest, pixmap))
        if done.look == self._look:
            self._strike_out([key for key, _ in done.images])
        if asked and (done.look != self._look or not self._wanted):
            self._seen_again = True
            self.ready.emit()
        # Whoever shows cards paints before the workers, which hold up every thread, begin again.
        self._starter.start(0)
        if not (self._wanted or self._rest or self._stopped):
            self._resting.start()

    def _strike_out(self, done: Iterable[PictureKey]) -> None:
        for key in done:
            self._wanted.pop(key, None)
            self._batch.pop(key, None)
            if key in self._rest:
                self._rest.remove(key)

    def _prepare_rest(self) -> None:
        """Draw the cards that may be played next, as far as there is room, and give back what a slider needed."""
        if not self._busy:
            self._finisher.forget()
        faces = [key for key in self._seen if not key.name.startswith(BACK)]
        sizes = dict.fromkeys(key._replace(name="") for key in faces)
        keys = [size._replace(name=card.code) for size in sizes for card in PACK]
        if self._prepares and sum(key.bytes for key in keys) <= self._cache.limit // 2:
            self._rest = [key for key in keys if not self._is_exact(self._cache.get(key))]
            self._prepared = not self._rest
            self._work()

    def _is_exact(self, kept: _Made | None) -> bool:
        cards = self._cards
        return kept is not None and cards is not None and (kept.look, kept.digest) == (self._look, cards.digest)

    # What stands in

    def _stand_in(self, key: PictureKey) -> QPixmap:
        alike = [kept for kept in self._cache.newest() if kept.name == key.name]
        old = next((kept for kept in alike if kept.deck == key.deck), alike[0] if alike else None)
        kept = None if old is None else self._cache.get(old)
        return self._blank(key) if kept is None else stretched(kept.pixmap, key)

    def _blank(self, key: PictureKey) -> QPixmap:
        sized = key._replace(name="")
        if self._placeholder is None or self._placeholder[0] != sized:
            self._placeholder = (sized, blank_card(sized, self._size[0]))
        return self._placeholder[1]


def _drawn_alike(one: CardLook, other: CardLook) -> bool:
    """Say whether two looks are made of the same masters."""
    return (one.back, one.large_index, one.learner_index) == (other.back, other.large_index, other.learner_index)
