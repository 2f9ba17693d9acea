// Playing a recorded game again.

#pragma once

#include <algorithm>

#include "engine/typed_match.h"

namespace sidera {

// Plays a record again; the sentence says where it parts from what was recorded.
template<Game G>
std::optional<std::string> replay(const Record& record, TypedMatch<G>& match, std::size_t entries) {
    std::size_t next_hash = 0;
    for (std::size_t i = 0; i < std::min(entries, record.entries.size()); ++i) {
        const RecordEntry& entry = record.entries[i];
        Status status;
        if (entry.kind == RecordEntry::Kind::undo) {
            status = match.undo(entry.answer.seat);
        } else if (entry.kind == RecordEntry::Kind::note) {
            status = match.note(entry.answer.seat, entry.to, entry.text);
        } else {
            Answer answer = entry.answer;
            answer.serial = match.decision(answer.seat, answer.channel).serial;
            status = match.answer(answer, entry.by);
        }
        if (status && entry.kind == RecordEntry::Kind::undo &&
            match.record().entries.back().back_to != entry.back_to)
            status = Status::refused("it takes back something else than was recorded");
        if (!status)
            return "entry " + std::to_string(i + 1) + " cannot be played: " + status.why;
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
