import { createHash, createHmac, randomBytes, scryptSync } from 'node:crypto';
import { sameBytes } from '../lib/same-bytes.js';
import { PasswordReplacedError } from '../store/errors.js';
import type { StaffRecordStore } from '../store/ports.js';
import { newKeys, type StaffRecord } from '../store/staff-record.js';

export const SESSION_MS = 12 * 60 * 60 * 1000;

export interface Session {
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** `checkPassword`, `issue` and `read` reject with a {@link PasswordReplacedError} if this process has another password than the last that started. */
export interface StaffAccess extends ReturnType<typeof createStaffSessions> {
  checkPassword(password: string): Promise<boolean>;
}

const bytes = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
const hmac = (key: Buffer, data: string | Buffer) => createHmac('sha256', key).update(data).digest();

/** Creates the value of a session cookie. */
export function signSession(key: Buffer, now: number): string {
  const payload = `${randomBytes(16).toString('base64url')}.${(now + SESSION_MS).toString(36)}`;
  return `${payload}.${hmac(key, payload).toString('base64url')}`;
}

/** `readKey` reads the key that signs sessions now: it changes when another process starts with another password. */
export function createStaffSessions(readKey: () => Promise<Buffer>, now: () => number) {
  const ended = new Set<string>();
  return {
    issue: async () => signSession(await readKey(), now()),
    /** Reads a cookie value. Undefined if it is forged, altered or expired. */
    async read(token: string): Promise<Session | undefined> {
      const key = await readKey();
      const [id = '', expiry = '', signature = '', ...rest] = token.split('.');
      const isGenuine = sameBytes(bytes(signature), hmac(key, `${id}.${expiry}`)) && rest.length === 0;
      const expiresAt = Number.parseInt(expiry, 36);
      return isGenuine && expiresAt > now() && !ended.has(id) ? { id, expiresAt } : undefined;
    },
    /** Rejects this session from now on, in this process. The store ends it for all processes, also after a restart. */
    end({ id }: Session): void {
      ended.add(id);
    },
  };
}

/** A slow hash for passwords that a person chose. Only used at the start: it takes about 0.1 s and 32 MiB. */
const slowHash = (password: string, salt: Buffer): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

/** A fast hash, so that a flood of sign-in attempts does not slow the server down. */
const digest = (password: string) => createHash('sha256').update(password.normalize('NFKC')).digest();

/** Generates a password of 120 random bits without characters that look alike. A fast hash is enough to store it. */
function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789A';
  const letters = Array.from(randomBytes(24), (byte) => alphabet[byte & 31]);
  return [0, 6, 12, 18].map((start) => letters.slice(start, start + 6).join('')).join('-');
}

/**
 * Sets up the staff's password: the given one, otherwise the stored one, otherwise a generated one.
 * Resolves with the generated password if it is new and has to be shown, and with the key that signs links in mails. A changed password
 * generates a new key for session cookies, which ends all sessions. They stay ended if the password is changed back.
 *
 * The password of the last start counts for all processes: each reads the record for each request of staff.
 */
export async function setUpStaffAccess(
  records: StaffRecordStore,
  password: string | undefined,
  now: () => number,
): Promise<{ access: StaffAccess; generatedPassword: string | undefined; secret: string }> {
  let generatedPassword: string | undefined;
  let hash: Buffer = Buffer.alloc(0);
  let inUse = '';
  const record = await records.update(async (found) => {
    const salt = randomBytes(16).toString('base64url');
    const kept: StaffRecord = { ...(found ?? { version: 1, salt, ...newKeys() }) };
    if (password === undefined && kept.digest === undefined) {
      generatedPassword = generatePassword();
      kept.digest = digest(generatedPassword).toString('base64url');
    }
    hash = password === undefined ? bytes(kept.digest) : slowHash(password, bytes(kept.salt));
    inUse = hmac(hash, 'in use').toString('base64url');
    if (kept.inUse === inUse) return kept;
    return { ...kept, inUse, ...(kept.inUse !== undefined && { sessionKey: newKeys().sessionKey }) };
  });
  const expected = password === undefined ? hash : digest(password);
  async function readKey(): Promise<Buffer> {
    const current = await records.read();
    if (current?.inUse !== inUse) throw new PasswordReplacedError();
    return hmac(bytes(current.sessionKey), hash);
  }
  return {
    access: {
      ...createStaffSessions(readKey, now),
      async checkPassword(given) {
        await readKey();
        return sameBytes(digest(given), expected);
      },
    },
    generatedPassword,
    secret: record.linkKey,
  };
}
