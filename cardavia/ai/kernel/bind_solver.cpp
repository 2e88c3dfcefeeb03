#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "bindings.hpp"
#include "solver_batch.hpp"

namespace nb = nanobind;

namespace cardavia {
namespace {

using solving::Aim;
using solving::MoveValue;
using solving::Question;
using solving::Sample;
using solving::Situation;
using solving::Solution;
using solving::Solver;
using Thresholds = std::optional<std::vector<int>>;
using Deal = std::pair<Hands, int>;

struct Answer {
    Solution solution;
    bool guessed = false;

    const char* kind() const {
        if (guessed) return "estimate";
        const auto exact = [](const MoveValue& move) { return move.low == move.high; };
        return std::all_of(solution.moves.begin(), solution.moves.end(), exact) ? "exact" : "interval";
    }
    std::vector<std::tuple<int, int, int>> moves() const {
        std::vector<std::tuple<int, int, int>> rows;
        for (const MoveValue& move : solution.moves) rows.emplace_back(move.kind, move.low, move.high);
        return rows;
    }
};

std::uint8_t seats(int mask) {
    if (mask < 0 || mask > 15) throw std::invalid_argument("seats are a mask of four bits");
    return static_cast<std::uint8_t>(mask);
}

bool counts_tricks(const std::string& goal) {
    if (goal != "points" && goal != "tricks") throw std::invalid_argument("the goal is points or tricks");
    return goal == "tricks";
}

Question question_of(std::uint64_t node_budget, Thresholds thresholds, const Stop* stop) {
    if (thresholds) std::sort(thresholds->begin(), thresholds->end());
    return {node_budget, std::move(thresholds), stop};
}

// A solver and the helpers it makes for its batches.
class Solvers {
public:
    Solvers(const Solvers&) = delete;
    Solvers(int table_megabytes, bool portable) : table_megabytes_(table_megabytes), portable_(portable) { grow(1); }

    Solver& first() { return solvers_.front(); }
    std::vector<Solver>& several(int count) {
        if (count < 1 || count > 64) throw std::invalid_argument("no such number of threads");
        grow(static_cast<std::size_t>(count));
        return solvers_;
    }

private:
    void grow(std::size_t count) {
        while (solvers_.size() > count) solvers_.pop_back();
        while (solvers_.size() < count) solvers_.emplace_back(table_megabytes_, portable_);
    }

    int table_megabytes_;
    bool portable_;
    std::vector<Solver> solvers_;
};

struct Given {
    Position position;
    Aim aim;
};

Given given(const Rules& rules, const Hands& hands, const nb::bytes& trick, int leader, bool called_led, int side,
            std::optional<int> maximizers, const std::string& goal) {
    return {position_of(rules, hands, trick, leader, called_led),
            {seats(side), seats(maximizers.value_or(side)), counts_tricks(goal)}};
}

Answer solve(Solvers& solvers, const Rules& rules, const Hands& hands, const nb::bytes& trick, int leader,
             bool called_led, int side, std::optional<int> maximizers, const std::string& goal,
             std::uint64_t node_budget, const Thresholds& thresholds, const Stop* stop) {
    const Given it = given(rules, hands, trick, leader, called_led, side, maximizers, goal);
    nb::gil_scoped_release unlocked;
    return {solvers.first().solve(rules, it.position, it.aim, question_of(node_budget, thresholds, stop))};
}

std::tuple<int, int, std::uint64_t> value(Solvers& solvers, const Rules& rules, const Hands& hands,
                                          const nb::bytes& trick, int leader, bool called_led, int side,
                                          std::optional<int> maximizers, const std::string& goal,
                                          std::uint64_t node_budget, const Thresholds& thresholds, const Stop* stop) {
    const Given it = given(rules, hands, trick, leader, called_led, side, maximizers, goal);
    nb::gil_scoped_release unlocked;
    const Question question = question_of(node_budget, thresholds, stop);
    const Solution found = solvers.first().value(rules, it.position, it.aim, question);
    return {found.moves[0].low, found.moves[0].high, found.nodes};
}

Answer estimate(Solvers& solvers, const Rules& rules, const Hands& hands, const nb::bytes& trick, int leader,
                bool called_led, int side, std::optional<int> maximizers, const std::string& goal,
                std::uint64_t node_budget, int width, int exact_from, const Stop* stop) {
    if (width < 1) throw std::invalid_argument("a beam is at least one move wide");
    const Given it = given(rules, hands, trick, leader, called_led, side, maximizers, goal);
    nb::gil_scoped_release unlocked;
    return {solvers.first().estimate(rules, it.position, it.aim, question_of(node_budget, {}, stop),
                                     {width, exact_from}),
            true};
}

std::vector<Answer> solve_many(Solvers& solvers, const Rules& rules, const std::vector<Deal>& deals,
                               const nb::bytes& trick, int leader, bool called_led, bool misere,
                               const std::string& goal, std::uint64_t node_budget, const Thresholds& thresholds,
                               int threads, const Stop* stop) {
    std::vector<Sample> samples;
    for (const auto& [hands, side] : deals) {
        samples.push_back({{}, seats(side)});
        std::transform(hands.begin(), hands.end(), samples.back().hands.begin(), &cards_of);
    }
    const Situation situation{cards_of(trick), leader, called_led, misere, counts_tricks(goal)};
    std::vector<Solver>& several = solvers.several(threads);
    nb::gil_scoped_release unlocked;
    std::vector<Answer> answers;
    for (Solution& solution :
         solving::solve_batch(several, rules, situation, samples, question_of(node_budget, thresholds, stop))) {
        answers.push_back({std::move(solution)});
    }
    return answers;
}

constexpr std::uint64_t kBudget = 2'000'000;

}  // namespace

void bind_solver(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Answer>(module, "Solution")
        .def_prop_ro("moves", &Answer::moves)
        .def_prop_ro("kind", &Answer::kind)
        .def_prop_ro("nodes", [](const Answer& answer) { return answer.solution.nodes; })
        .def_prop_ro("complete", [](const Answer& answer) { return answer.solution.complete; });
    nb::class_<Solvers>(module, "Solver")
        .def(nb::init<int, bool>(), "table_megabytes"_a = 64, "portable"_a = false)
        .def("solve", &solve, "rules"_a, "hands"_a, "trick"_a, "leader"_a, "called_led"_a, "side"_a,
             "maximizers"_a = nb::none(), "goal"_a = "points", "node_budget"_a = kBudget,
             "thresholds"_a = nb::none(), "stop"_a = nb::none())
        .def("value", &value, "rules"_a, "hands"_a, "trick"_a, "leader"_a, "called_led"_a, "side"_a,
             "maximizers"_a = nb::none(), "goal"_a = "points", "node_budget"_a = kBudget,
             "thresholds"_a = nb::none(), "stop"_a = nb::none())
        .def("estimate", &estimate, "rules"_a, "hands"_a, "trick"_a, "leader"_a, "called_led"_a, "side"_a,
             "maximizers"_a = nb::none(), "goal"_a = "points", "node_budget"_a = kBudget, "width"_a = 3,
             "exact_from"_a = 8, "stop"_a = nb::none())
        .def("solve_many", &solve_many, "rules"_a, "deals"_a, "trick"_a, "leader"_a, "called_led"_a,
             "misere"_a = false, "goal"_a = "points", "node_budget"_a = kBudget, "thresholds"_a = nb::none(),
             "threads"_a = 1, "stop"_a = nb::none());
    module.def("is_fast", &solving::is_fast);
}

}  // namespace cardavia
