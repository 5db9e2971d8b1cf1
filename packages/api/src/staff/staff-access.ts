import { createHmac, randomBytes } from 'node:crypto';
import { hashPassword, looksMadeUp, makePassword, sameBytes } from './passwords.js';
import { issueToken, readToken, type Session } from './session-token.js';
import { newKey, type StaffRecord, type StaffRecordStore } from './staff-record.js';

/** How long staff stay signed in. */
export const SESSION_MS = 12 * 60 * 60 * 1000;
/** Checks of a made-up password are slow on purpose: so many may wait at once. */
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
    sessionKey: newKey(),
    linkKey: newKey(),
    salt: randomBytes(16).toString('base64url'),
  };
}

const saltOf = (record: StaffRecord) => Buffer.from(record.salt, 'base64url');

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
    const known =
      found?.linkKey === undefined && found ? { ...found, linkKey: found.sessionKey } : (found ?? newRecord());
    if (password === undefined && known.hash === undefined) madeUp = makePassword();
    const chosen = password ?? madeUp;
    hash =
      chosen === undefined ? Buffer.from(known.hash ?? '', 'base64url') : await hashPassword(chosen, saltOf(known));
    const inUse = hmac(hash, 'in use').toString('base64url');
    if (known.inUse === inUse) return known;
    return {
      ...known,
      inUse,
      ...(known.inUse !== undefined && { sessionKey: newKey() }),
      ...(madeUp !== undefined && { hash: hash.toString('base64url') }),
    };
  });
  const key = hmac(Buffer.from(record.sessionKey, 'base64url'), hash);
  const check = password === undefined ? checkMadeUp(saltOf(record), hash) : checkGiven(password);
  return {
    access: { checkPassword: check, ...createSessions(key) },
    madeUp,
    secret: record.linkKey ?? record.sessionKey,
  };
}

type Check = StaffAccess['checkPassword'];

/** Compares passwords by a digest under a key of this process: it costs next to nothing, so no flood of guesses delays it. */
function digester() {
  const key = randomBytes(32);
  return (password: string) => hmac(key, password.normalize('NFKC'));
}

function checkGiven(given: string): Check {
  const digest = digester();
  const right = digest(given);
  return async (password) => sameBytes(digest(password), right);
}

/**
 * Checks against a slow hash until somebody has signed in, and by that password's digest from then on. Until then a flood of
 * guesses could keep staff waiting: the newest guess goes first, and the one that has waited for longest is turned away.
 */
function checkMadeUp(salt: Buffer, hash: Buffer): Check {
  const digest = digester();
  const waiting: { password: string; answer: (right: boolean | undefined) => void }[] = [];
  let right: Buffer | undefined;
  let busy = false;

  async function isRight(password: string): Promise<boolean> {
    if (right) return sameBytes(digest(password), right);
    if (!sameBytes(await hashPassword(password, salt), hash)) return false;
    right = digest(password);
    return true;
  }

  /** One at a time: the threads that hash are those that write leads to the disk. */
  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let next = waiting.pop(); next; next = waiting.pop())
      next.answer(await isRight(next.password).catch(() => undefined));
    busy = false;
  }

  return async (password) => {
    if (!looksMadeUp(password)) return false;
    if (right) return isRight(password);
    if (waiting.length >= MAX_WAITING) waiting.shift()?.answer(undefined);
    const answer = new Promise<boolean | undefined>((resolve) => {
      waiting.push({ password, answer: resolve });
    });
    work();
    return answer;
  };
}

function createSessions(key: Buffer): Omit<StaffAccess, 'checkPassword'> {
  const ended = new Map<string, Session>();
  return {
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
