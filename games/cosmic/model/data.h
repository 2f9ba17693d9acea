// The data set of Cosmic Encounter: the decks, checked, immutable, shared by all games that use it.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/data_files.h"
#include "engine/decision.h"
#include "engine/describe.h"
#include "games/cosmic/editions/edition.h"
#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {

struct Data {
    std::string name;
    Edition edition;
    CardSet cards;  // that the edition has, whether or not this deck holds them
    CardTypes types;
    std::vector<OptionCode> asked_cards;  // for talks: any card may be asked for
    Keyed<Plain, std::uint8_t, kPlainRoom> deck;
    std::uint8_t destiny_per_colour = 3;
    Keyed<Destiny, std::uint8_t, kDestinies> destiny;  // without the colours
    MomentTable moments;                               // follows from the effects
    std::uint64_t hash = 0;
    Names names;  // without the seats

    const MomentIndex& at(Moment moment) const {
        return moments.at[static_cast<std::size_t>(moment)];
    }

    MomentSet moments_of(Card card) const {
        return moments.of_card[static_cast<std::size_t>(card)];
    }

    MomentSet moments_of(AlienId alien) const {
        return moments.of_power[static_cast<std::size_t>(alien)];
    }
};

// The set that is compiled in, `cosmic_ffg`.
const Data& default_data();

// Reads a set from its files; what is missing there is taken from the default set. Errors and
// warnings name file, line and reason.
DataLoad<Data> load_data(std::string name, std::span<const DataFile> files);

}  // namespace sidera::cosmic
