// What only the table says: words for things that lie on it, in both languages.

import { language } from '../../text/language.svelte';

const en = {
  /** Kinds of cards beside the main ones, as they lie face down. */
  second: 'Second card',
  support: (name: string) => `Card of ${name}`,
  beside: (what: string, face: string) => `${what}: ${face}`,
  playedFor: (name: string) => `In the turn of ${name}`,
  setAside: 'Set aside until the end of the challenge',
  openDeck: 'The deck lies open; next come',
  openHand: 'Open hand',
  knownCards: 'Known to be in this hand',
  copied: 'copied',
  forms: 'Row of powers',
};

const it: typeof en = {
  second: 'Seconda carta',
  support: (name) => `Carta di ${name}`,
  beside: (what, face) => `${what}: ${face}`,
  playedFor: (name) => `Nel turno di ${name}`,
  setAside: 'Messe da parte fino alla fine della sfida',
  openDeck: 'Il mazzo è scoperto; le prossime sono',
  openHand: 'Mano scoperta',
  knownCards: 'Si sa che ha in mano',
  copied: 'copiato',
  forms: 'Fila di poteri',
};

export function tableTexts(): typeof en {
  return language.code === 'it' ? it : en;
}
