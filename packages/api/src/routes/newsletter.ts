import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths } from '../contract/index.js';
import { memoize } from '../lib/memoize.js';
import { sendError } from '../middleware/api-error.js';
import { encodeFile, sendFile } from '../middleware/encoded-file.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import { resource } from '../middleware/resource.js';
import type { LinkPurpose } from '../newsletter/links.js';
import { findMessage, stopMessages, unsubscribe } from '../newsletter/subscriptions.js';
import { StorageError } from '../store/errors.js';

const donePages = {
  confirm: '/newsletter/confirmed',
  unsubscribe: '/newsletter/unsubscribed',
  stop: '/messages/stopped',
} as const;

const invalidLinkPage = '/newsletter/link-not-valid';

/** The pages that mails link to. Mail scanners follow links, so only the page's button changes something, by a post. */
export function addNewsletterRoutes(app: Express, deps: AppDeps, limits: RateLimits): void {
  const { links, leads, site } = deps;

  const form = { call: 'subscribe', status: 'error', values: {}, errors: {} } as const;
  /** Rendered like a refused form, so that the page's script does not treat the address as that of the confirmation page. */
  const invalidPage = memoize(
    async (prefix) => site && encodeFile(await site.renderPage(prefix + invalidLinkPage, form), 'html', 'no-store'),
  );
  const invalid = async (req: Request, res: Response) => {
    const page = await invalidPage(site?.languageAt(req.path).prefix ?? '');
    if (!site || !page) return sendError(res, 400, 'This link is not valid, or no longer valid.');
    site.headers(req, res, () => sendFile(req, res, page, 400));
  };

  async function idFor(purpose: LinkPurpose, token: unknown): Promise<string | undefined> {
    const id = links.read(purpose, token);
    if (id === undefined || purpose === 'unsubscribe') return id;
    if (purpose === 'stop') return (await findMessage(leads, id)) && id;
    const lead = await leads.find('subscriber', id);
    // After unsubscribing, the old link must not subscribe again: only the form does.
    return lead && !lead.spam && lead.status !== 'unsubscribed' ? id : undefined;
  }

  for (const purpose of ['confirm', 'unsubscribe', 'stop'] as const) {
    const show: RequestHandler = async (req, res, next) => {
      // A page needs no storage: without it, the button will say whether the link is still valid.
      const id = await idFor(purpose, req.query.token).catch((error: unknown) => {
        if (!site || !(error instanceof StorageError)) throw error;
        return links.read(purpose, req.query.token);
      });
      if (id === undefined) return invalid(req, res);
      // The site has a page with the button.
      if (site) return next();
      sendText(res, `Send this address a POST to ${purpose}.`);
    };
    const act: RequestHandler = async (req, res) => {
      const id = await idFor(purpose, req.query.token);
      if (id === undefined) return invalid(req, res);
      if (purpose === 'unsubscribe') await unsubscribe(leads, id);
      else if (purpose === 'stop') await stopMessages(leads, id);
      else {
        const changed = await leads.change('subscriber', id, { status: 'active' });
        // It was erased or ended at the same time.
        if (!changed || changed.status === 'unsubscribed') return invalid(req, res);
      }
      if (!site || !isPageButton(req, res)) return sendText(res, 'Done.');
      res.redirect(303, site.languageAt(req.path).prefix + donePages[purpose]);
    };
    /** Above the limit the page is shown without a check of its token. Its button checks the token. */
    const limitChecks: RequestHandler = (req, res, next) =>
      limits.other(req, res, (refusal?: unknown) => (refusal && site ? next('route') : next(refusal)));
    for (const { prefix } of site?.languages ?? [{ prefix: '' }]) {
      const path = prefix + apiPaths[purpose];
      if (!prefix || site?.pages.has(path))
        resource(app, path, { GET: [limitChecks, show], POST: [limits.other, readForm, act] });
    }
  }
}

const parseForm = express.urlencoded({ extended: false });

/** The token is in the address. So a body of another type, charset or encoding, or an unreadable one, is no reason to refuse. */
const readForm: RequestHandler = (req, res, next) =>
  parseForm(req, res, (error?: unknown) => {
    res.locals.isUnreadable = error !== undefined;
    next();
  });

/** Whether a post comes from the button of our page. A mail program's button (RFC 8058) shows no page and must not be redirected. */
const isPageButton = (req: Request, res: Response) =>
  req.is('urlencoded') && !res.locals.isUnreadable && !Object.hasOwn(req.body ?? {}, 'List-Unsubscribe');

const sendText = (res: Response, text: string) => void res.set('Cache-Control', 'no-store').type('text').send(text);
