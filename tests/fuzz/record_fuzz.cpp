// Bytes to records: reading and replaying never crashes; what is read is written back the same.

#include <cstdlib>
#include <string_view>

#include "match/kit.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const sidera::RecordRead read = sidera::read_record(text);
    if (read.error)
        return 0;
    const sidera::RecordRead again = sidera::read_record(sidera::write_record(read.record));
    if (again.error || again.record.entries.size() != read.record.entries.size())
        std::abort();
    const sidera::ReplayedMatch replayed = sidera::replay_record(read.record);
    if ((replayed.match == nullptr) != replayed.error.has_value())
        std::abort();
    return 0;
}
