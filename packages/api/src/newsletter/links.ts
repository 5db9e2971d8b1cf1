import { createHmac, hkdfSync } from 'node:crypto';
import { apiPaths } from '../contract/index.js';
import { sameBytes } from '../staff/passwords.js';

/** What a link from a mail does. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;

const SIGNATURE_BYTES = 16;
const uuid = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** The key for links, out of a secret that serves for something else as well. */
export const linkKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'newsletter links', 32));

/** The links of the newsletter's mails, to the public site at `origin`. Nothing is stored for them; they work while the key is kept. */
export function createNewsletterLinks(key: Buffer, origin: string) {
  const sign = (purpose: LinkPurpose, id: Buffer) =>
    createHmac('sha256', key).update(purpose).update(id).digest().subarray(0, SIGNATURE_BYTES);
  return {
    /** The whole address, for mails and exports. */
    address(purpose: LinkPurpose, id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      const token = Buffer.concat([bytes, sign(purpose, bytes)]).toString('base64url');
      return `${origin}${apiPaths[purpose]}?token=${token}`;
    },
    /** The subscription that a token is for. Undefined when we have not made it, or for something else. */
    read(purpose: LinkPurpose, token: unknown): string | undefined {
      const bytes = Buffer.from(typeof token === 'string' ? token : '', 'base64url');
      const id = bytes.subarray(0, -SIGNATURE_BYTES);
      if (id.length !== 16 || !sameBytes(sign(purpose, id), bytes.subarray(-SIGNATURE_BYTES))) return undefined;
      return id.toString('hex').replace(uuid, '$1-$2-$3-$4-$5');
    },
  };
}
