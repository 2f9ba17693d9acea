// SHA-256 of a text. The browser has its own only on https pages, and clubs play without.

const FIRST_PRIMES: number[] = [];
for (let n = 2; FIRST_PRIMES.length < 64; n++)
  if (FIRST_PRIMES.every((prime) => n % prime !== 0)) FIRST_PRIMES.push(n);

const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUNDS = FIRST_PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const out = new Uint8Array(length);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

function schedule(view: DataView, offset: number): Int32Array {
  const w = new Int32Array(64);
  const at = (i: number): number => w[i] ?? 0;
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = at(i - 15);
    const late = at(i - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = (at(i - 16) + s0 + at(i - 7) + s1) | 0;
  }
  return w;
}

type State = [number, number, number, number, number, number, number, number];

function mixed(state: State, w: Int32Array): State {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, h];
}

/** Lower-case hexadecimal digits. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  let state = [...START] as State;
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    const next = mixed(state, schedule(view, offset));
    state = state.map((word, i) => (word + (next[i] ?? 0)) | 0) as State;
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
