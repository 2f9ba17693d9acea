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
    std::string flags;    // that seat the same company again: " --bots greedy"
    std::string trouble;  // what could not be done and was not yet said
};

class Session {
  public:
    Session(const DataSet& data,
            std::unique_ptr<Match> match,
            Company company,
            Texts texts,
            Printer& printer,
            LineReader& reader);

    // Where the record is kept from the first answer on; empty: nowhere.
    void keep_record_in(std::string file) { record_file_ = std::move(file); }

    // Lines below the first table: they are not wrapped.
    void say_first(std::vector<std::string> lines) { answer_ = std::move(lines); }

    // Until the game is over or the player leaves.
    void run();

    const Match& match() const { return *match_; }

  private:
    enum class Next { ask_again, redraw, go_on, leave };

    // The questions.
    Next ask(Seat seat);
    Next react(const std::string& typed, const Decision& decision);
    Next choose(const Decision& decision, const Option& option, const std::string& value = {});
    std::optional<std::int32_t> amount(const Option& option);
    const Option* said_at_table(std::string_view typed, const Decision& table) const;
    void say_refused(const std::string& typed, std::string_view rule);
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
    Next table(const std::string& rest, const Decision& decision);
    Next tell(const std::string& rest, const Decision& decision);
    void say_rule(std::string_view id);
    bool save_to(const std::string& file);
    void keep();
    std::string go_on_command() const;

    // What is shown.
    Next hand_over(Seat seat);
    Next draw_curtain(Seat seat);
    void show_answer(const std::vector<std::string>& lines);
    void show_table(Audience audience, int room_below);
    std::size_t show_events(Audience audience, std::size_t most);  // yields the lines it took
    int room_for_choices(const Decision& decision) const;
    std::vector<std::string> event_lines(Audience audience, bool running) const;
    void show_question(const Decision& decision, int room);
    Decision question(Seat seat) const;  // what is listed first
    std::size_t listed(const Decision& decision) const;
    std::vector<std::string> choice_lines(const Decision& decision, std::size_t most) const;
    std::vector<std::string> fitting_choices(const Decision& decision, int room);
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
    int board_rows_ = 0;
    std::vector<std::string> answer_;  // to be shown below the table
    int used_ = 0;                     // rows of the screen above the question
    std::size_t in_sight_ = 0;         // choices that were listed
    std::size_t kept_ = 0;             // entries that are in the file
    bool cannot_keep_ = false;         // and that was said
    std::array<Sequence, kMaxSeats + 1> seen_{};
};

}  // namespace sidera::terminal
