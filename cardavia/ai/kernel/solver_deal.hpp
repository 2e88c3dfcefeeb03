// A position packed for the search: every card of it has a slot, the slots of a group run from high to low.
#pragma once

#include "game.hpp"
#include "solver_bits.hpp"

namespace cardavia::solving {

constexpr int kGroups = 5;
constexpr int kSlots = 64;
constexpr int kLevels = 8;  // different card points, nought among them
constexpr int kNoSlot = -1;

// What is counted, and who wants it.
struct Aim {
    std::uint8_t side = 0;        // seats whose tricks count, as bits
    std::uint8_t maximizers = 0;  // seats that want the count high; the others want it low
    bool tricks = false;          // tricks are counted instead of card points
};

inline bool has(std::uint8_t seats, int seat) { return (seats >> seat) & 1; }

// What the cards still in the hands are; all that changes from trick to trick.
struct Hands {
    std::array<Bits, kSeats> hand{};
    std::array<std::uint32_t, kSeats> counts{};  // cards of each group, four bits a group
    int points = 0;                              // of all these cards
    bool called = false;                         // the called ace still has its duties

    Bits all() const { return hand[0] | hand[1] | hand[2] | hand[3]; }
};

// The cards that lie.
struct Trick {
    Bits cards = 0;
    int leader = 0;
    int size = 0;
    int group = 0;  // that must be followed
    int best = kNoSlot;
    int winner = 0;
    int points = 0;
};

struct Packed {
    Aim aim;
    int slots = 0;
    int trick_value = 0;                     // of a trick itself: 1 where tricks are counted
    std::array<Kind, kSlots> kind{};
    std::array<std::uint8_t, kSlots> group{};
    std::array<std::uint8_t, kSlots> points{};
    std::array<std::uint8_t, kSlots> level_of{};
    std::array<Bits, kSlots> upto{};         // the slots of its group from the highest to this one
    std::array<Bits, kGroups> groups{};
    std::array<int, kLevels> level{};        // the different card points, rising
    std::array<Bits, kLevels> of_level{};    // the slots with these points
    std::array<Bits, 3> point_plane{};       // the number of the level in binary
    std::array<Bits, 2> owner_plane{};       // the seat in binary
    std::array<Bits, 2> tie_plane{};         // the tie rule in binary, rules in use are numbered
    std::array<Bits, 2> later_wins{};        // cards that beat their first copy: before the last trick, in it
    std::array<Bits, kSlots> over{};         // cards of its group that beat it when played later, but in the last trick
    Bits split = 0;                          // the first of two copies that different seats hold
    Bits called = 0;                         // the called ace
    int called_group = kNobody;
    int runaway = 0;
    Hands hands;                             // at the root
    Trick trick;
    int size = 0;                            // cards of each hand when the trick began

    bool beats(int card, int best, bool last_trick) const {
        if (group[card] != group[best]) return group[card] == kTrumps;
        if (kind[card] == kind[best]) return (later_wins[last_trick] >> card) & 1;
        return card < best;
    }
    void play(Hands& hands, int seat, int card) const {
        hands.hand[seat] &= ~bit(card);
        hands.counts[seat] -= 1u << (4 * group[card]);
        hands.points -= points[card];
    }
    void lay(Trick& trick, int seat, int card, bool last_trick) const;
};

// Lays a card on the trick.
inline void Packed::lay(Trick& trick, int seat, int card, bool last_trick) const {
    if (trick.size == 0) {
        trick.leader = seat;
        trick.group = group[card];
    }
    if (trick.size == 0 || beats(card, trick.best, last_trick)) {
        trick.best = card;
        trick.winner = seat;
    }
    trick.cards |= bit(card);
    trick.points += points[card];
    ++trick.size;
}

// Throws std::invalid_argument for a position that breaks the rules, is empty, or has what the packing cannot hold.
Packed pack(const Rules& rules, const Position& position, const Aim& aim);

}  // namespace cardavia::solving
