// The bots of the other edition: they are those of Fantasy Flight's, asked with other data.

#include <utility>

#include "bots/cosmic/brain.h"

namespace sidera {
namespace {

using cosmic::Cosmic;
using cosmic::CosmicMayfair;

class EditionBot final : public Bot<CosmicMayfair> {
  public:
    explicit EditionBot(std::unique_ptr<Bot<Cosmic>> bot) : bot_(std::move(bot)) {}

    Choice choose(const cosmic::Data& data,
                  const cosmic::View& view,
                  Channel channel,
                  const CodeBuffer& codes) override {
        return bot_->choose(data, view, channel, codes);
    }

    void reset(std::uint64_t seed) override { bot_->reset(seed); }

  private:
    std::unique_ptr<Bot<Cosmic>> bot_;
};

}  // namespace

std::unique_ptr<Bot<CosmicMayfair>> Brain<CosmicMayfair>::make_greedy(std::uint64_t seed) {
    return std::make_unique<EditionBot>(Brain<Cosmic>::make_greedy(seed));
}

std::unique_ptr<Bot<CosmicMayfair>> Brain<CosmicMayfair>::make_expert(const Budget& budget,
                                                                      std::uint64_t seed) {
    return std::make_unique<EditionBot>(Brain<Cosmic>::make_expert(budget, seed));
}

}  // namespace sidera
