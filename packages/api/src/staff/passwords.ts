import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A slow hash for passwords that a person chose. Only used at the start: it takes about 0.1 s and 32 MiB. */
export const slowHash = (password: string, salt: Buffer): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

/** A fast hash, so that a flood of sign-in attempts does not slow the server down. */
export const digest = (password: string) => createHash('sha256').update(password.normalize('NFKC')).digest();

/** Compares in constant time. */
export const sameBytes = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

/** Generates a password of 120 random bits without characters that look alike. A fast hash is enough to store it. */
export function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789A';
  const letters = Array.from(randomBytes(24), (byte) => alphabet[byte & 31]);
  return [0, 6, 12, 18].map((start) => letters.slice(start, start + 6).join('')).join('-');
}
