"""What pages about the rules ask of either game: its facts, and the card order of an example."""

from __future__ import annotations

from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf import rule_facts as doppelkopf
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.options import Options
from cardavia.engine.order import Order
from cardavia.engine.rule_facts import RuleFacts
from cardavia.engine.schafkopf import rule_facts as schafkopf
from cardavia.engine.schafkopf.options import options_of


def told(options: Options) -> RuleFacts:
    """Return the facts of the game whose options these are."""
    if isinstance(options, DoppelkopfOptions):
        return doppelkopf.facts(options)
    return schafkopf.facts(options_of(options))


def whole_order(contract: Contract, options: Options) -> Order:
    """Return the card order of a contract of the game whose options these are, with all cards in the pack."""
    if isinstance(options, DoppelkopfOptions):
        return doppelkopf.whole_order(contract, options)
    return schafkopf.whole_order(contract, options_of(options))
