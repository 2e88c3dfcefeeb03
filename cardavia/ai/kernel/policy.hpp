// The policy: which card a good club player lays, from his own hand and what is public.
#pragma once

#include "noise.hpp"
#include "policy_view.hpp"
#include "policy_weights.hpp"

namespace cardavia {

// Candidates and how good they are, in card points.
struct Choice {
    std::array<Slot, kMaxHand> slots{};
    std::array<float, kMaxHand> values{};
    int size = 0;

    int best() const;
};

class Policy {
public:
    explicit Policy(const Weights& weights);

    const Weights& weights() const { return weights_; }

    // Values of the legal cards, one bit a slot.
    Choice judge(const Course& course, Bits legal) const;

    // A card: the best where the temperature is 0, else by chance, better ones oftener (softmax); `mix` is the chance.
    Slot choose(const Course& course, Bits legal, std::uint64_t mix) const;

    // The chances with which `choose` takes the candidates, added up to 1; temperature 0 counts as a small one.
    std::array<float, kMaxHand> chances(const Choice& choice) const;

private:
    Weights weights_;
    const Odds& odds_;
    const std::vector<float>& gumbel_;
};

// Any legal card, each with equal chance.
Slot any_card(Bits legal, std::uint64_t mix);

}  // namespace cardavia
