// Views as JSON. The public part is the same for everybody and the largest: it is written once for
// all audiences of a position.

#pragma once

#include <string>

#include "engine/codec.h"
#include "engine/game.h"

namespace sidera {

struct NothingDerived {};

template<class G>
struct DerivedOf {
    using Type = NothingDerived;
};

template<DerivesForView G>
struct DerivedOf<G> {
    using Type = decltype(G::derived(std::declval<typename G::ViewRef>()));
};

// What is written of a view: its fields, and what clients get beside them.
template<Game G>
struct WrittenView {
    typename G::View view{};
    typename DerivedOf<G>::Type derived{};

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        G::View::fields(self.view, visit);
        if constexpr (DerivesForView<G>)
            visit("derived", self.derived);
    }
};

template<Game G>
class ViewText {
  public:
    std::string of(const typename G::State& state, Seat audience, const Names& names) {
        using Public = decltype(G::State::pub);
        WrittenView<G> written{.view = G::see(state, audience)};
        const Public& pub = written.view.pub;
        if (public_.empty() || !(pub == written_)) {
            written_ = pub;
            public_ = to_json_text(written_, names);
        }
        if constexpr (DerivesForView<G>)
            written.derived = G::derived(ref_of(written.view));
        std::string text;
        text.reserve(public_.size() + sizeof(typename G::View));
        JsonWriter out(text);
        out.begin_object();
        WrittenView<G>::fields(written, [&](std::string_view name, const auto& field) {
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
