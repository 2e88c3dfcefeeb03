#include "policy.hpp"

#include <algorithm>
#include <cmath>

#include "policy_judge.hpp"

namespace cardavia {
namespace {

constexpr int kNoises = 4096;
constexpr float kColdest = 0.05f;   // temperature that stands for 0 where chances are asked for

// Odd numbers that give each slot its own part of a decision's chance.
constexpr std::uint64_t odd_of(Slot slot) { return (2 * static_cast<std::uint64_t>(slot) + 1) * 0x9e3779b97f4a7c15u; }

// Values of the Gumbel distribution: the largest of value + temperature * noise is a softmax choice.
const std::vector<float>& gumbel() {
    static const std::vector<float> values = [] {
        std::vector<float> made(kNoises);
        for (int index = 0; index < kNoises; ++index) {
            made[static_cast<std::size_t>(index)] = static_cast<float>(-std::log(-std::log((index + 0.5) / kNoises)));
        }
        return made;
    }();
    return values;
}

const Odds& shared_odds() {
    static const Odds odds;
    return odds;
}

Choice candidates(Bits legal) {
    Choice choice;
    for (; legal != 0; legal &= legal - 1) choice.slots[static_cast<std::size_t>(choice.size++)] = lowest(legal);
    return choice;
}

}  // namespace

int Choice::best() const {
    return static_cast<int>(std::max_element(values.begin(), values.begin() + size) - values.begin());
}

Policy::Policy(const Weights& weights) : weights_(weights), odds_(shared_odds()), gumbel_(gumbel()) {}

Choice Policy::judge(const Course& course, Bits legal) const {
    Choice choice = candidates(legal);
    const View view(course, odds_);
    switch (course.table->goal) {
        case Goal::misere: judge_misere(view, weights_, choice); break;
        case Goal::no_trick: judge_no_trick(view, weights_, choice); break;
        default:
            if (course.trick.size == 0) judge_lead(view, weights_, choice);
            else judge_follow(view, weights_, choice);
    }
    return choice;
}

Slot Policy::choose(const Course& course, Bits legal, std::uint64_t mix) const {
    if ((legal & (legal - 1)) == 0) return lowest(legal);
    Choice choice = judge(course, legal);
    if (weights_.temperature > 0) {
        for (int index = 0; index < choice.size; ++index) {
            const std::uint64_t drawn = mix * odd_of(choice.slots[index]) >> 52;
            choice.values[index] += weights_.temperature * gumbel_[drawn];
        }
    }
    return choice.slots[static_cast<std::size_t>(choice.best())];
}

std::array<float, kMaxHand> Policy::chances(const Choice& choice) const {
    std::array<float, kMaxHand> chances{};
    const float top = choice.values[static_cast<std::size_t>(choice.best())];
    const float scale = 1 / std::max(weights_.temperature, kColdest);
    float sum = 0;
    for (int index = 0; index < choice.size; ++index) {
        chances[index] = std::exp((choice.values[index] - top) * scale);
        sum += chances[index];
    }
    for (int index = 0; index < choice.size; ++index) chances[index] /= sum;
    return chances;
}

Slot any_card(Bits legal, std::uint64_t mix) {
    if ((legal & (legal - 1)) == 0) return lowest(legal);
    for (int skipped = below(mix, count(legal)); skipped > 0; --skipped) legal &= legal - 1;
    return lowest(legal);
}

}  // namespace cardavia
