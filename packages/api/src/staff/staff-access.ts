import { createHmac, randomBytes } from 'node:crypto';
import { digest, makePassword, sameBytes, slowHash } from './passwords.js';
import { newKey, type StaffRecord, type StaffRecordStore } from './staff-record.js';
import { createStaffSessions, type StaffSessions } from './staff-sessions.js';

/** Decides who is staff. */
export interface StaffAccess extends StaffSessions {
  checkPassword(password: string): boolean;
}

const newRecord = (): StaffRecord => ({
  version: 1,
  sessionKey: newKey(),
  salt: randomBytes(16).toString('base64url'),
});

const bytes = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
const hmac = (key: Buffer, data: string | Buffer) => createHmac('sha256', key).update(data).digest();

/**
 * Sets up the staff's password: the given one, else the stored one, else one that is made up now.
 *
 * Resolves with the made-up password exactly when there is one to show, and with the key that links in mails are signed with. A
 * change of password draws a new key for the session cookies, and so ends all sessions for good: they stay ended when the
 * password is changed back.
 */
export async function setUpStaffAccess(
  records: StaffRecordStore,
  password: string | undefined,
): Promise<{ access: StaffAccess; madeUp: string | undefined; secret: string }> {
  let madeUp: string | undefined;
  let hash: Buffer = Buffer.alloc(0);
  const record = await records.update(async (found) => {
    const known = found ?? newRecord();
    const kept = { ...known, linkKey: known.linkKey ?? (found ? known.sessionKey : newKey()) };
    if (password === undefined && kept.digest === undefined) {
      madeUp = makePassword();
      kept.digest = digest(madeUp).toString('base64url');
    }
    hash = password === undefined ? bytes(kept.digest) : slowHash(password, bytes(kept.salt));
    const inUse = hmac(hash, 'in use').toString('base64url');
    if (kept.inUse === inUse) return kept;
    return { ...kept, inUse, ...(kept.inUse !== undefined && { sessionKey: newKey() }) };
  });
  const right = password === undefined ? hash : digest(password);
  const sessions = createStaffSessions(hmac(bytes(record.sessionKey), hash));
  return {
    access: { ...sessions, checkPassword: (given) => sameBytes(digest(given), right) },
    madeUp,
    secret: record.linkKey ?? record.sessionKey,
  };
}
