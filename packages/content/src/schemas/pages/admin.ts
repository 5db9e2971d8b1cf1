import { z } from 'zod';
import { meta } from '../meta.js';
import { text } from '../text.js';

const nothing = z.strictObject({ title: text, text });

const otherTabs = { partnerships: text, subscribers: text, spam: text, people: text, audit: text, notifications: text };

export const adminPage = z.strictObject({
  meta,
  title: text,
  /** Replaces `title` on the tabs other than contact messages. */
  tabTitles: z.strictObject(otherTabs),
  staffOnly: text,
  /** Shown without JavaScript. */
  needsScript: text,
  countLabel: text,
  loading: text,
  error: text,
  empty: nothing,
  noMatch: nothing,
  /** Replaces `empty` on the tabs other than contact messages. */
  emptyTabs: z.strictObject({
    partnerships: nothing,
    subscribers: nothing,
    spam: nothing,
    audit: nothing,
    notifications: nothing,
  }),
  tabs: z.strictObject({ messages: text, ...otherTabs }),
  lists: text,
  search: text,
  clear: text,
  refresh: text,
  /** Shown after a refresh. */
  refreshed: text,
  exportCsv: text,
  /** Name of the CSV that includes unconfirmed and unsubscribed addresses. */
  exportEveryone: text,
  /** Shown while a CSV is being downloaded, and if it cannot be. */
  exporting: text.includes('{size}'),
  exportWaiting: text,
  exportFailed: text,
  loadMore: text,
  loadingMore: text,
  fields: z.strictObject({
    email: text,
    phone: text,
    type: text,
    jobTitle: text,
    fundingRange: text,
    clientVolume: text,
    description: text,
    consent: text,
    calls: text,
    stopped: text,
  }),
  missing: z.strictObject({ phone: text, company: text, message: text, date: text }),
  types: z.strictObject({ lender: text, referral: text, other: text, api: text }),
  answers: z.strictObject({ yes: text, no: text }),
  /** Labels of a submission's source: page, partner and campaign. */
  source: z.strictObject({
    page: text,
    partner: text,
    utm_source: text,
    utm_medium: text,
    utm_campaign: text,
    utm_term: text,
    utm_content: text,
  }),
  subscriber: text,
  /** Whether a subscriber receives mail. */
  status: z.strictObject({ pending: text, active: text, unsubscribed: text }),
  /** Name of the filter by language, and of its option for every language. */
  language: text,
  allLanguages: text,
  /** Names of the site's languages, by code. */
  languages: z.record(z.string(), text),
  showAll: text,
  showLess: text,
  markHandled: text,
  markOpen: text,
  handled: text,
  answerWithin: text.includes('{time}'),
  overdue: text.includes('{time}'),
  noteLabel: text,
  addNote: text,
  editNote: text,
  cancelNote: text,
  saveNote: text,
  noteChanged: text,
  actionFailed: text,
  actionFailedElsewhere: text,
  actions: z.strictObject({
    'sign-in': text,
    'sign-in-refused': text,
    'sign-out': text,
    export: text,
    change: text,
    resend: text,
    read: text,
    list: text,
    search: text,
    erase: text,
    retention: text,
    restore: text,
  }),
  kinds: z.strictObject({ contact: text, partnership: text, subscriber: text }),
  channels: z.strictObject({ webhook: text, mail: text, confirmation: text }),
  states: z.strictObject({ pending: text, sent: text, failed: text }),
  attempts: text.includes('{count}'),
  nextAttempt: text,
  resend: text,
  /** How long messages and inquiries are kept, if that is configured. */
  keptFor: text.includes('{days}'),
  totalIsEstimate: text,
  /** How long spam is kept. */
  spamKeptFor: text,
  /** Shown while entries are not erased although their time is over. */
  retention: z.strictObject({ paused: text.includes('{count}'), failing: text.includes('{count}') }),
  people: z.strictObject({
    intro: text,
    email: text,
    find: text,
    finding: text,
    required: text,
    wrong: text,
    nothing: text,
    failed: text,
    counts: z.strictObject({
      contacts: text.includes('{count}'),
      partnerships: text.includes('{count}'),
      subscriptions: text.includes('{count}'),
      deliveries: text.includes('{count}'),
    }),
    download: text,
    erase: text,
    eraseTitle: text.includes('{email}'),
    eraseText: text,
    eraseWarning: text,
    eraseConfirm: text,
    erasing: text,
    erased: text.includes('{count}'),
  }),
  signIn: z.strictObject({
    title: text,
    text,
    ended: text,
    /** After a sign-in whose cookie the browser has not kept. */
    notKept: text,
    password: text,
    submit: text,
    submitting: text,
    required: text,
    wrong: text,
    failed: text,
    tooMany: text,
  }),
  signOut: text,
});

export type AdminPage = z.infer<typeof adminPage>;
