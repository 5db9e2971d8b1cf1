import { createMailer, type MailerOptions } from '../outbox/mail.js';
import type { Send } from '../outbox/send.js';
import type { Sender } from '../site/load-site.js';
import type { NewsletterLinks } from './links.js';

const confirmationText = (
  confirm: string,
  unsubscribe: string,
  { newsletter, address, contact }: Sender,
) => `Somebody, hopefully you, asked for the ${newsletter} of ${address[0]} at this address.

Please confirm the subscription here:
${confirm}

If it was not you, do nothing: you will not be written to. You can unsubscribe at any time:
${unsubscribe}

-- 
${[...address, contact].join('\n')}
`;

/** Sends a mail that asks a new subscriber to confirm the address. Sends nothing if the subscriber is not pending. */
export function createConfirmation({
  links,
  sender,
  ...options
}: MailerOptions & { links: NewsletterLinks; sender: Sender }): Send {
  const post = createMailer(options);
  return async ({ delivery, lead: { id, body, status } }, signal) => {
    if (status !== 'pending') return;
    const unsubscribe = links.address('unsubscribe', id);
    const message = {
      to: { name: '', address: String(body.email) },
      from: { name: sender.address[0] ?? '', address: options.from },
      subject: `Please confirm the ${sender.newsletter}`,
      text: confirmationText(links.address('confirm', id), unsubscribe, sender),
      list: { unsubscribe: { url: unsubscribe } },
      // RFC 8058: the unsubscribe button of the mail program.
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
    await post(delivery.id, message, signal);
  };
}
