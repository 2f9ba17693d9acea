// Players, their secrets and recovery codes.

#include "server/players.h"

#include "server/secrets.h"

namespace sidera::server {
namespace {

constexpr std::string_view kCodeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";  // Crockford's 32
constexpr int kCodeLength = 16;
constexpr std::size_t kMaxName = 24;

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

// Length of the UTF-8 character at the start of `text`, or 0 if it is malformed.
std::size_t character_length(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = first < 0x80             ? 1
                               : (first & 0xE0) == 0xC0 ? 2
                               : (first & 0xF0) == 0xE0 ? 3
                               : (first & 0xF8) == 0xF0 ? 4
                                                        : 0;
    if (length == 0 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            return 0;
    return length;
}

// Characters that are no letters but would disturb others' screens.
bool is_disturbing(std::string_view character) {
    if (character.size() == 1)
        return static_cast<unsigned char>(character[0]) < 0x20 || character[0] == 0x7F;
    // U+200B..U+200F, U+202A..U+202E, U+2066..U+2069: invisible, or turning the writing around
    return character.starts_with("\xE2\x80") || character.starts_with("\xE2\x81");
}

// Names are stored and shown to everybody as they are, so they are made in one language.
std::string guest_word(std::string_view language) {
    return language.substr(0, 2) == "it" ? "Ospite" : "Guest";
}

}  // namespace

bool is_given_name(std::string_view name) {
    for (const std::string_view word : {"Guest ", "Ospite "})
        if (name.starts_with(word) &&
            name.find_first_not_of("0123456789", word.size()) == std::string_view::npos)
            return true;
    return false;
}

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

std::optional<std::string> Players::clean_name(std::string_view name) {
    while (!name.empty() && name.front() == ' ')
        name.remove_prefix(1);
    while (!name.empty() && name.back() == ' ')
        name.remove_suffix(1);
    std::size_t characters = 0;
    for (std::string_view rest = name; !rest.empty(); ++characters) {
        const std::size_t length = character_length(rest);
        if (length == 0 || is_disturbing(rest.substr(0, length)))
            return std::nullopt;
        rest.remove_prefix(length);
    }
    if (characters == 0 || characters > kMaxName)
        return std::nullopt;
    return std::string(name);
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
    if (!player)
        return done(std::nullopt);
    const std::string secret = host_.random_hex(32);
    wire::NewSecret made{.player = player->id, .name = player->name, .secret = secret};
    host_.commit({SetRecovery{.player = player->id, .hash = {}},
                  AddSecret{.hash = hash_secret(secret), .player = player->id}},
                 [made = std::move(made), done = std::move(done)](const std::string& refused) {
                     done(refused.empty() ? std::optional(made) : std::nullopt);
                 });
}

}  // namespace sidera::server
