import { type LeadCall, messages, wordsShownWith } from '../contract/index.js';
import type { SiteLanguage } from '../lib/site-language.js';

const names = new Map<unknown, string>(Object.entries(messages).map(([name, text]) => [text, name]));

/** Writes what is wrong with a field in a language. What the contract has no message for stays in English. */
export const issueText =
  (language: SiteLanguage | undefined) =>
  ({ message, maximum }: { message: string; maximum?: unknown }): string => {
    const name = maximum === undefined ? names.get(message) : 'tooLong';
    return language?.words?.messages[name ?? '']?.replace('{max}', String(maximum)) ?? message;
  };

/** A consent with its words in a language. In English if the content no longer has those of the version. */
export function consentIn<Consent extends { version: string; words: string }>(
  language: SiteLanguage | undefined,
  name: LeadCall | 'phone' | 'partnerPhone',
  consent: Consent,
): Consent {
  const { words = consent.words } = wordsShownWith(language?.words?.consents[name] ?? [], consent.version) ?? {};
  return { ...consent, words };
}
