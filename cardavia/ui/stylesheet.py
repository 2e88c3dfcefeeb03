"""The style sheet of every standard widget; colours and sizes come from the theme, which alone names them."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template
from typing import Final

from cardavia.resources import resource


def stylesheet(colours: Mapping[str, str], scale: tuple[int, ...], step: int, corner: int, ring: int) -> str:
    """Return the style sheet in the colours of a palette and the sizes of the type scale, in pixels."""
    small, body, large, title, display = scale
    sizes = {"smallest": small - 1, "small": small, "body": body, "large": large, "title": title, "display": display}
    sizes |= {"s1": step, "s2": 2 * step, "s3": 3 * step, "s4": 4 * step, "corner": corner, "ring": ring}
    # The focus ring replaces a hairline, so the padding gives way and nothing moves.
    less = ring - 1
    sizes |= {
        "pad_v": 2 * step,
        "pad_v_ring": 2 * step - less,
        "pad_h": 4 * step,
        "pad_h_ring": 4 * step - less,
        "drop_ring": 8 * step - less,
        "small_pad_ring": step - less,
        "small_side_ring": 2 * step - less,
    }
    pictures = {name: resource("ui", f"{name}.svg").as_posix() for name in ("tick", "down", "up")}
    return Template("".join(_PARTS)).substitute(colours, **pictures, **sizes)


_WINDOW: Final = """
QMainWindow { background: $cloth; }
QMainWindow::separator { background: $paper_edge; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: $gold; }
QDialog { background: $paper; }
QToolTip { background: $paper; color: $ink; border: 1px solid $paper_edge; padding: ${s1}px; }
QLabel { background: transparent; color: $ink; }
QLabel[tone="soft"] { color: $ink_soft; }
QLabel[tone="trouble"] { color: $red; }
QLabel[tone="cloth"] { color: $cloth_text; }
QLabel[weight="bold"] { font-weight: bold; }
QLabel[scale="small"] { font-size: ${small}px; }
QLabel[scale="large"] { font-size: ${large}px; }
QLabel[scale="title"] { font-size: ${title}px; font-weight: bold; }
QLabel[scale="display"] { font-size: ${display}px; font-weight: bold; }
QFrame[panel="paper"] { background: $paper; border: 1px solid $paper_edge; border-radius: ${corner}px; }
QFrame[panel="band"] { background: $paper_deep; border: none; border-radius: ${corner}px; }
QLabel[panel="drop"] {
    background: $paper; color: $ink; border: 3px dashed $focus; border-radius: ${corner}px; padding: ${s4}px;
}
QFrame[panel="line"] { background: $paper_edge; border: none; max-height: 1px; min-height: 1px; }
"""

_BARS: Final = """
QMenuBar { background: $wood; color: $wood_text; padding: 0 ${s2}px; border: none; }
QMenuBar::item { background: transparent; padding: ${s2}px ${s3}px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $paper; color: $ink; }
QMenu { background: $paper; color: $ink; border: 1px solid $paper_edge; padding: ${s1}px; }
QMenu::item { padding: ${s2}px ${s4}px ${s2}px ${s4}px; border-radius: ${s1}px; }
QMenu::item:selected { background: $gold; color: $gold_text; }
QMenu::item:disabled { color: $ink_soft; background: transparent; }
QMenu::separator { background: $paper_edge; height: 1px; margin: ${s1}px ${s2}px; }
QMenu::indicator { width: 16px; height: 16px; left: ${s2}px; border-radius: 8px; }
QMenu::indicator:checked { background: $gold; image: url($tick); }
QFrame[panel="strip"] { background: $cloth_edge; border: none; }
QFrame[panel="message"] { background: $strip; border: none; }
QFrame[panel="strip"] QLabel { color: $cloth_text; }
QFrame[panel="message"] QLabel { color: $strip_text; }
"""

_BUTTONS: Final = """
QPushButton {
    background: $button; color: $button_text; border: 1px solid $button_edge; border-radius: ${corner}px;
    padding: ${pad_v}px ${pad_h}px; font-size: ${body}px;
}
QPushButton:hover { background: $button_hover; }
QPushButton:pressed { background: $button_pressed; }
QPushButton:checked { background: $button_pressed; border-color: $ink; }
QPushButton:focus { border: ${ring}px solid $focus; padding: ${pad_v_ring}px ${pad_h_ring}px; }
QPushButton:disabled { background: $off; color: $off_text; border-color: $paper_edge; }
QPushButton[role="primary"] {
    background: $primary; color: $primary_text; border-color: $primary_pressed; font-weight: bold;
}
QPushButton[role="primary"]:hover { background: $primary_hover; }
QPushButton[role="primary"]:pressed { background: $primary_pressed; }
QPushButton[role="primary"]:focus { border: ${ring}px solid $ink; }
QPushButton[role="primary"]:disabled { background: $off; color: $off_text; border-color: $paper_edge; }
QPushButton[big="true"] { font-size: ${title}px; padding: ${s3}px ${s4}px; }
QPushButton[small="true"] { padding: ${s1}px ${s2}px; }
QPushButton[small="true"]:checked { font-weight: bold; }
QPushButton[small="true"]:focus { padding: ${small_pad_ring}px ${small_side_ring}px; }
QToolButton {
    background: transparent; color: $ink; border: 1px solid transparent; border-radius: ${s1}px;
    padding: ${s1}px;
}
QToolButton:hover { background: $paper_deep; }
QToolButton:focus { border: ${ring}px solid $focus; padding: ${small_pad_ring}px; }
QToolButton[bar="true"] { color: $wood_text; font-size: ${small}px; padding: ${s1}px ${s1}px; }
QToolButton[bar="true"]:hover { background: transparent; border: 1px solid $wood_text; }
QToolButton[bar="true"]:pressed, QToolButton[bar="true"]:checked { background: $cloth_edge; }
QToolButton[bar="true"]:focus { border: ${ring}px solid $focus_on_cloth; padding: ${small_pad_ring}px; }
"""

_FIELDS: Final = """
QLineEdit, QComboBox, QSpinBox {
    background: $field; color: $ink; border: 1px solid $field_edge; border-radius: ${corner}px;
    padding: ${s2}px; selection-background-color: $gold; selection-color: $gold_text; font-size: ${body}px;
}
QLineEdit { placeholder-text-color: $ink_soft; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: ${ring}px solid $focus; }
QLineEdit:focus { padding: ${pad_v_ring}px; }
QComboBox::drop-down { border: none; width: 32px; }
QComboBox::down-arrow { image: url($down); width: 14px; height: 14px; }
QSpinBox { padding: ${s2}px 32px ${s2}px ${s2}px; }
QSpinBox:focus { padding: ${pad_v_ring}px ${drop_ring}px ${pad_v_ring}px ${pad_v_ring}px; }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; width: 32px; border: none; background: transparent;
}
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow { image: url($up); width: 12px; height: 12px; }
QSpinBox::down-arrow { image: url($down); width: 12px; height: 12px; }
QComboBox QAbstractItemView {
    background: $paper; color: $ink; border: 1px solid $paper_edge;
    selection-background-color: $gold; selection-color: $gold_text;
}
QCheckBox, QRadioButton {
    background: transparent; color: $ink; spacing: ${s2}px; padding: ${s1}px;
    border: ${ring}px solid transparent; border-radius: ${corner}px; font-size: ${body}px;
}
QCheckBox[scale="small"], QRadioButton[scale="small"] { font-size: ${small}px; }
QCheckBox::indicator {
    width: 16px; height: 16px; background: $field; border: 1px solid $field_edge; border-radius: ${s1}px;
}
QCheckBox::indicator:checked { background: $gold; border-color: $gold_text; image: url($tick); }
QRadioButton::indicator {
    width: 16px; height: 16px; background: $field; border: 1px solid $field_edge; border-radius: 9px;
}
QRadioButton::indicator:checked { background: $gold; border-color: $gold_text; image: url($tick); }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QSlider { min-height: 24px; border: ${ring}px solid transparent; border-radius: ${corner}px; }
QSlider:focus { border-color: $focus; }
QSlider::groove:horizontal { background: $button_edge; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $gold; border-radius: 2px; }
QSlider::handle:horizontal {
    background: $button; border: ${ring}px solid $ink; width: 14px; height: 14px; margin: -7px 0; border-radius: 9px;
}
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:pressed { background: $gold; }
QCheckBox[weight="bold"] { font-weight: bold; padding: 0; }
QCheckBox:disabled, QRadioButton:disabled { color: $off_text; }
"""

_VIEWS: Final = """
QDockWidget { color: $ink; }
QDockWidget > QWidget { background: $paper; }
QDockWidget::title { background: $paper_deep; padding: ${s2}px; }
QTabWidget::pane { background: $paper; border: none; border-top: 1px solid $paper_edge; }
QTabWidget { background: $paper; }
QSplitter::handle { background: $paper_edge; }
QListView::item { padding: 3px ${s2}px; }
QTreeView::item { padding: 3px 0; }
QTabBar { background: $paper; }
QTabBar::tab {
    background: transparent; color: $ink_soft; padding: ${s2}px ${s4}px; border: ${ring}px solid transparent;
    border-bottom: 3px solid transparent; font-size: ${body}px;
}
QTabBar[room]::tab { padding: ${s1}px ${s2}px; }
QTabBar[room="close"]::tab { padding: ${s1}px; }
QTabBar[room="small"]::tab { padding: ${s1}px 2px; font-size: ${small}px; }
QTabBar[room="smallest"]::tab { padding: ${s1}px 2px; font-size: ${smallest}px; }
QTabBar::tab:selected { color: $ink; border-bottom-color: $gold; }
QTabBar::tab:hover { color: $ink; }
QTabBar:focus { outline: none; }
QTabBar::tab:selected:focus { border: ${ring}px solid $focus; border-bottom: 3px solid $gold; }
QAbstractItemView {
    background: $paper; alternate-background-color: $paper_deep; color: $ink; border: none; outline: none;
    selection-background-color: $gold; selection-color: $gold_text; gridline-color: $paper_edge;
}
QListView[rail="true"] {
    background: $paper; border: ${ring}px solid transparent; border-right: 1px solid $paper_edge;
}
QListView[rail="true"]:focus { border: ${ring}px solid $focus; border-radius: ${corner}px; }
QListView[rail="true"]::item { padding: ${s2}px; }
QAbstractScrollArea[ringed="true"] { border: ${ring}px solid transparent; border-radius: ${corner}px; }
QAbstractScrollArea[ringed="true"]:focus { border-color: $focus; }
QHeaderView { background: $paper; }
QHeaderView::section {
    background: $paper; color: $ink_soft; border: none; border-bottom: 1px solid $paper_edge;
    padding: ${s1}px 2px; font-size: ${small}px;
}
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $button_edge; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $ink_soft; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSizeGrip { width: 0; height: 0; }
"""

_PARTS: Final = (_WINDOW, _BARS, _BUTTONS, _FIELDS, _VIEWS)
