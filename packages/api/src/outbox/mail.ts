import { createTransport } from 'nodemailer';
import type { LeadKind } from '../contract/index.js';
import type { StoredLead } from '../store/lead-store.js';
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
}

const label = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A lead as plain text: every field on a line of its own. */
export const mailText = (lead: StoredLead) =>
  [
    ...Object.entries(lead.body).map(([name, value]) => `${label(name)}: ${value}`),
    '',
    `received: ${new Date(lead.submittedAt).toISOString()}`,
    `id: ${lead.id}`,
  ].join('\n');

/** Sends a lead by SMTP. The message's id is the delivery's, so that mail servers can tell a repetition. */
export function createMail({ url, from, to }: MailOptions): Send {
  const transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true });
  Object.assign(transport.options, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ delivery, lead }) => {
    try {
      await transport.sendMail({
        from,
        to,
        replyTo: { name: '', address: String(lead.body.email) },
        subject: subjects[lead.kind],
        text: mailText(lead),
        messageId: `<${delivery.id}@${from.split('@')[1]}>`,
      });
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      throw new DeliveryError(responseCode ? `SMTP ${responseCode}` : (code ?? 'SMTP'));
    }
  };
}
