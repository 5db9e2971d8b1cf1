/** A unique key. Not `crypto.randomUUID`, which is missing where a site is served without TLS, as in an internal network. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
