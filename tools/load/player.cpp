// Scripted players and their table.

#include "tools/load/player.h"

#include <cstring>

#include "match/kit.h"

namespace sidera::load {
namespace {

constexpr auto npos = std::string_view::npos;

// Like find, but by the C library's faster search: updates have some ten thousand bytes.
std::size_t find(std::string_view text, std::string_view what) {
    const void* at = ::memmem(text.data(), text.size(), what.data(), what.size());
    return at == nullptr ? npos
                         : static_cast<std::size_t>(static_cast<const char*>(at) - text.data());
}

// The number, or the text up to its closing quote, after `key`.
std::int64_t number_after(std::string_view text, std::string_view key) {
    const std::size_t at = find(text, key);
    return at == npos ? 0 : std::strtoll(text.data() + at + key.size(), nullptr, 10);
}

std::string text_after(std::string_view text, std::string_view key) {
    const std::size_t at = find(text, key);
    if (at == npos)
        return {};
    const std::string_view rest = text.substr(at + key.size());
    return std::string(rest.substr(0, rest.find('"')));
}

std::string entropy_of(std::uint32_t chance) {
    std::string text;
    for (int i = 0; i < 32; ++i) {
        chance = chance * 1664525u + 1013904223u;
        text += "0123456789abcdef"[chance >> 28];
    }
    return text;
}

}  // namespace

Player::Player(Run& run, Table& table, int number, std::uint32_t chance)
    : run_(run)
    , table_(table)
    , number_(number)
    , client_(std::make_shared<Client>(
          run, [this] { opened(); }, [this](std::string_view text) { received(text); }))
    , chance_(chance) {}

Player::Request& Player::request(Asked what, std::string_view type, std::string_view fields) {
    const std::uint32_t id = ++last_id_;
    client_->send("{\"type\":\"" + std::string(type) + "\",\"id\":" + std::to_string(id) +
                  std::string(fields) + "}");
    open_.push_back({.id = id, .what = what, .at = Clock::now(), .answer = {}, .match = {}});
    return open_.back();
}

void Player::opened() {
    greeted_ = false;
    for (const Request& lost : open_)
        table_.outstanding -= lost.what == Asked::answer ? 1 : 0;
    open_.clear();
    request(Asked::hello,
            "hello",
            secret_.empty() ? ",\"protocol\":2" : ",\"protocol\":2,\"secret\":\"" + secret_ + "\"");
}

void Player::received(std::string_view text) {
    if (text.starts_with("{\"type\":\"update\""))
        updated(text);
    else if (text.starts_with("{\"type\":\"ack\""))
        acknowledged(text);
    else if (text.starts_with("{\"type\":\"room\""))
        saw_room(text);
    else if (text.starts_with("{\"type\":\"refused\""))
        refused(text);
    else if (text.starts_with("{\"type\":\"welcome\""))
        welcomed(text);
}

std::optional<Player::Request> Player::take_request(std::string_view text) {
    const auto id = static_cast<std::uint32_t>(number_after(text, "\"id\":"));
    for (std::size_t i = 0; i < open_.size(); ++i) {
        if (open_[i].id != id)
            continue;
        Request found = std::move(open_[i]);
        open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(i));
        table_.outstanding -= found.what == Asked::answer ? 1 : 0;
        return found;
    }
    run_.measures.faults.push_back("a reply to nothing: " + std::string(text.substr(0, 200)));
    return std::nullopt;
}

void Player::welcomed(std::string_view text) {
    take_request(text);
    if (std::string secret = text_after(text, "\"secret\":\""); !secret.empty())
        secret_ = std::move(secret);
    greeted_ = true;
    ++run_.welcomed;
    if (run_.stage != Stage::playing)
        return;
    if (!table_.room.empty())
        enter();
    else if (number_ == 0)
        create();
}

void Player::ping() {
    request(Asked::ping, "ping", "");
}

void Player::create() {
    std::string bots;
    for (std::size_t i = 0; i < table_.players.size(); ++i)
        bots += i == 0 ? "\"\"" : ",\"\"";
    request(Asked::create,
            "create",
            ",\"rules\":{\"game\":\"" + std::string(all_games().front()->name()) +
                "\",\"seats\":" + std::to_string(table_.players.size()) +
                ",\"options\":{},\"clock\":{\"kind\":\"none\",\"seconds\":0,\"increment\":0,"
                "\"days\":0},\"patience\":180,\"listed\":false,\"rated\":false},\"bots\":[" +
                bots + "],\"start\":false");
}

void Player::move() {
    since_ = 0;
    if (greeted_)
        enter();
}

void Player::enter() {
    sat_ = got_ready_ = asked_rematch_ = false;
    answered_ = 0;
    request(Asked::enter,
            "enter",
            ",\"room\":\"" + table_.room + "\",\"since\":" + std::to_string(since_));
}

void Player::acknowledged(std::string_view text) {
    const auto done = take_request(text);
    if (!done)
        return;
    switch (done->what) {
        case Asked::ping:
            if (run_.measuring) {
                ++run_.measures.echoes;
                run_.measures.echo.add(Clock::now() - done->at);
            }
            if (run_.stage == Stage::echo)
                ping();
            break;
        case Asked::answer:
            table_.last_answer = Clock::now();
            run_.promised[done->match].push_back(done->answer);
            if (run_.measuring) {
                ++run_.measures.answers;
                run_.measures.ack.add(table_.last_answer - done->at);
            }
            break;
        case Asked::create:
        case Asked::rematch:
            table_.move_to(text_after(text, "\"room\":\""));
            break;
        default:
            break;
    }
}

void Player::refused(std::string_view text) {
    const auto asked = take_request(text);
    if (!asked)
        return;
    const std::string why = text_after(text, "\"key\":\"");
    ++run_.measures.refused[why];
    // An answer may cross with another that changes the question; after a crash somebody may
    // say again what was stored but not acknowledged. Nothing else may be refused.
    if (asked->what != Asked::answer && why != "server.already_started")
        run_.measures.faults.push_back("refused: " + std::string(text.substr(0, 200)));
}

void Player::saw_room(std::string_view text) {
    if (text_after(text, "\"room\":\"") != table_.room)
        return;
    match_ = text_after(text, "\"match\":\"");
    const std::string you = text_after(text, "\"you\":\"");
    seat_ = seat_from_letter(you);
    const std::string phase = text_after(text, "\"phase\":\"");
    if (phase == "open" && seat_ == kNoSeat && !sat_) {
        sat_ = true;
        request(Asked::sit,
                "sit",
                std::string(",\"seat\":\"") + static_cast<char>('A' + number_) + "\"");
    } else if (phase == "open" && seat_ != kNoSeat && !got_ready_) {
        got_ready_ = true;
        request(Asked::ready,
                "ready",
                ",\"ready\":true,\"change\":0,\"entropy\":\"" + entropy_of(chance_ += 97) + "\"");
    } else if (phase == "over" && number_ == 0 && !asked_rematch_) {
        asked_rematch_ = true;
        ++run_.measures.games;
        request(Asked::rematch, "rematch", "");
    }
}

// Numbers of events go on where they stood, also after coming back.
void Player::check_numbers(std::string_view events) {
    constexpr std::string_view kKey = "{\"sequence\":";
    const std::size_t first = find(events, kKey);
    if (first == npos)
        return;
    const auto from = static_cast<std::uint64_t>(number_after(events, kKey));
    if (from != since_ + 1)
        run_.measures.faults.push_back("event " + std::to_string(from) + " came after event " +
                                       std::to_string(since_));
    since_ = static_cast<std::uint64_t>(
        std::strtoll(events.data() + events.rfind(kKey) + kKey.size(), nullptr, 10));
}

void Player::updated(std::string_view text) {
    if (text_after(text.substr(0, 60), "\"room\":\"") != table_.room)
        return;
    if (run_.measuring) {
        ++run_.measures.updates;
        run_.measures.update_bytes += text.size();
        if (table_.giver != this && table_.alone && heard_ != table_.answers)
            run_.measures.update.add(Clock::now() - table_.sent);
    }
    heard_ = table_.answers;
    const std::size_t view = find(text, "],\"view\":");
    if (view == npos)
        return run_.measures.faults.push_back("an update without a view");
    check_numbers(text.substr(0, view));
    const std::string_view rest = text.substr(view);
    const std::size_t decision = find(rest, "\"decisions\":[{\"kind\":");
    if (decision != npos)
        decide(rest.substr(decision));
}

// Any option, by a chance of the player's own; the least amount where one is asked.
void Player::decide(std::string_view decision) {
    decision = decision.substr(0, find(decision, "\"standing\":"));
    if (find(decision.substr(0, 100), "\"channel\":\"main\"") == npos)
        return;
    const auto serial = static_cast<Serial>(number_after(decision, "\"serial\":"));
    if (serial == answered_)
        return;
    answered_ = serial;
    constexpr std::string_view kCode = "{\"code\":";
    std::vector<std::size_t> options;
    for (std::size_t at = find(decision, kCode); at != npos;) {
        options.push_back(at);
        const std::size_t next = find(decision.substr(at + 1), kCode);
        at = next == npos ? npos : at + 1 + next;
    }
    if (options.empty())
        return;
    chance_ = chance_ * 1664525u + 1013904223u;
    const std::string_view option = decision.substr(options[(chance_ >> 8) % options.size()]);
    const Answer answer{.seat = seat_,
                        .serial = serial,
                        .code = static_cast<OptionCode>(number_after(option, kCode)),
                        .value = static_cast<std::int32_t>(number_after(option, "\"lo\":"))};
    if (run_.options.rate == 0)
        give(answer);
    else
        run_.due.push_back([this, answer] { give(answer); });
}

void Player::give(const Answer& answer) {
    table_.alone = table_.outstanding == 0;
    table_.sent = Clock::now();
    table_.giver = this;
    ++table_.answers;
    ++table_.outstanding;
    Request& sent =
        request(Asked::answer,
                "answer",
                ",\"channel\":\"main\",\"serial\":" + std::to_string(answer.serial) +
                    ",\"code\":" + std::to_string(static_cast<std::uint32_t>(answer.code)) +
                    ",\"value\":" + std::to_string(answer.value));
    sent.answer = answer;
    sent.match = match_;
}

Table::Table(Run& run, int seats, std::uint32_t chance) {
    for (int i = 0; i < seats; ++i)
        players.push_back(
            std::make_unique<Player>(run, *this, i, chance + static_cast<std::uint32_t>(i) * 7919));
}

void Table::move_to(const std::string& next) {
    room = next;
    for (const auto& player : players)
        player->move();
}

}  // namespace sidera::load
