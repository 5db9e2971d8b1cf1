import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { formAnchors } from '../contract/index.js';
import { isOurs } from '../middleware/same-origin.js';
import type { Site } from '../site/site.js';
import { type FormFields, type LeadCallDefinition, visibleValues } from './lead-calls.js';

/** The page that a plain form post came from, if it is one of ours, else the one that such a form usually stands on. */
function pageOf(req: Request, { defaultPage }: LeadCallDefinition, fields: FormFields, site: Site | undefined): string {
  const referer = req.get('Referer');
  if (referer !== undefined && isOurs(req, referer)) {
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

const compress = compression();

/** Lets middleware do its part to an answer. */
const apply = (handler: RequestHandler, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) => handler(req, res, (failure) => (failure ? reject(failure) : resolve())));

/** Shows the page again, with what was typed and what is wrong with it. */
export async function showFormAgain(
  req: Request,
  res: Response,
  call: LeadCallDefinition,
  fields: FormFields,
  status: number,
  messages: Record<string, string>,
  site: Site,
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const [name, message] of Object.entries(messages)) {
    const alias = call.aliases[name];
    errors[alias !== undefined && alias in fields ? alias : name] = message;
  }
  const path = pageOf(req, call, fields, site);
  const html = await site.renderPage(path, { call: call.call, status: 'error', values: visibleValues(fields), errors });
  await apply(site.headers, req, res);
  await apply(compress, req, res);
  res.status(status).type('html').send(html);
}
