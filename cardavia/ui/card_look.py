"""The page of the side panel about the cards: deck, back, three sliders, and the index."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
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
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.deck_list import DeckList
from cardavia.ui.deck_previews import DeckPreviews
from cardavia.ui.deck_rows import DeckRows
from cardavia.ui.look_slider import LookSlider
from cardavia.ui.picture_button import PictureButton
from cardavia.ui.picture_work import BACK
from cardavia.ui.texts_decks import look_name
from cardavia.ui.theme import space

_BACK_WIDTH: Final = 44
_COLUMNS: Final = 2


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
        self._back_label = QLabel(self.tr("Back"))
        self.contrast = LookSlider(self.tr("&Contrast"), self.tr("soft"), self.tr("hard"))
        self.grain = LookSlider(self.tr("G&rain"), self.tr("smooth"), self.tr("rough"))
        self.temperature = LookSlider(self.tr("Te&mperature"), self.tr("cool"), self.tr("warm"))
        self.presets = {key: _small_button(look_name(key)) for key in PRESETS}
        self.reset = _small_button(self.tr("Reset all"), checkable=False)
        self.normal_index = QRadioButton(self.tr("Normal"))
        self.large_index = QRadioButton(self.tr("Large"))
        self.learner_index = QCheckBox(self.tr("Letters of both packs"))
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

    def _connect(self) -> None:
        self.rows.chosen.connect(self.deck_chosen)
        self._decks.changed.connect(self._show_backs)
        self._pictures.ready.connect(self._paint_backs)
        self.contrast.changed.connect(lambda value: self._change(replace(self._look, contrast=value)))
        self.grain.changed.connect(lambda value: self._change(replace(self._look, grain=value)))
        self.temperature.changed.connect(lambda value: self._change(replace(self._look, temperature=value)))
        for key, button in self.presets.items():
            button.clicked.connect(partial(self._take_preset, key))
        self.reset.clicked.connect(lambda: self._change(CardLook()))
        indices = QButtonGroup(self)
        for radio in (self.normal_index, self.large_index):
            indices.addButton(radio)
        self.normal_index.clicked.connect(lambda: self._change(replace(self._look, large_index=False)))
        self.large_index.clicked.connect(lambda: self._change(replace(self._look, large_index=True)))
        self.learner_index.clicked.connect(lambda on: self._change(replace(self._look, learner_index=on)))
        self.learner_index.setToolTip(self.tr("A small Q and J on Ober and Unter, O and U on queen and jack"))

    def _change(self, look: CardLook) -> None:
        self.show_look(self._deck, look)
        self.look_changed.emit(look)

    def _take_preset(self, key: str) -> None:
        wanted = PRESETS[key]
        self._change(replace(self._look, contrast=wanted.contrast, grain=wanted.grain, temperature=wanted.temperature))

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

    def _back_button(self, design: str, place: int) -> PictureButton:
        picture = partial(self._pictures.picture, f"{BACK} {design}")
        name = self.tr("Back {number}").format(number=place)
        button = PictureButton(name, picture, QSize(_BACK_WIDTH, _BACK_WIDTH))
        button.setCheckable(True)
        button.clicked.connect(lambda: self._change(replace(self._look, back=design)))
        return button

    def _paint_backs(self) -> None:
        for button in self.backs.values():
            button.update()

    def _lay_out(self) -> None:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(space(3), space(2), space(2), space(4))
        column.setSpacing(space(2))
        column.addWidget(_heading(self.tr("Look")))
        for slider in (self.contrast, self.grain, self.temperature):
            column.addWidget(slider)
        column.addLayout(_grid([*self.presets.values(), self.reset]))
        column.addWidget(_heading(self.tr("Index")))
        column.addLayout(_beside([self.normal_index, self.large_index]))
        column.addWidget(self.learner_index)
        self._back_label.setProperty("weight", "bold")
        column.addWidget(self._back_label)
        self._back_row.setSpacing(space(1))
        self._back_row.addStretch(1)
        column.addLayout(self._back_row)
        column.addWidget(_heading(self.tr("Deck")))
        column.addWidget(self.rows)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(self.contrast.slider)
        self.setWidget(holder)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("weight", "bold")
    return label


def _small_button(text: str, checkable: bool = True) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("small", "true")
    button.setCheckable(checkable)
    return button


def _grid(buttons: list[QPushButton]) -> QGridLayout:
    grid = QGridLayout()
    grid.setSpacing(space(1))
    for place, button in enumerate(buttons):
        grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
    return grid


def _beside(widgets: list[QRadioButton]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(space(2))
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row
