// Views as JSON. The public part is the same for everybody and the largest: it is written once for
// all audiences of a position.

#pragma once

#include <string>

#include "engine/codec.h"
#include "engine/game.h"

namespace sidera {

template<Game G>
class ViewText {
  public:
    std::string of(const typename G::State& state, Seat audience, const Names& names) {
        using Public = decltype(G::State::pub);
        const typename G::View view = G::see(state, audience);
        if (public_.empty() || !(view.pub == written_)) {
            written_ = view.pub;
            public_ = to_json_text(written_, names);
        }
        std::string text;
        text.reserve(public_.size() + sizeof(typename G::View));
        JsonWriter out(text);
        out.begin_object();
        G::View::fields(view, [&](std::string_view name, const auto& field) {
            out.key(name);
            if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Public>)
                out.raw(public_);
            else
                DescribedWriter(out, names).write(field);
        });
        out.end_object();
        return text;
    }

  private:
    decltype(G::State::pub) written_{};
    std::string public_;  // as JSON; empty before the first
};

}  // namespace sidera
