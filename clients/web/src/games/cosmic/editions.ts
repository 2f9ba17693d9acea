// What the table shows differently in each edition of the game.

export interface Edition {
  /** The steps of an encounter as the strip shows them; the first is where a turn begins. */
  readonly phases: readonly [string, ...string[]];
  /** The gate has a white and a black side, which say what becomes of allies. */
  readonly hasSides: boolean;
}

export const FANTASY_FLIGHT: Edition = {
  phases: ['regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'],
  hasSides: false,
};
