// Who keeps updates knows what everybody else knows.

#include "server/wire/kept.h"

#include <gtest/gtest.h>

#include "match/kit.h"
#include "server/wire/render.h"

namespace sidera::wire {
namespace {

// As a client puts them together (clients/web/src/wire/parts.ts).
Json together(const Json& last, const Json& parts, int depth) {
    if (depth == 0 || !last.is_object() || !parts.is_object())
        return parts;
    Json whole = Json::object();
    for (const auto& [name, value] : last.members()) {
        const Json* part = parts.find(name);
        whole.set(name, part == nullptr ? value : together(value, *part, depth - 1));
    }
    return whole;
}

class Client {
  public:
    void hear(const std::string& text) {
        const Json told = parse_json(text).value;
        const bool parts = told.find("parts") != nullptr;
        in_parts_ += parts ? 1 : 0;
        bytes_ += text.size();
        Json whole = Json::object();
        for (const char* name : {"decisions", "standing"}) {
            const Json* now = told.find(name);
            ASSERT_TRUE(now != nullptr || parts) << text;
            whole.set(name, now == nullptr ? *known_.find(name) : *now);
        }
        const Json& view = *told.find("view");
        whole.set("view", parts ? together(*known_.find("view"), view, kPartsDepth) : view);
        known_ = whole;
    }

    std::string known(const char* name) const { return known_.find(name)->dump(); }

    int in_parts() const { return in_parts_; }

    std::size_t bytes() const { return bytes_; }

  private:
    Json known_;
    int in_parts_ = 0;
    std::size_t bytes_ = 0;
};

struct Reader {
    Seat seat = kNoSeat;
    Kept kept;
    Client client;
    Sequence since = 0;
};

// What is put together is the whole, after every answer.
std::size_t play(const GameKit& kit, std::vector<Reader>& readers) {
    Setup setup = kit.setup(3);
    setup.confirm = SeatSet::of(seat_at(0));
    const auto match = kit.open(kit.default_data(), setup, {.low = 7, .high = 0}, {});
    const auto bot = kit.make_bot("random", {}, 7);
    std::size_t whole_bytes = 0;
    for (int i = 0; i < 300 && !match->asked().empty() && !testing::Test::HasFailure(); ++i) {
        for (Reader& reader : readers) {
            const Update update = render(*match, reader.seat, reader.since);
            reader.since = match->heard(reader.seat);
            whole_bytes += message_text(update).size();
            reader.client.hear(reader.kept.message_for(update));
            EXPECT_EQ(reader.client.known("view"), parse_json(update.view.text).value.dump());
            EXPECT_EQ(reader.client.known("standing"), update.standing.text);
            EXPECT_EQ(reader.client.known("decisions"), json_text(update.decisions));
        }
        const Seat seat = match->asked().lowest();
        match->answer(bot->choose(*match, seat, Channel::main), By::bot);
    }
    return whole_bytes;
}

TEST(Kept, WhatIsPutTogetherIsTheWhole) {
    for (const GameKit* game : all_games()) {
        SCOPED_TRACE(game->name());
        std::vector<Reader> readers(2);
        readers[0].seat = seat_at(0);
        const std::size_t whole = play(*game, readers);
        ASSERT_FALSE(HasFailure());
        EXPECT_LT((readers[0].client.bytes() + readers[1].client.bytes()) * 2, whole);
        for (const Reader& reader : readers)
            EXPECT_GT(reader.client.in_parts(), 20);
    }
}

std::string message(Kept& kept, const std::string& view) {
    Update update{.room = "r", .view = {view}};
    update.standing = written(Standing{});
    return kept.message_for(update);
}

std::string view_in(const std::string& text) {
    return parse_json(text).value.find("view")->dump();
}

std::string view_with(const std::string& list, int deep) {
    return R"({"seat":"A","pub":{"a":"x\"},{","b":)" + list + R"(,"d":{"e":{"f":)" +
           std::to_string(deep) + "}}}}";
}

TEST(Kept, OnlyWhatHasChangedIsSent) {
    Kept kept;
    const std::string first = view_with(R"([1,{"c":"]"}])", 1);
    EXPECT_EQ(message(kept, first).find("\"parts\""), std::string::npos);
    EXPECT_EQ(view_in(message(kept, first)), "{}");
    const std::string deep = view_with(R"([1,{"c":"]"}])", 2);
    EXPECT_EQ(view_in(message(kept, deep)), R"({"pub":{"d":{"e":{"f":2}}}})");
    const std::string list = view_with(R"([1,{"c":"}"}])", 2);
    const std::string text = message(kept, list);
    EXPECT_EQ(view_in(text), R"({"pub":{"b":[1,{"c":"}"}]}})");
    EXPECT_EQ(parse_json(text).value.find("standing"), nullptr);
    EXPECT_NE(text.find("\"parts\":true"), std::string::npos);
}

TEST(Kept, OtherMembersMakeAWhole) {
    for (const char* other : {R"({"pub":{"b":1}})",
                              R"({"pub":{"a":1,"b":1}})",
                              R"({"pub":{}})",
                              R"({"pub":1})",
                              R"({"pub":{"a":{}}})",
                              R"({})"}) {
        Kept kept;
        message(kept, R"({"pub":{"a":1}})");
        const std::string text = message(kept, other);
        EXPECT_EQ(text.find("\"parts\""), std::string::npos) << other;
        EXPECT_EQ(view_in(text), other);
        EXPECT_EQ(view_in(message(kept, other)), "{}") << other;
    }
}

}  // namespace
}  // namespace sidera::wire
