// The measures of candidates by goal; each fills the values of a choice.
#pragma once

#include "policy.hpp"

namespace cardavia {

void judge_lead(const View& view, const Weights& weights, Choice& choice);
void judge_follow(const View& view, const Weights& weights, Choice& choice);

// Everybody for himself, points are bad.
void judge_misere(const View& view, const Weights& weights, Choice& choice);

// The counting side must not take a trick.
void judge_no_trick(const View& view, const Weights& weights, Choice& choice);

}  // namespace cardavia
