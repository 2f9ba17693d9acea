// The built web client.

#include "server/net/web_files.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/secrets.h"

namespace sidera::server {
namespace {

constexpr std::string_view kModule = "/engine.wasm";

std::string type_of(std::string_view path) {
    static const std::map<std::string, std::string, std::less<>> kTypes = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".wasm", "application/wasm"},
        {".webmanifest", "application/manifest+json"},
        {".txt", "text/plain; charset=utf-8"}};
    const std::size_t dot = path.rfind('.');
    const auto found = dot == std::string_view::npos ? kTypes.end() : kTypes.find(path.substr(dot));
    return found == kTypes.end() ? "application/octet-stream" : found->second;
}

// Names of assets change with their content, so they stay. A picture with a fixed name (the icon)
// may be a day old: a table that has lost its server still shows it. All else has to be this
// server's.
std::string_view caching_of(std::string_view path) {
    if (path.starts_with("/assets/"))
        return "public, max-age=31536000, immutable";
    return path.ends_with(".svg") ? "public, max-age=86400" : "no-cache";
}

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace

std::string WebFiles::load(const std::string& folder) {
    namespace fs = std::filesystem;
    folder_ = folder;
    std::error_code error;
    if (!fs::is_regular_file(fs::path(folder) / "index.html", error))
        return "there is no web client in " + folder + " (index.html is missing)";
    for (const auto& entry : fs::recursive_directory_iterator(folder, error)) {
        const std::string extension = entry.path().extension().string();
        if (!entry.is_regular_file() || extension == ".br" || extension == ".gz")
            continue;
        const std::string path = "/" + fs::relative(entry.path(), folder).generic_string();
        load_file(entry.path().string(), path);
    }
    return {};
}

void WebFiles::load_file(const std::string& full, const std::string& path) {
    WebFile file{.type = type_of(path), .plain = content_of(full)};
    if (std::filesystem::exists(full + ".gz"))
        file.gzip = content_of(full + ".gz");
    if (std::filesystem::exists(full + ".br"))
        file.brotli = content_of(full + ".br");
    file.tag = "\"" + hash_secret(file.plain).substr(0, 20) + "\"";
    file.caching = caching_of(path);
    files_.insert_or_assign(path, std::move(file));
}

const WebFile* WebFiles::find_or_load(std::string_view path) {
    std::error_code error;
    const std::string full = folder_ + std::string(kModule);
    if (path == kModule && !folder_.empty() && !files_.contains(path) &&
        std::filesystem::is_regular_file(full, error))
        load_file(full, std::string(kModule));
    return find(path);
}

const WebFile* WebFiles::find(std::string_view path) const {
    if (const auto found = files_.find(path); found != files_.end())
        return &found->second;
    // What looks like a file is a file; everything else is a page of the client.
    const std::string_view last = path.substr(path.rfind('/') + 1);
    if (last.find('.') != std::string_view::npos || path.starts_with("/assets/"))
        return nullptr;
    const auto index = files_.find("/index.html");
    return index == files_.end() ? nullptr : &index->second;
}

}  // namespace sidera::server
