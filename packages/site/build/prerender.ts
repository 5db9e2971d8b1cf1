import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readAssets } from './assets.js';
import { createCards, pngOf } from './cards.js';
import { compressFolder } from './compress.js';
import { criticalStyles } from './critical-styles.js';

export type Renderer = typeof import('./entry-server.js');

/** Writes every document and data file below `dist/client`, compresses them, and tells the server where they are. */
export async function prerender(renderer: Renderer, dist: string): Promise<void> {
  const { answers, cardFile, cardOf, documents, dataNames, dataOf, notFoundDocuments, redirects, siteFiles } = renderer;
  const client = join(dist, 'client');
  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), text);
  };
  const { styles } = readAssets(JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')));
  const withStyles = criticalStyles(client, styles);
  const documentOf = async (address: string) =>
    withStyles(await renderer.renderDocument(address, { stylesFollow: true }));

  const pages: Record<string, string> = {};
  for (const address of documents()) {
    pages[address] = fileOf(address);
    await write(fileOf(address), await documentOf(address));
  }
  for (const { file, path } of notFoundDocuments) await write(file, await documentOf(path));
  for (const name of dataNames()) await write(`data/${name}.json`, JSON.stringify(await dataOf(name)));

  await write('data/search.json', await renderer.searchIndex());
  for (const [file, text] of Object.entries(siteFiles)) await write(file, text());

  const draw = await createCards();
  for (const path of documents().filter((address) => !address.includes('?'))) {
    const { title, colours } = await cardOf(path);
    await write(cardFile(path), await draw(title, colours));
  }
  const icon = await readFile(join(client, 'favicon.svg'), 'utf8');
  for (const width of [192, 512]) await write(`icon-${width}.png`, pngOf(icon, width));

  await compressFolder(client);
  const notFound = notFoundDocuments.map(({ prefix, file }) => ({ prefix, file }));
  const inlineScripts = [`sha256-${createHash('sha256').update(renderer.inlineScript).digest('base64')}`];
  const { retentionDays } = renderer;
  const routes = { pages, redirects, answers, notFound, inlineScripts, retentionDays };
  await writeFile(join(dist, 'routes.json'), JSON.stringify(routes, null, 2));
}

/** `/blog?category=guides` is in `blog.guides.html`. */
const fileOf = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1).replace(/\?\w+=/, '.')}.html`;
