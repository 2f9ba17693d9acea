// The terminal as it is: sizes and abilities, a place to write, lines to read.

#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace sidera::terminal {

// What is on the other side of standard input and output.
struct Screen {
    bool interactive = false;  // both are terminals: line editing, clearing, pausing
    bool colour = false;
    bool unicode = true;
    int columns = 80;
    int rows = 0;  // 0: endless, a pipe
};

// Looks at the streams and at NO_COLOR, TERM and the locale.
Screen look_at_screen(bool no_colour);

// Writes whole lines, in ASCII where the locale wants it.
class Printer {
  public:
    Printer(std::ostream& out, Screen screen) : out_(out), screen_(screen) {}

    const Screen& screen() const { return screen_; }

    // The size of a terminal may have changed since.
    void measure();
    void clear();
    // Also what can be scrolled back to: nobody shall find it.
    void wipe();
    void line(std::string_view text = {});
    void lines(const std::vector<std::string>& texts);
    // Wrapped to the width; the second line on is indented.
    void paragraph(std::string_view text, int indent = 0);
    std::string encoded(std::string_view text) const;

    // From here on lines are kept back, until they are asked for.
    void hold() { holding_ = true; }

    std::vector<std::string> release();

  private:
    std::ostream& out_;
    Screen screen_;
    bool holding_ = false;
    std::vector<std::string> held_;
};

struct ReadLine {
    enum class End { line, end_of_input, interrupted };

    End end = End::line;
    std::string text;
};

// Where the player's lines come from: a line editor, a pipe, or a test.
class LineReader {
  public:
    virtual ~LineReader() = default;
    // `words` are what Tab completes to.
    virtual ReadLine read(const std::string& prompt, const std::vector<std::string>& words) = 0;

    // Who types from here on; kNoSeat: nobody in particular. What others have typed is theirs.
    virtual void sit_down(Seat) {}
};

// libedit on a terminal, plain lines otherwise.
std::unique_ptr<LineReader> open_reader(const Screen& screen);

}  // namespace sidera::terminal
