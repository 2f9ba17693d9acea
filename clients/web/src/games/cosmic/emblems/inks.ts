// What emblems are drawn with: neon on a night sky. The deep inks are for the dark side of a thing, `night`
// cuts holes.

export const INKS = {
  red: '#ff3d57',
  orange: '#ff8f2b',
  yellow: '#ffe04a',
  lime: '#c4ff3d',
  green: '#35e06a',
  mint: '#3df5c4',
  cyan: '#36e6ff',
  blue: '#4f8dff',
  violet: '#a970ff',
  pink: '#ff5fd2',
  skin: '#ffc49b',
  white: '#f4f7ff',
  rust: '#a8441c',
  maroon: '#8c1238',
  plum: '#5a1d86',
  navy: '#2438a8',
  forest: '#0d6e4c',
  night: '#0b1022',
} as const;
