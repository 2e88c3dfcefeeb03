// The rules anew for the oracle (`oracle.cpp`), as plainly as can be.
#pragma once

#include <algorithm>

namespace oracle {

constexpr int kTrump = 4;

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

inline bool beats(const Game& game, int later, int earlier, bool last) {
    if (later == earlier) {
        const int tie = game.tie[later];
        return tie == 1 || (tie == 2 && !last) || (tie == 3 && last);
    }
    if (game.group[later] == game.group[earlier]) return game.strength[later] > game.strength[earlier];
    return game.group[later] == kTrump;
}

inline Cards choices(const Game& game, const Table& table) {
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
inline int play(const Game& game, Table& table, int card) {
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

}  // namespace oracle
