// TypeScript types of described structs and of games' views, for the web client.

#pragma once

#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json.h"
#include "server/wire/codec.h"

namespace sidera::wire {

// The TypeScript type for values that a JSON Schema of engine/schema.h describes.
std::string type_of_schema(const Json& schema, int indent = 0);

// Collects declarations. A struct that was given a name is referred to by it, others are spelled
// out where they are used.
class TypeScript {
  public:
    // Names a struct and writes its interface. Add parts before what uses them.
    template<class T>
    void add(std::string name) {
        out_ += "export interface " + name + " {\n" + members<T>({}) + "}\n\n";
        names_.emplace_back(&kTag<T>, std::move(name));
    }

    // Names a struct that is used before its turn comes.
    template<class T>
    void announce(std::string name) {
        names_.emplace_back(&kTag<T>, std::move(name));
    }

    // A message: an interface whose `type` is the message's name.
    template<class T>
    void add_message(std::string name) {
        out_ += "export interface " + name + " {\n" + members<T>(T::kName) + "}\n\n";
        names_.emplace_back(&kTag<T>, std::move(name));
    }

    template<class E>
    void add_enum() {
        std::string words;
        for (const std::string_view word : EnumText<E>::kNames)
            words += (words.empty() ? "'" : " | '") + std::string(word) + "'";
        add_line(EnumText<E>::kType, words);
        names_.emplace_back(&kTag<E>, std::string(EnumText<E>::kType));
    }

    void add_line(std::string_view name, std::string_view type);

    // The union of all messages that were added under these names.
    template<class... Ts>
    void add_union(std::string_view name, const std::variant<Ts...>*) {
        std::string list;
        ((list += "\n  | " + type<Ts>()), ...);
        add_line(name, list);
    }

    const std::string& text() const { return out_; }

  private:
    template<class T>
    static constexpr char kTag = 0;  // its address tells types apart

    const std::string* name_of_type(const char* tag) const;

    template<class T>
    std::string type() const {
        if (const std::string* name = name_of_type(&kTag<T>))
            return *name;
        if constexpr (std::same_as<T, bool>)
            return "boolean";
        else if constexpr (std::integral<T> || std::floating_point<T>)
            return "number";
        else if constexpr (std::same_as<T, std::string>)
            return "string";
        else if constexpr (std::same_as<T, Seat>)
            return "Seat";
        else if constexpr (std::same_as<T, SeatSet>)
            return "readonly Seat[]";
        else if constexpr (std::same_as<T, RawJson>)
            return "unknown";
        else if constexpr (std::derived_from<T, RawJson>)
            return type<typename T::Value>();
        else if constexpr (kIsNamedList<T>)
            return "Readonly<Record<string, " +
                   type<std::remove_cvref_t<decltype(T::value_type::value)>>() + ">>";
        else if constexpr (kIsVector<T>)
            return "readonly " + type<typename T::value_type>() + "[]";
        else
            std::abort();  // name this type before it is used
    }

    template<class T>
    std::string members(std::string_view message) {
        std::string text;
        if (!message.empty())
            text += "  readonly type: '" + std::string(message) + "';\n";
        T sample;
        T::fields(sample, [&]<class Field>(std::string_view name, Field&) {
            if constexpr (kIsOptional<Field>)
                text += "  readonly " + std::string(name) +
                        "?: " + this->type<typename Field::value_type>() + ";\n";
            else
                text += "  readonly " + std::string(name) + ": " + this->type<Field>() + ";\n";
        });
        return text;
    }

    std::string out_;
    std::vector<std::pair<const char*, std::string>> names_;
};

}  // namespace sidera::wire
