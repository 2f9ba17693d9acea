// Power cuts under load: the server is killed and started again, and nothing acknowledged is lost.

#pragma once

#include <memory>
#include <vector>

#include "tools/load/player.h"
#include "tools/load/server_process.h"

namespace sidera::load {

// Kills and starts the server as often as the options say, at random moments, then lets everybody
// play on for a while.
asio::awaitable<void> crash_often(Run& run, ServerProcess& server);

// Whether all that was acknowledged is in the file, and every match can be played again. Faults
// are added to the run's.
void check_store(Run& run, const std::string& path);

}  // namespace sidera::load
