// What is said when a game is ended from outside: by SIGTERM, or with the window it is played in.

#pragma once

#include <string>

namespace sidera::terminal {

// While it lives, these signals say the last words before they end the program as they would.
class LastWords {
  public:
    LastWords();
    ~LastWords();
    LastWords(const LastWords&) = delete;
    LastWords& operator=(const LastWords&) = delete;
};

// Nothing is said before this. The text must not change any more.
void set_last_words(std::string text);

// The program that runs, as a shell finds it.
std::string program_path();

}  // namespace sidera::terminal
