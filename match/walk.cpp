// Going through a recorded game, from moment to moment.

#include "match/walk.h"

#include "engine/replay.h"

namespace sidera {

const Match* Walk::at(std::size_t entry) {
    if (entry > record_.entries.size())
        return nullptr;
    if (match_ == nullptr || entry < entry_) {
        match_ = kit_->reopen(set_, record_, 0).match;
        entry_ = 0;
    }
    while (match_ != nullptr && entry_ < entry)
        if (!play_entry(record_.entries[entry_++], *match_))
            match_.reset();
    return match_.get();
}

}  // namespace sidera
