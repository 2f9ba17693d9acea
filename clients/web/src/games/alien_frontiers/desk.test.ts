import { describe, expect, it, vi } from 'vitest';

import type { TableProps } from '../../table/contract';
import type { AlienFrontiersView, Decision, Option } from '../../wire/types';
import { Desk } from './desk.svelte';

const NONE = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0 };

function dock(at: string, die: string, dice: string): Option {
  const label = { key: `option.dock_${at}`, args: { dice: { text: dice } } };
  const notation = `dock ${at} ${die}`;
  return { code: notation.length, notation, about: `facility:${at}`, label, lo: 0, hi: 0 };
}

/** A desk with two fours and a five in the hand, and what was chosen or asked at it. */
function open(options: readonly Option[], asking = 'main', frames: readonly object[] = []) {
  const decision = { kind: asking, options } as unknown as Decision;
  const hand = { ships: { ...NONE, '4': 2, '5': 1 }, relic: 0 };
  const pub = { rules: { seats: 2 }, turn: { seat: 'A' }, hand, frames, over: false, asking };
  const [choose, why] = [vi.fn(), vi.fn()];
  const props = {
    view: { seat: 'A', pub },
    decisions: [decision],
    choose,
    why,
  } as unknown as TableProps<AlienFrontiersView>;
  const chosen = () => choose.mock.lastCall?.[1]?.notation;
  return { desk: new Desk(() => props), chosen, why };
}

const OPTIONS = [
  dock('solar', '4', '4'),
  dock('solar', '5', '5'),
  dock('yard', '4', '4 4'),
  dock('artifact', '5', '5'),
];

function pick(desk: Desk, ...values: number[]): void {
  const left = [...desk.hand];
  for (const value of values) {
    const [die] = left.splice(
      left.findIndex((each) => each.value === value),
      1,
    );
    if (die) desk.pressDie(die);
  }
}

describe('a station', () => {
  it('glows as far as it takes the picked ships', () => {
    const { desk } = open(OPTIONS);
    const glow = () =>
      (['solar', 'yard', 'artifact', 'hub'] as const).map((at) => desk.invitation(at));
    expect(glow()).toEqual(['open', 'ready', 'ready', 'shut']);
    pick(desk, 4);
    expect(glow()).toEqual(['ready', 'ready', 'shut', 'shut']);
    // Once more puts it back.
    pick(desk, 4);
    expect(glow()).toEqual(['open', 'ready', 'ready', 'shut']);
  });
  it('docks what is picked', () => {
    const { desk, chosen } = open(OPTIONS);
    pick(desk, 4, 4);
    desk.pressFacility('yard');
    expect(chosen()).toBe('dock yard 4');
    expect(desk.picked).toEqual([]);
  });
  it('is asked first, then a ship', () => {
    const { desk, chosen } = open(OPTIONS);
    desk.pressFacility('solar');
    expect(chosen()).toBeUndefined();
    expect(desk.looked).toBe('solar');
    expect(desk.narrowed).toHaveLength(2);
    pick(desk, 5);
    expect(chosen()).toBe('dock solar 5');
  });
  it('says why it takes none of them', () => {
    const { desk, chosen, why } = open(OPTIONS);
    pick(desk, 5);
    desk.pressFacility('hub');
    expect(chosen()).toBeUndefined();
    expect(why).toHaveBeenCalledWith('dock hub 5');
  });
});

describe('ships', () => {
  it('that go nowhere together are not picked together', () => {
    const { desk } = open(OPTIONS);
    pick(desk, 4, 5);
    expect(desk.picked.map((die) => die.value)).toEqual([5]);
  });
  it('are dragged, with those picked before', () => {
    const { desk, chosen } = open(OPTIONS);
    pick(desk, 4);
    const other = desk.hand.find((die) => die.value === 4 && !desk.isPicked(die));
    if (other) desk.drag(other);
    expect(desk.picked).toHaveLength(2);
    desk.drop('yard');
    expect(chosen()).toBe('dock yard 4');
  });
  it('dropped beside everything stay picked', () => {
    const { desk, chosen } = open(OPTIONS);
    const [die] = desk.hand;
    if (die) desk.drag(die);
    desk.drop();
    expect(chosen()).toBeUndefined();
    expect(desk.picked).toHaveLength(1);
  });
});

describe('a ship for the Temporal Warper', () => {
  it('is named once and kept after that', () => {
    const said = (notation: string) => ({ ...dock('solar', '4', ''), notation });
    const [ship, keep] = [said('ship 4'), said('keep 4')];
    const { desk } = open([ship, keep], 'warper_ships');
    const [die] = desk.hand;
    expect(die && desk.offerForDie(die, false)?.option).toBe(ship);
    expect(die && desk.offerForDie(die, true)?.option).toBe(keep);
  });
});

describe('a docked ship', () => {
  it('is meant by what is said of it', () => {
    const lift = { ...dock('solar', '4', ''), notation: 'lift solar 4' };
    const { desk } = open([lift], 'teleport_ship');
    const mine = { owner: 'A', value: 4, relic: false } as const;
    expect(desk.offerForShip('solar', mine)?.option).toBe(lift);
    expect(desk.offerForShip('lunar', mine)).toBeUndefined();
    expect(desk.offerForShip('solar', { ...mine, owner: 'B' })).toBeUndefined();
  });
  it('is shot at, and spared when it has been named', () => {
    const said = (notation: string) => ({ ...dock('solar', '4', ''), notation });
    const [hit, spare] = [said('hit B4'), said('spare B4')];
    const frames = [{ kind: 'plasma', aimed: true, at: 'solar', targets: ['B4'] }];
    const { desk } = open([hit, spare], 'plasma_pick', frames);
    const ship = { owner: 'B', value: 4, relic: false } as const;
    expect(desk.offerForShip('solar', ship)?.option).toBe(hit);
    expect(desk.offerForShip('solar', ship, true)?.option).toBe(spare);
  });
});
