#include "policy_judge.hpp"

namespace cardavia {
namespace {

// How likely the card wins the trick it falls in later: the part of its group that lies below it.
float power_of(const View& view, const Weights& weights, Slot card) {
    const int group = view.layout.group[card], out = view.out(view.layout.of_group[group]);
    if (out == 0) return group == kTrumps ? 1.0f : weights.misere_alone;
    return static_cast<float>(out - view.higher(card)) / static_cast<float>(out);
}

// What the card is likely to cost if it is kept.
float danger(const View& view, const Weights& weights, Slot card) {
    const float later = weights.misere_later * view.layout.average + weights.misere_points * view.layout.points[card];
    return power_of(view, weights, card) * later;
}

// The unseen cards of the led group, and in whose hands they may lie.
class Ducking {
public:
    Ducking(const View& view, const Weights& weights, Slot lead)
        : view_(view), weights_(weights), group_(view.layout.group[lead]), room_(view.room(group_)),
          out_(view.out(view.layout.of_group[group_])) {}

    // Chance that the card, winning now, takes the trick: nobody behind goes higher, who must or wants to.
    float takes(Slot card) const {
        float chance = 1;
        for (int step = 0; step < view_.behind; ++step) chance *= 1 - goes_higher(view_.next(step), card);
        return chance;
    }

private:
    const View& view_;
    const Weights& weights_;
    const int group_;
    const int room_;
    const int out_;

    float lacks(int other, int cards) const { return view_.lacks(other, group_, cards, room_); }

    float goes_higher(int other, Slot card) const {
        const float empty = lacks(other, out_), within = (1 - empty) * above(other, card);
        if (group_ == kTrumps || empty == 0) return within;
        const float none = view_.lacks(other, kTrumps, view_.trumps_out, view_.room(kTrumps));
        return within + empty * weights_.misere_trumps_in * (1 - none);
    }

    float above(int other, Slot card) const {
        if (view_.layout.group[card] != group_) return 0;
        const int higher = view_.higher(card);
        const float forced = lacks(other, out_ - higher);
        return (1 - lacks(other, higher)) * (forced + (1 - forced) * weights_.misere_chooses);
    }
};

// How often the unseen cards can get below those of the group in the hand, without one of them: 0 is safe.
int gaps(const View& view, int group, Slot without) {
    int sum = 0, kept = 0;
    const Bits gone = view.layout.group[without] == group ? single(without) : 0;
    const Bits cards = (view.hand & view.layout.of_group[group]) - gone;
    for (Bits left = present(cards); left != 0; left &= left - 1, ++kept) {
        const int below = view.out(view.layout.below[lowest(left)]);
        if (below > kept) sum += below - kept;
    }
    return sum;
}

float avoid(const View& view, const Weights& weights, Slot card) {
    const Lying& trick = view.course.trick;
    int open = 0;
    for (int group = 0; group < kGroups; ++group) open += gaps(view, group, card);
    const bool wins = trick.size == 0 || view.layout.beats(card, trick.best_slot(), view.last);
    const float caught = wins ? Ducking(view, weights, trick.size == 0 ? card : trick.lead()).takes(card) : 0.0f;
    return -weights.gap * (weights.gap_caught * caught + static_cast<float>(open)) + 0.1f * static_cast<float>(card);
}

// A low card of a suit in which the one who avoids tricks may have to go above it.
float hunt_by_lead(const View& view, const Weights& weights, Slot card, int prey) {
    const int group = view.layout.group[card], out = view.out(view.layout.of_group[group]), higher = view.higher(card);
    if (view.is_void(prey, group) || out == 0) return -weights.gap_void - 0.1f * static_cast<float>(card);
    return static_cast<float>(higher) - weights.gap_under * static_cast<float>(out - higher);
}

// How many kinds of its group are lower.
float height(const View& view, Slot card) {
    return static_cast<float>(count(view.layout.below[card] & view.layout.pack & kLow));
}

// What threatens him no more goes first, then high cards.
float hunt_by_discard(const View& view, const Weights& weights, Slot card, int prey) {
    const int group = view.layout.group[card];
    const bool harmless = view.is_void(prey, group) || (view.unseen & view.layout.of_group[group]) == 0;
    return (harmless ? weights.gap_void : 0.0f) + height(view, card);
}

// Low until he has played, then under his card; when he has escaped the high cards go.
float hunt_by_following(const View& view, const Weights& weights, Slot card, int prey) {
    const Lying& trick = view.course.trick;
    const float strength = height(view, card);
    const bool played = ((prey - trick.leader) & 3) < trick.size;
    if (played && trick.holder() != prey) return strength;
    if (!view.layout.beats(card, trick.best_slot(), view.last)) return strength;
    return played ? -weights.gap_caught - strength : -strength;
}

float hunt(const View& view, const Weights& weights, Slot card, int prey) {
    const Lying& trick = view.course.trick;
    if (trick.size == 0) return hunt_by_lead(view, weights, card, prey);
    const bool follows = view.layout.group[card] == view.layout.group[trick.lead()];
    return follows ? hunt_by_following(view, weights, card, prey) : hunt_by_discard(view, weights, card, prey);
}

int prey_of(const View& view) {
    for (int place = 0; place < kSeats; ++place) {
        if (has(view.course.side, place)) return place;
    }
    return view.place;
}

}  // namespace

void judge_misere(const View& view, const Weights& weights, Choice& choice) {
    const Lying& trick = view.course.trick;
    const float added = weights.misere_added * static_cast<float>(view.behind) + weights.misere_trick;
    for (int index = 0; index < choice.size; ++index) {
        const Slot card = choice.slots[index];
        const auto own = static_cast<float>(view.layout.points[card]);
        const bool wins = trick.size == 0 || view.layout.beats(card, trick.best_slot(), view.last);
        const float mine = wins ? Ducking(view, weights, trick.size == 0 ? card : trick.lead()).takes(card) : 0.0f;
        const float taken = static_cast<float>(trick.points) + own + added;
        choice.values[index] = (1 - mine) * weights.misere_passed * own - mine * taken + danger(view, weights, card);
    }
}

void judge_no_trick(const View& view, const Weights& weights, Choice& choice) {
    const int prey = prey_of(view);
    for (int index = 0; index < choice.size; ++index) {
        const Slot card = choice.slots[index];
        const bool avoids = prey == view.place;
        choice.values[index] = avoids ? avoid(view, weights, card) : weights.gap * hunt(view, weights, card, prey);
    }
}

}  // namespace cardavia
