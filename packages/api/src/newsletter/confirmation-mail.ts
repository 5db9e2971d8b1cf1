import { createMailer, type MailerOptions } from '../outbox/mail.js';
import type { Send } from '../outbox/send.js';
import type { NewsletterLinks } from './links.js';

const confirmationText = (
  confirm: string,
  unsubscribe: string,
) => `Somebody, hopefully you, asked for the Boundless newsletter at this address.

Please confirm the subscription here:
${confirm}

If it was not you, do nothing: you will not be written to. You can unsubscribe at any time:
${unsubscribe}
`;

/** Sends a mail that asks a new subscriber to confirm the address. Sends nothing if the subscriber is not pending. */
export function createConfirmation({ links, ...options }: MailerOptions & { links: NewsletterLinks }): Send {
  const post = createMailer(options);
  return async ({ delivery, lead: { id, body, status } }, signal) => {
    if (status !== 'pending') return;
    const unsubscribe = links.address('unsubscribe', id);
    const message = {
      to: { name: '', address: String(body.email) },
      subject: 'Please confirm your subscription',
      text: confirmationText(links.address('confirm', id), unsubscribe),
      list: { unsubscribe: { url: unsubscribe } },
      // RFC 8058: the unsubscribe button of the mail program.
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
    await post(delivery.id, message, signal);
  };
}
