// The built web client, held in memory with its compressed forms.

#pragma once

#include <map>
#include <string>
#include <string_view>

namespace sidera::server {

struct WebFile {
    std::string type;  // of its content
    std::string plain;
    std::string gzip;          // empty: there is none
    std::string brotli;        // likewise
    std::string tag;           // changes with the content
    std::string_view caching;  // how long a browser may keep it without asking
};

class WebFiles {
  public:
    // A sentence when the folder holds no client.
    std::string load(const std::string& folder);

    // The file at that path; pages of the client itself (`/t/ROOM`) are all index.html. Null for a
    // file that is not there.
    const WebFile* find(std::string_view path) const;

    // Likewise; the engine's module is also found when it was built after the server had begun.
    const WebFile* find_or_load(std::string_view path);

    bool empty() const { return files_.empty(); }

  private:
    void load_file(const std::string& full, const std::string& path);

    std::string folder_;
    std::map<std::string, WebFile, std::less<>> files_;
};

}  // namespace sidera::server
