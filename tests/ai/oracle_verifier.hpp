// Verifies values for the oracle (`oracle.cpp`): alpha-beta with null windows, a table keyed by exactly the cards that
// are left, and a simple order of moves. Cards are numbered so that a set of them is one word, which makes it fast.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "oracle_rules.hpp"

namespace oracle {

constexpr int kMost = 48;
constexpr int kHand = 16;  // more than any hand

using Set = std::uint64_t;  // cards by their number in `Dealt`

inline Set bit(int card) { return Set{1} << card; }
inline bool holds(Set cards, int card) { return cards >> card & 1; }
inline int lowest(Set cards) { return __builtin_ctzll(cards); }
inline int size_of(Set cards) { return __builtin_popcountll(cards); }

// The cards in play, numbered hand by hand, each hand by group and from high to low, and what is fixed about them.
struct Dealt {
    Dealt(const Game& game, const Table& table) {
        for (int seat = 0; seat < 4; ++seat) number(game, table, seat);
        for (int card = 0; card < count; ++card) relate(game, card);
        for (int seat = 0; seat < 4; ++seat) find_neighbours(game, held[seat]);
    }
    int number_of(int seat, int kind) const {
        Set rest = held[seat];
        while (kinds[lowest(rest)] != kind) rest &= rest - 1;
        return lowest(rest);
    }
    void number(const Game& game, const Table& table, int seat) {
        std::vector<int> cards(table.hand[seat].begin(), table.hand[seat].end());
        const int place = (seat - table.leader + 4) % 4;
        if (place < table.lie.size()) cards.push_back(table.lie[place]);
        const auto place_of = [&](int kind) { return std::pair(game.group[kind], -game.strength[kind]); };
        std::sort(cards.begin(), cards.end(), [&](int one, int other) { return place_of(one) < place_of(other); });
        for (int kind : cards) {
            if (kind == game.called) called = count;
            held[seat] |= bit(count);
            points[count] = game.tricks ? 0 : game.points[kind];
            kinds[count++] = kind;
        }
    }
    void relate(const Game& game, int card) {
        const int kind = kinds[card];
        for (int other = 0; other < count; ++other) {
            if (game.group[kinds[other]] == game.group[kind]) suit[card] |= bit(other);
            for (bool last : {false, true}) {
                if (beats(game, kinds[other], kind, last)) over[last][card] |= bit(other);
            }
        }
        height[card] = size_of(over[0][card]);
        if (game.called >= 0 && game.group[kind] == game.group[game.called]) called_suit |= bit(card);
    }
    void find_neighbours(const Game& game, Set hand) {
        for (Set low = hand; low; low &= low - 1) {
            for (Set high = hand & (bit(lowest(low)) - 1); high; high &= high - 1) {
                compare(game, lowest(high), lowest(low), ~hand);
            }
        }
    }
    void compare(const Game& game, int high, int low, Set others) {
        if (!holds(suit[low], high) || points[high] != points[low] || high == called || low == called) return;
        like[low] |= bit(high);
        for (Set rest = suit[low] & others; rest; rest &= rest - 1) {
            const int strength = game.strength[kinds[lowest(rest)]];
            const bool parts = strength >= game.strength[kinds[low]] && strength <= game.strength[kinds[high]];
            if (parts) between[low][high] |= bit(lowest(rest));
        }
    }

    int count = 0;
    int called = -1;
    int kinds[kMost] = {};
    int points[kMost] = {};  // 0 where tricks are counted
    Set held[4] = {};        // at first; a card on the table is still its player's
    Set called_suit = 0;
    Set suit[kMost] = {};            // all cards of its group
    Set over[2][kMost] = {};         // what beats it when laid later, before the last trick and in it
    int height[kMost] = {};          // how many cards beat it
    Set like[kMost] = {};            // higher cards of its holder with its group and points
    Set between[kMost][kMost] = {};  // of a card and one like it: the others' cards that part them
};

// A position in the search.
struct State {
    Set left = 0;  // in the hands
    Set lie = 0;
    int size = 0;  // the number of cards left
    int rest = 0;  // what the cards left and those that lie are worth
    int leader = 0;
    int lying = 0;
    int first = 0;
    int best = 0;
    int winner = 0;
    bool led = false;

    int turn() const { return (leader + lying) % 4; }
    bool is_last_trick() const { return size + lying <= 4; }
};

struct Entry {
    Set key;                 // 0 where there is none
    std::int16_t low, high;  // what the side is sure to get, and sure not to exceed
    std::int16_t good;       // the move to try first, or -1
};

struct TooLaborious : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Says whether the side gets at least a number: alpha-beta with a null window and a table of the positions seen.
class Verifier {
public:
    Verifier(const Game& game, const Table& table) : game_(game), dealt_(game, table) {
        start_.left = bit(dealt_.count) - 1;
        start_.size = dealt_.count;
        start_.leader = table.leader;
        start_.led = table.led;
        for (int card = 0; card < dealt_.count; ++card) start_.rest += dealt_.points[card];
        if (game.tricks) start_.rest = dealt_.count / 4;
        for (int kind : table.lie) lay(start_, dealt_.number_of(start_.turn(), kind));
        size_ = std::size_t{1} << std::clamp(dealt_.count - 6, 2, 20);
        table_.reset(static_cast<Entry*>(std::calloc(size_, sizeof(Entry))));
    }
    // Whether the side takes as much at least if the kind is played now.
    bool reaches(int kind, int needed) {
        State next = start_;
        const int gain = lay(next, dealt_.number_of(next.turn(), kind));
        return bound(next, needed - gain) >= needed - gain;
    }
    void allow(std::int64_t cards) { budget_ = cards; }

private:
    struct Free {
        void operator()(Entry* entries) const { std::free(entries); }
    };

    bool takes_over(const State& state, int card) const {
        return state.lying == 0 || holds(dealt_.over[state.is_last_trick()][state.best], card);
    }
    int lay(State& state, int card) const {
        if (state.lying == 0) state.first = card;
        if (takes_over(state, card)) {
            state.best = card;
            state.winner = state.turn();
        }
        state.left &= ~bit(card);
        state.lie |= bit(card);
        --state.size;
        return ++state.lying == 4 ? finish(state) : 0;
    }
    int finish(State& state) const {
        const int worth = game_.tricks + points(state.lie);
        state.rest -= worth;
        state.led = state.led || holds(dealt_.called_suit, state.first);
        state.leader = state.winner;
        state.lie = 0;
        state.lying = 0;
        return counts(state.winner) ? worth : 0;
    }
    bool counts(int seat) const { return (game_.side >> seat) & 1; }
    int points(Set cards) const {
        int sum = 0;
        for (; cards; cards &= cards - 1) sum += dealt_.points[lowest(cards)];
        return sum;
    }
    Set legal(const State& state) const {
        const Set hand = state.left & dealt_.held[state.turn()];
        const Set follow = state.lying > 0 ? hand & dealt_.suit[state.first] : 0;
        const Set any = follow ? follow : hand;
        if (dealt_.called < 0 || state.led || !holds(hand, dealt_.called)) return any;
        const Set called = bit(dealt_.called);
        if (state.lying == 0) {
            const bool runs = size_of(hand & dealt_.called_suit) >= game_.runaway;
            return runs ? hand : hand & (~dealt_.called_suit | called);
        }
        const Set duty = holds(dealt_.called_suit, state.first) ? any & called : any & ~called;
        return duty ? duty : any;
    }
    // The legal cards without those that do what a higher one does: the same points, and no other's card between them.
    Set candidates(const State& state) const {
        Set kept = 0;
        for (Set rest = legal(state); rest; rest &= rest - 1) {
            const int card = lowest(rest);
            if (!is_needless(state, card, kept)) kept |= bit(card);
        }
        return kept;
    }
    bool is_needless(const State& state, int card, Set kept) const {
        for (Set like = dealt_.like[card] & kept; like; like &= like - 1) {
            if (!(dealt_.between[card][lowest(like)] & (state.left | state.lie))) return true;
        }
        return false;
    }
    // How good a card looks to its player: whether the trick goes where he wants it and can be taken away, the points,
    // and the strength that is kept.
    int promise(const State& state, int card, bool up) const {
        const bool takes = takes_over(state, card);
        const int best = takes ? card : state.best;
        const bool wanted = counts(takes ? state.turn() : state.winner) == up;
        const bool open = can_turn(state, best, state.lying ? state.first : card, wanted == up);
        const int worth = 1 + dealt_.points[card] + points(state.lie);
        const int lost = open ? worth / 2 - 2 * dealt_.points[card] : -2 * worth;
        const int won = open ? -worth : 2 * worth;
        return 4 * (wanted ? won : lost) + dealt_.height[card];
    }
    // Whether a later player who counts, or one who does not, can take the trick away.
    bool can_turn(const State& state, int best, int first, bool counting) const {
        const Set over = dealt_.over[state.is_last_trick()][best] & state.left;
        for (int place = state.lying + 1; place < 4; ++place) {
            const int seat = (state.leader + place) % 4;
            const Set hand = dealt_.held[seat] & state.left;
            const Set follow = hand & dealt_.suit[first];
            if (counts(seat) != counting && ((follow ? follow : hand) & over)) return true;
        }
        return false;
    }
    // A number the side is sure to get if it is at least what is needed, else one it is sure not to exceed.
    int bound(const State& state, int needed) {
        if (needed <= 0) return 0;
        if (needed > state.rest) return state.rest;
        int good = -1;
        if (state.lying > 0) return best(state, needed, good);
        const Set key = state.left | static_cast<Set>(state.leader * 2 + state.led) << kMost;
        if (const Entry* known = find(key)) {
            if (known->low >= needed) return known->low;
            if (known->high < needed) return known->high;
            good = known->good;
        }
        const int found = best(state, needed, good);
        remember(key, state.rest, found, needed, good);
        return found;
    }
    // Four entries are looked through; the one of the fewest cards gives way.
    Entry* bucket(Set key) const { return &table_[(key * 0x9E3779B97F4A7C15u >> 24) & (size_ - 4)]; }
    Entry* find(Set key) const {
        Entry* const from = bucket(key);
        Entry* const entry = std::find_if(from, from + 4, [&](const Entry& one) { return one.key == key; });
        return entry == from + 4 ? nullptr : entry;
    }
    void remember(Set key, int rest, int found, int needed, int good) {
        Entry* entry = find(key);
        if (!entry) {
            Entry* const from = bucket(key);
            entry = std::min_element(from, from + 4, [](const Entry& one, const Entry& other) {
                return size_of(one.key << 16) < size_of(other.key << 16);
            });
            *entry = {key, 0, static_cast<std::int16_t>(rest), -1};
        }
        (found >= needed ? entry->low : entry->high) = static_cast<std::int16_t>(found);
        entry->good = static_cast<std::int16_t>(good);
    }
    // The candidates, the most promising first: what was good in this position, then what was good at this depth.
    int sorted(const State& state, bool up, int good, std::pair<int, int>* moves) const {
        const Set cards = candidates(state);
        if (!(cards & (cards - 1))) {
            moves[0] = {0, lowest(cards)};
            return 1;
        }
        int count = 0;
        for (Set rest = cards; rest; rest &= rest - 1) {
            const int card = lowest(rest);
            const int first = card == good ? 10000 : card == killers_[state.size] ? kKiller : 0;
            moves[count++] = {first + promise(state, card, up), card};
        }
        std::sort(moves, moves + count, std::greater<>());
        return count;
    }
    int best(const State& state, int needed, int& good) {
        const bool up = (game_.maximizers >> state.turn()) & 1;
        std::pair<int, int> moves[kHand];
        const int count = sorted(state, up, good, moves);
        int found = up ? 0 : state.rest;
        for (int i = 0; i < count; ++i) {
            if (--budget_ < 0) throw TooLaborious("too many cards played");
            State next = state;
            const int gain = lay(next, moves[i].second);
            const int here = gain + bound(next, needed - gain);
            found = up ? std::max(found, here) : std::min(found, here);
            if ((here >= needed) != up) continue;
            good = killers_[state.size] = moves[i].second;
            break;
        }
        return found;
    }

    static constexpr int kKiller = 2;

    const Game& game_;
    const Dealt dealt_;
    State start_;
    std::int64_t budget_ = 0;
    int killers_[kMost + 1] = {};
    std::size_t size_ = 0;
    std::unique_ptr<Entry[], Free> table_;
};

}  // namespace oracle
