// Prints the TypeScript types of the wire protocol and of all games' views:
//     sidera_types > clients/web/src/wire/types.ts
// A test fails when that file is stale.

#include <cstdio>

#include "match/kit.h"
#include "server/wire/pages.h"
#include "server/wire/requests.h"
#include "server/wire/typescript.h"

namespace {

using namespace sidera;
using namespace sidera::wire;

void add_words(TypeScript& types) {
    types.add_line("Seat", "'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'");
    types.add_enum<Phase>();
    types.add_enum<ClockKind>();
    types.add_enum<AbsenceChoice>();
    types.add_enum<Channel>();
    types.add_enum<Told::Kind>();
    types.add<ClockRule>("ClockRule");
    types.announce<Said>("Said");
    types.add<Argument>("Argument");
    types.add<Said>("Said");
    types.add<TableRules>("TableRules");
    types.add<StandingOrder>("StandingOrder");
    types.add<AbsenceVote>("AbsenceVote");
}

void add_requests(TypeScript& types) {
    types.add_message<Hello>("Hello");
    types.add_message<Create>("Create");
    types.add_message<Enter>("Enter");
    types.add_message<Leave>("Leave");
    types.add_message<Sit>("Sit");
    types.add_message<Stand>("Stand");
    types.add_message<PlaceBot>("PlaceBot");
    types.add_message<Ready>("Ready");
    types.add_message<Start>("Start");
    types.add_message<Give>("Give");
    types.add_message<Undo>("Undo");
    types.add_message<Why>("Why");
    types.add_message<Look>("Look");
    types.add_message<Chat>("Chat");
    types.add_message<Note>("Note");
    types.add_message<Pause>("Pause");
    types.add_message<SetOrders>("SetOrders");
    types.add_message<Concede>("Concede");
    types.add_message<Abort>("Abort");
    types.add_message<Rematch>("Rematch");
    types.add_message<SeatLink>("SeatLink");
    types.add_message<ChangeRules>("ChangeRules");
    types.add_message<SwapSeats>("SwapSeats");
    types.add_message<FreeSeat>("FreeSeat");
    types.add_message<SendAway>("SendAway");
    types.add_message<HandOver>("HandOver");
    types.add_message<Here>("Here");
    types.add_message<VoteAbsence>("VoteAbsence");
    types.add_message<Join>("Join");
    types.add_message<Admit>("Admit");
    types.add_message<Ping>("Ping");
    types.add_union("Request", static_cast<const Request*>(nullptr));
}

void add_replies(TypeScript& types) {
    types.add<SeatState>("SeatState");
    types.add<Fairness>("Fairness");
    types.add<Newcomer>("Newcomer");
    types.add<WireOption>("Option");
    types.add<WireDecision>("Decision");
    types.add<WireEvent>("GameEvent");
    types.add<Answered>("Answered");
    types.add<WireScoreLine>("ScoreLine");
    types.add<Standing>("Standing");
    types.add<Clocks>("Clocks");
    types.add<ChatLine>("ChatLine");
    types.add_message<Welcome>("Welcome");
    types.add_message<Ack>("Ack");
    types.add_message<Refused>("Refused");
    types.add_message<Reason>("Reason");
    types.add_message<RoomState>("RoomState");
    types.add_message<Update>("Update");
    types.add_line("UpdateParts",
                   "Omit<Update, 'decisions' | 'standing'> &\n"
                   "  Partial<Pick<Update, 'decisions' | 'standing'>> & { readonly parts: true }");
    types.add_message<Moment>("Moment");
    types.add_message<ChatLines>("ChatLines");
    types.add_message<Bye>("Bye");
    types.add_union("Reply", static_cast<const Reply*>(nullptr));
}

void add_pages(TypeScript& types) {
    types.add<GameOption>("GameOption");
    types.add<GameInfo>("GameInfo");
    types.add<TableSeat>("TableSeat");
    types.add<TableInfo>("TableInfo");
    types.add<MatchSeat>("MatchSeat");
    types.add<MatchInfo>("MatchInfo");
    types.add<ReplayMoment>("ReplayMoment");
    types.add<Chance>("Chance");
    types.add<AnalysedMoment>("AnalysedMoment");
    types.add<DecisiveMoment>("DecisiveMoment");
    types.add<Analysis>("Analysis");
    types.add<GameRating>("GameRating");
    types.add<Profile>("Profile");
    types.add<RankedPlayer>("RankedPlayer");
    types.add<NewSecret>("NewSecret");
    types.add<RecoveryCode>("RecoveryCode");
    types.add<Problem>("Problem");
}

// "two_words" becomes "TwoWords".
std::string type_name(std::string_view game) {
    std::string name;
    bool upper = true;
    for (const char letter : game) {
        if (letter != '_')
            name += upper ? static_cast<char>(letter - 'a' + 'A') : letter;
        upper = letter == '_';
    }
    return name;
}

// Editions of one game have one view, for more seats or fewer.
std::string type_of_view(const GameKit& game) {
    const Json schema = game.view_schema(game.max_seats());
    for (const GameKit* other : all_games()) {
        if (other == &game)
            break;
        if (other->max_seats() >= game.max_seats() &&
            other->view_schema(game.max_seats()) == schema)
            return type_name(other->name()) + "View";
    }
    return type_of_schema(schema);
}

}  // namespace

int main() {
    TypeScript types;
    add_words(types);
    add_requests(types);
    add_replies(types);
    add_pages(types);
    for (const GameKit* game : all_games())
        types.add_line(type_name(game->name()) + "View", type_of_view(*game));
    std::printf("// Written by tools/gen_types.cpp from the C++ description; do not edit.\n\n");
    std::printf("export const PROTOCOL = %d;\n\n%s", kProtocol, types.text().c_str());
    return 0;
}
