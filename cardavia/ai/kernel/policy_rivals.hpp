// How the places behind may beat the cards of a trick that was, or would be, led with one group.
#pragma once

#include <algorithm>

#include "policy_view.hpp"

namespace cardavia {

class Rivals {
public:
    Rivals(const View& view, int group, float eager)
        : view_(view), group_(group), eager_(eager), room_(view.room(group)), trump_room_(view.room(kTrumps)) {
        if (view.behind == 0 || group == kTrumps) return;
        const int cards = view.out(view.layout.of_group[group]);
        for (int step = 0; step < view.behind; ++step) {
            const int other = view.next(step);
            empty_[step] = view.lacks(other, group, cards, room_);
            if (empty_[step] > 0) trumping_[step] = 1 - view.lacks(other, kTrumps, view.trumps_out, trump_room_);
        }
    }

    // Chance that the card, winning now, leaves the trick with the own side; so many unseen cards of its group are
    // higher. A friend who could beat it beats with chance `again` also the enemy's that did.
    float ours(Slot card, int higher, float again) const {
        const int beating = with_tie(card, higher);
        float unbeaten = 1, alone = 1;
        for (int step = 0; step < view_.behind; ++step) {
            const float chance = beats(step, card, beating);
            const float friendly = view_.friendly[view_.next(step)];
            unbeaten *= 1 - (1 - friendly) * chance;
            alone *= 1 - friendly * chance * again;
        }
        return unbeaten + (1 - unbeaten) * (1 - alone);
    }

    // Chance that no enemy behind beats the card.
    float unbeaten(Slot card, int higher) const {
        const int beating = with_tie(card, higher);
        float unbeaten = 1;
        for (int step = 0; step < view_.behind; ++step) {
            unbeaten *= 1 - (1 - view_.friendly[view_.next(step)]) * beats(step, card, beating);
        }
        return unbeaten;
    }

    // Chance that some friend behind beats the card.
    float helped(Slot card, int higher) const {
        const int beating = with_tie(card, higher);
        float alone = 1;
        for (int step = 0; step < view_.behind; ++step) {
            alone *= 1 - view_.friendly[view_.next(step)] * beats(step, card, beating);
        }
        return 1 - alone;
    }

private:
    const View& view_;
    const int group_;
    const float eager_;
    const int room_;
    const int trump_room_;
    std::array<float, kSeats - 1> empty_{};      // chance to be out of the group, by step behind
    std::array<float, kSeats - 1> trumping_{};   // chance to hold any trump

    int with_tie(Slot card, int higher) const {
        return second_wins(view_.layout.tie[card], view_.last) ? higher + view_.out(single(card) * 3) : higher;
    }

    // Chance that the place beats the card, which so many unseen cards of its own group beat.
    float beats(int step, Slot card, int beating) const {
        const int other = view_.next(step);
        if (view_.layout.group[card] != group_) {
            if (beating == 0 || empty_[step] == 0) return 0;
            return eager_ * empty_[step] * (1 - view_.lacks(other, kTrumps, beating, trump_room_));
        }
        const float followed = beating == 0 ? 0.0f : 1 - view_.lacks(other, group_, beating, room_);
        if (group_ == kTrumps) return eager_ * followed;
        return eager_ * std::min(1.0f, followed + empty_[step] * trumping_[step]);
    }
};

}  // namespace cardavia
