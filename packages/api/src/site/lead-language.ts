import { type LeadCall, messages, wordsShownWith } from '../contract/index.js';
import type { SiteLanguage } from '../lib/site-language.js';
import { HttpError } from '../middleware/api-error.js';

const tooLong = new RegExp(`^${messages.tooLong(0).replace('0', String.raw`(\d+)`)}$`);
const names = new Map<string, string>(
  Object.entries(messages).flatMap(([name, text]) => (typeof text === 'string' ? [[text, name] as const] : [])),
);

/** A message of the contract in a language. Other messages stay in English. */
function translate(message: string, { words }: SiteLanguage): string {
  const [, max] = tooLong.exec(message) ?? [];
  const translated = words?.messages[max === undefined ? (names.get(message) ?? '') : 'tooLong'];
  return translated?.replace('{max}', max ?? '') ?? message;
}

/** The error with its messages in a language, if it is about invalid fields. */
function inLanguage(error: unknown, language: SiteLanguage | undefined): unknown {
  if (!language || !(error instanceof HttpError)) return error;
  const { fields } = error.details;
  const details = fields && {
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, translate(text, language)])),
  };
  return new HttpError(error.status, translate(error.message, language), { ...error.details, ...details });
}

/** Runs `work`, and throws its errors in a language. */
export function inItsLanguage<T>(language: SiteLanguage | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw inLanguage(error, language);
  }
}

/** A consent with its words in a language. In English if the content no longer has those of the version. */
export function consentIn<Consent extends { version: string; words: string }>(
  language: SiteLanguage | undefined,
  name: LeadCall | 'phone' | 'partnerPhone',
  consent: Consent,
): Consent {
  const { words = consent.words } = wordsShownWith(language?.words?.consents[name] ?? [], consent.version) ?? {};
  return { ...consent, words };
}
