import { type Request, type RequestHandler, Router } from 'express';
import { formAnchors, type LeadCall } from '../contract/index.js';
import type { Clock } from '../lib/clock.js';
import { htmlPage } from '../lib/html.js';
import { HttpError, unknownPath, wrongMethod } from '../middleware/api-error.js';
import { type EncodedFile, encodeFile, sendFile } from '../middleware/encoded-file.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import { subresourceHeaders } from '../middleware/security-headers.js';
import type { Site } from './load-site.js';

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
function readPath(req: Request): string | undefined {
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

/** The parameters of a request that the page uses, each once, in the order of the page. */
function readParameters(req: Request, names: readonly string[]): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of names) {
    const [value] = [req.query[name]].flat();
    if (typeof value === 'string') parameters.set(name, value);
  }
  return parameters;
}

/** A rendered page takes some 200 kB in its encodings. */
const KEPT = 16;

/**
 * The pages that are rendered on request, one at a time, because each blocks the event loop for 20 to 40 ms. Equal requests share one
 * page. Throws a 503 if `mayRender` allows no further one.
 */
function createRenderedPages(site: Site, { mayRender }: RateLimits, clock: Clock) {
  let last: Promise<unknown> = Promise.resolve();
  /** The least recently requested page is first. */
  const kept = new Map<string, Promise<EncodedFile>>();
  return (req: Request, ...page: Parameters<Site['renderPage']>): Promise<EncodedFile> => {
    // A page changes with the day, because offers end.
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const key = JSON.stringify([day, ...page]);
    const known = kept.get(key);
    if (!known && !mayRender(req))
      throw new HttpError(503, 'Too many pages were requested. Please try again in a moment.', { retryAfter: 5 });
    const render = async () => encodeFile(await site.renderPage(...page), 'html', 'no-cache');
    const made = known ?? last.then(render, render);
    if (!known) last = made;
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return made;
  };
}

/** For a visitor whose form was sent while too many pages are being rendered. */
const sentPage = htmlPage('Thank you', '36rem', '<p>We have received what you sent.</p><p><a href="?">Back</a></p>');

/** Renders pages for visitors without JavaScript: with the parameters of a GET form, or with the success of a form post. */
function renderOnRequest(site: Site, limits: RateLimits, clock: Clock): RequestHandler {
  const rendered = createRenderedPages(site, limits, clock);
  return (req, res, next) => {
    const { path } = req;
    const { sent, pending } = req.query;
    const call = site.pages.has(path) && isLeadCall(sent) ? sent : undefined;
    const parameters = readParameters(req, site.parameters.get(path) ?? []);
    if (!call && parameters.size === 0) return next();
    res.locals.route = path;
    limits.rendered(req, res, async (refusal?: unknown) => {
      if (refusal) return next(refusal);
      try {
        if (!call) return sendFile(req, res, await rendered(req, path, undefined, `?${parameters}`));
        const form = { call, status: 'success', values: {}, errors: {} } as const;
        const file = await rendered(req, path, pending === '' ? { ...form, pending: true } : form);
        sendFile(req, res, { ...file, cacheControl: 'no-store' });
      } catch (error) {
        if (call && error instanceof HttpError) res.set('Cache-Control', 'no-store').type('html').send(sentPage);
        else next(error);
      }
    });
  };
}

function serveSite(site: Site): RequestHandler {
  return (req, res, next) => {
    // No page has the path of a malformed address.
    const path = readPath(req) ?? '/?';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const isKnown = exists(site, path) || site.redirects.has(path);
      return (isKnown ? wrongMethod('GET', 'HEAD') : unknownPath)(req, res, next);
    }
    const isPlain = req.path === path;
    const page = isPlain ? pageAt(site, path, req.query) : undefined;
    const file = page ?? (isPlain ? site.files.get(path) : undefined);
    res.locals.route = page ? path : file ? 'file' : 'unmatched';
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

export function siteRoutes(site: Site, limits: RateLimits, clock: Clock): Router {
  const router = Router();
  router.use((req, res, next) =>
    (site.files.has(req.path) && isSubresource.test(req.path) ? subresourceHeaders : site.headers)(req, res, next),
  );
  // A regular expression, because Express would decode the path for a pattern and fail on malformed ones.
  router.get(/^/, renderOnRequest(site, limits, clock));
  router.all(/^/, serveSite(site));
  return router;
}
