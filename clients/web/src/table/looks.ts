// How seats look: colours that colour-blind readers can tell apart on a dark sky, each with its own
// shape and an initial.

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

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}

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
    initial: initialOf(name),
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
