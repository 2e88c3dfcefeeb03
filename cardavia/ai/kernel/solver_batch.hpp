// Many deals of one public situation, each solved for itself.
#pragma once

#include "solver.hpp"
#include "solver_deal.hpp"

namespace cardavia::solving {

// What the deals have in common.
struct Situation {
    Cards trick;
    int leader = 0;
    bool called_led = false;
    bool misere = false;  // the side wants its count low
    bool tricks = false;
};

// A solution for each sample, the same whatever the number of solvers; each solver works in its own thread.
std::vector<Solution> solve_batch(std::vector<Solver>& solvers, const Rules& rules, const Situation& situation,
                                  const std::vector<Sample>& samples, const Question& question);

}  // namespace cardavia::solving
