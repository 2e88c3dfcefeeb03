// The extension cardavia.ai.kernel.native; native.pyi documents what it offers.
#include "bindings.hpp"

NB_MODULE(native, module) {
    // A question that is being thought about when the program ends keeps its stop to the last.
    nanobind::set_leak_warnings(false);
    cardavia::bind_game(module);
    cardavia::bind_solver(module);
    cardavia::bind_playouts(module);
}
