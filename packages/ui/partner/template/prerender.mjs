/** Writes the rendered page in each language below `dist`, so that it can be read without JavaScript. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';

const { documents } = await import('./dist-server/entry-server.js');
const template = await readFile(new URL('dist/index.html', import.meta.url), 'utf8');
for (const { file, lang, dir, head, html, ended } of documents) {
  const target = new URL(`dist/${file}`, import.meta.url);
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(
    target,
    template
      .replace(/lang="[^"]*"/, `lang="${lang}" dir="${dir}"`)
      .replace('<!--page-->', () => html)
      .replace('<!--head-->', () => head),
  );
  if (ended) console.log(`dist/${file}: the offer ended on ${ended}; the page is built without it.`);
}
await rm(new URL('dist-server', import.meta.url), { recursive: true });
