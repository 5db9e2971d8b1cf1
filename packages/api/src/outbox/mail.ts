import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Delivery, LeadKind } from '../contract/index.js';
import { toMailbox } from '../contract/schemas/index.js';
import type { Lead } from '../store/ports.js';
import { DeliveryError, type Send } from './send.js';

const TIMEOUT_MS = 15_000;

const names: Record<LeadKind, string> = {
  contact: 'contact message',
  partnership: 'partnership inquiry',
  subscriber: 'newsletter subscriber',
};

export interface MailerOptions {
  url: string;
  from: string;
  timeoutMs?: number | undefined;
}

const label = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Indents all lines of a text except the first, so that they do not look like fields. */
const indentLines = (text: unknown) => String(text).replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n    ');

const subscriberStatus = {
  pending: 'pending, has not confirmed the address and must not get the newsletter yet',
  active: 'active',
  unsubscribed: 'unsubscribed, must not get the newsletter',
};

/** Whether the sender may be written to, which the fields do not say. */
function statusLines({ kind, status }: Lead): string[] {
  if (kind === 'subscriber') return [`status: ${subscriberStatus[status ?? 'active']}`];
  return status === 'unsubscribed' ? ['status: has stopped our messages'] : [];
}

export const mailText = (lead: Lead, stopLink?: MailOptions['stopLink']) =>
  [
    ...Object.entries(lead.body).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, text]) => `${label(name)} ${label(part)}: ${indentLines(text)}`)
        : `${label(name)}: ${indentLines(value)}`,
    ),
    '',
    ...statusLines(lead),
    `received: ${new Date(lead.submittedAt).toISOString()}`,
    `id: ${lead.id}`,
    ...(stopLink && lead.kind !== 'subscriber'
      ? [`link to stop messages, to include in every email to this person: ${stopLink(lead)}`]
      : []),
  ].join('\n');

type Message = Pick<SendMailOptions, 'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'list' | 'headers'>;

/** Sends messages by SMTP. The message id is the delivery's id, so that mail servers recognize a retry. */
export function createMailer({ url, from, timeoutMs = TIMEOUT_MS }: MailerOptions) {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...limits }, { disableFileAccess: true, disableUrlAccess: true });
  return async (id: string, message: Message, signal: AbortSignal | undefined): Promise<void> => {
    const messageId = `<${id}@${from.split('@')[1]}>`;
    try {
      await transport.sendMail({ from, messageId, ...message, ...(signal && { signal }) });
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      throw new DeliveryError(responseCode ? `SMTP ${responseCode}` : (code ?? 'SMTP'));
    }
  };
}

const digestText = (deliveries: readonly Delivery[], inbox: string) =>
  [
    'Too many leads arrived to email each one. These were not emailed:',
    '',
    ...Object.entries(names).map(([kind, name]) => `${name}: ${deliveries.filter((one) => one.kind === kind).length}`),
    '',
    inbox,
  ].join('\n');

interface MailOptions extends MailerOptions {
  to: string;
  inbox: string;
  /** The link with which the sender of this lead stops messages. */
  stopLink?: ((lead: Lead) => string) | undefined;
}

const noReply = 'A reply to this email does not reach the sender: write to the address above.';

export function createMail({ to, inbox, stopLink, ...options }: MailOptions): Send {
  const post = createMailer(options);
  const send: Send = ({ delivery, lead }, signal) => {
    const address = toMailbox(String(lead.body.email));
    // Another one needs an extension in the header (RFC 6531), without which servers may refuse the mail. It is in the text.
    const canReply = /^[ -~]*$/.test(address);
    return post(
      delivery.id,
      {
        to,
        ...(canReply && { replyTo: { name: '', address } }),
        subject: `New ${names[lead.kind]}`,
        text: canReply ? mailText(lead, stopLink) : `${mailText(lead, stopLink)}\n\n${noReply}`,
      },
      signal,
    );
  };
  send.digest = (deliveries, signal) => {
    const message = { to, subject: `More leads: ${deliveries.length}`, text: digestText(deliveries, inbox) };
    return post(`digest.${deliveries[0]?.id}`, message, signal);
  };
  return send;
}
