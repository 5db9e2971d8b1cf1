import { createTransport, type SendMailOptions } from 'nodemailer';
import type { LeadKind } from '../contract/index.js';
import type { NewsletterLinks } from '../newsletter/links.js';
import type { StoredLead } from '../store/ports.js';
import { DeliveryError, type Send } from './send.js';

const TIMEOUT_MS = 15_000;

const subjects: Record<LeadKind, string> = {
  contact: 'New contact message',
  partnership: 'New partnership inquiry',
  subscriber: 'New newsletter subscriber',
};

export interface MailerOptions {
  url: string;
  from: string;
  /** How long a mail server may stay silent. @default 15 seconds */
  timeoutMs?: number | undefined;
}

const label = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Further lines of a text are indented: they are not to look like fields of their own. */
const inMail = (text: unknown) => String(text).replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n    ');

/** A lead as plain text: every field begins a line. */
export const mailText = (lead: StoredLead) =>
  [
    ...Object.entries(lead.body).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, text]) => `${label(name)} ${label(part)}: ${inMail(text)}`)
        : `${label(name)}: ${inMail(value)}`,
    ),
    '',
    `received: ${new Date(lead.submittedAt).toISOString()}`,
    `id: ${lead.id}`,
  ].join('\n');

type Message = Pick<SendMailOptions, 'to' | 'replyTo' | 'subject' | 'text' | 'list' | 'headers'>;

/** Sends messages by SMTP. Their ids are the deliveries', so that mail servers can tell a repetition. */
function createMailer(
  { url, from, timeoutMs = TIMEOUT_MS }: MailerOptions,
  write: (lead: StoredLead) => Message,
): Send {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...limits }, { disableFileAccess: true, disableUrlAccess: true });
  return async ({ delivery, lead }, signal) => {
    const messageId = `<${delivery.id}@${from.split('@')[1]}>`;
    try {
      await transport.sendMail({ from, messageId, ...write(lead), ...(signal && { signal }) });
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      throw new DeliveryError(responseCode ? `SMTP ${responseCode}` : (code ?? 'SMTP'));
    }
  };
}

/** Tells staff about a lead. */
export const createMail = ({ to, ...options }: MailerOptions & { to: string }): Send =>
  createMailer(options, (lead) => ({
    to,
    replyTo: { name: '', address: String(lead.body.email) },
    subject: subjects[lead.kind],
    text: mailText(lead),
  }));

const confirmationText = (
  confirm: string,
  unsubscribe: string,
) => `Somebody, hopefully you, asked for the Boundless newsletter at this address.

Please confirm the subscription here:
${confirm}

If it was not you, do nothing: you will not be written to. You can unsubscribe at any time:
${unsubscribe}
`;

/** Asks a new subscriber to confirm the address. Whoever is no longer waited for gets no mail. */
export function createConfirmation({ links, ...options }: MailerOptions & { links: NewsletterLinks }): Send {
  const send = createMailer(options, ({ id, body }) => {
    const unsubscribe = links.address('unsubscribe', id);
    return {
      to: { name: '', address: String(body.email) },
      subject: 'Please confirm your subscription',
      text: confirmationText(links.address('confirm', id), unsubscribe),
      list: { unsubscribe: { url: unsubscribe } },
      // RFC 8058: the mail program's own button.
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  });
  return async (due, signal) => {
    if (due.lead.status === 'pending') await send(due, signal);
  };
}
