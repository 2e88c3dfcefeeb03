#include "playout.hpp"

#include <algorithm>

#include "parallel.hpp"

namespace cardavia {
namespace {

constexpr int kParts = 32;

bool is_settled(const Course& course, const Question& question) {
    if (question.histogram) return false;
    return std::all_of(question.payoffs.begin(), question.payoffs.end(),
                       [&](const Payoff* payoff) { return payoff->is_settled(course); });
}

void play_randomly(Course& course, std::uint64_t seed) {
    while (!course.over()) course.play(any_card(course.legal(), mixed(seed, course.played)));
}

void score(const Course& course, const Question& question, const Sample& sample, Tally& tally) {
    for (std::size_t index = 0; index < question.payoffs.size(); ++index) {
        const float score = question.payoffs[index]->score(course, question.situation.own, sample.variant);
        tally.scores[index].add(score, sample.weight);
    }
    if (question.histogram) tally.histogram[static_cast<std::size_t>(counting_points(course))] += sample.weight;
}

std::vector<Tally> empty_tallies(const Question& question, std::size_t moves) {
    const auto points = question.histogram ? static_cast<std::size_t>(question.situation.layout.total_points) + 1 : 0;
    return std::vector<Tally>(moves, Tally(question.payoffs.size(), points));
}

std::vector<Course> starts_of(const Question& question) {
    std::vector<Course> starts;
    for (const Sample& sample : question.samples) starts.push_back(begin(question.situation, sample));
    return starts;
}

void play_one(const Question& question, const std::vector<Course>& starts, const std::vector<Slot>& moves, long number,
              std::vector<Tally>& tallies) {
    const std::size_t chosen = static_cast<std::size_t>(number) % starts.size();
    const Sample& sample = question.samples[chosen];
    for (std::size_t index = 0; index < moves.size(); ++index) {
        Course course = starts[chosen];
        if (moves[index] != kNoSlot) course.play(moves[index]);
        play_out(course, question, mixed(question.seed, static_cast<std::uint64_t>(number)));
        score(course, question, sample, tallies[index]);
    }
}

}  // namespace

void Moments::add(const Moments& other) {
    weight += other.weight;
    sum += other.sum;
    square += other.square;
    playouts += other.playouts;
}

double Moments::mean() const { return weight > 0 ? sum / weight : 0; }

double Moments::variance() const { return weight > 0 ? std::max(0.0, square / weight - mean() * mean()) : 0; }

void Tally::add(const Tally& other) {
    for (std::size_t index = 0; index < scores.size(); ++index) scores[index].add(other.scores[index]);
    for (std::size_t index = 0; index < histogram.size(); ++index) histogram[index] += other.histogram[index];
}

void play_out(Course& course, const Question& question, std::uint64_t seed) {
    if (question.random) return play_randomly(course, seed);
    const bool may_settle = course.table->goal == Goal::all_tricks || course.table->goal == Goal::no_trick;
    while (!course.over()) {
        course.play(question.policy.choose(course, course.legal(), mixed(seed, course.played)));
        if (may_settle && course.trick.size == 0 && is_settled(course, question)) return;
    }
}

std::vector<Tally> play_range(const Question& question, const std::vector<Slot>& moves, long from, long to,
                              int threads) {
    std::vector<std::vector<Tally>> parts(kParts, empty_tallies(question, moves.size()));
    const std::vector<Course> starts = starts_of(question);
    in_parts(kParts, threads, [&](int part) {
        for (long number = from + part; number < to && !question.stopped(); number += kParts) {
            play_one(question, starts, moves, number, parts[static_cast<std::size_t>(part)]);
        }
    });
    std::vector<Tally> all = empty_tallies(question, moves.size());
    for (const std::vector<Tally>& part : parts) {
        for (std::size_t index = 0; index < all.size(); ++index) all[index].add(part[index]);
    }
    return all;
}

}  // namespace cardavia
