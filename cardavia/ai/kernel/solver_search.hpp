// Alpha-beta with zero windows: is the value of a position at least so many points?
#pragma once

#include "solver_bounds.hpp"
#include "solver_order.hpp"
#include "solver_outline.hpp"
#include "stop.hpp"

namespace cardavia::solving {

constexpr int kUnknownHigh = INT16_MAX;

struct Exhausted {};

// Counts nodes, and ends the search when they are used up or someone wants a stop.
class Meter {
public:
    Meter(std::uint64_t budget, const Stop* stop) : budget_(budget), stop_(stop) { set_next(); }

    void count(std::uint64_t nodes) {
        nodes_ += nodes;
        if (nodes_ >= next_) look();
    }
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::uint64_t kLook = 4096;  // nodes between two looks at the stop: below a millisecond

    void set_next() { next_ = std::min(budget_, nodes_ + kLook); }
    void look() {
        if (nodes_ >= budget_ || (stop_ && stop_->is_set())) throw Exhausted{};
        set_next();
    }

    std::uint64_t budget_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_ = 0;
    const Stop* stop_;
};

// Only the `width` first moves while a hand has more than `exact_from` cards; one fewer for the last of a trick.
struct Beam {
    int width = kMaxHand;
    int exact_from = kMaxHand;
};

template <typename Cpu>
class Search {
public:
    Search(const Packed& packed, Table& table, Meter& meter, Beam beam)
        : packed_(packed), table_(table), meter_(meter), beam_(beam) {}

    // A bound of what the side takes from here on: at least `target`, or else below it. `relevant` gains the cards
    // whose ranks the bound rests on.
    int value(const Hands& hands, const Trick& trick, int seat, int size, int target, Bits& relevant) {
        return trick.size ? follow({hands, trick, seat, size}, target, relevant)
                          : lead(hands, seat, size, target, relevant);
    }
    int after(const Turn& turn, int card, int target, Bits& relevant);

private:
    struct Tried {
        int card;
        int value;
        Bits relevant;
        Bits members;
    };

    int lead(const Hands& hands, int seat, int size, int target, Bits& relevant);
    int last_trick(const Hands& hands, int seat, Bits& relevant);
    int expand(const Turn& turn, int target, Bits& relevant);
    int follow(const Turn& turn, int target, Bits& relevant);
    int finish(const Hands& hands, const Trick& trick, int size, int target, Bits& relevant);
    bool decides(const Proof& proof, const Outline& outline, int target, int& value) const;
    bool known(const Outline& outline, int target, int& value, Bits& relevant) const;
    bool skip(const Turn& turn, const Move& move, const Tried* tried, int count, int target, bool up, int& best) const;
    int beam_width(const Turn& turn) const {
        return std::max(1, turn.trick.size == kSeats - 1 ? beam_.width - 1 : beam_.width);
    }
    int worth(const Trick& trick) const {
        return has(packed_.aim.side, trick.winner) ? trick.points + packed_.trick_value : 0;
    }
    // All cards above the lowest relevant one of each group.
    Bits filled(Bits relevant) const {
        Bits result = 0;
        for (const Bits group : packed_.groups) {
            if (relevant & group) result |= packed_.upto[last_of(relevant & group)];
        }
        return result;
    }
    // The winner's rank matters if another card of its group lies.
    Bits decisive(const Trick& trick) const {
        const Bits rivals = trick.cards & packed_.groups[packed_.group[trick.best]];
        return (rivals & (rivals - 1)) ? packed_.upto[trick.best] : 0;
    }

    const Packed& packed_;
    Table& table_;
    Meter& meter_;
    Beam beam_;
};

template <typename Cpu>
int Search<Cpu>::last_trick(const Hands& hands, int seat, Bits& relevant) {
    Trick trick;
    for (int i = 0; i < kSeats; ++i) {
        const int player = (seat + i) % kSeats;
        packed_.lay(trick, player, first_of(hands.hand[player]), true);
    }
    meter_.count(kSeats);
    relevant |= decisive(trick);
    return worth(trick);
}

// Whether the proof, with the difference in points allowed for, answers the question.
template <typename Cpu>
bool Search<Cpu>::decides(const Proof& proof, const Outline& outline, int target, int& value) const {
    const Difference<Cpu> difference(packed_, proof, outline);
    if (proof.low >= target) {
        value = proof.low - difference.proof_richer(proof.low - target);
        return value >= target;
    }
    if (proof.high >= target) return false;
    value = proof.high + difference.position_richer(target - 1 - proof.high);
    return value < target;
}

template <typename Cpu>
bool Search<Cpu>::known(const Outline& outline, int target, int& value, Bits& relevant) const {
    for (int depth = 0; depth < kDepths; ++depth) {
        for (const Proof* proof = table_.find(outline, depth); proof; proof = table_.next(*proof)) {
            if (!matches(*proof, outline) || !decides(*proof, outline, target, value)) continue;
            relevant |= Cpu::deposit(proof->relevant, outline.cards);
            return true;
        }
    }
    return false;
}

template <typename Cpu>
int Search<Cpu>::lead(const Hands& hands, int seat, int size, int target, Bits& relevant) {
    const int total = hands.points + size * packed_.trick_value;
    if (target <= 0) return 0;
    if (target > total) return total;
    if (size == 1) return last_trick(hands, seat, relevant);
    const Bound low = sure_trumps<Cpu>(packed_, hands, packed_.aim.side);
    if (low.value >= target) {
        relevant |= low.relevant;
        return low.value;
    }
    const Bound high = sure_trumps<Cpu>(packed_, hands, static_cast<std::uint8_t>(~packed_.aim.side & 15));
    if (total - high.value < target) {
        relevant |= high.relevant;
        return total - high.value;
    }
    const Outline outline = outline_of<Cpu>(packed_, hands, seat);
    int value = 0;
    if (known(outline, target, value, relevant)) return value;
    Bits own = 0;
    const Trick empty;
    value = expand({hands, empty, seat, size}, target, own);
    if (hands.called) own |= packed_.called;
    relevant |= own;
    const Bits places = Cpu::extract(filled(own), outline.cards);
    table_.add(outline, places, value >= target ? value : 0, value >= target ? kUnknownHigh : value);
    return value;
}

template <typename Cpu>
int Search<Cpu>::follow(const Turn& turn, int target, Bits& relevant) {
    const int total = turn.hands.points + turn.trick.points + turn.size * packed_.trick_value;
    if (target <= 0) return 0;
    if (target > total) return total;
    return expand(turn, target, relevant);
}

// Moves that need no search: their value follows from that of a move that was refuted. Two cards of a rank, or two of a
// suit neither of whose ranks mattered, change places; the value then changes by their difference at most.
template <typename Cpu>
bool Search<Cpu>::skip(const Turn& turn, const Move& move, const Tried* tried, int count, int target, bool up,
                       int& best) const {
    for (int i = 0; i < count; ++i) {
        const Tried& other = tried[i];
        const bool same_rank = (other.members & bit(move.card)) != 0;
        // All members: those that the move stands for must be of no matter too.
        const Bits both = move.members | other.members;
        const bool no_matter = packed_.group[move.card] == packed_.group[other.card] && !(other.relevant & both) &&
                               !(turn.hands.called && (packed_.called & both));
        if (!same_rank && !no_matter) continue;
        const int difference = std::abs(packed_.points[move.card] - packed_.points[other.card]);
        const int bound = up ? other.value + difference : other.value - difference;
        if (up ? bound >= target : bound < target) continue;
        best = up ? std::max(best, bound) : std::min(best, bound);
        return true;
    }
    return false;
}

template <typename Cpu>
int Search<Cpu>::expand(const Turn& turn, int target, Bits& relevant) {
    Moves moves = moves_of<Cpu>(packed_, turn);
    if (moves.size > 1) sort_moves<Cpu>(packed_, turn, moves);
    if (turn.size > beam_.exact_from) moves.size = std::min(moves.size, beam_width(turn));
    const bool up = has(packed_.aim.maximizers, turn.seat);
    int best = up ? INT16_MIN : INT16_MAX;
    std::array<Tried, kMaxHand> tried;
    int count = 0;
    Bits all = 0;
    for (int i = 0; i < moves.size; ++i) {
        const Move& move = moves.list[i];
        if (skip(turn, move, tried.data(), count, target, up, best)) continue;
        Bits own = 0;
        const int value = after(turn, move.card, target, own);
        if (up ? value >= target : value < target) {
            relevant |= own;
            return value;
        }
        best = up ? std::max(best, value) : std::min(best, value);
        own = filled(own);
        if (own & move.members) own |= packed_.upto[last_of(move.members)];
        all |= own;
        tried[count++] = {move.card, value, own, move.members};
    }
    relevant |= all;
    return best;
}

template <typename Cpu>
int Search<Cpu>::after(const Turn& turn, int card, int target, Bits& relevant) {
    meter_.count(1);
    Hands hands = turn.hands;
    packed_.play(hands, turn.seat, card);
    if (bit(card) & packed_.called) hands.called = false;
    Trick trick = turn.trick;
    packed_.lay(trick, turn.seat, card, turn.size == 1);
    if (trick.size == kSeats) return finish(hands, trick, turn.size, target, relevant);
    return follow({hands, trick, (turn.seat + 1) % kSeats, turn.size}, target, relevant);
}

template <typename Cpu>
int Search<Cpu>::finish(const Hands& hands, const Trick& trick, int size, int target, Bits& relevant) {
    relevant |= decisive(trick);
    const int won = worth(trick);
    if (size == 1) return won;
    if (trick.group != packed_.called_group || !hands.called) {
        return won + lead(hands, trick.winner, size - 1, target - won, relevant);
    }
    Hands freed = hands;
    freed.called = false;
    return won + lead(freed, trick.winner, size - 1, target - won, relevant);
}

}  // namespace cardavia::solving
