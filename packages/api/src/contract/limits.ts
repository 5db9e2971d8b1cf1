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
  /** A request's whole body; of a plain form post, decoded. */
  bodyBytes: 64 * 1024,
  pageDefault: 100,
  pageMax: 500,
  /** A form filled in faster than this was not filled in by a person. */
  minFillMs: 2_000,
  /** Characters of the `Idempotency-Key` header. */
  idempotencyKey: 200,
} as const;
