// Last words, from a signal handler: only what is safe there.

#include "clients/terminal/play/last_words.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <filesystem>

namespace sidera::terminal {
namespace {

constexpr std::array<int, 2> kSignals = {SIGTERM, SIGHUP};

std::atomic<const std::string*> last_words = nullptr;

extern "C" void say_and_go(int signal) {
    const std::string* text = last_words.load();
    if (text != nullptr)
        (void)!write(STDOUT_FILENO, text->data(), text->size());
    (void)std::signal(signal, SIG_DFL);
    (void)std::raise(signal);
}

void set_handlers(void (*handler)(int)) {
    for (const int signal : kSignals)
        (void)std::signal(signal, handler);
}

}  // namespace

LastWords::LastWords() {
    set_handlers(say_and_go);
}

LastWords::~LastWords() {
    set_handlers(SIG_DFL);
    delete last_words.exchange(nullptr);
}

void set_last_words(std::string text) {
    const std::string* none = nullptr;
    const auto* said = new std::string(std::move(text));
    if (!last_words.compare_exchange_strong(none, said))
        delete said;
}

std::string program_path() {
    std::error_code fault;
    const auto path = std::filesystem::read_symlink("/proc/self/exe", fault);
    return fault ? "sidera" : path.string();
}

}  // namespace sidera::terminal
