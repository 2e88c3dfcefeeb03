#include "solver.hpp"

#include "solver_search.hpp"

namespace cardavia::solving {

struct Solver::State {
    Table table;
    bool fast;
};

namespace {

// Narrows intervals of values by zero windows.
template <typename Cpu>
class Root {
public:
    Root(const Packed& packed, Solver::State& state, const Question& question, Beam beam)
        : packed_(packed), question_(question), meter_(question.node_budget, question.stop),
          search_(packed, state.table, meter_, beam) {}

    Solution moves() {
        begin();
        narrow([&](const Open& open, int target) {
            Bits relevant = 0;
            return search_.after(turn(), open.card, target, relevant);
        });
        return solution();
    }
    Solution position() {
        open_ = {{0, 0, 0, total()}};
        narrow([&](const Open&, int target) {
            Bits relevant = 0;
            return search_.value(packed_.hands, packed_.trick, turn().seat, packed_.size, target, relevant);
        });
        return solution();
    }

private:
    struct Open {
        int card;
        std::size_t like;  // an earlier move of the same rank and points, or this one
        int low;
        int high;
    };

    Turn turn() const {
        const int seat = (packed_.trick.leader + packed_.trick.size) % kSeats;
        return {packed_.hands, packed_.trick, seat, packed_.size};
    }
    int total() const { return packed_.hands.points + packed_.trick.points + packed_.size * packed_.trick_value; }
    void begin() {
        const Ranks ranks(packed_, turn());
        each(legal<Cpu>(packed_, turn()), [&](int card) {
            std::size_t like = open_.size();
            for (std::size_t i = 0; i < open_.size(); ++i) {
                const int other = open_[i].card;
                const bool same = ranks.same(packed_, other, card) && packed_.points[other] == packed_.points[card];
                if (same || packed_.kind[other] == packed_.kind[card]) like = std::min(like, i);
            }
            open_.push_back({card, like, 0, total()});
        });
    }
    // The next question about a value, or 0 when all is known that was asked.
    int target(const Open& open) const {
        if (!question_.thresholds) return open.low < open.high ? (open.low + open.high + 1) / 2 : 0;
        std::vector<int> inside;
        for (const int threshold : *question_.thresholds) {
            if (open.low < threshold && threshold <= open.high) inside.push_back(threshold);
        }
        return inside.empty() ? 0 : inside[inside.size() / 2];
    }
    // One question to each move in turn: when the nodes run out, all are known about equally well.
    template <typename Ask>
    void narrow(const Ask& ask) {
        try {
            for (bool busy = true; busy;) {
                busy = false;
                for (std::size_t i = 0; i < open_.size(); ++i) {
                    const int wanted = open_[i].like == i ? target(open_[i]) : 0;
                    if (wanted == 0) continue;
                    const int found = ask(open_[i], wanted);
                    if (found >= wanted) open_[i].low = std::max(open_[i].low, found);
                    if (found < wanted) open_[i].high = std::min(open_[i].high, found);
                    busy = true;
                }
            }
        } catch (const Exhausted&) {
        }
    }
    Solution solution() const {
        Solution result;
        result.nodes = meter_.nodes();
        result.complete = true;
        std::array<bool, kKinds> seen{};
        for (const Open& open : open_) {
            const Open& known = open_[open.like];
            const Kind kind = packed_.kind[open.card];
            if (target(known) != 0) result.complete = false;
            if (!seen[kind]) result.moves.push_back({kind, known.low, known.high});
            seen[kind] = true;
        }
        std::sort(result.moves.begin(), result.moves.end(),
                  [](const MoveValue& a, const MoveValue& b) { return a.kind < b.kind; });
        return result;
    }

    const Packed& packed_;
    const Question& question_;
    Meter meter_;
    Search<Cpu> search_;
    std::vector<Open> open_;
};

template <typename Call>
Solution run(Solver::State& state, const Rules& rules, const Position& position, const Aim& aim,
             const Question& question, Beam beam, const Call& call) {
    const Packed packed = pack(rules, position, aim);
    state.table.clear();
    if (state.fast) return call(Root<Fast>(packed, state, question, beam));
    return call(Root<Portable>(packed, state, question, beam));
}

}  // namespace

Solver::Solver(int table_megabytes, bool portable)
    : state_(new State{Table(table_megabytes), is_fast() && !portable}) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;

Solution Solver::solve(const Rules& rules, const Position& position, const Aim& aim, const Question& question) {
    return run(*state_, rules, position, aim, question, Beam{}, [](auto&& root) { return root.moves(); });
}

Solution Solver::value(const Rules& rules, const Position& position, const Aim& aim, const Question& question) {
    return run(*state_, rules, position, aim, question, Beam{}, [](auto&& root) { return root.position(); });
}

Solution Solver::estimate(const Rules& rules, const Position& position, const Aim& aim, const Question& question,
                          BeamWidth beam) {
    const Beam narrow{beam.width, beam.exact_from};
    return run(*state_, rules, position, aim, question, narrow, [](auto&& root) { return root.moves(); });
}

}  // namespace cardavia::solving
