#include "situation.hpp"

#include <algorithm>

namespace cardavia {
namespace {

int slot_or_none(const Layout& layout, int kind) {
    if (kind < kNobody || kind >= kKinds) throw std::invalid_argument("no such kind");
    if (kind == kNobody) return kNobody;
    const Slot slot = layout.slot[static_cast<std::size_t>(kind)];
    return slot == kNoSlot ? kNobody : slot;
}

Extras by_slot(const Layout& layout, Extras extras) {
    extras.fox = slot_or_none(layout, extras.fox);
    extras.charlie = slot_or_none(layout, extras.charlie);
    extras.dulle = slot_or_none(layout, extras.dulle);
    return extras;
}

void check_place(int place, bool may_be_nobody) {
    if (place >= kSeats || place < (may_be_nobody ? kNobody : 0)) throw std::invalid_argument("no such place");
}

Table table_of(const Layout& layout, const std::vector<int>& revealing, const OpenSides& open, const Extras& extras,
               Goal goal, int declarer) {
    check_place(open.bride, true);
    check_place(declarer, true);
    Table table;
    table.layout = &layout;
    table.extras = by_slot(layout, extras);
    for (const int slot : {table.extras.fox, table.extras.charlie, table.extras.dulle}) {
        if (slot != kNobody) table.catching |= single(static_cast<Slot>(slot));
    }
    table.goal = goal;
    for (const int kind : revealing) {
        const int slot = slot_or_none(layout, kind);
        if (slot == kNobody) throw std::invalid_argument("a revealing card that is not dealt");
        table.revealing |= single(static_cast<Slot>(slot)) * 3;
        table.revealing_count += layout.copies;
    }
    const int lone = slot_or_none(layout, open.lone_kind);
    if (lone != kNobody) table.lone = static_cast<Slot>(lone);
    table.declarer = open.bride != kNobody ? open.bride : declarer;
    table.bride_tricks = open.bride_tricks;
    table.bride_plain = open.bride_plain;
    return table;
}

void know(Course& course, const std::array<int, kSeats>& known) {
    for (int place = 0; place < kSeats; ++place) {
        if (known[place] < -1 || known[place] > 1) throw std::invalid_argument("no such side");
        if (known[place] < 0) continue;
        course.shown |= only(place);
        course.shown_side &= static_cast<Places>(~only(place));
        if (known[place] == 1) course.shown_side |= only(place);
    }
}

// Before the first card nobody knows what a wedding or a black sow will settle.
Course start_of(const Table& table, int leader, const std::array<int, kSeats>& known, const OpenSides& open) {
    check_place(leader, false);
    Course course;
    course.table = &table;
    course.remaining = table.layout->pack;
    course.left = static_cast<std::uint8_t>(table.layout->hand_size);
    course.trick.leader = static_cast<std::uint8_t>(leader);
    if (open.bride != kNobody) {
        course.open = Open::bride;
        course.side = course.shown = course.shown_side = only(open.bride);
    } else if (table.lone != kNoSlot) {
        course.open = Open::lone;
    } else {
        know(course, known);
        if (is_pair(course.shown_side)) course.shown = kAll;
    }
    return course;
}

void show_next(Course& course, int place, int kind) {
    const Layout& layout = *course.table->layout;
    if (kind < 0 || kind >= kKinds || layout.slot[static_cast<std::size_t>(kind)] == kNoSlot) {
        throw std::invalid_argument("a card not in the pack");
    }
    const Slot slot = layout.slot[static_cast<std::size_t>(kind)];
    if (course.over() || place != course.turn()) throw std::invalid_argument("a card out of turn");
    if ((course.remaining >> (2 * slot) & 3) == 0) throw std::invalid_argument("a card too often");
    course.show(slot);
}

Places insiders_of(const Table& table, const Course& course) {
    Places insiders = 0;
    if (table.revealing_count == 0) return insiders;
    for (int place = 0; place < kSeats; ++place) {
        const int held = count(course.hands[place] & table.revealing) + course.revealed[place];
        if (held == table.revealing_count) insiders |= only(place);
    }
    return insiders;
}

void check_hands(const Course& course) {
    Bits all = 0;
    for (int place = 0; place < kSeats; ++place) {
        if (count(course.hands[place]) != course.cards_of(place)) throw std::invalid_argument("a hand of wrong size");
        all += course.hands[place];
    }
    if (all != course.remaining) throw std::invalid_argument("hands that are not the cards left");
}

Course with_side(Course course, Places side) {
    if (course.open == Open::no) course.side = side;
    course.insiders = insiders_of(*course.table, course);
    if (course.shown == kAll && course.open == Open::no) course.shown_side = course.side;
    return course;
}

Course with_hands(Course course, const Sample& sample) {
    course.hands = sample.hands;
    check_hands(course);
    return with_side(course, sample.side);
}

}  // namespace

Situation::Situation(const Rules& given, int own_place, int leader, const std::vector<std::pair<int, int>>& played,
                     const std::array<int, kSeats>& known, const std::vector<int>& revealing, const OpenSides& open,
                     const Extras& extras, Goal goal, int declarer)
    : rules(given), layout(given), table(table_of(layout, revealing, open, extras, goal, declarer)), own(own_place) {
    check_place(own, false);
    table.first = leader;
    start = start_of(table, leader, known, open);
    now = start;
    for (const auto& [place, kind] : played) {
        show_next(now, place, kind);
        history.emplace_back(place, layout.slot[static_cast<std::size_t>(kind)]);
    }
    if (now.open == Open::no) know(now, known);
}

Course begin(const Situation& situation, const Sample& sample) { return with_hands(situation.now, sample); }

Course begin_alone(const Situation& situation, Bits hand, Places side) {
    Course course = situation.now;
    if (course.over()) throw std::invalid_argument("the deal is over");
    if (count(hand) != course.cards_of(course.turn())) throw std::invalid_argument("a hand of wrong size");
    for (Bits left = present(hand); left != 0; left &= left - 1) {
        const int shift = 2 * lowest(left);
        if ((hand >> shift & 3) > (course.remaining >> shift & 3)) throw std::invalid_argument("a card already played");
    }
    course.hands[course.turn()] = hand;
    return with_side(course, side);
}

Course begin_from_start(const Situation& situation, const Sample& sample) {
    return with_hands(situation.start, sample);
}

}  // namespace cardavia
