#include "solver_batch.hpp"

#include <atomic>

#include "parallel.hpp"

namespace cardavia::solving {
namespace {

Position position_of(const Situation& situation, const Sample& sample) {
    return {sample.hands, situation.trick, situation.leader, situation.called_led};
}

Aim aim_of(const Situation& situation, const Sample& sample) {
    Aim aim;
    aim.side = sample.side;
    aim.maximizers = static_cast<std::uint8_t>(situation.misere ? ~sample.side & 15 : sample.side);
    aim.tricks = situation.tricks;
    return aim;
}

}  // namespace

std::vector<Solution> solve_batch(std::vector<Solver>& solvers, const Rules& rules, const Situation& situation,
                                  const std::vector<Sample>& samples, const Question& question) {
    std::vector<Solution> solutions(samples.size());
    std::atomic<std::size_t> next{0};
    const int workers = static_cast<int>(solvers.size());
    in_parts(workers, workers, [&](int worker) {
        for (std::size_t i = next++; i < samples.size(); i = next++) {
            const Sample& sample = samples[i];
            const Position position = position_of(situation, sample);
            solutions[i] = solvers[worker].solve(rules, position, aim_of(situation, sample), question);
        }
    });
    return solutions;
}

}  // namespace cardavia::solving
