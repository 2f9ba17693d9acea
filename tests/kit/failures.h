// What a check of the kit complains about, caught instead of reported: for tests of the kit itself.

#pragma once

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <string>

namespace sidera::kit {

// All failures of `check`, one per line; empty when it is content.
template<class Check>
std::string failures_of(Check&& check) {
    testing::TestPartResultArray results;
    {
        testing::ScopedFakeTestPartResultReporter reporter(
            testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
        check();
    }
    std::string all;
    for (int i = 0; i < results.size(); ++i)
        if (results.GetTestPartResult(i).failed())
            all += std::string(results.GetTestPartResult(i).message()) + "\n";
    return all;
}

}  // namespace sidera::kit
