"""Who may still announce what, and until when (``rules.md`` B6, G)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from cardavia.engine.chance import Chance
from cardavia.engine.observation import Observation
from cardavia.engine.remaining import Pending, Remaining, others_pending, own_remaining
from cardavia.engine.result import Party
from cardavia.ui.texts_base import Counted, joined, sentences, translate
from cardavia.ui.texts_calls import saying_name

Deadlines = Counted("Deadlines")


def deadline_sentence(remaining: Remaining) -> str:
    """Return until when one announcement may be made, as it is told with its button."""
    if remaining.left and remaining.of_anybody:
        return Deadlines.tr("%n more cards may come to the trick before it is too late.", "", remaining.left)
    if remaining.left:
        return Deadlines.tr("You may play %n more cards before it is too late.", "", remaining.left)
    if remaining.of_anybody:
        return translate("Deadlines", "Last chance: it is too late with the next card of the trick.")
    return translate("Deadlines", "Last chance: it is too late with your next card.")


def last_chance_sentence(observation: Observation) -> str:
    """Return what must be announced before the person's next card or never; empty where nothing is."""
    last = [one for one in own_remaining(observation) if not one.left]
    if not last or not observation.playable:
        return ""
    text = translate("Deadlines", "This is your last chance to announce: {announcement}.")
    return text.format(announcement=saying_name(last[0].say.saying))


def with_last_chance(prompt: str, observation: Observation) -> str:
    """Return the prompt, a whole sentence, with the last chance to announce something where this is it."""
    chance = last_chance_sentence(observation)
    return sentences(prompt, chance) if chance else prompt


def own_open_sentence(observation: Observation) -> str:
    """Return what the person may still announce next and until when; empty where it is nothing."""
    remaining = own_remaining(observation)
    if not remaining:
        return ""
    text = translate("Deadlines", "You may still announce: {announcement}.")
    may = text.format(announcement=saying_name(remaining[0].say.saying))
    return sentences(may, deadline_sentence(remaining[0]))


def others_open_sentence(observation: Observation, players: Sequence[str]) -> str:
    """Return what the others may still announce next, by side; a player whose side is not public is "somebody"."""
    return _whole(_pending_sentence(one, players) for one in _lowest_of_each_side(observation))


def open_sentence(observation: Observation, players: Sequence[str]) -> str:
    """Return what the person and the others may still announce and until when; empty where it is nothing."""
    return _whole((own_open_sentence(observation), others_open_sentence(observation, players)))


def _lowest_of_each_side(observation: Observation) -> tuple[Pending, ...]:
    lowest: dict[Party, Pending] = {}
    for pending in others_pending(observation):
        lowest.setdefault(pending.chance.party, pending)
    return tuple(lowest.values())


def _pending_sentence(pending: Pending, players: Sequence[str]) -> str:
    who = _who(pending, players)
    return _limit(pending.chance).format(announcement=saying_name(pending.chance.saying), who=who)


def _limit(chance: Chance) -> str:
    if chance.held is not None:
        return Deadlines.tr("Still open to {who}, with at least %n cards in hand: {announcement}.", "", chance.held)
    lying = chance.lying or 0
    return Deadlines.tr("Still open to {who}, while at most %n cards lie in the trick: {announcement}.", "", lying)


def _who(pending: Pending, players: Sequence[str]) -> str:
    names = joined(players[seat] for seat in pending.seats)
    if not pending.somebody:
        return names
    somebody = translate("Deadlines", "somebody")
    return translate("Deadlines", "{names} or somebody else").format(names=names) if names else somebody


def _whole(parts: Iterable[str]) -> str:
    told = [part for part in parts if part]
    return reduce(sentences, told) if told else ""
