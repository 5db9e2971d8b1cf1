import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress } from './compress.js';
import { createCards, pngOf } from './seo/cards.js';

/** The build of one language. */
export type LanguageSite = typeof import('./entry-server.js');

/**
 * Writes the documents and data files of every language below `dist/client`, compresses them, and lists them for the server in `routes.json`.
 * English is the first of `sites`.
 */
export async function prerender(sites: readonly LanguageSite[], dist: string): Promise<void> {
  const client = join(dist, 'client');
  // Compression runs in other threads while the next page is rendered.
  const compressing = (await readdir(client, { recursive: true })).map((file) => compress(join(client, file)));
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), content);
    compressing.push(compress(join(client, file)));
  };
  const draw = await createCards();
  const routes = [];
  for (const site of sites) routes.push(await writeLanguage(site, write, draw));
  const [english] = sites;
  if (!english) throw new Error('There is no language to build');
  for (const [file, content] of Object.entries(english.sharedFiles)) await write(file, content());
  for (const width of [192, 512])
    await write(`icon-${width}.png`, await pngOf(english.sharedFiles['favicon.svg'](), width));

  await Promise.all(compressing);
  await writeFile(join(dist, 'routes.json'), JSON.stringify(merge(english, routes), null, 2));
}

type Write = (file: string, content: string | Uint8Array) => Promise<void>;

/** Writes the documents and data files of a language, and returns what the server needs to know about them. */
async function writeLanguage(site: LanguageSite, write: Write, draw: Awaited<ReturnType<typeof createCards>>) {
  const { language, inFolder, redirects, parameters, sender, languageNotice, serverWords } = site;
  const at = (path: string) => (path === '/' ? language.prefix || '/' : language.prefix + path);
  const writePage = async (address: string, file: string) => {
    const { html, ...page } = await site.render(address, { inlineStyles: true });
    await write(file, html);
    return page;
  };
  const pages: Record<string, string> = {};
  for (const address of site.documents()) {
    const file = fileOf(at(address));
    pages[at(address)] = file;
    const { head, data } = await writePage(address, file);
    if (!address.includes('?')) await write(site.cardFile(address), await draw(head.title, data));
  }
  const notFound = site.notFoundDocuments.map((one) => ({
    ...one,
    prefix: language.prefix + one.prefix,
    file: inFolder(one.file),
  }));
  for (const { file, path } of notFound) await writePage(path, file);
  for (const name of site.dataNames())
    await write(inFolder(`data/${name}.json`), JSON.stringify(await site.dataOf(name)));
  await write(inFolder('data/search.json'), await site.searchIndex());
  for (const [file, content] of Object.entries(site.siteFiles)) await write(inFolder(file), content());
  const prefixed = <Value>(values: Readonly<Record<string, Value>>, change = (value: Value) => value) =>
    Object.fromEntries(Object.entries(values).map(([path, value]) => [at(path), change(value)]));
  const { code, prefix, lang, name } = language;
  return {
    pages,
    redirects: prefixed(redirects, at),
    parameters: Object.fromEntries(Object.entries(prefixed(parameters)).filter(([path]) => path in pages)),
    notFound,
    inlineScript: `sha256-${createHash('sha256').update(site.inlineScript).digest('base64')}`,
    language: { code, prefix, lang, name, notice: languageNotice, sender, words: serverWords },
  };
}

type LanguageRoutes = Awaited<ReturnType<typeof writeLanguage>>;

function merge(english: LanguageSite, all: readonly LanguageRoutes[]) {
  const { retentionDays, offers, origin } = english;
  const merged = <Name extends 'pages' | 'redirects' | 'parameters'>(name: Name) =>
    Object.assign({}, ...all.map((one) => one[name])) as LanguageRoutes[Name];
  return {
    pages: merged('pages'),
    redirects: merged('redirects'),
    parameters: merged('parameters'),
    // Longer prefixes first: the server takes the first that fits.
    notFound: all.flatMap(({ notFound }) => notFound).sort((a, b) => b.prefix.length - a.prefix.length),
    // Each language's build has its own names in the script.
    inlineScripts: [...new Set(all.map((one) => one.inlineScript))],
    retentionDays,
    origin,
    sender: english.sender,
    offers: offers(),
    languages: all.map(({ language }) => language),
  };
}

/** `/blog?category=guides` is in `blog.guides.html`. */
const fileOf = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1).replace(/\?\w+=/, '.')}.html`;
