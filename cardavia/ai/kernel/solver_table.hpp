// What the search has proven, kept for all positions that differ only in what the proofs did not use.
#pragma once

#include <memory>

#include "solver_deal.hpp"

namespace cardavia::solving {

// A position before a trick, its cards numbered from the highest of the first group on without gaps.
struct Outline {
    Bits owner[2];
    Bits tie;       // at the first of two split copies: they are; at the second: bit 0 of their tie rule
    Bits point[3];
    Bits ties_high; // at the first of two split copies: bit 1 of their tie rule
    Bits counts;    // cards of each group and seat, of the seats 0 to 2
    Bits rest;      // those of seat 3, the leader, the place of the called ace
    Bits cards;     // all of them, in slots
    int trumps;     // place of the highest trump
    int trump_count;

    // The owners of the highest trumps.
    Bits tops(int count) const {
        const Bits mask = below(count);
        return ((owner[0] >> trumps) & mask) | (((owner[1] >> trumps) & mask) << count);
    }
};

// A proof that needs many trumps at their places is kept apart from those that need few: the owners of the highest
// trumps then choose the family. That leaves few proofs to look through.
constexpr int kDepths = 4;
constexpr int kTopsPerDepth = 2;

// Bounds of the value of every position that has the same cards at the relevant places.
struct Proof {
    Bits owner[2];
    Bits tie;
    Bits relevant;  // places, in each group from the highest on
    Bits point[3];
    std::int16_t low;
    std::int16_t high;
    std::uint32_t next;
};

// Proofs by position, in families of the same leader and number of cards of each group and seat.
class Table {
public:
    explicit Table(int megabytes);

    void clear();
    // The newest proof of the position's family of that depth, or none; next() leads on.
    const Proof* find(const Outline& outline, int depth) const;
    const Proof* next(const Proof& proof) const { return proof.next ? &proofs_[proof.next] : nullptr; }
    void add(const Outline& outline, Bits relevant, int low, int high);
    std::uint32_t size() const { return used_; }

private:
    struct Key {
        Bits counts, rest, ties_high;

        bool operator==(const Key& other) const {
            return counts == other.counts && rest == other.rest && ties_high == other.ties_high;
        }
    };
    struct Family {
        Key key;
        std::uint32_t first, next;
    };
    struct Head {
        std::uint32_t generation, family;
    };
    static Key key(const Outline& outline, int depth);
    Head& head(const Key& key) const;
    Family* family(const Key& key) const;
    Family& make_family(const Key& key);

    std::uint32_t mask_, room_, family_room_;
    std::uint32_t generation_ = 1, used_ = 1, families_used_ = 1;
    std::unique_ptr<Head[]> heads_;
    std::unique_ptr<Family[]> families_;
    std::unique_ptr<Proof[]> proofs_;
};

}  // namespace cardavia::solving
