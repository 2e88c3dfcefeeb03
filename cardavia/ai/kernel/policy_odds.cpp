#include "policy_odds.hpp"

namespace cardavia {
namespace {

double chance_of_none(int cards, int places, int room) {
    double chance = 1;
    for (int taken = 0; taken < cards; ++taken) {
        if (room - places - taken <= 0) return room > 0 ? 0.0 : 1.0;
        chance *= static_cast<double>(room - places - taken) / (room - taken);
    }
    return chance;
}

}  // namespace

Odds::Odds() : table_(static_cast<std::size_t>(kCards) * kPlaces * kRooms) {
    std::size_t index = 0;
    for (int cards = 0; cards < kCards; ++cards) {
        for (int places = 0; places < kPlaces; ++places) {
            for (int room = 0; room < kRooms; ++room) {
                table_[index++] = static_cast<float>(chance_of_none(cards, places, room));
            }
        }
    }
}

}  // namespace cardavia
