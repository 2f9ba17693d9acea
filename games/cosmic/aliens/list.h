// All aliens, one line each: number and key. Each has a file of its name here.
//
// The numbers stand in records and never change.

#pragma once

#define SIDERA_COSMIC_ALIENS(ALIEN) \
    ALIEN(0, amoeba)                \
    ALIEN(1, anti_matter)           \
    ALIEN(2, barbarian)             \
    ALIEN(3, calculator)            \
    ALIEN(4, chosen)                \
    ALIEN(5, citadel)               \
    ALIEN(6, clone)                 \
    ALIEN(7, cudgel)                \
    ALIEN(8, dictator)              \
    ALIEN(9, fido)                  \
    ALIEN(10, filch)                \
    ALIEN(11, fodder)               \
    ALIEN(12, gambler)              \
    ALIEN(13, grudge)               \
    ALIEN(14, hacker)               \
    ALIEN(15, hate)                 \
    ALIEN(16, healer)               \
    ALIEN(17, human)                \
    ALIEN(18, kamikaze)             \
    ALIEN(19, loser)                \
    ALIEN(20, machine)              \
    ALIEN(21, macron)               \
    ALIEN(22, masochist)            \
    ALIEN(23, mind)                 \
    ALIEN(24, mirror)               \
    ALIEN(25, miser)                \
    ALIEN(26, mite)                 \
    ALIEN(27, mutant)               \
    ALIEN(28, observer)             \
    ALIEN(29, oracle)               \
    ALIEN(30, pacifist)             \
    ALIEN(31, parasite)             \
    ALIEN(32, philanthropist)       \
    ALIEN(33, reincarnator)         \
    ALIEN(34, remora)               \
    ALIEN(35, reserve)              \
    ALIEN(36, shadow)               \
    ALIEN(37, sorcerer)             \
    ALIEN(38, spiff)                \
    ALIEN(39, tick_tock)            \
    ALIEN(40, trader)               \
    ALIEN(41, tripler)              \
    ALIEN(42, vacuum)               \
    ALIEN(43, virus)                \
    ALIEN(44, void_)                \
    ALIEN(45, vulch)                \
    ALIEN(46, warpish)              \
    ALIEN(47, warrior)              \
    ALIEN(48, will)                 \
    ALIEN(49, zombie)
