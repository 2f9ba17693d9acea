// What a run has measured.

#include "tools/load/measure.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

#include "engine/json.h"

namespace sidera::load {
namespace {

[[gnu::format(printf, 1, 2)]] std::string line(const char* format, ...) {
    char buffer[256];
    va_list values;
    va_start(values, format);
    std::vsnprintf(buffer, sizeof buffer, format, values);
    va_end(values);
    return buffer;
}

double share(double part, double whole) {
    return whole > 0 ? part / whole : 0;
}

double per_second(std::uint64_t count, double seconds) {
    return share(static_cast<double>(count), seconds);
}

std::string row(const char* name, const Latencies& times) {
    return line("  %-34s p50 %7.2f  p90 %7.2f  p99 %7.2f  max %7.2f ms\n",
                name,
                times.milliseconds(0.5),
                times.milliseconds(0.9),
                times.milliseconds(0.99),
                times.milliseconds(1));
}

Json json(const Latencies& times) {
    return Json::object()
        .set("count", static_cast<std::int64_t>(times.size()))
        .set("p50_ms", times.milliseconds(0.5))
        .set("p90_ms", times.milliseconds(0.9))
        .set("p99_ms", times.milliseconds(0.99))
        .set("max_ms", times.milliseconds(1));
}

}  // namespace

double Latencies::milliseconds(double part) const {
    if (microseconds_.empty())
        return 0;
    const auto at = static_cast<std::size_t>(part * static_cast<double>(microseconds_.size() - 1));
    const auto place = microseconds_.begin() + static_cast<std::ptrdiff_t>(at);
    std::nth_element(microseconds_.begin(), place, microseconds_.end());
    return *place / 1000.0;
}

std::string as_text(const Measures& m) {
    std::string text = line("%.0f durable answers/s (%llu in %.1f s), %llu games ended\n",
                            per_second(m.answers, m.play_seconds),
                            static_cast<unsigned long long>(m.answers),
                            m.play_seconds,
                            static_cast<unsigned long long>(m.games));
    text += line(
        "%.0f updates/s of %.0f bytes; the server used %.0f %% of one core, "
        "%.0f us per answer\n",
        per_second(m.updates, m.play_seconds),
        per_second(m.update_bytes, static_cast<double>(m.updates)),
        100 * share(m.server_cpu, m.play_seconds),
        1e6 * share(m.server_cpu, static_cast<double>(m.answers)));
    text += row("answer -> ack", m.ack) + row("answer -> update at the others", m.update) +
            row("ping -> ack beside it", m.echo_beside_play);
    text += line("%.0f bare echoes/s, same connections, nothing else going on\n",
                 per_second(m.echoes, m.echo_seconds));
    text += row("ping -> ack", m.echo);
    if (m.idle > 0)
        text += line("%d idle connections: %.0f MB resident (%.0f MB before)\n",
                     m.idle,
                     m.memory_idle,
                     m.memory_before);
    if (m.memory_end > 0)
        text += line("%.0f MB resident at the end\n", m.memory_end);
    for (const auto& [key, count] : m.refused)
        text += line("refused %s: %llu\n", key.c_str(), static_cast<unsigned long long>(count));
    for (const std::string& fault : m.faults)
        text += "FAULT " + fault + "\n";
    return text;
}

std::string as_json(const Measures& m) {
    Json refused = Json::object();
    for (const auto& [key, count] : m.refused)
        refused.set(key, static_cast<std::int64_t>(count));
    Json faults = Json::array();
    for (const std::string& fault : m.faults)
        faults.push(fault);
    Json out = Json::object();
    out.set("answers_per_second", per_second(m.answers, m.play_seconds))
        .set("answers", static_cast<std::int64_t>(m.answers))
        .set("games", static_cast<std::int64_t>(m.games))
        .set("seconds", m.play_seconds)
        .set("updates_per_second", per_second(m.updates, m.play_seconds))
        .set("bytes_per_update", per_second(m.update_bytes, static_cast<double>(m.updates)))
        .set("server_cores", share(m.server_cpu, m.play_seconds))
        .set("server_us_per_answer", 1e6 * share(m.server_cpu, static_cast<double>(m.answers)))
        .set("answer_to_ack", json(m.ack))
        .set("answer_to_update", json(m.update))
        .set("echo_beside_play", json(m.echo_beside_play))
        .set("echoes_per_second", per_second(m.echoes, m.echo_seconds))
        .set("echo", json(m.echo))
        .set("idle_connections", m.idle)
        .set("memory_before_mb", m.memory_before)
        .set("memory_idle_mb", m.memory_idle)
        .set("memory_end_mb", m.memory_end)
        .set("refused", std::move(refused))
        .set("faults", std::move(faults));
    return out.dump() + "\n";
}

}  // namespace sidera::load
