import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const base64 = z.string().regex(/^[\w-]{22,}$/);
const bytes32 = z.string().regex(/^[\w-]{43}$/);

/** What is kept about the staff's password. Never the password. */
export const staffRecord = z.strictObject({
  version: z.literal(1),
  /** Signs session cookies, together with the password's hash. */
  sessionKey: bytes32,
  /** Signs the links in mails. It stays what it is: they are to work for years. Of an earlier version: the first key of sessions. */
  linkKey: bytes32.optional(),
  salt: base64,
  /** Of the password that a start made up. Absent while `ADMIN_PASSWORD` has always been set. */
  digest: bytes32.optional(),
  /** The same, as earlier versions kept it. It is of no use any more. */
  hash: bytes32.optional(),
  /** Names the password in use, so that another one is noticed. Neither the password nor a session follows from it. */
  inUse: bytes32.optional(),
});

export const newKey = () => randomBytes(32).toString('base64url');

export type StaffRecord = z.output<typeof staffRecord>;

/** Where it is kept: a JSON file, or a table. */
export interface StaffRecordStore {
  /**
   * Reads the record, lets `complete` make or add to it, and keeps what came out. Of several processes one after the other does
   * this, so that all have the same record.
   */
  update(complete: (found: StaffRecord | null) => Promise<StaffRecord>): Promise<StaffRecord>;
}
