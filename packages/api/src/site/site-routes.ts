import { type Request, type RequestHandler, type Response, Router } from 'express';
import Negotiator from 'negotiator';
import { formAnchors, type LeadCall } from '../contract/index.js';
import { memoize } from '../lib/memoize.js';
import { unknownPath, wrongMethod } from '../middleware/api-error.js';
import { subresourceHeaders } from '../middleware/security-headers.js';
import { type Encoding, type Site, type SiteFile, suffixes } from './load-site.js';

const preferred = Object.keys(suffixes) as Encoding[];

/** Sends a file in the client's preferred encoding (the smaller of equals), or 304 if the client has it already. */
function sendFile(req: Request, res: Response, { type, immutable, bodies }: SiteFile, status = 200): void {
  const encoding = new Negotiator(req).encoding([...bodies.keys()], { preferred }) ?? 'identity';
  const body = bodies.get(encoding);
  res.set('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache').set('ETag', body?.etag);
  if (bodies.size > 1) res.set('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.status(status).type(type).send(body?.bytes);
}

/** A path without its trailing slashes. Not by a pattern: `/\/+$/` looks at every slash of a path again and again. */
export function barePath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** What documents fetch and is none itself, as an SVG can be. */
const isSubresource = /\.(js|css|woff2)$/;

const isLeadCall = (value: unknown): value is LeadCall =>
  typeof value === 'string' && Object.hasOwn(formAnchors, value);

/** The path that a request names, without needless escapes, as the pages' router reads it. Undefined when it names none. */
function pathOf(req: Request): string | undefined {
  try {
    const parts = req.path.split('/').map((part) => decodeURIComponent(part).replace(/[/\\?#%]/g, encodeURIComponent));
    const path = parts.join('/');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The page at `path`; where the query names one of its filters, in whatever letters, the page under that filter. */
function pageAt(site: Site, path: string, query: Request['query']) {
  const names = Object.entries(query).map(([name, value]) => {
    const plain = String(value).trim().toLowerCase();
    return `${path}?${name}=${plain.split(/[\s+-]+/).join('-')}`;
  });
  return site.pages.get(names.find((name) => site.pages.has(name)) ?? path);
}

/** Below `/` is everything; below a longer prefix, what has one segment more. */
const isBelow = (prefix: string, path: string) =>
  prefix === '/' || (path.startsWith(prefix) && !path.slice(prefix.length).includes('/'));

const exists = (site: Site, path: string) => site.pages.has(path) || site.files.has(path);

/** Draws the page of a plain GET form with what it asks, and counts how often a client has that done. */
const renderWithParameters =
  (site: Site, limit: RequestHandler): RequestHandler =>
  (req, res, next) => {
    // Those that the page knows, once each, as its script would write them.
    const asked = new URLSearchParams();
    for (const name of site.answers.get(req.path) ?? []) {
      const [value] = [req.query[name]].flat();
      if (typeof value === 'string') asked.set(name, value);
    }
    if (asked.size === 0) return next();
    limit(req, res, async (refusal?: unknown) => {
      if (refusal) return next(refusal);
      res.locals.route = req.path;
      const html = await site.renderPage(req.path, undefined, `?${asked}`).catch(next);
      if (html) res.set('Cache-Control', 'no-cache').type('html').send(html);
    });
  };

function answers(site: Site): RequestHandler {
  // For visitors whose page runs no JavaScript.
  const sentPage = memoize(async (path: string, call: string) =>
    Buffer.from(await site.renderPage(path, { call: call as LeadCall, status: 'success', values: {}, errors: {} })),
  );
  return async (req, res, next) => {
    // What cannot be read is at no page's address.
    const path = pathOf(req) ?? '/?';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const isKnown = exists(site, path) || site.redirects.has(path);
      return (isKnown ? wrongMethod('GET', 'HEAD') : unknownPath)(req, res, next);
    }
    const isPlain = req.path === path;
    const page = isPlain ? pageAt(site, path, req.query) : undefined;
    const file = page ?? (isPlain ? site.files.get(path) : undefined);
    res.locals.route = page ? path : file ? 'file' : 'unmatched';
    const { sent } = req.query;
    if (page && isLeadCall(sent)) {
      const html = await sentPage(path, sent);
      return void res.set('Cache-Control', 'no-store').type('html').send(html);
    }
    if (file) return sendFile(req, res, file);
    const bare = barePath(path);
    // Only to what is there: one step, and never to "//elsewhere.example", which a browser would take for another site.
    const target = site.redirects.get(bare) ?? (exists(site, bare) ? bare : undefined);
    if (target !== undefined) return res.redirect(301, target + req.originalUrl.replace(/^[^?]*/, ''));
    const missing = site.notFound.find(({ prefix }) => isBelow(prefix, bare));
    if (missing) sendFile(req, res, missing.file, 404);
    else unknownPath(req, res, next);
  };
}

/** The pages, their files, their redirects, and a page for every other address. `limit` says how often one client may have one drawn. */
export function siteRoutes(site: Site, limit: RequestHandler): Router {
  const router = Router();
  router.use((req, res, next) =>
    (site.files.has(req.path) && isSubresource.test(req.path) ? subresourceHeaders : site.headers)(req, res, next),
  );
  // Any address: a pattern would be matched against what Express can decode alone.
  router.get(/^/, renderWithParameters(site, limit));
  router.all(/^/, answers(site));
  return router;
}
