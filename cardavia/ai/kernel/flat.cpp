#include "flat.hpp"

#include <algorithm>

namespace cardavia {
namespace {

bool is_better(const FlatMove& one, const FlatMove& other) { return one.score.mean() > other.score.mean(); }

int rounds_for(std::size_t moves) {
    int rounds = 1;
    while ((std::size_t{1} << rounds) < moves) ++rounds;
    return rounds;
}

void play_round(const Question& question, std::vector<FlatMove>& moves, std::size_t alive, long from, long to,
                int threads) {
    std::vector<Slot> slots;
    for (std::size_t index = 0; index < alive; ++index) slots.push_back(moves[index].slot);
    const std::vector<Tally> tallies = play_range(question, slots, from, to, threads);
    for (std::size_t index = 0; index < alive; ++index) moves[index].score.add(tallies[index].scores.front());
}

}  // namespace

std::vector<FlatMove> search_flat(const Question& question, const std::vector<Slot>& slots, long playouts,
                                  int threads) {
    std::vector<FlatMove> moves;
    for (const Slot slot : slots) moves.push_back({slot, {}});
    const int rounds = rounds_for(moves.size());
    std::size_t alive = moves.size();
    long done = 0;
    for (int round = 0; round < rounds && !question.stopped(); ++round) {
        const long each = std::max(1L, playouts / rounds / static_cast<long>(alive));
        play_round(question, moves, alive, done, done + each, threads);
        done += each;
        std::stable_sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(alive), is_better);
        alive = std::max(std::size_t{1}, (alive + 1) / 2);
    }
    return moves;
}

}  // namespace cardavia
