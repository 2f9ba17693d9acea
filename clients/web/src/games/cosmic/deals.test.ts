import { describe, expect, it } from 'vitest';
import {
  builderOf,
  freedBy,
  isCession,
  isTalk,
  isTerm,
  isVeil,
  termsOf,
  usualShips,
} from './deals';
import { encounter, offer, ships, terms } from './fixture';

const OFFERS = [
  'accept',
  'fail',
  'clear',
  'give:attack_08',
  'show:attack_08',
  'ask:negotiate',
  'give_type:flare',
  'ask_type:attack',
  'give_random',
  'ask_choice',
  'give_colony:A2',
  'ask_colony:B1',
  'free_ship:C',
].map((notation) => offer(notation));

describe('an offer', () => {
  it('is read as a list of terms', () => {
    const given = terms({
      named: ['attack_08'],
      of_type: { attack: 0, flare: 2 },
      choice: 1,
      random: 2,
      colony: 'A2',
      ships: 3,
    });
    expect(termsOf(given)).toEqual([
      { key: 'table.term_card', what: 'card.attack_08' },
      { key: 'table.term_type', count: 2, what: 'card_type.flare' },
      { key: 'table.term_choice', count: 1 },
      { key: 'table.term_random', count: 2 },
      { key: 'table.term_colony', count: 3, planet: 'A2' },
    ]);
  });

  it('can be nothing', () => {
    expect(termsOf(terms())).toEqual([]);
  });

  it('can free ships from the warp', () => {
    const nothing = { offense: terms(), defense: terms() };
    expect(freedBy({ gives: nothing, freed: ships({ C: 2 }) })).toEqual([
      { key: 'table.term_freed', count: 2, seat: 'C' },
    ]);
  });
});

// CF-DEAL-8
describe('cards shown to one player alone', () => {
  const given = terms({ named: ['attack_08'], veiled: 2 });
  const cards = ['quash', 'flare_mite'];
  const open = { key: 'table.term_card', what: 'card.attack_08' };

  it('have names for the two who talk', () => {
    const named = (key: string) =>
      cards.map((card) => ({ key, what: `card.${card}`, seat: 'B', isVeiled: true }));
    expect(termsOf(given, { to: 'B', isToReader: false, cards })).toEqual([
      open,
      ...named('table.term_shown'),
    ]);
    expect(termsOf(given, { to: 'B', isToReader: true, cards })).toEqual([
      open,
      ...named('table.term_shown_to_you'),
    ]);
  });

  it('are a number for all others', () => {
    expect(termsOf(given, { to: 'B', isToReader: false, cards: [] })).toEqual([
      open,
      { key: 'table.term_veiled', count: 2, seat: 'B', isVeiled: true },
    ]);
  });

  it('are not spoken of where there are none', () => {
    expect(termsOf(terms(), { to: 'B', isToReader: true, cards: [] })).toEqual([]);
  });
});

describe('the options of a deal', () => {
  it('are told from others', () => {
    expect(isTalk(OFFERS)).toBe(true);
    expect(isTalk([offer('pass'), offer('give_up')])).toBe(false);
    expect(OFFERS.filter(isTerm)).toHaveLength(10);
    expect(isTerm(offer('card attack_08'))).toBe(false);
    expect(isTerm(offer('show_power'))).toBe(false);
    const { decision, option } = offer('ask_type:attack');
    expect(isTerm({ option, decision: { ...decision, kind: 'pick_kind' } })).toBe(false);
    expect(isVeil('show:attack_08')).toBe(true);
    expect(isVeil('show_power')).toBe(false);
  });

  it('build the draft in both directions', () => {
    const give = builderOf(OFFERS, 'give');
    const named = (offers: typeof OFFERS) => offers.map(({ option }) => option.notation);
    expect(named([...give.cards])).toEqual(['give:attack_08']);
    expect(named([...give.types])).toEqual(['give_type:flare']);
    expect(named([...give.shown])).toEqual(['show:attack_08']);
    expect(named([...give.colonies])).toEqual(['give_colony:A2']);
    expect(named([...give.freed])).toEqual(['free_ship:C']);
    expect(give.random).toBeDefined();
    expect(give.choice).toBeUndefined();
    const ask = builderOf(OFFERS, 'ask');
    expect(named([...ask.cards])).toEqual(['ask:negotiate']);
    expect(ask.choice).toBeDefined();
    expect(ask.random).toBeUndefined();
    expect([...ask.shown, ...ask.freed]).toEqual([]);
  });
});

// CM-DEAL-7
describe('a planet that is given up', () => {
  const offers = ['give_colony:A2', 'ask_colony:B1', 'cede:A2', 'ask_cession:B1'].map((notation) =>
    offer(notation, { lo: 1, hi: 4 }),
  );
  const named = (some: typeof offers) => some.map(({ option }) => option.notation);

  it('is told from one that is shared', () => {
    const given = terms({ colony: 'A2', ships: 2, ceded: true });
    expect(termsOf(given)).toEqual([{ key: 'table.term_ceded', count: 2, planet: 'A2' }]);
    expect(named(offers.filter(({ option }) => isCession(option.notation)))).toEqual([
      'cede:A2',
      'ask_cession:B1',
    ]);
    expect(offers.every(isTerm)).toBe(true);
  });

  it('can be offered and asked for', () => {
    const [give, ask] = [builderOf(offers, 'give'), builderOf(offers, 'ask')];
    expect([named([...give.colonies]), named([...give.cessions])]).toEqual([
      ['give_colony:A2'],
      ['cede:A2'],
    ]);
    expect([named([...ask.colonies]), named([...ask.cessions])]).toEqual([
      ['ask_colony:B1'],
      ['ask_cession:B1'],
    ]);
  });

  it('is settled as a shared one is', () => {
    const here = encounter({ sent: ships({ A: 3 }) });
    const usual = offers.map((each) => usualShips(each, 'offense', here));
    expect(usual).toEqual([1, 3, 1, 3]);
  });
});

describe('a colony without a number of ships', () => {
  const here = encounter({ sent: ships({ A: 3 }) });
  const asked = offer('ask_colony:B1', { lo: 1, hi: 20 });
  const given = offer('give_colony:A2', { lo: 1, hi: 20 });

  it('is settled by the ships in the gate, if the offense gets it', () => {
    expect(usualShips(asked, 'offense', here)).toBe(3);
    expect(usualShips(given, 'defense', here)).toBe(3);
  });

  it('is settled by one ship, if the defense gets it', () => {
    expect(usualShips(asked, 'defense', here)).toBe(1);
    expect(usualShips(given, 'offense', here)).toBe(1);
  });

  it('never takes more than the receiver has', () => {
    expect(usualShips(offer('ask_colony:B1', { lo: 1, hi: 2 }), 'offense', here)).toBe(2);
    expect(usualShips(offer('ask_random'), 'offense', here)).toBeUndefined();
  });
});
