#include "policy_judge.hpp"
#include "policy_rivals.hpp"
#include "policy_worth.hpp"

namespace cardavia {
namespace {

// What the trick brings with those behind if the own side wins it, and what it costs if it does not.
class Stakes {
public:
    Stakes(const View& view, const Weights& weights, int group) {
        const float friends = view.friends_behind(), enemies = static_cast<float>(view.behind) - friends;
        const float usual = view.layout.usual[group];
        won_ = usual * (friends * weights.given + enemies * weights.grudged);
        lost_ = usual * (enemies * weights.given + friends * weights.grudged);
    }

    float expected(float chance, float base) const { return chance * (base + won_) - (1 - chance) * (base + lost_); }

private:
    float won_ = 0;
    float lost_ = 0;
};

// What winning the trick is worth as such, since one then leads.
float tempo_of(const View& view, const Weights& weights) {
    return view.layout.average * (view.is_counting() ? weights.tempo : weights.tempo_other);
}

// What leading trumps is worth as such, as a share of an average trick: the stronger side pulls them, the weaker
// keeps them.
float pulling(const View& view, const Weights& weights) {
    if (!view.enemies_may_hold(kTrumps)) return -weights.spare;
    if (view.alone()) return weights.pull_alone;
    const int declarer = view.course.table->declarer;
    if (declarer == kNobody) return view.is_counting() ? weights.pull_pair : weights.pull_other;
    if (view.is_counting()) return weights.pull;
    return view.friendly[declarer] == 0 ? -weights.spare : 0.0f;
}

float searching(const View& view, const Weights& weights, int group) {
    const Layout& layout = view.layout;
    if (layout.called == kNoSlot || view.course.called_led || view.is_counting()) return 0;
    return layout.group[layout.called] == group ? weights.search : 0.0f;
}

// What a suit's length makes of leading it against a declarer, and of emptying it.
float by_length(const View& view, const Weights& weights, int group) {
    const int length = view.length(group), declarer = view.course.table->declarer;
    const bool ruffs = (view.hand & view.layout.trumps) != 0;
    float value = length == 1 && ruffs ? weights.blank_lead : 0.0f;
    if (declarer == kNobody || view.friendly[declarer] > 0) return value;
    const auto shortness = static_cast<float>(2 - length);
    if (declarer == view.next(0)) value += weights.short_way * shortness;
    if (declarer == view.next(2)) value += weights.long_way * shortness;
    return value;
}

// Leads of one group, and what the order of things makes of them.
class Leads {
public:
    Leads(const View& view, const Weights& weights, const Worth& worth, float pulling, int group)
        : view_(view), weights_(weights), worth_(worth), rivals_(view, group, weights.eager),
          stakes_(view, weights, group), trumps_(group == kTrumps), hurries_(pulling <= 0) {
        const float share = trumps_ ? pulling : searching(view, weights, group) + by_length(view, weights, group);
        plan_ = share * view.layout.average;
    }

    float value(Slot card, float tempo) const {
        const auto points = static_cast<float>(view_.layout.points[card]);
        const int higher = view_.higher(card);
        const float kept = worth_.kept(card, higher), ours = rivals_.ours(card, higher, weights_.again);
        const float trick = stakes_.expected(ours, points + worth_.special(card)) + ours * tempo + worth_.settles(card);
        return trick - kept - (higher != 0 ? weights_.fat_lead * points : 0.0f) + plan_ + later(kept, higher);
    }

private:
    const View& view_;
    const Weights& weights_;
    const Worth& worth_;
    const Rivals rivals_;
    const Stakes stakes_;
    const bool trumps_;
    const bool hurries_;
    float plan_ = 0;

    // What of the card's later earnings leading it does not cost: masters hurry unless trumps are to be pulled first.
    float later(float kept, int higher) const {
        if (trumps_) return (1 - weights_.spent) * kept;
        return higher == 0 && hurries_ && kept > 0 ? weights_.hurry * kept : 0.0f;
    }
};

bool empties(const View& view, Slot card) {
    const int group = view.layout.group[card];
    const Bits mates = view.hand & view.layout.of_group[group];
    return mates == single(card) && group != kTrumps && (view.hand & view.layout.trumps) != 0 &&
           (view.unseen & view.layout.of_group[group]) != 0;
}

}  // namespace

void judge_lead(const View& view, const Weights& weights, Choice& choice) {
    const Worth worth(view, weights);
    const float tempo = tempo_of(view, weights), pulls = pulling(view, weights);
    for (int index = 0; index < choice.size;) {
        const int group = view.layout.group[choice.slots[index]];
        const Leads leads(view, weights, worth, pulls, group);
        for (; index < choice.size && view.layout.group[choice.slots[index]] == group; ++index) {
            choice.values[index] = leads.value(choice.slots[index], tempo);
        }
    }
}

void judge_follow(const View& view, const Weights& weights, Choice& choice) {
    const Lying& trick = view.course.trick;
    const Slot best = trick.best_slot();
    const int group = view.layout.group[trick.lead()];
    const Worth worth(view, weights);
    const Rivals rivals(view, group, weights.eager);
    const Stakes stakes(view, weights, group);
    const float tempo = tempo_of(view, weights), empty = weights.empties * view.layout.average;
    const float held = view.friendly[trick.holder()];
    const int over = view.higher(best);
    const float left = held * rivals.unbeaten(best, over) + (1 - held) * rivals.helped(best, over);
    for (int index = 0; index < choice.size; ++index) {
        const Slot card = choice.slots[index];
        const int higher = view.higher(card);
        const bool beats = view.layout.beats(card, best, view.last);
        const float ours = beats ? rivals.ours(card, higher, weights.again) : left;
        const float base = static_cast<float>(trick.points + view.layout.points[card]) + worth.special(card);
        float value = stakes.expected(ours, base) - worth.kept(card, higher) + (empties(view, card) ? empty : 0.0f);
        if (beats) value += ours * tempo + worth.settles(card);
        choice.values[index] = value;
    }
}

}  // namespace cardavia
