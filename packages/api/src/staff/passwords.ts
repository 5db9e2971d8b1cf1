import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A slow hash of a password that a person chose, for the start alone: about a tenth of a second and 32 MiB. */
export const slowHash = (password: string, salt: Buffer): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

/** Costs next to nothing, so no flood of guesses delays anybody. */
export const digest = (password: string) => createHash('sha256').update(password.normalize('NFKC')).digest();

/** Compares in constant time. */
export const sameBytes = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

/** A password for people to copy: 120 random bits without characters that look alike. Too many for guesses, however fast. */
export function makePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789A';
  const letters = Array.from(randomBytes(24), (byte) => alphabet[byte & 31]);
  return [0, 6, 12, 18].map((start) => letters.slice(start, start + 6).join('')).join('-');
}
