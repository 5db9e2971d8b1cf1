import { addressKey, toMailbox } from '../contract/schemas/index.js';
import { createMailer, type MailerOptions } from '../outbox/mail.js';
import { DeliveryError, type Send } from '../outbox/send.js';
import type { NewsletterLinks } from './links.js';

/** Who sends the newsletter's mails, as the site names it. */
export interface Sender {
  newsletter: string;
  /** The name, then the lines of the postal address. */
  address: readonly string[];
  contact: string;
}

function confirmationText(confirm: string, unsubscribe: string, { newsletter, address, contact }: Sender): string {
  return `Somebody, hopefully you, asked for the ${newsletter} of ${address[0]} at this address.

To confirm, open this page and press the button on it:
${confirm}

If it was not you, do nothing: we won't email you again. To unsubscribe, open this page and press the button on it:
${unsubscribe}

-- 
${[...address, contact].join('\n')}
`;
}

const HOUR = 3_600_000;

/**
 * Limits the mails that strangers can make us send: an hour has one subscription of a mailbox, whatever tag follows its `+`,
 * and `max` in all. The outbox tries the others again later.
 */
function createMailLimit(now: () => number, max: number) {
  const subscriptions = new Map<string, string>();
  let since = Number.NEGATIVE_INFINITY;
  return (email: string, id: string): void => {
    if (Math.abs(now() - since) >= HOUR) {
      subscriptions.clear();
      since = now();
    }
    const key = addressKey(email);
    const at = key.lastIndexOf('@');
    const mailbox = key.slice(0, at).split('+', 1)[0] + key.slice(at);
    const first = subscriptions.get(mailbox) ?? id;
    if (first !== id || (subscriptions.size >= max && !subscriptions.has(mailbox))) throw new DeliveryError('limited');
    subscriptions.set(mailbox, id);
  };
}

interface ConfirmationOptions extends MailerOptions {
  links: NewsletterLinks;
  sender: Sender;
  now: () => number;
  /** Subscriptions whose mail may be sent in one hour. @default 1,000 */
  maxAnHour?: number | undefined;
}

/** Sends a mail that asks a new subscriber to confirm the address. Sends nothing if the subscriber is not pending. */
export function createConfirmation({ links, sender, now, maxAnHour = 1_000, ...options }: ConfirmationOptions): Send {
  const post = createMailer(options);
  const limit = createMailLimit(now, maxAnHour);
  return async ({ delivery, lead: { id, body, status } }, signal) => {
    if (status !== 'pending') return;
    limit(String(body.email), id);
    const unsubscribe = links.address('unsubscribe', id);
    const message = {
      to: { name: '', address: toMailbox(String(body.email)) },
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
