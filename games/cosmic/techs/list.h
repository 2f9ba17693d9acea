// All technologies, one line each: number and key. Their effects are in the files beside this one.
//
// The numbers stand in records and never change.

#pragma once

#define SIDERA_COSMIC_TECHS(TECH)   \
    TECH(0, coldsleep_ship)         \
    TECH(1, collapsium_hulls)       \
    TECH(2, cosmic_field_generator) \
    TECH(3, delta_scanners)         \
    TECH(4, energy_cloak)           \
    TECH(5, enigma_device)          \
    TECH(6, genesis_bomb)           \
    TECH(7, gluon_mines)            \
    TECH(8, infinity_drive)         \
    TECH(9, lunar_cannon)           \
    TECH(10, omega_missile)         \
    TECH(11, plasma_thrusters)      \
    TECH(12, precursor_seed)        \
    TECH(13, prometheus)            \
    TECH(14, qax)                   \
    TECH(15, quark_battery)         \
    TECH(16, tech_scrambler)        \
    TECH(17, vacuum_turbines)       \
    TECH(18, warpspace_key)         \
    TECH(19, xenon_lasers)
