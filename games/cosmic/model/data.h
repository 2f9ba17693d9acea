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
#include "games/cosmic/model/players.h"

namespace sidera::cosmic {

struct Data {
    std::string name;
    Edition edition;
    CardSet cards;  // that the edition has, whether or not this deck holds them
    CardTypes types;
    std::vector<OptionCode> asked_cards;  // for talks: any card may be asked for
    Keyed<Plain, std::uint8_t, kPlainRoom> deck;
    Keyed<Plain, std::uint8_t, kPlainRoom> expansion;  // more of them, in tables that want them
    std::uint8_t destiny_per_colour = 3;
    std::uint8_t reverse_per_colour = 0;
    Keyed<Destiny, std::uint8_t, kDestinies> destiny;  // without the colours
    MomentTable moments;                               // follows from the effects
    std::uint64_t hash = 0;
    Names names;  // without the seats

    // How many cards of a kind a table has, those that are dealt and those that lie in decks.
    int copies_of(Plain kind, const Rules& rules) const;
    int copies_of(Destiny card, const Rules& rules) const;

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

// The sets that are compiled in, `cosmic_ffg` and `cosmic_mayfair`.
const Data& default_data();
const Data& mayfair_data();

// Reads a set from its files; what is missing there is taken from the default set. Errors and
// warnings name file, line and reason.
DataLoad<Data> load_data(std::string name,
                         std::span<const DataFile> files,
                         const Edition& edition = fantasy_flight());

}  // namespace sidera::cosmic
