// What the bindings of playouts and search share.
#pragma once

#include <algorithm>

#include "bindings.hpp"
#include "flat.hpp"
#include "likelihood.hpp"
#include "tree.hpp"

namespace cardavia {

// A sample of a Python tuple (hands, side, weight, variant), the last two of which may be missing.
Sample sample_of(const Situation& situation, const nanobind::handle& deal);

// The samples of a sequence of such tuples; std::invalid_argument where none has a weight.
std::vector<Sample> samples_of(const Situation& situation, const nanobind::sequence& deals);

// The given policy, or the default one of the pack.
Policy policy_or_default(const Situation& situation, const Policy* policy);

// Slots of kinds that the place whose turn it is may play; all of its legal ones where none is given. Its hand must be
// the same in all samples.
std::vector<Slot> moves_of(const Situation& situation, const std::vector<Sample>& samples,
                           const nanobind::bytes& kinds);

void bind_situation(nanobind::module_& module);
void bind_searches(nanobind::module_& module);

}  // namespace cardavia
