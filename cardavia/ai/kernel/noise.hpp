// Chance that depends on nothing but a seed and what it is drawn for.
#pragma once

#include <cstdint>

namespace cardavia {

// A well mixed number for each seed and index (splitmix64).
inline std::uint64_t mixed(std::uint64_t seed, std::uint64_t index) {
    std::uint64_t mix = seed + (index + 1) * 0x9e3779b97f4a7c15u;
    mix = (mix ^ (mix >> 30)) * 0xbf58476d1ce4e5b9u;
    mix = (mix ^ (mix >> 27)) * 0x94d049bb133111ebu;
    return mix ^ (mix >> 31);
}

// A number below `limit`, which is small.
inline int below(std::uint64_t mix, int limit) {
    return static_cast<int>((mix >> 32) * static_cast<std::uint64_t>(limit) >> 32);
}

}  // namespace cardavia
