"""Names of the options of Doppelkopf and a sentence about each (``record.md`` section 4)."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.ui.texts_base import Table

NAMES = Table(
    "OptionNames",
    {
        "seats": QT_TRANSLATE_NOOP("OptionNames", "Seats"),
        "deals": QT_TRANSLATE_NOOP("OptionNames", "Number of deals"),
        "compulsory_solos": QT_TRANSLATE_NOOP("OptionNames", "Compulsory solos"),
        "nines": QT_TRANSLATE_NOOP("OptionNames", "Nines"),
        "dulle": QT_TRANSLATE_NOOP("OptionNames", "Two Dulles in one trick"),
        "piglets": QT_TRANSLATE_NOOP("OptionNames", "Piglets"),
        "hyperpiglets": QT_TRANSLATE_NOOP("OptionNames", "Hyperpiglets"),
        "poverty": QT_TRANSLATE_NOOP("OptionNames", "Poverty"),
        "poverty_counts_foxes": QT_TRANSLATE_NOOP("OptionNames", "Foxes count in a poverty"),
        "poverty_returns_trumps": QT_TRANSLATE_NOOP("OptionNames", "Trumps may come back"),
        "poverty_refused": QT_TRANSLATE_NOOP("OptionNames", "Poverty that nobody takes"),
        "throw_in": QT_TRANSLATE_NOOP("OptionNames", "Throwing in bad hands"),
        "wedding_trick": QT_TRANSLATE_NOOP("OptionNames", "Settling trick of a wedding"),
        "solos": QT_TRANSLATE_NOOP("OptionNames", "Solos"),
        "solo_lead": QT_TRANSLATE_NOOP("OptionNames", "First lead in a solo"),
        "solo_priority": QT_TRANSLATE_NOOP("OptionNames", "Several solos"),
        "solo_keeps_deal": QT_TRANSLATE_NOOP("OptionNames", "Solo keeps the deal"),
        "solo_factor": QT_TRANSLATE_NOOP("OptionNames", "Value of solos"),
        "announce_cards": QT_TRANSLATE_NOOP("OptionNames", "Cards for Re and Kontra"),
        "announce_own_turn": QT_TRANSLATE_NOOP("OptionNames", "Announcing in turn only"),
        "announcements_double": QT_TRANSLATE_NOOP("OptionNames", "Re and Kontra double"),
        "forced_announcement": QT_TRANSLATE_NOOP("OptionNames", "Forced announcement"),
        "parties_by": QT_TRANSLATE_NOOP("OptionNames", "Cards that decide the sides"),
        "genscher": QT_TRANSLATE_NOOP("OptionNames", "Genscher"),
        "scoring": QT_TRANSLATE_NOOP("OptionNames", "Scoring of announcements"),
        "kontra_point_in_solo": QT_TRANSLATE_NOOP("OptionNames", "Kontra’s point in a lost solo"),
        "charlie_caught": QT_TRANSLATE_NOOP("OptionNames", "Charlie caught"),
        "fox_last_trick": QT_TRANSLATE_NOOP("OptionNames", "Fox caught in the last trick"),
        "fox_first_trick": QT_TRANSLATE_NOOP("OptionNames", "Fox caught in the first trick"),
        "dulle_caught": QT_TRANSLATE_NOOP("OptionNames", "Dulle caught"),
        "doppelkopf_trick": QT_TRANSLATE_NOOP("OptionNames", "Doppelkopf"),
        "bock": QT_TRANSLATE_NOOP("OptionNames", "Bock rounds"),
    },
)
NAMES_BY_PACK = {
    Pack.FRENCH: Table(
        "FrenchOptionNames",
        {
            "diamond_kings_top": QT_TRANSLATE_NOOP("FrenchOptionNames", "Kings of diamonds on top"),
            "heart_trick": QT_TRANSLATE_NOOP("FrenchOptionNames", "Heart trick"),
        },
    ),
    Pack.GERMAN: Table(
        "GermanOptionNames",
        {
            "diamond_kings_top": QT_TRANSLATE_NOOP("GermanOptionNames", "Kings of bells on top"),
            "heart_trick": QT_TRANSLATE_NOOP("GermanOptionNames", "Heart trick"),
        },
    ),
}
DESCRIPTIONS = Table(
    "OptionTexts",
    {
        "seats": QT_TRANSLATE_NOOP("OptionTexts", "How many sit at the table; with five the dealer rests."),
        "deals": QT_TRANSLATE_NOOP("OptionTexts", "How many deals a session has."),
        "compulsory_solos": QT_TRANSLATE_NOOP("OptionTexts", "Everybody must play one solo during the session."),
        "nines": QT_TRANSLATE_NOOP("OptionTexts", "The eight nines are in the pack."),
        "dulle": QT_TRANSLATE_NOOP(
            "OptionTexts", "Which of two Dulles in one trick is the higher one, or whether the card is trump at all."
        ),
        "piglets": QT_TRANSLATE_NOOP(
            "OptionTexts",
            "Both foxes or both aces of the trump suit in one hand may be announced before the "
            "first lead and then are the highest trumps.",
        ),
        "hyperpiglets": QT_TRANSLATE_NOOP(
            "OptionTexts", "After the piglets, both nines of their suit in one hand may be made even higher trumps."
        ),
        "poverty": QT_TRANSLATE_NOOP(
            "OptionTexts", "A player with at most three trumps may pass them on to a partner who takes them."
        ),
        "poverty_counts_foxes": QT_TRANSLATE_NOOP(
            "OptionTexts", "Foxes are among the three trumps that a poverty may have."
        ),
        "poverty_returns_trumps": QT_TRANSLATE_NOOP("OptionTexts", "The partner of a poverty may give trumps back."),
        "poverty_refused": QT_TRANSLATE_NOOP("OptionTexts", "What happens when nobody takes the cards of a poverty."),
        "throw_in": QT_TRANSLATE_NOOP(
            "OptionTexts",
            "A hand with five nines, five kings or, without poverty, at most three trumps may be thrown in.",
        ),
        "wedding_trick": QT_TRANSLATE_NOOP(
            "OptionTexts", "Which of the first three tricks may find the partner of a wedding."
        ),
        "solos": QT_TRANSLATE_NOOP("OptionTexts", "Which solos may be played."),
        "solo_lead": QT_TRANSLATE_NOOP("OptionTexts", "Who leads to the first trick of a solo."),
        "solo_priority": QT_TRANSLATE_NOOP("OptionTexts", "Who plays when several players want a solo."),
        "solo_keeps_deal": QT_TRANSLATE_NOOP("OptionTexts", "After a solo the same dealer deals again."),
        "solo_factor": QT_TRANSLATE_NOOP(
            "OptionTexts", "How much a solo counts besides the factor of one against three."
        ),
        "announce_cards": QT_TRANSLATE_NOOP(
            "OptionTexts", "How many cards a player must still hold to say Re or Kontra."
        ),
        "announce_own_turn": QT_TRANSLATE_NOOP(
            "OptionTexts", "Announcements are made only when it is one’s turn to play a card."
        ),
        "announcements_double": QT_TRANSLATE_NOOP(
            "OptionTexts", "Re and Kontra each double the score of the game instead of adding 2."
        ),
        "forced_announcement": QT_TRANSLATE_NOOP(
            "OptionTexts", "The winner of a first trick of 30 points or more must announce something."
        ),
        "parties_by": QT_TRANSLATE_NOOP("OptionTexts", "Who was dealt one of these two cards is on the Re side."),
        "scoring": QT_TRANSLATE_NOOP("OptionTexts", "How announcements that were kept or missed are scored."),
        "kontra_point_in_solo": QT_TRANSLATE_NOOP(
            "OptionTexts", "The point against the old ladies also counts when a soloist loses."
        ),
        "charlie_caught": QT_TRANSLATE_NOOP(
            "OptionTexts", "Catching a Charlie of the other side in the last trick scores a point."
        ),
        "fox_last_trick": QT_TRANSLATE_NOOP("OptionTexts", "What catching a fox in the last trick scores."),
        "fox_first_trick": QT_TRANSLATE_NOOP("OptionTexts", "What catching a fox in the first trick scores."),
        "dulle_caught": QT_TRANSLATE_NOOP(
            "OptionTexts", "Winning a trick with a Dulle of the other side scores a point."
        ),
        "doppelkopf_trick": QT_TRANSLATE_NOOP("OptionTexts", "Which trick of 40 points or more scores a point."),
        "bock": QT_TRANSLATE_NOOP("OptionTexts", "After certain deals, as many deals as there are seats count double."),
    },
)
DESCRIPTIONS_BY_PACK = {
    Pack.FRENCH: Table(
        "FrenchOptionTexts",
        {
            "diamond_kings_top": QT_TRANSLATE_NOOP(
                "FrenchOptionTexts",
                "The kings of diamonds are the highest trumps, and the tens of diamonds beat the aces of diamonds.",
            ),
            "genscher": QT_TRANSLATE_NOOP(
                "FrenchOptionTexts",
                "The holder of both kings of diamonds may choose a new partner when playing the first of them.",
            ),
            "heart_trick": QT_TRANSLATE_NOOP(
                "FrenchOptionTexts", "Without nines, a trick of four plain hearts scores a point."
            ),
        },
    ),
    Pack.GERMAN: Table(
        "GermanOptionTexts",
        {
            "diamond_kings_top": QT_TRANSLATE_NOOP(
                "GermanOptionTexts",
                "The kings of bells are the highest trumps, and the tens of bells beat the aces of bells.",
            ),
            "genscher": QT_TRANSLATE_NOOP(
                "GermanOptionTexts",
                "The holder of both kings of bells may choose a new partner when playing the first of them.",
            ),
            "heart_trick": QT_TRANSLATE_NOOP(
                "GermanOptionTexts", "Without nines, a trick of four plain hearts scores a point."
            ),
        },
    ),
}
