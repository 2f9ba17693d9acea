// What a reader keeps of the last update, so that only what has changed need be sent.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/wire/replies.h"

namespace sidera::wire {

// The members of a view, those of its members and theirs are parts; what is deeper goes with them.
inline constexpr int kPartsDepth = 3;

// An update without what its reader has already. `parts` says so.
struct UpdateParts {
    static constexpr std::string_view kName = Update::kName;
    const Update& whole;
    RawJson view;  // only its changed parts
    bool with_decisions = true;
    bool with_standing = true;
    bool parts = true;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        Update::fields(self.whole, [&](std::string_view name, const auto& field) {
            if (name == "view")
                visit(name, self.view);
            else if ((name != "decisions" || self.with_decisions) &&
                     (name != "standing" || self.with_standing))
                visit(name, field);
        });
        visit("parts", self.parts);
    }
};

// Remembers of the last update to a reader what tells its parts from others, not the parts.
class Kept {
  public:
    // The message for this reader, who has all earlier ones: parts, or the whole where he has none
    // or the view has other members than before.
    std::string message_for(const Update& update);

    bool operator==(const Kept&) const = default;

  private:
    struct Part {
        std::uint64_t name = 0;
        std::uint64_t value = 0;
        bool operator==(const Part&) const = default;
    };

    bool note(std::uint64_t name, std::uint64_t value);
    bool add_changes(std::string_view object, std::uint64_t name, int depth, std::string& out);

    std::vector<Part> parts_;
    std::size_t at_ = 0;  // the next part to compare
    bool fits_ = false;   // so far the parts have had the names they had before
};

}  // namespace sidera::wire
