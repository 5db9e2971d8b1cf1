import { cp, rename, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { prerender, type Renderer } from './prerender.js';
import { shortClasses } from './short-classes.js';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.NODE_ENV = 'production';

await rm('dist', { recursive: true, force: true });
const plugins = [shortClasses()];
await build({ logLevel: 'warn', plugins, build: { outDir: 'dist/client' } });
await cp('../content/generated/pictures', 'dist/client/assets/articles', { recursive: true });
await rename('dist/client/manifest.json', 'dist/manifest.json');
await build({
  logLevel: 'warn',
  plugins,
  // Small for the sake of the script that it writes into every document.
  build: { minify: true, outDir: 'dist/server', ssr: 'src/entry-server.tsx', manifest: false },
});
const renderer: Renderer = await import(pathToFileURL(`${root}dist/server/entry-server.js`).href);
await prerender(renderer, `${root}dist`);
