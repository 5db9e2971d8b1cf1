import { z } from 'zod';

const base64 = z.string().regex(/^[A-Za-z0-9_-]{22,}$/);

/** What is kept about the staff's password. Never the password. */
export const staffRecord = z.strictObject({
  version: z.literal(1),
  /** Signs session cookies, together with the password's hash. */
  sessionKey: base64,
  salt: base64,
  /** Of the password that the first start made up. Absent while `ADMIN_PASSWORD` has always been set. */
  hash: base64.optional(),
});

export type StaffRecord = z.output<typeof staffRecord>;

/** Where it is kept: a JSON file, or a table. */
export interface StaffRecordStore {
  /**
   * Reads the record, lets `complete` make or add to it, and keeps what came out if that is another one.
   *
   * Of several processes one after the other does this, so that all have the same record.
   */
  update(complete: (found: StaffRecord | null) => Promise<StaffRecord>): Promise<StaffRecord>;
}
