// Wire messages as JSON and back, from the one list of fields each struct has (engine/describe.h).

#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/describe.h"
#include "engine/json.h"

namespace sidera::wire {

// Text that is one JSON value already: a view, an event.
struct RawJson {
    std::string text;
    bool operator==(const RawJson&) const = default;
};

// A T as its JSON: for what goes into several messages and need be written only once.
template<class T>
struct Written : RawJson {
    using Value = T;
};

// A member whose key is only known at run time, written as an object.
template<class T>
struct Named {
    std::string name;
    T value{};
    bool operator==(const Named&) const = default;
};

template<class T>
inline constexpr bool kIsOptional = false;
template<class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template<class T>
inline constexpr bool kIsVector = false;
template<class T>
inline constexpr bool kIsVector<std::vector<T>> = true;

template<class T>
inline constexpr bool kIsNamedList = false;
template<class T>
inline constexpr bool kIsNamedList<std::vector<Named<T>>> = true;

class Writer {
  public:
    explicit Writer(std::string& text) : out_(text) {}

    template<class T>
    void write(const T& value) {
        if constexpr (std::same_as<T, bool> || std::integral<T> || std::floating_point<T>)
            out_.value(value);
        else if constexpr (std::same_as<T, std::string>)
            out_.value(std::string_view(value));
        else if constexpr (std::same_as<T, Seat>)
            out_.value(std::string_view(std::string(1, letter(value))));
        else if constexpr (std::derived_from<T, RawJson>)
            out_.raw(value.text.empty() ? std::string_view("null") : std::string_view(value.text));
        else if constexpr (NamedEnum<T>)
            out_.value(name_of(value));
        else if constexpr (kIsNamedList<T>)
            write_named(value);
        else if constexpr (kIsVector<T> || std::same_as<T, SeatSet>)
            write_list(value);
        else if constexpr (kIsVariant<T>)
            std::visit([this](const auto& held) { this->write_alternative(held); }, value);
        else
            write_struct(value);
    }

    // A message: its type and its fields.
    template<class T>
    void write_alternative(const T& value) {
        out_.begin_object();
        out_.key("type").value(T::kName);
        write_members(value);
        out_.end_object();
    }

  private:
    void write_list(const auto& list) {
        out_.begin_array();
        for (const auto& item : list)
            write(item);
        out_.end_array();
    }

    void write_named(const auto& list) {
        out_.begin_object();
        for (const auto& item : list) {
            out_.key(item.name);
            write(item.value);
        }
        out_.end_object();
    }

    template<class T>
    void write_members(const T& value) {
        T::fields(value, [this](std::string_view name, const auto& field) {
            using Field = std::remove_cvref_t<decltype(field)>;
            if constexpr (kIsOptional<Field>) {
                if (field) {
                    out_.key(name);
                    this->write(*field);
                }
            } else {
                out_.key(name);
                this->write(field);
            }
        });
    }

    template<class T>
    void write_struct(const T& value) {
        static_assert(Described<const T>, "this type is not described");
        out_.begin_object();
        write_members(value);
        out_.end_object();
    }

    JsonWriter out_;
};

// {"type": ..., fields}
template<class T>
std::string message_text(const T& message) {
    std::string text;
    if constexpr (requires { message.view.text; })
        text.reserve(message.view.text.size() * 2);  // the view is the largest part
    Writer(text).write_alternative(message);
    return text;
}

template<class T>
std::string json_text(const T& value) {
    std::string text;
    Writer(text).write(value);
    return text;
}

template<class T>
Written<T> written(const T& value) {
    return {{json_text(value)}};
}

// Reads what a client sent. Every field that is not optional must be there; unknown members are
// ignored, so that newer clients can speak to older servers.
class Reader {
  public:
    // Empty when all was read; otherwise a sentence naming the field.
    template<class T>
    std::string read(const Json& json, T& value) {
        fault_.clear();
        path_.clear();
        take(json, value);
        return fault_;
    }

    // Reads the alternative that `type` names.
    template<class... Ts>
    std::string read_message(const Json& json, std::variant<Ts...>& message) {
        const Json* type = json.find("type");
        if (type == nullptr || !type->is_string())
            return "a message is an object with a type";
        bool known = false;
        (maybe_read<Ts>(json, type->as_string(), message, known), ...);
        return known ? fault_ : "unknown type of message";
    }

  private:
    template<class T>
    void maybe_read(const Json& json, const std::string& type, auto& message, bool& known) {
        if (type != T::kName)
            return;
        known = true;
        T held;
        read(json, held);
        message = std::move(held);
    }

    void fail(std::string_view expected) {
        if (fault_.empty())
            fault_ = path_ + ": " + std::string(expected);
    }

    template<class T>
    void take(const Json& json, T& value) {
        if constexpr (std::same_as<T, bool>)
            json.is_bool() ? void(value = json.as_bool()) : fail("expected true or false");
        else if constexpr (std::integral<T>)
            take_integer(json, value);
        else if constexpr (std::floating_point<T>)
            json.is_number() ? void(value = json.as_double()) : fail("expected a number");
        else if constexpr (std::same_as<T, std::string>)
            json.is_string() ? void(value = json.as_string()) : fail("expected a text");
        else if constexpr (std::same_as<T, Seat>)
            take_seat(json, value);
        else if constexpr (std::same_as<T, SeatSet>)
            take_seats(json, value);
        else if constexpr (std::derived_from<T, RawJson>)
            value.text = json.dump();
        else if constexpr (NamedEnum<T>)
            enum_from(json.as_string(), value) ? void() : fail("not one of the possible words");
        else if constexpr (kIsNamedList<T>)
            take_named(json, value);
        else if constexpr (kIsVector<T>)
            take_list(json, value);
        else
            take_struct(json, value);
    }

    template<class T>
    void take_integer(const Json& json, T& value) {
        const std::int64_t number = json.as_int();
        if (!json.is_int() || !std::in_range<T>(number))
            return fail("expected a whole number in range");
        value = static_cast<T>(number);
    }

    void take_seat(const Json& json, Seat& seat) {
        seat = seat_from_letter(json.as_string());
        if (seat == kNoSeat)
            fail("expected a seat, A to H");
    }

    void take_seats(const Json& json, SeatSet& seats) {
        std::vector<Seat> list;
        take_list(json, list);
        seats = {};
        for (const Seat seat : list)
            if (seat != kNoSeat)
                seats.insert(seat);
    }

    template<class T>
    void take_list(const Json& json, std::vector<T>& list) {
        if (!json.is_array())
            return fail("expected a list");
        list.clear();
        for (const Json& item : json.items())
            take(item, list.emplace_back());
    }

    template<class T>
    void take_named(const Json& json, std::vector<Named<T>>& list) {
        if (!json.is_object())
            return fail("expected an object");
        list.clear();
        for (const auto& [name, item] : json.members()) {
            list.push_back({.name = name});
            take(item, list.back().value);
        }
    }

    template<class T>
    void take_struct(const Json& json, T& value) {
        static_assert(Described<T>, "this type is not described");
        if (!json.is_object())
            return fail("expected an object");
        T::fields(value, [&](std::string_view name, auto& field) {
            using Field = std::remove_cvref_t<decltype(field)>;
            const std::size_t length = path_.size();
            path_ += (path_.empty() ? "" : ".") + std::string(name);
            const Json* member = json.find(name);
            if constexpr (kIsOptional<Field>) {
                field.reset();
                if (member != nullptr && !member->is_null())
                    this->take(*member, field.emplace());
            } else if (member == nullptr) {
                fail("is missing");
            } else {
                this->take(*member, field);
            }
            path_.resize(length);
        });
    }

    std::string path_;
    std::string fault_;
};

}  // namespace sidera::wire
