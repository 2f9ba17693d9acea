// All technologies. Their effects are in the files beside this one.

#pragma once

namespace sidera::cosmic {

struct Tech;
extern const Tech tech_coldsleep_ship;
extern const Tech tech_collapsium_hulls;
extern const Tech tech_cosmic_field_generator;
extern const Tech tech_delta_scanners;
extern const Tech tech_energy_cloak;
extern const Tech tech_enigma_device;
extern const Tech tech_genesis_bomb;
extern const Tech tech_gluon_mines;
extern const Tech tech_infinity_drive;
extern const Tech tech_lunar_cannon;
extern const Tech tech_omega_missile;
extern const Tech tech_plasma_thrusters;
extern const Tech tech_precursor_seed;
extern const Tech tech_prometheus;
extern const Tech tech_qax;
extern const Tech tech_quark_battery;
extern const Tech tech_tech_scrambler;
extern const Tech tech_vacuum_turbines;
extern const Tech tech_warpspace_key;
extern const Tech tech_xenon_lasers;

}  // namespace sidera::cosmic
