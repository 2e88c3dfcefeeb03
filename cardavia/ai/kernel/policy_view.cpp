#include "policy_view.hpp"

#include <algorithm>

namespace cardavia {
namespace {

// e to the number of hints, each of which makes a side 2.5 times likelier.
constexpr std::array<float, 9> kHints{0.0256f, 0.064f, 0.16f, 0.4f, 1.0f, 2.5f, 6.25f, 15.6f, 39.1f};
constexpr float kFriendOfOpen = 1.0f / 3;

float hinted(int hints) { return kHints[static_cast<std::size_t>(std::clamp(hints, -4, 4) + 4)]; }

}  // namespace

View::View(const Course& given, const Odds& given_odds)
    : course(given),
      layout(*given.table->layout),
      odds(given_odds),
      place(given.turn()),
      hand(given.hands[place]),
      unseen(given.remaining - hand),
      last(given.last_trick()),
      behind(kSeats - 1 - given.trick.size),
      trumps_out(count(unseen & layout.trumps)) {
    for (int other = 0; other < kSeats; ++other) size_[other] = static_cast<std::uint8_t>(course.cards_of(other));
    befriend();
}

void View::befriend() {
    if (course.table->goal == Goal::misere) return;
    if (course.open != Open::no) {
        friendly.fill(kFriendOfOpen);
    } else if (course.shown == kAll || has(course.insiders, place)) {
        befriend_known();
    } else {
        guess();
    }
    friendly[place] = 1;
}

void View::befriend_known() {
    const bool mine = has(course.side, place);
    for (int other = 0; other < kSeats; ++other) friendly[other] = has(course.side, other) == mine ? 1.0f : 0.0f;
}

// Unless shown otherwise one of the others is a friend: sure ones first, then by the hints in their cards.
void View::guess() {
    const bool mine = has(course.side, place);
    float found = 0, sum = 0;
    for (int step = 0; step < 3; ++step) {
        const int other = next(step);
        if (has(course.shown, other)) {
            friendly[other] = has(course.shown_side, other) == mine ? 1.0f : 0.0f;
            found += friendly[other];
        } else {
            friendly[other] = hinted(mine ? course.leaning[other] : -course.leaning[other]);
            sum += friendly[other];
        }
    }
    const float scale = found >= 1 ? 0.0f : 1.0f / sum;
    for (int step = 0; step < 3; ++step) {
        if (!has(course.shown, next(step))) friendly[next(step)] *= scale;
    }
}

bool View::enemies_may_hold(int group) const {
    if ((unseen & layout.of_group[group]) == 0) return false;
    for (int step = 0; step < 3; ++step) {
        if (friendly[next(step)] < 1 && !is_void(next(step), group)) return true;
    }
    return false;
}

}  // namespace cardavia
