import type { Env } from './env.js';
import type { Sender } from './newsletter/confirmation-mail.js';
import type { NewsletterLinks } from './newsletter/links.js';
import type { Send } from './outbox/send.js';
import { createWebhook } from './outbox/webhook.js';
import type { Channel } from './store/ports.js';

/** Creates a sender for each configured channel. Without a site there is no page on which to confirm, so nobody is asked to. */
export async function sendersFrom(
  env: Env,
  links: NewsletterLinks,
  sender: Sender | undefined,
  now: () => number,
): Promise<Map<Channel, Send>> {
  const senders = new Map<Channel, Send>();
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, SMTP_URL, SMTP_FROM: from, LEAD_EMAIL_TO: to } = env;
  if (url && secret) senders.set('webhook', createWebhook({ url, secret, now }));
  if (SMTP_URL && from && to) {
    // Loaded only if mail is configured.
    const { createMail } = await import('./outbox/mail.js');
    senders.set('mail', createMail({ url: SMTP_URL, from, to, inbox: `${env.PUBLIC_SITE_ORIGIN}/admin` }));
    if (sender) {
      const { createConfirmation } = await import('./newsletter/confirmation-mail.js');
      senders.set('confirmation', createConfirmation({ url: SMTP_URL, from, links, sender, now }));
    }
  }
  return senders;
}
