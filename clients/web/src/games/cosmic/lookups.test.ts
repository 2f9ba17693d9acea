import { describe, expect, it } from 'vitest';
import { encounter, galaxy, player, ships } from './fixture';
import {
  besideCannon,
  besideOf,
  breakable,
  cardsIn,
  cardType,
  cardValue,
  colourOf,
  coneSide,
  faceOf,
  foreignColonies,
  garrisonOf,
  hasText,
  isFlagshipAt,
  isHandOpen,
  isHandFull,
  isMade,
  knownCards,
  roleOf,
  sentBy,
  sheetsInUse,
  sheetState,
  shipsInEncounter,
  stacksOn,
} from './lookups';
import type { Own, Sheet } from './types';

describe('cards', () => {
  it('have a type and a value', () => {
    expect(cardType('attack_08')).toBe('attack');
    expect(cardType('flare_void')).toBe('flare');
    expect(cardType('force_field')).toBe('artifact');
    expect(cardType('negotiate')).toBe('negotiate');
    expect([hasText('flare_void'), hasText('kicker_2')]).toEqual([true, true]);
    expect([hasText('attack_08'), hasText('reinforcement_5')]).toEqual([false, false]);
    expect(cardValue('attack_08')).toBe(8);
    expect(cardValue('reinforcement_5')).toBe(5);
    expect(cardValue('flare_void')).toBe(0);
  });

  it('of a bag are listed once with their number, flares last', () => {
    const bag = { plain: { attack_08: 2, morph: 0, negotiate: 1 }, flares: ['void'] };
    expect(cardsIn(bag)).toEqual([
      { card: 'attack_08', count: 2 },
      { card: 'negotiate', count: 1 },
      { card: 'flare_void', count: 1 },
    ]);
  });
});

describe('ships', () => {
  const base = galaxy();
  const settled = player('A', { ships: { A1: 4, B3: 2, C1: 1 } });
  const pub = { ...base, players: { ...base.players, A: settled } };

  it('on a planet begin with those of its people', () => {
    expect(stacksOn(pub, 'B3')).toEqual([
      { seat: 'B', count: 4 },
      { seat: 'A', count: 2 },
    ]);
    expect(foreignColonies(pub, 'A')).toBe(2);
    expect(foreignColonies(pub, 'B')).toBe(0);
  });

  it('in an encounter are those sent, or those on the planet', () => {
    const fight = encounter({
      allies: { offense: ['C'], defense: ['D'] },
      sent: ships({ A: 3, C: 2, D: 1 }),
    });
    expect(shipsInEncounter(pub, fight, 'A')).toBe(3);
    expect(shipsInEncounter(pub, fight, 'B')).toBe(4);
    expect(sentBy(fight, 'offense').map(({ seat }) => seat)).toEqual(['A', 'C']);
    expect(sentBy(fight, 'defense')).toEqual([{ seat: 'D', count: 1 }]);
    expect(roleOf(fight, 'D')).toBe('defensive_ally');
    expect(roleOf(fight, 'E')).toBe('bystander');
  });
});

describe('a sheet', () => {
  const sheet = { alien: 'void', hidden: false, zapped: false, suspended: false, tokens: 0 };

  it('is active, lost, zapped, lent or hidden', () => {
    expect(sheetState(sheet, true)).toBe('active');
    expect(sheetState(sheet, false)).toBe('lost');
    expect(sheetState({ ...sheet, zapped: true }, true)).toBe('zapped');
    expect(sheetState({ ...sheet, suspended: true }, true)).toBe('lent');
    expect(sheetState({ ...sheet, alien: 'none', hidden: true }, true)).toBe('hidden');
  });
});

describe('the cards of the older edition', () => {
  it('have numbers below zero', () => {
    expect(cardValue('attack_m8')).toBe(-8);
    expect(cardValue('attack_19')).toBe(19);
    expect(cardValue('kicker_m2')).toBe(-2);
    expect(cardType('kicker_zap')).toBe('artifact');
  });

  it('are no flares, although one goes against them', () => {
    expect(cardType('flare_zap')).toBe('artifact');
    expect(cardType('flare_void')).toBe('flare');
  });

  it('show a home with either side of the cone', () => {
    expect(['colour_b', 'reverse_b', 'wild', 'reverse_wild'].map(colourOf)).toEqual([
      'B',
      'B',
      undefined,
      undefined,
    ]);
  });
});

describe('the side of the cone', () => {
  const fresh = encounter({ destiny: 'none', defense: null, target: 'none' });

  it('is open until destiny has spoken', () => {
    expect(coneSide(undefined)).toBeUndefined();
    expect(coneSide(fresh)).toBeUndefined();
  });

  it('is white or black from then on', () => {
    expect(coneSide({ ...fresh, destiny: 'wild' })).toBe('white');
    expect(coneSide({ ...fresh, destiny: 'reverse_b', reverse: true })).toBe('black');
    expect(coneSide({ ...fresh, defense: 'B' })).toBe('white');
  });
});

it('knows when a hand has too many cards for its width', () => {
  expect(isHandFull(676, 1, 8, 1)).toBe(false);
  expect(isHandFull(676, 1, 9, 1)).toBe(true);
  expect(isHandFull(676, 1, 7, 2)).toBe(false);
  expect(isHandFull(676, 1, 8, 2)).toBe(true);
});

it('lets long names of cards break between syllables', () => {
  expect(breakable('Annullamento')).toBe('Annulla\u00ADmento');
  expect(breakable('Zap Cosmico')).toBe('Zap Cosmico');
});

describe('what techs leave on the board', () => {
  it('is a cannon between two neighbours', () => {
    expect(besideCannon(galaxy())).toBeUndefined();
    expect(besideCannon(galaxy({ cannon: 'B2' }))).toEqual(['B2', 'B3']);
    expect(besideCannon(galaxy({ cannon: 'B5' }))).toEqual(['B5', 'B1']);
    const planets = [...galaxy().planets, 'B6'];
    expect(besideCannon(galaxy({ cannon: 'B5', planets }))).toEqual(['B5', 'B6']);
  });

  it('is a new planet beyond those of the start', () => {
    expect(isMade(galaxy(), 'B5')).toBe(false);
    expect(isMade(galaxy(), 'B6')).toBe(true);
    const four = { ...galaxy().rules, planets: 4 };
    expect(isMade(galaxy({ rules: four }), 'B5')).toBe(true);
  });

  it('is a ship among others, wherever it goes', () => {
    const flagship = { owner: 'A', berth: 'colony', planet: 'C1' } as const;
    expect(isFlagshipAt(galaxy({ flagship }), 'A', 'C1')).toBe(true);
    expect(isFlagshipAt(galaxy({ flagship }), 'A', 'C2')).toBe(false);
    expect(isFlagshipAt(galaxy({ flagship }), 'B', 'C1')).toBe(false);
    const sent = galaxy({ flagship: { ...flagship, berth: 'encounter' } });
    expect(isFlagshipAt(sent, 'A', 'sent')).toBe(true);
    expect(isFlagshipAt(sent, 'A', 'warp')).toBe(false);
    const lost = galaxy({ flagship: { ...flagship, berth: 'warp' } });
    expect(isFlagshipAt(lost, 'A', 'warp')).toBe(true);
  });
});

describe('what lies beside', () => {
  const kicker = { kind: 'kicker', side: 'offense', seat: 'A', open: false } as const;
  const hidden = { ...kicker, card: 'none', as: 'none' };

  it('is known when it is open, and to who laid it', () => {
    const own = { kicker: 'kicker_3', beside: 'attack_06' } as unknown as Own;
    expect(besideOf(encounter({ beside: [hidden] }), 'defense')).toEqual([]);
    expect(faceOf(hidden, own, 'A')).toBe('kicker_3');
    expect(faceOf({ ...hidden, kind: 'second' }, own, 'A')).toBe('attack_06');
    expect(faceOf(hidden, own, 'B')).toBe('none');
    expect(faceOf(hidden)).toBe('none');
    expect(faceOf({ ...hidden, open: true, card: 'kicker_2' })).toBe('kicker_2');
  });
});

describe('several who defend', () => {
  it('stand together; somebody who came to the place of the defense has sent ships', () => {
    const fight = encounter({ garrison: ['B', 'D'], sent: ships({ A: 1, B: 2 }) });
    const pub = galaxy({ encounters: [fight] });
    expect(garrisonOf(fight)).toEqual(['B', 'D']);
    expect(garrisonOf(encounter())).toEqual(['B']);
    expect(shipsInEncounter(pub, fight, 'B')).toBe(6);
    expect(sentBy(fight, 'defense')).toEqual([{ seat: 'B', count: 2 }]);
  });
});

describe('hands and powers', () => {
  it('lie open by the power of somebody else', () => {
    const pub = galaxy({ open_hands: ['A', 'C'] });
    expect([isHandOpen(pub, 'A'), isHandOpen(pub, 'B')]).toEqual([true, false]);
    expect(isHandOpen(galaxy(), 'A')).toBe(false);
  });

  it('are known card by card', () => {
    const known = [
      { holder: 'B', card: 'attack_08' },
      { holder: 'C', card: 'negotiate' },
      { holder: 'B', card: 'attack_08' },
    ];
    expect(knownCards({ known } as unknown as Own, 'B')).toEqual([{ card: 'attack_08', count: 2 }]);
    expect(knownCards(undefined, 'B')).toEqual([]);
  });

  it('are several where one is copied; a lent one is shown alone', () => {
    const [own] = player('A').sheets;
    const sheet = { ...own, alien: 'insect' } as Sheet;
    const copy = { ...sheet, alien: 'virus', copied: true };
    const lent = { ...sheet, suspended: true };
    const aliens = (sheets: readonly Sheet[]) =>
      sheetsInUse(player('A', { sheets })).map(({ alien }) => alien);
    expect(aliens([sheet, copy])).toEqual(['insect', 'virus']);
    expect(aliens([lent, copy])).toEqual(['virus']);
    expect(aliens([lent])).toEqual(['insect']);
  });
});
