/** Every address of the API. The site calls these, the server registers these, the OpenAPI document lists these. */
export const apiPaths = {
  subscribe: '/api/subscribe',
  contact: '/api/contact',
  partnerships: '/api/partnerships',
  contacts: '/api/contacts',
  subscribers: '/api/subscribers',
  people: '/api/people',
  session: '/api/session',
  audit: '/api/audit',
  outbox: '/api/outbox',
  /** Pages that the newsletter's mails link to. */
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  /** The page that ends all other messages to the sender of a form. */
  stop: '/messages/stop',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  security: '/.well-known/security.txt',
  health: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
} as const;

/** The list of each kind of lead, for staff. Partnerships are posted to the same address. */
export const listPaths = {
  contact: apiPaths.contacts,
  partnership: apiPaths.partnerships,
  subscriber: apiPaths.subscribers,
} as const;

export const csvPath = (list: string) => `${list}.csv`;

export const entryPath = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;

export const personPath = (email: string) => `${apiPaths.people}?${new URLSearchParams({ email })}`;

export const resendPath = (id: string) => `${apiPaths.outbox}/${encodeURIComponent(id)}/resend`;

export const apiHeaders = {
  /** A hidden field that only robots fill in. A value marks the lead as spam. */
  formTrap: 'X-Form-Trap',
  /** Milliseconds since the page was opened: by loading its document, or by a navigation inside the site. */
  formElapsed: 'X-Form-Elapsed',
  /** One key per filled-in form, so that a repeated click or a retry stores one record. */
  idempotencyKey: 'Idempotency-Key',
  /** The lead's source, as JSON in ASCII. */
  leadSource: 'X-Lead-Source',
  /** Code of the language in which the form was filled in, such as `fr`. Absent for English. */
  leadLanguage: 'X-Lead-Language',
  /** Version of the words that the sender agreed to. A contact message without it means that the checkbox was not ticked. */
  consent: 'X-Consent-Version',
  /** Version of the words about calls and texts. Absent if that checkbox was not ticked. */
  phoneConsent: 'X-Phone-Consent-Version',
  /** On a new subscription: `pending` until the address has been confirmed by the link in a mail. */
  subscription: 'X-Subscription',
  /** On lists: number of matching entries on all pages. */
  totalCount: 'X-Total-Count',
  /** `estimate` if there are so many matches that their number is estimated. */
  totalCountKind: 'X-Total-Count-Kind',
  /** On lists: number of days after which an entry is erased. Absent if entries are kept. */
  retentionDays: 'X-Retention-Days',
  /** On lists: `paused` or `failing` while expired entries are not erased, otherwise absent. */
  retentionState: 'X-Retention-State',
  /** On lists, with that: number of entries that are still stored although their time is over. */
  retentionOverdue: 'X-Retention-Overdue',
} as const;

/** Holds the session of the staff. */
export const sessionCookie = 'boundless_session';

/** The same two spam signals as fields of a plain form post. */
export const spamFields = { trap: 'website', elapsed: 'elapsed' } as const;

/** The consent to calls and texts as a field of a plain form post. */
export const phoneConsentField = 'phoneConsent';

/** The version of a form's consent words as a field of a plain form post. */
export const wordsField = 'words';

/** The lead's language as a field of a plain form post. */
export const languageField = 'language';

/** The lead's source as a field of a plain form post. */
export const sourceField = 'source';

/** The three calls that store a lead, with the id of the form that a plain form post redirects back to. */
export const formAnchors = {
  contact: 'contact-form',
  partnerships: 'partnership-form',
  subscribe: 'newsletter',
} as const;
export type LeadCall = keyof typeof formAnchors;

/** The state in which `renderPage` renders a form for a visitor without JavaScript. */
export interface PageFormState {
  call: LeadCall;
  status: 'success' | 'error';
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Whether the subscription waits for the link in a mail to be followed. */
  pending?: boolean;
}
