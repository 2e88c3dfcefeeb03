// Work shared by threads in fixed parts, so that its results do not depend on their number.
#pragma once

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace cardavia {

// Calls work(part) once for each part 0..parts-1, by as many threads; what a part throws is thrown again.
template <typename Work>
void in_parts(int parts, int threads, const Work& work) {
    std::atomic<int> next{0};
    std::exception_ptr failure;
    std::mutex guard;
    const auto run = [&] {
        try {
            for (int part = next++; part < parts; part = next++) work(part);
        } catch (...) {
            const std::lock_guard<std::mutex> lock(guard);
            failure = std::current_exception();
        }
    };
    std::vector<std::thread> helpers;
    for (int number = 1; number < threads && number < parts; ++number) helpers.emplace_back(run);
    run();
    for (std::thread& helper : helpers) helper.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace cardavia
