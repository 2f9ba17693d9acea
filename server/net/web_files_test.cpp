// The files of the web client: what is served, and what is found only later.

#include "server/net/web_files.h"

#include <gtest/gtest.h>

#include <fstream>

#include "server/store/test_store.h"

namespace sidera::server {
namespace {

void write(const std::string& path, const std::string& content) {
    std::ofstream(path, std::ios::binary) << content;
}

TEST(WebFiles, TheModuleIsFoundThoughItWasBuiltLater) {
    TestFolder folder;
    write(folder.file("index.html"), "page");
    const std::string place = std::filesystem::path(folder.file("x")).parent_path().string();
    WebFiles files;
    ASSERT_EQ(files.load(place), "");
    EXPECT_EQ(files.find_or_load("/engine.wasm"), nullptr);
    write(folder.file("engine.wasm"), "module");
    write(folder.file("other.js"), "later");
    ASSERT_NE(files.find_or_load("/engine.wasm"), nullptr);
    EXPECT_EQ(files.find_or_load("/engine.wasm")->plain, "module");
    EXPECT_EQ(files.find_or_load("/engine.wasm")->type, "application/wasm");
    EXPECT_EQ(files.find_or_load("/other.js"), nullptr);
    EXPECT_EQ(files.find_or_load("/t/room")->plain, "page");
}

TEST(WebFiles, AFolderWithoutPagesIsRefusedInASentence) {
    TestFolder folder;
    const std::string place = std::filesystem::path(folder.file("x")).parent_path().string();
    EXPECT_NE(WebFiles().load(place).find("index.html is missing"), std::string::npos);
}

}  // namespace
}  // namespace sidera::server
