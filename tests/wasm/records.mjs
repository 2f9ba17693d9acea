// Checks every record of the corpus with the WebAssembly module, and that forged ones are found out.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { load, textAt } from './module.mjs';

const module = await load(process.argv[2]);
const folder = new URL('../records/', import.meta.url);

function verify(record) {
  const bytes = new TextEncoder().encode(record);
  const address = module.buffer(bytes.length);
  new Uint8Array(module.memory.buffer).set(bytes, address);
  return textAt(module, module.verify_record(bytes.length));
}

const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
for (const name of files) {
  assert.equal(verify(await readFile(new URL(name, folder), 'utf8')), '', name);
}

const fair = await readFile(new URL('13-fair-3-base.jsonl', folder), 'utf8');
const forge = (what, by) => {
  assert.notEqual(fair.replace(what, by), fair);
  return verify(fair.replace(what, by));
};
assert.match(forge('"secret":"7', '"secret":"8'), /not the one the server promised/);
assert.match(forge('caff', 'cave'), /seed does not follow/);
assert.match(forge(/"seed":"./, '"seed":"!'), /32 hexadecimal digits/);
assert.match(forge(/"hash":"..../, '"hash":"0123'), /differs from the recorded one/);
assert.match(forge(/\n\{"end".*\n/, '\n'), /cut off/);
assert.notEqual(forge(/"code":\d+/, '"code":1'), '');
assert.notEqual(verify(''), '');
console.log(`records: ${files.length} hold in WebAssembly, forged ones do not`);
