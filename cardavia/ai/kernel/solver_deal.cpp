#include "solver_deal.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace cardavia::solving {
namespace {

struct Card {
    Kind kind;
    int seat;
    bool lies;
};

std::vector<Card> cards_in(const Position& position) {
    std::vector<Card> cards;
    for (int seat = 0; seat < kSeats; ++seat) {
        for (const Kind kind : position.hands[seat]) cards.push_back({kind, seat, false});
    }
    for (std::size_t place = 0; place < position.trick.size(); ++place) {
        cards.push_back({position.trick[place], (position.leader + static_cast<int>(place)) % kSeats, true});
    }
    return cards;
}

// Group by group, from high to low; copies by seat, so that equal holdings look alike.
void sort(const Rules& rules, std::vector<Card>& cards) {
    const auto place = [&](const Card& card) {
        return std::make_tuple(rules.group[card.kind], -rules.strength[card.kind], card.kind, card.seat, !card.lies);
    };
    std::sort(cards.begin(), cards.end(), [&](const Card& a, const Card& b) { return place(a) < place(b); });
}

void check_strengths(const Rules& rules, const std::vector<Card>& cards) {
    for (std::size_t i = 1; i < cards.size(); ++i) {
        const Kind a = cards[i - 1].kind;
        const Kind b = cards[i].kind;
        if (a != b && rules.group[a] == rules.group[b] && rules.strength[a] == rules.strength[b]) {
            throw std::invalid_argument("two cards of a group with the same strength");
        }
    }
}

// Levels and tie codes come from the rules alone: the table may then be kept from one deal to the next.
void set_levels(const Rules& rules, Packed& packed) {
    std::set<int> values{0};
    for (int kind = 0; kind < kKinds; ++kind) {
        if (rules.group[kind] != kNotDealt && !packed.aim.tricks) values.insert(rules.points[kind]);
    }
    if (values.size() > kLevels) throw std::invalid_argument("more than eight different card points");
    std::copy(values.begin(), values.end(), packed.level.begin());
    std::fill(packed.level.begin() + static_cast<std::ptrdiff_t>(values.size()), packed.level.end(), *values.rbegin());
}

// Two rules in use, the normal case, need one bit: the first of them is nought.
std::array<int, kKinds> tie_codes(const Rules& rules) {
    std::array<int, 4> code{-1, -1, -1, -1};
    std::array<int, kKinds> codes{};
    int used = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        if (rules.group[kind] == kNotDealt) continue;
        int& own = code[static_cast<int>(rules.tie[kind])];
        if (own < 0) own = used++;
        codes[kind] = own;
    }
    return codes;
}

void set_planes(const Rules& rules, Packed& packed, int slot, const Card& card, int tie) {
    const auto level = std::find(packed.level.begin(), packed.level.end(), packed.points[slot]) - packed.level.begin();
    packed.level_of[slot] = static_cast<std::uint8_t>(level);
    packed.of_level[level] |= bit(slot);
    for (int plane = 0; plane < 3; ++plane) packed.point_plane[plane] |= Bits((level >> plane) & 1) << slot;
    for (int plane = 0; plane < 2; ++plane) {
        packed.owner_plane[plane] |= Bits((card.seat >> plane) & 1) << slot;
        packed.tie_plane[plane] |= Bits((tie >> plane) & 1) << slot;
        packed.later_wins[plane] |= Bits(second_wins(rules.tie[card.kind], plane == 1)) << slot;
    }
}

void set_slot(const Rules& rules, Packed& packed, const Card& card, int tie) {
    const int slot = packed.slots++;
    packed.kind[slot] = card.kind;
    packed.group[slot] = static_cast<std::uint8_t>(rules.group[card.kind]);
    packed.points[slot] = packed.aim.tricks ? std::uint8_t{0} : rules.points[card.kind];
    packed.groups[packed.group[slot]] |= bit(slot);
    set_planes(rules, packed, slot, card, tie);
    if (card.lies) return;
    packed.hands.hand[card.seat] |= bit(slot);
    packed.hands.counts[card.seat] += 1u << (4 * packed.group[slot]);
    packed.hands.points += packed.points[slot];
}

// Who must know where a split card stands must know its copy too: `upto` then ends with the copy.
void set_order(const std::vector<Card>& cards, Packed& packed) {
    for (int slot = 0; slot < packed.slots; ++slot) {
        const bool split = slot + 1 < packed.slots && cards[slot].kind == cards[slot + 1].kind &&
                           cards[slot].seat != cards[slot + 1].seat;
        if (split) packed.split |= bit(slot);
        packed.upto[slot] = packed.groups[packed.group[slot]] & below(slot + 1 + split);
        for (int other = 0; other < packed.slots; ++other) {
            const bool same_group = packed.group[other] == packed.group[slot] && other != slot;
            if (same_group && packed.beats(other, slot, false)) packed.over[slot] |= bit(other);
        }
    }
}

void set_called(const Rules& rules, const Position& position, Packed& packed) {
    if (rules.called == kNobody || position.called_led) return;
    if (rules.copies != 1) throw std::invalid_argument("a called card in a doubled pack");
    packed.called_group = rules.group[rules.called];
    packed.runaway = rules.runaway;
    for (int slot = 0; slot < packed.slots; ++slot) {
        if (packed.kind[slot] == rules.called) packed.called = bit(slot);
    }
    packed.hands.called = (packed.called & packed.hands.all()) != 0;
}

int slot_of(const Packed& packed, Kind kind, int seat) {
    const auto owner = [&](int slot) {
        return static_cast<int>(((packed.owner_plane[0] >> slot) & 1) | (((packed.owner_plane[1] >> slot) & 1) << 1));
    };
    int slot = 0;
    while (packed.kind[slot] != kind || owner(slot) != seat || (packed.hands.hand[seat] & bit(slot))) ++slot;
    return slot;
}

void set_trick(const Position& position, Packed& packed) {
    packed.size = static_cast<int>(position.hands[position.turn()].size());
    packed.trick.leader = position.leader;
    for (std::size_t place = 0; place < position.trick.size(); ++place) {
        const int seat = (position.leader + static_cast<int>(place)) % kSeats;
        packed.lay(packed.trick, seat, slot_of(packed, position.trick[place], seat), packed.size == 1);
    }
}

}  // namespace

Packed pack(const Rules& rules, const Position& position, const Aim& aim) {
    check(rules, position);
    if (position.hands[position.turn()].empty()) throw std::invalid_argument("no card is left");
    std::vector<Card> cards = cards_in(position);
    sort(rules, cards);
    check_strengths(rules, cards);
    Packed packed;
    packed.aim = aim;
    packed.trick_value = aim.tricks ? 1 : 0;
    set_levels(rules, packed);
    const std::array<int, kKinds> ties = tie_codes(rules);
    for (const Card& card : cards) set_slot(rules, packed, card, ties[card.kind]);
    set_order(cards, packed);
    set_called(rules, position, packed);
    set_trick(position, packed);
    return packed;
}

}  // namespace cardavia::solving
