#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "bindings.hpp"
#include "stop.hpp"

namespace nb = nanobind;

namespace cardavia {
namespace {

template <typename T, typename From>
std::array<T, kKinds> by_kind(const std::vector<From>& values) {
    if (values.size() != kKinds) throw std::invalid_argument("one value for each of 32 kinds is needed");
    std::array<T, kKinds> result{};
    std::transform(values.begin(), values.end(), result.begin(), [](From value) { return static_cast<T>(value); });
    return result;
}

void check_rules(const Rules& rules) {
    for (int kind = 0; kind < kKinds; ++kind) {
        if (rules.group[kind] < kNotDealt || rules.group[kind] > kTrumps) throw std::invalid_argument("no such group");
        if (rules.tie[kind] > Tie::second_only_last) throw std::invalid_argument("no such tie");
    }
    if (rules.copies < 1 || rules.copies > 2) throw std::invalid_argument("one or two copies of a card");
    if (rules.hand_size < 1 || rules.hand_size > kMaxHand) throw std::invalid_argument("no such hand size");
    if (rules.called < kNobody || rules.called >= kKinds) throw std::invalid_argument("no such called card");
}

Rules make_rules(const std::vector<int>& group, const std::vector<int>& strength, const std::vector<int>& points,
                 const std::vector<int>& tie, int copies, int hand_size, int called) {
    Rules rules;
    rules.group = by_kind<std::int8_t>(group);
    rules.strength = by_kind<std::int16_t>(strength);
    rules.points = by_kind<std::uint8_t>(points);
    rules.tie = by_kind<Tie>(tie);
    rules.copies = copies;
    rules.hand_size = hand_size;
    rules.called = called;
    check_rules(rules);
    return rules;
}

nb::bytes bytes_of(const Cards& cards) { return nb::bytes(cards.data(), cards.size()); }

}  // namespace

Cards cards_of(const nb::bytes& text) {
    const auto* start = static_cast<const Kind*>(text.data());
    Cards cards(start, start + text.size());
    if (std::any_of(cards.begin(), cards.end(), [](Kind card) { return card >= kKinds; })) {
        throw std::invalid_argument("a byte that is no card");
    }
    return cards;
}

Position position_of(const Rules& rules, const Hands& hands, const nb::bytes& trick, int leader, bool called_led) {
    Position position;
    for (int seat = 0; seat < kSeats; ++seat) position.hands[seat] = cards_of(hands[seat]);
    position.trick = cards_of(trick);
    position.leader = leader;
    position.called_led = called_led;
    check(rules, position);
    return position;
}

void bind_game(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Rules>(module, "Rules")
        .def_static("make", &make_rules, "group"_a, "strength"_a, "points"_a, "tie"_a, "copies"_a, "hand_size"_a,
                    "called"_a = kNobody)
        .def_ro("copies", &Rules::copies)
        .def_ro("hand_size", &Rules::hand_size);
    nb::class_<Stop>(module, "Stop").def(nb::init<>()).def("set", &Stop::set).def("is_set", &Stop::is_set);
    module.def(
        "playable",
        [](const Rules& rules, const Hands& hands, const nb::bytes& trick, int leader, bool called_led) {
            return bytes_of(playable(rules, position_of(rules, hands, trick, leader, called_led)));
        },
        "rules"_a, "hands"_a, "trick"_a, "leader"_a, "called_led"_a = false);
    module.def(
        "winner",
        [](const Rules& rules, const nb::bytes& trick, bool last_trick) {
            const Cards cards = cards_of(trick);
            if (cards.empty()) throw std::invalid_argument("an empty trick");
            return winner_of(rules, cards, last_trick);
        },
        "rules"_a, "trick"_a, "last_trick"_a);
}

}  // namespace cardavia
