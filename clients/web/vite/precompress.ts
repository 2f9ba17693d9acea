// After the build: a .br and a .gz beside every file that gets smaller, so that the server only
// has to pick one.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;

// Below one network packet nothing is gained.
const SMALLEST = 1024;

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

function compress(path: string): void {
  const plain = readFileSync(path);
  if (plain.length < SMALLEST) return;
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  const gzip = gzipSync(plain, { level: 9 });
  if (brotli.length < plain.length) writeFileSync(`${path}.br`, brotli);
  if (gzip.length < plain.length) writeFileSync(`${path}.gz`, gzip);
}

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'sidera-precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const path of filesUnder(folder)) if (COMPRESSIBLE.test(path)) compress(path);
    },
  };
}
