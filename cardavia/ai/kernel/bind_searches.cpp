#include "bind_playouts.hpp"

#include <nanobind/stl/vector.h>

namespace nb = nanobind;

namespace cardavia {
namespace {

// A card of the place whose turn it is, as a search found it.
struct FoundMove {
    int card = 0;
    long visits = 0;
    double mean = 0;
    double variance = 0;
};

FoundMove found(const Situation& situation, Slot slot, const Moments& score) {
    return {situation.layout.kind[slot], score.playouts, score.mean(), score.variance()};
}

std::vector<FoundMove> flat(const Situation& situation, const Payoff& payoff, const nb::sequence& deals, long playouts,
                            const nb::bytes& kinds, std::uint64_t seed, const Policy* given_policy, int threads,
                            const Stop* stop) {
    const std::vector<Sample> samples = samples_of(situation, deals);
    const Policy policy = policy_or_default(situation, given_policy);
    const std::vector<const Payoff*> payoffs{&payoff};
    const std::vector<Slot> moves = moves_of(situation, samples, kinds);
    const Question question{situation, samples, payoffs, policy, seed, false, false, stop};
    const nb::gil_scoped_release released;
    std::vector<FoundMove> all;
    for (const FlatMove& move : search_flat(question, moves, playouts, threads)) {
        all.push_back(found(situation, move.slot, move.score));
    }
    return all;
}

std::vector<FoundMove> tree(const Situation& situation, const Payoff& payoff, const nb::sequence& deals,
                            long iterations, std::uint64_t seed, const Policy* given_policy, float exploration,
                            float uniform, int trees, int threads, const Stop* stop) {
    const std::vector<Sample> samples = samples_of(situation, deals);
    const Policy policy = policy_or_default(situation, given_policy);
    const std::vector<const Payoff*> payoffs{&payoff};
    const Question question{situation, samples, payoffs, policy, seed, false, false, stop};
    if (trees < 1) throw std::invalid_argument("no tree");
    const nb::gil_scoped_release released;
    std::vector<FoundMove> all;
    for (const TreeMove& move : search_tree(question, {iterations, trees, threads, exploration, uniform})) {
        all.push_back(found(situation, move.slot, move.score));
    }
    const auto before = [](const FoundMove& one, const FoundMove& other) { return one.visits > other.visits; };
    std::stable_sort(all.begin(), all.end(), before);
    return all;
}

}  // namespace

void bind_searches(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<FoundMove>(module, "FoundMove")
        .def_ro("card", &FoundMove::card)
        .def_ro("visits", &FoundMove::visits)
        .def_ro("mean", &FoundMove::mean)
        .def_ro("variance", &FoundMove::variance);
    module.def("search_flat", &flat, "situation"_a, "payoff"_a, "deals"_a, "playouts"_a, "moves"_a = nb::bytes("", 0),
               "seed"_a = 0, "policy"_a.none() = nb::none(), "threads"_a = 1, "stop"_a.none() = nb::none());
    module.def("search_tree", &tree, "situation"_a, "payoff"_a, "deals"_a, "iterations"_a, "seed"_a = 0,
               "policy"_a.none() = nb::none(), "exploration"_a = 1.5f, "uniform"_a = 0.2f, "trees"_a = 1,
               "threads"_a = 1, "stop"_a.none() = nb::none());
}

}  // namespace cardavia
