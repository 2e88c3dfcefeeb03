"""The program as a screen reader finds it: the accessible tree of its windows, and what is wrong in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMenu, QWidget

from cardavia.ui.card_button import CardButton
from cardavia.ui.lesson_cards import LessonCard

ROLES = QAccessible.Role
CONTROLS = frozenset(
    {
        ROLES.Button,
        ROLES.CheckBox,
        ROLES.RadioButton,
        ROLES.ComboBox,
        ROLES.EditableText,
        ROLES.SpinBox,
        ROLES.Slider,
        ROLES.List,
        ROLES.Table,
        ROLES.Tree,
        ROLES.PageTabList,
        ROLES.PageTab,
        ROLES.MenuItem,
        ROLES.Link,
        ROLES.ButtonMenu,
        ROLES.ButtonDropDown,
    }
)
"""Roles of what a person operates."""


@dataclass(frozen=True, slots=True)
class Node:
    """One thing that a screen reader can come to; ``panel`` is the path to what holds it, ``holder`` numbers that."""

    role: QAccessible.Role
    name: str
    description: str
    focusable: bool
    widget: QWidget | None
    panel: tuple[str, ...]
    holder: int

    @property
    def is_control(self) -> bool:
        """Whether a person operates it."""
        return self.role in CONTROLS

    def __str__(self) -> str:
        kind = type(self.widget).__name__ if self.widget is not None else ""
        return f"{'/'.join(self.panel[-2:])}/{kind or self.role.name} “{self.name}”"


def open_windows() -> list[QWidget]:
    """Return every window that is shown."""
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def nodes(window: QWidget) -> Iterator[Node]:
    """Yield what a screen reader finds in a window, from the top; of what is hidden only closed menus."""
    interface = QAccessible.queryAccessibleInterface(window)
    if interface is not None:
        yield from _below(interface, (), 0)


def _below(interface: QAccessibleInterface, panel: tuple[str, ...], holder: int) -> Iterator[Node]:
    held = interface.object()
    widget = held if isinstance(held, QWidget) else None
    if interface.state().invisible and not isinstance(widget, QMenu) and interface.role() != ROLES.MenuItem:
        return
    node = Node(
        interface.role(),
        _name(interface, widget),
        interface.text(QAccessible.Text.Description),
        bool(interface.state().focusable),
        widget,
        panel,
        holder,
    )
    yield node
    inner = (*panel, f"{type(widget).__name__ if widget is not None else node.role.name}")
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child.isValid():
            yield from _below(child, inner, QAccessible.uniqueId(interface))


def _name(interface: QAccessibleInterface, widget: QWidget | None) -> str:
    """Return the name; that of a box with a list is its label's, as Qt gives the chosen line for its name."""
    if isinstance(widget, QComboBox):
        return _label_of(widget) or widget.accessibleName()
    return interface.text(QAccessible.Text.Name)


def _label_of(widget: QWidget) -> str:
    """Return the text of the label that leads to the widget, or to what holds it, empty when none does."""
    labels = [label for label in widget.window().findChildren(QLabel) if label.buddy() is not None]
    return next((label.text() for label in labels if label.buddy() is widget), "")


def faults(window: QWidget) -> list[str]:
    """Return what is wrong in a window: each fault with where it is."""
    found = list(nodes(window))
    return [*_nameless(found), *_roleless(found), *_alike(found)]


def _nameless(found: Iterable[Node]) -> Iterator[str]:
    """Yield what can have the keyboard or be operated and has no name."""
    for node in found:
        if (node.focusable or node.is_control) and not node.name.strip() and not _is_part_of_qt(node):
            yield f"no name: {node}"


def _roleless(found: Iterable[Node]) -> Iterator[str]:
    for node in found:
        if node.focusable and node.role == ROLES.NoRole:
            yield f"no role: {node}"


def _alike(found: Iterable[Node]) -> Iterator[str]:
    """Yield the controls of a panel that have one name; a pack of two equal halves has equal cards."""
    controls = [node for node in found if node.is_control and not isinstance(node.widget, CardButton | LessonCard)]
    counted = Counter((node.holder, node.panel, node.role, node.name) for node in controls)
    for (_, panel, role, name), count in counted.items():
        if count > 1:
            yield f"{count} of one name: {'/'.join(panel[-2:])}/{role.name} “{name}”"


def _is_part_of_qt(node: Node) -> bool:
    """Say whether Qt has made the part itself, within a control that has a name."""
    return node.widget is not None and node.widget.objectName().startswith("qt_")
