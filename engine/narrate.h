// From described events to messages, and from messages to sentences in a reader's language.

#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/codec.h"
#include "engine/decision.h"
#include "engine/describe.h"
#include "engine/text.h"

namespace sidera {

// Fields of an event become the arguments of its sentence: `{seat}`, `{cat}`, `{points}`, ...
class ArgumentCollector {
  public:
    ArgumentCollector(Message& message, const Names& names) : message_(message), names_(names) {}

    template<class T>
    void operator()(std::string_view name, const T& value) {
        if constexpr (std::integral<T>)
            message_.with(name, static_cast<std::int64_t>(value));
        else if constexpr (std::same_as<T, Seat>)
            message_.with_seat(name, value);
        else if constexpr (std::same_as<T, ShortText>)
            message_.with_key(name, std::string(name) + "." + std::string(value.view()));
        else if constexpr (NamedEnum<T>)
            message_.with_key(name,
                              std::string(EnumText<T>::kType) + "." + std::string(name_of(value)));
        else if constexpr (kIsFixedVec<T>)
            message_.with_keys(name, keys_of(value));
        else if constexpr (WrittenEnum<T>)
            message_.with_text(name, WrittenText<T>::write(value));
        else if constexpr (std::same_as<T, SeatSet> || Described<const T>)
            return;  // a game puts sets and structs into words of its own
        else
            message_.with_text(name, listed(value));
    }

  private:
    template<class T, std::size_t N>
    std::string keys_of(const FixedVec<T, N>& list) {
        std::string keys;
        for (const T& item : list)
            keys += (keys.empty() ? "" : " ") + std::string(text_type<T>()) + "." +
                    key_name<T>(names_, static_cast<std::size_t>(item));
        return keys;
    }

    template<class T>
    static constexpr std::string_view text_type() {
        if constexpr (NamedEnum<T>)
            return EnumText<T>::kType;
        else
            return DataText<T>::kType;
    }

    // Counts per key: each key as often as it is counted ("1 1 3 T").
    template<class K, class V, std::size_t N>
    std::string listed(const Keyed<K, V, N>& counts) {
        std::string text;
        for (std::size_t i = 0; i < N; ++i)
            for (int n = 0; n < static_cast<int>(counts.values[i]); ++n)
                text += (text.empty() ? "" : " ") + key_name<K>(names_, i);
        return text;
    }

    Message& message_;
    const Names& names_;
};

template<class Event>
Message message_of_event(std::string_view prefix, const Event& event, const Names& names) {
    Message message{.key = std::string(prefix) + std::string(name_of(event.kind)), .args = {}};
    ArgumentCollector collect(message, names);
    Event::fields(event, [&](std::string_view name, const auto& field) {
        if (name != "kind")
            collect(name, field);
    });
    return message;
}

// Says messages in one language. An unknown key is said as it stands, so nothing is ever silent.
class Speaker {
  public:
    Speaker(const Catalogue& texts, std::span<const std::string> seat_names)
        : texts_(texts), seat_names_(seat_names) {}

    std::string say(const Message& message) const;
    std::string say_key(std::string_view key) const;
    std::string say_list(std::string_view keys) const;
    std::string say_all(std::span<const Message> items) const;
    std::string seat(Seat seat) const;

  private:
    const Catalogue& texts_;
    std::span<const std::string> seat_names_;
};

}  // namespace sidera
