// Loads the WebAssembly module and prints the signature of every game, as `sidera bench` does.
import { readFile } from 'node:fs/promises';

const nothing = () => 0;
const host = new Proxy({}, { get: () => nothing });
const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {
  wasi_snapshot_preview1: host,
});
const { memory, _initialize, game_count, game_name, signature } = instance.exports;
_initialize();

function text(address) {
  const bytes = new Uint8Array(memory.buffer);
  let end = address;
  while (bytes[end] !== 0) end += 1;
  return new TextDecoder().decode(bytes.subarray(address, end));
}

let line = 'Bench:';
for (let game = 0; game < game_count(); game += 1) {
  const hash = BigInt.asUintN(64, signature(game)).toString(16).padStart(16, '0');
  line += ` ${text(game_name(game))} ${hash}`;
}
console.log(line);
