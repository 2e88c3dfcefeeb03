"""What is wrong with a file, an option or an action in a record, and where."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.engine.errors import Flaw, InputProblem, Reason
from cardavia.ui.texts_base import Table, translate

_LONGEST = 200
"""Characters of a file's own words that a sentence repeats."""
_ELLIPSIS = "…"
_UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"

_FLAWS = Table(
    "Problems",
    {
        Flaw.UNREADABLE: QT_TRANSLATE_NOOP("Problems", "The file cannot be read: {path} ({message})"),
        Flaw.UNWRITABLE: QT_TRANSLATE_NOOP("Problems", "The file cannot be written: {path} ({message})"),
        Flaw.BAD_COMMAND: QT_TRANSLATE_NOOP("Problems", "The command cannot be understood: {message}"),
        Flaw.NO_SCREEN: QT_TRANSLATE_NOOP(
            "Problems", "There is no screen to open the window on. Commands such as “cardavia play” need none."
        ),
        Flaw.MISSING_LIBRARY: QT_TRANSLATE_NOOP(
            "Problems", "A system library is missing, which packaging/play.sh installs: {message}"
        ),
        Flaw.TOO_LARGE: QT_TRANSLATE_NOOP("Problems", "The file is larger than the limit of {limit} MiB."),
        Flaw.NOT_UTF8: QT_TRANSLATE_NOOP(
            "Problems", "The file is not UTF-8 text: the first wrong byte is at position {position}."
        ),
        Flaw.NOT_JSON: QT_TRANSLATE_NOOP("Problems", "The file is not valid JSON: line {line}, column {column}."),
        Flaw.NOT_A_RECORD: QT_TRANSLATE_NOOP("Problems", "The file is not a Cardavia record."),
        Flaw.NOT_FACTS: QT_TRANSLATE_NOOP("Problems", "The file does not hold the facts of a deal to score."),
        Flaw.MISSING_KEY: QT_TRANSLATE_NOOP("Problems", "This key is missing: {key}"),
        Flaw.UNKNOWN_KEY: QT_TRANSLATE_NOOP("Problems", "This key is not known: {key}"),
        Flaw.BAD_VALUE: QT_TRANSLATE_NOOP("Problems", "The key “{key}” cannot have this value: {value}"),
        Flaw.UNKNOWN_VERSION: QT_TRANSLATE_NOOP(
            "Problems", "This version of the record format is not known: {version}"
        ),
        Flaw.UNKNOWN_GAME: QT_TRANSLATE_NOOP("Problems", "This game is not known: {game}"),
        Flaw.UNKNOWN_PRESET: QT_TRANSLATE_NOOP("Problems", "This rule set is not known: {preset}"),
        Flaw.UNKNOWN_OPTION: QT_TRANSLATE_NOOP("Problems", "This option is not known: {option}"),
        Flaw.BAD_OPTION: QT_TRANSLATE_NOOP("Problems", "The option “{option}” cannot have this value: {value}"),
        Flaw.OPTION_CONFLICT: QT_TRANSLATE_NOOP(
            "Problems", "These two options contradict each other: {first}, {second}"
        ),
        Flaw.TOO_MANY_DEALS: QT_TRANSLATE_NOOP("Problems", "The record has more deals than the limit: {limit}"),
        Flaw.TOO_MANY_ACTIONS: QT_TRANSLATE_NOOP("Problems", "The deal has more actions than the limit: {limit}"),
        Flaw.NAME_TOO_LONG: QT_TRANSLATE_NOOP(
            "Problems", "A player’s name has more characters than the limit: {limit}"
        ),
        Flaw.WRONG_PLAYER_COUNT: QT_TRANSLATE_NOOP("Problems", "The number of players is wrong: {count}"),
        Flaw.BAD_DEALER: QT_TRANSLATE_NOOP("Problems", "The dealer must be one of the seats, but is: {value}"),
        Flaw.NOT_A_CARD: QT_TRANSLATE_NOOP("Problems", "This is not a card: {text}"),
        Flaw.WRONG_HAND_SIZE: QT_TRANSLATE_NOOP(
            "Problems", "The number of cards is wrong. Seat {seat} has {count}, expected: {expected}"
        ),
        Flaw.REPEATED_CARD: QT_TRANSLATE_NOOP("Problems", "This card occurs too often: {card}"),
        Flaw.CARD_NOT_IN_PACK: QT_TRANSLATE_NOOP("Problems", "This card does not belong to the pack: {card}"),
        Flaw.DEAL_AFTER_UNFINISHED: QT_TRANSLATE_NOOP("Problems", "A deal may follow only a finished one."),
        Flaw.NOT_AN_ACTION: QT_TRANSLATE_NOOP("Problems", "This is not an action: {text}"),
        Flaw.NO_SUCH_SEAT: QT_TRANSLATE_NOOP("Problems", "There is no such seat: {text}"),
        Flaw.CONTRADICTION: QT_TRANSLATE_NOOP("Problems", "These two entries contradict each other: {first}, {second}"),
        Flaw.UNKNOWN_PLAYER: QT_TRANSLATE_NOOP("Problems", "This kind of computer player is not known: {name}"),
        Flaw.NO_PROGRAM: QT_TRANSLATE_NOOP(
            "Problems", "There is no program to start for the player “cmd:{command}”: {message}"
        ),
        Flaw.NO_SUCH_POINT: QT_TRANSLATE_NOOP("Problems", "The record has no such point: {option} {value}"),
        Flaw.NO_CARD_TO_PLAY: QT_TRANSLATE_NOOP(
            "Problems", "No card is to be played at this point (deal {deal}, after {actions} actions)."
        ),
        Flaw.BAD_PASSPORT: QT_TRANSLATE_NOOP(
            "Problems", "This is not a code of house rules, or a character in it is wrong, missing or too many."
        ),
        Flaw.NEWER_PASSPORT: QT_TRANSLATE_NOOP(
            "Problems", "This code comes from a newer version of Cardavia and holds rules that this one does not know."
        ),
        Flaw.UNKNOWN_LANGUAGE: QT_TRANSLATE_NOOP(
            "Problems", "There are no rule pages in the language {language}. There are: {languages}"
        ),
        Flaw.UNKNOWN_DECK: QT_TRANSLATE_NOOP(
            "Problems", "There is no deck of cards of this name or in this folder: {deck}"
        ),
        Flaw.DECK_TWICE: QT_TRANSLATE_NOOP("Problems", "There is already a deck of this name: {deck}"),
        Flaw.NOT_TOML: QT_TRANSLATE_NOOP("Problems", "The file deck.toml cannot be understood: {message}"),
        Flaw.MISSING_DRAWING: QT_TRANSLATE_NOOP("Problems", "This drawing of the deck is missing: {file}"),
        Flaw.STRAY_DRAWING: QT_TRANSLATE_NOOP("Problems", "No card of the deck uses this drawing: {file}"),
        Flaw.UNDRAWN_CARD: QT_TRANSLATE_NOOP(
            "Problems", "The card {card} is in both games, but the deck does not have it."
        ),
        Flaw.LONG_DRAWING: QT_TRANSLATE_NOOP("Problems", "The drawing {file} is longer than {limit} bytes."),
        Flaw.NOT_SVG: QT_TRANSLATE_NOOP("Problems", "The drawing {file} is not a whole SVG document: {message}"),
        Flaw.FORBIDDEN_IN_DRAWING: QT_TRANSLATE_NOOP(
            "Problems", "The drawing {file}, line {line}, may not have this: {found}"
        ),
        Flaw.BAD_DRAWING_VALUE: QT_TRANSLATE_NOOP(
            "Problems", "In the drawing {file}, line {line}, “{name}” cannot have this value: {value}"
        ),
        Flaw.WRONG_DRAWING_SIZE: QT_TRANSLATE_NOOP(
            "Problems", "The drawing {file} has the viewBox “{found}”, needed: “{needed}”"
        ),
        Flaw.TOO_MANY_COLOURS: QT_TRANSLATE_NOOP(
            "Problems", "The deck has {count} colours, allowed are {limit}: {colours}"
        ),
        Flaw.PALE_INDEX: QT_TRANSLATE_NOOP(
            "Problems", "The index of suit {suit} stands out from the paper by {ratio} to 1, needed: {needed}"
        ),
        Flaw.BAD_LOOK: QT_TRANSLATE_NOOP(
            "Problems",
            "A look is a preset or three numbers from 0 to 100 for contrast, grain and temperature, not this: {look}",
        ),
    },
)
_FIELDS = {
    Flaw.UNREADABLE: ("path", "message"),
    Flaw.UNWRITABLE: ("path", "message"),
    Flaw.BAD_COMMAND: ("message",),
    Flaw.NO_SCREEN: (),
    Flaw.MISSING_LIBRARY: ("message",),
    Flaw.TOO_LARGE: ("limit",),
    Flaw.NOT_UTF8: ("position",),
    Flaw.NOT_JSON: ("line", "column"),
    Flaw.NOT_A_RECORD: (),
    Flaw.NOT_FACTS: (),
    Flaw.MISSING_KEY: ("key",),
    Flaw.UNKNOWN_KEY: ("key",),
    Flaw.BAD_VALUE: ("key", "value"),
    Flaw.UNKNOWN_VERSION: ("version",),
    Flaw.UNKNOWN_GAME: ("game",),
    Flaw.UNKNOWN_PRESET: ("preset",),
    Flaw.UNKNOWN_OPTION: ("option",),
    Flaw.BAD_OPTION: ("option", "value"),
    Flaw.OPTION_CONFLICT: ("first", "second"),
    Flaw.TOO_MANY_DEALS: ("limit",),
    Flaw.TOO_MANY_ACTIONS: ("limit",),
    Flaw.NAME_TOO_LONG: ("limit",),
    Flaw.WRONG_PLAYER_COUNT: ("count",),
    Flaw.BAD_DEALER: ("value",),
    Flaw.NOT_A_CARD: ("text",),
    Flaw.WRONG_HAND_SIZE: ("seat", "count", "expected"),
    Flaw.REPEATED_CARD: ("card",),
    Flaw.CARD_NOT_IN_PACK: ("card",),
    Flaw.DEAL_AFTER_UNFINISHED: (),
    Flaw.NOT_AN_ACTION: ("text",),
    Flaw.NO_SUCH_SEAT: ("text",),
    Flaw.CONTRADICTION: ("first", "second"),
    Flaw.UNKNOWN_PLAYER: ("name",),
    Flaw.NO_PROGRAM: ("command", "message"),
    Flaw.NO_SUCH_POINT: ("option", "value"),
    Flaw.NO_CARD_TO_PLAY: ("deal", "actions"),
    Flaw.BAD_PASSPORT: (),
    Flaw.NEWER_PASSPORT: (),
    Flaw.UNKNOWN_LANGUAGE: ("language", "languages"),
    Flaw.UNKNOWN_DECK: ("deck",),
    Flaw.DECK_TWICE: ("deck",),
    Flaw.NOT_TOML: ("message",),
    Flaw.MISSING_DRAWING: ("file",),
    Flaw.STRAY_DRAWING: ("file",),
    Flaw.UNDRAWN_CARD: ("card",),
    Flaw.LONG_DRAWING: ("file", "limit"),
    Flaw.NOT_SVG: ("file", "message"),
    Flaw.FORBIDDEN_IN_DRAWING: ("file", "line", "found"),
    Flaw.BAD_DRAWING_VALUE: ("file", "line", "name", "value"),
    Flaw.WRONG_DRAWING_SIZE: ("file", "found", "needed"),
    Flaw.TOO_MANY_COLOURS: ("count", "limit", "colours"),
    Flaw.PALE_INDEX: ("suit", "ratio", "needed"),
    Flaw.BAD_LOOK: ("look",),
}
"""What the names of a problem are called in its sentence."""
_REASONS = Table(
    "Problems",
    {
        Reason.TURN: QT_TRANSLATE_NOOP("Problems", "It is not the turn of the seat."),
        Reason.PHASE: QT_TRANSLATE_NOOP("Problems", "This is not possible at this point of the deal."),
        Reason.NOT_HELD: QT_TRANSLATE_NOOP("Problems", "The seat does not hold this card."),
        Reason.FOLLOW_TRUMP: QT_TRANSLATE_NOOP("Problems", "Trump was led and the seat holds one."),
        Reason.FOLLOW_SUIT: QT_TRANSLATE_NOOP("Problems", "A plain suit was led and the seat holds a card of it."),
        Reason.CALLED_ACE_MUST_PLAY: QT_TRANSLATE_NOOP(
            "Problems", "The called suit was led, so the seat must play the called ace."
        ),
        Reason.CALLED_ACE_MUST_LEAD: QT_TRANSLATE_NOOP(
            "Problems",
            "The seat must lead the called suit with its ace, unless it also holds three more cards of the suit.",
        ),
        Reason.CALLED_ACE_NO_DISCARD: QT_TRANSLATE_NOOP(
            "Problems", "The seat may not throw away the called ace before its suit has been led."
        ),
        Reason.CALLED_ACE_CONDITIONS: QT_TRANSLATE_NOOP(
            "Problems", "To call an ace the seat must hold a plain card of its suit but not the ace itself."
        ),
        Reason.SAY_TOO_EARLY: QT_TRANSLATE_NOOP("Problems", "It is too early to announce anything."),
        Reason.SAY_DEADLINE: QT_TRANSLATE_NOOP(
            "Problems", "It is too late for this announcement: the seat holds too few cards."
        ),
        Reason.SAY_NEEDS_RE: QT_TRANSLATE_NOOP(
            "Problems", "The side of the seat has not said Re or Kontra in time to promise more."
        ),
        Reason.SAY_SAID: QT_TRANSLATE_NOOP("Problems", "The side of the seat has already announced this."),
        Reason.SAY_OTHER_SIDE: QT_TRANSLATE_NOOP("Problems", "Only the other side may announce this."),
        Reason.SAY_OWN_TURN: QT_TRANSLATE_NOOP(
            "Problems", "Under these rules the seat may announce only when it is its turn to play a card."
        ),
        Reason.SAY_FORCED: QT_TRANSLATE_NOOP("Problems", "The seat must announce something before the play goes on."),
        Reason.BID_TOO_LOW: QT_TRANSLATE_NOOP("Problems", "The bid is not higher than the one before."),
        Reason.BID_PLAIN_CARD: QT_TRANSLATE_NOOP(
            "Problems", "The seat holds no plain card of the suit it would make trump."
        ),
        Reason.BID_SIE: QT_TRANSLATE_NOOP(
            "Problems", "Sie needs nothing but the highest trumps in the hand of the seat."
        ),
        Reason.CONTRACT_NOT_PLAYED: QT_TRANSLATE_NOOP("Problems", "This contract is not played under these rules."),
        Reason.DOUBLING_DEADLINE: QT_TRANSLATE_NOOP(
            "Problems", "Doubling must be part of the rules and is possible only during the first trick."
        ),
        Reason.WEDDING_CONDITION: QT_TRANSLATE_NOOP(
            "Problems", "The seat does not hold both cards that a wedding needs."
        ),
        Reason.POVERTY_CONDITION: QT_TRANSLATE_NOOP("Problems", "The seat has too many trumps for a poverty."),
        Reason.POVERTY_THREE_CARDS: QT_TRANSLATE_NOOP(
            "Problems",
            "Exactly three cards change hands, and those passed on include all trumps of the player with the poverty.",
        ),
        Reason.SOLOS_ALLOWED: QT_TRANSLATE_NOOP("Problems", "This solo is not played under these rules."),
        Reason.SOLOS_COMPULSORY: QT_TRANSLATE_NOOP("Problems", "The seat must play its compulsory solo now."),
        Reason.THROW_IN: QT_TRANSLATE_NOOP("Problems", "The seat may not throw in this hand."),
        Reason.PIGLETS: QT_TRANSLATE_NOOP(
            "Problems",
            "The seat cannot announce piglets: they need both aces of the trump suit and come before the first card.",
        ),
        Reason.GENSCHER: QT_TRANSLATE_NOOP(
            "Problems",
            "The seat cannot call Genscher: this needs both kings and comes just before the first of them is played.",
        ),
        Reason.HOCHZEIT: QT_TRANSLATE_NOOP(
            "Problems", "A Hochzeit offers the only trump of a hand, and a plain card is given for it."
        ),
    },
)


def problem_sentence(problem: InputProblem) -> str:
    """Return what is wrong and where; deals and actions count from 1 as people count."""
    sentence = _sentence(problem)
    if problem.deal is None:
        return sentence
    values = {"deal": problem.deal + 1, "text": _shown(problem.text or ""), "problem": sentence}
    if problem.index is None:
        return translate("Problems", "Deal {deal}: {problem}").format(**values)
    pattern = translate("Problems", "Deal {deal}, action {action} ({text}): {problem}")
    return pattern.format(action=problem.index + 1, **values)


def _sentence(problem: InputProblem) -> str:
    flaw, names = problem.flaw, tuple(map(_shown, problem.names))
    if isinstance(flaw, Reason):
        return _REASONS.text(flaw)
    if flaw is Flaw.CONTRADICTION and len(set(names)) == 1:
        return translate("Problems", "This entry stands there twice: {first}").format(first=names[0])
    return _FLAWS.text(flaw).format(**dict(zip(_FIELDS[flaw], names, strict=True)))


def _shown(words: str) -> str:
    """Return words out of a file as they may be printed: not too long, and without control characters."""
    short = words if len(words) <= _LONGEST else words[:_LONGEST] + _ELLIPSIS
    return "".join(sign if sign.isprintable() else _UNPRINTABLE for sign in short)
