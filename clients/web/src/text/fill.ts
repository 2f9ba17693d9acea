// Patterns of texts, with the meaning engine/text.h gives them: {name}, {n?one form|other form},
// {{ and }} for braces. Filling never fails: what lacks its argument appears as {name}, and from a
// fault on a malformed pattern appears as it is.

export interface FillArg {
  readonly text: string;
  /** Decides plural choices. */
  readonly number?: number;
}

export type FillArgs = Readonly<Record<string, FillArg>>;

const NAME = /^[A-Za-z0-9_]+$/;

interface Piece {
  readonly text: string;
  readonly length: number;
}

function missing(name: string): string {
  return `{${name}}`;
}

/** What stands between the braces, or undefined where the pattern is malformed. */
function filledBraces(inside: string, args: FillArgs): string | undefined {
  const question = inside.indexOf('?');
  const name = question < 0 ? inside : inside.slice(0, question);
  if (!NAME.test(name)) return undefined;
  const arg = Object.hasOwn(args, name) ? args[name] : undefined;
  if (question < 0) return arg?.text ?? missing(name);
  const [one, other, ...more] = inside.slice(question + 1).split('|');
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  if (arg?.number === undefined) return missing(name);
  return Math.abs(arg.number) === 1 ? one : other;
}

function firstPiece(rest: string, args: FillArgs): Piece {
  const asItIs: Piece = { text: rest, length: rest.length };
  if (rest.startsWith('{{') || rest.startsWith('}}')) return { text: rest.charAt(0), length: 2 };
  if (rest.startsWith('}')) return asItIs;
  const brace = rest.slice(1).search(/[{}]/) + 1;
  if (!rest.startsWith('{'))
    return brace > 0 ? { text: rest.slice(0, brace), length: brace } : asItIs;
  if (brace === 0 || rest.charAt(brace) !== '}') return asItIs;
  const text = filledBraces(rest.slice(1, brace), args);
  return text === undefined ? asItIs : { text, length: brace + 1 };
}

export function fill(pattern: string, args: FillArgs): string {
  let out = '';
  for (let rest = pattern; rest !== '';) {
    const piece = firstPiece(rest, args);
    out += piece.text;
    rest = rest.slice(piece.length);
  }
  return out;
}
