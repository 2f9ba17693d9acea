// Ratings of the aliens by how often they win.
//
// From docs/results/cosmic-balance.json: the share of victories times the seats, in percent, mean
// of the tables there.

#include "games/cosmic/aliens/ratings.h"

#include <array>

namespace sidera::cosmic {
namespace {

struct Rating {
    AlienId alien;
    int percent;
};

constexpr std::array<Rating, kAliens> kRatings = {{
    {AlienId::amoeba, 64},        {AlienId::anti_matter, 101}, {AlienId::barbarian, 74},
    {AlienId::calculator, 61},    {AlienId::chosen, 138},      {AlienId::citadel, 70},
    {AlienId::clone, 143},        {AlienId::cudgel, 73},       {AlienId::dictator, 63},
    {AlienId::fido, 131},         {AlienId::filch, 75},        {AlienId::fodder, 67},
    {AlienId::gambler, 65},       {AlienId::grudge, 72},       {AlienId::hacker, 82},
    {AlienId::hate, 99},          {AlienId::healer, 81},       {AlienId::human, 172},
    {AlienId::kamikaze, 124},     {AlienId::loser, 142},       {AlienId::machine, 102},
    {AlienId::macron, 98},        {AlienId::masochist, 73},    {AlienId::mind, 66},
    {AlienId::mirror, 108},       {AlienId::miser, 84},        {AlienId::mite, 80},
    {AlienId::mutant, 72},        {AlienId::observer, 71},     {AlienId::oracle, 82},
    {AlienId::pacifist, 177},     {AlienId::parasite, 86},     {AlienId::philanthropist, 70},
    {AlienId::reincarnator, 100}, {AlienId::remora, 140},      {AlienId::reserve, 110},
    {AlienId::shadow, 116},       {AlienId::sorcerer, 139},    {AlienId::spiff, 109},
    {AlienId::tick_tock, 129},    {AlienId::trader, 106},      {AlienId::tripler, 150},
    {AlienId::vacuum, 88},        {AlienId::virus, 200},       {AlienId::void_, 72},
    {AlienId::vulch, 121},        {AlienId::warpish, 225},     {AlienId::warrior, 159},
    {AlienId::will, 60},          {AlienId::zombie, 90},
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
