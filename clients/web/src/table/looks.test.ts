import { expect, test } from 'vitest';
import { SEATS, seatLooks, seatName, STYLES } from './looks';

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('every seat has its own colour and shape', () => {
  const styles = SEATS.map((seat) => STYLES[seat]);
  expect(new Set(styles.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(styles.map(({ shape }) => shape)).size).toBe(8);
});

test('seat colours can be read on the sky', () => {
  const sky = luminance('#0b1022');
  for (const seat of SEATS)
    expect((luminance(STYLES[seat].colour) + 0.05) / (sky + 0.05)).toBeGreaterThan(4.5);
});

test('people have their names, bots are stars with the letter of their seat', () => {
  const looks = seatLooks(
    [{ name: 'élise' }, { bot: 'expert' }, { name: ' ', bot: 'random' }],
    'A',
  );
  expect(looks.map(({ name }) => name)).toEqual(['élise', 'Bellatrix', 'Capella']);
  expect(looks.map(({ seat }) => seat)).toEqual(['A', 'B', 'C']);
  expect(looks.map(({ you }) => you)).toEqual([true, false, false]);
  expect(looks.map(({ bot }) => bot)).toEqual([false, true, true]);
  for (const seat of SEATS) expect(seatName(seat, undefined).charAt(0)).toBe(seat);
});
