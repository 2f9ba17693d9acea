// Messages and how they are said.

#include "engine/narrate.h"

#include <algorithm>

namespace sidera {

Message& Message::with(std::string_view name, std::int64_t number) {
    args.push_back({.name = std::string(name),
                    .kind = MessageArg::Kind::number,
                    .number = number,
                    .text = {}});
    return *this;
}

Message& Message::with_seat(std::string_view name, Seat seat) {
    args.push_back({.name = std::string(name),
                    .kind = MessageArg::Kind::seat,
                    .number = index(seat),
                    .text = {}});
    return *this;
}

Message& Message::with_key(std::string_view name, std::string key_of_text) {
    args.push_back({.name = std::string(name),
                    .kind = MessageArg::Kind::key,
                    .number = 0,
                    .text = std::move(key_of_text)});
    return *this;
}

Message& Message::with_text(std::string_view name, std::string text) {
    args.push_back({.name = std::string(name),
                    .kind = MessageArg::Kind::text,
                    .number = 0,
                    .text = std::move(text)});
    return *this;
}

Message& Message::with_keys(std::string_view name, std::string keys_of_texts) {
    args.push_back({.name = std::string(name),
                    .kind = MessageArg::Kind::keys,
                    .number = 0,
                    .text = std::move(keys_of_texts)});
    return *this;
}

Message& Message::with_list(std::string_view name, std::vector<Message> items) {
    args.push_back({.name = std::string(name),
                    .kind = MessageArg::Kind::list,
                    .number = 0,
                    .text = {},
                    .items = std::move(items)});
    return *this;
}

std::string Speaker::say_all(std::span<const Message> items) const {
    std::string list;
    for (const Message& item : items)
        list += (list.empty() ? "" : ", ") + say(item);
    return list;
}

std::string Speaker::say_list(std::string_view keys) const {
    std::string list;
    while (!keys.empty()) {
        const std::size_t end = std::min(keys.find(' '), keys.size());
        list += (list.empty() ? "" : ", ") + say_key(keys.substr(0, end));
        keys.remove_prefix(std::min(end + 1, keys.size()));
    }
    return list;
}

std::string Speaker::say_key(std::string_view key) const {
    if (const std::string* text = texts_.find(key))
        return fill(*text, {});
    const std::size_t dot =
        key.rfind('.');  // an owner's own body or token has no text: its id will do
    return std::string(dot == std::string_view::npos ? key : key.substr(dot + 1));
}

std::string Speaker::seat(Seat seat) const {
    const auto i = static_cast<std::size_t>(seat);
    return i < seat_names_.size() ? seat_names_[i] : std::string(1, letter(seat));
}

std::string Speaker::say(const Message& message) const {
    const std::string* pattern = texts_.find(message.key);
    if (pattern == nullptr)
        return message.key;
    std::vector<TextArg> args;
    for (const MessageArg& arg : message.args) {
        switch (arg.kind) {
            case MessageArg::Kind::number:
                args.push_back(number_arg(arg.name, arg.number));
                break;
            case MessageArg::Kind::seat:
                args.push_back(
                    {.name = arg.name, .text = seat(seat_at(static_cast<int>(arg.number)))});
                break;
            case MessageArg::Kind::key:
                args.push_back({.name = arg.name, .text = say_key(arg.text)});
                break;
            case MessageArg::Kind::text:
                args.push_back({.name = arg.name, .text = arg.text});
                break;
            case MessageArg::Kind::keys:
                args.push_back({.name = arg.name, .text = say_list(arg.text)});
                break;
            case MessageArg::Kind::list:
                args.push_back({.name = arg.name, .text = say_all(arg.items)});
                break;
        }
    }
    return fill(*pattern, args);
}

}  // namespace sidera
