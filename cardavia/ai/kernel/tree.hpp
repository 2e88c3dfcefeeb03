// Information set tree search over sampled deals (SO-ISMCTS).
#pragma once

#include "playout.hpp"

namespace cardavia {

struct TreeOptions {
    long iterations = 0;
    int trees = 1;               // independent trees whose visits are added up; as many can run at once
    int threads = 1;
    float exploration = 1.5f;    // weight of the policy's chances against the scores, in their standard deviations
    float uniform = 0.2f;        // part of those chances that is spread evenly
};

struct TreeMove {
    Slot slot = 0;
    Moments score;
};

// Visits and scores of the moves of the place whose turn it is. A node stands for the cards played from here on,
// whatever the sample; its mover maximises his own score by PUCT; leaves are played out by the policy.
std::vector<TreeMove> search_tree(const Question& question, const TreeOptions& options);

}  // namespace cardavia
