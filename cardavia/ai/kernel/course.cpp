#include "course.hpp"

#include <algorithm>

namespace cardavia {
namespace {

constexpr int kFat = 10;   // card points from which a card given tells something

// What the holder of the called card may lead: of its suit that card alone, unless he can run away (rules.md F9).
Bits lead_restricted(const Layout& layout, Bits hand, Bits cards) {
    const Bits suit = layout.of_group[layout.group[layout.called]];
    if (count(hand & suit) >= layout.runaway) return cards;
    return (cards & ~suit) | single(layout.called);
}

// The called card must fall when its suit is led, and is not thrown on another while there is a choice (rules.md F9).
Bits follow_restricted(const Layout& layout, Slot lead, Bits cards) {
    const Bits ace = single(layout.called);
    if (layout.group[lead] == layout.group[layout.called]) return ace;
    return cards == ace ? cards : cards & ~ace;
}

}  // namespace

// What of the legal cards the duties of the called card leave, to one who holds it while its suit has not been led.
Bits Course::restricted(Bits hand, Bits cards) const {
    const Layout& layout = *table->layout;
    return trick.size == 0 ? lead_restricted(layout, hand, cards) : follow_restricted(layout, trick.lead(), cards);
}

void Course::reveal(int place) {
    ++revealed[place];
    if (open != Open::no || shown == kAll) return;
    shown |= only(place);
    shown_side |= only(place);
    if (revealed[place] == table->revealing_count || is_pair(shown_side)) show_all(shown_side);
}

void Course::show_all(Places counting) {
    shown = kAll;
    shown_side = counting;
}

// Cards given to the trick of a known side, and trumps led by a secret partner, make people guess.
void Course::lean(int place, Slot slot) {
    const Layout& layout = *table->layout;
    if (trick.size == 0) {
        if (layout.called != kNoSlot && layout.is_trump(slot) && place != table->declarer) ++leaning[place];
        return;
    }
    const int holder = trick.holder();
    if (layout.points[slot] < kFat || !has(shown, holder)) return;
    if (layout.beats(slot, trick.best_slot(), last_trick())) return;
    leaning[place] = static_cast<std::int8_t>(leaning[place] + (has(shown_side, holder) ? 1 : -1));
}

void Course::finish_trick() {
    const int winner = trick.holder();
    points[winner] = static_cast<std::int16_t>(points[winner] + trick.points);
    ++taken[winner];
    if (may_score()) count_special(winner);
    if (table->goal == Goal::misere) count_trumps(winner);
    if (open != Open::no) settle_open(winner);
    if (table->layout->called != kNoSlot && !called_led) settle_called();
    trick.size = trick.best = trick.points = 0;
    trick.cards = 0;
    trick.leader = static_cast<std::uint8_t>(winner);
    --left;
}

void Course::settle_open(int winner) {
    if (open == Open::lone) {
        for (const Slot slot : trick.slots) lone_seen = static_cast<std::uint8_t>(lone_seen + (slot == table->lone));
        if (lone_seen < 2) return;
        side = only(winner);
    } else {
        const bool counts = !table->bride_plain || !table->layout->is_trump(trick.lead());
        const int tricks = table->layout->hand_size - left + 1;
        if (winner != table->declarer && counts) {
            side |= only(winner);
        } else if (tricks < table->bride_tricks) {
            return;
        }
    }
    open = Open::no;
    show_all(side);
}

// Once the called suit was led its card is free; if it did not fall its holder led and has run away (rules.md F9).
void Course::settle_called() {
    const Layout& layout = *table->layout;
    if (layout.group[trick.lead()] != layout.group[layout.called]) return;
    called_led = true;
    if (shown == kAll || (remaining & single(layout.called)) == 0) return;
    show_all(shown_side | only(trick.leader));
}

// Most tricks score nothing special: a quick look.
bool Course::may_score() const {
    const Extras& extras = table->extras;
    if ((trick.cards & table->catching) != 0 || (extras.forty > 0 && trick.points >= extras.forty)) return true;
    return extras.full_group >= 0 && is_full_group();
}

void Course::count_special(int winner) {
    const Extras& extras = table->extras;
    auto& nobodys = special[winner][kSeats];
    for (int index = 0; index < kSeats; ++index) count_caught(winner, trick.place(index), trick.slots[index]);
    if (last_trick() && trick.best_slot() == extras.charlie) ++nobodys;
    if (extras.forty > 0 && trick.points >= extras.forty && scores_forty()) ++nobodys;
    if (extras.full_group >= 0 && is_full_group()) ++nobodys;
}

int Course::fox_value() const {
    if (last_trick()) return table->extras.fox_last;
    return first_trick() ? table->extras.fox_first : table->extras.fox_value;
}

void Course::count_caught(int winner, int owner, Slot slot) {
    const Extras& extras = table->extras;
    int value = slot == extras.fox ? fox_value() : 0;
    if (slot == extras.dulle) ++value;
    if (slot == extras.charlie && extras.charlie_caught && last_trick()) ++value;
    special[winner][owner] = static_cast<std::int8_t>(special[winner][owner] + value);
}

bool Course::scores_forty() const { return !table->extras.forty_pairs || two_pairs(); }

bool Course::two_pairs() const {
    return std::all_of(trick.slots.begin(), trick.slots.end(), [&](Slot slot) {
        return std::count(trick.slots.begin(), trick.slots.end(), slot) == 2;
    });
}

bool Course::is_full_group() const {
    return std::all_of(trick.slots.begin(), trick.slots.end(),
                       [&](Slot slot) { return table->layout->group[slot] == table->extras.full_group; });
}

void Course::count_trumps(int winner) {
    for (const Slot slot : trick.slots) {
        if (!table->layout->is_trump(slot)) continue;
        ++trumps_taken[winner];
        highest_taken[winner] = std::max(highest_taken[winner], static_cast<Slot>(slot + 1));
    }
}

}  // namespace cardavia
