// Fair dice: a seed that neither server nor players can choose.

#include "engine/fair.h"

#include "engine/hex.h"
#include "engine/sha256.h"

namespace sidera {
namespace {

// Parts are joined by line breaks, so a part with one could pass for two.
bool is_line(std::string_view text) {
    return text.find('\n') == std::string_view::npos;
}

}  // namespace

std::string fair_commitment(std::string_view match, std::string_view secret) {
    std::string text = "sidera fair dice 1\n";
    text += match;
    text += '\n';
    text += secret;
    return to_hex(sha256(text));
}

Seed fair_seed(const FairPlay& play) {
    std::string text = "sidera seed 1\n" + play.match + '\n' + play.secret;
    for (const std::string& part : play.entropy) {
        text += '\n';
        text += part;
    }
    const Digest digest = sha256(text);
    Seed seed;
    for (std::size_t i = 0; i < 8; ++i) {
        seed.high = seed.high << 8 | digest[i];
        seed.low = seed.low << 8 | digest[8 + i];
    }
    return seed;
}

std::optional<std::string> check_fair(const FairPlay& play, Seed seed) {
    if (play.match.empty() || !is_line(play.match))
        return "the id of the match must be one line of text";
    if (!is_hex(play.secret, 64))
        return "the secret of the dice must be 64 hexadecimal digits";
    for (std::size_t i = 0; i < play.entropy.size(); ++i)
        if (!is_line(play.entropy[i]))
            return "the text that seat " + std::string(1, letter(seat_at(static_cast<int>(i)))) +
                   " added to the dice must be one line";
    if (fair_commitment(play.match, play.secret) != play.commitment)
        return "the secret of the dice is not the one the server promised";
    if (fair_seed(play) != seed)
        return "the seed does not follow from the secret and the players' texts";
    return std::nullopt;
}

}  // namespace sidera
