// The JSON Schema of a described type, for editors and for people who write positions by hand.

#pragma once

#include <limits>

#include "engine/codec.h"

namespace sidera {

class SchemaWriter {
  public:
    explicit SchemaWriter(const Names& names) : names_(names) {}

    template<class T>
    Json of(const T& sample) {
        if constexpr (std::same_as<T, bool>)
            return typed("boolean");
        else if constexpr (std::integral<T>)
            return typed("integer")
                .set("minimum", static_cast<std::int64_t>(std::numeric_limits<T>::min()))
                .set("maximum", static_cast<std::int64_t>(std::numeric_limits<T>::max()));
        else if constexpr (std::same_as<T, ShortText>)
            return typed("string");
        else if constexpr (WrittenEnum<T>)
            return Json::object().set("type", Json::array().push("string").push("null"));
        else if constexpr (std::is_enum_v<T>)
            return key<T>();
        else if constexpr (std::same_as<T, SeatSet>)
            return list(key<Seat>(), kMaxSeats);
        else if constexpr (kIsEnumSet<T>)
            return list(key<typename T::key_type>(), static_cast<std::int64_t>(T::kMost));
        else if constexpr (kIsFixedVec<T>)
            return list(of(typename T::value_type{}), static_cast<std::int64_t>(T::capacity()));
        else if constexpr (kIsKeyed<T>)
            return keyed(sample);
        else if constexpr (kIsVariant<T>)
            return variant(sample);
        else
            return object(sample);
    }

  private:
    static Json typed(std::string_view type) {
        Json json = Json::object();
        json.set("type", type);
        return json;
    }

    static Json list(Json items, std::int64_t most) {
        return typed("array").set("items", std::move(items)).set("maxItems", most);
    }

    template<class K>
    Json key() {
        std::size_t most = 0;
        if constexpr (NamedEnum<K>)
            most = EnumText<K>::kNames.size();
        Json values = Json::array();
        for (std::size_t i = 0; i < key_count<K>(names_, most); ++i)
            if (std::string name = key_name<K>(names_, i); name != kReserved)
                values.push(std::move(name));
        if constexpr (!NamedEnum<K>)
            values.push(nullptr);
        Json json = Json::object().set("enum", std::move(values));
        if constexpr (GrowingEnum<K>)
            json.set("type", "string");
        return json;
    }

    template<class K, class V, std::size_t N>
    Json keyed(const Keyed<K, V, N>&) {
        Json members = Json::object();
        for (std::size_t i = 0; i < key_count<K>(names_, N); ++i)
            if (std::string name = key_name<K>(names_, i); name != kReserved)
                members.set(std::move(name), is_later_key<K>(i) ? with_default(V{}) : of(V{}));
        return closed(std::move(members));
    }

    template<class T>
    Json object(const T& sample) {
        Json members = Json::object();
        add_fields(members, sample);
        return closed(std::move(members));
    }

    template<class T>
    void add_fields(Json& members, const T& sample) {
        T::fields(sample, [&](std::string_view name, const auto& field) {
            if constexpr (kIsLater<std::remove_cvref_t<decltype(field)>>)
                members.set(std::string(name), with_default(field.usual));
            else
                members.set(std::string(name), of(field));
        });
    }

    // Of something that is not written while it has its default value.
    template<class T>
    Json with_default(const T& usual) {
        return of(usual).set("default", parse_json(to_json_text(usual, names_)).value);
    }

    template<class... Ts>
    Json variant(const std::variant<Ts...>&) {
        Json choices = Json::array();
        (choices.push(alternative<Ts>()), ...);
        return Json::object().set("oneOf", std::move(choices));
    }

    template<class T>
    Json alternative() {
        Json members = Json::object();
        members.set("kind", Json::object().set("const", T::kName));
        add_fields(members, T{});
        Json kind_only = Json::array();
        kind_only.push("kind");
        return closed(std::move(members)).set("required", std::move(kind_only));
    }

    static Json closed(Json members) {
        return typed("object")
            .set("properties", std::move(members))
            .set("additionalProperties", false);
    }

    const Names& names_;
};

}  // namespace sidera
