// Tests of what a refusal says.

#include "engine/refusal.h"

#include <gtest/gtest.h>

namespace sidera {
namespace {

TEST(Refusal, NamesARuleOnlyWhereThereIsOne) {
    EXPECT_EQ(sentence_of(Status::refused("not now", "ML-LAND-2")), "not now (ML-LAND-2)");
    EXPECT_EQ(sentence_of(Status::refused("there is no such seat")), "there is no such seat");
}

}  // namespace
}  // namespace sidera
