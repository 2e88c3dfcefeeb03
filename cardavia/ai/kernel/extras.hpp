// Special points (Sonderpunkte) and goals as data; kinds and groups are those of game.hpp.
#pragma once

#include "game.hpp"

namespace cardavia {

// What the play of the cards is about for the counting side.
enum class Goal : std::uint8_t {
    points,       // card points
    all_tricks,   // every trick (Tout)
    no_trick,     // no trick (Bettel)
    misere        // everybody for himself, points are bad (Ramsch)
};

// What tricks score besides winning, for the taker's side, where two play against two (rules.md B8.6, C8, D10, D11).
struct Extras {
    int fox = kNobody;             // kind that scores in a trick of the other side
    int fox_value = 1;
    int fox_first = 1;             // the same in the first and in the last trick (rules.md D18)
    int fox_last = 1;
    int charlie = kNobody;         // kind that scores by winning the last trick
    bool charlie_caught = false;   // and in the last trick of the other side
    int forty = 0;                 // card points that make a trick score, 0 where none does
    bool forty_pairs = false;      // only two pairs of equal cards (rules.md D15)
    int full_group = kNobody;      // plain group whose four cards make a trick score (rules.md D11)
    int dulle = kNobody;           // kind that scores in any trick of the other side (rules.md D10)

    bool any() const { return fox >= 0 || charlie >= 0 || forty > 0 || full_group >= 0 || dulle >= 0; }
};

}  // namespace cardavia
