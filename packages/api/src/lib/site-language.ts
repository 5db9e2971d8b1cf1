import { z } from 'zod';
import { refusalNames, refusals } from './refusals.js';

/** Who sends the newsletter's mails, as the site names it. */
export const senderSchema = z.object({
  newsletter: z.string(),
  /** The name, then the lines of the postal address. */
  address: z.array(z.string()).min(2),
  contact: z.string(),
});

/** What the server writes in a language other than English, from the site's content. */
const wordsSchema = z.object({
  messages: z.record(z.string(), z.string()),
  thanks: z.string(),
  thanksPending: z.string(),
  refusals: z.record(z.enum(refusalNames), z.string()),
  refused: z.object({ title: z.string(), error: z.string(), kept: z.string(), back: z.string() }),
  consents: z.record(z.string(), z.array(z.object({ version: z.string(), words: z.string() }))),
  confirmation: z.object({ subject: z.string(), text: z.string() }),
});

/** A language of the site. Its addresses begin with `prefix`, which is empty for English. */
export const languageSchema = z.object({
  code: z.string(),
  prefix: z.string(),
  lang: z.string(),
  /** On a page in another language, for a visitor whose browser prefers this one. */
  notice: z.object({ text: z.string(), link: z.string(), close: z.string() }),
  sender: senderSchema,
  words: wordsSchema.optional(),
});

export type Sender = z.infer<typeof senderSchema>;
export type SiteLanguage = z.infer<typeof languageSchema>;

/** The language with this code, or undefined: for English, and for codes that the site does not have. */
export const findLanguage = (languages: readonly SiteLanguage[] = [], code: unknown): SiteLanguage | undefined =>
  languages.find((one) => one.prefix && one.code === code);

/** One of the `refusals` in a language. Any other text stays as it is. */
export function refusalText(text: string, language: SiteLanguage | undefined): string {
  const name = refusalNames.find((one) => refusals[one] === text);
  return (name && language?.words?.refusals[name]) ?? text;
}
