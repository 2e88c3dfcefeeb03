#include "payoff.hpp"

#include <algorithm>
#include <functional>
#include <tuple>

namespace cardavia {
namespace {

constexpr int kClasses = 3;
constexpr int kMarchPoints = 91;
constexpr float kLoss = 2, kLossToVirgin = 4, kMarch = 7;

int tricks_of(const Course& course, Places places) {
    int tricks = 0;
    for (int place = 0; place < kSeats; ++place) tricks += has(places, place) ? course.taken[place] : 0;
    return tricks;
}

int class_of(const Course& course) {
    const auto others = static_cast<Places>(kAll & ~course.side);
    if (tricks_of(course, others) == 0) return 1;
    return tricks_of(course, course.side) == 0 ? 2 : 0;
}

int loser_of(const Course& course) {
    const auto weight = [&](int place) {
        return std::make_tuple(course.points[place], course.taken[place], course.trumps_taken[place],
                               course.highest_taken[place]);
    };
    int loser = course.table->first;
    for (int step = 1; step < kSeats; ++step) {
        const int place = (course.table->first + step) & 3;
        if (weight(place) > weight(loser)) loser = place;
    }
    return loser;
}

}  // namespace

int counting_points(const Course& course) {
    int points = 0;
    for (int place = 0; place < kSeats; ++place) points += has(course.side, place) ? course.points[place] : 0;
    return points;
}

Payoff Payoff::sides(std::vector<float> pair, std::vector<float> alone, int total, float special_factor) {
    Payoff payoff;
    const std::size_t each = 2 * kClasses * (static_cast<std::size_t>(std::max(total, 0)) + 1);
    if (total < 0 || pair.empty() || pair.size() != alone.size() || pair.size() % each != 0) {
        throw std::invalid_argument("a table of wrong size");
    }
    payoff.total_ = total;
    payoff.variants_ = static_cast<int>(pair.size() / each);
    payoff.tables_ = {std::move(pair), std::move(alone)};
    payoff.factor_ = special_factor;
    payoff.flat_ = payoff.same_throughout();
    return payoff;
}

Payoff Payoff::misere(bool virgin, bool march, float factor) {
    Payoff payoff;
    payoff.misere_ = true;
    payoff.virgin_ = virgin;
    payoff.march_ = march;
    payoff.factor_ = factor;
    return payoff;
}

bool Payoff::same_throughout() const {
    const auto row = static_cast<std::size_t>(total_) + 1;
    for (const std::vector<float>& table : tables_) {
        for (std::size_t start = 0; start < table.size(); start += kClasses * row) {
            const auto first = table.begin() + static_cast<std::ptrdiff_t>(start);
            const auto end = first + static_cast<std::ptrdiff_t>(row);
            if (std::adjacent_find(first, end, std::not_equal_to<float>()) != end) return false;
        }
    }
    return true;
}

bool Payoff::is_settled(const Course& course) const {
    return flat_ && course.open == Open::no && is_single(course.side) && class_of(course) == 0;
}

float Payoff::score(const Course& course, int place, int variant) const {
    if (misere_) return misere_score(course, place);
    const float score = from_table(course, place, variant);
    if (!is_pair(course.side)) return score;
    return has(course.side, place) ? score + special(course) : score - special(course);
}

std::array<float, kSeats> Payoff::scores(const Course& course, int variant) const {
    std::array<float, kSeats> all{};
    for (int place = 0; place < kSeats; ++place) all[place] = score(course, place, variant);
    return all;
}

float Payoff::from_table(const Course& course, int place, int variant) const {
    const int number = std::min(variant, variants_ - 1);
    const int other = has(course.side, place) ? 0 : 1;
    const int row = (number * 2 + other) * kClasses + class_of(course);
    const int points = std::min(counting_points(course), total_);
    return tables_[is_pair(course.side) ? 0 : 1][static_cast<std::size_t>(row * (total_ + 1) + points)];
}

// Special points of the counting side less those of the others.
float Payoff::special(const Course& course) const {
    int sum = 0;
    for (int taker = 0; taker < kSeats; ++taker) {
        const bool counting = has(course.side, taker);
        int value = course.special[taker][kSeats];
        for (int owner = 0; owner < kSeats; ++owner) {
            if (has(course.side, owner) != counting) value += course.special[taker][owner];
        }
        sum += counting ? value : -value;
    }
    return factor_ * static_cast<float>(sum);
}

int Payoff::marcher(const Course& course) const {
    for (int place = 0; march_ && place < kSeats; ++place) {
        const bool all = course.taken[place] == course.table->layout->hand_size;
        if (all || course.points[place] >= kMarchPoints) return place;
    }
    return kNobody;
}

float Payoff::misere_score(const Course& course, int place) const {
    const int march = marcher(course);
    if (march != kNobody) return factor_ * kMarch * (place == march ? kSeats - 1 : -1);
    const int loser = loser_of(course);
    if (place != loser) return paid_by(course, loser, place);
    float paid = 0;
    for (int other = 0; other < kSeats; ++other) paid -= paid_by(course, loser, other);
    return paid;
}

float Payoff::paid_by(const Course& course, int loser, int place) const {
    if (place == loser) return 0;
    return factor_ * (virgin_ && course.taken[place] == 0 ? kLossToVirgin : kLoss);
}

}  // namespace cardavia
