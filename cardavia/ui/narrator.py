"""Tells what happens at the table, in the log, in the status strip and aloud, and answers the keys that ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject

from cardavia.art.deck import Pack
from cardavia.engine.actions import Play
from cardavia.engine.errors import Reason
from cardavia.engine.observation import Observation, SeenMove
from cardavia.engine.seats import PLAYERS
from cardavia.storage.settings import SPEECH
from cardavia.table.step import Step
from cardavia.ui.log_times import LogTimes
from cardavia.ui.log_view import LogEntry, LogView
from cardavia.ui.seat_facts import contract_words
from cardavia.ui.speech import Matter, StatusStrip, is_spoken
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
from cardavia.ui.texts_base import player_names, sentences
from cardavia.ui.texts_deadlines import last_chance_sentence, open_sentence, with_last_chance
from cardavia.ui.texts_session import resting_sentence, rests
from cardavia.ui.texts_speech import speech_sentence

Phrase = Callable[[], str]
"""A sentence that can be said again in another language or with other names."""


class Narrator(QObject):
    """Turns observations into sentences; it is told who plays and with which pack before anything else."""

    def __init__(self, log: LogView, strip: StatusStrip, times: LogTimes | None = None) -> None:
        super().__init__(strip)
        self._log = log
        self._strip = strip
        self._times = times or LogTimes()
        self._ended = ""
        self._level = SPEECH[-1]
        self._seated: tuple[str, ...] = ()
        self._pack = Pack.FRENCH
        self._seen: Observation | None = None
        self._latest: dict[str, Phrase] = {}
        log.retranslated.connect(self._translate)

    def set_table(self, players: Sequence[str], pack: Pack) -> None:
        """Name players and cards this way from now on."""
        self._seated, self._pack = tuple(players), pack

    @property
    def _players(self) -> tuple[str, ...]:
        return player_names(self._seated)

    def set_level(self, level: str) -> None:
        """Speak so much by itself from now on; the level is one of ``SPEECH``."""
        self._level = level

    def tell_level(self) -> None:
        """Say how much is spoken by itself."""
        self._say(lambda: speech_sentence(self._level), Matter.ANSWER, urgent=True)

    def tell_position(self, observation: Observation) -> None:
        """Begin the log anew with everything that has happened in the deal."""
        self._seen = observation
        self._times.replayed(observation)
        self._ended = ""
        self._log.start(self._told(observation))
        if rests(observation) and not observation.done:
            self._say(resting_sentence, Matter.TURN, urgent=True)
        elif not observation.done:
            self._say_turn(observation, Matter.TURN)

    def rename(self, observation: Observation) -> None:
        """Write everything anew, as players or cards have other names now; nothing is said."""
        ending = LogEntry(result_sentence(observation, self._players), True, self._ended) if observation.done else None
        self._log.reword([*self._told(observation), *([ending] if ending else [])])
        self._latest = {phrase(): phrase for phrase in self._rephrased()}

    def tell_step(self, step: Step) -> None:
        """Log a move and the trick it completes, and say them in one go, with the person's turn if it has come.

        That it is the person's turn interrupts the reader, who would otherwise cut off the card it follows.
        """
        self._seen = step.after
        self._times.heard(step.after)
        leads = _plays(step.before) % PLAYERS == 0
        matter = Matter.CARD if isinstance(step.move.action, Play) else Matter.CALL
        told: list[tuple[Matter, Phrase]] = [(matter, partial(self._move, step.move, leads, step.after))]
        if len(step.after.tricks) > len(step.before.tricks):
            told.append((Matter.SCORE, lambda: trick_sentence(step.after.tricks[-1], self._players)))
        comes: Phrase | None = partial(self._own_turn, step.after) if _acts(step.after) else None
        self._tell(told, comes)

    def tell_refusal(self, reason: Reason, observation: Observation) -> None:
        """Say why an action is refused and what is legal instead, which the table shows."""
        self._say(lambda: refusal_sentence(reason, observation, self._pack), Matter.ANSWER, urgent=True, shown=False)

    def tell_result(self, observation: Observation) -> None:
        """Log and say who has won the deal."""
        self._seen, self._ended = observation, self._times.now
        told: list[tuple[Matter, Phrase]] = [(Matter.SCORE, lambda: result_sentence(observation, self._players))]
        self._tell(told)

    def tell_turn(self, observation: Observation) -> None:
        """Say whose turn it is, and to the person also what has to be done."""
        self._say_turn(observation, Matter.ANSWER)

    def tell_trick(self, observation: Observation) -> None:
        """Say what lies in the trick."""
        self._say(lambda: trick_review_sentence(observation.trick, self._players, self._pack), Matter.ANSWER)

    def tell_points(self, observation: Observation) -> None:
        """Say how many card points the person has in tricks."""
        self._say(lambda: points_sentence(observation), Matter.ANSWER)

    def tell_announcements(self, observation: Observation) -> None:
        """Say what is played, who has announced what, and who may still announce what until when."""
        self._say(lambda: self._announcements(observation), Matter.ANSWER)

    def repeat(self) -> None:
        """Say the last sentence again."""
        self._strip.repeat()

    # Sentences

    def _announcements(self, observation: Observation) -> str:
        said = self.tr("{contract}. {announcements}.").format(
            contract=contract_words(observation, self._players, self._pack),
            announcements=announcements_sentence(observation.said, self._players),
        )
        still = open_sentence(observation, self._players)
        return sentences(said, still) if still else said

    def _own_turn(self, observation: Observation) -> str:
        turn = turn_sentence(observation, self._players)
        chance = last_chance_sentence(observation) if is_spoken(Matter.CALL, self._level) else ""
        return self.tr("{turn}. {chance}").format(turn=turn, chance=chance) if chance else turn

    def _say_turn(self, observation: Observation, matter: Matter) -> None:
        if observation.my_turn:
            self._say(lambda: with_last_chance(phase_prompt(observation, self._pack), observation), matter, urgent=True)
        else:
            self._say(lambda: turn_sentence(observation, self._players), matter)

    def _move(self, move: SeenMove, leads: bool, observation: Observation) -> str:
        hand = certain_cards(observation, move.seat)
        return move_sentence(move, self._players, self._pack, leads=leads, hand=hand)

    def _joined(self, phrases: Sequence[Phrase]) -> str:
        first, *others = (phrase() for phrase in phrases)
        for other in others:
            first = self.tr("{first}. {second}").format(first=first, second=other)
        return first

    # Where they go

    def _tell(self, told: Sequence[tuple[Matter, Phrase]], turn: Phrase | None = None) -> None:
        """Log and show each sentence, and say in one go those that are spoken at this level, the person's turn last."""
        for matter, phrase in told:
            self._log.add(LogEntry(phrase(), matter is Matter.SCORE, self._times.now))
            self._say(phrase, None)
        said = [*told, (Matter.TURN, turn)] if turn is not None else told
        heard = [(matter, phrase) for matter, phrase in said if is_spoken(matter, self._level)] or said
        joined = partial(self._joined, [phrase for _, phrase in heard])
        self._say(joined, heard[0][0], urgent=turn is not None, shown=False)

    def _say(self, phrase: Phrase, matter: Matter | None, urgent: bool = False, shown: bool = True) -> None:
        """Show a sentence and, unless it is about a matter that is not spoken now, say it; None is never spoken."""
        sentence = phrase()
        standing = (self._strip.sentence, self._strip.spoken)
        self._latest = {text: known for text, known in self._latest.items() if text in standing}
        self._latest[sentence] = phrase
        self._strip.say(sentence, urgent, shown, aloud=matter is not None and is_spoken(matter, self._level))

    def _rephrased(self) -> Iterator[Phrase]:
        """Put what the strip shows and would repeat in the words of now, and return how to do so again."""
        for sentence, phrase in self._latest.items():
            self._strip.rephrase(sentence, phrase())
            yield phrase

    def _translate(self) -> None:
        if self._seen is not None:
            self.rename(self._seen)

    def _told(self, observation: Observation) -> Iterator[LogEntry]:
        played = 0
        for number, move in enumerate(observation.moves):
            time = self._times.of(number)
            yield LogEntry(self._move(move, played % PLAYERS == 0, observation), time=time)
            if isinstance(move.action, Play):
                played += 1
                if played % PLAYERS == 0:
                    trick = observation.tricks[played // PLAYERS - 1]
                    yield LogEntry(trick_sentence(trick, self._players), True, time)


def _acts(observation: Observation) -> bool:
    """Say whether the deal waits for the person."""
    return observation.my_turn and not observation.done


def _plays(observation: Observation) -> int:
    """Return how many cards have been played in the deal."""
    return sum(isinstance(move.action, Play) for move in observation.moves)
