// The extension cardavia.ai.kernel.native; native.pyi documents what it offers.
#include "bindings.hpp"

NB_MODULE(native, module) {
    cardavia::bind_game(module);
    cardavia::bind_solver(module);
    cardavia::bind_playouts(module);
}
