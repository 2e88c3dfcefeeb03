"""A table's rules while they are chosen: each change gives new rules, or an `InputProblem` and changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.games import GAMES
from cardavia.engine.options import Catalogue, Value
from cardavia.engine.passport import HouseRules, passport
from cardavia.storage.settings import Settings


def catalogue_of(game: str) -> Catalogue[Any]:
    """Return the options and presets of a game."""
    return GAMES[game].catalogue


def rules_of(settings: Settings, game: str) -> HouseRules:
    """Return the rules that hold for the next session of a game."""
    return normal(HouseRules(game, settings.preset[game], settings.options[game]))


def normal(rules: HouseRules) -> HouseRules:
    """Return the rules with those options alone that differ from the preset; or InputProblem."""
    catalogue = catalogue_of(rules.game)
    options = catalogue.build(rules.preset, rules.options)
    return HouseRules(rules.game, rules.preset, catalogue.differences(rules.preset, options))


def preset_rules(game: str, preset: str) -> HouseRules:
    """Return the rules of a preset as they stand."""
    return HouseRules(game, preset, {})


def values(rules: HouseRules) -> Mapping[str, Value]:
    """Return the value of every option, in the catalogue's order."""
    catalogue = catalogue_of(rules.game)
    options = catalogue.build(rules.preset, rules.options)
    return {option.name: getattr(options, option.name) for option in catalogue.options}


def preset_value(rules: HouseRules, name: str) -> Value:
    """Return what the preset has for an option beside the other options that were chosen."""
    return _preset_value(rules, name, {**rules.options})


def with_value(rules: HouseRules, name: str, value: Value) -> HouseRules:
    """Return the rules with another value of an option; InputProblem when that cannot be."""
    return normal(HouseRules(rules.game, rules.preset, {**rules.options, name: value}))


def with_preset_value(rules: HouseRules, name: str) -> HouseRules:
    """Return the rules with an option as the preset has it; InputProblem when that cannot be."""
    kept = {key: value for key, value in rules.options.items() if key != name}
    return normal(HouseRules(rules.game, rules.preset, kept))


def conflicting(problem: InputProblem, rules: HouseRules, changed: Mapping[str, Value]) -> dict[str, Value]:
    """Return the two settings that contradict each other once the changed values hold; empty for another problem."""
    if problem.flaw is not Flaw.OPTION_CONFLICT:
        return {}
    chosen = {**rules.options, **changed}
    return {name: chosen.get(name, _preset_value(rules, name, chosen)) for name in problem.names}


def code_of(rules: HouseRules) -> str:
    """Return the short code of the rules."""
    game = GAMES[rules.game]
    return passport(game, rules.preset, game.catalogue.build(rules.preset, rules.options))


def _preset_value(rules: HouseRules, name: str, chosen: Mapping[str, Value]) -> Value:
    catalogue = catalogue_of(rules.game)
    value: Value = getattr(catalogue.adapted(catalogue.preset(rules.preset), chosen), name)
    return value
