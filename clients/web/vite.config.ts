import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { engine } from './vite/engine.ts';
import { precompress } from './vite/precompress.ts';
import { texts } from './vite/texts.ts';

// While developing, `npm run dev` shows the page and `sidera serve` answers /api and /ws.
const server = process.env['SIDERA_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [texts(), svelte(), svelteTesting(), engine(), precompress()],
  resolve: { alias: { '@games': new URL('../../games', import.meta.url).pathname } },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
    fs: { allow: ['../..'] },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: '../../build/web', emptyOutDir: true },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
});
