// Comparing JSON values.

#include "engine/codec.h"

#include <algorithm>
#include <iterator>

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
    const std::vector<std::string> all = mismatches(wanted, have, path);
    return all.empty() ? std::string() : all.front();
}

std::vector<std::string> mismatches(const Json& wanted, const Json& have, const std::string& path) {
    std::vector<std::string> found;
    const auto add = [&found](std::vector<std::string> more) {
        std::move(more.begin(), more.end(), std::back_inserter(found));
    };
    if (wanted.is_object() && have.is_object()) {
        for (const auto& [name, value] : wanted.members()) {
            if (const Json* other = have.find(name))
                add(mismatches(value, *other, below(path, name)));
            else
                found.push_back(below(path, name) + ": there is no such field");
        }
    } else if (wanted.is_array() && have.is_array() &&
               wanted.items().size() == have.items().size()) {
        for (std::size_t i = 0; i < wanted.items().size(); ++i)
            add(mismatches(wanted.items()[i], have.items()[i], below(path, std::to_string(i))));
    } else if (!(wanted == have)) {
        found.push_back(both(path, wanted, have));
    }
    return found;
}

}  // namespace sidera
