// Ends a long calculation from another thread.
#pragma once

#include <atomic>

namespace cardavia {

class Stop {
public:
    void set() { set_.store(true, std::memory_order_relaxed); }
    bool is_set() const { return set_.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> set_{false};
};

}  // namespace cardavia
