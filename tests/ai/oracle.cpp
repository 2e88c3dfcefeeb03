// An independent solver for the tests: the rules anew, one position a line on standard input, its moves' values on
// standard output. It shares no code with the kernel and is simple rather than fast.
//
// A line: 32 groups (-1 not dealt, 4 trumps), 32 strengths, 32 points, 32 ties, the called kind or -1, the cards of its
// suit that let its holder run away, whether it was led, the side, the maximizers, whether tricks are counted, the
// leader, the number of cards on the table and these, then four times the number of cards in a hand and these; last the
// number of claimed values and these. The answer: for each legal kind "kind:value", with spaces between.
//
// Without claims the values are found by plain minimax. Claims, one for each legal kind in the order of the hand, are
// only verified: that the best of them is reached and that no move does better, then the others as far as that is
// cheap. A wrong claim is printed as one less or one more, and what was not decided is left out: nothing is printed of
// a position too laborious.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <vector>

#include "oracle_rules.hpp"
#include "oracle_verifier.hpp"

namespace oracle {
namespace {

constexpr std::int64_t kBestBudget = 10'000'000;  // cards played to verify the best value
constexpr std::int64_t kOtherBudget = 300'000;    // and those of all other moves

// Plain minimax: nothing left out, nothing remembered.
int minimax(const Game& game, const Table& table) {
    const int seat = (table.leader + table.lie.size()) % 4;
    if (table.hand[seat].empty()) return 0;
    const bool up = (game.maximizers >> seat) & 1;
    int found = up ? -1000 : 1000;
    for (int card : choices(game, table)) {
        Table next = table;
        const int gain = play(game, next, card);
        const int here = gain + minimax(game, next);
        found = up ? std::max(found, here) : std::min(found, here);
    }
    return found;
}

using Values = std::vector<std::optional<int>>;

Values exact(const Game& game, const Table& table) {
    Values found;
    for (int card : choices(game, table)) {
        Table next = table;
        const int gain = play(game, next, card);
        found.push_back(gain + minimax(game, next));
    }
    return found;
}

// The claim if it is right, one less or one more if not.
int checked(Verifier& verifier, int kind, int claim) {
    if (!verifier.reaches(kind, claim)) return claim - 1;
    return verifier.reaches(kind, claim + 1) ? claim + 1 : claim;
}

// Verifies a best claim and that no other move does better; a move that does is found instead of its claim.
void verify_best(Verifier& verifier, const Cards& kinds, const std::vector<int>& claims, bool up, Values& found) {
    const auto [low, high] = std::minmax_element(claims.begin(), claims.end());
    const auto best = up ? high : low;
    const int place = static_cast<int>(best - claims.begin());
    const int value = checked(verifier, kinds[place], *best);
    if (value != *best) {
        found[place] = value;
        return;
    }
    for (int i = 0; i < kinds.size(); ++i) {
        const bool better = i != place && verifier.reaches(kinds[i], up ? *best + 1 : *best) == up;
        if (better) found[i] = up ? *best + 1 : *best - 1;
    }
    found[place] = value;
}

Values verified(const Game& game, const Table& table, const std::vector<int>& claims) {
    const Cards kinds = choices(game, table);
    if (static_cast<int>(claims.size()) != kinds.size()) throw std::invalid_argument("claims of other moves");
    const int turn = (table.leader + table.lie.size()) % 4;
    Verifier verifier(game, table);
    Values found(claims.size());
    try {
        verifier.allow(kBestBudget);
        verify_best(verifier, kinds, claims, (game.maximizers >> turn) & 1, found);
        verifier.allow(kOtherBudget);
        for (int i = 0; i < kinds.size(); ++i) {
            if (!found[i]) found[i] = checked(verifier, kinds[i], claims[i]);
        }
    } catch (const TooLaborious&) {
    }
    return found;
}

bool read_cards(Cards& cards) {
    int count;
    if (!(std::cin >> count)) return false;
    std::vector<int> read(count);
    for (int& card : read) std::cin >> card;
    cards.clear();
    for (int card : read) cards.push_back(card);
    return true;
}

bool read(Game& game, Table& table, std::vector<int>& claims) {
    for (int* row : {game.group, game.strength, game.points, game.tie}) {
        for (int i = 0; i < 32; ++i) std::cin >> row[i];
    }
    std::cin >> game.called >> game.runaway >> table.led >> game.side >> game.maximizers >> game.tricks;
    std::cin >> table.leader;
    bool good = read_cards(table.lie);
    for (Cards& hand : table.hand) good = good && read_cards(hand);
    int count = 0;
    std::cin >> count;
    claims.resize(count);
    for (int& value : claims) std::cin >> value;
    return good;
}

}  // namespace
}  // namespace oracle

int main() {
    using namespace oracle;
    std::ios::sync_with_stdio(false);
    Game game;
    std::vector<int> claims;
    for (Table table; read(game, table, claims); table = Table()) {
        const Cards kinds = choices(game, table);
        const Values values = claims.empty() ? exact(game, table) : verified(game, table, claims);
        for (int i = 0; i < kinds.size(); ++i) {
            if (values[i]) std::cout << kinds[i] << ':' << *values[i] << ' ';
        }
        std::cout << std::endl;
    }
}
