# How Cosmic Encounter is measured; docs/adding-a-game.md says what for.
INSTRUCTIONS[cosmic]="40 --seats 5 --set alien_choice=1"

LONG_STEPS+=(strength_cosmic balance powers)
LONG_ABOUT[strength_cosmic]="Cosmic Encounter: expert against greedy"
LONG_ABOUT[balance]="the aliens of Cosmic Encounter in 200,000 games"
LONG_ABOUT[powers]="the powers of Cosmic Encounter are of use"
long_strength_cosmic() {
    arena cosmic_expert.json cosmic --bots expert,greedy --seats 5 --games 1000 --ms 5
}
long_balance() { step "aliens of Cosmic Encounter" tools/balance cosmic; }
long_powers() {
    step "powers of Cosmic Encounter are of use" env SIDERA_POWER_GAMES=30000 timeout 1200 \
        build/release/sidera_tests --gtest_filter='CosmicPowers.*-*mayfair'
}
# How greedy bots treat each other. With three players only one can be an ally.
FLOORS+=("strength cosmic_expert.json expert 0.38 1000"
    "thinking cosmic_expert.json expert 20"
    "figure cosmic-balance.json deals_per_talks 0.30 3"
    "figure cosmic-balance.json allies_per_encounter 0.8 4")
