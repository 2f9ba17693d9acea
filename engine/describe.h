// Described types: one list of fields per struct serves hashing, comparing, JSON and JSON Schema.
//
// A struct is described by a member template
//     template<class Self, class Visit> static void fields(Self& self, Visit&& visit) {
//         visit("space", self.space);
//         ...
//     }
// an enum by a specialisation of EnumText, an alternative of a variant also by `kName`.
//
// What came after records were written must not change them: a field that is visited as
// `later(self.moons)`, or a key that its EnumText calls later, adds nothing to hash and JSON while
// it has its default value.

#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/enum_names.h"
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

// A field that came later, as its visitors get it.
template<class T>
struct LaterField {
    T& value;
    std::remove_const_t<T> usual;

    bool is_usual() const { return value == usual; }
};

template<class T>
LaterField<T> later(T& field, const std::remove_const_t<T>& usual = {}) {
    return {field, usual};
}

template<class T>
inline constexpr bool kIsLater = false;
template<class T>
inline constexpr bool kIsLater<LaterField<T>> = true;

// Names of an enum whose members are known to the program: `kType` and `kNames` (mostly those in
// the code, by `NamesInCode`), and `is_later(E)` where some of them came later.
template<class E>
struct EnumText;

// The name of a number that is kept free for something to come.
inline constexpr std::string_view kReserved = "-";

// The given names, then numbers that are kept free, the last name at the very end.
template<std::size_t N, std::size_t Given>
constexpr std::array<std::string_view, N> names_with_room(
    const std::array<std::string_view, Given>& given, std::string_view last) {
    static_assert(Given < N, "there is no room for all of these");
    std::array<std::string_view, N> names{};
    for (std::size_t i = 0; i < N; ++i)
        names[i] = i < Given ? given[i] : kReserved;
    names[N - 1] = last;
    return names;
}

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
        if (EnumText<E>::kNames[i] == name && name != kReserved) {
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

template<class Key>
concept HasLaterKeys = NamedEnum<Key> && requires(Key key) { EnumText<Key>::is_later(key); };

template<class Key>
constexpr bool is_later_key(std::size_t i) {
    if constexpr (HasLaterKeys<Key>)
        return EnumText<Key>::is_later(static_cast<Key>(i));
    else
        return false;
}

// An enum that gets a member with each folder of a kind (`kGrows`): to who does not make the list
// anew a member is any text.
template<class E>
concept GrowingEnum = NamedEnum<E> && EnumText<E>::kGrows;

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
template<class E, std::size_t N>
inline constexpr bool kIsEnumSet<EnumSet<E, N>> = true;

// How many bits a set of these needs: one beyond the highest member with a name.
template<class E>
constexpr std::size_t kBitsNeeded = [] {
    std::size_t bits = 0;
    if constexpr (NamedEnum<E>)
        for (std::size_t i = 0; i < EnumText<E>::kNames.size(); ++i)
            if (const std::string_view name = EnumText<E>::kNames[i];
                name != kReserved && name != "none" && name != "never")
                bits = i + 1;
    return bits;
}();

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
        } else if constexpr (std::same_as<T, SeatSet>) {
            add(value.bits());
        } else if constexpr (kIsEnumSet<T>) {
            static_assert(kBitsNeeded<typename T::key_type> <= T::kMost, "the set is too small");
            for (const auto word : value.words())
                add(word);
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
            visit_keyed(value);
        } else if constexpr (kIsVariant<T>) {
            add(value.index());
            std::visit([this](const auto& held) { this->visit(held); }, value);
        } else {
            static_assert(Described<const T>, "this type is not described");
            T::fields(value, [this](std::string_view name, const auto& field) {
                if constexpr (kIsLater<std::remove_cvref_t<decltype(field)>>)
                    this->visit_later(name, field);
                else
                    this->visit(field);
            });
        }
    }

    std::uint64_t value() const { return hash_ ^ hash_ >> 29; }

  private:
    // Where it stands in the order of fields is told by its name.
    template<class T>
    void visit_later(std::string_view name, const LaterField<T>& field) {
        if (field.is_usual())
            return;
        for (const char letter : name)
            add(static_cast<unsigned char>(letter));
        visit(field.value);
    }

    template<class K, class V, std::size_t N>
    void visit_keyed(const Keyed<K, V, N>& keyed) {
        for (std::size_t i = 0; i < N; ++i) {
            if (is_later_key<K>(i)) {
                if (keyed.values[i] == V{})
                    continue;
                add(i);
            }
            visit(keyed.values[i]);
        }
    }

    std::uint64_t hash_ = 0x2545f4914f6cdd1du;
};

template<class T>
std::uint64_t hash_of(const T& value) {
    Hasher hasher;
    hasher.visit(value);
    return hasher.value();
}

}  // namespace sidera
