import { createHmac, randomBytes } from 'node:crypto';
import { hashPassword, makePassword, sameBytes } from './passwords.js';
import { issueToken, readToken, type Session } from './session-token.js';
import type { StaffRecord, StaffRecordStore } from './staff-record.js';

/** How long staff stay signed in. */
export const SESSION_MS = 12 * 60 * 60 * 1000;
/** Password checks are slow on purpose: so many may wait at once, more are turned away. */
const MAX_WAITING = 20;

/** Decides who is staff. */
export interface StaffAccess {
  /** Resolves to undefined when too many checks are waiting already. */
  checkPassword(password: string): Promise<boolean | undefined>;
  issue(now: number): string;
  read(token: string, now: number): Session | undefined;
  /** Reads this session no more. Only this process knows of it: for good and for all of them it is the store that ends it. */
  end(session: Session, now: number): void;
}

function newRecord(): StaffRecord {
  return {
    version: 1,
    sessionKey: randomBytes(32).toString('base64url'),
    salt: randomBytes(16).toString('base64url'),
  };
}

const saltOf = (record: StaffRecord) => Buffer.from(record.salt, 'base64url');

/**
 * Sets up the staff's password: the given one, else the stored one, else one that is made up now.
 *
 * Resolves with the made-up password exactly when there is one to show, and with a secret that is kept with the data. A change of password changes the key that
 * signs the session cookies, and so ends all sessions.
 */
export async function setUpStaffAccess(
  records: StaffRecordStore,
  password: string | undefined,
): Promise<{ access: StaffAccess; madeUp: string | undefined; secret: string }> {
  let madeUp: string | undefined;
  const record = await records.update(async (found) => {
    const known = found ?? newRecord();
    if (password !== undefined || known.hash !== undefined) return known;
    madeUp = makePassword();
    return { ...known, hash: (await hashPassword(madeUp, saltOf(known))).toString('base64url') };
  });
  const salt = saltOf(record);
  const hash =
    password === undefined ? Buffer.from(record.hash ?? '', 'base64url') : await hashPassword(password, salt);
  return {
    access: createStaffAccess(Buffer.from(record.sessionKey, 'base64url'), salt, hash),
    madeUp,
    secret: record.sessionKey,
  };
}

function createStaffAccess(sessionKey: Buffer, salt: Buffer, hash: Buffer): StaffAccess {
  const key = createHmac('sha256', sessionKey).update(hash).digest();
  const ended = new Map<string, Session>();
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    async checkPassword(password) {
      if (waiting >= MAX_WAITING) return undefined;
      waiting += 1;
      // One at a time: the threads that hash are those that write leads to the disk.
      const check = queue.then(async () => sameBytes(await hashPassword(password, salt), hash));
      queue = check.catch(() => undefined);
      return check.finally(() => {
        waiting -= 1;
      });
    },
    issue: (now) => issueToken(key, now + SESSION_MS),
    read(token, now) {
      const session = readToken(token, key, now);
      return session && !ended.has(session.id) ? session : undefined;
    },
    end(session, now) {
      for (const { id, expiresAt } of ended.values()) if (expiresAt <= now) ended.delete(id);
      ended.set(session.id, session);
    },
  };
}
