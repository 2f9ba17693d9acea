// Reading the player's lines: with libedit on a terminal, plainly from a pipe.

#include <editline/readline.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <iostream>

#include "clients/terminal/play/screen.h"

namespace sidera::terminal {
namespace {

class PipeReader final : public LineReader {
  public:
    ReadLine read(const std::string& prompt, const std::vector<std::string>&) override {
        std::cout << prompt << std::flush;
        ReadLine line;
        if (!std::getline(std::cin, line.text))
            line.end = ReadLine::End::end_of_input;
        else if (!line.text.empty() && line.text.back() == '\r')
            line.text.pop_back();
        if (isatty(STDIN_FILENO) == 0)  // the answer is not seen otherwise
            std::cout << line.text << '\n';
        return line;
    }
};

// libedit's interface has no room for an object: what it needs stands here while a line is read.
struct Editing {
    const std::vector<std::string>* words = nullptr;
    std::size_t next = 0;
    bool interrupted = false;
};

Editing editing;

char* next_word(const char* typed, int state) {
    if (state == 0)
        editing.next = 0;
    while (editing.next < editing.words->size()) {
        const std::string& word = (*editing.words)[editing.next++];
        if (word.starts_with(typed))
            return strdup(word.c_str());
    }
    return nullptr;
}

char** complete(const char* typed, int, int) {
    rl_attempted_completion_over = 1;  // no file names
    return rl_completion_matches(typed, next_word);
}

int interrupt(int, int) {
    editing.interrupted = true;
    rl_done = 1;
    return 0;
}

// While a line is edited Ctrl-C is a key like others, so that the editor can put the terminal back
// in order; at other times it ends the program as everywhere.
class QuietInterrupt {
  public:
    QuietInterrupt() {
        if (tcgetattr(STDIN_FILENO, &before_) != 0)
            return;
        termios quiet = before_;
        quiet.c_cc[VINTR] = _POSIX_VDISABLE;
        tcsetattr(STDIN_FILENO, TCSANOW, &quiet);
        changed_ = true;
    }

    ~QuietInterrupt() {
        if (changed_)
            tcsetattr(STDIN_FILENO, TCSANOW, &before_);
    }

    QuietInterrupt(const QuietInterrupt&) = delete;
    QuietInterrupt& operator=(const QuietInterrupt&) = delete;

  private:
    termios before_{};
    bool changed_ = false;
};

class EditReader final : public LineReader {
  public:
    EditReader() {
        static char no_breaks[] = "\n";  // notations hold spaces: the whole line is one word
        static char name[] = "sidera";
        rl_readline_name = name;
        rl_initialize();
        using_history();
        rl_attempted_completion_function = complete;
        rl_completer_word_break_characters = no_breaks;
        rl_basic_word_break_characters = no_breaks;
        rl_completion_append_character = '\0';
        rl_add_defun("sidera-interrupt", interrupt, 3);
    }

    ReadLine read(const std::string& prompt, const std::vector<std::string>& words) override {
        const QuietInterrupt quiet;
        editing = {.words = &words};
        std::cout << std::flush;
        char* typed = readline(prompt.c_str());
        ReadLine line;
        if (editing.interrupted)
            line.end = ReadLine::End::interrupted;
        else if (typed == nullptr)
            line.end = ReadLine::End::end_of_input;
        else
            line.text = typed;
        if (!line.text.empty() && seat_ != kNoSeat) {
            typed_[static_cast<std::size_t>(seat_)].push_back(line.text);
            add_history(typed);
        }
        std::free(typed);
        return line;
    }

    // At one keyboard the arrow keys must not show what a neighbour chose.
    void sit_down(Seat seat) override {
        if (seat == seat_)
            return;
        seat_ = seat;
        clear_history();
        if (seat != kNoSeat)
            for (const std::string& line : typed_[static_cast<std::size_t>(seat)])
                add_history(line.c_str());
    }

  private:
    Seat seat_ = kNoSeat;
    std::array<std::vector<std::string>, kMaxSeats> typed_;
};

}  // namespace

std::unique_ptr<LineReader> open_reader(const Screen& screen) {
    if (screen.interactive)
        return std::make_unique<EditReader>();
    return std::make_unique<PipeReader>();
}

}  // namespace sidera::terminal
