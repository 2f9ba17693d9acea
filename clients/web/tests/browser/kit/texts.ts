// The texts of a game as the repository has them, for comparing with the screen.

import { readFileSync } from 'node:fs';
import { gathered } from '../../../vite/texts';
import { inRepository } from './programs';

export type Texts = Readonly<Record<string, string>>;

export function gameTexts(path: string, game = 'mlem'): Texts {
  const file = inRepository(`games/${game}/${path}`);
  return gathered(file)?.catalogue ?? JSON.parse(readFileSync(file, 'utf8'));
}

/** What the newcomer says in a lesson, in order. */
export function lessonAnswers(name: string, game: string): readonly string[] {
  const file = inRepository(`games/${game}/lessons/${name}.json`);
  const { when }: { when: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return when.flatMap((line) => (line.startsWith('A: ') ? [line.slice(3)] : []));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a pattern like "Roll {count} {count?die|dice}" with whatever fills it. */
export function matcher(pattern: string): RegExp {
  const parts = pattern.split(/(\{[^}]*\})/).map((part) => {
    const plural = /^\{\w+\?([^|]*)\|([^}]*)\}$/.exec(part);
    if (plural) return `(?:${escaped(plural[1] ?? '')}|${escaped(plural[2] ?? '')})`;
    return part.startsWith('{') ? '.+' : escaped(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}
