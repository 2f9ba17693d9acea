// Who somebody is, without passwords: a browser holds a random secret, a recovery code takes the
// player to another device. Only hashes of both are stored; they are random and long enough that
// a plain hash cannot be turned around.

#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "server/room/host.h"
#include "server/wire/pages.h"

namespace sidera::server {

class Players {
  public:
    explicit Players(Host& host) : host_(host) {}

    using WithSecret = std::function<void(const std::optional<wire::NewSecret>&)>;

    // Makes a player, named in this language ("it", "en-GB") until he chooses a name; `done` runs
    // once he is stored (or with nothing if he cannot be).
    void create(std::string_view language, WithSecret done);

    std::optional<StoredPlayer> with_secret(std::string_view secret);
    wire::Profile profile(const StoredPlayer& player);

    void rename(StoredPlayer player, std::string name, std::function<void(bool)> done);

    // A new code in place of the old one: "XXXX-XXXX-XXXX-XXXX", 80 random bits.
    void make_recovery(const StoredPlayer& player,
                       std::function<void(const std::optional<std::string>&)> done);

    // Another secret for the player with this code, which is used up.
    void recover(std::string_view code, WithSecret done);

  private:
    Host& host_;
    std::set<std::string> recovering_;  // codes whose use is on the way to the disk
};

}  // namespace sidera::server
