import { type Request, type RequestHandler, type Response, Router } from 'express';
import Negotiator from 'negotiator';
import { formAnchors, type LeadCall } from '../contract/index.js';
import { memoize } from '../lib/memoize.js';
import { unknownPath, wrongMethod } from '../middleware/api-error.js';
import { subresourceHeaders } from '../middleware/security-headers.js';
import { type Encoding, type Site, type SiteFile, suffixes } from './load-site.js';

const preferred = Object.keys(suffixes) as Encoding[];

/** Sends a file in the client's preferred encoding (of equal ones the smallest), or 304 if the client has it already. */
function sendFile(req: Request, res: Response, { type, immutable, bodies }: SiteFile, status = 200): void {
  const encoding = new Negotiator(req).encoding([...bodies.keys()], { preferred }) ?? 'identity';
  const body = bodies.get(encoding);
  res.set('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache').set('ETag', body?.etag);
  if (bodies.size > 1) res.set('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.status(status).type(type).send(body?.bytes);
}

/** A path without trailing slashes. The pattern `/\/+$/` would take quadratic time for a path of many slashes. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Files that are never documents themselves. An SVG can be one. */
const isSubresource = /\.(js|css|woff2)$/;

const isLeadCall = (value: unknown): value is LeadCall =>
  typeof value === 'string' && Object.hasOwn(formAnchors, value);

/** The path of a request without unnecessary escapes, as the site's router reads it. Undefined if it is malformed. */
function pathOf(req: Request): string | undefined {
  try {
    const parts = req.path.split('/').map((part) => decodeURIComponent(part).replace(/[/\\?#%]/g, encodeURIComponent));
    const path = parts.join('/');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The page at `path`. If the query has one of its filters, in any letter case, it is the page with that filter. */
function pageAt(site: Site, path: string, query: Request['query']) {
  const names = Object.entries(query).map(([name, value]) => {
    // Of a repeated parameter the first counts, as in the browser.
    const plain = String([value].flat()[0]).trim().toLowerCase();
    return `${path}?${name}=${plain.split(/[\s+-]+/).join('-')}`;
  });
  return site.pages.get(names.find((name) => site.pages.has(name)) ?? path);
}

/** Everything is below `/`. Only paths with exactly one more segment are below a longer prefix. */
const isBelow = (prefix: string, path: string) =>
  prefix === '/' || (path.startsWith(prefix) && !path.slice(prefix.length).includes('/'));

const exists = (site: Site, path: string) => site.pages.has(path) || site.files.has(path);

/** Renders a page with the parameters of its GET form, for visitors without JavaScript. `limit` is the rate limit for it. */
const renderWithParameters =
  (site: Site, limit: RequestHandler): RequestHandler =>
  (req, res, next) => {
    // Only the parameters that the page uses, each once.
    const parameters = new URLSearchParams();
    for (const name of site.answers.get(req.path) ?? []) {
      const [value] = [req.query[name]].flat();
      if (typeof value === 'string') parameters.set(name, value);
    }
    if (parameters.size === 0) return next();
    limit(req, res, async (refusal?: unknown) => {
      if (refusal) return next(refusal);
      res.locals.route = req.path;
      const html = await site.renderPage(req.path, undefined, `?${parameters}`).catch(next);
      if (html) res.set('Cache-Control', 'no-cache').type('html').send(html);
    });
  };

function serveSite(site: Site): RequestHandler {
  // The page after a successful form post, for visitors without JavaScript.
  const sentPage = memoize(async (path: string, call: string, pending: string) =>
    Buffer.from(
      await site.renderPage(path, {
        call: call as LeadCall,
        status: 'success',
        values: {},
        errors: {},
        ...(pending && { pending: true }),
      }),
    ),
  );
  return async (req, res, next) => {
    // No page has the path of a malformed address.
    const path = pathOf(req) ?? '/?';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const isKnown = exists(site, path) || site.redirects.has(path);
      return (isKnown ? wrongMethod('GET', 'HEAD') : unknownPath)(req, res, next);
    }
    const isPlain = req.path === path;
    const page = isPlain ? pageAt(site, path, req.query) : undefined;
    const file = page ?? (isPlain ? site.files.get(path) : undefined);
    res.locals.route = page ? path : file ? 'file' : 'unmatched';
    const { sent, pending } = req.query;
    if (page && isLeadCall(sent)) {
      const html = await sentPage(path, sent, pending === '' ? 'pending' : '');
      return void res.set('Cache-Control', 'no-store').type('html').send(html);
    }
    if (file) return sendFile(req, res, file);
    const bare = withoutTrailingSlashes(path);
    // Only to existing paths: one redirect, and never to "//elsewhere.example", which would be another site.
    const target = site.redirects.get(bare) ?? (exists(site, bare) ? bare : undefined);
    if (target !== undefined) return res.redirect(301, target + req.originalUrl.replace(/^[^?]*/, ''));
    const missing = site.notFound.find(({ prefix }) => isBelow(prefix, bare));
    if (missing) sendFile(req, res, missing.file, 404);
    else unknownPath(req, res, next);
  };
}

/** Serves pages, files and redirects, and 404 pages for other addresses. `limit` is the rate limit for pages rendered on request. */
export function siteRoutes(site: Site, limit: RequestHandler): Router {
  const router = Router();
  router.use((req, res, next) =>
    (site.files.has(req.path) && isSubresource.test(req.path) ? subresourceHeaders : site.headers)(req, res, next),
  );
  // A regular expression, because Express would decode the path for a pattern and fail on malformed ones.
  router.get(/^/, renderWithParameters(site, limit));
  router.all(/^/, serveSite(site));
  return router;
}
