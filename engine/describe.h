// Described types: one list of fields per struct serves hashing, comparing, JSON and JSON Schema.
//
// A struct is described by a member template
//     template<class Self, class Visit> static void fields(Self& self, Visit&& visit) {
//         visit("space", self.space);
//         ...
//     }
// an enum by a specialisation of EnumText, an alternative of a variant also by `kName`.

#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/fixed_vec.h"
#include "engine/keyed.h"
#include "engine/seat.h"
#include "engine/short_text.h"

namespace sidera {

struct IgnoreField {
    void operator()(std::string_view, const auto&) const {}
};

template<class T>
concept Described = requires(T& t) { T::fields(t, IgnoreField{}); };

// A part of a state that follows from the rest: kept for speed, never written, no part of the
// value.
template<class T>
struct Derived : T {
    constexpr bool operator==(const Derived&) const { return true; }
};

// Names of an enum whose members are known to the program: `kType` and `kNames`.
template<class E>
struct EnumText;

template<class E>
concept NamedEnum = std::is_enum_v<E> && requires { EnumText<E>::kNames; };

// An enum whose members come from a data set (the bodies of a mat): `kDomain` picks the list in
// Names.
template<class E>
struct DataText;

template<class E>
concept DataEnum = std::is_enum_v<E> && requires { DataText<E>::kDomain; };

// An enum written as a text of its own (a hexagon as "9,6"): `write(E)` and `read(text, E&)`. Its
// highest number means "none".
template<class E>
struct WrittenText;

template<class E>
concept WrittenEnum = std::is_enum_v<E> && requires(E e) { WrittenText<E>::write(e); };

template<WrittenEnum E>
inline constexpr E kNoneWritten = static_cast<E>(static_cast<std::underlying_type_t<E>>(-1));

// What names depend on: how many seats there are, and the names in the data set.
struct Names {
    int seats = kMaxSeats;
    std::array<std::vector<std::string>, 4> domains;
};

template<NamedEnum E>
constexpr std::string_view name_of(E e) {
    const auto i = static_cast<std::size_t>(e);
    return i < EnumText<E>::kNames.size() ? EnumText<E>::kNames[i] : std::string_view("?");
}

template<NamedEnum E>
constexpr bool enum_from(std::string_view name, E& out) {
    for (std::size_t i = 0; i < EnumText<E>::kNames.size(); ++i) {
        if (EnumText<E>::kNames[i] == name) {
            out = static_cast<E>(i);
            return true;
        }
    }
    return false;
}

// All 255 of a data enum means "none".
template<DataEnum E>
inline constexpr E kNone = static_cast<E>(0xFF);

// The number of keys of an index type under these names.
template<class Key>
std::size_t key_count(const Names& names, std::size_t capacity) {
    if constexpr (std::same_as<Key, Seat>)
        return static_cast<std::size_t>(names.seats);
    else if constexpr (NamedEnum<Key>)
        return capacity;
    else
        return names.domains[DataText<Key>::kDomain].size();
}

template<class Key>
std::string key_name(const Names& names, std::size_t i) {
    if constexpr (std::same_as<Key, Seat>)
        return std::string(1, letter(seat_at(static_cast<int>(i))));
    else if constexpr (NamedEnum<Key>)
        return std::string(name_of(static_cast<Key>(i)));
    else
        return i < names.domains[DataText<Key>::kDomain].size()
                   ? names.domains[DataText<Key>::kDomain][i]
                   : std::string("?");
}

template<class T>
inline constexpr bool kIsFixedVec = false;
template<class T, std::size_t N>
inline constexpr bool kIsFixedVec<FixedVec<T, N>> = true;

template<class T>
inline constexpr bool kIsArray = false;
template<class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;

template<class T>
inline constexpr bool kIsKeyed = false;
template<class K, class T, std::size_t N>
inline constexpr bool kIsKeyed<Keyed<K, T, N>> = true;

template<class T>
inline constexpr bool kIsEnumSet = false;
template<class E, class B>
inline constexpr bool kIsEnumSet<EnumSet<E, B>> = true;

template<class T>
inline constexpr bool kIsVariant = false;
template<class... Ts>
inline constexpr bool kIsVariant<std::variant<Ts...>> = true;

// 64-bit hash of a described value. It visits fields, never raw bytes: padding has no say.
class Hasher {
  public:
    void add(std::uint64_t word) {
        hash_ = (hash_ ^ word) * 0x9fb21c651e98df25u;
        hash_ ^= hash_ >> 32;
    }

    template<class T>
    void visit(const T& value) {
        if constexpr (std::integral<T> || std::is_enum_v<T>) {
            add(static_cast<std::uint64_t>(value));
        } else if constexpr (std::same_as<T, SeatSet> || kIsEnumSet<T>) {
            add(value.bits());
        } else if constexpr (std::same_as<T, ShortText>) {
            for (const char byte : value.bytes)
                add(static_cast<unsigned char>(byte));
        } else if constexpr (kIsFixedVec<T>) {
            add(value.size());
            for (const auto& item : value)
                visit(item);
        } else if constexpr (kIsArray<T>) {
            for (const auto& item : value)
                visit(item);
        } else if constexpr (kIsKeyed<T>) {
            visit(value.values);
        } else if constexpr (kIsVariant<T>) {
            add(value.index());
            std::visit([this](const auto& held) { this->visit(held); }, value);
        } else {
            static_assert(Described<const T>, "this type is not described");
            T::fields(value, [this](std::string_view, const auto& field) { this->visit(field); });
        }
    }

    std::uint64_t value() const { return hash_ ^ hash_ >> 29; }

  private:
    std::uint64_t hash_ = 0x2545f4914f6cdd1du;
};

template<class T>
std::uint64_t hash_of(const T& value) {
    Hasher hasher;
    hasher.visit(value);
    return hasher.value();
}

}  // namespace sidera
