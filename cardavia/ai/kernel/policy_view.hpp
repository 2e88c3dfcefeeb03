// What the place whose turn it is can know: its own cards and what is public, never the hidden hands.
#pragma once

#include "course.hpp"
#include "policy_odds.hpp"

namespace cardavia {

class View {
public:
    View(const Course& course, const Odds& odds);

    const Course& course;
    const Layout& layout;
    const Odds& odds;
    const int place;
    const Bits hand;
    const Bits unseen;                      // cards in the hands of the others
    const bool last;                        // the last trick is being played
    const int behind;                       // how many places play after this one to the trick
    const int trumps_out;                   // unseen trumps
    std::array<float, kSeats> friendly{};   // chance that a place is of the own side; 1 for oneself

    int next(int step) const { return (place + 1 + step) & 3; }
    int out(Bits cards) const { return count(unseen & cards); }
    int higher(Slot card) const { return out(layout.above[card]); }
    int length(int group) const { return count(hand & layout.of_group[group]); }
    bool is_void(int other, int group) const { return (course.voids[other] >> group & 1) != 0; }

    // Cards of those others who may hold the group.
    int room(int group) const {
        int room = 0;
        for (int step = 0; step < 3; ++step) room += is_void(next(step), group) ? 0 : size_[next(step)];
        return room;
    }

    // Chance that a place holds none of so many unseen cards, which are all of one group with that much room.
    float lacks(int other, int group, int cards, int room) const {
        return is_void(other, group) ? 1.0f : odds.absent(cards, size_[other], room);
    }

    // How many of the places behind are friends, on average.
    float friends_behind() const {
        float friends = 0;
        for (int step = 0; step < behind; ++step) friends += friendly[next(step)];
        return friends;
    }

    bool enemies_may_hold(int group) const;
    bool alone() const { return friendly[next(0)] + friendly[next(1)] + friendly[next(2)] == 0; }

    // Whether the place is known, to itself, to be of the counting side.
    bool is_counting() const { return course.open == Open::no && has(course.side, place); }

private:
    std::array<std::uint8_t, kSeats> size_{};

    void befriend();
    void befriend_known();
    void guess();
};

}  // namespace cardavia
