"""What the lesson of Schafkopf says, by the keys of its steps; where a text names ranks or suits, also by the pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.ui.texts_base import Table

TITLES: Final = Table(
    "SchafkopfLessonTitles",
    {
        "aim": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "What it is about"),
        "points": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "What the cards count"),
        "count": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Count a trick"),
        "trumps": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Trumps"),
        "pick": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Find the trumps"),
        "following": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Following"),
        "plain": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Which card may you play?"),
        "trump-led": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Which card may you play?"),
        "winner": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Who wins the trick?"),
        "sides": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "The secret partner"),
        "call": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Call an ace"),
        "partner": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Find your partner"),
        "outcome": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Who has won?"),
        "deal": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Now a whole deal"),
        "table": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "The deal"),
        "end": QT_TRANSLATE_NOOP("SchafkopfLessonTitles", "Well done"),
    },
)
TEXTS: Final = Table(
    "SchafkopfLesson",
    {
        "aim": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "Four players get eight cards each. A trick is four cards, one from each player, clockwise. "
            "Whoever wins it leads to the next one. What counts in the end is not the number of your "
            "tricks but the points of the cards in them.",
        ),
        "count": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "How many points does this trick bring to its winner?",
        ),
        "pick": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "Choose every trump among these cards, then press “Check”.",
        ),
        "plain": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "It is your turn. The first card of this trick was: {led}. Choose every card that you may "
            "play now, then press “Check”.",
        ),
        "trump-led": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "It is your turn again, in another deal. The first card was a trump: {led}. Choose every "
            "card that you may play now, then press “Check”.",
        ),
        "winner": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "The highest trump wins. Where no trump lies, the highest card of the suit led wins: ace, "
            "ten, king, nine, eight, seven. The card led here was: {led}. Who wins this trick?",
        ),
        "sides": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "The usual game is the Rufer. Whoever plays it calls one of these three aces; the player who "
            "holds it is the partner, and at first nobody else knows. You may call an ace only if you do "
            "not hold it yourself, but another plain card of its suit.",
        ),
        "call": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "You want to play a Rufer with this hand. Which ace may you call?",
        ),
        "partner": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "You play, and you have called: {called}. This trick has just been played. Who is your partner?",
        ),
        "outcome": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "All cards together have 120 points. You and your partner have exactly 60 of them in your "
            "tricks. Who has won?",
        ),
        "deal": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "First each player may bid or pass: bid a Rufer, your cards are good. Then eight tricks are "
            "played. At each of your turns a hint tells what a good player would do, and why. You may "
            "try something else; nothing is kept of this deal.",
        ),
        "table": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "Follow the hint or try something else. After the last trick the result is shown.",
        ),
        "end": QT_TRANSLATE_NOOP(
            "SchafkopfLesson",
            "That was Schafkopf. There is more to find: the Wenz, the solos, and the house rules on the "
            "rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.",
        ),
    },
)
TEXTS_BY_PACK: Final[Mapping[Pack, Table[str]]] = {
    Pack.FRENCH: Table(
        "FrenchSchafkopfLesson",
        {
            "points": QT_TRANSLATE_NOOP(
                "FrenchSchafkopfLesson",
                "An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; nine, eight and seven count "
                "nothing. All 32 cards together have 120 points.",
            ),
            "trumps": QT_TRANSLATE_NOOP(
                "FrenchSchafkopfLesson",
                "Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest "
                "down: the four queens, the four jacks, then the other hearts. Queens and jacks rank by "
                "their suits: clubs, spades, hearts, diamonds.",
            ),
            "following": QT_TRANSLATE_NOOP(
                "FrenchSchafkopfLesson",
                "The first card of a trick says what the others must play. If it is a trump, you must play a "
                "trump if you have one. If it is a plain card of clubs, spades or diamonds, you must play a "
                "plain card of that suit. If you have none, you may play anything.",
            ),
        },
    ),
    Pack.GERMAN: Table(
        "GermanSchafkopfLesson",
        {
            "points": QT_TRANSLATE_NOOP(
                "GermanSchafkopfLesson",
                "An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; nine, eight and seven count "
                "nothing. All 32 cards together have 120 points. The suit sign of an Ober stands at the top, "
                "that of an Unter lower down.",
            ),
            "trumps": QT_TRANSLATE_NOOP(
                "GermanSchafkopfLesson",
                "Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest "
                "down: the four Obers, the four Unters, then the other hearts. Obers and Unters rank by "
                "their suits: acorns, leaves, hearts, bells.",
            ),
            "following": QT_TRANSLATE_NOOP(
                "GermanSchafkopfLesson",
                "The first card of a trick says what the others must play. If it is a trump, you must play a "
                "trump if you have one. If it is a plain card of acorns, leaves or bells, you must play a "
                "plain card of that suit. If you have none, you may play anything.",
            ),
        },
    ),
}
REASONS: Final = Table(
    "SchafkopfLessonReasons",
    {
        "partner": QT_TRANSLATE_NOOP(
            "SchafkopfLessonReasons",
            "Your partner is whoever has played the ace that you called.",
        ),
        "outcome": QT_TRANSLATE_NOOP(
            "SchafkopfLessonReasons",
            "The player and the partner need 61 points. At 60 to 60 the defenders win.",
        ),
        "call": QT_TRANSLATE_NOOP(
            "SchafkopfLessonReasons",
            "You must hold a plain card of the suit but not its ace. The ace of hearts is a trump and "
            "can never be called.",
        ),
    },
)
REASONS_BY_PACK: Final[Mapping[Pack, Table[str]]] = {
    Pack.FRENCH: Table(
        "FrenchSchafkopfLessonReasons",
        {
            "count": QT_TRANSLATE_NOOP(
                "FrenchSchafkopfLessonReasons",
                "Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.",
            ),
            "pick": QT_TRANSLATE_NOOP(
                "FrenchSchafkopfLessonReasons",
                "Every queen and every jack is a trump, whatever its suit, and so is every heart. Nothing else is.",
            ),
            "plain": QT_TRANSLATE_NOOP(
                "FrenchSchafkopfLessonReasons",
                "A plain card of the suit led must be played. Queens and jacks are trumps: they do not "
                "belong to the suit printed on them.",
            ),
            "trump-led": QT_TRANSLATE_NOOP(
                "FrenchSchafkopfLessonReasons",
                "Any trump follows a trump: hearts, queens and jacks alike.",
            ),
            "winner": QT_TRANSLATE_NOOP(
                "FrenchSchafkopfLessonReasons",
                "Two trumps lie here, and the higher one wins: every queen beats every jack.",
            ),
        },
    ),
    Pack.GERMAN: Table(
        "GermanSchafkopfLessonReasons",
        {
            "count": QT_TRANSLATE_NOOP(
                "GermanSchafkopfLessonReasons",
                "Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.",
            ),
            "pick": QT_TRANSLATE_NOOP(
                "GermanSchafkopfLessonReasons",
                "Every Ober and every Unter is a trump, whatever its suit, and so is every heart. Nothing else is.",
            ),
            "plain": QT_TRANSLATE_NOOP(
                "GermanSchafkopfLessonReasons",
                "A plain card of the suit led must be played. Obers and Unters are trumps: they do not "
                "belong to the suit printed on them.",
            ),
            "trump-led": QT_TRANSLATE_NOOP(
                "GermanSchafkopfLessonReasons",
                "Any trump follows a trump: hearts, Obers and Unters alike.",
            ),
            "winner": QT_TRANSLATE_NOOP(
                "GermanSchafkopfLessonReasons",
                "Two trumps lie here, and the higher one wins: every Ober beats every Unter.",
            ),
        },
    ),
}
