// A server of the tool's own, on a store that goes away with it.

#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>

namespace sidera::load {

class ServerProcess {
  public:
    // Port 0: a free one is looked for.
    ServerProcess(std::string program, std::uint16_t port);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    // Starts it and waits until it listens; false when it does not.
    bool start();

    void kill();  // as a power cut would
    void stop();  // asks it to end, and waits

    std::uint16_t port() const { return port_; }

    std::string store() const { return (folder_ / "load.db").string(); }

    std::string log() const { return (folder_ / "server.log").string(); }

    double memory() const;       // megabytes resident
    double cpu_seconds() const;  // used so far

  private:
    void end(int signal);

    std::string program_;
    std::uint16_t port_;
    std::filesystem::path folder_;
    pid_t process_ = -1;
};

}  // namespace sidera::load
