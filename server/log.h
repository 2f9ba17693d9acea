// Structured log: one JSON object per line on standard error.

#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace sidera::server {

enum class Severity { info, warning, error };

// log(Severity::info, "started", {{"port", "8080"}}): names and values; never a secret.
void log(Severity severity,
         std::string_view what,
         std::initializer_list<std::pair<std::string_view, std::string>> details = {});

}  // namespace sidera::server
