// What a card is worth if it is kept, and what special points add to a trick.
#pragma once

#include "policy_view.hpp"
#include "policy_weights.hpp"

namespace cardavia {

class Worth {
public:
    Worth(const View& view, const Weights& weights);

    // What the card is likely to earn, or with a minus to lose, if another is played now; so many unseen cards of its
    // group are higher.
    float kept(Slot card, int higher) const {
        if (view_.last) return 0;
        return view_.layout.is_trump(card) ? kept_trump(card, higher) : kept_plain(card, higher);
    }

    // What special points and needed tricks add to the trick as it lies, with the card: half of each, as it is
    // won here or lost there.
    float special(Slot card) const { return extras_ ? tricks_ + special_points(card) : tricks_; }

    // What it means for open sides that the own card wins the trick so far.
    float settles(Slot card) const;

private:
    static constexpr int kAlmost = 8;   // card points a player must add to a rich trick

    const View& view_;
    const Weights& weights_;
    const float average_;
    const bool extras_;      // special points count, as far as the place can know
    const float tricks_;     // what a trick is worth as such
    const float share_;      // one part of the unseen trumps
    float lying_ = 0;        // special points of the trick as it lies

    float kept_trump(Slot card, int higher) const;
    float kept_plain(Slot card, int higher) const;
    float kept_for_points(Slot card, float power) const;
    float walks(int group) const;
    float special_points(Slot card) const;
    float caught(Slot card) const;
    bool may_be_forty(Slot card) const;
};

inline float Worth::kept_trump(Slot card, int higher) const {
    const auto points = static_cast<float>(view_.layout.points[card]);
    const float power = 1 - static_cast<float>(higher) * share_;
    const float square = power * power;
    float worth = average_ * (weights_.lowest_trump + (weights_.highest_trump - weights_.lowest_trump) * square);
    if (higher == 0) worth += tricks_ / 2;
    worth += average_ * weights_.linear_trump * power;
    worth += (weights_.trump_points * square - (1 - power) * weights_.at_risk) * points;
    return extras_ ? worth + kept_for_points(card, power) : worth;
}

inline float Worth::kept_plain(Slot card, int higher) const {
    const auto points = static_cast<float>(view_.layout.points[card]);
    if (higher != 0) return -weights_.at_risk * points;
    const float chance = walks(view_.layout.group[card]);
    return chance * (weights_.master * average_ + tricks_ / 2 + points) - (1 - chance) * points;
}

// Special points that the card brings the side that takes it from the other.
inline float Worth::caught(Slot card) const {
    const Extras& extras = view_.course.table->extras;
    if ((single(card) & view_.course.table->catching) == 0) return 0;
    if (card == extras.fox) {
        if (view_.last) return static_cast<float>(extras.fox_last);
        return static_cast<float>(view_.course.first_trick() ? extras.fox_first : extras.fox_value);
    }
    if (card == extras.charlie) return view_.last && extras.charlie_caught ? 1.0f : 0.0f;
    return card == extras.dulle ? 1.0f : 0.0f;
}

inline bool Worth::may_be_forty(Slot card) const {
    const Extras& extras = view_.course.table->extras;
    if (extras.forty == 0) return false;
    const int points = view_.course.trick.points + view_.layout.points[card] + kAlmost * view_.behind;
    return points >= extras.forty;
}

inline float Worth::special_points(Slot card) const {
    return weights_.extra / 2 * (lying_ + caught(card) + (may_be_forty(card) ? 1.0f : 0.0f));
}

}  // namespace cardavia
