import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const base64 = z.string().regex(/^[\w-]{22,}$/);
const bytes32 = z.string().regex(/^[\w-]{43}$/);

/** The stored data about the staff's password. It does not contain the password. */
export const staffRecord = z.strictObject({
  version: z.literal(1),
  /** Signs session cookies, together with the password's hash. */
  sessionKey: bytes32,
  /** Signs links in mails. It never changes, because links must work for years. Records of an earlier version get their session key. */
  linkKey: bytes32.optional(),
  salt: base64,
  /** Digest of the generated password. Absent if `ADMIN_PASSWORD` has always been set. */
  digest: bytes32.optional(),
  /** Written by earlier versions. No longer used. */
  hash: bytes32.optional(),
  /** Identifies the current password, so that a change is noticed. Neither the password nor a session can be derived from it. */
  inUse: bytes32.optional(),
});

export const newKey = () => randomBytes(32).toString('base64url');

export type StaffRecord = z.output<typeof staffRecord>;

/** Storage of the staff's record: JSON files or a table. */
export interface StaffRecordStore {
  /**
   * Reads the record, calls `complete` to create or change it, and stores the result. Processes take a lock for this, so that
   * all have the same record.
   */
  update(complete: (found: StaffRecord | null) => Promise<StaffRecord>): Promise<StaffRecord>;
}
