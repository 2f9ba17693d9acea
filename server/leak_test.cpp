// Hidden information over the wire: every byte sent to everybody in whole games is compared with
// what its reader may know.
//
// A shadow of the match follows the stored log. For every reader a position is drawn that agrees
// with his view and differs wherever he cannot look (Mlem::guess); the message he was sent must be
// the one that position gives. What depends on anything hidden differs sooner or later.

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "engine/setup_text.h"
#include "engine/typed_match.h"
#include "games/mlem/game.h"
#include "match/kit.h"
#include "server/secrets.h"
#include "server/store/memory_store.h"
#include "server/test_hall.h"
#include "server/test_leaks.h"
#include "server/wire/render.h"
#include "tests/kit/setups.h"

namespace sidera::server {
namespace {

using mlem::Mlem;
using Shadow = TypedMatch<Mlem>;

class Game {
  public:
    explicit Game(std::uint64_t number) : random_(number * 2 + 1), has_clocks_(number % 2 == 1) {
        auto store = std::make_unique<MemoryStore>();
        store_ = store.get();
        hall_ = std::make_unique<TestHall>(std::move(store));
    }

    void play() {
        open_table();
        for (int i = 0; i < 5000 && !is_over() && !testing::Test::HasFailure(); ++i) {
            if (has_clocks_)
                wait(random_.below(2'500));
            if (!is_over())
                act();
        }
        EXPECT_TRUE(is_over());
    }

    std::size_t messages() const { return messages_; }

  private:
    static constexpr int kSeconds = 90;
    static constexpr int kIncrement = 1;

    bool is_over() const { return shadow_->asked().empty(); }

    Milliseconds now() const { return hall_->loop().now(); }

    Person& anybody() { return people_[random_.below(static_cast<std::uint32_t>(people_.size()))]; }

    Person& at(Seat seat) { return people_[static_cast<std::size_t>(seat)]; }

    // Sends it and gives the number of the request.
    std::uint32_t say(Person& person, std::string_view type, const std::string& fields = {}) {
        const std::uint32_t id = ++person.last_request;
        hall_->hall().received(
            person.id,
            "{\"type\":\"" + std::string(type) + "\",\"id\":" + std::to_string(id) + fields + "}");
        hall_->settle();
        return id;
    }

    std::vector<std::string> take(const Person& person) {
        return std::exchange(hall_->loop().sent[person.id], {});
    }

    Person connect(const std::string& secret) {
        TestClient client = hall_->connect(secret);
        if (secret.empty()) {
            hidden_.push_back(client.secret);
            hidden_.push_back(hash_secret(client.secret));
        }
        return {.id = client.id, .secret = client.secret, .last_request = 10};
    }

    void open_table() {
        const GameKit& kit = *find_game("mlem");
        const DataSet set = kit.default_data();
        const Setup setup = sidera::kit::random_setup<Mlem>(Mlem::default_data(), random_);
        std::string options;
        for (std::size_t i = 0; i < setup.options.size(); ++i)
            options += (i == 0 ? "\"" : ",\"") + std::string(kit.options()[i].key) + "\":\"" +
                       option_value_text(kit.options()[i], setup.options[i], set.name) + "\"";
        std::string bots;
        for (int i = 0; i <= setup.seats; ++i) {
            people_.push_back(connect({}));
            people_.back().seat = i < setup.seats ? seat_at(i) : kNoSeat;
            bots += i == 0 ? "\"\"" : i < setup.seats ? ",\"\"" : "";
        }
        say(people_[0],
            "create",
            ",\"rules\":{\"game\":\"mlem\",\"seats\":" + std::to_string(setup.seats) +
                ",\"options\":{" + options + "},\"clock\":{\"kind\":\"" +
                (has_clocks_ ? "live" : "none") + "\",\"seconds\":" + std::to_string(kSeconds) +
                ",\"increment\":" + std::to_string(kIncrement) +
                ",\"days\":0},\"patience\":180,\"listed\":true,\"rated\":" +
                (has_clocks_ ? "true" : "false") + "},\"bots\":[" + bots + "],\"start\":false");
        const Json room = parse_json(take(people_[0]).back()).value;
        room_ = room.find("room")->as_string();
        match_ = room.find("match")->as_string();
        for (std::size_t i = 1; i < people_.size(); ++i) {
            say(people_[i], "enter", ",\"room\":\"" + room_ + "\",\"since\":0");
            if (people_[i].seat != kNoSeat)
                say(people_[i],
                    "sit",
                    std::string(",\"seat\":\"") + letter(people_[i].seat) + "\"");
        }
        for (std::size_t i = 0; i + 1 < people_.size(); ++i)
            say(people_[i],
                "ready",
                ",\"ready\":true,\"change\":0,\"entropy\":\"" + entropy(i) + "\"");
        begin_shadow(kit, set);
    }

    void begin_shadow(const GameKit& kit, const DataSet& set) {
        const auto stored = store_->load(match_);
        ASSERT_TRUE(stored);
        RecordRead read = read_record(stored->header + '\n' + end_line(0, false) + '\n');
        ASSERT_FALSE(read.error);
        dice_secret_ = read.record.header.fair->secret;
        opened_ = kit.reopen(set, read.record, 0).match;
        guessed_ = kit.reopen(set, read.record, 0).match;
        shadow_ = static_cast<Shadow*>(opened_.get());
        states_.push_back(shadow_->whole_state());
        clocks_ = KnownClocks(shadow_->seats(), kSeconds, kIncrement, now());
        clocks_.ask(shadow_->asked(), shadow_->deciding());
        known_.note_question(*shadow_, now());
        now_ = moment(nullptr);
        for (const Person& person : people_)
            for (const std::string& text : take(person))
                check_secrets(person, text, 0);
        for (Person& person : people_)
            person.since = now_.heard[slot(person.seat)];
    }

    // A position that agrees with what this reader knows, in a match of its own.
    const Match& guess(Seat reader, const Mlem::State& state) {
        Luck luck = Luck::seeded(random_.seed());
        auto& other = static_cast<Shadow&>(*guessed_);
        other.set_position(Mlem::guess(other.data(), Mlem::see(state, reader), luck), luck);
        return other;
    }

    // All the reader may know but the events; a finished game has nothing hidden.
    wire::Update known_to(Seat reader) {
        wire::Update update = is_over()
                                  ? wire::render(*shadow_, reader, 0)
                                  : wire::render(guess(reader, shadow_->whole_state()), reader, 0);
        update.events.clear();
        update.room = room_;
        if (known_.shows_thinking())
            update.thinking = shadow_->asked();
        update.may_undo = false;
        if (is_over())
            update.decisions.clear();
        for (wire::WireDecision& decision : update.decisions)
            decision.serial = 0;
        return update;
    }

    Moment moment(const RecordEntry* entry) {
        Moment then;
        for (const Person& person : people_) {
            const std::size_t reader = slot(person.seat);
            then.update[reader] = known_to(person.seat);
            then.heard[reader] = shadow_->heard(person.seat);
            then.news[reader] =
                entry == nullptr || entry->answer.seat == person.seat ||
                then.heard[reader] != now_.heard[reader] ||
                wire::json_text(then.update[reader]) != wire::json_text(now_.update[reader]);
        }
        if (entry != nullptr)
            run_clocks(*entry, then);
        then.clocks = clocks_;
        return then;
    }

    // True times come out when everybody sees something and nobody's answer is waiting.
    void run_clocks(const RecordEntry& entry, const Moment& then) {
        clocks_.pass(now());
        if (entry.kind == RecordEntry::Kind::answer)
            clocks_.answered(entry.answer.seat, entry.by);
        else if (entry.kind == RecordEntry::Kind::undo)
            clocks_.taken_back(entry.answer.seat);
        clocks_.ask(shadow_->asked(), shadow_->deciding());
        if (then.update[kMaxSeats].view.text != now_.update[kMaxSeats].view.text &&
            shadow_->asked() == shadow_->deciding())
            clocks_.publish();
    }

    // The whole message: events from the shadow, numbers and `may_undo` of the reader's own.
    std::string message(const Moment& then, const Person& person) {
        wire::Update update = then.update[slot(person.seat)];
        for (wire::WireEvent& event : wire::events_after(*shadow_, person.seat, person.since))
            if (event.sequence <= then.heard[slot(person.seat)])
                update.events.push_back(std::move(event));
        for (wire::WireDecision& decision : update.decisions)
            decision.serial = shadow_->decision(person.seat, decision.channel).serial;
        if (person.seat != kNoSeat && !is_over())
            update.may_undo = known_.may_undo(*shadow_, person.seat);
        if (has_clocks_)
            update.clocks = then.clocks.shown_to(person.seat, now());
        return wire::message_text(update);
    }

    // Plays the entries that were stored since the last look.
    std::vector<Moment> follow() {
        std::vector<Moment> moments;
        if (!is_paused_ && known_.becomes_shown(*shadow_, now())) {
            moments.push_back(moment(nullptr));
            now_ = moments.back();
        }
        const auto& lines = store_->entries(match_);
        for (std::size_t i = states_.size() - 1; i < lines.size(); ++i) {
            const auto read = read_record(store_->load(match_)->header + '\n' + lines[i] + '\n' +
                                          end_line(1, false) + '\n');
            if (read.error || read.record.entries.size() != 1) {
                ADD_FAILURE() << lines[i];
                return moments;
            }
            const RecordEntry& entry = read.record.entries[0];
            Answer answer = entry.answer;
            answer.serial = shadow_->decision(answer.seat, answer.channel).serial;
            const Status status = entry.kind == RecordEntry::Kind::undo
                                      ? shadow_->undo(answer.seat)
                                      : shadow_->answer(answer, entry.by);
            EXPECT_TRUE(status) << status.why;
            known_.hold(entry);
            known_.note_question(*shadow_, now());
            states_.push_back(shadow_->whole_state());
            moments.push_back(moment(&entry));
            now_ = moments.back();
        }
        return moments;
    }

    void check_secrets(const Person& reader, std::string_view text, std::uint32_t asked) {
        ++messages_;
        if (!is_over())
            EXPECT_FALSE(contains(text, dice_secret_)) << text;
        for (const std::string& secret : hidden_)
            EXPECT_FALSE(contains(text, secret)) << text;
        for (const auto& [secret, owner] : link_secrets_)
            if (owner != std::pair(reader.id, asked))
                EXPECT_FALSE(contains(text, secret)) << text;
    }

    // What this reader was sent after an action: the replies to others are not for him, an update
    // is the one he may know, and nothing comes when nothing he may know of has happened.
    void check(Person& reader,
               Cause cause,
               const std::vector<Moment>& moments,
               std::optional<std::uint32_t> asked) {
        std::size_t next = 0;
        for (const std::string& text : take(reader)) {
            check_secrets(reader, text, asked.value_or(0));
            const std::string_view start(text);
            if (start.starts_with("{\"type\":\"update\"")) {
                if (moments.empty()) {
                    EXPECT_EQ(cause, Cause::open);
                    EXPECT_EQ(text, message(now_, reader));
                } else {
                    check_update(reader, text, moments, next);
                }
                reader.since = now_.heard[slot(reader.seat)];
                reader.may_undo = contains(start, "\"may_undo\":true");
            } else if (start.starts_with("{\"type\":\"room\"") ||
                       start.starts_with("{\"type\":\"chat\"")) {
                EXPECT_TRUE(cause == Cause::open || is_over()) << text;
            } else {
                EXPECT_TRUE(asked) << text;
                EXPECT_TRUE(contains(start, "\"id\":" + std::to_string(asked.value_or(0)) + "}") ||
                            contains(start, "\"id\":" + std::to_string(asked.value_or(0)) + ","))
                    << text;
            }
        }
        // What he was told last holds still: otherwise asking would tell him more.
        if (reader.seat != kNoSeat && !is_over())
            EXPECT_EQ(reader.may_undo, known_.may_undo(*shadow_, reader.seat));
        EXPECT_EQ(reader.since, now_.heard[slot(reader.seat)]);
    }

    void check_update(Person& reader,
                      const std::string& text,
                      const std::vector<Moment>& moments,
                      std::size_t& next) {
        std::string expected;
        for (; next < moments.size(); ++next) {
            expected = message(moments[next], reader);
            if (text != expected)
                continue;
            EXPECT_TRUE(moments[next].news[slot(reader.seat)])
                << letter(reader.seat) << " must not hear of this: " << text;
            ++next;
            return;
        }
        EXPECT_EQ(text, expected);
    }

    void check_all(Cause cause, const Person* asker = nullptr, std::uint32_t asked = 0) {
        const std::vector<Moment> moments = follow();
        for (Person& person : people_)
            check(person, cause, moments, &person == asker ? std::optional(asked) : std::nullopt);
    }

    void act() {
        const std::uint32_t what = random_.below(100);
        if (what < 3)
            return undo(anybody());
        if (what < 5)
            return come_back(anybody());
        if (what == 5)
            return talk(anybody());
        if (what == 6)
            return pause();
        if (what == 7)
            return look(anybody());
        if (what == 8)
            return make_link(anybody());
        if (what == 9)
            return answer_wrongly(anybody());
        if (what == 10)
            return wait(500);
        if (what <= 20)
            return ask_why(anybody());
        answer();
    }

    // Clocks may run out meanwhile.
    void wait(Milliseconds time) {
        hall_->pass(time);
        check_all(Cause::entry);
    }

    void answer() {
        std::vector<Seat> asked;
        for (const Seat seat : shadow_->asked())
            asked.push_back(seat);
        const Seat seat = asked[random_.below(static_cast<std::uint32_t>(asked.size()))];
        const Decision decision = shadow_->decision(seat, Channel::main);
        for (const Option& one : decision.options)
            notations_.insert(one.notation);
        const Option& option =
            decision.options[random_.below(static_cast<std::uint32_t>(decision.options.size()))];
        give(at(seat), decision.serial, static_cast<std::uint32_t>(option.code));
    }

    void give(Person& person, Serial serial, std::uint32_t code) {
        const std::uint32_t id = say(person,
                                     "answer",
                                     ",\"channel\":\"main\",\"serial\":" + std::to_string(serial) +
                                         ",\"code\":" + std::to_string(code) + ",\"value\":0");
        check_all(Cause::entry, &person, id);
    }

    // An old number, somebody else's question, or a code that is not offered.
    void answer_wrongly(Person& person) {
        const Seat asked = shadow_->asked().lowest();
        const Decision decision = shadow_->decision(asked, Channel::main);
        give(person, decision.serial + 7, static_cast<std::uint32_t>(decision.options[0].code));
    }

    void undo(Person& person) {
        const bool may = person.may_undo;
        const std::size_t before = states_.size();
        const std::uint32_t id = say(person, "undo");
        check_all(Cause::entry, &person, id);
        EXPECT_EQ(states_.size() > before, may);
    }

    void talk(Person& person) {
        check_all(Cause::open, &person, say(person, "chat", ",\"text\":\"hello there\""));
    }

    void pause() {
        Person& person = people_[0];
        for (const bool on : {true, false}) {
            const std::uint32_t id =
                say(person, "pause", std::string(",\"on\":") + (on ? "true" : "false"));
            clocks_.pass(now());
            clocks_.pause(on);
            is_paused_ = on;
            now_.clocks = clocks_;
            check_all(Cause::open, &person, id);
            wait(300);
        }
    }

    // Why not what somebody was offered once, to anybody?
    void ask_why(Person& person) {
        const auto chosen = std::next(notations_.begin(),
                                      random_.below(static_cast<std::uint32_t>(notations_.size())));
        const std::uint32_t id = say(person, "why", ",\"notation\":\"" + *chosen + "\"");
        std::string expected = wire::message_text(
            wire::Refused{.id = id, .why = {.key = "server.not_seated", .args = {}}});
        if (person.seat != kNoSeat) {
            const Match& other = guess(person.seat, shadow_->whole_state());
            wire::Reason reason{.id = id};
            if (const RuleId rule = other.why_not(person.seat, *other.parse(*chosen));
                !rule.id.empty())
                reason.rule = std::string(rule.id);
            expected = wire::message_text(reason);
        }
        const auto& sent = hall_->loop().sent[person.id];
        EXPECT_TRUE(sent.size() == 1 && sent[0] == expected) << expected;
        check_all(Cause::question, &person, id);
    }

    void come_back(Person& person) {
        hall_->disconnect({.id = person.id});
        check_all(Cause::open);
        const Person back = connect(person.secret);
        person.id = back.id;
        person.last_request = back.last_request;
        take(person);
        person.since = random_.below(static_cast<std::uint32_t>(person.since + 1));
        const std::uint32_t id =
            say(person,
                "enter",
                ",\"room\":\"" + room_ + "\",\"since\":" + std::to_string(person.since));
        check_all(Cause::open, &person, id);
    }

    void make_link(Person& person) {
        const std::uint32_t id = say(person, "seat_link");
        const auto& sent = hall_->loop().sent[person.id];
        const Json reply = sent.empty() ? Json() : parse_json(sent.back()).value;
        if (const Json* secret = reply.find("seat_secret")) {
            hidden_.push_back(hash_secret(secret->as_string()));
            link_secrets_.emplace_back(secret->as_string(), std::pair(person.id, id));
        }
        check_all(Cause::question, &person, id);
    }

    // The past is as hidden as the present.
    void look(Person& person) {
        const Sequence heard = shadow_->heard(person.seat);
        if (heard == 0)
            return;  // the spectator has been told nothing yet
        const Sequence sequence = 1 + random_.below(static_cast<std::uint32_t>(heard));
        const std::uint32_t id = say(person, "look", ",\"sequence\":" + std::to_string(sequence));
        const auto told = shadow_->events_since(person.seat, sequence - 1);
        const Match& then = guess(person.seat, states_[told.front().entry]);
        const std::string expected =
            wire::message_text(wire::Moment{.id = id,
                                            .sequence = sequence,
                                            .view = {then.view(person.seat)},
                                            .standing = wire::standing_of(then)});
        const auto& sent = hall_->loop().sent[person.id];
        EXPECT_TRUE(sent.size() == 1 && sent[0] == expected) << expected;
        check_all(Cause::question, &person, id);
    }

    QuickRandom random_;
    KnownAnswers known_;
    bool is_paused_ = false;
    bool has_clocks_;
    KnownClocks clocks_;
    std::set<std::string> notations_{"roll"};
    MemoryStore* store_ = nullptr;
    std::unique_ptr<TestHall> hall_;
    std::vector<Person> people_;  // one per seat, then a spectator
    std::string room_;
    std::string match_;
    std::string dice_secret_;
    std::vector<std::string> hidden_;  // players' secrets and all hashes
    std::vector<std::pair<std::string, std::pair<ConnectionId, std::uint32_t>>> link_secrets_;
    std::unique_ptr<Match> opened_;
    std::unique_ptr<Match> guessed_;
    Shadow* shadow_ = nullptr;
    std::vector<Mlem::State> states_;  // after each entry
    Moment now_;
    std::size_t messages_ = 0;
};

TEST(Leaks, NobodyIsSentWhatHeMayNotKnow) {
    std::size_t messages = 0;
    for (int i = 0; i < games_to_play() && !HasFailure(); ++i) {
        SCOPED_TRACE("game " + std::to_string(i));
        Game game(static_cast<std::uint64_t>(i));
        game.play();
        messages += game.messages();
    }
    RecordProperty("messages", std::to_string(messages));
}

}  // namespace
}  // namespace sidera::server
