// Text for a terminal: colours, widths, cutting and wrapping. Everything is UTF-8.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace sidera::terminal {

// Each seat has a colour of its own; the letter is always there too.
enum class Ink : std::uint8_t {
    plain,
    dim,
    strong,
    good,
    bad,
    accent,
    here,
    seat_a,
    seat_b,
    seat_c,
    seat_d,
    seat_e,
    seat_f,
    seat_g,
    seat_h
};

inline Ink ink_of(Seat seat) {
    return static_cast<Ink>(static_cast<int>(Ink::seat_a) + index(seat) % kMaxSeats);
}

std::string painted(std::string_view text, Ink ink, bool colour);

// Columns a text takes on the screen; escape sequences take none.
int columns_of(std::string_view text);

// At most so many columns, the end replaced by an ellipsis. The text has no escape sequences.
std::string cut(std::string_view text, int columns);

// Shortens words from the left to initials before it cuts: "Inner Moons III", "I. Moons III".
std::string abbreviated(std::string_view text, int columns);

// Lines of at most so many columns, broken at spaces; a longer word stays whole.
std::vector<std::string> wrapped(std::string_view text, int columns);

// The nearest ASCII, one character for one character, for locales without UTF-8.
std::string to_ascii(std::string_view text);

// One line that is being written from left to right and knows its width.
class Line {
  public:
    explicit Line(bool colour) : colour_(colour) {}

    Line& add(std::string_view text, Ink ink = Ink::plain);
    Line& pad_to(int column);

    int columns() const { return columns_; }

    const std::string& text() const { return text_; }

  private:
    bool colour_;
    int columns_ = 0;
    std::string text_;
};

// Items side by side under a label, going on in the next line where they do not fit.
class Flow {
  public:
    Flow(bool colour, int columns, int indent)
        : colour_(colour), columns_(columns), indent_(indent), line_(colour) {}

    Flow& label(std::string_view text);
    Flow& item(const Line& item, int gap = 2);
    Flow& item(std::string_view text, Ink ink = Ink::plain, int gap = 2);
    void finish(std::vector<std::string>& lines);

  private:
    bool colour_;
    int columns_;
    int indent_;
    bool fresh_ = true;
    Line line_;
    std::vector<std::string> done_;
};

}  // namespace sidera::terminal
