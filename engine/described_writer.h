// Described values as JSON.

#pragma once

#include <string>
#include <string_view>

#include "engine/describe.h"
#include "engine/json.h"
#include "engine/short_text.h"

namespace sidera {

// Writes any described value. Enumerators are their names, seats letters, "none" is null.
class DescribedWriter {
  public:
    DescribedWriter(JsonWriter& out, const Names& names) : out_(out), names_(names) {}

    template<class T>
    void write(const T& value) {
        if constexpr (std::same_as<T, bool> || std::integral<T>)
            out_.value(value);
        else if constexpr (std::same_as<T, ShortText>)
            out_.value(value.view());
        else if constexpr (std::same_as<T, Seat>)
            write_key<Seat>(value == kNoSeat, value);
        else if constexpr (NamedEnum<T>)
            out_.value(name_of(value));
        else if constexpr (DataEnum<T>)
            write_key<T>(value == kNone<T>, value);
        else if constexpr (WrittenEnum<T>)
            write_text(value);
        else if constexpr (std::same_as<T, SeatSet> || kIsEnumSet<T> || kIsFixedVec<T> ||
                           kIsArray<T>)
            write_list(value);
        else if constexpr (kIsKeyed<T>)
            write_keyed(value);
        else if constexpr (kIsVariant<T>)
            std::visit([this](const auto& held) { this->write_alternative(held); }, value);
        else
            write_struct(value);
    }

  private:
    template<class K>
    void write_key(bool none, K key) {
        if (none)
            out_.null();
        else
            out_.value(key_name<K>(names_, static_cast<std::size_t>(key)));
    }

    template<class E>
    void write_text(E value) {
        if (value == kNoneWritten<E>)
            out_.null();
        else
            out_.value(WrittenText<E>::write(value));
    }

    void write_list(const auto& list) {
        out_.begin_array();
        for (const auto& item : list)
            write(item);
        out_.end_array();
    }

    template<class K, class V, std::size_t N>
    void write_keyed(const Keyed<K, V, N>& keyed) {
        out_.begin_object();
        for (std::size_t i = 0; i < key_count<K>(names_, N); ++i) {
            if (is_later_key<K>(i) && keyed.values[i] == V{})
                continue;
            out_.key(key_name<K>(names_, i));
            write(keyed.values[i]);
        }
        out_.end_object();
    }

    template<class T>
    void write_members(const T& value) {
        T::fields(value, [this](std::string_view name, const auto& field) {
            if constexpr (kIsLater<std::remove_cvref_t<decltype(field)>>) {
                if (field.is_usual())
                    return;
                out_.key(name);
                this->write(field.value);
            } else {
                out_.key(name);
                this->write(field);
            }
        });
    }

    template<class T>
    void write_alternative(const T& value) {
        out_.begin_object();
        out_.key("kind").value(T::kName);
        write_members(value);
        out_.end_object();
    }

    template<class T>
    void write_struct(const T& value) {
        static_assert(Described<const T>, "this type is not described");
        out_.begin_object();
        write_members(value);
        out_.end_object();
    }

    JsonWriter& out_;
    const Names& names_;
};

template<class T>
std::string to_json_text(const T& value, const Names& names) {
    std::string text;
    text.reserve(sizeof(T));  // a fair guess; views would grow many times otherwise
    JsonWriter writer(text);
    DescribedWriter(writer, names).write(value);
    return text;
}

}  // namespace sidera
