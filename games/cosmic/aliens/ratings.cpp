// Ratings of the aliens by how often they win.
//
// Written by tools/balance: the share of victories times the seats, in percent, mean
// of the tables in docs/results/cosmic-balance.json.

#include "games/cosmic/aliens/ratings.h"

#include <array>

namespace sidera::cosmic {
namespace {

struct Rating {
    AlienId alien;
    int percent;
};

constexpr std::array<Rating, kAliens> kRatings = {{
    {AlienId::amoeba, 63},       {AlienId::anti_matter, 99}, {AlienId::barbarian, 74},
    {AlienId::calculator, 60},   {AlienId::chosen, 135},     {AlienId::citadel, 68},
    {AlienId::clone, 144},       {AlienId::cudgel, 72},      {AlienId::dictator, 67},
    {AlienId::fido, 129},        {AlienId::filch, 76},       {AlienId::fodder, 65},
    {AlienId::gambler, 67},      {AlienId::grudge, 74},      {AlienId::hacker, 80},
    {AlienId::hate, 98},         {AlienId::healer, 80},      {AlienId::human, 171},
    {AlienId::kamikaze, 125},    {AlienId::loser, 140},      {AlienId::machine, 104},
    {AlienId::macron, 95},       {AlienId::masochist, 72},   {AlienId::mind, 65},
    {AlienId::mirror, 108},      {AlienId::miser, 83},       {AlienId::mite, 81},
    {AlienId::mutant, 72},       {AlienId::observer, 70},    {AlienId::oracle, 82},
    {AlienId::pacifist, 182},    {AlienId::parasite, 84},    {AlienId::philanthropist, 71},
    {AlienId::reincarnator, 98}, {AlienId::remora, 141},     {AlienId::reserve, 109},
    {AlienId::shadow, 115},      {AlienId::sorcerer, 142},   {AlienId::spiff, 109},
    {AlienId::tick_tock, 132},   {AlienId::trader, 106},     {AlienId::tripler, 152},
    {AlienId::vacuum, 89},       {AlienId::virus, 200},      {AlienId::void_, 71},
    {AlienId::vulch, 123},       {AlienId::warpish, 225},    {AlienId::warrior, 161},
    {AlienId::will, 62},         {AlienId::zombie, 90},
}};

constexpr bool stand_in_order() {
    for (std::size_t i = 0; i < kRatings.size(); ++i)
        if (static_cast<std::size_t>(kRatings[i].alien) != i || kRatings[i].percent <= 0)
            return false;
    return true;
}

static_assert(stand_in_order(), "every alien has a rating, in the order of their numbers");

}  // namespace

int rating_of(AlienId id) {
    return kRatings[static_cast<std::size_t>(id)].percent;
}

}  // namespace sidera::cosmic
