// The perfect-information solver: what each move is worth when all hands are open and everybody plays best.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "game.hpp"
#include "stop.hpp"

namespace cardavia::solving {

struct Aim;

// The value of a move lies between the two, ends included.
struct MoveValue {
    Kind kind = 0;
    int low = 0;
    int high = 0;
};

struct Solution {
    std::vector<MoveValue> moves;  // of every legal kind, rising
    std::uint64_t nodes = 0;       // cards played in the search
    bool complete = false;         // all that was asked is proven; false when the nodes ran out or a stop came
};

// How precisely, and at what cost.
struct Question {
    std::uint64_t node_budget = 0;
    std::optional<std::vector<int>> thresholds;  // rising; only between which of them a value lies. None: exactly
    const Stop* stop = nullptr;
};

struct BeamWidth {
    int width;
    int exact_from;
};

// One deal of a batch.
struct Sample {
    std::array<Cards, kSeats> hands;
    std::uint8_t side;
};

class Solver {
public:
    explicit Solver(int table_megabytes, bool portable = false);
    ~Solver();
    Solver(Solver&&) noexcept;

    // Values of all legal moves.
    Solution solve(const Rules& rules, const Position& position, const Aim& aim, const Question& question);
    // The value of the position alone, as the one entry of `moves` whose kind means nothing.
    Solution value(const Rules& rules, const Position& position, const Aim& aim, const Question& question);
    // Guesses, of which low equals high, from a search that leaves moves out.
    Solution estimate(const Rules& rules, const Position& position, const Aim& aim, const Question& question,
                      BeamWidth beam);

    struct State;

private:
    std::unique_ptr<State> state_;
};

}  // namespace cardavia::solving
