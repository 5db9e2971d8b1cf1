import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths } from '../contract/index.js';
import { memoize } from '../lib/memoize.js';
import { sendError } from '../middleware/api-error.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import { resource } from '../middleware/resource.js';
import type { LinkPurpose } from '../newsletter/links.js';
import { unsubscribe } from '../newsletter/subscriptions.js';

const donePages = { confirm: '/newsletter/confirmed', unsubscribe: '/newsletter/unsubscribed' } as const;

const invalidLinkPage = '/newsletter/link-not-valid';

/**
 * The addresses that the newsletter's mails lead to. Reading one changes nothing, since mail scanners follow links: its
 * button does, by a post to the same address.
 */
export function addNewsletterRoutes(app: Express, deps: AppDeps, limits: RateLimits): void {
  const { links, leads, site } = deps;

  const form = { call: 'subscribe', status: 'error', values: {}, errors: {} } as const;
  /** Drawn as a refused form is, so that the page's script does not take the address for that of the page which asks. */
  const renderInvalid = memoize(async () => site?.renderPage(invalidLinkPage, form));
  const invalid = async (req: Request, res: Response) => {
    const html = await renderInvalid();
    if (!site || !html) return sendError(res, 400, 'This link is not valid, or no longer so.');
    site.headers(req, res, () => res.status(400).type('html').send(html));
  };

  /** The subscription that the request is allowed to change. */
  async function idFor(purpose: LinkPurpose, token: unknown): Promise<string | undefined> {
    const id = links.read(purpose, token);
    if (id === undefined || purpose === 'unsubscribe') return id;
    const lead = await leads.find('subscriber', id);
    // Whoever unsubscribed subscribes again by the form, not by the old link.
    return lead && !lead.spam && lead.status !== 'unsubscribed' ? id : undefined;
  }

  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const show: RequestHandler = async (req, res, next) => {
      const id = await idFor(purpose, req.query.token);
      if (id === undefined) return invalid(req, res);
      // The page that asks is one of the site's.
      if (site) return next();
      sendText(res, `Send this address a POST to ${purpose}.`);
    };
    const act: RequestHandler = async (req, res) => {
      const id = await idFor(purpose, req.query.token);
      if (id === undefined) return invalid(req, res);
      if (purpose === 'unsubscribe') await unsubscribe(deps, id);
      else await leads.change('subscriber', id, { status: 'active' });
      // A mail program's own "Unsubscribe" (RFC 8058) shows no page, and must not be sent elsewhere.
      const isOneClick = req.is('multipart') || Object.hasOwn(req.body ?? {}, 'List-Unsubscribe');
      if (isOneClick || !site) return sendText(res, 'Done.');
      res.redirect(303, donePages[purpose]);
    };
    const POST = [limits.other, express.urlencoded({ extended: false }), act];
    resource(app, apiPaths[purpose], { GET: [show], POST });
  }
}

const sendText = (res: Response, text: string) => void res.set('Cache-Control', 'no-store').type('text').send(text);
