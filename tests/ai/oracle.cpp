// An independent solver for the tests: the rules anew, one position a line on standard input, its moves' values on
// standard output. It shares no code with the kernel and is simple rather than fast.
//
// A line: 32 groups (-1 not dealt, 4 trumps), 32 strengths, 32 points, 32 ties, the called kind or -1, the cards of its
// suit that let its holder run away, whether it was led, the side, the maximizers, whether tricks are counted, the
// leader, the number of cards on the table and these, then four times the number of cards in a hand and these; last the
// number of expected values and these. The answer: for each legal kind "kind:value", with spaces between. A value that
// is expected, in the order of the answers, is only confirmed: found wrong, it is printed as one less or one more.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {

constexpr int kTrump = 4;
constexpr int kPlainSize = 5;  // below this hand size: plain minimax, nothing left out, nothing remembered

struct Game {
    int group[32], strength[32], points[32], tie[32];
    int called, runaway, side, maximizers, tricks;
};

// A few cards; copied without reserving memory.
class Cards {
public:
    const unsigned char* begin() const { return at_; }
    const unsigned char* end() const { return at_ + size_; }
    bool empty() const { return size_ == 0; }
    int size() const { return size_; }
    int operator[](int place) const { return at_[place]; }
    void clear() { size_ = 0; }
    void push_back(int card) { at_[size_++] = static_cast<unsigned char>(card); }
    bool holds(int card) const { return std::count(begin(), end(), card) > 0; }
    void remove(int card) {
        unsigned char* place = std::find(at_, at_ + size_, card);
        std::copy(place + 1, at_ + size_, place);
        --size_;
    }

private:
    unsigned char at_[12];
    int size_ = 0;
};

struct Table {
    Cards hand[4];  // sorted
    Cards lie;
    int leader = 0;
    bool led = false;
};

bool beats(const Game& game, int later, int earlier, bool last) {
    if (later == earlier) {
        const int tie = game.tie[later];
        return tie == 1 || (tie == 2 && !last) || (tie == 3 && last);
    }
    if (game.group[later] == game.group[earlier]) return game.strength[later] > game.strength[earlier];
    return game.group[later] == kTrump;
}

Cards choices(const Game& game, const Table& table) {
    const Cards& hand = table.hand[(table.leader + table.lie.size()) % 4];
    Cards follow;
    Cards any;
    for (int card : hand) {
        if (any.holds(card)) continue;
        any.push_back(card);
        if (!table.lie.empty() && game.group[card] == game.group[table.lie[0]]) follow.push_back(card);
    }
    const Cards result = follow.empty() ? any : follow;
    if (game.called < 0 || table.led || !hand.holds(game.called)) return result;
    const int suit = game.group[game.called];
    Cards free;
    if (table.lie.empty()) {
        int length = 0;
        for (int card : hand) length += game.group[card] == suit;
        for (int card : result) {
            if (length >= game.runaway || card == game.called || game.group[card] != suit) free.push_back(card);
        }
        return free;
    }
    for (int card : result) {
        if ((card == game.called) == (game.group[table.lie[0]] == suit)) free.push_back(card);
    }
    return free.empty() ? result : free;
}

// Lays the card; returns what the side gains, which is nothing before the fourth card.
int play(const Game& game, Table& table, int card) {
    Cards& hand = table.hand[(table.leader + table.lie.size()) % 4];
    hand.remove(card);
    table.lie.push_back(card);
    if (table.lie.size() < 4) return 0;
    int best = 0;
    int gain = game.tricks ? 1 : 0;
    for (int i = 1; i < 4; ++i) {
        if (beats(game, table.lie[i], table.lie[best], hand.empty())) best = i;
    }
    for (int lying : table.lie) gain += game.tricks ? 0 : game.points[lying];
    if (game.called >= 0 && game.group[table.lie[0]] == game.group[game.called]) table.led = true;
    table.leader = (table.leader + best) % 4;
    table.lie.clear();
    return (game.side >> table.leader) & 1 ? gain : 0;
}

class Oracle {
public:
    Oracle(const Game& game, const Table& first, bool plain) : game_(game), first_(first), plain_(plain) {}

    int value(const Table& table, int alpha, int beta) {
        const int seat = (table.leader + table.lie.size()) % 4;
        if (table.hand[seat].empty()) return 0;
        if (plain_ || !table.lie.empty()) return best(table, alpha, beta);
        std::pair<int, int>& known = memo_.try_emplace(key(table), -1000, 1000).first->second;
        if (known.first >= beta || known.first == known.second) return known.first;
        if (known.second <= alpha) return known.second;
        const int found = best(table, alpha, beta);
        std::pair<int, int>& now = memo_[key(table)];
        if (found > alpha) now.first = std::max(now.first, found);
        if (found < beta) now.second = std::min(now.second, found);
        return found;
    }

private:
    // Which cards of each hand are left, one bit for each it had at first.
    std::uint64_t key(const Table& table) const {
        std::uint64_t bits = 0;
        for (int seat = 0; seat < 4; ++seat) {
            const unsigned char* left = table.hand[seat].begin();
            for (int card : first_.hand[seat]) {
                const bool is_left = left != table.hand[seat].end() && *left == card;
                bits = bits * 2 + is_left;
                left += is_left;
            }
        }
        return bits * 8 + static_cast<std::uint64_t>(table.leader * 2 + table.led);
    }
    // Whether a card does what another, tried one does: the same points, and no card left between them.
    bool alike(const Table& table, int one, int other) const {
        if (one == game_.called || other == game_.called) return false;
        if (game_.group[one] != game_.group[other] || game_.points[one] != game_.points[other]) return false;
        const int low = std::min(game_.strength[one], game_.strength[other]);
        const int high = std::max(game_.strength[one], game_.strength[other]);
        const auto parts = [&](int card) {
            return game_.group[card] == game_.group[one] && game_.strength[card] >= low && game_.strength[card] <= high;
        };
        const int turn = (table.leader + table.lie.size()) % 4;
        for (int seat = 0; seat < 4; ++seat) {
            const Cards& hand = table.hand[seat];
            if (seat != turn && std::any_of(hand.begin(), hand.end(), parts)) return false;
        }
        return std::none_of(table.lie.begin(), table.lie.end(), parts);
    }
    bool is_needless(const Table& table, const Cards& tried, int card) const {
        return !plain_ && std::any_of(tried.begin(), tried.end(), [&](int other) { return alike(table, card, other); });
    }
    int best(const Table& table, int alpha, int beta) {
        const int seat = (table.leader + table.lie.size()) % 4;
        const bool up = (game_.maximizers >> seat) & 1;
        int found = up ? -1000 : 1000;
        Cards tried;
        for (int card : choices(game_, table)) {
            if (is_needless(table, tried, card)) continue;
            tried.push_back(card);
            Table next = table;
            const int gain = play(game_, next, card);
            const int here = gain + value(next, alpha - gain, beta - gain);
            found = up ? std::max(found, here) : std::min(found, here);
            if (plain_) continue;
            (up ? alpha : beta) = up ? std::max(alpha, found) : std::min(beta, found);
            if (alpha >= beta) break;
        }
        return found;
    }

    const Game& game_;
    const Table& first_;
    bool plain_;
    std::unordered_map<std::uint64_t, std::pair<int, int>> memo_;
};

bool read_cards(Cards& cards) {
    int count;
    if (!(std::cin >> count)) return false;
    std::vector<int> read(count);
    for (int& card : read) std::cin >> card;
    cards.clear();
    for (int card : read) cards.push_back(card);
    return true;
}

bool read(Game& game, Table& table, std::vector<int>& expected) {
    for (int* row : {game.group, game.strength, game.points, game.tie}) {
        for (int i = 0; i < 32; ++i) std::cin >> row[i];
    }
    std::cin >> game.called >> game.runaway >> table.led >> game.side >> game.maximizers >> game.tricks;
    std::cin >> table.leader;
    bool good = read_cards(table.lie);
    for (Cards& hand : table.hand) good = good && read_cards(hand);
    int count = 0;
    std::cin >> count;
    expected.resize(count);
    for (int& value : expected) std::cin >> value;
    return good;
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    Game game;
    std::vector<int> expected;
    for (Table table; read(game, table, expected); table = Table()) {
        const Cards& hand = table.hand[(table.leader + table.lie.size()) % 4];
        Oracle oracle(game, table, hand.size() < kPlainSize);
        int number = 0;
        for (int card : choices(game, table)) {
            Table next = table;
            const int gain = play(game, next, card);
            const bool confirms = number < static_cast<int>(expected.size());
            const int least = confirms ? expected[number] - 1 : -1000;
            const int most = confirms ? expected[number] + 1 : 1000;
            ++number;
            const int value = gain + oracle.value(next, least - gain, most - gain);
            std::cout << card << ':' << std::clamp(value, least, most) << ' ';
        }
        std::cout << std::endl;
    }
}
