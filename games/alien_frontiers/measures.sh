# How Alien Frontiers is measured; docs/adding-a-game.md says what for.
INSTRUCTIONS[alien_frontiers]="60 --seats 4"

LONG_STEPS+=(strength_alien_frontiers)
LONG_ABOUT[strength_alien_frontiers]="Alien Frontiers: expert against greedy"
long_strength_alien_frontiers() {
    arena alien_frontiers_expert.json alien_frontiers --bots expert,greedy --games 2000 --ms 10
}
FLOORS+=("strength alien_frontiers_expert.json expert 0.45 2000"
    "thinking alien_frontiers_expert.json expert 20")
