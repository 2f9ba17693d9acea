// Random texts have the right length and do not repeat.

#include "server/random_bytes.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/hex.h"

namespace sidera::server {
namespace {

TEST(RandomBytes, HaveTheRightLengthAndDoNotRepeat) {
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::string text = random_hex(16);
        EXPECT_TRUE(is_hex(text, 32)) << text;
        EXPECT_TRUE(seen.insert(text).second);
    }
    EXPECT_EQ(random_hex(0), "");
    EXPECT_EQ(random_hex(1000).size(), 2000u);
}

}  // namespace
}  // namespace sidera::server
