import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PageFormState } from '../contract/index.js';
import { memoize } from '../lib/memoize.js';
import { languageSchema, type SiteLanguage, senderSchema } from '../lib/site-language.js';
import { bodyFrom, type EncodedFile, type Encoding, encodeFile, suffixes } from '../middleware/encoded-file.js';
import { pageHeaders } from '../middleware/security-headers.js';

/** `routes.json`, which the site's build writes. */
const routesSchema = z.object({
  pages: z.record(z.string(), z.string()),
  redirects: z.record(z.string(), z.string()),
  parameters: z.record(z.string(), z.array(z.string())),
  notFound: z.array(z.object({ prefix: z.string(), file: z.string() })),
  inlineScripts: z.array(z.string().regex(/^sha256-[\w+/]+=*$/)),
  retentionDays: z.number().optional(),
  /** Builds of earlier versions do not name it. */
  origin: z.url().optional(),
  offers: z.array(z.object({ path: z.string(), validUntil: z.iso.date() })).default([]),
  sender: senderSchema,
  /** English first. */
  languages: z.array(languageSchema).min(1),
});

/** What the site's build exports for the server. */
interface Renderer {
  renderPage(path: string, form?: PageFormState, search?: string): Promise<string>;
  /** By path, the content of the files that differ once the offers that end before `day` (an ISO date) are left out. */
  filesWithoutOffers(day: string): Promise<Record<string, string>>;
}

/** Imports the part of the site's build that renders pages. Throws if a function is missing, as in a build of another version. */
async function importRenderer(file: string): Promise<Renderer> {
  const renderer: Renderer = await import(pathToFileURL(file).href);
  for (const name of ['renderPage', 'filesWithoutOffers'] as const)
    if (typeof renderer[name] !== 'function')
      throw new Error(`${file} does not export the function ${name}. Build the site again: npx turbo run build`);
  return renderer;
}

/** The built site. Requests are looked up in its maps and never on the disk, so no request can read another file. */
export type Site = Awaited<ReturnType<typeof loadSite>>;

/** Express does not add a charset to this text type. */
const getType = (name: string) => (name.endsWith('.xml') ? 'application/xml; charset=utf-8' : extname(name) || 'bin');

/** The names of assets contain a hash of their content. */
const getCacheControl = (name: string) =>
  name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Reads a file and those of its encodings that `has` knows, one after another: at once is not faster and needs more file descriptors. */
async function readEncoded(folder: string, name: string, has: (name: string) => boolean) {
  const bodies = new Map<Encoding, ReturnType<typeof bodyFrom>>();
  for (const encoding of Object.keys(suffixes) as Encoding[]) {
    const variant = name + suffixes[encoding];
    if (has(variant)) bodies.set(encoding, bodyFrom(await readFile(join(folder, variant))));
  }
  return bodies;
}

/** The hashed files of other builds, by path. They are read at their first request. */
function readOtherAssets(folders: readonly string[]) {
  const read = memoize(async (name) => {
    for (const folder of folders) {
      const names = new Set(Object.values(suffixes).map((suffix) => name + suffix));
      for (const one of names) if (!existsSync(join(folder, one))) names.delete(one);
      if (!names.has(name)) continue;
      const bodies = await readEncoded(folder, name, (one) => names.has(one));
      return { type: getType(name), cacheControl: getCacheControl(`assets/${name}`), bodies };
    }
    throw new Error('not found');
  });
  return async (path: string): Promise<EncodedFile | undefined> => {
    const [, name] = /^\/assets\/((?:[\w-]+\/)?[\w-][\w.-]*)$/.exec(path) ?? [];
    return name === undefined || /\.(br|gz|part)$/.test(name) ? undefined : read(name).catch(() => undefined);
  };
}

async function readFiles(folder: string): Promise<Map<string, EncodedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = new Set(paths.map((path) => relative(folder, path).split(sep).join('/')));
  const files = new Map<string, EncodedFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && names.has(name.slice(0, -3))) continue;
    const bodies = await readEncoded(folder, name, (one) => names.has(one));
    files.set(name, { type: getType(name), cacheControl: getCacheControl(name), bodies });
  }
  return files;
}

/**
 * Reads the built site into memory. `folder` is the site's `dist`, `sharedAssets` a folder with the hashed files of other processes. Throws
 * if the build or a part of it is missing.
 */
export async function loadSite(folder: string, sharedAssets?: string) {
  const routes = routesSchema.parse(JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8')));
  const files = await readFiles(join(folder, 'client'));
  const file = (name: string): EncodedFile => {
    const found = files.get(name);
    if (!found) throw new Error(`The site's routes.json names ${name}, which is missing in the build`);
    return found;
  };
  const { languages } = routes;
  const renderers = new Map<string, Renderer>();
  for (const { code, prefix } of languages)
    renderers.set(code, await importRenderer(join(folder, prefix && code, 'server', 'entry-server.js')));
  const english = renderers.get('en');
  if (!english) throw new Error("The site's routes.json has no English");
  /** The language of the pages at and below `path`: that of its first segment, or English. */
  const languageAt = (path: string): SiteLanguage =>
    languages.find(({ prefix }) => prefix && `${path}/`.startsWith(`${prefix}/`)) ?? (languages[0] as SiteLanguage);
  const pages = new Map(Object.entries(routes.pages).map(([path, name]) => [path, file(name)]));
  const roots = new Set(languages.map(({ prefix }) => `${prefix}/`));
  const notFound = routes.notFound.map(({ prefix, file: name }) => ({
    prefix,
    isRoot: roots.has(prefix),
    file: file(name),
  }));
  const documents = new Set([...pages.values(), ...notFound.map((one) => one.file)]);
  const others = [...files].filter(([, one]) => !documents.has(one));
  const filesByPath = new Map(others.map(([name, one]) => [`/${name}`, one]));
  /** The files that were replaced because an offer has ended, as they were built. */
  const withOffers = new Map<string, EncodedFile>();
  return {
    /** By path, without trailing slash. */
    pages,
    /** By path: images, fonts, scripts, styles and other files. */
    files: filesByPath,
    /** Resolves to a hashed file of an earlier build or of another process. */
    findOtherAsset: readOtherAssets([
      // A newer build may have been made since the start.
      join(folder, 'client/assets'),
      join(folder, 'earlier-assets'),
      ...(sharedAssets === undefined ? [] : [sharedAssets]),
    ]),
    redirects: new Map(Object.entries(routes.redirects)),
    /** By path: the query parameters that the page uses. With one of them it is rendered on request. */
    parameters: new Map(Object.entries(routes.parameters)),
    /** The 404 pages by path prefix, the longest prefix first. `isRoot`: for everything below a language's root. */
    notFound,
    /** Renders a page with its form in a state, or with query parameters, as an HTML document. */
    renderPage(...page: Parameters<Renderer['renderPage']>): Promise<string> {
      return (renderers.get(languageAt(page[0]).code) ?? english).renderPage(...page);
    },
    languages,
    languageAt,
    /** The pages with an offer, with its last day. The build contains every offer, also those that have ended. */
    offers: routes.offers,
    /**
     * Replaces the files that differ once the offers that end before `day` (an ISO date) are left out. Offers that an earlier call has left
     * out and that end later are in their files again.
     */
    async leaveOutOffers(day: string): Promise<void> {
      const changed = Object.entries(await english.filesWithoutOffers(day));
      const getMap = (path: string) => (pages.has(path) ? pages : filesByPath);
      const built = (path: string) => withOffers.get(path) ?? getMap(path).get(path);
      const made: [string, EncodedFile][] = [];
      for (const [path, content] of changed) {
        const { type = 'html', cacheControl = 'no-cache' } = built(path) ?? {};
        made.push([path, await encodeFile(content, type, cacheControl)]);
      }
      for (const [path, one] of withOffers) getMap(path).set(path, one);
      for (const [path, one] of made) {
        const original = built(path);
        if (original) withOffers.set(path, original);
        getMap(path).set(path, one);
      }
    },
    headers: pageHeaders(routes.inlineScripts),
    /** The days after which leads are erased, as stated on the privacy page. Undefined if it states none. */
    retentionDays: routes.retentionDays,
    /** The origin that the pages name as theirs. */
    origin: routes.origin,
    sender: routes.sender,
  };
}
