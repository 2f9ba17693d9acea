import { describe, expect, it, vi } from 'vitest';

import type { Decision, Option } from '../../wire/types';
import { Desk } from './desk.svelte';
import { decision, option, position, props } from './fixture';
import type { Pub } from './types';

/** A desk, and what was chosen, asked and taken back at it. */
function open(decisions: readonly Decision[], pub: Pub = position(), canUndo = true) {
  const [choose, why, undo] = [vi.fn(), vi.fn(), vi.fn()];
  const all = props(pub, decisions, { choose, why, undo: canUndo ? undo : undefined });
  const chosen = () => choose.mock.calls.map((call) => (call[1] as Option).notation);
  return { desk: new Desk(() => all), choose, chosen, why, undo };
}

const units = [
  decision('activate', [option('use ship 1', 'ship:A1'), option('end_turn', 'turn')]),
  decision('talk', [option('gives B M', 'seat:B'), option('ask_always', '')], 'table'),
];

/** The small ship 1 is acting, with that many actions left. */
function acting(left: number): Pub {
  const pub = position();
  const unit = { kind: 'ship' as const, id: 1 };
  return { ...pub, turn: { ...pub.turn, unit, left: { any: left, move: 0, attack: 0 } } };
}
const moves = [
  decision('unit_action', [
    option('move 9,5', 'cell:9,5'),
    option('attack structure 14,3', 'cell:14,3'),
    option('attack asteroid 14,3', 'cell:14,3'),
    option('stop', 'turn'),
  ]),
];

describe('the guide of a lesson', () => {
  const hinting = (hint: string) => {
    const all = props(position(), units, { hint });
    return new Desk(() => all);
  };
  it('points at what it asks for, on the map where that is possible', () => {
    const desk = hinting('use ship 1');
    expect(desk.hinted?.option.notation).toBe('use ship 1');
    expect(desk.hintedCell).toEqual({ x: 9, y: 6 });
    expect(desk.main.map((offer) => desk.isHinted(offer))).toEqual([true, false]);
  });
  it('points at words, too, and at nothing that is not offered', () => {
    expect(hinting('gives B M').hinted?.decision.channel).toBe('table');
    expect(hinting('gives B M').hintedCell).toBeUndefined();
    expect(hinting('use ship 7').hinted).toBeUndefined();
    expect(open(units).desk.hinted).toBeUndefined();
  });
});

describe('the two channels', () => {
  it('are kept apart', () => {
    const { desk } = open(units);
    expect(desk.question).toBe('activate');
    expect(desk.main.map(({ option: { notation } }) => notation)).toEqual([
      'use ship 1',
      'end_turn',
    ]);
    expect(desk.talk).toHaveLength(2);
  });

  it('send amounts with their value, when the table listens', () => {
    const { desk, choose } = open(units);
    desk.wish('gives B M', 12);
    expect(desk.wished('gives B M')?.value).toBe(12);
    desk.goOn();
    expect(choose.mock.lastCall?.[2]).toBe(12);
    expect(desk.wished('gives B M')?.isSaid).toBe(true);
    desk.goOn();
    expect(desk.wished('gives B M')).toBeUndefined();
    expect(choose).toHaveBeenCalledTimes(1);
    const silent = open([]);
    silent.desk.wish('gives B M', 3);
    silent.desk.goOn();
    expect(silent.desk.wished('gives B M')?.value).toBe(3);
  });

  it('say what was wished in order, without what was replaced or is not taken', () => {
    const words = ['gives B M', 'secret', 'open'].map((said) => option(said, ''));
    const { desk, chosen } = open([decision('talk', words, 'table')]);
    desk.wish('gives B M', 2);
    desk.wish('first B');
    desk.wish('secret', undefined, 'open');
    desk.wish('open', undefined, 'secret');
    desk.wish('secret', undefined, 'open');
    for (let heard = 0; heard < 4; heard++) desk.goOn();
    expect(chosen()).toEqual(['gives B M', 'secret']);
    expect(desk.wished('secret')).toBeUndefined();
    expect(desk.wished('first B')).toBeUndefined();
  });
});

describe('a click on the map', () => {
  it('activates a unit that can act', () => {
    const { desk, chosen } = open(units);
    desk.pressCell({ x: 9, y: 6 });
    expect(chosen()).toEqual(['use ship 1']);
  });

  it('looks at what cannot be chosen', () => {
    const { desk, chosen } = open(units);
    desk.pressCell({ x: 10, y: 6 });
    expect(chosen()).toEqual([]);
    expect(desk.lookedAt).toMatchObject({ is: 'ship' });
    desk.pressCell({ x: 20, y: 20 });
    expect(desk.looked).toBeNull();
  });

  it('lets choose between two targets in one cell', () => {
    const { desk, chosen } = open(moves, acting(2));
    desk.pressCell({ x: 14, y: 3 });
    expect(chosen()).toEqual([]);
    expect(desk.looked).toEqual({ x: 14, y: 3 });
  });

  it('elsewhere puts a unit back that has done nothing', () => {
    const { desk, undo } = open(moves, acting(2));
    desk.pressCell({ x: 20, y: 20 });
    expect(undo).toHaveBeenCalledOnce();
    const later = open(moves, acting(1));
    later.desk.pressCell({ x: 20, y: 20 });
    expect(later.undo).not.toHaveBeenCalled();
    const never = open(moves, acting(2), false);
    never.desk.pressCell({ x: 20, y: 20 });
    expect(never.desk.canPutBack).toBe(false);
  });

  it('on a planet picks it for building', () => {
    const works = [option('build P1 furnace', 'planet:1'), option('build P6 cannon', 'planet:6')];
    const { desk } = open([decision('structure', works)]);
    expect(desk.site).toBe('planet:1');
    desk.pressCell({ x: 32, y: 18 });
    expect(desk.site).toBe('planet:6');
    desk.pickSite('planet:1');
    expect(desk.site).toBe('planet:1');
    expect(desk.sought).toEqual({ x: 6, y: 6 });
  });
});

describe('escape', () => {
  it('puts back one thing after the other', () => {
    const { desk, undo } = open(moves, acting(2));
    desk.look({ x: 9, y: 6 });
    desk.walkTo({ x: 9, y: 5 });
    expect(desk.aimed?.key).toBe('9,5');
    desk.clear();
    expect(desk.cursor).toBeNull();
    desk.clear();
    expect(desk.looked).toBeNull();
    expect(undo).not.toHaveBeenCalled();
    desk.clear();
    expect(undo).toHaveBeenCalledOnce();
  });
});

describe('the economy', () => {
  it('knows what the stock pays for', () => {
    const { desk } = open(units);
    expect(desk.affords('furnace')).toBe(true);
    expect(desk.affords('tower')).toBe(false);
    expect(desk.income).toEqual({ B: 4, C: 9, F: 0, M: 3 });
  });

  it('keeps stocks of others hidden', () => {
    const all = { ...props(position(), []), view: { ...props(position(), []).view, seat: null } };
    expect(new Desk(() => all).stock).toBeUndefined();
  });
});

it('asks why a cell cannot be used', () => {
  const { desk } = open(moves, acting(2));
  expect(desk.whyNot({ x: 33, y: 19 })).toBe('conquer P6');
  expect(desk.whyNot({ x: 20, y: 20 })).toBe('move 20,20');
  expect(desk.whyNot({ x: 10, y: 6 })).toBe('attack ship 10,6');
  expect(open(units).desk.whyNot({ x: 25, y: 6 })).toBe('use ship 2');
});
