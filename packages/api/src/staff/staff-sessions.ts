import { createHmac, randomBytes } from 'node:crypto';
import { sameBytes } from './passwords.js';

/** How long staff stay signed in. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/** What a valid session cookie says. */
export interface Session {
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface StaffSessions {
  /** Makes a cookie value that only the holder of the key could have made. */
  issue(now?: number): string;
  /** Reads a cookie value. Undefined when it was made by someone else, altered, or has expired. */
  read(token: string, now?: number): Session | undefined;
  /** Reads this session no more. Only this process knows of it: for good and for all of them it is the store that ends it. */
  end(session: Session): void;
}

export function createStaffSessions(key: Buffer): StaffSessions {
  const ended = new Map<string, Session>();
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest();
  return {
    issue(now = Date.now()) {
      const payload = `${randomBytes(16).toString('base64url')}.${(now + SESSION_MS).toString(36)}`;
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    read(token, now = Date.now()) {
      const [id = '', expiry = '', signature = '', ...rest] = token.split('.');
      const isOurs = sameBytes(Buffer.from(signature, 'base64url'), sign(`${id}.${expiry}`)) && rest.length === 0;
      const expiresAt = Number.parseInt(expiry, 36);
      return isOurs && expiresAt > now && !ended.has(id) ? { id, expiresAt } : undefined;
    },
    end(session) {
      for (const { id, expiresAt } of ended.values()) if (expiresAt <= Date.now()) ended.delete(id);
      ended.set(session.id, session);
    },
  };
}
