import { formAnchors, type LeadCall, messages } from '../contract/index.js';
import { escapeHtml } from '../lib/html.js';
import type { SiteLanguage } from '../lib/site-language.js';

/** The words about a refused form in English. */
export const refusedWords = {
  title: 'This could not be sent',
  error: 'Error: ',
  kept: 'What you typed is still there if you go back in your browser.',
  back: 'Back to the form',
};

/** Hides the message once the visitor has corrected the fields with JavaScript. */
const untilCorrected = '<style>body:not(:has([data-status=error]))>[role=alert]{display:none}</style>';
const look = 'padding:.75rem 1rem;text-align:center;font-weight:600;color:#b42318;background:#fff';

/**
 * The document of the page again, with the error in its title, which screen readers read first, and above the page: the form with its
 * marked fields is further down.
 */
export function markRefused(html: string, call: LeadCall, language?: SiteLanguage): string {
  const { title, error, back } = language?.words?.refused ?? refusedWords;
  const { invalid = messages.invalid } = language?.words?.messages ?? {};
  const link = `<a style="text-decoration:underline" href="#${formAnchors[call]}">${escapeHtml(back)}</a>`;
  const alert = `<div role="alert" style="${look}">${untilCorrected}<p>${escapeHtml(`${title}. ${invalid}.`)} ${link}</p></div>`;
  return html.replace('<title>', () => `<title>${escapeHtml(error)}`).replace('<body>', () => `<body>${alert}`);
}
