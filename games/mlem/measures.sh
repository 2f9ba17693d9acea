# How MLEM is measured; docs/adding-a-game.md says what for.
INSTRUCTIONS[mlem]="300 --seats 4"

LONG_STEPS+=(strength strength_search)
LONG_ABOUT[strength]="MLEM: expert against greedy"
LONG_ABOUT[strength_search]="MLEM: search against greedy"
long_strength() { arena expert_vs_greedy.json mlem --bots expert,greedy --games 2000; }
long_strength_search() { arena search_vs_greedy.json mlem --bots search,greedy --games 2000 --ms 20; }
FLOORS+=("strength expert_vs_greedy.json expert 0.33 2000"
    "strength search_vs_greedy.json search 0.29 2000")
