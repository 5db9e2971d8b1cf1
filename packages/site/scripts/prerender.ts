import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createCards, pngOf } from './cards.js';
import { compressFolder } from './compress.js';
import { createPageStyles } from './page-styles.js';

export type Renderer = typeof import('../src/entry-server.js');

/** Writes every document and data file below `dist/client`, compresses them, and tells the server where they are. */
export async function prerender(renderer: Renderer, dist: string): Promise<void> {
  const {
    answers,
    cardFile,
    cardOf,
    documents,
    dataNames,
    dataOf,
    inlineScript,
    laterAssetsOf,
    notFoundDocuments,
    redirects,
    renderPage,
    searchIndex,
    siteFiles,
  } = renderer;
  const client = join(dist, 'client');
  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), text);
  };
  await rm(join(client, 'index.html'));

  const assets = new Map<string, string>();
  for (const name of await readdir(join(client, 'assets'))) {
    if (/\.(css|js)$/.test(name)) assets.set(`/assets/${name}`, await readFile(join(client, 'assets', name), 'utf8'));
  }
  const withStyles = createPageStyles(new Map([...assets].filter(([name]) => name.endsWith('.css'))));
  const documentOf = async (path: string) =>
    withStyles(
      await renderPage(path),
      laterAssetsOf(path).scripts.map((name) => assets.get(name) ?? ''),
    );

  const pages: Record<string, string> = {};
  for (const path of documents()) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    await write(file, await documentOf(path));
    pages[path] = file;
  }
  for (const { file, path } of notFoundDocuments) await write(file, await documentOf(path));
  for (const name of dataNames()) await write(`data/${name}.json`, JSON.stringify(await dataOf(name)));

  await write('data/search.json', await searchIndex());
  for (const [file, text] of Object.entries(siteFiles)) await write(file, text());

  const draw = await createCards();
  for (const path of documents()) {
    const { title, colours } = await cardOf(path);
    await write(cardFile(path), await draw(title, colours));
  }
  const icon = await readFile(join(client, 'favicon.svg'), 'utf8');
  for (const width of [192, 512]) await write(`icon-${width}.png`, pngOf(icon, width));

  await compressFolder(client);
  const notFound = notFoundDocuments.map(({ prefix, file }) => ({ prefix, file }));
  const inlineScripts = [`sha256-${createHash('sha256').update(inlineScript).digest('base64')}`];
  await writeFile(
    join(dist, 'routes.json'),
    JSON.stringify({ pages, redirects, answers, notFound, inlineScripts }, null, 2),
  );
}
