import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const PARAMETERS = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const HASH_BYTES = 32;

/** A slow hash of a password: about a tenth of a second and 32 MiB for every guess. */
export const hashPassword = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, PARAMETERS, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

/** Compares in constant time. */
export const sameBytes = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

/** Whether a text could be one of {@link makePassword}'s. */
export const looksMadeUp = (text: string) => /^[a-z\dA]{6}(?:-[a-z\dA]{6}){3}$/.test(text);

/** A password for people to copy: 120 random bits without characters that look alike. */
export function makePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789A';
  const letters = Array.from(randomBytes(24), (byte) => alphabet[byte & 31]);
  return [0, 6, 12, 18].map((start) => letters.slice(start, start + 6).join('')).join('-');
}
