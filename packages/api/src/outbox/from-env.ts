import type { Env } from '../env.js';
import type { Channel } from '../store/lead-store.js';
import { createMail } from './mail.js';
import type { Send } from './send.js';
import { createWebhook } from './webhook.js';

/** The channels that the environment sets up. */
export function sendersFrom(env: Env, now: () => number): Map<Channel, Send> {
  const senders = new Map<Channel, Send>();
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, SMTP_URL, SMTP_FROM: from, LEAD_EMAIL_TO: to } = env;
  if (url && secret) senders.set('webhook', createWebhook({ url, secret, now }));
  if (SMTP_URL && from && to) senders.set('mail', createMail({ url: SMTP_URL, from, to }));
  return senders;
}
