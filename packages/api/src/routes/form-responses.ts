import type { ErrorRequestHandler, Request } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiHeaders, languageField, sourceField, spamFields, wordsField } from '../contract/index.js';
import { escapeHtml, htmlPage } from '../lib/html.js';
import { findLanguage, refusalText, type SiteLanguage } from '../lib/site-language.js';
import { sendError, toHttpError, writeErrorHead } from '../middleware/api-error.js';
import { encodeFile, sendFile } from '../middleware/encoded-file.js';
import { type FormFields, readForm } from '../middleware/input.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import { isOwnAddress } from '../middleware/same-origin.js';
import type { Site } from '../site/load-site.js';
import { withoutTrailingSlashes } from '../site/site-routes.js';
import { describeError } from '../store/errors.js';
import type { LeadCallDefinition } from './lead-calls.js';
import { markRefused, refusedWords } from './refused-page.js';

/** The page that a plain form post came from if it is a page of the site, otherwise the default page of that form. */
export function getReturnPath(req: Request, call: LeadCallDefinition, fields: FormFields, site?: Site): string {
  const referer = req.get('Referer');
  if (referer !== undefined && isOwnAddress(req, referer)) {
    const path = withoutTrailingSlashes(new URL(referer).pathname);
    if (site?.pages.has(path)) return path;
  }
  const page = call.defaultPage(fields);
  const { prefix = '' } = findLanguage(site?.languages, fields[languageField]) ?? {};
  const translated = withoutTrailingSlashes(prefix + page);
  return site?.pages.has(translated) ? translated : page;
}

/** Renames the keys of field messages to the names that the form uses. */
const withFormNames = (messages: Record<string, string>, { aliases = {} }: LeadCallDefinition, fields: FormFields) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      const alias = aliases[name];
      return [alias !== undefined && alias in fields ? alias : name, message];
    }),
  );

const hiddenFields = new Set<string>([...Object.values(spamFields), sourceField, languageField, wordsField]);

/** The fields that the visitor filled in, without those that the page filled in. */
const visibleValues = (fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !hiddenFields.has(name)));

/** A page without the form, which is cheap to generate. */
function messagePage(messages: readonly string[], back: string, language?: SiteLanguage): string {
  const words = language?.words?.refused ?? refusedWords;
  const texts = [...new Set(messages), words.kept];
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const link = `<p><a href="${escapeHtml(back)}">${escapeHtml(words.back)}</a></p>`;
  return htmlPage(words.title, '36rem', `${paragraphs}\n${link}`, language?.lang);
}

/**
 * The response to a form that was refused, in its language. To a plain form post: the page again with values and messages if fields are
 * invalid. Otherwise, or if the page cannot be rendered now, a page with the message only.
 */
export function refusedForm(
  definition: LeadCallDefinition,
  { site, logger }: AppDeps,
  limits: RateLimits,
): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const failure = toHttpError(error);
    const fields = readForm(req);
    if (!site) return next(error);
    const { message, details } = failure;
    const errors = details.fields;
    writeErrorHead(res, failure, error, logger);
    if (!fields) {
      const language = findLanguage(site.languages, req.get(apiHeaders.leadLanguage));
      return sendError(res, failure.status, message, errors, language);
    }
    const path = getReturnPath(req, definition, fields, site);
    const form = { call: definition.call, status: 'error' as const, values: visibleValues(fields) };
    await new Promise((resolve) => site.headers(req, res, resolve));
    const render = async () =>
      errors && limits.mayRender(req)
        ? site.renderPage(path, { ...form, errors: withFormNames(errors, definition, fields) })
        : undefined;
    const html = await render().catch((fault: unknown) => {
      logger.error({ reason: describeError(fault), page: path }, 'the page could not be rendered');
    });
    // A body that was not read has no field: the page that it came from has a language.
    const language = findLanguage(site.languages, fields[languageField] ?? site.languageAt(path).code);
    if (html) {
      const marked = markRefused(html, definition.call, language);
      return sendFile(req, res, await encodeFile(marked, 'html', 'no-store'), failure.status);
    }
    res.set('Cache-Control', 'no-store').type('html');
    res.send(messagePage([refusalText(message, language), ...Object.values(errors ?? {})], path, language));
  };
}
