// Texts of the engine as wire texts.

#include <algorithm>

#include "server/wire/words.h"

namespace sidera::wire {
namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

}  // namespace

Said said(const Message& message) {
    Said out{.key = message.key, .args = {}};
    for (const MessageArg& arg : message.args) {
        Argument value;
        switch (arg.kind) {
            case MessageArg::Kind::number:
                value.number = arg.number;
                break;
            case MessageArg::Kind::seat:
                value.seat = seat_at(static_cast<int>(arg.number));
                break;
            case MessageArg::Kind::key:
                value.key = arg.text;
                break;
            case MessageArg::Kind::text:
                value.text = arg.text;
                break;
            case MessageArg::Kind::keys:
                value.keys = words_of(arg.text);
                break;
            case MessageArg::Kind::list:
                value.list.emplace();
                for (const Message& item : arg.items)
                    value.list->push_back(said(item));
                break;
        }
        out.args.push_back({.name = arg.name, .value = std::move(value)});
    }
    return out;
}

Said server_text(std::string_view key, std::string_view text) {
    Said out{.key = "server." + std::string(key), .args = {}};
    if (!text.empty())
        out.args.push_back({.name = "text", .value = {.text = std::string(text)}});
    return out;
}

}  // namespace sidera::wire
