// How likely the others would have played as they did, if the cards lay as in a sample.
#pragma once

#include "policy.hpp"
#include "situation.hpp"

namespace cardavia {

// Sum of the logarithms of the policy's chances for the cards the other places have played, the sample's hands being
// those at the start of play. A part `floor` of every chance is spread evenly, so that no legal card has chance 0; an
// illegal one makes it minus infinity.
double log_likelihood(const Situation& situation, const Sample& sample, const Policy& policy, float floor);

}  // namespace cardavia
