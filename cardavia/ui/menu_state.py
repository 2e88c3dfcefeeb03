"""Which entries of the menus make sense at a moment."""

from __future__ import annotations

from cardavia.table.controller import Controller
from cardavia.ui.actions import Actions


def enable_entries(actions: Actions, controller: Controller, at_table: bool) -> None:
    """Enable what can be done now; ``at_table`` tells whether the table is shown, and not another page."""
    observation = controller.observation
    playing = at_table and observation is not None
    done = observation is not None and playing and observation.done
    for action in (actions.next_deal, actions.same_cards, actions.result):
        action.setEnabled(done)
    actions.session.setEnabled(playing and bool(controller.sheet))
    actions.undo.setEnabled(playing and controller.can_undo)
    actions.redo.setEnabled(playing and controller.can_redo)
    for action in (actions.save_table, actions.export_record):
        action.setEnabled(observation is not None)
    for action in actions.at_table:
        action.setEnabled(playing)
