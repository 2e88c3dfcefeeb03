#include "game.hpp"

#include <algorithm>

namespace cardavia {
namespace {

template <typename Wanted>
void keep_if(Cards& cards, const Wanted& wanted) {
    const auto unwanted = [&](Kind card) { return !wanted(card); };
    cards.erase(std::remove_if(cards.begin(), cards.end(), unwanted), cards.end());
}

bool holds(const Cards& cards, Kind card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); }

// What the holder of the called ace may lead: of its suit the ace alone, unless he can run away (Davonlaufen).
void restrict_lead(const Rules& rules, Cards& cards, Kind ace) {
    const auto of_suit = [&](Kind card) { return rules.group[card] == rules.group[ace]; };
    if (std::count_if(cards.begin(), cards.end(), of_suit) >= rules.runaway) return;
    keep_if(cards, [&](Kind card) { return card == ace || !of_suit(card); });
}

// The called ace must fall when its suit is led and may not be thrown on another while there is a choice.
void restrict_follow(const Rules& rules, Cards& cards, Kind ace, Kind lead) {
    if (rules.follows(ace, lead)) {
        cards = {ace};
    } else if (cards.size() > 1) {
        keep_if(cards, [&](Kind card) { return card != ace; });
    }
}

void restrict_called(const Rules& rules, const Position& position, Cards& cards) {
    if (rules.called == kNobody || position.called_led) return;
    const auto ace = static_cast<Kind>(rules.called);
    if (!holds(cards, ace)) return;
    if (position.trick.empty()) {
        restrict_lead(rules, cards, ace);
    } else {
        restrict_follow(rules, cards, ace, position.trick.front());
    }
}

}  // namespace

Cards playable(const Rules& rules, const Position& position) {
    Cards cards = position.hands[position.turn()];
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    if (!position.trick.empty()) {
        const Kind lead = position.trick.front();
        const auto follows = [&](Kind card) { return rules.follows(card, lead); };
        if (std::any_of(cards.begin(), cards.end(), follows)) keep_if(cards, follows);
    }
    restrict_called(rules, position, cards);
    return cards;
}

int winner_of(const Rules& rules, const Cards& trick, bool last_trick) {
    int best = 0;
    for (int place = 1; place < static_cast<int>(trick.size()); ++place) {
        if (rules.beats(trick[place], trick[best], last_trick)) best = place;
    }
    return best;
}

void check(const Rules& rules, const Position& position) {
    std::array<int, kKinds> seen{};
    const auto count = [&](const Cards& cards) {
        for (const Kind card : cards) {
            if (card >= kKinds || rules.group[card] == kNotDealt) throw std::invalid_argument("a card not in the pack");
            if (++seen[card] > rules.copies) throw std::invalid_argument("a card too often");
        }
    };
    for (const Cards& hand : position.hands) count(hand);
    count(position.trick);
    if (position.leader < 0 || position.leader >= kSeats) throw std::invalid_argument("no such leader");
    if (position.trick.size() >= kSeats) throw std::invalid_argument("a full trick");
    for (int place = 0; place < kSeats; ++place) {
        const Cards& hand = position.hands[(position.leader + place) % kSeats];
        const std::size_t played = place < static_cast<int>(position.trick.size()) ? 1 : 0;
        if (hand.size() + played != position.hands[position.turn()].size()) {
            throw std::invalid_argument("hands of unequal size");
        }
        if (hand.size() > kMaxHand) throw std::invalid_argument("a hand too large");
    }
}

}  // namespace cardavia
