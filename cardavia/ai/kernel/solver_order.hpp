// Which moves to try first: a sum of weighted features, fitted to exact values (docs/kernel.md).
#pragma once

#include "solver_moves.hpp"

namespace cardavia::solving {

// Numbers of the features. The first are three for each fate of the trick: that it has it, the points of the card, and
// those on the table.
constexpr int kFates = 8;
constexpr int kTrumpRank = 3 * kFates;
constexpr int kPlainRank = kTrumpRank + 6;
constexpr int kGifts = kPlainRank + 6;
constexpr int kLead = kGifts + 4;
constexpr int kFeatures = kLead + 14;

// For the leader, and for each place after him.
using Weights = std::array<std::array<int, kFeatures>, kSeats>;
extern const Weights weights;

inline int most_points(const Packed& packed, Bits cards) {
    int level = kLevels - 1;
    while (level > 0 && !(cards & packed.of_level[level])) --level;
    return packed.level[level];
}

inline int fewest_points(const Packed& packed, Bits cards) {
    int level = 0;
    while (level + 1 < kLevels && !(cards & packed.of_level[level])) ++level;
    return packed.level[level];
}

// Judges the moves of a seat. Friends are the seats whose tricks its camp wants, the seat itself or not.
template <typename Cpu>
class Judge {
public:
    Judge(const Packed& packed, const Turn& turn)
        : packed_(packed), turn_(turn), weights_(weights[turn.trick.size]), leads_(turn.trick.size == 0) {
        const std::uint8_t side = packed.aim.side;
        friends_ = has(packed.aim.maximizers, turn.seat) ? side : static_cast<std::uint8_t>(~side & 15);
        for (int seat = 0; seat < kSeats; ++seat) {
            if (seat != turn.seat) (has(friends_, seat) ? partners_ : against_) |= turn.hands.hand[seat];
        }
    }

    int score(int card) const {
        const Outlook outlook(packed_, turn_, card);
        const std::uint8_t foes = static_cast<std::uint8_t>(~friends_ & 15);
        const bool risk = (outlook.beaters & foes) != 0;
        return fate(card, outlook, risk) + rank(card) + (leads_ ? lead(card, risk) : 0);
    }

private:
    int fate(int card, const Outlook& outlook, bool risk) const {
        const bool friendly = has(friends_, outlook.winner);
        const bool hope = (outlook.beaters & friends_) != 0;
        int number = friendly ? (!risk ? 0 : hope ? 1 : 2) : (hope ? 3 : 4);
        if (leads_ ? packed_.group[card] == kTrumps : friendly && outlook.best == card) number += 5;
        const int* weight = &weights_[3 * number];
        return weight[0] + weight[1] * packed_.points[card] + weight[2] * turn_.trick.points;
    }
    int rank(int card) const {
        const int group = packed_.group[card];
        const Bits others = partners_ | against_;
        const int length = Cpu::count(turn_.hands.hand[turn_.seat] & packed_.groups[group]);
        const int above = Cpu::count(others & packed_.over[card]);
        const int below = Cpu::count(others & packed_.groups[group]) - above;
        const int* weight = &weights_[group == kTrumps ? kTrumpRank : kPlainRank];
        return weight[0] * below + weight[1] * above + (above ? 0 : weight[2]) + weight[3] * length +
               (length == 1 ? weight[4] : 0) + (!leads_ && group != turn_.trick.group ? weight[5] : 0);
    }
    int lead(int card, bool risk) const {
        const int group = packed_.group[card];
        const Bits suit = packed_.groups[group];
        const Bits partners = partners_ & suit;
        const Bits rivals = against_ & suit;
        const bool boss = partners && (!rivals || first_of(partners) < first_of(rivals));
        const int* weight = &weights_[kLead + (group == kTrumps ? 0 : 1)];
        return weight[0] * Cpu::count(against_ & packed_.groups[kTrumps]) +
               weight[2] * Cpu::count(against_ & packed_.over[card]) + (boss ? weight[6] : 0) +
               weight[10] * Cpu::count(rivals) + weight[12] * Cpu::count(partners) + answers(group, risk, weight[8]);
    }
    // What the others may or must answer to a lead of the group.
    int answers(int group, bool risk, int follow_weight) const {
        const int* gifts = &weights_[kGifts + (risk ? 2 : 0)];
        int sum = 0;
        for (int seat = 0; seat < kSeats; ++seat) {
            if (seat == turn_.seat) continue;
            const Bits hand = turn_.hands.hand[seat];
            const Bits follow = hand & packed_.groups[group];
            const bool ruffs = !follow && (hand & packed_.groups[kTrumps]);
            const Bits cards = follow ? follow : hand;
            const bool is_friend = has(friends_, seat);
            sum += is_friend ? gifts[0] * most_points(packed_, cards) : gifts[1] * fewest_points(packed_, cards);
            if (ruffs) sum += weights_[kLead + (is_friend ? 5 : 4)];
            if (follow && !is_friend) sum += follow_weight;
        }
        return sum;
    }

    const Packed& packed_;
    const Turn& turn_;
    const std::array<int, kFeatures>& weights_;
    bool leads_;
    std::uint8_t friends_ = 0;
    Bits partners_ = 0;
    Bits against_ = 0;
};

template <typename Cpu>
void sort_moves(const Packed& packed, const Turn& turn, Moves& moves) {
    const Judge<Cpu> judge(packed, turn);
    for (int i = 0; i < moves.size; ++i) {
        Move move = moves.list[i];
        move.score = judge.score(move.card);
        int place = i;
        for (; place > 0 && moves.list[place - 1].score < move.score; --place) {
            moves.list[place] = moves.list[place - 1];
        }
        moves.list[place] = move;
    }
}

}  // namespace cardavia::solving
