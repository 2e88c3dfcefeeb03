"""What the list of saved tables says about each of them."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from cardavia.art.deck import Pack
from cardavia.engine.contract import Contract
from cardavia.engine.errors import InputProblem
from cardavia.storage.table_notes import TableView
from cardavia.table.saved_tables import SavedTable
from cardavia.ui.record_files import failure_sentence
from cardavia.ui.texts_base import HUMAN, Counted, joined, player_name, player_names, sentences, translate
from cardavia.ui.texts_contracts import contract_name
from cardavia.ui.texts_problems import problem_sentence
from cardavia.ui.texts_rules import game_name, preset_name
from cardavia.ui.totals_graph import signed

Tables = Counted("Tables")


def rules_text(view: TableView) -> str:
    """Return which game is played and by which rules."""
    plain, changed = translate("Tables", "{game}: {rules}"), translate("Tables", "{game}: {rules}, with house rules")
    pattern = changed if view.changed else plain
    return pattern.format(game=game_name(view.game), rules=preset_name(view.preset))


def deals_text(view: TableView) -> str:
    """Return how many deals are over."""
    return Tables.tr("%n deal(s) played", "", view.deals)


def state_text(view: TableView, pack: Pack) -> str:
    """Return where the last deal stands: what is played and by whom, as far as the person's seat knows."""
    if view.done:
        return translate("Tables", "The deal is over")
    if view.contract is None:
        return translate("Tables", "Nothing is settled yet")
    contract = contract_name(Contract.parse(view.contract), pack)
    if view.declarer is None:
        return contract
    if view.declarer == HUMAN:
        return translate("Tables", "{contract}, played by you").format(contract=contract)
    pattern = translate("Tables", "{contract}, played by {player}")
    return pattern.format(contract=contract, player=player_name(view.players[view.declarer]))


def totals_text(view: TableView) -> str:
    """Return the running totals, each with its player."""
    pattern = translate("Tables", "{player} {total}")
    scores = zip(player_names(view.players), view.totals, strict=True)
    return joined(pattern.format(player=player, total=signed(total)) for player, total in scores)


def date_text(table: SavedTable) -> str:
    """Return when the table was saved, as people of the language write it."""
    moment = QDateTime.fromSecsSinceEpoch(int(table.saved_at))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def trouble_text(table: SavedTable) -> str:
    """Return why a table cannot be opened; empty when it can."""
    trouble = table.trouble
    if trouble is None:
        return ""
    reason = problem_sentence(trouble) if isinstance(trouble, InputProblem) else failure_sentence(trouble.kind)
    return sentences(translate("Tables", "This table cannot be opened; its file is kept."), reason)


def lines(table: SavedTable, pack: Pack) -> tuple[str, ...]:
    """Return what stands under the name of a table, line by line."""
    view = table.view
    if view is None:
        return (trouble_text(table),)
    pattern = translate("Tables", "{rules}. {deals}.")
    rules = pattern.format(rules=rules_text(view), deals=deals_text(view))
    return rules, state_text(view, pack), totals_text(view)


def spoken(table: SavedTable, pack: Pack, running: bool) -> str:
    """Return everything about a table in one piece, for a screen reader."""
    parts = [table.name, *lines(table, pack), date_text(table)]
    if running:
        parts.append(on_table_text())
    return joined(parts)


def on_table_text() -> str:
    """Return the mark of the table that is being played."""
    return translate("Tables", "On the table now")
