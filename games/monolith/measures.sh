# How Monolith is measured; docs/adding-a-game.md says what for.
INSTRUCTIONS[monolith]="30 --seats 2 --set round_limit=30 --set ship_cap=20"

LONG_STEPS+=(strength_monolith)
LONG_ABOUT[strength_monolith]="Monolith: expert against greedy"
long_strength_monolith() {
    arena monolith_expert.json monolith --bots expert,greedy --seats 2 --games 400 --ms 250 --set round_limit=120
}
FLOORS+=("strength monolith_expert.json expert 0.85 400")
