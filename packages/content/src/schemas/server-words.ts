import { z } from 'zod';
import { formMessages } from './forms.js';
import { text } from './text.js';

/** The words of a consent by version, newest first. A version is one of the API's contract. */
const consent = z.array(z.strictObject({ version: text, words: text })).min(1);

/** What the server writes to visitors in a language other than English. Its English words are in the API. */
export const serverWords = z.strictObject({
  messages: formMessages,
  /** Why something was refused, and the page that says so. The API has them in English (lib/refusals.ts). */
  refusals: z.strictObject({
    title: text,
    home: text,
    unreadable: text,
    tooLarge: text,
    failed: text,
    tooMany: text,
    tooMuchToday: text,
    unconfirmed: text,
    notStored: text,
  }),
  /** Above a page whose form was sent without JavaScript; the second if a link in an email is still to be followed. */
  thanks: text,
  thanksPending: text,
  /** The page for a form that could not be sent. `error` comes before the title of the form's page, with the space that follows it. */
  refused: z.strictObject({ title: text, error: z.string(), kept: text, back: text }),
  /** The words of the consents as the forms show them, which the API stores with each record. */
  consents: z.strictObject({
    contact: consent,
    partnerships: consent,
    subscribe: consent,
    phone: consent,
    /** The same in a partnership inquiry. */
    partnerPhone: consent,
  }),
  /** The mail to a new subscriber. `{company}`, `{newsletter}`, `{confirm}` and `{unsubscribe}` are filled in. */
  confirmation: z.strictObject({ subject: text, text }),
});

export type ServerWords = z.infer<typeof serverWords>;
