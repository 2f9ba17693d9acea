// Scripted and recorded luck, and seeds as text.

#include "engine/luck.h"

namespace sidera {
namespace {

int hex_digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

void append_hex(std::string& out, std::uint64_t word) {
    for (int shift = 60; shift >= 0; shift -= 4)
        out += "0123456789abcdef"[word >> shift & 15];
}

std::string number(std::uint64_t n) {
    return std::to_string(n);
}

}  // namespace

std::string to_text(Seed seed) {
    std::string out;
    append_hex(out, seed.high);
    append_hex(out, seed.low);
    return out;
}

bool seed_from_text(std::string_view text, Seed& out) {
    Seed seed;
    if (text.size() == 32) {
        for (std::size_t i = 0; i < 32; ++i) {
            const int digit = hex_digit(text[i]);
            if (digit < 0)
                return false;
            std::uint64_t& word = i < 16 ? seed.high : seed.low;
            word = word << 4 | static_cast<std::uint64_t>(digit);
        }
        out = seed;
        return true;
    }
    if (text.empty() || text.size() > 19)
        return false;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return false;
        seed.low = seed.low * 10 + static_cast<std::uint64_t>(c - '0');
    }
    out = seed;
    return true;
}

void LuckScript::add(Stream why, std::uint32_t value) {
    draws.push_back({.why = why, .value = value});
}

std::size_t LuckScript::left() const {
    std::size_t taken = 0;
    for (const bool u : used)
        taken += u ? 1 : 0;
    return draws.size() - taken;
}

// Not always the same: who rolls until somebody has more would roll for ever.
static std::uint32_t unscripted(const Draw& wanted) {
    const std::uint64_t which =
        std::uint64_t{wanted.index} << 8 | static_cast<std::uint8_t>(wanted.owner);
    const std::uint64_t mixed = (which + 1) * 0x9E3779B97F4A7C15;
    return static_cast<std::uint32_t>((mixed >> 32) % wanted.choices);
}

std::uint32_t LuckScript::take(const Draw& wanted, bool may_name_items) {
    used.resize(draws.size());
    std::size_t at = next;
    if (!exact)
        while (at < draws.size() && (used[at] || draws[at].why != wanted.why))
            ++at;
    const auto why = static_cast<std::size_t>(wanted.why);
    const std::string stream =
        why < stream_names.size() ? std::string(stream_names[why]) : number(why);
    if (at >= draws.size()) {
        fault = "the script holds no further outcome for luck stream " + stream;
        return unscripted(wanted);
    }
    const Draw& draw = draws[at];
    const bool same = draw.why == wanted.why && draw.owner == wanted.owner &&
                      draw.index == wanted.index && draw.choices == wanted.choices;
    if (exact && !same) {
        fault = "draw " + number(at) + " is not the one that was recorded";
        return 0;
    }
    if (draw.value >= wanted.choices && !(may_name_items && draw.value >= kItem)) {
        fault = "the script says " + number(draw.value) + " on luck stream " + stream +
                ", where only 0 to " + number(wanted.choices - 1) + " can come up";
        return 0;
    }
    used[at] = true;
    if (exact)
        ++next;
    return draw.value;
}

std::uint32_t Luck::watched(std::uint32_t choices, Stream why, Seat owner, std::uint32_t index) {
    Draw draw{.why = why, .owner = owner, .index = index, .choices = choices};
    if (script_ != nullptr)
        return script_->take(draw);
    draw.value = pure(choices, why, owner, index);
    tape_->push_back(draw);
    return draw.value;
}

std::vector<std::size_t> Luck::scripted_order(std::span<const std::uint32_t> items, Stream why) {
    ++drawn_;
    std::vector<std::size_t> order;
    std::vector<bool> seen(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Draw wanted{.why = why, .choices = static_cast<std::uint32_t>(items.size())};
        std::size_t item = script_->take(wanted, true);
        if (item >= LuckScript::kItem) {
            const std::size_t number = item - LuckScript::kItem;
            item = 0;
            while (item + 1 < items.size() && (seen[item] || items[item] != number))
                ++item;
            if (items[item] != number && script_->fault.empty())
                script_->fault = "the script names an item that is not shuffled, or too often";
        }
        if (seen[item] && script_->fault.empty())
            script_->fault = "the script names an item of a shuffle twice";
        while (seen[item])  // whatever is wrong, each is there once
            item = (item + 1) % items.size();
        seen[item] = true;
        order.push_back(item);
    }
    return order;
}

std::uint32_t Luck::watched_dice(
    std::uint32_t sides, std::uint32_t count, Stream why, Seat owner, std::uint32_t index) {
    ++drawn_;
    std::uint32_t outcomes = 1;
    for (std::uint32_t i = 0; i < count; ++i)
        outcomes *= sides;
    if (tape_ != nullptr || script_->exact)
        return watched(outcomes, why, owner, index);
    std::uint32_t thrown = 0;  // a scenario names each die
    std::uint32_t place = 1;
    for (std::uint32_t i = 0; i < count; ++i, place *= sides)
        thrown += place * watched(sides, why, owner, index);
    return thrown;
}

}  // namespace sidera
