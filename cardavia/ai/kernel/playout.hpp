// Playouts: deals played to their end, and what they score on average.
#pragma once

#include <vector>

#include "payoff.hpp"
#include "policy.hpp"
#include "situation.hpp"
#include "stop.hpp"

namespace cardavia {

// Weighted sums of a score.
struct Moments {
    double weight = 0;
    double sum = 0;
    double square = 0;
    long playouts = 0;

    void add(double score, double by) {
        weight += by;
        sum += by * score;
        square += by * score * score;
        ++playouts;
    }
    void add(const Moments& other);
    double mean() const;
    double variance() const;
};

// What is asked of every playout.
struct Question {
    const Situation& situation;
    const std::vector<Sample>& samples;
    const std::vector<const Payoff*>& payoffs;
    const Policy& policy;
    std::uint64_t seed = 0;
    bool random = false;         // any legal card instead of the policy's
    bool histogram = false;
    const Stop* stop = nullptr;

    bool stopped() const { return stop != nullptr && stop->is_set(); }
};

// The scores of one move, by payoff, and the weight of each number of points of the counting side.
struct Tally {
    std::vector<Moments> scores;
    std::vector<double> histogram;

    Tally(std::size_t payoffs, std::size_t points) : scores(payoffs), histogram(points) {}
    void add(const Tally& other);
};

// Plays the course to its end, or until nothing can change the scores any more.
void play_out(Course& course, const Question& question, std::uint64_t seed);

// Playouts number from..to of each move; number n uses sample n modulo their number, and its own chance, the same for
// every move. kNoSlot as the only move: the policy plays on. Results depend on nothing but question and range.
std::vector<Tally> play_range(const Question& question, const std::vector<Slot>& moves, long from, long to,
                              int threads);

}  // namespace cardavia
