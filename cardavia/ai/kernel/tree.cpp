#include "tree.hpp"

#include <algorithm>
#include <cmath>
#include <deque>

#include "parallel.hpp"

namespace cardavia {
namespace {

constexpr double kGolden = 0.6180339887498949;

// One card played: what it brought the place that played it.
struct Node {
    Moments score;
    long available = 0;        // times it was legal when its parent was visited
    Node* child = nullptr;     // first card played after it
    Node* sibling = nullptr;
    Slot slot = 0;
};

using Children = std::array<Node*, kMaxHand>;

class Tree {
public:
    Tree(const Question& question, const TreeOptions& options, std::uint64_t seed);

    void grow(long iterations);
    std::vector<TreeMove> moves() const;

private:
    struct Step {
        Node* node;
        int mover;
    };

    const Question& question_;
    const TreeOptions& options_;
    const std::uint64_t seed_;
    std::vector<double> up_to_;     // weights of the samples, added up
    std::deque<Node> nodes_{Node{}};   // nodes stay where they are
    std::vector<Step> path_;
    Moments spread_;                // of the scores, to scale the exploration

    const Sample& pick(long number) const;
    void iterate(long number);
    bool descend(Course& course);
    Node* child_for(Node& parent, Slot slot);
    int select(const Choice& choice, const std::array<float, kMaxHand>& chances, const Children& children) const;
    double scale() const;
    void back_up(const Course& course, const Sample& sample);
};

Tree::Tree(const Question& question, const TreeOptions& options, std::uint64_t seed)
    : question_(question), options_(options), seed_(seed) {
    double sum = 0;
    for (const Sample& sample : question.samples) up_to_.push_back(sum += sample.weight);
}

// Samples in proportion to their weights, evenly spread.
const Sample& Tree::pick(long number) const {
    const double shift = static_cast<double>(mixed(seed_, 0) >> 40) / (1 << 24);
    const double whole = shift + static_cast<double>(number + 1) * kGolden;
    const double wanted = (whole - std::floor(whole)) * up_to_.back();
    const auto found = std::upper_bound(up_to_.begin(), up_to_.end(), wanted);
    const auto index = std::min(static_cast<std::size_t>(found - up_to_.begin()), up_to_.size() - 1);
    return question_.samples[index];
}

void Tree::grow(long iterations) {
    for (long number = 0; number < iterations && !question_.stopped(); ++number) iterate(number);
}

void Tree::iterate(long number) {
    const Sample& sample = pick(number);
    Course course = begin(question_.situation, sample);
    path_.clear();
    while (!course.over() && descend(course)) continue;
    play_out(course, question_, mixed(seed_, static_cast<std::uint64_t>(number) + 1));
    back_up(course, sample);
}

// Plays the selected card; false once it was a new one.
bool Tree::descend(Course& course) {
    Node& parent = path_.empty() ? nodes_.front() : *path_.back().node;
    const int mover = course.turn();
    const Choice choice = question_.policy.judge(course, course.legal());
    const auto chances = question_.policy.chances(choice);
    Children children{};
    for (int index = 0; index < choice.size; ++index) {
        children[index] = child_for(parent, choice.slots[index]);
        ++children[index]->available;
    }
    const int selected = select(choice, chances, children);
    path_.push_back({children[selected], mover});
    course.play(choice.slots[selected]);
    return children[selected]->score.playouts > 0;
}

Node* Tree::child_for(Node& parent, Slot slot) {
    for (Node* child = parent.child; child != nullptr; child = child->sibling) {
        if (child->slot == slot) return child;
    }
    Node& made = nodes_.emplace_back();
    made.slot = slot;
    made.sibling = parent.child;
    return parent.child = &made;
}

double Tree::scale() const { return spread_.playouts < 2 ? 1.0 : std::max(0.1, std::sqrt(spread_.variance())); }

int Tree::select(const Choice& choice, const std::array<float, kMaxHand>& chances, const Children& children) const {
    Moments known;
    for (int index = 0; index < choice.size; ++index) known.add(children[index]->score);
    const double exploration = options_.exploration * scale(), evenly = options_.uniform / choice.size;
    std::array<double, kMaxHand> values{};
    for (int index = 0; index < choice.size; ++index) {
        const Node& node = *children[index];
        const double mean = node.score.playouts > 0 ? node.score.mean() : known.mean();
        const double tried = 1.0 + static_cast<double>(node.score.playouts);
        const double urge = std::sqrt(static_cast<double>(node.available)) / tried;
        values[index] = mean + exploration * ((1 - options_.uniform) * chances[index] + evenly) * urge;
    }
    return static_cast<int>(std::max_element(values.begin(), values.begin() + choice.size) - values.begin());
}

void Tree::back_up(const Course& course, const Sample& sample) {
    const auto scores = question_.payoffs.front()->scores(course, sample.variant);
    for (const Step& step : path_) step.node->score.add(scores[static_cast<std::size_t>(step.mover)], 1);
    if (!path_.empty()) spread_.add(scores[static_cast<std::size_t>(path_.front().mover)], 1);
}

std::vector<TreeMove> Tree::moves() const {
    std::vector<TreeMove> moves;
    for (const Node* child = nodes_.front().child; child != nullptr; child = child->sibling) {
        moves.push_back({child->slot, child->score});
    }
    const auto before = [](const TreeMove& one, const TreeMove& other) { return one.slot < other.slot; };
    std::sort(moves.begin(), moves.end(), before);
    return moves;
}

void merge(std::vector<TreeMove>& all, const std::vector<TreeMove>& more) {
    for (const TreeMove& move : more) {
        const auto same = [&](const TreeMove& other) { return other.slot == move.slot; };
        const auto found = std::find_if(all.begin(), all.end(), same);
        if (found == all.end()) {
            all.push_back(move);
        } else {
            found->score.add(move.score);
        }
    }
}

}  // namespace

std::vector<TreeMove> search_tree(const Question& question, const TreeOptions& options) {
    std::vector<std::vector<TreeMove>> found(static_cast<std::size_t>(options.trees));
    in_parts(options.trees, options.threads, [&](int part) {
        Tree tree(question, options, mixed(question.seed, static_cast<std::uint64_t>(part)));
        const long extra = part < options.iterations % options.trees ? 1 : 0;
        tree.grow(options.iterations / options.trees + extra);
        found[static_cast<std::size_t>(part)] = tree.moves();
    });
    std::vector<TreeMove> all;
    for (const auto& moves : found) merge(all, moves);
    return all;
}

}  // namespace cardavia
