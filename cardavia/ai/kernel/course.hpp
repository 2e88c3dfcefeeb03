// The play of the cards as it goes on: fast, by slots, with what becomes public on the way.
#pragma once

#include "extras.hpp"
#include "layout.hpp"

namespace cardavia {

// What a course needs of the contract and never changes.
struct Table {
    const Layout* layout = nullptr;
    Extras extras;              // by slot, not by kind
    Goal goal = Goal::points;
    Bits catching = 0;          // cards that may score special points
    Bits revealing = 0;         // cards that show their player to be of the counting side (queens of clubs, called ace)
    int revealing_count = 0;    // how many of them there are
    Slot lone = kNoSlot;        // whose second copy makes its winner play alone
    int first = 0;              // who led the first trick
    int declarer = kNobody;     // who called or plays alone, as everybody knows
    int bride_tricks = 0;
    bool bride_plain = false;
};

enum class Open : std::uint8_t { no, bride, lone };   // sides that are still to be settled by a trick

struct Lying {
    std::array<Slot, kSeats> slots{};
    std::uint8_t size = 0;
    std::uint8_t leader = 0;
    std::uint8_t best = 0;      // index of the card that wins so far
    std::uint8_t points = 0;
    Bits cards = 0;             // one bit for each slot that lies

    int turn() const { return (leader + size) & 3; }
    int place(int index) const { return (leader + index) & 3; }
    int holder() const { return place(best); }
    Slot lead() const { return slots[0]; }
    Slot best_slot() const { return slots[best]; }
};

struct Course {
    const Table* table = nullptr;
    std::array<Bits, kSeats> hands{};
    Bits remaining = 0;                              // cards of all hands together
    Lying trick;
    std::uint8_t left = 0;                           // tricks not yet full
    std::uint8_t played = 0;                         // cards played
    std::array<std::uint8_t, kSeats> voids{};        // groups a place has shown not to hold, one bit each
    Places side = 0;                                 // the counting side, in truth
    Places shown = 0;                                // places whose side everybody knows
    Places shown_side = 0;                           // those of them that are of the counting side
    Places insiders = 0;                             // places whose own cards tell them all sides
    Open open = Open::no;
    bool called_led = false;
    std::uint8_t lone_seen = 0;
    std::array<std::uint8_t, kSeats> revealed{};     // revealing cards played by place
    std::array<std::int8_t, kSeats> leaning{};       // hints in its cards that a place is of the counting side
    std::array<std::int16_t, kSeats> points{};
    std::array<std::uint8_t, kSeats> taken{};        // tricks
    std::array<std::array<std::int8_t, kSeats + 1>, kSeats> special{};  // by taker and owner (last: nobody's)
    std::array<std::uint8_t, kSeats> trumps_taken{};
    std::array<Slot, kSeats> highest_taken{};        // highest trump taken, counted from 1

    int turn() const { return trick.turn(); }
    bool over() const { return left == 0; }
    bool last_trick() const { return left == 1; }
    bool first_trick() const { return left == table->layout->hand_size; }
    int cards_of(int place) const { return left - (((place - trick.leader) & 3) < trick.size ? 1 : 0); }

    // Cards the place whose turn it is may play, one bit a slot.
    Bits legal() const;

    // Plays a card: hands, trick, what it shows; a full trick goes to its winner.
    void play(Slot slot);

    // The same for a card of a hidden hand: the hand is not touched.
    void show(Slot slot);

private:
    Bits restricted(Bits hand, Bits cards) const;
    void lay(int place, Slot slot);
    void reveal(int place);
    void show_all(Places counting);
    void lean(int place, Slot slot);
    void finish_trick();
    void settle_open(int winner);
    void settle_called();
    void count_special(int winner);
    int fox_value() const;
    void count_caught(int winner, int owner, Slot slot);
    bool scores_forty() const;
    bool is_full_group() const;
    bool may_score() const;
    bool two_pairs() const;
    void count_trumps(int winner);
};

inline Bits Course::legal() const {
    const Layout& layout = *table->layout;
    const Bits hand = hands[turn()];
    Bits cards = present(hand);
    if (trick.size != 0) {
        const Bits following = cards & layout.of_group[layout.group[trick.lead()]];
        if (following != 0) cards = following;
    }
    if (layout.called == kNoSlot || called_led || (cards & single(layout.called)) == 0) return cards;
    return restricted(hand, cards);
}

inline void Course::play(Slot slot) {
    const int place = turn();
    hands[place] -= single(slot);
    lay(place, slot);
}

inline void Course::show(Slot slot) { lay(turn(), slot); }

inline void Course::lay(int place, Slot slot) {
    const Layout& layout = *table->layout;
    remaining -= single(slot);
    if (trick.size != 0 && layout.group[slot] != layout.group[trick.lead()]) {
        voids[place] |= static_cast<std::uint8_t>(1 << layout.group[trick.lead()]);
    }
    if (shown != kAll) lean(place, slot);
    trick.slots[trick.size] = slot;
    trick.cards |= single(slot);
    trick.points = static_cast<std::uint8_t>(trick.points + layout.points[slot]);
    if (trick.size != 0 && layout.beats(slot, trick.best_slot(), last_trick())) trick.best = trick.size;
    ++trick.size;
    ++played;
    if ((single(slot) & table->revealing) != 0) reveal(place);
    if (trick.size == kSeats) finish_trick();
}

}  // namespace cardavia
