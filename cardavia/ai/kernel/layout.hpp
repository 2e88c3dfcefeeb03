// Cards as bits: the kinds of one contract renumbered by power, two bits each.
#pragma once

#include <array>
#include <cstdint>

#include "game.hpp"

namespace cardavia {

using Bits = std::uint64_t;      // a set of cards: two bits a slot tell how many copies
using Slot = std::uint8_t;       // a kind by power: within its group the higher slot is the higher card
using Places = std::uint8_t;     // a set of places, one bit each

constexpr int kGroups = kTrumps + 1;
constexpr Slot kNoSlot = 0xff;
constexpr Bits kLow = 0x5555555555555555u;
constexpr Places kAll = 0xf;

inline Bits single(Slot slot) { return Bits{1} << (2 * slot); }

// One bit for each slot of which there is a card.
inline Bits present(Bits cards) { return (cards | cards >> 1) & kLow; }

inline Slot lowest(Bits cards) { return static_cast<Slot>(__builtin_ctzll(cards) / 2); }
inline Slot highest(Bits cards) { return static_cast<Slot>((63 - __builtin_clzll(cards)) / 2); }

// Number of cards, copies counted; added up in parallel, since a portable build has no popcount instruction.
inline int count(Bits cards) {
    cards = (cards & 0x3333333333333333u) + (cards >> 2 & 0x3333333333333333u);
    cards = (cards + (cards >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<int>(cards * 0x0101010101010101u >> 56);
}

inline bool has(Places places, int place) { return (places >> place & 1) != 0; }
inline Places only(int place) { return static_cast<Places>(1 << place); }
inline bool is_single(Places places) { return places != 0 && (places & (places - 1)) == 0; }
inline bool is_pair(Places places) { return is_single(static_cast<Places>(places & (places - 1))); }

// The rules of one contract by slot. Groups lie one after the other, the trumps last and so above all others.
struct Layout {
    std::array<Slot, kKinds> slot{};      // by kind; kNoSlot if not dealt
    std::array<Kind, kKinds> kind{};      // by slot
    std::array<std::uint8_t, kKinds> group{};
    std::array<std::uint8_t, kKinds> points{};
    std::array<Tie, kKinds> tie{};
    std::array<Bits, kKinds> above{};     // the higher cards of its group
    std::array<Bits, kKinds> below{};     // the lower cards of its group
    std::array<Bits, kGroups> of_group{};
    std::array<float, kGroups> usual{};   // card points of an average card of the group
    Bits trumps = 0;
    Bits pack = 0;
    Slot first_trump = kKinds;
    Slot called = kNoSlot;
    int runaway = 4;
    int copies = 1;
    int hand_size = 0;
    int total_points = 0;
    float average = 0;      // card points of an average trick

    // Throws std::invalid_argument where two kinds of a group are equally strong.
    explicit Layout(const Rules& rules);

    bool is_trump(Slot slot) const { return slot >= first_trump; }

    // Whether `card`, played later, beats `best`, the highest card so far of a trick.
    bool beats(Slot card, Slot best, bool last_trick) const {
        if (card == best) return second_wins(tie[card], last_trick);
        return card > best && (group[card] == group[best] || is_trump(card));
    }

    // All cards that beat `best` when played later.
    Bits beating(Slot best, bool last_trick) const {
        Bits cards = above[best] | (is_trump(best) ? 0 : trumps);
        if (second_wins(tie[best], last_trick)) cards |= single(best) * 3;
        return cards;
    }

    Bits bits(const Cards& cards) const;
    Cards cards(Bits bits) const;
};

}  // namespace cardavia
