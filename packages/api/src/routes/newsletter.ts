import express, { type RequestHandler, type Response, Router } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths } from '../contract/index.js';
import { sendError, wrongMethod } from '../middleware/api-error.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import type { LinkPurpose } from '../newsletter/links.js';
import { canBeConfirmed, unsubscribe } from '../newsletter/subscriptions.js';
import { sendFile } from '../site/send-file.js';

const done = { confirm: '/newsletter/confirmed', unsubscribe: '/newsletter/unsubscribed' } as const;

/** A mail program's own "Unsubscribe" (RFC 8058) shows no page, and must not be sent elsewhere. */
const isOneClick: (body: unknown) => boolean = (body) =>
  typeof body === 'object' && body !== null && 'List-Unsubscribe' in body;

/**
 * The addresses that the newsletter's mails lead to. Reading one changes nothing, since mail scanners follow links: its
 * button does, by a post to the same address.
 */
export function newsletterRoutes(deps: AppDeps, limits: RateLimits): Router {
  const { links, leads, site } = deps;
  const router = Router();

  /** One of the site's pages, or its sentence where there is no site. */
  const page: (path: string, status: number, text: string) => RequestHandler = (path, status, text) => {
    const file = site?.pages.get(path);
    return (req, res, next) => {
      if (!site || !file) return plain(res, status, text);
      site.headers(req, res, (error) => (error ? next(error) : sendFile(req, res, file, status)));
    };
  };
  const invalid = page('/newsletter/link-not-valid', 400, 'This link is not valid, or no longer so.');
  const ask = {
    confirm: page(apiPaths.confirm, 200, 'Send this address a POST to confirm the subscription.'),
    unsubscribe: page(apiPaths.unsubscribe, 200, 'Send this address a POST to unsubscribe.'),
  };

  /** The subscription that the request is allowed to change. */
  async function idFor(purpose: LinkPurpose, token: unknown): Promise<string | undefined> {
    const id = links.read(purpose, token);
    if (id === undefined || purpose === 'unsubscribe') return id;
    return canBeConfirmed(await leads.find('subscriber', id)) ? id : undefined;
  }

  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const path = apiPaths[purpose];
    router.get(path, async (req, res, next) => {
      const id = await idFor(purpose, req.query.token);
      (id === undefined ? invalid : ask[purpose])(req, res, next);
    });
    router.post(path, limits.other, express.urlencoded({ extended: false }), async (req, res, next) => {
      const id = await idFor(purpose, req.query.token);
      if (id === undefined) return invalid(req, res, next);
      if (purpose === 'unsubscribe') await unsubscribe(deps, id);
      else await leads.change('subscriber', id, { status: 'active' });
      if (isOneClick(req.body) || req.is('multipart') || !site) return plain(res, 200, 'Done.');
      res.redirect(303, done[purpose]);
    });
    router.all(path, wrongMethod('GET', 'HEAD', 'POST'));
  }
  return router;
}

function plain(res: Response, status: number, text: string) {
  if (status >= 400) return sendError(res, status, text);
  res.status(status).set('Cache-Control', 'no-store').type('text').send(text);
}
