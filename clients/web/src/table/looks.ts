// How seats look: colours that colour-blind readers can tell apart on a dark sky, each with its own
// shape and the seat's letter, which is the notation's too.

import type { Seat, SeatState } from '../wire/types';
import type { SeatLook } from './contract';

export const SEATS: ReadonlyArray<Seat> = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

interface Style {
  readonly colour: string;
  readonly shape: SeatLook['shape'];
  /** What a bot in this seat is called: stars, by the seat's letter. */
  readonly star: string;
}

export const STYLES: Readonly<Record<Seat, Style>> = {
  A: { colour: '#5cc0ff', shape: 'circle', star: 'Altair' },
  B: { colour: '#ff9d4d', shape: 'square', star: 'Bellatrix' },
  C: { colour: '#3fd6a0', shape: 'triangle', star: 'Capella' },
  D: { colour: '#ee93d2', shape: 'diamond', star: 'Deneb' },
  E: { colour: '#f4ee7a', shape: 'star', star: 'Electra' },
  F: { colour: '#ff7f78', shape: 'hexagon', star: 'Fomalhaut' },
  G: { colour: '#a9a6ff', shape: 'cross', star: 'Gemma' },
  H: { colour: '#e3e8f4', shape: 'ring', star: 'Hamal' },
};

/** Outlines in a square of 32 by 32. */
export const SHAPES: Readonly<Record<SeatLook['shape'], string>> = {
  circle: 'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z',
  square: 'M4 4h24v24H4z',
  triangle: 'M16 1.500l15 27.500H1z',
  diamond: 'M16 0.500L31.500 16 16 31.500 0.500 16z',
  star: 'M16 0l4.700 10.200L32 11.600l-8.300 7.700L26 31l-10-5.600L6 31l2.300-11.700L0 11.600l11.300-1.400z',
  hexagon: 'M16 1l13 7.500v15L16 31 3 23.500v-15z',
  cross: 'M10 1h12v9h9v12h-9v9H10v-9H1V10h9z',
  ring: 'M16 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30z',
};

/** Somebody at a table, from a room, a list of tables or a record. */
export interface Sitter {
  readonly name?: string;
  readonly bot?: string;
}

export function seatName(seat: Seat, sitter: Sitter | undefined): string {
  const name = sitter?.name?.trim();
  return name !== undefined && name !== '' ? name : STYLES[seat].star;
}

export function seatLook(seat: Seat, sitter: Sitter | undefined, you: Seat | undefined): SeatLook {
  const name = seatName(seat, sitter);
  const { colour, shape } = STYLES[seat];
  return {
    seat,
    name,
    bot: sitter?.bot !== undefined && sitter.bot !== '',
    you: seat === you,
    colour,
    shape,
  };
}

export function seatLooks(
  sitters: ReadonlyArray<Sitter | SeatState>,
  you: Seat | undefined,
): ReadonlyArray<SeatLook> {
  return SEATS.slice(0, sitters.length).map((seat, at) => seatLook(seat, sitters[at], you));
}

export function seatIndex(seat: Seat): number {
  return SEATS.indexOf(seat);
}
