import { addressKey, toMailbox } from '../contract/schemas/index.js';
import { createMailer, type MailerOptions } from '../outbox/mail.js';
import { DeliveryError, type Send } from '../outbox/send.js';
import type { Outbox } from '../store/ports.js';
import type { NewsletterLinks } from './links.js';

/** Who sends the newsletter's mails, as the site names it. */
export interface Sender {
  newsletter: string;
  /** The name, then the lines of the postal address. */
  address: readonly string[];
  contact: string;
}

function confirmationText(confirm: string, unsubscribe: string, { newsletter, address, contact }: Sender): string {
  return `You asked for the ${address[0]} ${newsletter}. It comes once a month.

To confirm, open this page and press the button on it:
${confirm}

If you did not ask for it, ignore this email. You are not subscribed, and we won't email you again.

If you want to unsubscribe later, open this page and press the button on it:
${unsubscribe}

-- 
${[...address, contact].join('\n')}
`;
}

/** The mailbox of an address, without a tag: what follows a `+`. */
function getMailbox(email: string): string {
  const key = addressKey(email);
  const at = key.lastIndexOf('@');
  return key.slice(0, at).split('+', 1)[0] + key.slice(at);
}

interface ConfirmationOptions extends MailerOptions {
  links: NewsletterLinks;
  sender: Sender;
  outbox: Pick<Outbox, 'admitMail'>;
  /** Subscriptions whose mail may be sent in one hour. @default 1,000 */
  maxAnHour?: number | undefined;
}

/** Sends an email that asks a new subscriber to confirm the address. Sends nothing if the subscriber is not pending. */
export function createConfirmation({
  links,
  sender,
  outbox,
  maxAnHour = 1_000,
  ...options
}: ConfirmationOptions): Send {
  const post = createMailer(options);
  return async ({ delivery, lead: { id, body, status } }, signal) => {
    if (status !== 'pending') return;
    // Limits the mails that strangers can make us send. The outbox tries the others again later.
    if (!(await outbox.admitMail(getMailbox(String(body.email)), id, maxAnHour))) throw new DeliveryError('limited');
    const unsubscribe = links.address('unsubscribe', id);
    const message = {
      to: { name: '', address: toMailbox(String(body.email)) },
      from: { name: sender.address[0] ?? '', address: options.from },
      subject: `Please confirm your ${sender.newsletter} subscription`,
      text: confirmationText(links.address('confirm', id), unsubscribe, sender),
      list: { unsubscribe: { url: unsubscribe } },
      // RFC 8058: the unsubscribe button of the mail program.
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
    await post(delivery.id, message, signal);
  };
}
