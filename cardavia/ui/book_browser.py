"""Shows one page of the rule book: its text, its pictures, and where in it the reader has been led."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextCharFormat, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from cardavia.pages.html import PICTURE
from cardavia.pages.library import DECKS, NAMES_PAGE
from cardavia.storage.settings import USUAL_ZOOM
from cardavia.ui.announcing import announce
from cardavia.ui.book_pictures import BookPictures
from cardavia.ui.book_reader import Leaf
from cardavia.ui.book_style import CARD, page_style, scaled
from cardavia.ui.theme import BODY, color, font, palette, space

_COLUMN: Final = 760
"""Widest text in pixels at the usual zoom: longer lines are hard to follow."""
_LARGE_CARD: Final = 76
"""Width of a card on a page about a deck, in pixels at the usual zoom."""
_MARKED_MS: Final = 4000
_IMAGE: Final = re.compile(rf'(<img src="({PICTURE}[^"]*)"[^>]*>)')


class BookBrowser(QTextBrowser):
    """A page, and the links in it; on pages about decks each card is a link, too."""

    followed = Signal(str)
    """The address of the link that was activated."""

    def __init__(self, pictures: BookPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._leaf: Leaf | None = None
        self._zoom = USUAL_ZOOM
        self._style = ""
        self._fade = QTimer(self, singleShot=True, interval=_MARKED_MS)
        self._fade.timeout.connect(self._unmark)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("ringed", "true")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.anchorClicked.connect(self._follow)
        pictures.ready.connect(self._take_pictures)

    @property
    def leaf(self) -> Leaf | None:
        """The page that is shown, None before the first."""
        return self._leaf

    @property
    def zoom(self) -> int:
        """The zoom in per cent."""
        return self._zoom

    @property
    def marked(self) -> str:
        """The text of the paragraph that is marked now."""
        return "\n".join(selection.cursor.selectedText() for selection in self.extraSelections())

    @property
    def place(self) -> float:
        """How far the page is scrolled, 0 to 1."""
        bar = self.verticalScrollBar()
        return bar.value() / bar.maximum() if bar.maximum() else 0.0

    def show_leaf(self, leaf: Leaf) -> None:
        """Show a page from its beginning."""
        self._leaf = leaf
        self._fill()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.scroll_to(0.0)

    def set_zoom(self, zoom: int) -> None:
        """Show the page larger or smaller, at the same place."""
        self._zoom = zoom
        self._fill_again()

    def restyle(self) -> None:
        """Take the colours of the theme in force, unless the page has them."""
        if self._style != page_style():
            self._fill_again()

    def scroll_to(self, place: float) -> None:
        """Scroll to a place that `place` has told."""
        # Counting the pages lays out all of them: until then the scroll bar knows only the beginning.
        self.document().pageCount()
        bar = self.verticalScrollBar()
        bar.setValue(round(place * bar.maximum()))

    def lead_to(self, anchor: str, words: str = "") -> bool:
        """Bring a paragraph into sight, mark it for a moment and put the cursor there.

        Where words are given, it is the first paragraph from there on that has them. False if there is no such anchor,
        and nothing to look for.
        """
        place = self._position(anchor, words)
        if place is None:
            return False
        cursor = QTextCursor(self.document())
        cursor.setPosition(place)
        found = self.document().find(words, cursor) if words else QTextCursor()
        self._mark(cursor if found.isNull() else found)
        return True

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Return the picture of a card; a page has nothing else to load."""
        picture = name if isinstance(name, str) else name.toString()
        if kind == QTextDocument.ResourceType.ImageResource.value and picture.startswith(PICTURE):
            return self._picture(picture)
        return None

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._take_pictures()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.restyle()

    # What is shown

    def _fill(self) -> None:
        leaf = self._leaf
        if leaf is None:
            return
        self._unmark()
        self._style = page_style()
        self.document().setDefaultStyleSheet(self._style)
        self.document().setDefaultFont(font(scaled(BODY, self._zoom)))
        body = _IMAGE.sub(r'<a href="\2">\1</a>', leaf.body) if self._about_deck else leaf.body
        self.setHtml(f"<body>{body}</body>")
        self._set_margins()

    def _fill_again(self) -> None:
        place = self.place
        self._fill()
        self.scroll_to(place)

    def _set_margins(self) -> None:
        """Keep the lines short enough to be read, in the middle of a wide window."""
        room = self.viewport().width()
        side = max(space(5), (room - scaled(_COLUMN, self._zoom)) // 2)
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        if form.leftMargin() != side:
            form.setLeftMargin(side)
            form.setRightMargin(side)
            form.setTopMargin(space(4))
            form.setBottomMargin(space(8))
            frame.setFrameFormat(form)

    @property
    def _about_deck(self) -> bool:
        page = "" if self._leaf is None else self._leaf.page
        return page.startswith(f"{DECKS}/")

    def _picture(self, address: str) -> object:
        large = self._about_deck and self._leaf is not None and self._leaf.page != NAMES_PAGE
        width = scaled(_LARGE_CARD if large else CARD, self._zoom)
        return self._pictures.picture(address.removeprefix(PICTURE), width, self.devicePixelRatioF())

    def _take_pictures(self) -> None:
        leaf = self._leaf
        if leaf is None:
            return
        for picture in leaf.pictures:
            address = PICTURE + picture.name
            kind = QTextDocument.ResourceType.ImageResource
            self.document().addResource(kind.value, QUrl(address), self._picture(address))
        self.viewport().update()

    # Where the reader is led

    def _position(self, anchor: str, words: str) -> int | None:
        if not anchor and words:
            return 0
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                if anchor in pieces.fragment().charFormat().anchorNames():
                    return pieces.fragment().position()
                pieces += 1
            block = block.next()
        return None

    def _mark(self, cursor: QTextCursor) -> None:
        # From the end of the page back, so that the paragraph comes to stand at the top.
        self.moveCursor(QTextCursor.MoveOperation.End)
        cursor.clearSelection()
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        self._bring_up()
        selection = QTextEdit.ExtraSelection()
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor, selection.format = cursor, _mark_format()
        self.setExtraSelections([selection])
        self._fade.start()
        announce(self, self.marked)

    def _bring_up(self) -> None:
        """Scroll so that the cursor's line stands near the upper edge, as far as the page allows."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().top() - space(6))

    def _unmark(self) -> None:
        self._fade.stop()
        self.setExtraSelections([])

    def _follow(self, address: QUrl) -> None:
        self.followed.emit(address.toString())


def _mark_format() -> QTextCharFormat:
    colours = palette()
    form = QTextCharFormat()
    form.setBackground(color(colours.gold))
    form.setForeground(color(colours.gold_text))
    form.setProperty(QTextFormat.Property.FullWidthSelection, True)
    return form
