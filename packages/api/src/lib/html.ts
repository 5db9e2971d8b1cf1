import { refusals } from './refusals.js';
import type { SiteLanguage } from './site-language.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** A page that needs no scripts and no files of the site. `main` is HTML. */
export const htmlPage = (title: string, width: string, main: string, lang = 'en') => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>
  body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: ${width}; font: 1rem/1.5 system-ui, sans-serif; color: #14213d; background: #fff }
  h1 { font-size: 1.75rem; line-height: 1.25 } h2 { margin: 2.5rem 0 .25rem; font: 600 1.125rem ui-monospace, monospace; overflow-wrap: anywhere }
  table { border-collapse: collapse; margin: .5rem 0; width: 100% } caption { text-align: left; font-weight: 600 }
  th, td { border-top: 1px solid #c8d0e0; padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; font-weight: 400 }
  code { font-size: .9em } a { color: #0b4fd6 }
</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${main}
</main></body></html>
`;

/** The page for an error at the address of a page. It does not need the site's build, which may be what is damaged. */
export function errorPage(message: string, language?: SiteLanguage): string {
  const { title, home } = language?.words?.refusals ?? refusals;
  const link = `<p><a href="${language?.prefix || '/'}">${escapeHtml(home)}</a></p>`;
  return htmlPage(title, '36rem', `<p>${escapeHtml(message)}</p>\n${link}`, language?.lang);
}
