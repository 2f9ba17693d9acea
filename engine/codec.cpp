// Comparing JSON values.

#include "engine/codec.h"

namespace sidera {
namespace {

std::string below(const std::string& path, std::string_view step) {
    return path.empty() ? std::string(step) : path + "." + std::string(step);
}

std::string both(const std::string& path, const Json& a, const Json& b) {
    return (path.empty() ? std::string("value") : path) + ": " + a.dump() + " against " + b.dump();
}

}  // namespace

std::string first_json_difference(const Json& a, const Json& b, const std::string& path) {
    std::string found = first_mismatch(a, b, path);
    return found.empty() ? first_mismatch(b, a, path) : found;
}

std::string first_mismatch(const Json& wanted, const Json& have, const std::string& path) {
    if (wanted.is_object() && have.is_object()) {
        for (const auto& [name, value] : wanted.members()) {
            const Json* other = have.find(name);
            if (other == nullptr)
                return below(path, name) + ": there is no such field";
            if (std::string found = first_mismatch(value, *other, below(path, name));
                !found.empty())
                return found;
        }
        return {};
    }
    if (wanted.is_array() && have.is_array() && wanted.items().size() == have.items().size()) {
        for (std::size_t i = 0; i < wanted.items().size(); ++i) {
            const std::string step = std::to_string(i);
            std::string found =
                first_mismatch(wanted.items()[i], have.items()[i], below(path, step));
            if (!found.empty())
                return found;
        }
        return {};
    }
    return wanted == have ? std::string() : both(path, wanted, have);
}

}  // namespace sidera
