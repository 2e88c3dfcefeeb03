#include "bind_playouts.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;

namespace cardavia {
namespace {

// What playouts of one move found.
struct MoveScores {
    int card = kNobody;
    Tally tally;

    std::vector<double> each(double (Moments::*of)() const) const {
        std::vector<double> values;
        for (const Moments& score : tally.scores) values.push_back((score.*of)());
        return values;
    }
};

int kind_or_none(const Layout& layout, Slot slot) { return slot == kNoSlot ? kNobody : layout.kind[slot]; }

std::vector<const Payoff*> payoffs_of(const nb::sequence& given) {
    std::vector<const Payoff*> payoffs;
    for (const nb::handle payoff : given) payoffs.push_back(nb::cast<const Payoff*>(payoff));
    if (payoffs.empty()) throw std::invalid_argument("no payoff");
    return payoffs;
}

std::vector<MoveScores> playouts(const Situation& situation, const nb::sequence& given_payoffs,
                                 const nb::sequence& deals, const nb::bytes& kinds, int repeats, std::uint64_t seed,
                                 const Policy* given_policy, bool random, bool histogram, int threads,
                                 const Stop* stop) {
    const std::vector<const Payoff*> payoffs = payoffs_of(given_payoffs);
    const std::vector<Sample> samples = samples_of(situation, deals);
    const Policy policy = policy_or_default(situation, given_policy);
    std::vector<Slot> moves{kNoSlot};
    if (kinds.size() != 0) moves = moves_of(situation, samples, kinds);
    const Question question{situation, samples, payoffs, policy, seed, random, histogram, stop};
    std::vector<MoveScores> scores;
    {
        const nb::gil_scoped_release released;
        const long playouts = static_cast<long>(samples.size()) * std::max(repeats, 1);
        std::vector<Tally> tallies = play_range(question, moves, 0, playouts, threads);
        for (std::size_t index = 0; index < moves.size(); ++index) {
            scores.push_back({kind_or_none(situation.layout, moves[index]), std::move(tallies[index])});
        }
    }
    return scores;
}

using Shown = std::vector<std::pair<int, int>>;

// Plays one deal to its end; the cards by place, and the scores of all places.
std::pair<Shown, std::array<float, kSeats>> play_deal(const Situation& situation, const Payoff& payoff,
                                                      const nb::tuple& deal, std::uint64_t seed,
                                                      const Policy* given_policy, bool random) {
    const Sample sample = sample_of(situation, deal);
    const Policy policy = policy_or_default(situation, given_policy);
    Course course = begin(situation, sample);
    Shown shown;
    while (!course.over()) {
        const std::uint64_t mix = mixed(seed, course.played);
        const Slot slot = random ? any_card(course.legal(), mix) : policy.choose(course, course.legal(), mix);
        shown.emplace_back(course.turn(), situation.layout.kind[slot]);
        course.play(slot);
    }
    return {shown, payoff.scores(course, sample.variant)};
}

std::vector<std::tuple<int, float, float>> policy_values(const Situation& situation, const nb::bytes& hand, int side,
                                                         const Policy* given_policy) {
    const Policy policy = policy_or_default(situation, given_policy);
    const Bits own = situation.layout.bits(cards_of(hand));
    const Course course = begin_alone(situation, own, static_cast<Places>(side & kAll));
    const Choice choice = policy.judge(course, course.legal());
    const auto chances = policy.chances(choice);
    std::vector<std::tuple<int, float, float>> values;
    for (int index = 0; index < choice.size; ++index) {
        values.emplace_back(situation.layout.kind[choice.slots[index]], choice.values[index], chances[index]);
    }
    return values;
}

std::vector<double> likelihoods(const Situation& situation, const nb::sequence& deals, const Policy* given_policy,
                                float floor) {
    const std::vector<Sample> samples = samples_of(situation, deals);
    const Policy policy = policy_or_default(situation, given_policy);
    const nb::gil_scoped_release released;
    std::vector<double> found;
    for (const Sample& sample : samples) found.push_back(log_likelihood(situation, sample, policy, floor));
    return found;
}

nb::bytes legal_of(const Situation& situation, const nb::bytes& hand) {
    const Course course = begin_alone(situation, situation.layout.bits(cards_of(hand)), 0);
    Cards cards = situation.layout.cards(course.legal());
    std::sort(cards.begin(), cards.end());
    return nb::bytes(cards.data(), cards.size());
}

}  // namespace

Sample sample_of(const Situation& situation, const nb::handle& given) {
    const auto deal = nb::cast<nb::tuple>(given);
    if (deal.size() < 2 || deal.size() > 4) throw std::invalid_argument("a deal is (hands, side, weight, variant)");
    const auto hands = nb::cast<nb::sequence>(deal[0]);
    Sample sample;
    for (int place = 0; place < kSeats; ++place) {
        const auto hand = nb::cast<nb::bytes>(hands[static_cast<std::size_t>(place)]);
        sample.hands[place] = situation.layout.bits(cards_of(hand));
    }
    sample.side = static_cast<Places>(nb::cast<int>(deal[1]) & kAll);
    if (deal.size() > 2) sample.weight = nb::cast<double>(deal[2]);
    if (deal.size() > 3) sample.variant = std::max(0, nb::cast<int>(deal[3]));
    if (!(sample.weight >= 0)) throw std::invalid_argument("a weight below 0");
    return sample;
}

std::vector<Sample> samples_of(const Situation& situation, const nb::sequence& deals) {
    std::vector<Sample> samples;
    for (const nb::handle deal : deals) samples.push_back(sample_of(situation, deal));
    const auto weighs = [](const Sample& sample) { return sample.weight > 0; };
    if (std::none_of(samples.begin(), samples.end(), weighs)) throw std::invalid_argument("no deal with a weight");
    return samples;
}

Policy policy_or_default(const Situation& situation, const Policy* policy) {
    return policy != nullptr ? *policy : Policy(default_weights(situation.layout.copies));
}

std::vector<Slot> moves_of(const Situation& situation, const std::vector<Sample>& samples, const nb::bytes& kinds) {
    const Course course = begin(situation, samples.front());
    const auto turn = static_cast<std::size_t>(course.turn());
    const auto differs = [&](const Sample& sample) { return sample.hands[turn] != samples.front().hands[turn]; };
    if (std::any_of(samples.begin(), samples.end(), differs)) throw std::invalid_argument("moves of different hands");
    if (course.over()) throw std::invalid_argument("the deal is over");
    const Bits legal = course.legal();
    std::vector<Slot> moves;
    for (const Kind kind : kinds.size() == 0 ? situation.layout.cards(legal) : cards_of(kinds)) {
        const Slot slot = situation.layout.slot[kind];
        const bool allowed = slot != kNoSlot && (legal & single(slot)) != 0;
        if (!allowed) throw std::invalid_argument("a card that may not be played");
        moves.push_back(slot);
    }
    return moves;
}

void bind_playouts(nb::module_& module) {
    using namespace nb::literals;
    bind_situation(module);
    nb::class_<MoveScores>(module, "MoveScores")
        .def_ro("card", &MoveScores::card)
        .def_prop_ro("playouts", [](const MoveScores& scores) { return scores.tally.scores.front().playouts; })
        .def_prop_ro("means", [](const MoveScores& scores) { return scores.each(&Moments::mean); })
        .def_prop_ro("variances", [](const MoveScores& scores) { return scores.each(&Moments::variance); })
        .def_prop_ro("histogram", [](const MoveScores& scores) { return scores.tally.histogram; });
    module.def("playouts", &playouts, "situation"_a, "payoffs"_a, "deals"_a, "moves"_a = nb::bytes("", 0),
               "repeats"_a = 1, "seed"_a = 0, "policy"_a.none() = nb::none(), "random"_a = false,
               "histogram"_a = false, "threads"_a = 1, "stop"_a.none() = nb::none());
    module.def("play_deal", &play_deal, "situation"_a, "payoff"_a, "deal"_a, "seed"_a = 0,
               "policy"_a.none() = nb::none(), "random"_a = false);
    module.def("policy_values", &policy_values, "situation"_a, "hand"_a, "side"_a, "policy"_a.none() = nb::none());
    module.def("likelihoods", &likelihoods, "situation"_a, "deals"_a, "policy"_a.none() = nb::none(),
               "floor"_a = 0.05f);
    module.def("legal", &legal_of, "situation"_a, "hand"_a);
    bind_searches(module);
}

}  // namespace cardavia
