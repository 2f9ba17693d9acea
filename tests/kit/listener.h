// Tests of texts: whatever a game says must have its words.

#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/decision.h"
#include "engine/text.h"

namespace sidera::kit {

using Keys = std::set<std::string>;

// Hears everything that is said in a game and complains about what cannot be said.
class Listener {
  public:
    explicit Listener(const Catalogue& texts) : texts_(texts) {}

    void hear(const Message& message) {
        heard_.insert(message.key);
        const std::string* pattern = texts_.find(message.key);
        if (pattern == nullptr) {
            ADD_FAILURE() << "no text for " << message.key;
            return;
        }
        for (const std::string& name : argument_names(*pattern))
            EXPECT_TRUE(std::ranges::any_of(
                message.args, [&](const MessageArg& arg) { return arg.name == name; }))
                << message.key << " lacks {" << name << "}";
        for (const MessageArg& arg : message.args) {
            for (const Message& item : arg.items)
                hear(item);
            if (arg.kind == MessageArg::Kind::seat)
                EXPECT_LT(arg.number, kMaxSeats) << message.key << " names nobody: " << arg.name;
        }
        for (const MessageArg& arg : message.args)
            if (arg.kind == MessageArg::Kind::key) {
                EXPECT_NE(texts_.find(arg.text), nullptr) << message.key << ": " << arg.text;
                heard_.insert(arg.text);
            }
    }

    const Keys& heard() const { return heard_; }

  private:
    const Catalogue& texts_;
    Keys heard_;
};

}  // namespace sidera::kit
