/** Writes the rendered page into `dist/index.html`, so that it can be read without JavaScript. */
import { readFile, rm, writeFile } from 'node:fs/promises';

const { render, head } = await import('./dist-server/entry-server.js');
const file = new URL('dist/index.html', import.meta.url);
const html = await readFile(file, 'utf8');
await writeFile(
  file,
  html.replace('<!--page-->', () => render()).replace('<!--head-->', () => head()),
);
await rm(new URL('dist-server', import.meta.url), { recursive: true });
