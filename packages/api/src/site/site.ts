import type { RequestHandler } from 'express';
import type { PageFormState } from '../contract/index.js';

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
export interface Site {
  /** By path, without trailing slash. */
  pages: ReadonlyMap<string, SiteFile>;
  /** By path: images, fonts, scripts, styles and what else the build left. */
  files: ReadonlyMap<string, SiteFile>;
  redirects: ReadonlyMap<string, string>;
  /** What a path that is none of these shows, the longest prefix first. */
  notFound: readonly { prefix: string; file: SiteFile }[];
  /** By path: the parameters that the page answers. With one of them it is drawn for the request. */
  answers: ReadonlyMap<string, readonly string[]>;
  /** Draws a page with its form in a state, or at an address with parameters, as a whole HTML document. */
  renderPage(path: string, form?: PageFormState, search?: string): Promise<string>;
  /** Sets what every answer of the site says to browsers about its safety. */
  headers: RequestHandler;
  /** After how many days its privacy page says that leads are erased; nothing where it names no period. */
  retentionDays?: number | undefined;
}

/** A path without its trailing slashes. Not by a pattern: `/\/+$/` looks at every slash of a path again and again. */
export function barePath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
