/** Lengths, counts and times that the server accepts. */
export const limits = {
  /** Names, company, job title. */
  short: 200,
  email: 254,
  phone: 50,
  /** Message, goals, descriptions, notes. */
  long: 10_000,
  /** Each value of a lead's source. */
  source: 200,
  /** The whole body of a request. A plain form post is measured after decoding. */
  bodyBytes: 64 * 1024,
  pageDefault: 100,
  pageMax: 500,
  /** A form that is sent earlier than this after the opening of its page is spam. */
  minFillMs: 2_000,
  /** Days that lines of the audit log are kept at most, and those about refused sign-ins. The privacy page states both. */
  auditDays: 400,
  refusedSignInDays: 30,
  /** Characters of the `Idempotency-Key` header. */
  idempotencyKey: 200,
} as const;

/** Check the length first (`limits.email`): on very long input the pattern takes quadratic time. */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- lengths are checked first
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
