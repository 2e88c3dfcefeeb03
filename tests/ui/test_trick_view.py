from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.cards import Card, parse_cards
from cardavia.engine.state import Trick
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.layout import lay_out
from cardavia.ui.note_strip import NoteStrip
from cardavia.ui.trick_view import TrickView, WonPile
from tests.ui.table_deals import PLAYERS

FULL = Trick((2, 3, 0, 1), parse_cards("CA CT C9 DQ"), winner=1)


@pytest.fixture
def pictures(qtbot: QtBot) -> Iterator[CardPictures]:
    made = CardPictures()
    yield made
    made.stop()


@pytest.fixture
def view(pictures: CardPictures, qtbot: QtBot) -> Iterator[TrickView]:
    window = QWidget()
    window.resize(800, 520)
    qtbot.addWidget(window)
    view = TrickView(pictures, window)
    view.setGeometry(window.rect())
    view.place_slots(lay_out(window.size(), (8,), 1.5).slots)
    window.show()
    yield view
    window.close()


def test_cards_lie_before_their_players(view: TrickView) -> None:
    view.show_trick(FULL, PLAYERS, 0, Pack.FRENCH)
    assert [slot.card for slot in view.slots] == list(parse_cards("C9 DQ CA CT"))
    assert [slot.leads for slot in view.slots] == [False, False, True, False]
    assert [slot.wins for slot in view.slots] == [False, True, False, False]
    assert view.slots[1].accessibleName() == "Anna: queen of diamonds"
    assert view.slots[1].accessibleDescription() == "won the trick"


def test_a_trick_that_begins_has_empty_places(view: TrickView) -> None:
    view.show_trick(Trick((2, 3, 0, 1), parse_cards("CA")), PLAYERS, 0, Pack.FRENCH)
    assert [slot.card for slot in view.slots] == [None, None, Card.parse("CA"), None]
    assert view.slots[0].accessibleName() == "Me: no card yet"
    view.show_trick(Trick((2, 3, 0, 1)), PLAYERS, 0, Pack.FRENCH)
    assert not any(slot.leads for slot in view.slots)


def test_winner_and_leader_can_be_seen(view: TrickView) -> None:
    slot = view.slots[0]
    pictures = set()
    for leads, wins in ((False, False), (True, False), (False, True)):
        slot.show_card(Card.parse("CA"), leads, wins)
        pictures.add(bytes(slot.grab().toImage().constBits()))
    assert len(pictures) == 3


def test_no_empty_place_is_outlined_under_a_sentence(view: TrickView) -> None:
    view.show_trick(Trick((2, 3, 0, 1)), PLAYERS, 0, Pack.FRENCH)
    own = view.slots[0]
    outlined = own.grab().toImage()
    view.keep_clear(own.card_rect.adjusted(0, 20, 0, 20))
    bare = own.grab().toImage()
    assert bare != outlined
    own.hide()
    view.keep_clear(QRect())
    assert own.grab().toImage() == outlined


def test_a_sentence_tells_what_it_lies_over(view: TrickView) -> None:
    note = NoteStrip(view.window())
    note.covers.connect(view.keep_clear)
    lowest = view.slots[0].card_rect
    note.arrange(QRect(lowest.x(), lowest.bottom() + 1, lowest.width(), 26), 1.0)
    bare = []
    for words in ("Play.", "A sentence of many words, which needs more lines than the one above the hand.", ""):
        note.say(words)
        bare.append(view.slots[0].bare)
    assert bare == [False, True, False]


def test_the_pile_is_there_once_a_trick_is_won(pictures: CardPictures, view: TrickView) -> None:
    pile = WonPile(pictures, view.window())
    pile.show_count(0)
    assert not pile.isVisible()
    pile.show_count(3)
    assert pile.isVisible()
    assert pile.accessibleDescription() == "3 tricks played."
