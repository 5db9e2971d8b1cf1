import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export const sameBytes = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
