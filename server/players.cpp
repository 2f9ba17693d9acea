// Players, their secrets and recovery codes.

#include "server/players.h"

#include "server/secrets.h"

namespace sidera::server {
namespace {

constexpr std::string_view kCodeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";  // Crockford's 32
constexpr int kCodeLength = 16;

// What people mistake for one another when copying a code counts as the same.
std::string normal_code(std::string_view typed) {
    std::string code;
    for (char letter : typed) {
        if (letter >= 'a' && letter <= 'z')
            letter = static_cast<char>(letter - 'a' + 'A');
        if (letter == 'O')
            letter = '0';
        if (letter == 'I' || letter == 'L')
            letter = '1';
        if (kCodeLetters.find(letter) != std::string_view::npos)
            code += letter;
    }
    return code;
}

std::string code_from_hex(std::string_view hex) {
    std::string code;
    for (int i = 0; i < kCodeLength; ++i) {
        const auto byte = hex.substr(static_cast<std::size_t>(i) * 2, 2);
        const auto value = static_cast<std::size_t>(std::stoi(std::string(byte), nullptr, 16));
        code += kCodeLetters[value % kCodeLetters.size()];
    }
    return code;
}

std::string in_groups(const std::string& code) {
    std::string text;
    for (std::size_t i = 0; i < code.size(); ++i)
        text += (i > 0 && i % 4 == 0 ? "-" : "") + std::string(1, code[i]);
    return text;
}

// Names are stored and shown to everybody as they are, so they are made in one language.
std::string guest_word(std::string_view language) {
    return language.substr(0, 2) == "it" ? "Ospite" : "Guest";
}

}  // namespace

void Players::create(std::string_view language, WithSecret done) {
    const std::string secret = host_.random_hex(32);
    StoredPlayer player{
        .id = host_.random_hex(8),
        .name = guest_word(language) + " " +
                std::to_string(100 + std::stoi(host_.random_hex(2), nullptr, 16) % 900),
        .created = host_.now()};
    wire::NewSecret made{.player = player.id, .name = player.name, .secret = secret};
    const std::string id = player.id;
    host_.commit(
        {PutPlayer{std::move(player)}, AddSecret{.hash = hash_secret(secret), .player = id}},
        [made = std::move(made), done = std::move(done)](const std::string& refused) {
            done(refused.empty() ? std::optional(made) : std::nullopt);
        });
}

std::optional<StoredPlayer> Players::with_secret(std::string_view secret) {
    if (secret.size() < 32 || secret.size() > 128)
        return std::nullopt;
    return host_.store().player_with_secret(hash_secret(secret));
}

wire::Profile Players::profile(const StoredPlayer& player) {
    wire::Profile profile{.player = player.id,
                          .name = player.name,
                          .ratings = {},
                          .has_recovery = host_.store().has_recovery(player.id)};
    for (const StoredRating& rating : host_.store().ratings_of(player.id))
        profile.ratings.push_back({.game = rating.game,
                                   .rating = static_cast<std::int32_t>(rating.mean),
                                   .margin = static_cast<std::int32_t>(2 * rating.deviation),
                                   .games = rating.games});
    return profile;
}

void Players::rename(StoredPlayer player, std::string name, std::function<void(bool)> done) {
    player.name = std::move(name);
    host_.commit({PutPlayer{std::move(player)}},
                 [done = std::move(done)](const std::string& refused) { done(refused.empty()); });
}

void Players::make_recovery(const StoredPlayer& player,
                            std::function<void(const std::optional<std::string>&)> done) {
    const std::string code = code_from_hex(host_.random_hex(kCodeLength));
    host_.commit({SetRecovery{.player = player.id, .hash = hash_secret(code)}},
                 [code, done = std::move(done)](const std::string& refused) {
                     done(refused.empty() ? std::optional(in_groups(code)) : std::nullopt);
                 });
}

void Players::recover(std::string_view typed, WithSecret done) {
    const std::string code = normal_code(typed);
    std::optional<StoredPlayer> player;
    if (code.size() == static_cast<std::size_t>(kCodeLength))
        player = host_.store().player_with_recovery(hash_secret(code));
    if (!player || !recovering_.insert(code).second)
        return done(std::nullopt);
    const std::string secret = host_.random_hex(32);
    wire::NewSecret made{.player = player->id, .name = player->name, .secret = secret};
    host_.commit(
        {SetRecovery{.player = player->id, .hash = {}},
         AddSecret{.hash = hash_secret(secret), .player = player->id}},
        [this, code, made = std::move(made), done = std::move(done)](const std::string& refused) {
            recovering_.erase(code);
            done(refused.empty() ? std::optional(made) : std::nullopt);
        });
}

}  // namespace sidera::server
