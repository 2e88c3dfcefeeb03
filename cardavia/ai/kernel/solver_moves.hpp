// The moves worth searching, in the order in which they should be.
#pragma once

#include "solver_deal.hpp"

namespace cardavia::solving {

struct Move {
    int card = kNoSlot;
    Bits members = 0;   // cards of the hand with the same rank among all that are left, this one among them
    int score = 0;
};

struct Moves {
    std::array<Move, kMaxHand> list;
    int size = 0;
};

// A seat before its move.
struct Turn {
    const Hands& hands;
    const Trick& trick;
    int seat;
    int size;  // cards of each hand when the trick began
};

template <typename Cpu>
Bits legal(const Packed& packed, const Turn& turn) {
    const Bits hand = turn.hands.hand[turn.seat];
    Bits cards = hand;
    if (turn.trick.size) {
        const Bits follow = hand & packed.groups[turn.trick.group];
        if (follow) cards = follow;
    }
    if (!turn.hands.called || !(hand & packed.called)) return cards;
    const Bits suit = hand & packed.groups[packed.called_group];
    if (!turn.trick.size) return Cpu::count(suit) >= packed.runaway ? cards : cards & ~(suit & ~packed.called);
    if (turn.trick.group == packed.called_group) return packed.called;
    return cards == packed.called ? cards : cards & ~packed.called;
}

// Whether the seat, which plays later, may hold a card that beats `best` in a trick where `group` was led.
inline bool can_beat(const Packed& packed, const Hands& hands, int seat, int best, int group) {
    const Bits follow = hands.hand[seat] & packed.groups[group];
    const bool trumped = packed.group[best] != group;
    if (follow) return !trumped && (follow & packed.over[best]);
    const Bits trumps = hands.hand[seat] & packed.groups[kTrumps];
    return packed.group[best] == kTrumps ? (trumps & packed.over[best]) != 0 : trumps != 0;
}

// The trick once `card` is played, and who of those still to play could win it.
struct Outlook {
    int best;
    int winner;
    int group;
    std::uint8_t beaters = 0;  // seats still to play that may beat the best card

    Outlook(const Packed& packed, const Turn& turn, int card) {
        const Trick& trick = turn.trick;
        const bool wins = trick.size == 0 || packed.beats(card, trick.best, turn.size == 1);
        best = wins ? card : trick.best;
        winner = wins ? turn.seat : trick.winner;
        group = trick.size ? trick.group : packed.group[card];
        for (int i = 1; i + trick.size < kSeats; ++i) {
            const int seat = (turn.seat + i) % kSeats;
            if (can_beat(packed, turn.hands, seat, best, group)) beaters |= static_cast<std::uint8_t>(1 << seat);
        }
    }
    bool decided(std::uint8_t side) const {
        const std::uint8_t others = has(side, winner) ? static_cast<std::uint8_t>(~side & 15) : side;
        return (beaters & others) == 0;
    }
};

// Whether two cards of a seat are of one rank: nothing that is left lies between them.
struct Ranks {
    Bits others;   // cards of the other seats, and the best on the table
    Bits single;   // cards that are never of one rank with others

    Ranks(const Packed& packed, const Turn& turn) {
        const Bits hand = turn.hands.hand[turn.seat];
        const Bits best = turn.trick.size ? bit(turn.trick.best) : 0;
        const Bits all = turn.hands.all() | best;
        const Bits first = packed.split & all & (all >> 1);
        others = all & ~hand;
        single = first | (first << 1);
        if (turn.hands.called) single |= packed.called;
    }
    bool same(const Packed& packed, int high, int low) const {
        return packed.group[high] == packed.group[low] && !(single & (bit(high) | bit(low))) &&
               !(others & below(low) & ~below(high));
    }
};

// Adds the moves of one rank: one for each number of points, or only the richest or poorest when the winner is sure.
inline void add_class(const Packed& packed, const Turn& turn, Bits members, Moves& moves) {
    Move move;
    move.card = first_of(members);
    move.members = members;
    if (!(members & (members - 1))) {
        moves.list[moves.size++] = move;
        return;
    }
    const Outlook outlook(packed, turn, move.card);
    if (!outlook.decided(packed.aim.side)) {
        Bits seen = 0;
        each(members, [&](int card) {
            if (seen & bit(packed.level_of[card])) return;
            seen |= bit(packed.level_of[card]);
            move.card = card;
            moves.list[moves.size++] = move;
        });
        return;
    }
    const bool rich = has(packed.aim.side, outlook.winner) == has(packed.aim.maximizers, turn.seat);
    each(members, [&](int card) {
        const int gain = packed.points[card] - packed.points[move.card];
        if (rich ? gain > 0 : gain < 0) move.card = card;
    });
    moves.list[moves.size++] = move;
}

template <typename Cpu>
Moves moves_of(const Packed& packed, const Turn& turn) {
    Moves moves;
    const Ranks ranks(packed, turn);
    Bits members = 0;
    int last = kNoSlot;
    each(legal<Cpu>(packed, turn), [&](int card) {
        if (members && !ranks.same(packed, last, card)) {
            add_class(packed, turn, members, moves);
            members = 0;
        }
        members |= bit(card);
        last = card;
    });
    add_class(packed, turn, members, moves);
    return moves;
}

}  // namespace cardavia::solving
