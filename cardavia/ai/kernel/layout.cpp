#include "layout.hpp"

#include <algorithm>
#include <tuple>

namespace cardavia {
namespace {

std::vector<Kind> by_power(const Rules& rules) {
    std::vector<Kind> kinds;
    for (Kind kind = 0; kind < kKinds; ++kind) {
        if (rules.group[kind] != kNotDealt) kinds.push_back(kind);
    }
    const auto power = [&](Kind kind) { return std::make_tuple(rules.group[kind], rules.strength[kind]); };
    std::sort(kinds.begin(), kinds.end(), [&](Kind one, Kind other) { return power(one) < power(other); });
    const auto equal = [&](Kind one, Kind other) { return power(one) == power(other); };
    if (std::adjacent_find(kinds.begin(), kinds.end(), equal) != kinds.end()) {
        throw std::invalid_argument("two cards of a group are equally strong");
    }
    return kinds;
}

float usual_card(const Layout& layout, Bits slots) {
    float sum = 0;
    for (Bits left = slots; left != 0; left &= left - 1) sum += layout.points[lowest(left)];
    return slots == 0 ? 0.0f : sum / static_cast<float>(count(slots));
}

}  // namespace

Layout::Layout(const Rules& rules) : runaway(rules.runaway), copies(rules.copies), hand_size(rules.hand_size) {
    slot.fill(kNoSlot);
    for (const Kind each : by_power(rules)) {
        const auto place = static_cast<Slot>(count(present(pack)));
        slot[each] = place;
        kind[place] = each;
        group[place] = static_cast<std::uint8_t>(rules.group[each]);
        points[place] = rules.points[each];
        tie[place] = rules.tie[each];
        pack |= single(place) * static_cast<Bits>(copies);
        of_group[group[place]] |= single(place) * 3;
        total_points += copies * points[place];
    }
    average = static_cast<float>(total_points) / static_cast<float>(hand_size);
    trumps = of_group[kTrumps];
    if (trumps != 0) first_trump = lowest(trumps);
    for (Bits left = present(pack); left != 0; left &= left - 1) {
        const Slot each = lowest(left);
        const Bits up_to = (single(each) << 1) | ((single(each) << 1) - 1);
        above[each] = of_group[group[each]] & ~up_to;
        below[each] = of_group[group[each]] & up_to & ~(single(each) * 3);
    }
    for (int each = 0; each < kGroups; ++each) usual[each] = usual_card(*this, of_group[each] & present(pack));
    if (rules.called != kNobody) called = slot[static_cast<std::size_t>(rules.called)];
}

Bits Layout::bits(const Cards& cards) const {
    Bits bits = 0;
    for (const Kind card : cards) {
        if (card >= kKinds || slot[card] == kNoSlot) throw std::invalid_argument("a card not in the pack");
        const Bits held = bits >> (2 * slot[card]) & 3;
        if (held == static_cast<Bits>(copies)) throw std::invalid_argument("a card too often");
        bits += single(slot[card]);
    }
    return bits;
}

Cards Layout::cards(Bits bits) const {
    Cards cards;
    for (; bits != 0; bits -= single(lowest(bits))) cards.push_back(kind[lowest(bits)]);
    return cards;
}

}  // namespace cardavia
