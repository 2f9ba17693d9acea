// The server's side of a WebSocket, read with as little work as possible.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace sidera::load {

// Takes a connection's bytes as they come and gives the frames in them. Boost's stream reads large
// messages in several calls and looks at every letter: the tool and the server share a machine, so
// what the tool does not need is taken from what it measures.
class Frames {
  public:
    enum class Kind : std::uint8_t { text, close, ping, other };

    struct Frame {
        Kind kind = Kind::other;
        std::string_view content;  // of a text the whole message; valid until the next call
    };

    // What `next` has not given before must be there until it gives nothing more.
    void add(std::string_view bytes) {
        if (kept_.empty()) {
            left_ = bytes;
            return;
        }
        kept_ += bytes;
        left_ = kept_;
    }

    // The next whole frame; nothing when more bytes must come first.
    std::optional<Frame> next() {
        while (const auto size = head_size()) {
            const auto first = static_cast<unsigned char>(left_[0]);
            const std::string_view content = left_.substr(*size, content_size(*size));
            left_.remove_prefix(*size + content.size());
            if ((first & 0x0f) > 2)
                return Frame{.kind = control(first & 0x0f), .content = content};
            if ((first & 0x80) != 0 && begun_.empty())
                return Frame{.kind = Kind::text, .content = content};
            begun_ += content;
            if ((first & 0x80) != 0) {
                whole_ = std::move(begun_);
                begun_.clear();
                return Frame{.kind = Kind::text, .content = whole_};
            }
        }
        kept_ = std::string(left_);
        return std::nullopt;
    }

  private:
    static Kind control(int code) {
        return code == 8 ? Kind::close : code == 9 ? Kind::ping : Kind::other;
    }

    // Bytes before the content, when all of the frame is there. A server never masks.
    std::optional<std::size_t> head_size() const {
        if (left_.size() < 2)
            return std::nullopt;
        const int length = left_[1] & 0x7f;
        const std::size_t head = length == 127 ? 10 : length == 126 ? 4 : 2;
        if (left_.size() < head || left_.size() - head < content_size(head))
            return std::nullopt;
        return head;
    }

    std::size_t content_size(std::size_t head) const {
        if (head == 2)
            return static_cast<std::size_t>(left_[1] & 0x7f);
        std::size_t size = 0;
        for (std::size_t i = 2; i < head; ++i)
            size = size << 8 | static_cast<unsigned char>(left_[i]);
        return size;
    }

    std::string_view left_;
    std::string kept_;   // the beginning of a frame whose end has not come
    std::string begun_;  // a message in several frames
    std::string whole_;
};

}  // namespace sidera::load
