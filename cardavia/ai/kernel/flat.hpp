// Flat Monte Carlo: more and more playouts for fewer and fewer moves (sequential halving).
#pragma once

#include "playout.hpp"

namespace cardavia {

struct FlatMove {
    Slot slot = 0;
    Moments score;
};

// Scores of the moves by `playouts` playouts in all, the better half of the moves going on after each round.
std::vector<FlatMove> search_flat(const Question& question, const std::vector<Slot>& moves, long playouts, int threads);

}  // namespace cardavia
