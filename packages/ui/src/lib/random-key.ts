/**
 * A unique key. `crypto.randomUUID` exists only on secure origins, but a site may be served without TLS in an internal
 * network.
 */
export function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
