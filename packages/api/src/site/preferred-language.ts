import type { Request } from 'express';
import { escapeHtml } from '../lib/html.js';
import type { SiteLanguage } from '../lib/site-language.js';
import { isOwnAddress } from '../middleware/same-origin.js';
import type { Site } from './load-site.js';

/** Whether the visitor comes from another site or has typed the address. Browsers without `Sec-Fetch-Site` have at least a `Referer`. */
function isArrival(req: Request): boolean {
  const from = req.get('Sec-Fetch-Site');
  if (from !== undefined) return from !== 'same-origin';
  const referer = req.get('Referer');
  return referer === undefined || !isOwnAddress(req, referer);
}

/** The language of the site that the browser of a visitor who arrives prefers to that of the page. Undefined without such a wish. */
export function preferredLanguage(req: Request, site: Site): SiteLanguage | undefined {
  if (req.get('Accept-Language') === undefined || !isArrival(req)) return undefined;
  const code = req.acceptsLanguages(site.languages.map((language) => language.code));
  const preferred = site.languages.find((language) => language.code === code);
  return preferred === site.languageAt(req.path) ? undefined : preferred;
}

/**
 * A line with a link to the page at `path` in another language. A dialog, because its form closes it without JavaScript; nothing has to be stored,
 * because only a page that a visitor arrives on has it.
 */
export function languageLine({ prefix, lang, notice }: SiteLanguage, site: Site, path: string): string {
  const bare = path.slice(site.languageAt(path).prefix.length);
  const same = bare === '/' || bare === '' ? prefix || '/' : prefix + bare;
  const href = site.pages.has(same) ? same : prefix || '/';
  return `<dialog open lang="${lang}" aria-label="${escapeHtml(notice.link)}" style="position:static;width:auto;max-width:none;margin:0;border:0;padding:.5rem 1rem"><form method="dialog" style="display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem"><span>${escapeHtml(notice.text)} <a href="${escapeHtml(href)}" hreflang="${lang}" style="text-decoration:underline">${escapeHtml(notice.link)}</a></span><button style="min-height:2.75rem;padding:0 .75rem;text-decoration:underline">${escapeHtml(notice.close)}</button></form></dialog>`;
}
