"""What the lesson of Doppelkopf says, by the keys of its steps; where a text names ranks or suits, also by the pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.ui.texts_base import Table

TITLES: Final = Table(
    "DoppelkopfLessonTitles",
    {
        "aim": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "What it is about"),
        "points": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "What the cards count"),
        "count": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Count a trick"),
        "trumps": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Trumps"),
        "pick": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Find the trumps"),
        "hearts": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Which card may you play?"),
        "free": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "And if you cannot follow?"),
        "winner": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Who wins the trick?"),
        "sides": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Hidden sides"),
        "side": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Where do you belong?"),
        "partner": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Find your partner"),
        "announcements": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Announcements"),
        "say": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "What may you announce?"),
        "outcome": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Who has won?"),
        "extras": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Extra points"),
        "deal": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Now a whole deal"),
        "table": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "The deal"),
        "end": QT_TRANSLATE_NOOP("DoppelkopfLessonTitles", "Well done"),
    },
)
TEXTS: Final = Table(
    "DoppelkopfLesson",
    {
        "aim": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "Every card is there twice. Four players get twelve cards each. A trick is four cards, one "
            "from each player, clockwise, and whoever wins it leads to the next one. Two play against "
            "two. What counts are the points of the cards in the tricks, not the tricks.",
        ),
        "count": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "How many points does this trick bring to its winner?",
        ),
        "pick": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "Choose every trump among these cards, then press “Check”.",
        ),
        "hearts": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "A trump must be followed by a trump, a plain card by a plain card of its suit. The first "
            "card of this trick was: {led}. Choose every card that you may play now, then press “Check”.",
        ),
        "free": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "If you cannot follow, you may play any card, a trump or not. The first card of this trick "
            "was: {led}. Choose every card that you may play now, then press “Check”.",
        ),
        "winner": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "The highest trump wins; where no trump lies, the highest card of the suit led. Of two equal "
            "cards the one that was played first wins. The card led here was: {led}. Who wins this "
            "trick?",
        ),
        "side": QT_TRANSLATE_NOOP("DoppelkopfLesson", "These are your cards. On which side are you?"),
        "announcements": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "Whoever expects to win may say so, and the deal is worth more: “Re” for one side, “Kontra” "
            "for the other. It must be said early, as a rule before the second trick is played. Later a "
            "side may promise more: the others stay below 90 points, below 60, below 30, or get no "
            "trick.",
        ),
        "say": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "The first trick is over, and these are the cards you still hold. Which of the two may you announce?",
        ),
        "outcome": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "All cards together have 240 points. Nobody has announced anything, and Re has exactly 120 "
            "points. Who has won?",
        ),
        "deal": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "First everybody is asked for a reservation, that is, a special game: you have none, so say "
            "“Healthy”. Then twelve tricks are played. At each of your turns a hint tells what a good "
            "player would do, and why. You may try something else; nothing is kept of this deal.",
        ),
        "table": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "Follow the hint or try something else. After the last trick the result is shown.",
        ),
        "end": QT_TRANSLATE_NOOP(
            "DoppelkopfLesson",
            "That was Doppelkopf. There is more to find: weddings, solos, and the house rules on the "
            "rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.",
        ),
    },
)
TEXTS_BY_PACK: Final[Mapping[Pack, Table[str]]] = {
    Pack.FRENCH: Table(
        "FrenchDoppelkopfLesson",
        {
            "points": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLesson",
                "An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; a nine counts nothing. All 48 "
                "cards together have 240 points.",
            ),
            "trumps": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLesson",
                "Trumps beat all other cards. These are trumps, from the highest down and each of them "
                "twice: the ten of hearts, the four queens, the four jacks, then the other diamonds. "
                "Everything else is plain and ranks ace, ten, king, nine within its suit.",
            ),
            "sides": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLesson",
                "The two players who each hold a queen of clubs are partners; their side is called Re. The "
                "other two are Kontra. Nobody says so at first: the cards show it, or an "
                "announcement. Both queens in one hand are a wedding, which comes later.",
            ),
            "partner": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLesson",
                "In another deal you hold a queen of clubs. This trick has just been played. Who is your partner?",
            ),
            "extras": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLesson",
                "Some things earn an extra point: catching the other side’s ace of diamonds, the fox; "
                "winning the last trick with a jack of clubs, Charlie; and a trick of 40 or more card "
                "points.",
            ),
        },
    ),
    Pack.GERMAN: Table(
        "GermanDoppelkopfLesson",
        {
            "points": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLesson",
                "An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; a nine counts nothing. All 48 "
                "cards together have 240 points. The suit sign of an Ober stands at the top, that of an "
                "Unter lower down.",
            ),
            "trumps": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLesson",
                "Trumps beat all other cards. These are trumps, from the highest down and each of them "
                "twice: the ten of hearts, the four Obers, the four Unters, then the other bells. Everything "
                "else is plain and ranks ace, ten, king, nine within its suit.",
            ),
            "sides": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLesson",
                "The two players who each hold an Ober of acorns are partners; their side is called Re. The "
                "other two are Kontra. Nobody says so at first: the cards show it, or an "
                "announcement. Both Obers in one hand are a wedding, which comes later.",
            ),
            "partner": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLesson",
                "In another deal you hold an Ober of acorns. This trick has just been played. Who is your partner?",
            ),
            "extras": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLesson",
                "Some things earn an extra point: catching the other side’s ace of bells, the fox; winning "
                "the last trick with an Unter of acorns, Charlie; and a trick of 40 or more card points.",
            ),
        },
    ),
}
REASONS: Final = Table(
    "DoppelkopfLessonReasons",
    {
        "winner": QT_TRANSLATE_NOOP(
            "DoppelkopfLessonReasons",
            "The tens of hearts are the highest trumps, and of two equal cards the first one wins.",
        ),
        "outcome": QT_TRANSLATE_NOOP(
            "DoppelkopfLessonReasons",
            "Re needs 121 points. At 120 to 120 Kontra wins, unless only Kontra was announced.",
        ),
    },
)
REASONS_BY_PACK: Final[Mapping[Pack, Table[str]]] = {
    Pack.FRENCH: Table(
        "FrenchDoppelkopfLessonReasons",
        {
            "count": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLessonReasons",
                "Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.",
            ),
            "pick": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLessonReasons",
                "Every queen and every jack is a trump, and so are every diamond and the ten of hearts. "
                "Nothing else is.",
            ),
            "hearts": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLessonReasons",
                "A plain heart must be played. The ten, the queens and the jacks of hearts are trumps, not hearts.",
            ),
            "free": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLessonReasons",
                "You hold no plain heart, for the queen of hearts is a trump. So you may play everything.",
            ),
            "side": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLessonReasons",
                "You hold a queen of clubs, so you are Re.",
            ),
            "partner": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLessonReasons",
                "Your partner is whoever has played the other queen of clubs.",
            ),
            "say": QT_TRANSLATE_NOOP(
                "FrenchDoppelkopfLessonReasons",
                "You hold a queen of clubs, so you are Re. Each side may only announce its own word.",
            ),
        },
    ),
    Pack.GERMAN: Table(
        "GermanDoppelkopfLessonReasons",
        {
            "count": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLessonReasons",
                "Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.",
            ),
            "pick": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLessonReasons",
                "Every Ober and every Unter is a trump, and so are all bells and the ten of hearts. Nothing else is.",
            ),
            "hearts": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLessonReasons",
                "A plain heart must be played. The ten, the Obers and the Unters of hearts are trumps, not hearts.",
            ),
            "free": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLessonReasons",
                "You hold no plain heart, for the Ober of hearts is a trump. So you may play everything.",
            ),
            "side": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLessonReasons",
                "You hold an Ober of acorns, so you are Re.",
            ),
            "partner": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLessonReasons",
                "Your partner is whoever has played the other Ober of acorns.",
            ),
            "say": QT_TRANSLATE_NOOP(
                "GermanDoppelkopfLessonReasons",
                "You hold an Ober of acorns, so you are Re. Each side may only announce its own word.",
            ),
        },
    ),
}
