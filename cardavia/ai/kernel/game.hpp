// A trick game as data: the kernel knows no contract by name (docs/kernel.md).
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

namespace cardavia {

constexpr int kKinds = 32;        // suit C S H D, then rank A T K Q J 9 8 7: the engine's Card.index
constexpr int kSeats = 4;         // players clockwise; who rests is not among them
constexpr int kMaxHand = 12;
constexpr std::uint8_t kTrumps = 4;   // group of the trumps; 0..3 are the plain suits
constexpr std::int8_t kNotDealt = -1;
constexpr int kNobody = -1;

using Kind = std::uint8_t;        // one of kKinds
using Cards = std::vector<Kind>;  // in any order, a doubled card twice

// Which of two equal cards in one trick is higher (rules.md D1).
enum class Tie : std::uint8_t { first, second, second_except_last, second_only_last };

inline bool second_wins(Tie tie, bool last_trick) {
    switch (tie) {
        case Tie::second: return true;
        case Tie::second_except_last: return !last_trick;
        case Tie::second_only_last: return last_trick;
        default: return false;
    }
}

// The card order of one contract, and the called ace if there is one.
struct Rules {
    std::array<std::int8_t, kKinds> group{};       // 0..3 plain suit, kTrumps, kNotDealt
    std::array<std::int16_t, kKinds> strength{};   // the higher card of a group beats the lower
    std::array<std::uint8_t, kKinds> points{};     // card points (Augen)
    std::array<Tie, kKinds> tie{};
    int copies = 1;                                // of every card: 1 or 2
    int hand_size = 0;                             // cards dealt to each player
    int called = kNobody;                          // kind of the called ace (rules.md F9)
    int runaway = 4;                               // cards of its suit, itself among them, that free its holder

    bool follows(Kind card, Kind lead) const { return group[card] == group[lead]; }

    // Whether `card`, played later, beats `best`, the highest card so far of a trick.
    bool beats(Kind card, Kind best, bool last_trick) const {
        if (card == best) return second_wins(tie[card], last_trick);
        if (group[card] == group[best]) return strength[card] > strength[best];
        return group[card] == kTrumps;
    }
};

// Cards in the four hands and in the trick that is being played.
struct Position {
    std::array<Cards, kSeats> hands;
    Cards trick;                   // cards that lie, from the leader on: 0 to 3
    int leader = 0;                // seat that led, or leads, the trick
    bool called_led = false;       // the called suit was led in an earlier trick: its ace is an ordinary card

    int turn() const { return (leader + static_cast<int>(trick.size())) % kSeats; }
};

// Cards the seat whose turn it is may play, each kind once (rules.md A3, F8, F9).
Cards playable(const Rules& rules, const Position& position);

// Place in the trick, from 0, of its winning card.
int winner_of(const Rules& rules, const Cards& trick, bool last_trick);

// Throws std::invalid_argument unless sizes, kinds and counts agree with the rules.
void check(const Rules& rules, const Position& position);

}  // namespace cardavia
