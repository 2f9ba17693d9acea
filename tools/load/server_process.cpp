// A server of the tool's own, on a store that goes away with it.

#include "tools/load/server_process.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

namespace sidera::load {
namespace {

sockaddr_in here(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

std::uint16_t free_port() {
    const int handle = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = here(0);
    socklen_t size = sizeof address;
    ::bind(handle, reinterpret_cast<sockaddr*>(&address), size);
    ::getsockname(handle, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(handle);
    return ntohs(address.sin_port);
}

bool listens(std::uint16_t port) {
    const int handle = ::socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in address = here(port);
    const int result =
        ::connect(handle, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    ::close(handle);
    return result == 0;
}

}  // namespace

ServerProcess::ServerProcess(std::string program, std::uint16_t port)
    : program_(std::move(program)), port_(port != 0 ? port : free_port()) {
    std::string name = (std::filesystem::temp_directory_path() / "sidera-load-XXXXXX").string();
    folder_ = ::mkdtemp(name.data()) == nullptr ? "." : name;
}

ServerProcess::~ServerProcess() {
    kill();
    std::error_code ignored;
    if (folder_ != ".")
        std::filesystem::remove_all(folder_, ignored);
}

bool ServerProcess::start() {
    // The limits are for strangers; here all of the load comes from one address.
    const std::vector<std::string> words = {program_,
                                            "serve",
                                            "--port",
                                            std::to_string(port_),
                                            "--store",
                                            "sqlite:" + store(),
                                            "--max-rate",
                                            "1000000",
                                            "--max-connections-per-address",
                                            "15000",
                                            "--max-rooms",
                                            "1000000",
                                            "--max-rooms-per-player",
                                            "100000"};
    std::vector<char*> list;
    for (const std::string& word : words)
        list.push_back(const_cast<char*>(word.c_str()));
    list.push_back(nullptr);
    process_ = ::fork();
    if (process_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        const int out = ::open(log().c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
        ::dup2(out, 1);
        ::dup2(out, 2);
        ::execv(program_.c_str(), list.data());
        ::_exit(127);
    }
    for (int i = 0; i < 2000; ++i) {
        if (listens(port_))
            return true;
        if (::waitpid(process_, nullptr, WNOHANG) == process_) {
            process_ = -1;
            return false;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return false;
}

void ServerProcess::end(int signal) {
    if (process_ < 0)
        return;
    ::kill(process_, signal);
    ::waitpid(process_, nullptr, 0);
    process_ = -1;
}

void ServerProcess::kill() {
    end(SIGKILL);
}

void ServerProcess::stop() {
    end(SIGTERM);
}

double ServerProcess::memory() const {
    std::ifstream file("/proc/" + std::to_string(process_) + "/status");
    for (std::string word; file >> word;)
        if (word == "VmRSS:") {
            double kilobytes = 0;
            file >> kilobytes;
            return kilobytes / 1024;
        }
    return 0;
}

double ServerProcess::cpu_seconds() const {
    std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
    std::string text;
    std::getline(file, text);
    std::istringstream words(text.substr(std::min(text.rfind(')') + 1, text.size())));
    std::string skipped;
    for (int i = 0; i < 11; ++i)
        words >> skipped;
    double user = 0;
    double system = 0;
    words >> user >> system;
    return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace sidera::load
