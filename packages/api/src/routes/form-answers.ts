import type { Request, Response } from 'express';
import { formAnchors } from '../contract/index.js';
import { HttpError, storageUnavailable } from '../middleware/api-error.js';
import { hostOf } from '../middleware/same-origin.js';
import type { Site } from '../site/site.js';
import { type FormFields, type LeadCallDefinition, visibleValues } from './lead-calls.js';

/** The page that a plain form post came from, if it is one of ours, else the one that such a form usually stands on. */
function pageOf(req: Request, { defaultPage }: LeadCallDefinition, fields: FormFields, site: Site | undefined): string {
  const referer = req.get('Referer');
  if (referer !== undefined && hostOf(referer) === req.host) {
    const { pathname } = new URL(referer);
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    if (site?.pages.has(path)) return path;
  }
  return defaultPage(fields);
}

/** Leads a visitor without JavaScript to the page that says that all went well. */
export function redirectToSuccess(
  req: Request,
  res: Response,
  call: LeadCallDefinition,
  fields: FormFields,
  site: Site | undefined,
) {
  res.redirect(303, `${pageOf(req, call, fields, site)}?sent=${call.call}#${formAnchors[call.call]}`);
}

/** Shows the page again, with what was typed and what is wrong with it. Falls back to JSON when no page can be drawn. */
export async function showFormAgain(
  req: Request,
  res: Response,
  call: LeadCallDefinition,
  fields: FormFields,
  error: HttpError,
  site: Site | undefined,
): Promise<void> {
  if (!site) throw error;
  const errors: Record<string, string> = {};
  for (const [name, message] of Object.entries(error.fields ?? {})) {
    const alias = call.aliases[name];
    errors[alias !== undefined && alias in fields ? alias : name] = message;
  }
  const path = pageOf(req, call, fields, site);
  const html = await site.renderPage(path, { call: call.call, status: 'error', values: visibleValues(fields), errors });
  await new Promise<void>((resolve, reject) =>
    site.headers(req, res, (failure) => (failure ? reject(failure) : resolve())),
  );
  res.status(error.status).type('html').send(html);
}

/** A failure to store, for a page. */
export const storageFailure = () => new HttpError(503, storageUnavailable);
