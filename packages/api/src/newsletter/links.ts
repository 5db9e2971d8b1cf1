import { createHmac, hkdfSync } from 'node:crypto';
import { apiPaths } from '../contract/index.js';
import { sameBytes } from '../lib/same-bytes.js';

export type LinkPurpose = 'confirm' | 'unsubscribe' | 'stop';

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;

const SIGNATURE_BYTES = 16;
const uuid = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** The signed links in mails, to the site at `origin`. Valid while the secret stays the same. */
export function createNewsletterLinks(secret: string, origin: string) {
  // The secret may also be used for something else, so links get a key derived from it.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'newsletter links', 32));
  const sign = (purpose: LinkPurpose, id: Buffer) =>
    createHmac('sha256', key).update(purpose).update(id).digest().subarray(0, SIGNATURE_BYTES);
  return {
    /** `prefix`: the beginning of the addresses of a language. */
    address(purpose: LinkPurpose, id: string, prefix = ''): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      const token = Buffer.concat([bytes, sign(purpose, bytes)]).toString('base64url');
      return `${origin}${prefix}${apiPaths[purpose]}?token=${token}`;
    },
    /** The id of the lead in a token. Undefined if the token is forged or has another purpose. */
    read(purpose: LinkPurpose, token: unknown): string | undefined {
      const bytes = Buffer.from(typeof token === 'string' ? token : '', 'base64url');
      const id = bytes.subarray(0, -SIGNATURE_BYTES);
      if (id.length !== 16 || !sameBytes(sign(purpose, id), bytes.subarray(-SIGNATURE_BYTES))) return undefined;
      return id.toString('hex').replace(uuid, '$1-$2-$3-$4-$5');
    },
  };
}
