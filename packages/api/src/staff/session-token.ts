import { createHmac, randomBytes } from 'node:crypto';
import { sameBytes } from './passwords.js';

/** What a valid session cookie says. */
export interface Session {
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const sign = (payload: string, key: Buffer) => createHmac('sha256', key).update(payload).digest();

/** Makes a cookie value that only the holder of the key could have made. */
export function issueToken(key: Buffer, expiresAt: number): string {
  const payload = `${randomBytes(16).toString('base64url')}.${expiresAt.toString(36)}`;
  return `${payload}.${sign(payload, key).toString('base64url')}`;
}

/** Reads a cookie value. Undefined when it was made by someone else, altered, or has expired. */
export function readToken(token: string, key: Buffer, now: number): Session | undefined {
  const [id, expiry, signature, ...rest] = token.split('.');
  if (!id || !expiry || !signature || rest.length > 0) return undefined;
  if (!sameBytes(Buffer.from(signature, 'base64url'), sign(`${id}.${expiry}`, key))) return undefined;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt > now ? { id, expiresAt } : undefined;
}
