// From JSON Schema to TypeScript.

#include "server/wire/typescript.h"

namespace sidera::wire {
namespace {

std::string union_of(const std::vector<Json>& values, int indent) {
    std::string text;
    for (const Json& value : values) {
        std::string one;
        if (value.is_object())
            one = type_of_schema(value, indent);
        else
            one = value.is_null() ? "null" : "'" + value.as_string() + "'";
        text += (text.empty() ? "" : " | ") + one;
    }
    return text;
}

// What JSON and TypeScript call by the same names.
std::string joined(const std::vector<Json>& types) {
    std::string text;
    for (const Json& type : types)
        text += (text.empty() ? "" : " | ") + type.as_string();
    return text;
}

std::string object_type(const Json& schema, int indent) {
    const std::string pad(static_cast<std::size_t>(indent), ' ');
    const Json* members = schema.find("properties");
    std::string text = "{\n";
    if (members != nullptr)
        for (const auto& [name, member] : members->members())
            text += pad + "  readonly '" + name + (member.find("default") ? "'?: " : "': ") +
                    type_of_schema(member, indent + 2) + ";\n";
    return text + pad + "}";
}

}  // namespace

std::string type_of_schema(const Json& schema, int indent) {
    if (const Json* values = schema.find("enum"); values != nullptr && !schema.find("type"))
        return union_of(values->items(), indent);
    if (const Json* constant = schema.find("const"))
        return "'" + constant->as_string() + "'";
    if (const Json* choices = schema.find("oneOf"))
        return union_of(choices->items(), indent);
    const Json* type = schema.find("type");
    if (type != nullptr && type->is_array())
        return joined(type->items());
    const std::string name = type == nullptr ? std::string() : type->as_string();
    if (name == "boolean" || name == "string")
        return name;
    if (name == "integer")
        return "number";
    if (name == "array")
        return "readonly (" + type_of_schema(*schema.find("items"), indent) + ")[]";
    return object_type(schema, indent);
}

void TypeScript::add_line(std::string_view name, std::string_view type) {
    out_ += "export type " + std::string(name) + " = " + std::string(type) + ";\n\n";
}

const std::string* TypeScript::name_of_type(const char* tag) const {
    for (const auto& [own, name] : names_)
        if (own == tag)
            return &name;
    return nullptr;
}

}  // namespace sidera::wire
