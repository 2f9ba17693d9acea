// Events as one flat struct of which each kind uses some fields: one row a kind says which.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sidera {

template<class Kind>
struct EventRow {
    Kind kind{};
    std::uint32_t fields = 0;
};

void a_kind_of_event_has_two_rows();  // has no body: that ends a compilation

// The fields by the number of the kind. Each kind has one row, or it does not compile.
template<class Kind, std::size_t N>
consteval std::array<std::uint32_t, N> fields_by_kind(const EventRow<Kind> (&rows)[N]) {
    std::array<std::uint32_t, N> fields{};
    std::array<bool, N> told{};
    for (const EventRow<Kind>& row : rows) {
        const auto i = static_cast<std::size_t>(row.kind);
        if (told.at(i))
            a_kind_of_event_has_two_rows();
        told[i] = true;
        fields[i] = row.fields;
    }
    return fields;
}

// For the description of an event: visits a field if its kind has it.
template<class Event, class Visit>
auto told_fields(Event& event, Visit& visit) {
    return [&event, &visit](auto what, std::string_view name, auto& field) {
        if (event.has(what))
            visit(name, field);
    };
}

}  // namespace sidera
