// Options as short texts and back, and the object each belongs to: one row a verb.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/decision.h"
#include "engine/describe.h"
#include "engine/number_text.h"

namespace sidera {

// Nothing: there is no such operand.
using WrittenOperand = std::optional<std::string>;
using ReadOperand = std::optional<std::uint32_t>;

// How the operands of one kind are written and read. Reading may be generous: what would be written
// otherwise ("P03") is refused afterwards.
struct OperandText {
    WrittenOperand (*write)(const Names&, std::uint32_t) = nullptr;
    ReadOperand (*read)(const Names&, std::string_view) = nullptr;
};

template<class Verb>
struct VerbRow {
    Verb verb{};
    std::string_view word;  // with an operand: what stands before it
    OperandText operand{};  // without: verbs that take none
    std::string_view object =
        {};  // on the table; what ends with a colon is followed by the operand
};

// Players, and things that have names; those from `kLimit` on are no operands.
template<class Key, std::size_t kLimit = static_cast<std::size_t>(-1)>
struct NamedOperand {
    static std::size_t count(const Names& names) {
        if constexpr (std::same_as<Key, Seat>)
            return std::min<std::size_t>(kLimit, kMaxSeats);
        else if constexpr (NamedEnum<Key>)
            return std::min(kLimit, EnumText<Key>::kNames.size());
        else
            return std::min(kLimit, key_count<Key>(names, 0));
    }

    static WrittenOperand write(const Names& names, std::uint32_t i) {
        if (i >= count(names) || key_name<Key>(names, i) == kReserved)
            return std::nullopt;
        return key_name<Key>(names, i);
    }

    static ReadOperand read(const Names& names, std::string_view text) {
        for (std::uint32_t i = 0; i < count(names); ++i)
            if (key_name<Key>(names, i) == text)
                return i;
        return std::nullopt;
    }
};
template<class Key, std::size_t kLimit = static_cast<std::size_t>(-1)>
inline constexpr OperandText kNamed = {NamedOperand<Key, kLimit>::write,
                                       NamedOperand<Key, kLimit>::read};

template<std::uint32_t kLeast, std::uint32_t kMost>
inline constexpr OperandText kNumber = {
    [](const Names&, std::uint32_t number) {
        return number >= kLeast && number <= kMost ? WrittenOperand(std::to_string(number))
                                                   : std::nullopt;
    },
    [](const Names&, std::string_view text) { return number_from<std::uint32_t>(text); }};

// Two operands with a sign between them, held as `first * kUnit + second`.
template<const OperandText& kFirst, char kBetween, const OperandText& kSecond, std::uint32_t kUnit>
inline constexpr OperandText kPair = {
    [](const Names& names, std::uint32_t operand) {
        const WrittenOperand first = kFirst.write(names, operand / kUnit);
        const WrittenOperand second = kSecond.write(names, operand % kUnit);
        return first && second ? WrittenOperand(*first + kBetween + *second) : std::nullopt;
    },
    [](const Names& names, std::string_view text) -> ReadOperand {
        const std::size_t at = text.find(kBetween);
        if (at == std::string_view::npos)
            return std::nullopt;
        const ReadOperand first = kFirst.read(names, text.substr(0, at));
        const ReadOperand second = kSecond.read(names, text.substr(at + 1));
        return first && second ? ReadOperand(*first * kUnit + *second) : std::nullopt;
    }};

template<class Verb, std::size_t N>
struct VerbTable {
    std::array<VerbRow<Verb>, N> rows;

    const VerbRow<Verb>* row_of(OptionCode code) const {
        for (const VerbRow<Verb>& row : rows)
            if (static_cast<std::uint32_t>(row.verb) == verb_of(code))
                return &row;
        return nullptr;
    }

    // "?" for what is no option.
    std::string write(const Names& names, OptionCode code) const {
        const VerbRow<Verb>* row = row_of(code);
        if (row == nullptr)
            return "?";
        if (row->operand.write == nullptr)
            return operand_of(code) == 0 ? std::string(row->word) : "?";
        const WrittenOperand operand = row->operand.write(names, operand_of(code));
        return operand ? std::string(row->word) + *operand : "?";
    }

    std::optional<OptionCode> read(const Names& names, std::string_view text) const {
        for (const VerbRow<Verb>& row : rows) {
            if (!text.starts_with(row.word))
                continue;
            const std::string_view rest = text.substr(row.word.size());
            const ReadOperand operand =
                row.operand.read == nullptr ? ReadOperand(0) : row.operand.read(names, rest);
            if (!operand || *operand > kMaxOperand)
                continue;
            const OptionCode code = make_code(static_cast<std::uint8_t>(row.verb), *operand);
            if (write(names, code) == text)
                return code;
        }
        return std::nullopt;
    }

    // The object on the table that an option belongs to, as far as its row tells: a client lights
    // it up.
    std::string object(const Names& names, OptionCode code) const {
        const VerbRow<Verb>* row = row_of(code);
        std::string object(row == nullptr ? std::string_view() : row->object);
        if (object.ends_with(':'))
            object += row->operand.write(names, operand_of(code)).value_or("");
        return object;
    }
};
template<class Verb, std::size_t N>
VerbTable(std::array<VerbRow<Verb>, N>) -> VerbTable<Verb, N>;

// "option.stay": where an option has nothing else to tell, this is its label.
template<NamedEnum Verb>
Message label_by_verb(Verb verb) {
    return {.key = "option." + std::string(name_of(verb)), .args = {}};
}

}  // namespace sidera
