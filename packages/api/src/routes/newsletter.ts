import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths } from '../contract/index.js';
import { memoize } from '../lib/memoize.js';
import { sendError } from '../middleware/api-error.js';
import { encodeFile, sendFile } from '../middleware/encoded-file.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import { resource } from '../middleware/resource.js';
import type { LinkPurpose } from '../newsletter/links.js';
import { unsubscribe } from '../newsletter/subscriptions.js';

const donePages = { confirm: '/newsletter/confirmed', unsubscribe: '/newsletter/unsubscribed' } as const;

const invalidLinkPage = '/newsletter/link-not-valid';

/** The pages that the newsletter's mails link to. Mail scanners follow links, so only the page's button changes something, by a post. */
export function addNewsletterRoutes(app: Express, deps: AppDeps, limits: RateLimits): void {
  const { links, leads, site } = deps;

  const form = { call: 'subscribe', status: 'error', values: {}, errors: {} } as const;
  /** Rendered like a refused form, so that the page's script does not treat the address as that of the confirmation page. */
  const invalidPage = memoize(
    async () => site && encodeFile(await site.renderPage(invalidLinkPage, form), 'html', 'no-store'),
  );
  const invalid = async (req: Request, res: Response) => {
    const page = await invalidPage();
    if (!site || !page) return sendError(res, 400, 'This link is not valid, or no longer valid.');
    site.headers(req, res, () => sendFile(req, res, page, 400));
  };

  async function idFor(purpose: LinkPurpose, token: unknown): Promise<string | undefined> {
    const id = links.read(purpose, token);
    if (id === undefined || purpose === 'unsubscribe') return id;
    const lead = await leads.find('subscriber', id);
    // After unsubscribing, the old link must not subscribe again: only the form does.
    return lead && !lead.spam && lead.status !== 'unsubscribed' ? id : undefined;
  }

  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const show: RequestHandler = async (req, res, next) => {
      const id = await idFor(purpose, req.query.token);
      if (id === undefined) return invalid(req, res);
      // The site has a page with the button.
      if (site) return next();
      sendText(res, `Send this address a POST to ${purpose}.`);
    };
    const act: RequestHandler = async (req, res) => {
      const id = await idFor(purpose, req.query.token);
      if (id === undefined) return invalid(req, res);
      if (purpose === 'unsubscribe') await unsubscribe(leads, id);
      else if ((await leads.change('subscriber', id, { status: 'active' }))?.status === 'unsubscribed')
        return invalid(req, res);
      // The unsubscribe button of a mail program (RFC 8058) shows no page and must not be redirected.
      const isOneClick = req.is('multipart') || Object.hasOwn(req.body ?? {}, 'List-Unsubscribe');
      if (isOneClick || !site) return sendText(res, 'Done.');
      res.redirect(303, donePages[purpose]);
    };
    const POST = [limits.other, express.urlencoded({ extended: false }), act];
    resource(app, apiPaths[purpose], { GET: [limits.rendered, show], POST });
  }
}

const sendText = (res: Response, text: string) => void res.set('Cache-Control', 'no-store').type('text').send(text);
