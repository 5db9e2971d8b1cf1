import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PageFormState } from '../contract/index.js';
import { pageHeaders } from '../middleware/security-headers.js';

/** What the site's build says about itself in `routes.json`. */
const routesSchema = z.object({
  pages: z.record(z.string(), z.string()),
  redirects: z.record(z.string(), z.string()),
  answers: z.record(z.string(), z.array(z.string())),
  notFound: z.array(z.object({ prefix: z.string(), file: z.string() })),
  inlineScripts: z.array(z.string().regex(/^sha256-[\w+/]+=*$/)),
  retentionDays: z.number().optional(),
});

/** How a file may be encoded, the smallest first, and what its name then ends with. */
export const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof suffixes;

/** A file of the site, held in memory. */
export interface SiteFile {
  /** As Express takes it: what its name ends with. */
  type: string;
  /** Its name holds a hash of its content: it never changes. */
  immutable: boolean;
  /** As it is, and in every encoding that the build left. */
  bodies: ReadonlyMap<Encoding, { bytes: Buffer; etag: string }>;
}

/** The built site. Requests look up names in it and nowhere else: no request can name a file outside of it. */
export type Site = Awaited<ReturnType<typeof loadSite>>;

const isVariant = (name: string) => /\.(br|gz)$/.test(name);

/** Express knows the charset of every text type but this one. */
const typeOf = (name: string) => (name.endsWith('.xml') ? 'application/xml; charset=utf-8' : extname(name) || 'bin');

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

async function readFiles(folder: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = new Set(paths.map((path) => relative(folder, path).split(sep).join('/')));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (isVariant(name) && names.has(name.slice(0, -3))) continue;
    const bodies = new Map<Encoding, { bytes: Buffer; etag: string }>();
    // One after the other: all at once would need as many file descriptors, and is no faster.
    for (const encoding of Object.keys(suffixes) as Encoding[]) {
      const variant = name + suffixes[encoding];
      if (!names.has(variant)) continue;
      const bytes = await readFile(join(folder, variant));
      bodies.set(encoding, { bytes, etag: etagOf(bytes) });
    }
    files.set(name, { type: typeOf(name), immutable: name.startsWith('assets/'), bodies });
  }
  return files;
}

/**
 * Reads the built site into memory.
 *
 * @param folder the site's `dist`, with `client/`, `server/entry-server.js` and `routes.json` in it.
 * @throws when it is not there, or when `routes.json` names a file that is not.
 */
export async function loadSite(folder: string) {
  const routes = routesSchema.parse(JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8')));
  const files = await readFiles(join(folder, 'client'));
  const file = (name: string): SiteFile => {
    const found = files.get(name);
    if (!found) throw new Error(`The site's routes.json names ${name}, which its build did not leave`);
    return found;
  };
  const entry = join(folder, 'server', 'entry-server.js');
  await access(entry);
  const pages = new Map(Object.entries(routes.pages).map(([path, name]) => [path, file(name)]));
  const notFound = routes.notFound.map(({ prefix, file: name }) => ({ prefix, file: file(name) }));
  const documents = new Set([...pages.values(), ...notFound.map((one) => one.file)]);
  const others = [...files].filter(([, one]) => !documents.has(one));
  return {
    /** By path, without trailing slash. */
    pages,
    /** By path: images, fonts, scripts, styles and what else the build left. */
    files: new Map(others.map(([name, one]) => [`/${name}`, one])),
    redirects: new Map(Object.entries(routes.redirects)),
    /** By path: the parameters that the page answers. With one of them it is drawn for the request. */
    answers: new Map(Object.entries(routes.answers)),
    /** What a path that is none of these shows, the longest prefix first. */
    notFound,
    /** Draws a page with its form in a state, or at an address with parameters, as a whole HTML document. */
    async renderPage(path: string, form?: PageFormState, search?: string): Promise<string> {
      // Loaded by the first form that a page sends without JavaScript: few do, and every start would wait for it.
      const { renderPage } = await import(pathToFileURL(entry).href);
      return renderPage(path, form, search);
    },
    /** Sets what every answer of the site says to browsers about its safety. */
    headers: pageHeaders(routes.inlineScripts),
    /** After how many days its privacy page says that leads are erased; nothing where it names no period. */
    retentionDays: routes.retentionDays,
  };
}
