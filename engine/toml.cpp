// Reads TOML.

#include "engine/toml.h"

#include <algorithm>
#include <charconv>

namespace sidera {
namespace {

using Kind = TomlNode::Kind;

constexpr int kMostNested = 16;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_bare(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' || c == '-';
}

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    TomlLoad run() {
        TomlLoad load;
        std::vector<std::string> path;  // of the table that the lines belong to
        for (skip_lines(); !at_end() && !fault_; skip_lines()) {
            if (peek() == '[') {
                path = header(load.root);
            } else if (TomlNode* table = walk(load.root, path, path.size())) {
                pair(*table, 0);
            }
            end_of_line();
        }
        load.fault = fault_;
        return load;
    }

  private:
    bool at_end() const { return at_ >= text_.size(); }

    char peek() const { return at_end() ? '\0' : text_[at_]; }

    bool take(char c) {
        if (at_end() || text_[at_] != c)
            return false;
        ++at_;
        return true;
    }

    void fail(std::string reason) {
        if (!fault_)
            fault_ = {line_, std::move(reason)};
    }

    void skip_blanks() {
        while (peek() == ' ' || peek() == '\t')
            ++at_;
    }

    void skip_comment() {
        if (peek() == '#')
            while (!at_end() && peek() != '\n')
                ++at_;
    }

    // Blanks, comments and ends of lines.
    void skip_lines() {
        for (;;) {
            skip_blanks();
            skip_comment();
            take('\r');
            if (!take('\n'))
                return;
            ++line_;
        }
    }

    void end_of_line() {
        skip_blanks();
        skip_comment();
        take('\r');
        if (!at_end() && peek() != '\n')
            fail("something is left at the end of the line");
    }

    // A key between dots, bare or in quotes.
    std::string key() {
        skip_blanks();
        if (peek() == '"' || peek() == '\'')
            return quoted();
        const std::size_t begin = at_;
        while (!at_end() && is_bare(peek()))
            ++at_;
        if (at_ == begin)
            fail("a name is expected here");
        return std::string(text_.substr(begin, at_ - begin));
    }

    std::vector<std::string> dotted() {
        std::vector<std::string> keys = {key()};
        for (skip_blanks(); !fault_ && take('.'); skip_blanks())
            keys.push_back(key());
        return keys;
    }

    // The table at the first `count` keys of the path; tables on the way are made as needed.
    TomlNode* walk(TomlNode& root, const std::vector<std::string>& path, std::size_t count) {
        TomlNode* table = &root;
        for (std::size_t i = 0; i < count && !fault_; ++i) {
            const auto found = std::find_if(
                table->members.begin(), table->members.end(), [&](const TomlNode& member) {
                    return member.key == path[i];
                });
            if (found == table->members.end()) {
                table->members.push_back({.line = line_, .key = path[i]});
                table = &table->members.back();
            } else if (found->is(Kind::table)) {
                table = &*found;
            } else {
                fail(path[i] + " is no table");
            }
        }
        return fault_ ? nullptr : table;
    }

    std::vector<std::string> header(TomlNode& root) {
        take('[');
        if (peek() == '[')
            fail("lists of tables are not used in data sets");
        std::vector<std::string> path = dotted();
        skip_blanks();
        if (!fault_ && !take(']'))
            fail("the bracket of a table is not closed");
        if (fault_ || path.size() > kMostNested) {
            fail("too many names in a row");
            return {};
        }
        TomlNode* table = walk(root, path, path.size());
        if (table == nullptr)
            return {};
        std::string name;
        for (const std::string& part : path)
            name += "\n" + part;
        if (std::find(headers_.begin(), headers_.end(), name) != headers_.end())
            fail("this table is there already");
        headers_.push_back(std::move(name));
        return path;
    }

    // key = value
    void pair(TomlNode& table, int depth) {
        const std::vector<std::string> path = dotted();
        if (path.size() > kMostNested)
            fail("too many names in a row");
        skip_blanks();
        if (!fault_ && !take('='))
            fail("= is expected after a name");
        TomlNode* owner = fault_ ? nullptr : walk(table, path, path.size() - 1);
        if (owner == nullptr)
            return;
        if (owner->find(path.back()) != nullptr)
            return fail(path.back() + " is there already");
        TomlNode node = value(depth);
        node.key = path.back();
        owner->members.push_back(std::move(node));
    }

    TomlNode value(int depth) {
        skip_blanks();
        TomlNode node{.line = line_};
        const char c = peek();
        if (depth > kMostNested) {
            fail("too many brackets in brackets");
        } else if (c == '"' || c == '\'') {
            node.kind = Kind::text;
            node.text = quoted();
        } else if (c == '[') {
            list(node, depth);
        } else if (c == '{') {
            inline_table(node, depth);
        } else {
            plain(node);
        }
        return node;
    }

    void list(TomlNode& node, int depth) {
        node.kind = Kind::list;
        take('[');
        for (skip_lines(); !fault_ && !take(']'); skip_lines()) {
            node.members.push_back(value(depth + 1));
            skip_lines();
            if (!fault_ && !take(',') && peek() != ']')
                fail("a comma or the end of the list is expected here");
        }
    }

    void inline_table(TomlNode& node, int depth) {
        take('{');
        skip_blanks();
        while (!fault_ && !take('}')) {
            pair(node, depth + 1);
            skip_blanks();
            if (!fault_ && !take(',') && peek() != '}')
                fail("a comma or the end of the table is expected here");
            skip_blanks();
        }
    }

    // A number or a flag.
    void plain(TomlNode& node) {
        const std::size_t begin = at_;
        while (!at_end() && (is_bare(peek()) || peek() == '+' || peek() == '.' || peek() == ':'))
            ++at_;
        std::string word(text_.substr(begin, at_ - begin));
        if (word == "true" || word == "false") {
            node.kind = Kind::flag;
            node.number = word == "true" ? 1 : 0;
            return;
        }
        std::erase(word, '_');
        if (word.starts_with('+'))
            word.erase(0, 1);
        node.kind = Kind::number;
        const auto [end, error] =
            std::from_chars(word.data(), word.data() + word.size(), node.number);
        if (word.empty())
            fail("a value is expected here");
        else if (error == std::errc::result_out_of_range)
            fail("the number " + word + " is too large");
        else if (error != std::errc{} || end != word.data() + word.size())
            fail("'" + word + "' is no whole number, and texts stand in quotes");
    }

    std::string quoted() {
        const char quote = text_[at_++];
        std::string text;
        while (!at_end() && peek() != quote && peek() != '\n') {
            const char c = text_[at_++];
            if (c == '\\' && quote == '"')
                escape(text);
            else
                text += c;
        }
        if (!take(quote))
            fail("a text has no end in its line");
        return text;
    }

    void escape(std::string& text) {
        constexpr std::string_view kNames = "\"\\nt";
        constexpr std::string_view kMeanings = "\"\\\n\t";
        const std::size_t which = at_end() ? std::string_view::npos : kNames.find(peek());
        if (which == std::string_view::npos)
            return fail("after \\ in a text stands one of \" \\ n t");
        text += kMeanings[which];
        ++at_;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::optional<TomlFault> fault_;
    std::vector<std::string> headers_;  // seen so far
};

}  // namespace

const TomlNode* TomlNode::find(std::string_view name) const {
    for (const TomlNode& member : members)
        if (kind == Kind::table && member.key == name)
            return &member;
    return nullptr;
}

TomlLoad read_toml(std::string_view text) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";  // some editors write it first
    return Reader(text.starts_with(kMark) ? text.substr(kMark.size()) : text).run();
}

}  // namespace sidera
