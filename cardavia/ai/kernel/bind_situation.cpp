#include "bind_playouts.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>

namespace nb = nanobind;

namespace cardavia {
namespace {

Extras make_extras(int fox, std::array<int, 3> fox_values, int charlie, bool charlie_caught, int forty,
                   bool forty_pairs, int full_group, int dulle) {
    const auto [any, first, last] = fox_values;
    return {fox, any, first, last, charlie, charlie_caught, forty, forty_pairs, full_group, dulle};
}

std::unique_ptr<Situation> make_situation(const Rules& rules, int own, int leader,
                                          const std::vector<std::pair<int, int>>& played,
                                          std::array<int, kSeats> known, const std::vector<int>& revealing, int bride,
                                          int bride_tricks, bool bride_plain, int lone_kind, const Extras& extras,
                                          Goal goal, int declarer) {
    const OpenSides open{bride, bride_tricks, bride_plain, lone_kind};
    return std::make_unique<Situation>(rules, own, leader, played, known, revealing, open, extras, goal, declarer);
}

nb::bytes trick_of(const Situation& situation) {
    const Lying& trick = situation.now.trick;
    Cards cards;
    for (int index = 0; index < trick.size; ++index) cards.push_back(situation.layout.kind[trick.slots[index]]);
    return nb::bytes(cards.data(), cards.size());
}

std::array<int, kSeats> known_of(const Situation& situation) {
    std::array<int, kSeats> known{};
    for (int place = 0; place < kSeats; ++place) {
        known[place] = !has(situation.now.shown, place) ? -1 : has(situation.now.shown_side, place) ? 1 : 0;
    }
    return known;
}

Policy make_policy(int copies, const nb::dict& changed) {
    Weights weights = default_weights(copies);
    for (const auto& [key, value] : changed) {
        const auto name = nb::cast<std::string>(key);
        const auto named = [&](const NamedWeight& each) { return name == each.name; };
        const auto found = std::find_if(kNamedWeights.begin(), kNamedWeights.end(), named);
        if (found == kNamedWeights.end()) throw std::invalid_argument("no such weight");
        weights.*(found->member) = nb::cast<float>(value);
    }
    return Policy(weights);
}

nb::dict weights_of(const Policy& policy) {
    nb::dict weights;
    for (const NamedWeight& each : kNamedWeights) weights[each.name] = policy.weights().*(each.member);
    return weights;
}

void bind_payoff(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Payoff>(module, "Payoff")
        .def_static("sides", &Payoff::sides, "pair"_a, "alone"_a, "total"_a, "special_factor"_a = 1.0f)
        .def_static("misere", &Payoff::misere, "virgin"_a, "march"_a, "factor"_a = 1.0f);
    nb::class_<Policy>(module, "Policy")
        .def_static("make", &make_policy, "copies"_a, "weights"_a = nb::dict())
        .def_prop_ro("weights", &weights_of);
}

}  // namespace

void bind_situation(nb::module_& module) {
    using namespace nb::literals;
    nb::enum_<Goal>(module, "Goal")
        .value("POINTS", Goal::points)
        .value("ALL_TRICKS", Goal::all_tricks)
        .value("NO_TRICK", Goal::no_trick)
        .value("MISERE", Goal::misere);
    nb::class_<Extras>(module, "Extras")
        .def_static("make", &make_extras, "fox"_a = kNobody, "fox_values"_a = std::array<int, 3>{1, 1, 1},
                    "charlie"_a = kNobody, "charlie_caught"_a = false, "forty"_a = 0, "forty_pairs"_a = false,
                    "full_group"_a = kNobody, "dulle"_a = kNobody);
    nb::class_<Situation>(module, "Situation")
        .def_static("make", &make_situation, "rules"_a, "own"_a, "leader"_a,
                    "played"_a = std::vector<std::pair<int, int>>(),
                    "known"_a = std::array<int, kSeats>{-1, -1, -1, -1}, "revealing"_a = std::vector<int>(),
                    "bride"_a = kNobody, "bride_tricks"_a = 3, "bride_plain"_a = false, "lone_kind"_a = kNobody,
                    "extras"_a = Extras(), "goal"_a = Goal::points, "declarer"_a = kNobody)
        .def_ro("own", &Situation::own)
        .def_prop_ro("turn", [](const Situation& situation) { return situation.now.turn(); })
        .def_prop_ro("tricks_left", [](const Situation& situation) { return situation.now.left; })
        .def_prop_ro("trick", &trick_of)
        .def_prop_ro("points", [](const Situation& situation) { return situation.now.points; })
        .def_prop_ro("tricks", [](const Situation& situation) { return situation.now.taken; })
        .def_prop_ro("known", &known_of)
        .def_prop_ro("is_open", [](const Situation& situation) { return situation.now.open != Open::no; })
        .def_prop_ro("called_led", [](const Situation& situation) { return situation.now.called_led; });
    bind_payoff(module);
}

}  // namespace cardavia
