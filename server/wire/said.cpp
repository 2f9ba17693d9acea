// Texts of the engine as wire texts.

#include "server/wire/words.h"

namespace sidera::wire {

Said said(const Message& message) {
    Said out{.key = message.key, .args = {}};
    for (const MessageArg& arg : message.args) {
        Argument value;
        switch (arg.kind) {
            case MessageArg::Kind::number:
                value.number = arg.number;
                break;
            case MessageArg::Kind::seat:
                value.seat = seat_at(static_cast<int>(arg.number));
                break;
            case MessageArg::Kind::key:
                value.key = arg.text;
                break;
            case MessageArg::Kind::text:
                value.text = arg.text;
                break;
        }
        out.args.push_back({.name = arg.name, .value = std::move(value)});
    }
    return out;
}

}  // namespace sidera::wire
