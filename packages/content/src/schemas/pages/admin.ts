import { z } from 'zod';
import { meta } from '../meta.js';
import { text } from '../text.js';

export const adminPage = z.strictObject({
  meta,
  title: text,
  staffOnly: text,
  countLabel: text,
  error: text,
  empty: z.strictObject({ title: text, text }),
  noMatch: z.strictObject({ title: text, text }),
  fields: z.strictObject({ email: text, phone: text, company: text, type: text, comments: text }),
  missing: z.strictObject({ phone: text, company: text, message: text, date: text }),
  tabs: z.strictObject({ messages: text, partnerships: text, subscribers: text, spam: text }),
  search: text,
  exportCsv: text,
  markHandled: text,
  handled: text,
  noteLabel: text,
  saveNote: text,
  showAll: text,
  showLess: text,
  loadMore: text,
  loading: text,
  actionFailed: text,
  signIn: z.strictObject({
    title: text,
    text,
    password: text,
    submit: text,
    submitting: text,
    wrong: text,
    failed: text,
    tooMany: text,
  }),
  signOut: text,
});

export type AdminPage = z.infer<typeof adminPage>;
