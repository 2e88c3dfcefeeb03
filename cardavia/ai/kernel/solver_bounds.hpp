// What each camp takes whatever happens: bounds of a position without search.
#pragma once

#include <algorithm>

#include "solver_deal.hpp"

namespace cardavia::solving {

// A bound and the cards whose ranks it rests on.
struct Bound {
    int value = 0;
    Bits relevant = 0;
};

// The least points of `count` cards of `cards`; those in `free` count nothing.
template <typename Cpu>
int least_points(const Packed& packed, Bits cards, Bits free, int count) {
    count -= Cpu::count(cards & free);
    int sum = 0;
    for (int level = 0; level < kLevels && count > 0; ++level) {
        const int here = std::min(count, Cpu::count(cards & ~free & packed.of_level[level]));
        sum += here * packed.level[level];
        count -= here;
    }
    return sum;
}

// What the tricks are worth at least that these cards, all of one camp, are sure to win.
template <typename Cpu>
int worth_of(const Packed& packed, const Hands& hands, Bits tops) {
    int most = 0;
    int holder = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        const int count = Cpu::count(tops & hands.hand[seat]);
        if (count > most) {
            most = count;
            holder = seat;
        }
    }
    if (packed.trick_value) return most;
    int sum = 0;
    each(tops, [&](int card) { sum += packed.points[card]; });
    for (int seat = 0; seat < kSeats; ++seat) {
        if (seat != holder) sum += least_points<Cpu>(packed, hands.hand[seat], tops, most);
    }
    return sum;
}

// Trumps above all those of the other camp win their tricks, whoever plays them when. The tricks of the seat with the
// most of them also take the cards the others must give.
template <typename Cpu>
Bound sure_trumps(const Packed& packed, const Hands& hands, std::uint8_t camp) {
    Bits own = 0;
    Bits other = 0;
    for (int seat = 0; seat < kSeats; ++seat) (has(camp, seat) ? own : other) |= hands.hand[seat];
    Bits tops = own & packed.groups[kTrumps];
    other &= packed.groups[kTrumps];
    if (tops && other) {
        const int highest = first_of(other);
        tops &= below(highest);
        if (highest > 0) tops &= ~(packed.split & bit(highest - 1));
    }
    if (!tops) return {};
    return {worth_of<Cpu>(packed, hands, tops), other ? packed.upto[last_of(tops)] : 0};
}

}  // namespace cardavia::solving
