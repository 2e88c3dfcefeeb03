// Sets of cards as 64 bits, and the four operations on them that processors do at different speeds.
#pragma once

#include <cstdint>

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#endif

namespace cardavia::solving {

using Bits = std::uint64_t;

constexpr Bits bit(int slot) { return Bits{1} << slot; }
constexpr Bits below(int slot) { return bit(slot) - 1; }

#if defined(_MSC_VER) && !defined(__clang__)
inline int first_of(Bits set) {
    unsigned long place;
    _BitScanForward64(&place, set);
    return static_cast<int>(place);
}
inline int last_of(Bits set) {
    unsigned long place;
    _BitScanReverse64(&place, set);
    return static_cast<int>(place);
}
#else
inline int first_of(Bits set) { return __builtin_ctzll(set); }
inline int last_of(Bits set) { return 63 - __builtin_clzll(set); }
#endif

// Calls `visit` with each slot of the set, from the first on.
template <typename Visit>
inline void each(Bits set, const Visit& visit) {
    for (; set; set &= set - 1) visit(first_of(set));
}

// Any processor.
struct Portable {
    static int count(Bits set) {
        set -= (set >> 1) & 0x5555555555555555u;
        set = (set & 0x3333333333333333u) + ((set >> 2) & 0x3333333333333333u);
        return static_cast<int>((((set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u) >> 56);
    }
    // The bits of `source` at the places of `mask`, close together.
    static Bits extract(Bits source, Bits mask) {
        Bits result = 0;
        for (Bits target = 1; mask; mask &= mask - 1, target <<= 1) {
            if (source & mask & (~mask + 1)) result |= target;
        }
        return result;
    }
    // The reverse: the low bits of `source` spread over the places of `mask`.
    static Bits deposit(Bits source, Bits mask) {
        Bits result = 0;
        for (; mask; mask &= mask - 1, source >>= 1) {
            if (source & 1) result |= mask & (~mask + 1);
        }
        return result;
    }
};

#if defined(__x86_64__) && defined(__GNUC__)
constexpr bool kCanBeFast = true;
// x86-64 with BMI2. Assembler rather than intrinsics: it needs no compiler option, so one build serves all processors.
struct Fast {
    static int count(Bits set) {
        Bits result;
        __asm__("popcntq %1, %0" : "=r"(result) : "r"(set) : "cc");
        return static_cast<int>(result);
    }
    static Bits extract(Bits source, Bits mask) {
        Bits result;
        __asm__("pextq %2, %1, %0" : "=r"(result) : "r"(source), "r"(mask));
        return result;
    }
    static Bits deposit(Bits source, Bits mask) {
        Bits result;
        __asm__("pdepq %2, %1, %0" : "=r"(result) : "r"(source), "r"(mask));
        return result;
    }
};
inline bool is_fast() { return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"); }
#elif defined(_MSC_VER) && defined(_M_X64)
constexpr bool kCanBeFast = true;
struct Fast {
    static int count(Bits set) { return static_cast<int>(__popcnt64(set)); }
    static Bits extract(Bits source, Bits mask) { return _pext_u64(source, mask); }
    static Bits deposit(Bits source, Bits mask) { return _pdep_u64(source, mask); }
};
inline bool is_fast() {
    int leaf[4];
    __cpuidex(leaf, 7, 0);
    return (leaf[1] & (1 << 8)) != 0;
}
#else
constexpr bool kCanBeFast = false;
using Fast = Portable;
inline bool is_fast() { return false; }
#endif

}  // namespace cardavia::solving
