import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { pageHeaders } from '../middleware/security-headers.js';
import type { Encoding, FileBody, Site, SiteFile } from './site.js';

/** What the site's build says about itself in `routes.json`. */
const routesSchema = z.object({
  pages: z.record(z.string(), z.string()),
  redirects: z.record(z.string(), z.string()),
  answers: z.record(z.string(), z.array(z.string())),
  notFound: z.array(z.object({ prefix: z.string(), file: z.string() })),
  inlineScripts: z.array(z.string().regex(/^sha256-[\w+/]+=*$/)),
  retentionDays: z.number().optional(),
});

const suffixes: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

const body = (bytes: Buffer): FileBody => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const tree = new Map<string, Buffer>();
  // One after the other: all at once would need as many file descriptors, and is no faster.
  for (const path of paths) tree.set(relative(folder, path).split(sep).join('/'), await readFile(path));
  return tree;
}

/** Express knows the charset of every text type but this one. */
const typeOf = (name: string) => (name.endsWith('.xml') ? 'application/xml; charset=utf-8' : extname(name) || 'bin');

function filesOf(tree: Map<string, Buffer>): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const [name, bytes] of tree) {
    const original = name.slice(0, -3);
    if (suffixes[extname(name)] && tree.has(original)) continue;
    const encoded = new Map<Encoding, FileBody>();
    for (const [suffix, encoding] of Object.entries(suffixes)) {
      const variant = tree.get(name + suffix);
      if (variant) encoded.set(encoding, body(variant));
    }
    files.set(name, {
      type: typeOf(name),
      immutable: name.startsWith('assets/'),
      subresource: /\.(js|css|woff2)$/.test(name),
      plain: body(bytes),
      encoded,
    });
  }
  return files;
}

/**
 * Reads the built site into memory.
 *
 * @param folder the site's `dist`, with `client/`, `server/entry-server.js` and `routes.json` in it.
 * @throws when it is not there, or when `routes.json` names a file that is not.
 */
export async function loadSite(folder: string): Promise<Site> {
  const routes = routesSchema.parse(JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8')));
  const files = filesOf(await readTree(join(folder, 'client')));
  const file = (name: string): SiteFile => {
    const found = files.get(name);
    if (!found) throw new Error(`The site's routes.json names ${name}, which its build did not leave`);
    return found;
  };
  const entry = join(folder, 'server', 'entry-server.js');
  await access(entry);
  const isPage = new Set([...Object.values(routes.pages), ...routes.notFound.map((entry) => entry.file)]);
  return {
    pages: new Map(Object.entries(routes.pages).map(([path, name]) => [path, file(name)])),
    files: new Map([...files].filter(([name]) => !isPage.has(name)).map(([name, found]) => [`/${name}`, found])),
    redirects: new Map(Object.entries(routes.redirects)),
    answers: new Map(Object.entries(routes.answers)),
    notFound: routes.notFound.map(({ prefix, file: name }) => ({ prefix, file: file(name) })),
    // Loaded by the first form that a page sends without JavaScript: few do, and every start would wait for it.
    async renderPage(path, form, search) {
      const { renderPage } = await import(pathToFileURL(entry).href);
      return renderPage(path, form, search);
    },
    headers: pageHeaders(routes.inlineScripts),
    retentionDays: routes.retentionDays,
  };
}
