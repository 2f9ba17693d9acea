// Puts the engine as a WebAssembly module beside the client, where it was built: the page that checks
// dice plays records again with it.

import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = new URL('../../../build/wasm/sidera.wasm', import.meta.url);

export function engine(): Plugin {
  return {
    name: 'sidera-engine',
    apply: 'build',
    generateBundle() {
      if (existsSync(MODULE))
        this.emitFile({ type: 'asset', fileName: 'engine.wasm', source: readFileSync(MODULE) });
      else this.warn('build/wasm/sidera.wasm is missing: records cannot be checked in the browser');
    },
  };
}
