// What the server answers over HTTP, without a word of HTTP's own: games, tables, history, records.

#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "server/analyst.h"
#include "server/hall.h"
#include "server/replays.h"

namespace sidera::server {

struct ApiRequest {
    bool post = false;
    std::string path;   // "/api/games", without the query
    std::string query;  // "seat=A&from=3", as it was sent
    std::string secret;
    std::string body;
};

struct ApiReply {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    bool cachable = false;  // it never changes
};

class Api {
  public:
    Api(Loop& loop, Hall& hall, Store& store, Analyst& analyst);

    using Done = std::function<void(ApiReply)>;

    // `done` is called once, now or when something is on disk.
    void handle(const ApiRequest& request, Done done);

  private:
    void get(const ApiRequest& request, const Done& done);
    void post(const ApiRequest& request, const Done& done);
    void get_mine(const ApiRequest& request, const Done& done);
    ApiReply games() const;
    void get_match(std::string_view match,
                   std::string_view part,
                   std::string_view query,
                   const Done& done);
    void get_page(const ReplayPage& page, const Done& done);
    ApiReply ratings(std::string_view game);

    Hall& hall_;
    Store& store_;
    Analyst& analyst_;
    Replays replays_;
};

// The value of `key` in "a=1&b=2", or empty. Values are plain letters, digits, - and _.
std::string query_value(std::string_view query, std::string_view key);

}  // namespace sidera::server
