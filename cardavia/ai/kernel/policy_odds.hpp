// Chances of where unseen cards lie.
#pragma once

#include <vector>

#include "game.hpp"

namespace cardavia {

class Odds {
public:
    Odds();

    // Chance that none of so many cards lies in the given places of all the room there is; nobody has room: certain.
    float absent(int cards, int places, int room) const {
        return table_[static_cast<std::size_t>((cards * kPlaces + places) * kRooms + room)];
    }

private:
    static constexpr int kRooms = 3 * kMaxHand + 1, kCards = kRooms, kPlaces = kMaxHand + 1;
    std::vector<float> table_;
};

}  // namespace cardavia
