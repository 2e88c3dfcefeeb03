"""The page of the side panel about the cards: deck, back, three sliders, and the index."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.art.look import PRESETS, Look
from cardavia.storage.settings import CardLook
from cardavia.ui.button_rows import ButtonRows
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.deck_list import DeckList
from cardavia.ui.deck_previews import DeckPreviews
from cardavia.ui.deck_rows import DeckRows
from cardavia.ui.look_slider import LookSlider
from cardavia.ui.picture_button import PictureButton
from cardavia.ui.picture_work import BACK
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.tab_order import set_tab_order
from cardavia.ui.texts_decks import look_name
from cardavia.ui.theme import space

_BACK_WIDTH: Final = 44
_BEFORE, _BEHIND = space(3), space(2)
"""Room at the left and at the right side of the panel."""


class CardLookPanel(QScrollArea):
    """Shows how the cards look, and says at once what a person changes."""

    deck_chosen = Signal(str)
    look_changed = Signal(object)
    """The `CardLook` that is wanted."""

    def __init__(self, decks: DeckList, previews: DeckPreviews, pictures: CardPictures) -> None:
        super().__init__()
        self._decks, self._pictures = decks, pictures
        self._deck, self._look = "", CardLook()
        self.rows = DeckRows(decks, previews, broken=False)
        self.backs: dict[str, PictureButton] = {}
        self._back_row = QHBoxLayout()
        self._back_label = labelled(QLabel(), lambda: self.tr("Back"))
        self.contrast = LookSlider(lambda: self.tr("&Contrast"), lambda: self.tr("soft"), lambda: self.tr("hard"))
        self.grain = LookSlider(lambda: self.tr("G&rain"), lambda: self.tr("smooth"), lambda: self.tr("rough"))
        self.temperature = LookSlider(lambda: self.tr("Te&mperature"), lambda: self.tr("cool"), lambda: self.tr("warm"))
        self.presets = {key: _small_button(partial(look_name, key)) for key in PRESETS}
        self.reset = _small_button(lambda: self.tr("Reset all"), checkable=False)
        self._buttons = ButtonRows((*self.presets.values(), self.reset), columns=2)
        self.normal_index = labelled(QRadioButton(), lambda: self.tr("Normal"))
        self.large_index = labelled(QRadioButton(), lambda: self.tr("Large"))
        self.learner_index = labelled(QCheckBox(), lambda: self.tr("Letters of both packs"))
        self._connect()
        self._lay_out()

    def show_look(self, deck: str, look: CardLook) -> None:
        """Show the deck in use and its look."""
        self._deck, self._look = deck, look
        self.rows.show_deck(deck)
        self._show_backs()
        self.contrast.show_value(look.contrast)
        self.grain.show_value(look.grain)
        self.temperature.show_value(look.temperature)
        preset = Look(look.contrast, look.grain, look.temperature).preset
        for key, button in self.presets.items():
            button.setChecked(key == preset)
        (self.large_index if look.large_index else self.normal_index).setChecked(True)
        self.learner_index.setChecked(look.learner_index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._buttons.fit(self.viewport().width() - _BEFORE - _BEHIND)

    def _connect(self) -> None:
        self.rows.chosen.connect(self.deck_chosen)
        self._decks.changed.connect(self._show_backs)
        self._pictures.ready.connect(self._paint_backs)
        self.contrast.changed.connect(lambda value: self._change(self._look._replace(contrast=value)))
        self.grain.changed.connect(lambda value: self._change(self._look._replace(grain=value)))
        self.temperature.changed.connect(lambda value: self._change(self._look._replace(temperature=value)))
        for key, button in self.presets.items():
            button.clicked.connect(partial(self._take_preset, key))
        self.reset.clicked.connect(lambda: self._change(CardLook()))
        indices = QButtonGroup(self)
        for radio in (self.normal_index, self.large_index):
            indices.addButton(radio)
        self.normal_index.clicked.connect(lambda: self._change(self._look._replace(large_index=False)))
        self.large_index.clicked.connect(lambda: self._change(self._look._replace(large_index=True)))
        self.learner_index.clicked.connect(lambda on: self._change(self._look._replace(learner_index=on)))
        translated(
            self.learner_index,
            lambda: self.learner_index.setToolTip(
                self.tr("A small Q and J on Ober and Unter, O and U on queen and jack")
            ),
        )

    def _change(self, look: CardLook) -> None:
        self.show_look(self._deck, look)
        self.look_changed.emit(look)

    def _take_preset(self, key: str) -> None:
        wanted = PRESETS[key]
        self._change(self._look._replace(contrast=wanted.contrast, grain=wanted.grain, temperature=wanted.temperature))

    def _show_backs(self) -> None:
        entry = self._decks.entry(self._deck)
        designs = () if entry is None or entry.problems else entry.backs
        if tuple(self.backs) != designs:
            self._make_backs(designs)
        self._back_label.setVisible(bool(designs))
        height = round(self._pictures.height(_BACK_WIDTH))
        chosen = self._look.back if self._look.back in designs else next(iter(designs), "")
        for design, button in self.backs.items():
            button.setChecked(design == chosen)
            button.resize_picture(QSize(_BACK_WIDTH, height))

    def _make_backs(self, designs: tuple[str, ...]) -> None:
        for old in self.backs.values():
            old.setParent(None)
            old.deleteLater()
        self.backs = {design: self._back_button(design, place) for place, design in enumerate(designs, start=1)}
        for place, button in enumerate(self.backs.values()):
            self._back_row.insertWidget(place, button)
        set_tab_order((self.learner_index, *self.backs.values()))

    def _back_button(self, design: str, place: int) -> PictureButton:
        picture = partial(self._pictures.picture, f"{BACK} {design}")
        button = PictureButton("", picture, QSize(_BACK_WIDTH, _BACK_WIDTH))
        translated(button, lambda: button.name(self.tr("Back {number}").format(number=place)))
        button.setCheckable(True)
        button.clicked.connect(lambda: self._change(self._look._replace(back=design)))
        return button

    def _paint_backs(self) -> None:
        for button in self.backs.values():
            button.update()

    def _lay_out(self) -> None:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(_BEFORE, space(2), _BEHIND, space(4))
        column.setSpacing(space(2))
        column.addWidget(_heading(lambda: self.tr("Look")))
        for slider in (self.contrast, self.grain, self.temperature):
            column.addWidget(slider)
        column.addWidget(self._buttons)
        column.addWidget(_heading(lambda: self.tr("Index")))
        for choice in (self.normal_index, self.large_index, self.learner_index):
            choice.setProperty("scale", "small")
        column.addLayout(_beside([self.normal_index, self.large_index]))
        column.addWidget(self.learner_index)
        self._back_label.setProperty("weight", "bold")
        column.addWidget(self._back_label)
        self._back_row.setSpacing(space(1))
        self._back_row.addStretch(1)
        column.addLayout(self._back_row)
        column.addWidget(_heading(lambda: self.tr("Deck")))
        column.addWidget(self.rows)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(self.contrast.slider)
        self.setWidget(holder)


def _heading(text: Callable[[], str]) -> QLabel:
    label = labelled(QLabel(), text)
    label.setProperty("weight", "bold")
    return label


def _small_button(text: Callable[[], str], checkable: bool = True) -> QPushButton:
    button = labelled(QPushButton(), text)
    button.setProperty("small", "true")
    button.setCheckable(checkable)
    return button


def _beside(widgets: list[QRadioButton]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(space(2))
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row
