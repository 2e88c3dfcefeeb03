// What everybody at the table knows, the same for all samples of the hidden cards.
#pragma once

#include <utility>
#include <vector>

#include "course.hpp"

namespace cardavia {

// How the sides of a deal are open while it is played, by place and kind; -1 where it does not apply.
struct OpenSides {
    int bride = kNobody;         // of a wedding: seeks her partner in the first tricks (rules.md B2)
    int bride_tricks = 3;        // tricks in which another's trick makes its winner her partner
    bool bride_plain = false;    // only a trick led with a plain card does (rules.md D7)
    int lone_kind = kNobody;     // who wins its second copy plays alone (black sow, rules.md D27)
};

// Everything public about a deal up to now; the rest follows from the cards played.
struct Situation {
    Rules rules;
    Layout layout;
    Table table;                                   // what a course needs to go on
    std::vector<std::pair<int, Slot>> history;     // place and card, in the order of play
    int own = 0;                                   // the place whose scores are asked for
    Course start;                                  // without hands, before the first card
    Course now;                                    // without hands, after the cards played

    Situation(const Rules& rules, int own, int leader, const std::vector<std::pair<int, int>>& played,
              const std::array<int, kSeats>& known, const std::vector<int>& revealing, const OpenSides& open,
              const Extras& extras, Goal goal, int declarer);
    Situation(const Situation&) = delete;
    Situation& operator=(const Situation&) = delete;
};

// One way the hidden cards may lie.
struct Sample {
    std::array<Bits, kSeats> hands{};
    Places side = 0;      // the counting side (Re, the declarer's); the bride alone, nobody while it is open
    double weight = 1;
    int variant = 0;      // which of a payoff's sets of tables scores it
};

// The course of this sample, to be played on from now; std::invalid_argument if its cards contradict the situation.
Course begin(const Situation& situation, const Sample& sample);

// The same from before the first card, the sample's hands being those at that time.
Course begin_from_start(const Situation& situation, const Sample& sample);

// The course as the place whose turn it is knows it: its own hand alone. `side` needs to be right for this place only,
// and for those whose sides it knows.
Course begin_alone(const Situation& situation, Bits hand, Places side);

}  // namespace cardavia
