// SHA-256 against the examples NIST publishes, and hexadecimal text.

#include "engine/sha256.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/hex.h"

namespace sidera {
namespace {

std::string hex_of(std::string_view message) {
    return to_hex(sha256(message));
}

TEST(Sha256, ExamplesOfNist) {
    EXPECT_EQ(hex_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hex_of("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                     "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
              "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    EXPECT_EQ(hex_of(std::string(1'000'000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Where the padding begins a new block, and bytes above 127.
TEST(Sha256, ExamplesOfNistWithBytes) {
    EXPECT_EQ(hex_of("\xbd"), "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b");
    EXPECT_EQ(hex_of("\xc9\x8c\x8e\x55"),
              "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504");
    EXPECT_EQ(hex_of(std::string(55, '\0')),
              "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7");
    EXPECT_EQ(hex_of(std::string(56, '\0')),
              "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb");
    EXPECT_EQ(hex_of(std::string(57, '\0')),
              "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785");
    EXPECT_EQ(hex_of(std::string(64, '\0')),
              "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b");
    EXPECT_EQ(hex_of(std::string(1000, '\0')),
              "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53");
    EXPECT_EQ(hex_of(std::string(1000, 'A')),
              "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4");
}

TEST(Hex, HasTwoLowerCaseDigitsPerByte) {
    const std::uint8_t bytes[] = {0, 1, 0xab, 0xff};
    EXPECT_EQ(to_hex(bytes), "0001abff");
    EXPECT_TRUE(is_hex("0001abff", 8));
    EXPECT_FALSE(is_hex("0001abff", 6));
    EXPECT_FALSE(is_hex("0001ABff", 8));
    EXPECT_FALSE(is_hex("0001abfg", 8));
    EXPECT_TRUE(is_hex("", 0));
}

}  // namespace
}  // namespace sidera
