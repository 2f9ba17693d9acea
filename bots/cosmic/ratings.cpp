// How well each alien does: chances to win in games of five, in per cent.

#include "bots/cosmic/worth.h"

namespace sidera::cosmic {
namespace {

struct Rating {
    AlienId alien;
    float chance;
};

constexpr Rating kRatings[] = {
    {AlienId::amoeba, 13.0f},       {AlienId::anti_matter, 14.0f}, {AlienId::barbarian, 15.0f},
    {AlienId::calculator, 11.0f},   {AlienId::chosen, 22.0f},      {AlienId::citadel, 12.0f},
    {AlienId::clone, 24.0f},        {AlienId::cudgel, 11.0f},      {AlienId::dictator, 11.0f},
    {AlienId::fido, 27.0f},         {AlienId::filch, 13.0f},       {AlienId::fodder, 11.0f},
    {AlienId::gambler, 10.0f},      {AlienId::grudge, 13.0f},      {AlienId::hacker, 15.0f},
    {AlienId::hate, 17.0f},         {AlienId::healer, 17.0f},      {AlienId::human, 32.0f},
    {AlienId::kamikaze, 22.0f},     {AlienId::loser, 28.0f},       {AlienId::machine, 21.0f},
    {AlienId::macron, 15.0f},       {AlienId::masochist, 13.0f},   {AlienId::mind, 12.0f},
    {AlienId::mirror, 19.0f},       {AlienId::miser, 14.0f},       {AlienId::mite, 16.0f},
    {AlienId::mutant, 12.0f},       {AlienId::observer, 14.0f},    {AlienId::oracle, 16.0f},
    {AlienId::pacifist, 36.0f},     {AlienId::parasite, 18.0f},    {AlienId::philanthropist, 13.0f},
    {AlienId::reincarnator, 19.0f}, {AlienId::remora, 33.0f},      {AlienId::reserve, 17.0f},
    {AlienId::shadow, 22.0f},       {AlienId::sorcerer, 26.0f},    {AlienId::spiff, 28.0f},
    {AlienId::tick_tock, 29.0f},    {AlienId::trader, 18.0f},      {AlienId::tripler, 28.0f},
    {AlienId::vacuum, 15.0f},       {AlienId::virus, 41.0f},       {AlienId::void_, 12.0f},
    {AlienId::vulch, 30.0f},        {AlienId::warpish, 48.0f},     {AlienId::warrior, 32.0f},
    {AlienId::will, 9.0f},          {AlienId::zombie, 18.0f},
};

constexpr auto kByAlien = [] {
    std::array<float, kAliens + 1> table{};
    for (float& one : table)
        one = 20.0f;
    for (const Rating& rating : kRatings)
        table[static_cast<std::size_t>(rating.alien)] = rating.chance;
    return table;
}();

}  // namespace

float alien_rating(AlienId alien) {
    return kByAlien[static_cast<std::size_t>(alien)];
}

}  // namespace sidera::cosmic
