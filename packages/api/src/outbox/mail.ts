import { createTransport } from 'nodemailer';
import type { LeadKind } from '../contract/index.js';
import type { StoredLead } from '../store/ports.js';
import { DeliveryError, type Send } from './send.js';

const TIMEOUT_MS = 15_000;

const subjects: Record<LeadKind, string> = {
  contact: 'New contact message',
  partnership: 'New partnership inquiry',
  subscriber: 'New newsletter subscriber',
};

export interface MailOptions {
  url: string;
  from: string;
  to: string;
  /** How long a mail server may stay silent. @default 15 seconds */
  timeoutMs?: number | undefined;
}

const label = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A lead as plain text: every field on a line of its own. */
const mailText = (lead: StoredLead) =>
  [
    ...Object.entries(lead.body).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, text]) => `${label(name)} ${label(part)}: ${text}`)
        : `${label(name)}: ${value}`,
    ),
    '',
    `received: ${new Date(lead.submittedAt).toISOString()}`,
    `id: ${lead.id}`,
  ].join('\n');

/** Sends a lead by SMTP. The message's id is the delivery's, so that mail servers can tell a repetition. */
export function createMail({ url, from, to, timeoutMs = TIMEOUT_MS }: MailOptions): Send {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...limits }, { disableFileAccess: true, disableUrlAccess: true });
  return async ({ delivery, lead }, signal) => {
    try {
      await transport.sendMail({
        from,
        to,
        replyTo: { name: '', address: String(lead.body.email) },
        subject: subjects[lead.kind],
        text: mailText(lead),
        messageId: `<${delivery.id}@${from.split('@')[1]}>`,
        ...(signal && { signal }),
      });
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      throw new DeliveryError(responseCode ? `SMTP ${responseCode}` : (code ?? 'SMTP'));
    }
  };
}
