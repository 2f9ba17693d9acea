// What a reader keeps of the last update.

#include "server/wire/kept.h"

#include <functional>

namespace sidera::wire {
namespace {

std::uint64_t print_of(std::string_view text) {
    return std::hash<std::string_view>()(text);
}

// The members of an object as our writer makes them: without spaces.
class Members {
  public:
    explicit Members(std::string_view object) : rest_(object.substr(1)) {}

    // False at the end.
    bool next(std::string_view& name, std::string_view& value) {
        if (rest_.starts_with(','))
            rest_.remove_prefix(1);
        if (!rest_.starts_with('"'))
            return false;
        name = take();
        rest_.remove_prefix(1);  // the colon
        value = take();
        return true;
    }

  private:
    // Behind the closing quote of a text that begins here.
    static std::size_t end_of_text(std::string_view text, std::size_t at) {
        for (++at; at < text.size() && text[at] != '"'; ++at)
            at += text[at] == '\\' ? 1 : 0;
        return at + 1;
    }

    // One whole value, with its quotes or brackets.
    std::string_view take() {
        std::size_t at = 0;
        int open = 0;
        while (at < rest_.size()) {
            const char c = rest_[at];
            if (c == '"') {
                at = end_of_text(rest_, at);
            } else if (open == 0 && (c == ',' || c == ':' || c == '}' || c == ']')) {
                break;
            } else {
                open += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
                ++at;
            }
            if (open == 0 && (c == '"' || c == '}' || c == ']'))
                break;
        }
        const std::string_view value = rest_.substr(0, at);
        rest_.remove_prefix(value.size());
        return value;
    }

    std::string_view rest_;
};

}  // namespace

// Whether the next part has changed.
bool Kept::note(std::uint64_t name, std::uint64_t value) {
    const Part part{.name = name, .value = value};
    if (at_ == parts_.size())
        parts_.push_back({});
    Part& known = parts_[at_++];
    fits_ = fits_ && known.name == name;
    const bool changed = known != part;
    known = part;
    return changed;
}

// Writes the changed members; whether there are any.
bool Kept::add_changes(std::string_view object, std::uint64_t name, int depth, std::string& out) {
    bool any = false;
    std::string_view key;
    std::string_view value;
    out += '{';
    for (Members members(object); members.next(key, value);) {
        const std::size_t before = out.size();
        ((out += any ? "," : "") += key) += ':';
        std::uint64_t path = (name ^ print_of(key)) * 0x100000001b3u;
        bool changed = false;
        if (value.starts_with('{') && depth > 1) {
            note(++path, 0);  // an object is another part than a value of that name
            changed = add_changes(value, path, depth - 1, out);
        } else {
            changed = note(path, print_of(value));
            if (changed)
                out += value;
        }
        if (!changed)
            out.resize(before);
        any = any || changed;
    }
    out += '}';
    return any;
}

std::string Kept::message_for(const Update& update) {
    const std::size_t known = parts_.size();
    at_ = 0;
    fits_ = known > 0;
    UpdateParts message{.whole = update};
    message.with_decisions = note(1, print_of(json_text(update.decisions)));
    message.with_standing = note(2, print_of(update.standing.text));
    add_changes(update.view.text, 0, kPartsDepth, message.view.text);
    fits_ = fits_ && at_ == known;
    parts_.resize(at_);
    return fits_ ? message_text(message) : message_text(update);
}

}  // namespace sidera::wire
