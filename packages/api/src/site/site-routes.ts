import { type Request, type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { formAnchors, type LeadCall } from '../contract/index.js';
import type { Clock } from '../lib/clock.js';
import { unknownPath, wrongMethod } from '../middleware/api-error.js';
import { sendFile } from '../middleware/encoded-file.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import { subresourceHeaders } from '../middleware/security-headers.js';
import { describeError } from '../store/errors.js';
import type { Site } from './load-site.js';
import { preferredLanguage } from './preferred-language.js';
import { createRenderedPages, type RenderedPages } from './rendered-pages.js';

interface Deps {
  clock: Clock;
  logger: Logger;
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
    // If a parameter is repeated, the first one counts, as in the browser.
    const plain = String([value].flat()[0]).trim().toLowerCase();
    return `${path}?${name}=${plain.split(/[\s+-]+/).join('-')}`;
  });
  return site.pages.get(names.find((name) => site.pages.has(name)) ?? path);
}

/** Everything is below the root of a language. Only paths with exactly one more segment are below another prefix. */
const isBelow = ({ prefix, isRoot }: Site['notFound'][number], path: string) =>
  path.startsWith(prefix) && (isRoot || !path.slice(prefix.length).includes('/'));

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

/** Renders pages for visitors without JavaScript: with the parameters of a GET form, or with the success of a form post. */
function renderOnRequest(site: Site, pages: RenderedPages, limits: RateLimits, { logger }: Deps): RequestHandler {
  return async (req, res, next) => {
    const { path } = req;
    const { sent, pending } = req.query;
    const call = site.pages.has(path) && isLeadCall(sent) ? sent : undefined;
    const parameters = readParameters(req, site.parameters.get(path) ?? []);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || (!call && parameters.size === 0)) return next();
    res.locals.route = path;
    const isPending = pending === '';
    const form =
      call && ({ call, status: 'success', values: {}, errors: {}, ...(isPending && { pending: true }) } as const);
    const search = call ? undefined : `?${parameters}`;
    const render = pages.render(() => limits.mayRender(req), path, form, search);
    const file = await render.catch((error) => {
      logger.error({ reason: describeError(error), page: path }, 'the page could not be rendered');
    });
    // Without one, the page's static document works out the result in the browser.
    if (!file && !call) return next();
    sendFile(req, res, {
      ...(file ?? (await pages.thanks(path, isPending))),
      cacheControl: call ? 'no-store' : 'no-cache',
    });
  };
}

function serveSite(site: Site, pages: RenderedPages): RequestHandler {
  return async (req, res, next) => {
    const path = readPath(req);
    const isKnown = path !== undefined && (exists(site, path) || site.redirects.has(path));
    res.locals.route = 'unmatched';
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return (isKnown ? wrongMethod('GET', 'HEAD') : unknownPath)(req, res, next);

    // Another spelling of the path is redirected to this one.
    if (path !== undefined && path === req.path) {
      const page = pageAt(site, path, req.query);
      const file = page ?? site.files.get(path) ?? (await site.findOtherAsset(path));
      if (file) {
        res.locals.route = page ? path : 'file';
        if (!page) return sendFile(req, res, file);
        res.vary('Accept-Language');
        const other = preferredLanguage(req, site);
        return sendFile(req, res, other ? await pages.withNotice(path, file, other) : file);
      }
    }
    const bare = withoutTrailingSlashes(path ?? '');
    // Only to existing paths: one redirect, and never to "//elsewhere.example", which would be another site.
    const target = site.redirects.get(bare) ?? (exists(site, bare) ? bare : undefined);
    if (target !== undefined) return res.redirect(301, target + req.originalUrl.replace(/^[^?]*/, ''));
    const missing = site.notFound.find((one) => isBelow(one, bare || '/'));
    if (missing) sendFile(req, res, missing.file, 404);
    else unknownPath(req, res, next);
  };
}

export function siteRoutes(site: Site, limits: RateLimits, deps: Deps): Router {
  const router = Router();
  router.use((req, res, next) =>
    (site.files.has(req.path) && isSubresource.test(req.path) ? subresourceHeaders : site.headers)(req, res, next),
  );
  // Without patterns: Express would decode the path for them and fail on a malformed one.
  const pages = createRenderedPages(site, deps.clock);
  router.use(renderOnRequest(site, pages, limits, deps));
  router.use(serveSite(site, pages));
  return router;
}
