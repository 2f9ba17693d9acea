# How Mayfair's edition of Cosmic Encounter is measured; docs/adding-a-game.md says what for.
INSTRUCTIONS[cosmic_mayfair]="40 --seats 4 --set alien_pool=all"

LONG_STEPS+=(strength_cosmic_mayfair powers_mayfair pairs)
LONG_ABOUT[strength_cosmic_mayfair]="Mayfair's edition: expert against greedy, greedy against random"
LONG_ABOUT[powers_mayfair]="the powers of Mayfair's edition are of use"
LONG_ABOUT[pairs]="every pair of aliens in Mayfair's edition plays twenty games under sanitizers"
long_strength_cosmic_mayfair() {
    local expert="cosmic_mayfair --bots expert,greedy --seats 4 --games 1000 --ms 5 --set alien_pool=all"
    arena cosmic_mayfair_expert.json $expert
    arena cosmic_mayfair_expert_more.json $expert \
        --set expansion_cards=true --set kickers=true --set reinforcements=true
    arena cosmic_mayfair_greedy.json cosmic_mayfair --bots greedy,random --seats 4 --games 2000 \
        --set alien_pool=all --set turn_limit=60
    arena cosmic_greedy.json cosmic --bots greedy,random --seats 4 --games 2000 --set turn_limit=60
}
long_powers_mayfair() {
    step "powers of Mayfair's edition are of use" env SIDERA_POWER_GAMES=30000 timeout 2400 \
        build/release/sidera_tests --gtest_filter='CosmicPowers.*mayfair'
}
long_pairs() {
    build debug &&
        step "pairs of aliens in Mayfair's edition" tools/soak 20 'CosmicMayfairRandomPlay.every_pair*'
}
FLOORS+=("strength cosmic_mayfair_expert.json expert 0.36 1000"
    "strength cosmic_mayfair_expert_more.json expert 0.36 1000"
    "strength cosmic_mayfair_greedy.json greedy 0.95 2000"
    "thinking cosmic_mayfair_expert.json expert 20"
    "thinking cosmic_mayfair_expert_more.json expert 20")
