// From a position to its outline in the table, and what a proof for another position says about it.
#pragma once

#include <algorithm>

#include "solver_table.hpp"

namespace cardavia::solving {

constexpr Bits kNoCalled = 63;

template <typename Cpu>
Outline outline_of(const Packed& packed, const Hands& hands, int leader) {
    const Bits all = hands.all();
    const Bits first = packed.split & all & (all >> 1);
    Outline outline;
    for (int plane = 0; plane < 2; ++plane) outline.owner[plane] = Cpu::extract(packed.owner_plane[plane], all);
    for (int plane = 0; plane < 3; ++plane) outline.point[plane] = Cpu::extract(packed.point_plane[plane], all);
    outline.tie = Cpu::extract(first | ((first << 1) & packed.tie_plane[0]), all);
    outline.ties_high = packed.tie_plane[1] ? Cpu::extract(first & packed.tie_plane[1], all) : 0;
    outline.counts = hands.counts[0] | (Bits{hands.counts[1]} << 20) | (Bits{hands.counts[2]} << 40);
    const Bits called = hands.called ? static_cast<Bits>(Cpu::count(all & (packed.called - 1))) : kNoCalled;
    outline.rest = hands.counts[3] | (static_cast<Bits>(leader) << 20) | (called << 22);
    outline.cards = all;
    outline.trump_count = Cpu::count(all & packed.groups[kTrumps]);
    outline.trumps = Cpu::count(all) - outline.trump_count;
    return outline;
}

inline bool matches(const Proof& proof, const Outline& now) {
    return (((proof.owner[0] ^ now.owner[0]) | (proof.owner[1] ^ now.owner[1]) | (proof.tie ^ now.tie)) &
            proof.relevant) == 0;
}

// The places with at least the points of each level, from level 1 on.
inline std::array<Bits, kLevels - 1> at_least(const Bits (&point)[3]) {
    const Bits a = point[0];
    const Bits b = point[1];
    const Bits c = point[2];
    return {a | b | c, b | c, (a & b) | c, c, c & (a | b), c & b, c & b & a};
}

inline Bits owned(const Bits (&owner)[2], int seat) {
    return (seat & 1 ? owner[0] : ~owner[0]) & (seat & 2 ? owner[1] : ~owner[1]);
}

// How much two positions with the same relevant places can differ in card points: each card of one stands for a card
// of the other with the same owner and group, the relevant ones place by place, the others sorted by their points.
template <typename Cpu>
class Difference {
public:
    Difference(const Packed& packed, const Proof& proof, const Outline& now)
        : packed_(packed), proof_(proof), now_(now) {}

    // Sum of what the cards of the proof are worth more than those of the position; any sum above `most` will do.
    int proof_richer(int most) const { return sum(proof_.owner, proof_.point, now_.owner, now_.point, most); }
    int position_richer(int most) const { return sum(now_.owner, now_.point, proof_.owner, proof_.point, most); }

private:
    using Plane2 = Bits[2];
    using Plane3 = Bits[3];

    int level(const Plane3& point, int place) const {
        const auto of = [&](int plane) { return static_cast<int>((point[plane] >> place) & 1) << plane; };
        return packed_.level[of(0) | of(1) | of(2)];
    }
    int sum(const Plane2& owner, const Plane3& point, const Plane2& other_owner, const Plane3& other, int most) const {
        const Bits changed = (point[0] ^ other[0]) | (point[1] ^ other[1]) | (point[2] ^ other[2]);
        int total = 0;
        for (Bits places = changed & proof_.relevant; places && total <= most; places &= places - 1) {
            const int place = first_of(places);
            total += std::max(0, level(point, place) - level(other, place));
        }
        if (total > most) return total;
        const Bits moved = changed | (owner[0] ^ other_owner[0]) | (owner[1] ^ other_owner[1]);
        return (moved & ~proof_.relevant) ? total + sum_unplaced(owner, point, other_owner, other, moved) : total;
    }
    int sum_unplaced(const Plane2& owner, const Plane3& point, const Plane2& other_owner, const Plane3& other,
                     Bits moved) const {
        const auto mine = at_least(point);
        const auto others = at_least(other);
        int total = 0;
        for (const Bits group : packed_.groups) {
            const Bits places = Cpu::extract(group, now_.cards) & ~proof_.relevant;
            if (!(places & moved)) continue;
            for (int seat = 0; seat < kSeats; ++seat) {
                const Bits from = places & owned(owner, seat);
                if (!from) continue;
                const Bits to = places & owned(other_owner, seat);
                for (int i = 0; i + 1 < kLevels; ++i) {
                    const int more = Cpu::count(from & mine[i]) - Cpu::count(to & others[i]);
                    if (more > 0) total += more * (packed_.level[i + 1] - packed_.level[i]);
                }
            }
        }
        return total;
    }

    const Packed& packed_;
    const Proof& proof_;
    const Outline& now_;
};

}  // namespace cardavia::solving
