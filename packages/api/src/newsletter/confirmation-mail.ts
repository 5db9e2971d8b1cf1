import { addressKey, toMailbox } from '../contract/schemas/index.js';
import { findLanguage, type Sender, type SiteLanguage } from '../lib/site-language.js';
import { createMailer, type MailerOptions } from '../outbox/mail.js';
import { DeliveryError, type Send } from '../outbox/send.js';
import { SPAM_DAYS } from '../retention.js';
import type { Outbox } from '../store/ports.js';
import type { NewsletterLinks } from './links.js';

const englishWords: NonNullable<SiteLanguage['words']>['confirmation'] = {
  subject: 'Confirm your subscription to the {company} {newsletter}',
  text: `You asked for the {company} {newsletter}: rates, what lenders are looking for, and what we learned from the month's matches. It comes once a month.

To confirm, open this page and press the button on it:
{confirm}

If you did not ask for it, do nothing: you will not get the {newsletter}. The link works for {days} days, and then we erase the request.

If you want to unsubscribe later, open this page and press the button on it:
{unsubscribe}`,
};

/** Subject and text of the mail, with the sender's address below it. */
function mailWords(confirm: string, unsubscribe: string, sender: Sender, language?: SiteLanguage) {
  const { newsletter, address, contact } = sender;
  const values: Record<string, string> = {
    company: address[0] ?? '',
    newsletter,
    confirm,
    unsubscribe,
    days: String(SPAM_DAYS),
  };
  const { subject, text } = language?.words?.confirmation ?? englishWords;
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return { subject: fill(subject), text: `${fill(text)}\n\n-- \n${[...address, contact].join('\n')}\n` };
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
  /** The site's languages. A lead without one of them gets the English mail. */
  languages?: readonly SiteLanguage[];
  outbox: Pick<Outbox, 'admitMail'>;
  /** Subscriptions whose mail may be sent in one hour. @default 1,000 */
  maxAnHour?: number | undefined;
}

/** Sends an email that asks a new subscriber to confirm the address. Sends nothing if the subscriber is not pending. */
export function createConfirmation({
  links,
  sender: english,
  languages,
  outbox,
  maxAnHour = 1_000,
  ...options
}: ConfirmationOptions): Send {
  const post = createMailer(options);
  return async ({ delivery, lead: { id, body, status } }, signal) => {
    if (status !== 'pending') return;
    // Limits the mails that strangers can make us send. The outbox tries the others again later.
    if (!(await outbox.admitMail(getMailbox(String(body.email)), id, maxAnHour))) throw new DeliveryError('limited');
    const language = findLanguage(languages, body.language);
    const sender = language?.sender ?? english;
    const [confirm, unsubscribe] = (['confirm', 'unsubscribe'] as const).map((purpose) =>
      links.address(purpose, id, language?.prefix),
    ) as [string, string];
    const { subject, text } = mailWords(confirm, unsubscribe, sender, language);
    const message = {
      to: { name: '', address: toMailbox(String(body.email)) },
      from: { name: sender.address[0] ?? '', address: options.from },
      subject,
      text,
      list: { unsubscribe: { url: unsubscribe } },
      // RFC 8058: the unsubscribe button of the mail program.
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
    await post(delivery.id, message, signal);
  };
}
