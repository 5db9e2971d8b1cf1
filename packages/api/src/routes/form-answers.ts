import compression from 'compression';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { AppDeps } from '../app-deps.js';
import { sourceField, spamFields } from '../contract/index.js';
import { createBucket } from '../lib/bucket.js';
import { escapeHtml, htmlPage } from '../lib/html.js';
import { beginRefusal, refusalOf } from '../middleware/api-error.js';
import { type FormFields, formFields } from '../middleware/input.js';
import { isOwnAddress } from '../middleware/same-origin.js';
import type { Site } from '../site/load-site.js';
import { barePath } from '../site/site-routes.js';
import type { LeadCallDefinition } from './lead-calls.js';

/** The page that a plain form post came from, if it is one of ours, else the usual page of that form. */
export function pageOf(req: Request, call: LeadCallDefinition, fields: FormFields, site: Site | undefined): string {
  const referer = req.get('Referer');
  if (referer !== undefined && isOwnAddress(req, referer)) {
    const path = barePath(new URL(referer).pathname);
    if (site?.pages.has(path)) return path;
  }
  return call.defaultPage(fields);
}

const compress = compression();

/** Lets middleware do its part to an answer. */
const apply = (handler: RequestHandler, req: Request, res: Response) =>
  new Promise((resolve) => handler(req, res, resolve));

/** Messages by the names that the form has for its fields. */
const withFormNames = (messages: Record<string, string>, { aliases = {} }: LeadCallDefinition, fields: FormFields) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      const alias = aliases[name];
      return [alias !== undefined && alias in fields ? alias : name, message];
    }),
  );

/** What a visitor typed, to be shown again, without the fields that the page filled in. */
function visibleValues(fields: FormFields): FormFields {
  const { [spamFields.trap]: _trap, [spamFields.elapsed]: _elapsed, [sourceField]: _source, ...values } = fields;
  return values;
}

/** A page that costs next to nothing to make. */
function messagePage(messages: readonly string[], back: string): string {
  const texts = [...new Set(messages), 'What you typed is still there when you go back in your browser.'];
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const link = `<p><a href="${escapeHtml(back)}">Back to the form</a></p>`;
  return htmlPage('This could not be sent', '36rem', `${paragraphs}\n${link}`);
}

/**
 * Answers a plain form post that was refused: with its page again, with what was typed and what is wrong with it, or, where it is
 * no field that is wrong or too many pages are drawn, with a page that says why. Our own faults are answered in JSON.
 */
export function refusedForm(definition: LeadCallDefinition, { site, logger }: AppDeps): ErrorRequestHandler {
  // Drawing a page takes 20 to 60 ms of processor time, in which nobody else is answered.
  const mayRender = createBucket({ burst: 10, perSecond: 2 });
  return async (error: unknown, req, res, next) => {
    const refusal = refusalOf(error);
    const fields = formFields(req);
    if (!site || !fields || refusal.status === 500) return next(error);
    beginRefusal(res, refusal, error, logger);
    const path = pageOf(req, definition, fields, site);
    const { message, details } = refusal;
    const errors = details.fields;
    const form = { call: definition.call, status: 'error' as const, values: visibleValues(fields) };
    const html =
      errors && mayRender()
        ? await site.renderPage(path, { ...form, errors: withFormNames(errors, definition, fields) })
        : messagePage([message, ...Object.values(errors ?? {})], path);
    await apply(site.headers, req, res);
    await apply(compress, req, res);
    res.type('html').send(html);
  };
}
