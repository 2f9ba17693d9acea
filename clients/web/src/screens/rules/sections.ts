// Rules in sections. A catalogue of rules is an ordered list: `section.NAME` begins a section, the
// rules follow by their id.

import type { Catalogue } from '../../text/say';

export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Section {
  readonly key: string;
  readonly title: string;
  readonly rules: ReadonlyArray<Rule>;
}

export function sectionsOf(catalogue: Catalogue): ReadonlyArray<Section> {
  const sections: { key: string; title: string; rules: Rule[] }[] = [];
  for (const [id, text] of Object.entries(catalogue)) {
    if (id.startsWith('section.')) sections.push({ key: id.slice(8), title: text, rules: [] });
    else sections.at(-1)?.rules.push({ id, text });
  }
  return sections;
}

/** Without accents and case, so that "perche" finds "perché". */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The sections with only those rules that have all words of the query. */
export function searched(sections: ReadonlyArray<Section>, query: string): ReadonlyArray<Section> {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = plain(`${rule.id} ${section.title} ${rule.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0);
}

export type Part = { readonly kind: 'text' | 'rule' | 'code'; readonly text: string };

/** Ids of other rules become links, what stands in back quotes becomes code. */
export function partsOf(text: string): ReadonlyArray<Part> {
  return text
    .split(/(`[^`]+`|\b[A-Z]{2,4}(?:-[A-Z]+)+-\d+\b)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: /^[A-Z]{2,4}(?:-[A-Z]+)+-\d+$/.test(part) ? 'rule' : 'text', text: part };
    });
}
