"""Tells what happens at the table, in the log, in the status strip and aloud, and answers the keys that ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject

from cardavia.art.deck import Pack
from cardavia.engine.actions import Play
from cardavia.engine.errors import Reason
from cardavia.engine.observation import Observation, SeenMove
from cardavia.engine.seats import PLAYERS
from cardavia.table.step import Step
from cardavia.ui.log_view import LogView
from cardavia.ui.speech import StatusStrip
from cardavia.ui.texts import (
    announcements_sentence,
    certain_cards,
    move_sentence,
    phase_prompt,
    points_sentence,
    refusal_sentence,
    result_sentence,
    trick_review_sentence,
    trick_sentence,
    turn_sentence,
)
from cardavia.ui.texts_session import resting_sentence, rests


class Narrator(QObject):
    """Turns observations into sentences; it is told who plays and with which pack before anything else."""

    def __init__(self, log: LogView, strip: StatusStrip) -> None:
        super().__init__(strip)
        self._log = log
        self._strip = strip
        self._players: tuple[str, ...] = ()
        self._pack = Pack.FRENCH
        self._latest: dict[str, Callable[[], str]] = {}

    def set_table(self, players: Sequence[str], pack: Pack) -> None:
        """Name players and cards this way from now on."""
        self._players, self._pack = tuple(players), pack

    def tell_position(self, observation: Observation) -> None:
        """Begin the log anew with everything that has happened in the deal."""
        self._log.start(self._told(observation))
        if rests(observation) and not observation.done:
            self._say(resting_sentence, urgent=True)
        elif not observation.done:
            self.tell_turn(observation)

    def rename(self, observation: Observation) -> None:
        """Write everything anew, as players or cards have other names now; nothing is said."""
        ending = [(result_sentence(observation, self._players), True)] if observation.done else []
        self._log.start([*self._told(observation), *ending])
        self._latest = {phrase(): phrase for phrase in self._rephrased()}

    def tell_step(self, step: Step) -> None:
        """Log and say a move and the trick it completes; that it is the person's turn stands at the table already."""
        leads = _plays(step.before) % PLAYERS == 0
        self._add(lambda: self._move(step.move, leads, step.after))
        if len(step.after.tricks) > len(step.before.tricks):
            self._add(lambda: trick_sentence(step.after.tricks[-1], self._players), strong=True)
        if step.after.my_turn and not step.after.done:
            self._say(lambda: turn_sentence(step.after, self._players), urgent=True, shown=False)

    def tell_refusal(self, reason: Reason, observation: Observation) -> None:
        """Say why an action is refused and what is legal instead, which the table shows."""
        self._say(lambda: refusal_sentence(reason, observation, self._pack), urgent=True, shown=False)

    def tell_result(self, observation: Observation) -> None:
        """Log and say who has won the deal."""
        self._add(lambda: result_sentence(observation, self._players), strong=True)

    def tell_turn(self, observation: Observation) -> None:
        """Say whose turn it is, and to the person also what has to be done."""
        if observation.my_turn:
            self._say(lambda: phase_prompt(observation, self._pack), urgent=True)
        else:
            self._say(lambda: turn_sentence(observation, self._players))

    def tell_trick(self, observation: Observation) -> None:
        """Say what lies in the trick."""
        self._say(lambda: trick_review_sentence(observation.trick, self._players, self._pack))

    def tell_points(self, observation: Observation) -> None:
        """Say how many card points the person has in tricks."""
        self._say(lambda: points_sentence(observation))

    def tell_announcements(self, observation: Observation) -> None:
        """Say who has announced what."""
        self._say(lambda: announcements_sentence(observation.said, self._players))

    def repeat(self) -> None:
        """Say the last sentence again."""
        self._strip.repeat()

    def _add(self, phrase: Callable[[], str], strong: bool = False) -> None:
        self._log.add(phrase(), strong)
        self._say(phrase)

    def _say(self, phrase: Callable[[], str], urgent: bool = False, shown: bool = True) -> None:
        sentence = phrase()
        standing = (self._strip.sentence, self._strip.spoken)
        self._latest = {text: known for text, known in self._latest.items() if text in standing}
        self._latest[sentence] = phrase
        self._strip.say(sentence, urgent, shown)

    def _rephrased(self) -> Iterator[Callable[[], str]]:
        """Put what the strip shows and would repeat in the words of now, and return how to do so again."""
        for sentence, phrase in self._latest.items():
            self._strip.rephrase(sentence, phrase())
            yield phrase

    def _move(self, move: SeenMove, leads: bool, observation: Observation) -> str:
        hand = certain_cards(observation, move.seat)
        return move_sentence(move, self._players, self._pack, leads=leads, hand=hand)

    def _told(self, observation: Observation) -> Iterator[tuple[str, bool]]:
        played = 0
        for move in observation.moves:
            yield self._move(move, played % PLAYERS == 0, observation), False
            if isinstance(move.action, Play):
                played += 1
                if played % PLAYERS == 0:
                    yield trick_sentence(observation.tricks[played // PLAYERS - 1], self._players), True


def _plays(observation: Observation) -> int:
    """Return how many cards have been played in the deal."""
    return sum(isinstance(move.action, Play) for move in observation.moves)
