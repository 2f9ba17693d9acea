# How Mayfair's edition of Cosmic Encounter is measured; docs/adding-a-game.md says what for.
INSTRUCTIONS[cosmic_mayfair]="40 --seats 4 --set alien_pool=all"
