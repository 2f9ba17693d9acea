// One game at the terminal: asks the people, lets the bots play, tells what happens.

#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "clients/terminal/play/painter.h"
#include "clients/terminal/play/screen.h"
#include "match/kit.h"

namespace sidera::terminal {

// Who sits where. A seat without a bot belongs to a person.
struct Company {
    std::vector<std::string> names;
    std::vector<std::unique_ptr<BotPlayer>> bots;
    std::string flags;  // that seat the same company again: " --bots greedy"
};

class Session {
  public:
    Session(const DataSet& data,
            std::unique_ptr<Match> match,
            Company company,
            Texts texts,
            Printer& printer,
            LineReader& reader);

    // Where the record goes when the player leaves or the game ends; empty: nowhere.
    void keep_record_in(std::string file) { record_file_ = std::move(file); }

    // Until the game is over or the player leaves.
    void run();

    const Match& match() const { return *match_; }

  private:
    enum class Next { ask_again, redraw, go_on, leave };

    // The questions.
    Next ask(Seat seat);
    Next react(const std::string& typed, const Decision& decision);
    Next choose(const Decision& decision, const Option& option);
    std::optional<std::int32_t> amount(const Option& option);
    Next explain_refusal(const std::string& typed, const Decision& decision);
    Next interrupted();
    void let_bot_answer(Seat seat);

    // The commands.
    struct Command {
        std::string_view word;
        Next (Session::*run)(const std::string& rest, const Decision& decision);
        bool takes_more = false;  // something may stand behind the word
    };

    static std::span<const Command> commands();
    const Command* find_command(std::string_view word, bool by_start) const;
    Next help(const std::string& rest, const Decision& decision);
    Next why(const std::string& rest, const Decision& decision);
    Next undo(const std::string& rest, const Decision& decision);
    Next board(const std::string& rest, const Decision& decision);
    Next log(const std::string& rest, const Decision& decision);
    Next more(const std::string& rest, const Decision& decision);
    Next score(const std::string& rest, const Decision& decision);
    Next rules(const std::string& rest, const Decision& decision);
    Next change_language(const std::string& rest, const Decision& decision);
    Next save(const std::string& rest, const Decision& decision);
    Next quit(const std::string& rest, const Decision& decision);
    void say_rule(std::string_view id);
    bool save_to(const std::string& file);

    // What is shown.
    void hand_over(Seat seat);
    void show_table(Audience audience, int room_below);
    void show_events(Audience audience, std::size_t most);
    std::vector<std::string> event_lines(Audience audience, bool running) const;
    void show_question(const Decision& decision);
    Decision question(Seat seat) const;  // what is listed first
    std::size_t listed(const Decision& decision) const;
    std::vector<std::string> choice_lines(const Decision& decision) const;
    std::vector<std::string> numbered(const Decision& decision,
                                      std::span<const std::size_t> which) const;
    void add_shelves(const Decision& decision, std::vector<std::string>& lines) const;
    void show_scores();
    void show_end();
    void say_goodbye();
    std::string say(std::string_view key, std::initializer_list<TextArg> args = {}) const;
    std::string sentence(const Told& told) const;
    std::string sentence(const Message& message) const;
    std::string name(Seat seat) const;  // in the seat's colour
    std::vector<std::string> words(const Decision& decision) const;

    Audience viewer() const;  // of the events and of the end
    int people() const;

    const DataSet& data_;
    std::unique_ptr<Match> match_;
    Company company_;
    Texts texts_;
    Printer& printer_;
    LineReader& reader_;
    const Painter& painter_;
    std::string record_file_;
    Seat at_keyboard_ = kNoSeat;
    bool table_shown_ = false;
    std::array<Sequence, kMaxSeats + 1> seen_{};
};

}  // namespace sidera::terminal
