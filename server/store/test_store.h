// For tests of stores: a folder that goes away, and waiting for a commit.

#pragma once

#include <filesystem>
#include <future>
#include <string>
#include <utility>
#include <vector>

#include "server/store/store.h"

namespace sidera::server {

class TestFolder {
  public:
    TestFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "sidera-XXXXXX").string();
        path_ = ::mkdtemp(name.data()) == nullptr ? "." : name;
    }

    ~TestFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;

    std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

// Hands over the changes and waits; yields the refusal, empty when there is none.
inline std::string committed(Store& store, std::vector<Change> changes) {
    std::promise<std::string> refused;
    store.commit(std::move(changes), [&](const std::string& why) { refused.set_value(why); });
    return refused.get_future().get();
}

}  // namespace sidera::server
