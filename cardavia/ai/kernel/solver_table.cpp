#include "solver_table.hpp"

#include <algorithm>

namespace cardavia::solving {
namespace {

constexpr std::uint64_t kMegabyte = 1u << 20;
constexpr int kMaxMegabytes = 1 << 16;

std::uint32_t power_of_two(std::uint64_t most) {
    std::uint32_t size = 1;
    while (std::uint64_t{size} * 2 <= most) size *= 2;
    return size;
}

}  // namespace

// Three quarters for proofs, the rest for families (about one to four proofs) and their heads.
Table::Table(int megabytes) {
    if (megabytes < 1 || megabytes > kMaxMegabytes) throw std::invalid_argument("no such table size");
    const std::uint64_t bytes = static_cast<std::uint64_t>(megabytes) * kMegabyte;
    room_ = static_cast<std::uint32_t>(std::min<std::uint64_t>(bytes / 4 * 3 / sizeof(Proof), UINT32_MAX));
    family_room_ = static_cast<std::uint32_t>(std::min<std::uint64_t>(bytes / 5 / sizeof(Family), UINT32_MAX));
    const std::uint32_t heads = power_of_two(bytes / 20 / sizeof(Head));
    mask_ = heads - 1;
    heads_ = std::make_unique<Head[]>(heads);
    families_.reset(new Family[family_room_]);
    proofs_.reset(new Proof[room_]);
}

void Table::clear() {
    if (++generation_ == 0) {
        std::fill(heads_.get(), heads_.get() + mask_ + 1, Head{});
        generation_ = 1;
    }
    used_ = families_used_ = 1;
}

Table::Key Table::key(const Outline& outline, int depth) {
    const Bits tops = outline.tops(depth * kTopsPerDepth);
    return {outline.counts, outline.rest | (static_cast<Bits>(depth) << 28) | (tops << 32), outline.ties_high};
}

Table::Head& Table::head(const Key& key) const {
    Bits hash = (key.counts ^ (key.ties_high << 17)) * 0x9e3779b97f4a7c15u;
    hash = (hash ^ (hash >> 29) ^ key.rest) * 0xbf58476d1ce4e5b9u;
    return heads_[(hash >> 32) & mask_];
}

Table::Family* Table::family(const Key& key) const {
    const Head& start = head(key);
    if (start.generation != generation_) return nullptr;
    for (std::uint32_t at = start.family; at; at = families_[at].next) {
        if (families_[at].key == key) return &families_[at];
    }
    return nullptr;
}

const Proof* Table::find(const Outline& outline, int depth) const {
    if (outline.trump_count < depth * kTopsPerDepth) return nullptr;
    const Family* found = family(key(outline, depth));
    return found ? &proofs_[found->first] : nullptr;
}

Table::Family& Table::make_family(const Key& key) {
    if (Family* found = family(key)) return *found;
    Head& start = head(key);
    const std::uint32_t next = start.generation == generation_ ? start.family : 0;
    start = {generation_, families_used_++};
    families_[start.family] = {key, 0, next};
    return families_[start.family];
}

// A full table is emptied: it is then so full of small positions that it soon serves again.
void Table::add(const Outline& outline, Bits relevant, int low, int high) {
    if (used_ == room_ || families_used_ == family_room_) clear();
    int depth = kDepths - 1;
    while (depth > 0 && !(relevant >> outline.trumps >> (depth * kTopsPerDepth - 1))) --depth;
    Family& family = make_family(key(outline, depth));
    proofs_[used_] = {{outline.owner[0], outline.owner[1]},
                      outline.tie,
                      relevant,
                      {outline.point[0], outline.point[1], outline.point[2]},
                      static_cast<std::int16_t>(low),
                      static_cast<std::int16_t>(high),
                      family.first};
    family.first = used_++;
}

}  // namespace cardavia::solving
