// Data Crystal: the bonus of a settled territory until the end of the turn.

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {
namespace {

int colonies_on(const Public& pub, Territory territory) {
    int sum = 0;
    for (const std::uint8_t count : pub.colonies[territory].values)
        sum += count;
    return sum;
}

}  // namespace

// AF-CRYSTAL-1, AF-CRYSTAL-3: copying Pohl Foothills is paid before it helps.
int DataCrystal::price(const Data& data, const Public& pub, Territory territory) {
    return power_price(data, pub, Card::data_crystal, colonies_on(pub, territory));
}

// AF-CRYSTAL-1, AF-CRYSTAL-2, AF-RELIC-10, AF-FIELD-4
RuleId DataCrystal::may_copy(const Data& data, const Public& pub, Territory territory) {
    if (territory == Territory::burroughs)
        return {"AF-RELIC-10"};
    if (has_field(pub, Field::isolation, territory))
        return {"AF-FIELD-4"};
    if (has_bonus(pub, pub.turn.seat, territory))
        return {"AF-CRYSTAL-2"};
    const bool able =
        colonies_on(pub, territory) > 0 && pub.player().fuel >= price(data, pub, territory);
    return able ? kAllowed : RuleId{"AF-CRYSTAL-1"};
}

void DataCrystal::options(const Data& data, const Public& pub, CodeBuffer& codes) {
    for (int i = 0; i < kTerritories; ++i)
        if (may_copy(data, pub, static_cast<Territory>(i)) == kAllowed)
            codes.add(code(Verb::territory, static_cast<std::uint32_t>(i)));
}

RuleId DataCrystal::power(const Data& data, const Public& pub) {
    CodeArray<kTerritories> territories;
    options(data, pub, territories);
    return territories.size() > 0 ? kAllowed : RuleId{"AF-CRYSTAL-1"};
}

Flow CrystalFrame::run(Table& table, CrystalFrame& frame) {
    if (frame.step == Talk::ask)
        return table.ask(Question::crystal_territory);
    const auto territory = static_cast<Territory>(operand_of(table.answer()));
    table.use_power(Card::data_crystal, DataCrystal::price(table.data(), table.pub(), territory));
    table.copy_bonus(territory);
    return Flow::done;
}

}  // namespace sidera::alien_frontiers
