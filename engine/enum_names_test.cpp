// Names are read from the code alike by every compiler.

#include "engine/enum_names.h"

#include <gtest/gtest.h>

namespace sidera {
namespace {

enum class Metal : unsigned char { iron, lead_2, tin = 3 };

struct Smithy {
    enum class Tool : int { hammer };
};

TEST(EnumNames, AreThoseInTheCode) {
    constexpr std::array<std::string_view, 4> kMetals = {"iron", "lead_2", "-", "tin"};
    EXPECT_EQ(NamesInCode<Metal::tin>::kNames, kMetals);
    EXPECT_EQ(NamesInCode<Smithy::Tool::hammer>::kNames.front(), "hammer");
    EXPECT_EQ(NamesInCode<Metal::lead_2>::kNames.size(), 2u);
}

}  // namespace
}  // namespace sidera
