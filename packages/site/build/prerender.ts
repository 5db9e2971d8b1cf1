import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress } from './compress.js';
import { createCards, pngOf } from './seo/cards.js';

/** Writes every document and data file below `dist/client`, compresses them, and lists them for the server in `routes.json`. */
export async function prerender(site: typeof import('./entry-server.js'), dist: string): Promise<void> {
  const client = join(dist, 'client');
  // Compression runs in other threads while the next page is rendered.
  const compressing = (await readdir(client, { recursive: true })).map((file) => compress(join(client, file)));
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), content);
    compressing.push(compress(join(client, file)));
  };
  const writePage = async (address: string, file: string) => {
    const { html, ...page } = await site.render(address, { inlineStyles: true });
    await write(file, html);
    return page;
  };

  const draw = await createCards();
  const pages: Record<string, string> = {};
  for (const address of site.documents()) {
    const file = fileOf(address);
    pages[address] = file;
    const { head, data } = await writePage(address, file);
    if (!address.includes('?')) await write(site.cardFile(address), await draw(head.title, data));
  }
  for (const { file, path } of site.notFoundDocuments) await writePage(path, file);
  for (const name of site.dataNames()) await write(`data/${name}.json`, JSON.stringify(await site.dataOf(name)));
  await write('data/search.json', await site.searchIndex());
  for (const [file, content] of Object.entries(site.siteFiles)) await write(file, content());
  for (const width of [192, 512]) await write(`icon-${width}.png`, pngOf(site.siteFiles['favicon.svg'](), width));

  await Promise.all(compressing);
  const { redirects, parameters, retentionDays, sender, notFoundDocuments: notFound } = site;
  const inlineScripts = [`sha256-${createHash('sha256').update(site.inlineScript).digest('base64')}`];
  const routes = {
    pages,
    redirects,
    parameters,
    notFound,
    inlineScripts,
    retentionDays,
    sender,
    offers: site.offers(),
  };
  await writeFile(join(dist, 'routes.json'), JSON.stringify(routes, null, 2));
}

/** `/blog?category=guides` is in `blog.guides.html`. */
const fileOf = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1).replace(/\?\w+=/, '.')}.html`;
