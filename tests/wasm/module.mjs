// Loads the WebAssembly module for tests and reads the texts it gives.
import { readFile } from 'node:fs/promises';

export async function load(path) {
  const nothing = () => 0;
  const host = new Proxy({}, { get: () => nothing });
  const { instance } = await WebAssembly.instantiate(await readFile(path), {
    wasi_snapshot_preview1: host,
  });
  instance.exports._initialize();
  return instance.exports;
}

export function textAt(exports, address) {
  const bytes = new Uint8Array(exports.memory.buffer);
  let end = address;
  while (bytes[end] !== 0) end += 1;
  return new TextDecoder().decode(bytes.subarray(address, end));
}
