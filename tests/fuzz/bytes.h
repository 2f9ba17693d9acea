// Fuzzer input as a stream of small choices.

#pragma once

#include <cstddef>
#include <cstdint>

namespace sidera::fuzz {

class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

    bool empty() const { return at_ >= size_; }

    std::uint8_t next() { return empty() ? std::uint8_t{0} : data_[at_++]; }

    int below(int n) { return next() % n; }

    std::uint32_t word() {
        std::uint32_t word = 0;
        for (int i = 0; i < 4; ++i)
            word = word << 8 | next();
        return word;
    }

  private:
    const std::uint8_t* data_;
    std::size_t size_;
    std::size_t at_ = 0;
};

}  // namespace sidera::fuzz
