// A match: what it refuses and why, taking back, notes, and what each audience hears.

#include <gtest/gtest.h>

#include "engine/replay.h"
#include "engine/typed_match.h"
#include "games/mlem/game.h"
#include "tests/kit/random_play.h"
#include "tests/toy/toy.h"

namespace sidera {
namespace {

using toy::Sealed;

// A match of Sealed with short ways to speak; nobody presses buttons.
class Table {
  public:
    explicit Table(int seats = 3, std::uint64_t seed = 1, SeatSet confirm = {})
        : data_(std::make_shared<const toy::Data>(Sealed::default_data()))
        , setup_(default_setup<Sealed>(seats)) {
        setup_.confirm = confirm;
        match_ = std::make_unique<TypedMatch<Sealed>>(
            data_, setup_, kit::header_for<Sealed>(*data_, setup_, {seed, 2}));
    }

    TypedMatch<Sealed>& match() { return *match_; }

    TypedMatch<Sealed> again() const { return {data_, setup_, match_->record().header}; }

    static Channel channel_of(OptionCode code) {
        return verb_of(code) >= static_cast<int>(toy::Verb::offer) ? Channel::table : Channel::main;
    }

    Answer answer(int seat, std::string_view text, int value = 0) {
        const OptionCode code = match_->parse(text).value();
        const Channel channel = channel_of(code);
        return {.seat = seat_at(seat),
                .channel = channel,
                .serial = match_->decision(seat_at(seat), channel).serial,
                .code = code,
                .value = value};
    }

    Status say(int seat, std::string_view text, int value = 0, By by = By::person) {
        return match_->answer(answer(seat, text, value), by);
    }

    // A kind this seat holds at least `copies` of, and one it holds none of.
    std::string held(int seat, int copies = 1) const {
        return kind_with(seat, [copies](int count) { return count >= copies; });
    }

    std::string missing(int seat) const {
        return kind_with(seat, [](int count) { return count == 0; });
    }

    Serial serial(int seat, Channel channel) const {
        return match_->decision(seat_at(seat), channel).serial;
    }

  private:
    template<class Wanted>
    std::string kind_with(int seat, Wanted&& wanted) const {
        const toy::Hand& hand = match_->whole_state().own[seat_at(seat)].hand;
        for (std::size_t kind = 0; kind < toy::kKinds; ++kind)
            if (wanted(hand.values[kind]))
                return std::to_string(kind + 1);
        return "none";
    }

    std::shared_ptr<const toy::Data> data_;
    Setup setup_;
    std::unique_ptr<TypedMatch<Sealed>> match_;
};

TEST(Match, FormalitiesAreAnsweredByTheEngineAndNotLogged) {
    Table table;
    EXPECT_EQ(table.match().asked(), SeatSet::first(3)) << "the round was opened by itself";
    EXPECT_TRUE(table.match().record().entries.empty());
    Table people(3, 1, SeatSet::of(seat_at(0)));
    EXPECT_EQ(people.match().asked(), SeatSet::of(seat_at(0)));
    EXPECT_TRUE(people.match().decision(seat_at(0), Channel::main).confirm);
    EXPECT_TRUE(people.say(0, "open").ok);
    EXPECT_EQ(people.match().record().entries.size(), 1u);
}

TEST(Match, AnAnswerMayBeStale) {
    Table table;
    const Answer old = table.answer(0, "pass");
    ASSERT_TRUE(table.match().answer(old, By::person).ok);
    ASSERT_TRUE(table.match().undo(seat_at(0)).ok);
    const Status status = table.match().answer(old, By::person);
    EXPECT_FALSE(status.ok);
    EXPECT_EQ(status.why,
              "this question has been answered or replaced; the current one has number " +
                  std::to_string(table.serial(0, Channel::main)));
}

TEST(Match, WhoIsNotAskedIsRefused) {
    Table table;
    const Answer again = table.answer(1, "pass");
    ASSERT_TRUE(table.match().answer(again, By::person).ok);
    EXPECT_EQ(table.match().answer(again, By::person).why, "seat B is not being asked now");
    EXPECT_EQ(table.match().answer({.seat = seat_at(3)}, By::person).why, "there is no such seat");
    EXPECT_EQ(table.match().answer({}, By::person).why, "there is no such seat");
    ASSERT_TRUE(table.say(0, "resign").ok);
    EXPECT_EQ(table.say(0, "resign").why, "seat A is not being asked now");
    ASSERT_TRUE(table.say(1, "resign").ok);
    EXPECT_EQ(table.say(2, "pass").why, "the game is over");
}

TEST(Match, WhatIsNotOfferedIsRefusedByRule) {
    Table table;
    const std::string text = "seal " + table.missing(0);
    const Status status = table.say(0, text);
    EXPECT_EQ(status.why, "'" + text + "' is not possible now");
    EXPECT_EQ(status.rule, "TY-SEAL-1");
    EXPECT_EQ(table.say(0, "open").rule, "TY-OPEN-1");
    EXPECT_EQ(table.say(0, "withdraw").rule, "TY-TRADE-2");
    EXPECT_EQ(table.say(0, "offer B " + table.missing(0), 1).rule, "TY-TRADE-1");
    EXPECT_EQ(table.say(0, "accept B 1 for 1").rule, "TY-TRADE-3");
    ASSERT_TRUE(table.say(0, "pass").ok);
    EXPECT_EQ(table.match().why_not(seat_at(0), *table.match().parse("pass")).id, "TY-SEAL-2");
    EXPECT_EQ(table.match().why_not(seat_at(1), *table.match().parse("pass")).id, "");
}

TEST(Match, AmountsMustBeInTheirRange) {
    Table table;
    EXPECT_EQ(table.say(0, "seal " + table.held(0), 6).why, "the amount must be 0 to 5");
    EXPECT_EQ(table.say(0, "seal " + table.held(0), -1).why, "the amount must be 0 to 5");
    EXPECT_EQ(table.say(0, "pass", 1).why, "the amount must be 0 to 0");
    EXPECT_EQ(table.say(0, "offer B " + table.held(0), 0).why, "the amount must be 1 to 5");
    EXPECT_TRUE(table.say(0, "seal " + table.held(0), 5).ok);
}

// Talk at the table goes on beside the question that is waited for.
TEST(Match, TableTalkMakesNobodysAnswerStale) {
    std::uint64_t seed = 1;
    while (Table(3, seed).held(0, 2) == "none")
        ++seed;
    Table table(3, seed);
    const Answer mine = table.answer(1, "pass");
    const Answer offerer = table.answer(0, "pass");
    ASSERT_TRUE(table.say(0, "offer B " + table.held(0, 2), 2).ok);
    EXPECT_TRUE(table.match().answer(mine, By::person).ok);
    EXPECT_TRUE(table.match().answer(offerer, By::person).ok)
        << "the own word at the table is no answer to the question either";
}

TEST(Match, AChangedOfferIsAnotherQuestion) {
    Table table;
    const std::string card = table.held(0);
    ASSERT_TRUE(table.say(0, "offer B " + card, 2).ok);
    const Answer yes = table.answer(1, "accept A " + card + " for 2");
    ASSERT_TRUE(table.say(0, "withdraw").ok);
    ASSERT_TRUE(table.say(0, "offer B " + card, 5).ok);
    EXPECT_FALSE(table.match().answer(yes, By::person).ok) << "it would cost 5 now";
    EXPECT_TRUE(table.say(1, "accept A " + card + " for 5").ok);
    EXPECT_EQ(table.match().whole_state().pub.coins[seat_at(0)], 10);
}

TEST(Match, TheSameSeatTakesItsAnswerBack) {
    Table table;
    const std::uint64_t before = table.match().hash();
    const Serial serial = table.serial(0, Channel::main);
    ASSERT_TRUE(table.say(0, "pass").ok);
    EXPECT_NE(table.match().hash(), before);
    ASSERT_TRUE(table.match().undo(seat_at(0)).ok);
    EXPECT_EQ(table.match().hash(), before);
    EXPECT_GT(table.serial(0, Channel::main), serial);
    EXPECT_TRUE(table.match().asked().has(seat_at(0)));
    EXPECT_FALSE(table.match().undo(seat_at(0)).ok) << "there is nothing more to take back";
}

// An open table: three players of MLEM board their cats one after the other.
class Boarding {
  public:
    Boarding() {
        const auto data = std::make_shared<const mlem::Data>(mlem::default_data());
        auto setup = default_setup<mlem::Mlem>(3);
        setup.options[mlem::Mlem::first_player] = 1;
        const auto header = kit::header_for<mlem::Mlem>(*data, setup, {.low = 4, .high = 4});
        match_ = std::make_unique<TypedMatch<mlem::Mlem>>(data, setup, header);
    }

    TypedMatch<mlem::Mlem>& match() { return *match_; }

    bool board(int seat, By by) {
        const Decision decision = match_->decision(seat_at(seat), Channel::main);
        const Answer answer{
            .seat = seat_at(seat), .serial = decision.serial, .code = decision.options[0].code};
        return match_->answer(answer, by).ok;
    }

  private:
    std::unique_ptr<TypedMatch<mlem::Mlem>> match_;
};

TEST(Match, NothingIsTakenBackPastAnotherPerson) {
    Boarding table;
    ASSERT_TRUE(table.board(0, By::person));
    ASSERT_TRUE(table.board(1, By::person));
    EXPECT_EQ(table.match().undo(seat_at(0)).why, "another player has answered since");
    EXPECT_TRUE(table.match().undo(seat_at(1)).ok);
    EXPECT_TRUE(table.match().undo(seat_at(0)).ok) << "now nobody has";
}

TEST(Match, BotsAnswersAreTakenBackWithOnesOwn) {
    Boarding table;
    const std::uint64_t before = table.match().hash();
    ASSERT_TRUE(table.board(0, By::person));
    ASSERT_TRUE(table.board(1, By::bot));
    ASSERT_TRUE(table.match().undo(seat_at(0)).ok);
    EXPECT_EQ(table.match().hash(), before);
    EXPECT_EQ(table.match().asked(), SeatSet::of(seat_at(0)));
    EXPECT_EQ(table.match().record().entries.back().back_to, 0u);
}

// A card of one's own that others have seen cannot be hidden again.
TEST(Match, WhatWasShownOfOnesOwnStays) {
    Table table;
    ASSERT_TRUE(table.say(0, "offer C " + table.held(0), 3).ok);
    EXPECT_FALSE(table.match().undo(seat_at(0)).ok);
}

TEST(Match, WhatWasRevealedOrDrawnStays) {
    Table table;
    for (const int seat : {0, 1, 2})
        ASSERT_TRUE(table.say(seat, "pass").ok);
    EXPECT_FALSE(table.match().undo(seat_at(2)).ok) << "the cards were shown and new ones drawn";
    const std::size_t entries = table.match().record().entries.size();
    EXPECT_FALSE(table.match().undo(seat_at(0)).ok);
    EXPECT_EQ(table.match().record().entries.size(), entries) << "a refusal is not logged";
    EXPECT_FALSE(table.match().undo(seat_at(7)).ok);
}

// A trade moves a card into another hand: something hidden of another seat has changed.
TEST(Match, ATradeCannotBeTakenBack) {
    Table table;
    const std::string card = table.held(0);
    ASSERT_TRUE(table.say(0, "offer B " + card, 1).ok);
    ASSERT_TRUE(table.say(1, "accept A " + card + " for 1").ok);
    EXPECT_FALSE(table.match().undo(seat_at(0)).ok);
}

TEST(Match, EveryAudienceIsToldToLookAgain) {
    Boarding table;
    ASSERT_TRUE(table.board(0, By::person));
    std::array<Sequence, 4> heard{};
    for (int i = 0; i < 4; ++i) {
        const Seat audience = i == 3 ? kNoSeat : seat_at(i);
        const auto told = table.match().events_since(audience, 0);
        ASSERT_FALSE(told.empty());
        heard[static_cast<std::size_t>(i)] = told.back().sequence;
        EXPECT_EQ(told.back().message.key, "event.boarded");
    }
    ASSERT_TRUE(table.match().undo(seat_at(0)).ok);
    for (int i = 0; i < 4; ++i) {
        const Seat audience = i == 3 ? kNoSeat : seat_at(i);
        const auto news = table.match().events_since(audience, heard[static_cast<std::size_t>(i)]);
        ASSERT_EQ(news.size(), 1u);
        EXPECT_EQ(news[0].kind, Told::Kind::resync);
        EXPECT_EQ(news[0].sequence, heard[static_cast<std::size_t>(i)] + 1);
        EXPECT_EQ(news[0].message.key, "match.undone");
    }
    EXPECT_EQ(table.match().view(kNoSeat).find("\"to\":\"C\""), std::string::npos);
}

// Numbers run per audience: a spectator cannot tell that others were told more.
TEST(Match, ASpectatorHearsWhatIsPublicAndCountsOnlyThat) {
    Table table;
    ASSERT_TRUE(table.say(1, "seal " + table.held(1), 2).ok);
    const auto spectator = table.match().events_since(kNoSeat, 0);
    for (std::size_t i = 0; i < spectator.size(); ++i) {
        EXPECT_EQ(spectator[i].sequence, i + 1);
        EXPECT_TRUE(spectator[i].message.key.starts_with("event.")) << spectator[i].message.key;
    }
    EXPECT_EQ(table.match().events_since(seat_at(1), 0).back().message.key, "private.sealed");
    EXPECT_EQ(table.match().events_since(seat_at(0), 0).back().message.key, "event.round_opened");
    EXPECT_EQ(table.match().events_since(seat_at(0), 1000).size(), 0u);
    EXPECT_NE(table.match().view(kNoSeat).find("\"hand\":{\"1\":0"), std::string::npos);
}

// Where several choose at once the others hear of it when the question is settled, not before.
TEST(Match, WhatTheClockAnswersIsTold) {
    Table table;
    const auto told = [](const Match& match, Seat audience) {
        std::string seats;
        for (const Told& one : match.events_since(audience, 0))
            if (one.kind == Told::Kind::clock) {
                EXPECT_EQ(one.message.key, "match.time_up");
                seats += one.json;
            }
        return seats;
    };
    ASSERT_TRUE(table.say(1, "seal " + table.held(1), 0, By::clock));
    const std::string time_up = R"({"kind":"time_up","seat":"B"})";
    EXPECT_EQ(told(table.match(), seat_at(1)), time_up);
    for (const Seat other : {seat_at(0), seat_at(2), kNoSeat})
        EXPECT_EQ(told(table.match(), other), "");
    ASSERT_TRUE(table.say(0, "seal " + table.held(0)));
    EXPECT_EQ(told(table.match(), kNoSeat), "");
    ASSERT_TRUE(table.say(2, "seal " + table.held(2)));
    TypedMatch<Sealed> again = table.again();
    const Record& record = table.match().record();
    ASSERT_EQ(replay(record, again, record.entries.size()), std::nullopt);
    for (const Match* match : {static_cast<Match*>(&table.match()), static_cast<Match*>(&again)})
        for (const Seat reader : {seat_at(0), seat_at(1), seat_at(2), kNoSeat})
            EXPECT_EQ(told(*match, reader), time_up);
}

TEST(Match, MO_DIP_4_notes_reach_their_readers) {
    Table table;
    ASSERT_TRUE(table.match().note(seat_at(0), SeatSet::of(seat_at(2)), "psst").ok);
    const auto last = [&](Seat audience) { return table.match().events_since(audience, 0).back(); };
    for (const int reader : {0, 2}) {
        EXPECT_EQ(last(seat_at(reader)).kind, Told::Kind::note);
        EXPECT_EQ(last(seat_at(reader)).json, R"({"from":"A","to":["C"],"text":"psst"})");
    }
    for (const Seat other : {seat_at(1), kNoSeat}) {  // MO-DIP-4: they see that it passed
        EXPECT_EQ(last(other).kind, Told::Kind::note);
        EXPECT_EQ(last(other).json, R"({"from":"A","to":["C"]})");
        EXPECT_EQ(last(other).message.key, "match.note_passed");
    }
    EXPECT_EQ(table.match().note(seat_at(3), {}, "x").why, "there is no such seat");
    EXPECT_EQ(table.match().note(kNoSeat, {}, "x").why, "there is no such seat");
    EXPECT_EQ(table.match().note(seat_at(0), {}, std::string(501, 'x')).why,
              "a message may have at most 500 characters");
    EXPECT_EQ(table.match().record().entries.size(), 1u);
}

TEST(Match, ANoteDisturbsNothing) {
    Table table;
    const std::uint64_t before = table.match().hash();
    ASSERT_TRUE(table.say(0, "pass").ok);
    ASSERT_TRUE(table.match().note(seat_at(1), SeatSet::first(3), "hm").ok);
    EXPECT_TRUE(table.match().undo(seat_at(0)).ok) << "a note is no answer";
    EXPECT_EQ(table.match().hash(), before);
}

// Answers, undos and notes in one record give the same match again, to every audience.
TEST(Match, UndosAndNotesAreReplayedInTheirPlace) {
    Table table;
    ASSERT_TRUE(table.say(0, "pass").ok);
    ASSERT_TRUE(table.match().undo(seat_at(0)).ok);
    ASSERT_TRUE(table.match().note(seat_at(2), SeatSet::of(seat_at(0)), "go on").ok);
    ASSERT_TRUE(table.say(0, "seal " + table.held(0), 3).ok);
    ASSERT_TRUE(table.say(1, "offer C " + table.held(1), 1).ok);
    ASSERT_TRUE(table.say(1, "pass").ok);
    ASSERT_TRUE(table.say(2, "pass").ok);
    const RecordRead read = read_record(write_record(table.match().record()));
    ASSERT_FALSE(read.error) << *read.error;
    auto again = table.again();
    EXPECT_EQ(replay(read.record, again, read.record.entries.size()), std::nullopt);
    EXPECT_EQ(again.hash(), table.match().hash());
    for (int i = -1; i < 3; ++i) {
        const Seat audience = i < 0 ? kNoSeat : seat_at(i);
        const auto one = table.match().events_since(audience, 0);
        const auto two = again.events_since(audience, 0);
        ASSERT_EQ(one.size(), two.size());
        for (std::size_t k = 0; k < one.size(); ++k) {
            EXPECT_EQ(one[k].json, two[k].json);
            EXPECT_EQ(one[k].entry, two[k].entry);
        }
    }
}

std::string replay_fault(const Table& table, const Record& record) {
    auto again = table.again();
    return replay(record, again, record.entries.size()).value_or("");
}

TEST(Match, AnAlteredRecordIsFoundOut) {
    Table table;
    ASSERT_TRUE(table.say(0, "pass").ok);
    ASSERT_TRUE(table.match().undo(seat_at(0)).ok);
    ASSERT_TRUE(table.say(0, "seal " + table.held(0), 3).ok);
    Record record = table.match().record();
    record.hashes = {{3, table.match().hash()}};
    EXPECT_EQ(replay_fault(table, record), "");
    Record other = record;
    other.entries[2].answer.value = 2;
    EXPECT_EQ(replay_fault(table, other),
              "after entry 3 the position differs from the recorded one");
    other.hashes.insert(other.hashes.begin(), {0, 0});
    EXPECT_EQ(replay_fault(table, other),
              "after entry 3 the position differs from the recorded one")
        << "a hash that belongs nowhere must not hide the others";
    other = record;
    other.entries[2].answer.value = 7;
    EXPECT_EQ(replay_fault(table, other),
              "entry 3 cannot be played: the amount must be 0 to 5 (TY-SEAL-1)");
    other = record;
    other.entries[1].back_to = 1;
    EXPECT_EQ(replay_fault(table, other),
              "entry 2 cannot be played: it takes back something else than was recorded");
    other = record;
    other.entries[1].answer.seat = seat_at(1);
    EXPECT_NE(replay_fault(table, other), "");
    other = record;
    other.entries.push_back(record.entries[2]);
    EXPECT_EQ(replay_fault(table, other),
              "entry 4 cannot be played: seat A is not being asked now (TY-SEAL-1)");
}

// Whether others have sealed their choice must not show, so it does not stand in the way of an
// undo.
TEST(MatchUndo, ASealedChoiceIsTakenBackAlone) {
    const auto data = std::make_shared<const mlem::Data>(mlem::default_data());
    auto setup = default_setup<mlem::Mlem>(3);
    setup.options[mlem::Mlem::secret_missions] = 1;
    const auto header = kit::header_for<mlem::Mlem>(*data, setup, {.low = 4, .high = 4});
    TypedMatch<mlem::Mlem> match(data, setup, header);
    const auto seal = [&match](Seat seat) {
        const Decision decision = match.decision(seat, Channel::main);
        const Answer answer{
            .seat = seat, .serial = decision.serial, .code = decision.options[0].code};
        return match.answer(answer, By::person).ok;
    };
    ASSERT_TRUE(seal(seat_at(0)));
    const auto before = match.whole_state().own[seat_at(1)];
    ASSERT_TRUE(seal(seat_at(1)));
    const std::size_t told = match.events_since(seat_at(1), 0).size();
    const Serial number = match.decision(seat_at(2), Channel::main).serial;
    ASSERT_TRUE(match.undo(seat_at(0)).ok);
    EXPECT_EQ(match.decision(seat_at(2), Channel::main).serial, number) << "nor see it";
    EXPECT_TRUE(match.asked().has(seat_at(0)));
    EXPECT_FALSE(match.asked().has(seat_at(1)));
    EXPECT_EQ(match.events_since(seat_at(1), 0).size(), told) << "others must not hear of it";
    ASSERT_TRUE(match.undo(seat_at(1)).ok);
    EXPECT_TRUE(match.whole_state().own[seat_at(1)] == before);
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(seal(seat_at(i)));
    EXPECT_FALSE(match.undo(seat_at(2)).ok) << "all have chosen: the missions are returned";
    const RecordRead read = read_record(write_record(match.record()));
    ASSERT_FALSE(read.error);
    TypedMatch<mlem::Mlem> again(data, setup, read.record.header);
    EXPECT_FALSE(replay(read.record, again, read.record.entries.size()));
    EXPECT_EQ(again.hash(), match.hash());
}

}  // namespace
}  // namespace sidera
