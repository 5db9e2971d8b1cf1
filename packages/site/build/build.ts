import { rename } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { entry } from './assets.js';
import { clearBuild } from './clear-build.js';
import { prerender } from './prerender.js';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.NODE_ENV = 'production';

await clearBuild('dist');
await build({
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    rolldownOptions: { input: entry },
  },
});
await rename('dist/client/manifest.json', 'dist/manifest.json');
await build({
  logLevel: 'warn',
  // Otherwise the server would render with React's development build, which takes up to six times as long, unless NODE_ENV is set.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Minified because the source of `boot` is copied into every document.
  build: { minify: true, outDir: 'dist/server', ssr: 'build/entry-server.ts', copyPublicDir: false },
});
await prerender(await import(pathToFileURL(`${root}dist/server/entry-server.js`).href), `${root}dist`);
