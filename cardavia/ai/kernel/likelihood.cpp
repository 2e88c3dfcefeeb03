#include "likelihood.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cardavia {
namespace {

constexpr double kImpossible = -std::numeric_limits<double>::infinity();

double log_chance(const Course& course, Slot played, const Policy& policy, float floor) {
    const Bits legal = course.legal();
    if ((legal & single(played)) == 0) return kImpossible;
    if ((legal & (legal - 1)) == 0) return 0;
    const Choice choice = policy.judge(course, legal);
    const auto end = choice.slots.begin() + choice.size;
    const auto index = static_cast<std::size_t>(std::find(choice.slots.begin(), end, played) - choice.slots.begin());
    const double chance = policy.chances(choice)[index];
    return std::log((1 - floor) * chance + floor / static_cast<float>(choice.size));
}

}  // namespace

double log_likelihood(const Situation& situation, const Sample& sample, const Policy& policy, float floor) {
    Course course = begin_from_start(situation, sample);
    double sum = 0;
    for (const auto& [place, slot] : situation.history) {
        if (place != situation.own) sum += log_chance(course, slot, policy, floor);
        if (std::isinf(sum) || (course.hands[place] & (single(slot) * 3)) == 0) return kImpossible;
        course.play(slot);
    }
    return sum;
}

}  // namespace cardavia
