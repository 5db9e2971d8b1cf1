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
  read(): Promise<StaffRecord | null>;
  write(record: StaffRecord): Promise<void>;
}
