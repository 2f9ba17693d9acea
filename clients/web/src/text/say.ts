// Says texts of a catalogue: the arguments that are seats become names, those that are keys become
// words.

import type { Argument, Said, Seat } from '../wire/types';
import { fill, type FillArg } from './fill';

export type Catalogue = Readonly<Record<string, string>>;
export type NameOf = (seat: Seat) => string;

/** A key without arguments; a key nobody knows appears as it is. */
export function wordOf(catalogue: Catalogue, key: string): string {
  return fill(catalogue[key] ?? key, {});
}

function filled(argument: Argument, catalogue: Catalogue, nameOf: NameOf): FillArg {
  if (argument.number !== undefined)
    return { text: String(argument.number), number: argument.number };
  if (argument.seat !== undefined) return { text: nameOf(argument.seat) };
  if (argument.key !== undefined) return { text: wordOf(catalogue, argument.key) };
  if (argument.keys !== undefined)
    return { text: argument.keys.map((key) => wordOf(catalogue, key)).join(', ') };
  if (argument.list !== undefined)
    return { text: argument.list.map((item) => sayWith(catalogue, item, nameOf)).join(', ') };
  return { text: argument.text ?? '' };
}

export function sayWith(catalogue: Catalogue, said: Said, nameOf: NameOf): string {
  const args = Object.fromEntries(
    Object.entries(said.args).map(([name, argument]) => [
      name,
      filled(argument, catalogue, nameOf),
    ]),
  );
  return fill(catalogue[said.key] ?? said.key, args);
}
