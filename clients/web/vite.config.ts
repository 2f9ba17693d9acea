import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// While developing, `npm run dev` shows the page and `sidera serve` answers /api and /ws.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@games': new URL('../../games', import.meta.url).pathname } },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/ws': { target: 'ws://127.0.0.1:8080', ws: true },
    },
    fs: { allow: ['../..'] },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: '../../build/web', emptyOutDir: true },
});
