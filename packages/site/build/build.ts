import { cp, rename, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { entries } from './assets.js';
import { prerender, type Renderer } from './prerender.js';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.NODE_ENV = 'production';

await rm('dist', { recursive: true, force: true });
await build({
  logLevel: 'warn',
  build: { outDir: 'dist/client', manifest: 'manifest.json', rolldownOptions: { input: Object.values(entries) } },
});
await cp('../content/generated/pictures', 'dist/client/assets/articles', { recursive: true });
await rename('dist/client/manifest.json', 'dist/manifest.json');
await build({
  logLevel: 'warn',
  // Small for the sake of the script that it writes into every document.
  build: { minify: true, outDir: 'dist/server', ssr: 'build/entry-server.ts' },
});
const renderer: Renderer = await import(pathToFileURL(`${root}dist/server/entry-server.js`).href);
await prerender(renderer, `${root}dist`);
