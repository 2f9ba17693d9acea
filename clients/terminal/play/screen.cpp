// Looking at the terminal and writing to it.

#include "clients/terminal/play/screen.h"

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <ostream>
#include <utility>

#include "clients/terminal/play/style.h"

namespace sidera::terminal {
namespace {

constexpr int kNarrowest = 60;
constexpr int kWidest = 132;

bool is_set(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

bool dumb_terminal() {
    const char* term = std::getenv("TERM");
    return term == nullptr || std::string_view(term) == "dumb";
}

void measure_terminal(Screen& screen) {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return;
    screen.columns = std::clamp<int>(size.ws_col, kNarrowest, kWidest);
    screen.rows = size.ws_row;
}

}  // namespace

Screen look_at_screen(bool no_colour) {
    std::setlocale(LC_CTYPE, "");
    Screen screen;
    const bool output = isatty(STDOUT_FILENO) != 0;
    screen.interactive = output && isatty(STDIN_FILENO) != 0;
    screen.colour = output && !no_colour && !is_set("NO_COLOR") && !dumb_terminal();
    screen.unicode = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
    if (output)
        measure_terminal(screen);
    return screen;
}

void Printer::measure() {
    if (screen_.rows > 0)
        measure_terminal(screen_);
}

void Printer::clear() {
    if (screen_.interactive && !dumb_terminal())
        out_ << "\x1b[H\x1b[2J";
}

void Printer::wipe() {
    clear();
    if (screen_.interactive && !dumb_terminal())
        out_ << "\x1b[3J";
}

void Printer::line(std::string_view text) {
    if (holding_)
        held_.emplace_back(text);
    else
        out_ << encoded(text) << '\n';
}

std::vector<std::string> Printer::release() {
    holding_ = false;
    return std::exchange(held_, {});
}

void Printer::lines(const std::vector<std::string>& texts) {
    for (const std::string& text : texts)
        line(text);
    out_.flush();
}

void Printer::paragraph(std::string_view text, int indent) {
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    bool first = true;
    for (const std::string& part : wrapped(text, screen_.columns - indent)) {
        line((first ? std::string() : margin) + part);
        first = false;
    }
}

std::string Printer::encoded(std::string_view text) const {
    return screen_.unicode ? std::string(text) : to_ascii(text);
}

}  // namespace sidera::terminal
