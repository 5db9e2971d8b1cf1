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
  /** Pages with a button, linked from the newsletter's mails. */
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  health: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
} as const;

/** The list that staff read of each kind of lead. Partnerships are posted to and listed at the same address. */
export const listPaths = {
  contact: apiPaths.contacts,
  partnership: apiPaths.partnerships,
  subscriber: apiPaths.subscribers,
} as const;

/** The same list as a CSV file. */
export const csvPath = (list: string) => `${list}.csv`;

/** One entry of a list: `PATCH` marks it as handled. */
export const entryPath = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;

/** What is stored about the person with this e-mail address. */
export const personPath = (email: string) => `${apiPaths.people}?${new URLSearchParams({ email })}`;

/** Sends one notification again. */
export const resendPath = (id: string) => `${apiPaths.outbox}/${encodeURIComponent(id)}/resend`;

/** The API's own headers. */
export const apiHeaders = {
  /** A field that visitors cannot see and robots fill in. A value marks the lead as spam. */
  formTrap: 'X-Form-Trap',
  /** Milliseconds since the form was first touched. */
  formElapsed: 'X-Form-Elapsed',
  /** One key per filled-in form, so that a repeated click or a retry stores one record. */
  idempotencyKey: 'Idempotency-Key',
  /** Where the lead came from, as JSON in ASCII. */
  leadSource: 'X-Lead-Source',
  /** Version of the words that the sender agreed to. A contact message without it says that its box was not ticked. */
  consent: 'X-Consent-Version',
  /** On lists: how many entries match, on all pages together. */
  totalCount: 'X-Total-Count',
  /** On lists: after how many days an entry is erased, if ever. */
  retentionDays: 'X-Retention-Days',
} as const;

/** The same two spam signals as fields of a plain form post. */
export const spamFields = { trap: 'website', elapsed: 'elapsed' } as const;

/** Where the lead came from, as a field of a plain form post. */
export const sourceField = 'source';

/** The three calls that store a lead, and where a plain form post of each returns to on its page. */
export const formAnchors = {
  contact: 'contact-form',
  partnerships: 'partnership-form',
  subscribe: 'newsletter',
} as const;
export type LeadCall = keyof typeof formAnchors;

/** What `renderPage` draws a form as, for a visitor whose page runs no JavaScript. */
export interface PageFormState {
  call: LeadCall;
  status: 'success' | 'error';
  values: Record<string, string>;
  errors: Record<string, string>;
}
