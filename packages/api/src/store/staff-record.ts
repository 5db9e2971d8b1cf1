import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const base64 = z.string().regex(/^[\w-]{22,}$/);
const bytes32 = z.string().regex(/^[\w-]{43}$/);

/** The stored data about the staff's password. It does not contain the password. */
export const staffRecord = z.strictObject({
  version: z.literal(1),
  /** Signs session cookies, together with the password's hash. */
  sessionKey: bytes32,
  /** Signs links in mails. It never changes, because links must work for years. */
  linkKey: bytes32,
  salt: base64,
  /** Digest of the generated password. Absent if `ADMIN_PASSWORD` has always been set. */
  digest: bytes32.optional(),
  /** Identifies the current password, so that a change is noticed. Neither the password nor a session can be derived from it. */
  inUse: bytes32.optional(),
});

export type StaffRecord = z.output<typeof staffRecord>;

const newKey = () => randomBytes(32).toString('base64url');

export const newKeys = () => ({ sessionKey: newKey(), linkKey: newKey() });
