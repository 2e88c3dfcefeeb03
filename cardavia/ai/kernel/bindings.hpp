// What the parts of the extension share; each part binds itself.
#pragma once

#include <nanobind/nanobind.h>

#include "game.hpp"

namespace cardavia {

using Hands = std::array<nanobind::bytes, kSeats>;  // each seat's cards, one byte a card

// Cards of a bytes object of kinds; std::invalid_argument for a byte that is no kind.
Cards cards_of(const nanobind::bytes& text);

// A checked position.
Position position_of(const Rules& rules, const Hands& hands, const nanobind::bytes& trick, int leader, bool called_led);

void bind_game(nanobind::module_& module);
void bind_solver(nanobind::module_& module);
void bind_playouts(nanobind::module_& module);

}  // namespace cardavia
