#include "policy_worth.hpp"

namespace cardavia {

Worth::Worth(const View& view, const Weights& weights)
    : view_(view),
      weights_(weights),
      average_(view.layout.average),
      extras_(view.course.table->extras.any() && !view.alone()),
      tricks_(view.course.table->goal == Goal::all_tricks ? weights.all_tricks : 0.0f),
      share_(view.trumps_out == 0 ? 0.0f : 1 / static_cast<float>(view.trumps_out)) {
    if (!extras_) return;
    const Lying& trick = view.course.trick;
    for (int index = 0; index < trick.size; ++index) lying_ += caught(trick.slots[index]);
}

float Worth::settles(Slot card) const {
    const Course& course = view_.course;
    if (course.open == Open::no) return 0;
    if (course.open == Open::bride) {
        const bool bride = view_.place == course.table->declarer;
        return average_ * (bride ? -weights_.bride_wins : weights_.partner_wins);
    }
    int seen = course.lone_seen + (card == course.table->lone ? 1 : 0);
    for (int index = 0; index < course.trick.size; ++index) seen += course.trick.slots[index] == course.table->lone;
    return seen >= 2 ? -average_ * weights_.lone_wins : 0.0f;
}

float Worth::kept_for_points(Slot card, float power) const {
    const Extras& extras = view_.course.table->extras;
    if (card == extras.charlie) return power == 1 ? weights_.charlie_kept * weights_.extra : 0.0f;
    if (card == extras.fox) return -(1 - power) * weights_.fox_kept * weights_.extra;
    return 0;
}

// Chance that no enemy can trump the suit if it is led.
float Worth::walks(int group) const {
    if (view_.trumps_out == 0) return 1;
    const int held = view_.out(view_.layout.of_group[group]), room = view_.room(group);
    float chance = 1;
    for (int step = 0; step < 3; ++step) {
        const int other = view_.next(step);
        if (view_.is_void(other, kTrumps)) continue;
        chance *= 1 - (1 - view_.friendly[other]) * view_.lacks(other, group, held, room);
    }
    return chance;
}

}  // namespace cardavia
