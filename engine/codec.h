// Described values from JSON, and where two of them differ first.

#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/described_writer.h"

namespace sidera {

// Lays a JSON value over a described one: members that are not given keep their value, lists are
// replaced. The first thing that does not fit is named with its path.
class DescribedReader {
  public:
    explicit DescribedReader(const Names& names) : names_(names) {}

    // Empty when all was read; otherwise a sentence, and the value may be half changed.
    template<class T>
    std::optional<std::string> read(const Json& json, T& value, std::string path) {
        path_ = std::move(path);
        fault_.clear();
        lay(json, value);
        return fault_.empty() ? std::nullopt : std::optional(fault_);
    }

  private:
    void fail(std::string_view expected) {
        if (fault_.empty())
            fault_ = path_ + ": " + std::string(expected);
    }

    template<class F>
    void inside(std::string_view step, F&& act) {
        if (!fault_.empty())
            return;
        const std::size_t length = path_.size();
        if (!path_.empty())
            path_ += '.';
        path_ += step;
        act();
        path_.resize(length);
    }

    template<class T>
    void lay(const Json& json, T& value) {
        if constexpr (std::same_as<T, bool>)
            json.is_bool() ? void(value = json.as_bool()) : fail("expected true or false");
        else if constexpr (std::integral<T>)
            lay_integer(json, value);
        else if constexpr (std::same_as<T, ShortText>)
            lay_text(json, value);
        else if constexpr (WrittenEnum<T>)
            lay_written(json, value);
        else if constexpr (std::is_enum_v<T>)
            lay_key(json, value);
        else if constexpr (std::same_as<T, SeatSet> || kIsEnumSet<T>)
            lay_set(json, value);
        else if constexpr (kIsFixedVec<T>)
            lay_list(json, value);
        else if constexpr (kIsKeyed<T>)
            lay_keyed(json, value);
        else if constexpr (kIsVariant<T>)
            lay_variant(json, value);
        else
            lay_struct(json, value);
    }

    void lay_text(const Json& json, ShortText& value) {
        const bool fits = json.is_string() && json.as_string().size() <= ShortText::kMost;
        fits ? void(value = ShortText(json.as_string()))
             : fail("expected a text of at most " + std::to_string(ShortText::kMost) + " bytes");
    }

    template<class E>
    void lay_written(const Json& json, E& value) {
        if (json.is_null())
            value = kNoneWritten<E>;
        else if (!json.is_string() || !WrittenText<E>::read(json.as_string(), value))
            fail("cannot read " + json.dump());
    }

    template<class T>
    void lay_integer(const Json& json, T& value) {
        const std::int64_t number = json.as_int();
        const bool fits = json.is_int() && std::in_range<T>(number);
        fits ? void(value = static_cast<T>(number)) : fail("expected a whole number that fits");
    }

    template<class K>
    bool find_key(std::string_view name, K& out) {
        constexpr std::size_t kMost = 256;
        std::size_t count = kMost;
        if constexpr (NamedEnum<K>)
            count = EnumText<K>::kNames.size();
        for (std::size_t i = 0; i < key_count<K>(names_, count); ++i) {
            if (key_name<K>(names_, i) == name && name != kReserved) {
                out = static_cast<K>(i);
                return true;
            }
        }
        return false;
    }

    template<class K>
    void lay_key(const Json& json, K& value) {
        if constexpr (!NamedEnum<K>) {
            if (json.is_null()) {
                value = static_cast<K>(0xFF);
                return;
            }
        }
        if (!json.is_string() || !find_key(json.as_string(), value))
            fail("unknown name " + json.dump());
    }

    template<class S>
    void lay_set(const Json& json, S& set) {
        if (!json.is_array())
            return fail("expected a list");
        set.clear();
        for (const Json& item : json.items()) {
            std::remove_cvref_t<decltype(*set.begin())> key{};
            lay_key(item, key);
            if (fault_.empty())
                set.insert(key);
        }
    }

    template<class T, std::size_t N>
    void lay_list(const Json& json, FixedVec<T, N>& list) {
        if (!json.is_array() || json.items().size() > N)
            return fail("expected a list of at most " + std::to_string(N));
        list.clear();
        for (std::size_t i = 0; i < json.items().size(); ++i) {
            inside(std::to_string(i), [&] {
                T item{};
                lay(json.items()[i], item);
                list.push_back(item);
            });
        }
    }

    template<class K, class V, std::size_t N>
    void lay_keyed(const Json& json, Keyed<K, V, N>& keyed) {
        if (!json.is_object())
            return fail("expected an object");
        for (const auto& [name, item] : json.members()) {
            inside(name, [&] {
                K key{};
                const bool known = find_key(name, key) && static_cast<std::size_t>(key) < N;
                known ? lay(item, keyed[key]) : fail("there is no such key");
            });
        }
    }

    template<class T>
    void lay_struct(const Json& json, T& value, std::string_view also_known = {}) {
        if (!json.is_object())
            return fail("expected an object");
        for (const auto& [name, item] : json.members()) {
            bool known = name == also_known;
            inside(name, [&] {
                T::fields(value, [&](std::string_view field_name, auto&& field) {
                    if (field_name != name)
                        return;
                    known = true;
                    if constexpr (kIsLater<std::remove_cvref_t<decltype(field)>>)
                        lay(item, field.value);
                    else
                        lay(item, field);
                });
                if (!known)
                    fail("there is no such field");
            });
        }
    }

    template<class... Ts>
    void lay_variant(const Json& json, std::variant<Ts...>& value) {
        const Json* kind = json.find("kind");
        if (kind == nullptr || !kind->is_string())
            return fail("expected an object with a kind");
        const bool found = (lay_alternative<Ts>(json, kind->as_string(), value) || ...);
        if (!found)
            fail("unknown kind " + kind->dump());
    }

    template<class T, class V>
    bool lay_alternative(const Json& json, std::string_view kind, V& value) {
        if (T::kName != kind)
            return false;
        T held{};
        lay_struct(json, held, "kind");
        value = held;
        return true;
    }

    const Names& names_;
    std::string path_;
    std::string fault_;
};

// The path of the first field in which two described values differ; empty when they are equal.
std::string first_json_difference(const Json& a, const Json& b, const std::string& path = {});

template<class T>
std::string first_difference(const T& a, const T& b, const Names& names) {
    return first_json_difference(parse_json(to_json_text(a, names)).value,
                                 parse_json(to_json_text(b, names)).value);
}

// The path of the first member of `wanted` that `have` lacks or holds differently: objects may hold
// more, everything else must be equal. Empty when it matches.
std::string first_mismatch(const Json& wanted, const Json& have, const std::string& path = {});

// The same, all of them.
std::vector<std::string> mismatches(const Json& wanted,
                                    const Json& have,
                                    const std::string& path = {});

}  // namespace sidera
