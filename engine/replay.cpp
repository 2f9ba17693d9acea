// Playing a recorded game again.

#include "engine/replay.h"

#include <algorithm>

#include "engine/refusal.h"

namespace sidera {

Status play_entry(const RecordEntry& entry, Match& match) {
    switch (entry.kind) {
        case RecordEntry::Kind::undo: {
            Status status = match.undo(entry.answer.seat);
            if (status && match.record().entries.back().back_to != entry.back_to)
                return Status::refused("it takes back something else than was recorded");
            return status;
        }
        case RecordEntry::Kind::note:
            return match.note(entry.answer.seat, entry.to, entry.text);
        default: {
            Answer answer = entry.answer;
            answer.serial = match.serial(answer.seat, answer.channel);
            return match.answer(answer, entry.by);
        }
    }
}

std::optional<std::string> replay(const Record& record, Match& match, std::size_t entries) {
    std::size_t next_hash = 0;
    for (std::size_t i = 0; i < std::min(entries, record.entries.size()); ++i) {
        if (const Status status = play_entry(record.entries[i], match); !status)
            return "entry " + std::to_string(i + 1) + " cannot be played: " + sentence_of(status);
        for (; next_hash < record.hashes.size() && record.hashes[next_hash].entries <= i + 1;
             ++next_hash)
            if (record.hashes[next_hash].entries == i + 1 &&
                record.hashes[next_hash].hash != match.hash())
                return "after entry " + std::to_string(i + 1) +
                       " the position differs from the recorded one";
    }
    return std::nullopt;
}

}  // namespace sidera
